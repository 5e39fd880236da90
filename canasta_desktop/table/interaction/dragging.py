"""One drag: cards picked up, held over places that say what would happen, let go or put back."""

from PySide6.QtCore import QPointF

from canasta_desktop.engine.cards import THREES
from canasta_desktop.model.places import FromHand, FromPile, FromStaged, OntoMeld, Source, Target
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.interaction.aims import Aim, aim_at, hand_index, ordered, target_of
from canasta_desktop.table.interaction.dragged_cards import DraggedCards
from canasta_desktop.table.interaction.lights import Lights
from canasta_desktop.table.interaction.motion_like import MotionLike
from canasta_desktop.table.interaction.notices import Notices
from canasta_desktop.table.interaction.shown import Lifted, ShownTable
from canasta_desktop.table.interaction.things import staged_cards
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import TableSpot


class Dragging:
    """What is dragged now, if anything. All questions go to the session; nothing is decided here."""

    def __init__(
        self,
        session: GameSession,
        scene: TableScene,
        shown: ShownTable,
        lights: Lights,
        notices: Notices,
        motion: MotionLike,
    ) -> None:
        self._session, self._scene, self._shown = session, scene, shown
        self._lights, self._notices, self._motion = lights, notices, motion
        self._source: Source | None = None
        self._cards: DraggedCards | None = None
        self._point = QPointF()
        self._aim: Aim | None = None
        self._dropping = False
        self._measures = scene.table_layout.measures

    @property
    def active(self) -> bool:
        """Whether something hangs under the pointer."""
        return self._source is not None

    @property
    def dropping(self) -> bool:
        """Whether the session is just answering a drop."""
        return self._dropping

    @property
    def source(self) -> Source | None:
        """What is dragged."""
        return self._source

    def begin(self, source: Source, point: QPointF) -> None:
        """Pick up."""
        self._motion.finish()
        self._notices.clear()
        snapshot = self._session.snapshot
        if snapshot is None:
            return
        cards = DraggedCards(self._scene, snapshot, source)
        self._scene.offer_threes(self._session.drop_outcome(source, OntoMeld(THREES)).legal)
        self._source, self._cards, self._point = source, cards, QPointF(point)
        cards.move_to(point)
        self._aim = aim_at(self._scene, point)
        self._shown.lift(Lifted(source, self._index(self._aim)))
        words = self._lights.ask(snapshot, source)
        self._lights.show(self._aim)
        self._motion.a_frame_later(self._prepare_mark)
        self._shown.say(words)

    def move(self, point: QPointF) -> None:
        """Hold it over this point."""
        if self._source is None or self._cards is None:
            return
        self._point = QPointF(point)
        self._cards.move_to(point)
        aim = aim_at(self._scene, point)
        if aim is TableSpot.HAND or self._aim is TableSpot.HAND:
            self._shown.lift(Lifted(self._source, self._index(aim)))
        if aim != self._aim:
            self._aim = aim
            self._light(aim)

    def drop(self) -> None:
        """Let go where it is: it lies there in the next frame, or it flies back with the reason."""
        source, cards, snapshot = self._source, self._cards, self._session.snapshot
        if source is None or cards is None or snapshot is None:
            return
        aim, index = self._aim, self._index(self._aim)
        if aim is None and not self._scene.sceneRect().contains(self._point):
            self.cancel()
            return
        self._let_go()
        if index is not None and _lies_there(snapshot, source, index):
            accepted = True
        elif aim is None:
            accepted = False
            self._refuse_felt()
        else:
            accepted = self._drop_there(source, target_of(aim, snapshot.my_side, index))
        if accepted:
            self._take_away(cards, source.keys if isinstance(source, FromHand) else ())
        else:
            self._fly_home(source, cards)

    def cancel(self) -> None:
        """Put back what is dragged; it flies home."""
        source, cards = self._source, self._cards
        if source is not None and cards is not None:
            self._let_go()
            self._fly_home(source, cards)

    def give_up(self) -> None:
        """Drag nothing any more, at once."""
        cards = self._cards
        if cards is not None:
            self._let_go()
            self._take_away(cards)

    def refresh(self) -> None:
        """The table has changed meanwhile: go on with what is still there."""
        snapshot = self._session.snapshot
        if self._source is None:
            return
        if snapshot is None or not _still_there(snapshot, self._source):
            self.give_up()
            return
        self._shown.say(self._lights.ask(snapshot, self._source))
        self._find_places()

    def relaid(self) -> None:
        """The table was laid out; where more than its hand was, as by a resize, places have moved."""
        measures = self._scene.table_layout.measures
        if measures is not self._measures:
            self._measures = measures
            self._find_places()

    # ---- inside

    def _find_places(self) -> None:
        if self._source is not None and self._cards is not None and self._session.snapshot is not None:
            self._cards.find_homes(self._session.snapshot)
            self._light(self._aim)

    def _light(self, aim: Aim | None) -> None:
        """Marks, words and the bubble are much to paint in one frame: it says a little later why not, and when the
        pointer comes from the hand, after that has closed its gap. Over the hand, which goes on making room, it says
        nothing at once.
        """
        self._lights.show(aim)
        if aim is TableSpot.HAND:
            self._scene.overlay.hide_refusal()
        self._motion.a_frame_later(self._prepare_why_not, calm=self._lights.says_no)

    def _prepare_mark(self) -> None:
        """One in each frame after the first, until the pointer comes to another place."""
        self._motion.a_frame_later(self._prepare_mark if self._lights.prepare_mark() else self._prepare_why_not)

    def _prepare_why_not(self) -> None:
        goes_on = self._lights.prepare_why_not()
        self._motion.a_frame_later(self._prepare_why_not if goes_on else self._lights.say_why_not)

    def _let_go(self) -> None:
        """Nothing is dragged any more, no target shines; the cards hang where they are."""
        self._source = self._cards = self._aim = None
        self._lights.put_out()
        self._shown.forget_lifted()
        if not self._notices.standing:
            self._shown.say(None)

    def _take_away(self, cards: DraggedCards, landed: tuple[int, ...] = ()) -> None:
        cards.remove()
        self._scene.offer_threes(False)
        self._shown.show(landed)

    def _drop_there(self, source: Source, target: Target) -> bool:
        """Whether the session takes it; it tells its refusal itself."""
        self._dropping = True
        try:
            return self._session.drop(source, target) is None
        finally:
            self._dropping = False

    def _refuse_felt(self) -> None:
        rect = Rect(self._point.x(), self._point.y(), 0, 0)
        self._notices.refuse(TableRefusal(TableRefusalCode.NOT_THERE), lambda: rect)

    def _fly_home(self, source: Source, cards: DraggedCards) -> None:
        lifted = Lifted(source)
        self._scene.offer_threes(False)
        self._shown.lift(lifted)
        self._motion.fly_home(cards.items, cards.home_points, lambda: self._land(cards, lifted))

    def _land(self, cards: DraggedCards, lifted: Lifted) -> None:
        cards.remove()
        if self._shown.lifted == lifted and not self.active:
            self._shown.lift(None)

    def _index(self, aim: Aim | None) -> int | None:
        snapshot = self._session.snapshot
        if aim is not TableSpot.HAND or self._source is None or snapshot is None:
            return None
        return hand_index(self._scene, snapshot.hand, self._source, self._point)


def _lies_there(snapshot: TableSnapshot, source: Source, index: int) -> bool:
    """Whether the hand would be as it was: then its order is not the person's own yet."""
    return isinstance(source, FromHand) and ordered(snapshot.hand, source, index) == snapshot.hand


def _still_there(snapshot: TableSnapshot, source: Source) -> bool:
    if isinstance(source, FromHand):
        return set(source.keys) <= {held.key for held in snapshot.hand}
    if isinstance(source, FromStaged):
        return set(source.keys) <= staged_cards(snapshot).keys()
    return bool(snapshot.pile) if isinstance(source, FromPile) else snapshot.stock > 0

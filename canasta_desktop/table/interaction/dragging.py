"""One drag: cards picked up, held over places that say what would happen, let go or put back."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from canasta_desktop.engine.cards import THREES, Card
from canasta_desktop.model.places import (
    DropOutcome,
    FromHand,
    FromPile,
    FromStaged,
    OntoMeld,
    OutcomeKind,
    Source,
)
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.interaction.aims import Aim, aim_at, aims, hand_index, ordered, target_of
from canasta_desktop.table.interaction.dragged_cards import DraggedCards
from canasta_desktop.table.interaction.motion_like import MotionLike
from canasta_desktop.table.interaction.notices import Notices
from canasta_desktop.table.interaction.shown import Lifted, ShownTable
from canasta_desktop.table.interaction.things import TheirBand, rect_of
from canasta_desktop.table.items.target_mark import TargetLook, TargetState
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import Spot, TableSpot, Zone
from canasta_desktop.table.texts import TableWords

_PLAIN = (OutcomeKind.NOTHING, OutcomeKind.REORDER)
"""Outcomes that light no target: the gap in the hand says it all."""


class Dragging:
    """What is dragged now, if anything. All questions go to the session; nothing is decided here."""

    def __init__(
        self,
        session: GameSession,
        scene: TableScene,
        shown: ShownTable,
        notices: Notices,
        words: TableWords,
        motion: MotionLike,
    ) -> None:
        self._session, self._scene, self._shown = session, scene, shown
        self._notices, self._words, self._motion = notices, words, motion
        self._source: Source | None = None
        self._cards: DraggedCards | None = None
        self._point = QPointF()
        self._aim: Aim | None = None
        self._outcomes: dict[Aim, DropOutcome] = {}
        self._dropping = False

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
        snapshot = self._session.snapshot
        if snapshot is None:
            return
        self._motion.finish()
        self._notices.clear()
        self._source, self._aim = source, None
        self._cards = DraggedCards(self._scene, snapshot, source)
        self._scene.offer_threes(self._offers_threes(source))
        self._shown.lift(Lifted(source))
        self._ask(snapshot, source)
        self._say(snapshot, source)
        self.move(point)

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
            self._light()

    def drop(self) -> None:
        """Let go where it is: it lies there in the next frame, or it flies back with the reason."""
        source, snapshot = self._source, self._session.snapshot
        if source is None or snapshot is None:
            return
        aim, index = self._aim, self._index(self._aim)
        if aim is None and not self._scene.sceneRect().contains(self._point):
            self.cancel()
            return
        if (
            isinstance(source, FromHand)
            and index is not None
            and ordered(snapshot.hand, source, index) == snapshot.hand
        ):
            self._end()
            return
        if not self._let_go(source, snapshot, aim, index):
            self._fly_home(source)

    def cancel(self) -> None:
        """Put back what is dragged; it flies home."""
        if self._source is not None:
            self._put_out()
            self._fly_home(self._source)

    def refresh(self) -> None:
        """The table has changed meanwhile: go on with what can still be dragged."""
        snapshot = self._session.snapshot
        if self._source is None or self._cards is None:
            return
        if snapshot is None or not _still_there(snapshot, self._source):
            self._end()
            return
        self._ask(snapshot, self._source)
        self._say(snapshot, self._source)
        self.relaid()

    def relaid(self) -> None:
        """Places have moved, as by a resize."""
        if self._source is None or self._cards is None or self._session.snapshot is None:
            return
        self._cards.find_homes(self._session.snapshot)
        self._light()

    def drop_everything(self) -> None:
        """Another table: nothing is dragged."""
        if self._source is not None:
            self._end()

    # ---- inside

    def _let_go(self, source: Source, snapshot: TableSnapshot, aim: Aim | None, index: int | None) -> bool:
        """Drop it; whether it was accepted. What the session announces finds nothing lifted any more."""
        self._put_out()
        if aim is None:
            rect = Rect(self._point.x(), self._point.y(), 0, 0)
            self._notices.refuse(TableRefusal(TableRefusalCode.NOT_THERE), lambda: rect)
            return False
        lifted, cards = self._shown.lifted, self._cards
        self._shown.forget_lifted()
        self._source, self._dropping = None, True
        try:
            reason = self._session.drop(source, target_of(aim, snapshot.my_side, index))
        finally:
            self._dropping = False
        if reason is None:
            self._source = source
            self._end()
            return True
        self._source, self._cards = source, cards
        if lifted is not None and _still_there(snapshot, source):
            self._shown.lift(Lifted(source))
        return False

    def _fly_home(self, source: Source) -> None:
        cards, self._source, self._cards, self._aim = self._cards, None, None, None
        self._scene.offer_threes(False)
        lifted = Lifted(source)
        self._shown.lift(lifted)
        if cards is not None:
            self._motion.fly_home(cards.items, cards.home_points, lambda: self._land(cards, lifted))

    def _land(self, cards: DraggedCards, lifted: Lifted) -> None:
        cards.remove()
        if self._shown.lifted is lifted:
            self._shown.lift(None)

    def _end(self) -> None:
        """It is where it belongs."""
        self._put_out()
        if self._cards is not None:
            self._cards.remove()
        self._source = self._cards = self._aim = None
        self._scene.offer_threes(False)
        self._shown.forget_lifted()
        self._shown.show()

    def _put_out(self) -> None:
        """No target shines any more."""
        self._scene.clear_overlay()
        self._outcomes.clear()
        if not self._notices.standing:
            self._shown.say(None)

    def _ask(self, snapshot: TableSnapshot, source: Source) -> None:
        """Find what letting go would do at every place."""
        self._outcomes = {
            spot: self._session.drop_outcome(source, target_of(spot, snapshot.my_side))
            for spot in aims(self._scene, snapshot)
        }

    def _outcome(self, aim: Aim) -> DropOutcome:
        if aim not in self._outcomes and self._source is not None and self._session.snapshot is not None:
            target = target_of(aim, self._session.snapshot.my_side)
            self._outcomes[aim] = self._session.drop_outcome(self._source, target)
        return self._outcomes[aim]

    def _light(self) -> None:
        """Show the targets, what takes nothing veiled; the place under the pointer says yes or why not."""
        looks: dict[Spot, TargetLook] = {}
        for spot, outcome in self._outcomes.items():
            if isinstance(spot, TheirBand) or not outcome.legal or outcome.kind in _PLAIN:
                continue
            state = TargetState.HOVERED if spot == self._aim else TargetState.LEGAL
            looks[spot] = TargetLook(state, self._words.outcome(outcome), outcome.becomes_mixed)
        refused = self._refused_aim()
        if refused is not None and not isinstance(refused, TheirBand):
            looks[refused] = TargetLook(TargetState.REFUSED)
        self._scene.show_targets(looks, self._veiled())
        self._say_why_not(refused)

    def _refused_aim(self) -> Aim | None:
        """The place under the pointer where a drop would be refused; the stock needs no warning."""
        aim = self._aim
        if aim is None or aim is TableSpot.STOCK or self._outcome(aim).legal:
            return None
        return aim

    def _say_why_not(self, aim: Aim | None) -> None:
        refusal = self._outcome(aim).refusal if aim is not None else None
        rect = rect_of(self._scene, aim) if aim is not None else None
        if refusal is None or rect is None:
            self._scene.overlay.hide_refusal()
            return
        reason, advice = self._words.refusal(refusal)
        self._scene.overlay.show_refusal(reason, advice, rect, self._scene.table_layout.table, self._scene.table_style)

    def _veiled(self) -> Sequence[Zone]:
        pile = self._outcomes.get(TableSpot.PILE)
        takes_nothing = pile is not None and not pile.legal and self._aim is not TableSpot.PILE
        dark = takes_nothing and not isinstance(self._source, FromPile)
        return (Zone.SEATS, Zone.OTHERS, Zone.PILE) if dark else (Zone.SEATS, Zone.OTHERS)

    def _index(self, aim: Aim | None) -> int | None:
        snapshot = self._session.snapshot
        if aim is not TableSpot.HAND or self._source is None or snapshot is None:
            return None
        return hand_index(self._scene, snapshot.hand, self._source, self._point)

    def _offers_threes(self, source: Source) -> bool:
        return self._session.drop_outcome(source, OntoMeld(THREES)).legal

    def _say(self, snapshot: TableSnapshot, source: Source) -> None:
        legal = [outcome for outcome in self._outcomes.values() if outcome.legal and outcome.kind not in _PLAIN]
        self._shown.say(self._words.dragging(source, _faces(snapshot, source), legal))


def _faces(snapshot: TableSnapshot, source: Source) -> tuple[Card, ...]:
    """The cards that are seen to be dragged."""
    if isinstance(source, FromHand):
        return tuple(held.card for held in snapshot.hand if held.key in source.keys)
    if isinstance(source, FromPile):
        return snapshot.pile
    if isinstance(source, FromStaged):
        staged = _staged(snapshot)
        return tuple(card for key, card in staged.items() if key in source.keys)
    return ()


def _lies_there(snapshot: TableSnapshot, source: Source, index: int) -> bool:
    """Whether the hand would be as it was: then its order is not the person's own yet."""
    return isinstance(source, FromHand) and ordered(snapshot.hand, source, index) == snapshot.hand


def _staged(snapshot: TableSnapshot) -> dict[int, Card]:
    melds = snapshot.sides[snapshot.my_side].melds
    return {key: card for meld in melds for key, card in zip(meld.staged_keys, meld.staged, strict=True)}


def _still_there(snapshot: TableSnapshot, source: Source) -> bool:
    if isinstance(source, FromHand):
        return set(source.keys) <= {held.key for held in snapshot.hand}
    if isinstance(source, FromStaged):
        return set(source.keys) <= _staged(snapshot).keys()
    return bool(snapshot.pile) if isinstance(source, FromPile) else snapshot.stock > 0

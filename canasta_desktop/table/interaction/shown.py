"""What the table shows of a session: its snapshot, changed for now by what the person holds or points at."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from canasta_desktop.engine.values import value
from canasta_desktop.model.places import FromHand, FromPile, FromStaged, FromStock, Source
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import (
    ActionSnapshot,
    ActionState,
    HandCard,
    MeldSnapshot,
    SideSnapshot,
    TableSnapshot,
)
from canasta_desktop.table.hand import HandMarks
from canasta_desktop.table.interaction.aims import ordered
from canasta_desktop.table.interaction.motion_like import MotionLike, NoMotion
from canasta_desktop.table.motion import durations
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.texts import MessageTexts, TableTexts, TableWords

_AT_REST = ActionSnapshot(ActionState.IMPOSSIBLE)
_MOST_MAKE_ROOM: Final = 12
"""Cards that glide apart for one that is held over them. Where it comes or goes across more of the hand, they make room
without gliding: what is held must keep up with the pointer.
"""


@value
class Lifted:
    """What is off its place: dragged, or flying back. `index` is where in the hand its gap shows."""

    source: Source
    index: int | None = None


class ShownTable:
    """Brings the session's snapshot to the scene, with gaps, marks and the message of the moment.

    While a movement plays, that decides which snapshot is shown, and this waits for its end.
    """

    def __init__(self, session: GameSession, scene: TableScene, words: TableWords) -> None:
        self._session, self._scene, self._words = session, scene, words
        self._motion: MotionLike = NoMotion()
        self._playing = False
        self._lifted: Lifted | None = None
        self._hovered: int | None = None
        self._focused: int | None = None
        self._message: tuple[str, str] | None = None
        # Of what is shown: the session may be at another match already.
        self._texts: TableTexts | None = None
        self._presented: tuple[TableSnapshot, Lifted | None] | None = None
        """What was shown last, and what was off its place then."""
        self._found: tuple[TableSnapshot, TableTexts] | None = None
        """What a movement is going to show, with its words."""

    @property
    def snapshot(self) -> TableSnapshot | None:
        """The session's snapshot, unchanged."""
        return self._session.snapshot

    @property
    def lifted(self) -> Lifted | None:
        """What is off its place."""
        return self._lifted

    @property
    def message(self) -> tuple[str, str] | None:
        """What stands in the panel instead of the usual words."""
        return self._message

    def move_by(self, motion: MotionLike) -> None:
        """Let the cards of the hand glide by this."""
        self._motion = motion
        motion.expected.connect(self._find_words)

    def wait(self) -> None:
        """A movement decides what is shown, until `go_on`."""
        self._playing = True

    def go_on(self) -> None:
        """The movement is over: show everything as it is now, unless the movement ended with just that."""
        self._playing = False
        snapshot, lifted = self.snapshot, self._lifted
        ends_with = snapshot is not None and (snapshot, lifted) == self._presented
        if snapshot is not None and ends_with and self._scene.snapshot == _without(snapshot, lifted):
            self._mark()
        else:
            self.show()

    def show(self, landed: Collection[int] = ()) -> None:
        """Show everything as it is now; the cards of the hand with the keys `landed` are in their places at once."""
        if self.snapshot is not None and not self._playing:
            with self._motion.relayout(landed):
                self.present(self.snapshot)

    def present(self, snapshot: TableSnapshot) -> None:
        """Show this snapshot, with its words and marks."""
        self._presented = (snapshot, self._lifted)
        now, found = _without(snapshot, self._lifted), self._found
        self._found = None
        self._present(now, found[1] if found is not None and found[0] is now else self._words.texts(now))

    def _find_words(self, snapshot: TableSnapshot) -> None:
        """They take their time: in a frame before the one in which they are shown."""
        self._found = (snapshot, self._words.texts(snapshot))

    def _present(self, now: TableSnapshot, texts: TableTexts) -> None:
        self._texts = texts
        self._scene.show_table(now, replace(texts, panel=self._panel(texts)), self._marks(now.hand))
        source = self._lifted.source if self._lifted else None
        self._scene.stock.set_lifted(isinstance(source, FromStock))
        self._scene.pile.set_lifted(isinstance(source, FromPile))

    def lift(self, lifted: Lifted | None) -> None:
        """Take this off its place, or put everything back, and show it."""
        if lifted != self._lifted:
            before, self._lifted = self._lifted, lifted
            if before is not None and lifted is not None and before.source == lifted.source:
                self._show_reordered()
            else:
                self.show()

    def _show_reordered(self) -> None:
        """Nothing but the order of the hand has changed, while cards are held over it: the words stay."""
        if self.snapshot is not None and self._texts is not None and not self._playing:
            now = _without(self.snapshot, self._lifted)
            with self._motion.relayout(most=_MOST_MAKE_ROOM):
                self._scene.show_hand(now, self._marks(now.hand))

    def forget_lifted(self) -> None:
        """Nothing is off its place; shown with the next `show`."""
        self._lifted = None

    def hover(self, key: int | None) -> None:
        """Raise a card of the hand under the pointer."""
        if key != self._hovered:
            self._hovered = key
            self._mark()

    def focus(self, key: int | None) -> None:
        """Show the focus ring round a card of the hand."""
        if key != self._focused:
            self._focused = key
            self._mark()

    def say(self, message: tuple[str, str] | None) -> None:
        """Show this message and detail in the panel; None: the usual words."""
        if message == self._message:
            return
        self._message = message
        snapshot, texts = self._scene.snapshot, self._texts
        if snapshot is not None and texts is not None:
            self._scene.panel.ground.present(self._panel(texts), snapshot.meter, snapshot.awaits_me)

    def _panel(self, texts: TableTexts) -> MessageTexts:
        if self._message is None:
            return texts.panel
        return replace(texts.panel, message=self._message[0], detail=self._message[1], meter="")

    def _mark(self) -> None:
        if self._scene.snapshot is not None and not self._playing:
            with self._motion.relayout(lasts=durations.RAISE):
                self._scene.mark_hand(self._marks(self._scene.snapshot.hand))

    def _hinted(self) -> frozenset[int]:
        """The cards of the hint that stands, as far as it is this moment that is shown."""
        shown, now = self._scene.snapshot, self.snapshot
        if now is None or now.hint is None or (shown is not None and shown.hint is None and self._playing):
            return frozenset()
        return now.hint.keys

    def _marks(self, hand: tuple[HandCard, ...]) -> HandMarks:
        source = self._lifted.source if self._lifted else None
        away = source.keys if isinstance(source, FromHand) else ()
        places = {held.key: place for place, held in enumerate(hand)}
        hinted = self._hinted()
        return HandMarks(
            selected=frozenset(place for place, held in enumerate(hand) if held.selected and held.key not in away),
            hovered=None if self._lifted or self._hovered is None else places.get(self._hovered),
            focused=None if self._focused is None else places.get(self._focused),
            gaps=frozenset(places[key] for key in away if key in places),
            hinted=frozenset(places[key] for key in hinted if key in places and key not in away),
        )


def _without(snapshot: TableSnapshot, lifted: Lifted | None) -> TableSnapshot:
    """The snapshot while something is off its place: the gap in the hand moves, staged cards leave their place, and no
    button can be pressed: who holds cards lets them go at a place of the table.
    """
    if lifted is None:
        return snapshot
    snapshot = _resting(snapshot)
    if isinstance(lifted.source, FromHand) and lifted.index is not None:
        return replace(snapshot, hand=ordered(snapshot.hand, lifted.source, lifted.index))
    if isinstance(lifted.source, FromStaged):
        ours = _without_staged(snapshot.sides[snapshot.my_side], lifted.source.keys)
        return replace(snapshot, sides=tuple(ours if side.side == ours.side else side for side in snapshot.sides))
    return snapshot


def _resting(snapshot: TableSnapshot) -> TableSnapshot:
    """Without an action of the turn that is possible."""
    draw, take, lay_out, discard = (
        _AT_REST if action.state in (ActionState.NOW, ActionState.POSSIBLE) else action
        for action in (snapshot.draw, snapshot.take, snapshot.lay_out, snapshot.discard)
    )
    return replace(snapshot, draw=draw, take=take, lay_out=lay_out, discard=discard)


def _without_staged(side: SideSnapshot, keys: tuple[int, ...]) -> SideSnapshot:
    melds = (_meld_without(meld, keys) for meld in side.melds)
    return replace(side, melds=tuple(meld for meld in melds if meld.count))


def _meld_without(meld: MeldSnapshot, keys: tuple[int, ...]) -> MeldSnapshot:
    left = [(card, key) for card, key in zip(meld.staged, meld.staged_keys, strict=True) if key not in keys]
    return replace(meld, staged=tuple(card for card, _ in left), staged_keys=tuple(key for _, key in left))

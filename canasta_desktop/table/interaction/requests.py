"""What the person asks for, by whatever means: each becomes a request to the session, told where it was made."""

from collections.abc import Callable
from functools import partial

from canasta_desktop.model.places import FromHand, OntoTheirs
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.interaction.notices import Notices
from canasta_desktop.table.interaction.things import CardInHand, SeatAt, TheirBand, Thing, meld_at, rect_of
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot, TableSpot
from canasta_desktop.table.texts import (
    WINDOW_ACTIONS,
    ActionName,
    ActionTexts,
    SpokenText,
    TableTexts,
    TableWords,
    ToolName,
    ToolTexts,
)

_NO_WORDS = SpokenText()


class Requests:
    """Asks the session; what it refuses is told beside the thing that was used."""

    def __init__(
        self,
        session: GameSession,
        scene: TableScene,
        notices: Notices,
        words: TableWords,
        ask_window: Callable[[ActionName], object],
    ) -> None:
        """`ask_window` is told of the actions that are the window's."""
        self._session, self._scene, self._notices, self._words = session, scene, notices, words
        self._tools: dict[ToolName, Callable[[], object]] = {
            ToolName.UNDO: session.take_back_last,
            ToolName.HINT: session.ask_hint,
            ToolName.SORT: session.sort,
        }
        self._actions: dict[ActionName, Callable[[], object]] = {
            ActionName.DRAW: session.draw,
            ActionName.TAKE: session.take_pile,
            ActionName.LAY_OUT: session.lay_out,
            ActionName.DISCARD: session.discard,
            ActionName.ASK: session.ask,
            ActionName.ANSWER_YES: lambda: session.answer(yes=True),
            ActionName.ANSWER_NO: lambda: session.answer(yes=False),
            ActionName.PASS: session.pass_turn,
            ActionName.LAY_RED_THREE: session.lay_red_three,
        } | {name: partial(ask_window, name) for name in WINDOW_ACTIONS}

    def perform(self, action: ActionName) -> None:
        """An action of the turn, possible or not."""
        self._at(action, self._actions[action])

    def use(self, tool: ToolName) -> None:
        """A tool."""
        self._at(tool, self._tools[tool])

    def commit(self) -> None:
        """Lay what is staged."""
        self._at(ActionName.LAY_OUT, self._session.commit)

    def take_back_last(self) -> None:
        """Take back what was staged last."""
        self._at(ToolName.UNDO, self._session.take_back_last)

    def take_back_all(self) -> None:
        """Take back everything staged."""
        self._at(ToolName.UNDO, self._session.take_back_all)

    def discard(self, key: int | None) -> None:
        """Discard a card, or the one selected."""
        self._at(ActionName.DISCARD, lambda: self._session.discard(key))

    def click(self, thing: Thing | None, *, extends: bool = False) -> bool:
        """What a single click does, which commits nothing but a draw; whether anything was asked or changed.

        `extends` selects all cards up to this one.
        """
        match thing:
            case CardInHand(key):
                if extends:
                    self._session.select_range(key)
                else:
                    self._session.toggle(key)
            case TableSpot.STOCK:
                self.perform_at(thing, self._session.draw)
            case MeldSpot() | TheirBand() | TableSpot.RED_THREES:
                return self._click_place(thing)
            case ActionName():
                self.perform(thing)
            case ToolName():
                self.use(thing)
            case TableSpot.PILE | SeatAt():
                self.inform(thing)
                return False
            case _:
                self._session.clear_selection()
        return True

    def enter(self, thing: Thing) -> None:
        """The default action at a thing: what a double click or Enter does."""
        snapshot = self._session.snapshot
        if snapshot is None:
            return
        if thing is TableSpot.PILE:
            drawn = snapshot.my_turn and snapshot.has_drawn
            self.perform_at(thing, self._session.discard if drawn else self._session.take_pile)
        elif isinstance(thing, CardInHand) and self._session.selected:
            self.perform_at(thing, self._session.lay_out)
        elif isinstance(thing, MeldSpot) and not self._session.selected and _staged_keys(snapshot, thing):
            self.perform_at(thing, lambda: self._session.take_back(_staged_keys(snapshot, thing)))
        else:
            self.click(thing)

    def perform_at(self, thing: Thing, request: Callable[[], object]) -> None:
        """Make a request; a refusal stands beside this thing."""
        self._at(thing, request)

    def inform(self, thing: Thing) -> None:
        """Say what a thing is."""
        snapshot, texts = self._session.snapshot, self._scene.texts
        if snapshot is not None and texts is not None:
            spoken = self.spoken(thing, snapshot, texts)
            if spoken.name:
                self._notices.tell(spoken.name, spoken.tip if spoken.tip != spoken.name else "")

    def inform_of_all(self) -> None:
        """Say how the round stands."""
        if self._session.snapshot is not None:
            self._notices.tell(*self._words.information(self._session.snapshot))

    def spoken(self, thing: Thing, snapshot: TableSnapshot, texts: TableTexts) -> SpokenText:
        """What a screen reader says of a thing."""
        match thing:
            case CardInHand(key):
                card = next((held.card for held in snapshot.hand if held.key == key), None)
                return _NO_WORDS if card is None else SpokenText(self._words.card_name(card))
            case SeatAt(seat):
                plates = zip(snapshot.seats, texts.seats, strict=True)
                return next((words.spoken for shown, words in plates if shown.seat == seat), _NO_WORDS)
            case MeldSpot(side, rank):
                meld = texts.sides[side].meld(rank)
                return meld.spoken if meld else texts.sides[side].spoken
            case TheirBand(side):
                return texts.sides[side].spoken
            case ActionName() | ToolName():
                buttons: list[ActionTexts | ToolTexts] = [*texts.actions, *texts.extras, *texts.tools]
                return next((words.spoken for words in buttons if words.name is thing), _NO_WORDS)
            case TableSpot():
                return {
                    TableSpot.STOCK: texts.stock.spoken,
                    TableSpot.PILE: texts.pile.spoken,
                    TableSpot.HAND: texts.hand,
                    TableSpot.RED_THREES: texts.sides[snapshot.my_side].spoken,
                }[thing]

    def _click_place(self, thing: MeldSpot | TheirBand | TableSpot) -> bool:
        """With cards selected a place is where they go; else it says what it is, or that nothing is selected."""
        snapshot, keys = self._session.snapshot, self._session.selected
        if snapshot is None:
            return False
        if keys and isinstance(thing, TableSpot):
            self.perform_at(thing, self._session.lay_red_three)
        elif keys and isinstance(thing, MeldSpot) and thing.side == snapshot.my_side:
            self.perform_at(thing, lambda: self._session.stage(keys, thing.rank))
        elif keys and isinstance(thing, MeldSpot | TheirBand):
            self.perform_at(thing, lambda: self._session.drop(FromHand(keys), OntoTheirs(thing.side)))
        elif isinstance(thing, MeldSpot) and thing.side == snapshot.my_side and meld_at(snapshot, thing) is None:
            self._notices.refuse(TableRefusal(TableRefusalCode.NOTHING_PICKED), lambda: rect_of(self._scene, thing))
        else:
            self.inform(thing)
            return False
        return True

    def _at(self, thing: Thing, request: Callable[[], object]) -> None:
        with self._notices.at(lambda: rect_of(self._scene, thing)):
            request()


def _staged_keys(snapshot: TableSnapshot, spot: MeldSpot) -> tuple[int, ...]:
    meld = meld_at(snapshot, spot) if spot.side == snapshot.my_side else None
    return meld.staged_keys if meld else ()

"""English words for table snapshots, as `ui` would find them; numbers with a narrow space between thousands."""

from canasta_desktop.engine.cards import Card, card_text
from canasta_desktop.model.snapshot import MeldSnapshot, PileState, SideSnapshot, TableSnapshot
from canasta_desktop.table.texts import (
    TURN_ACTIONS,
    ActionName,
    ActionTexts,
    LogLine,
    MeldTexts,
    MessageTexts,
    PileTexts,
    RoundTexts,
    SeatTexts,
    SideTexts,
    SpokenText,
    StockTexts,
    TableTexts,
    ToolName,
    ToolTexts,
)

ACTION_WORDS = {"draw": "Draw", "take": "Take pile", "lay_out": "Lay out", "discard": "Discard", "ask": "Ask partner"}
ACTION_WORDS |= {"answer_yes": "Yes", "answer_no": "No", "pass": "Pass"}
ACTION_KEYS = {"draw": "D", "take": "T", "lay_out": "M", "discard": "X", "ask": "A", "pass": "P"}


def thousands(number: int) -> str:
    return f"{number:,}".replace(",", "\u202f").replace("-", "\u2212")


class SampleWords:
    """Words for one state: what cannot be told from the snapshot is given."""

    def __init__(
        self,
        message: str,
        detail: str = "",
        pile_note: str = "",
        action_notes: dict[str, str] | None = None,
        side_names: tuple[str, ...] = ("We", "They"),
        log: tuple[LogLine, ...] = (),
        extras: tuple[ActionName, ...] = (),
    ) -> None:
        self.message, self.detail, self.pile_note = message, detail, pile_note
        self.action_notes = action_notes or {}
        self.side_names, self.log, self.extras = side_names, log, extras

    def texts(self, snapshot: TableSnapshot) -> TableTexts:
        return TableTexts(
            table=SpokenText("Card table"),
            hand=SpokenText("Your hand"),
            seats=self._seats(snapshot),
            sides=tuple(self._side(side) for side in snapshot.sides),
            stock=StockTexts(str(snapshot.stock), SpokenText(f"Stock, {snapshot.stock} cards", "Stock")),
            pile=self._pile(snapshot),
            panel=MessageTexts(self.message, self.detail, _meter(snapshot), "or"),
            actions=tuple(self._action(name) for name in TURN_ACTIONS),
            extras=tuple(self._action(name) for name in self.extras),
            tools=(
                ToolTexts(ToolName.UNDO, "Undo"),
                ToolTexts(ToolName.HINT, "Thinking…"),
                ToolTexts(ToolName.SORT, "Sort"),
            ),
            round=RoundTexts(
                f"Round {snapshot.round_number}", f"to {thousands(snapshot.target)}", "Last moves", self.log
            ),
        )

    def card_name(self, card: Card) -> str:
        return card_text(card)

    def refusal(self, refusal: object) -> tuple[str, str]:
        return str(refusal), ""

    def outcome(self, outcome: object) -> str:
        return str(outcome)

    def _seats(self, snapshot: TableSnapshot) -> tuple[SeatTexts, ...]:
        texts = []
        for seat in snapshot.seats:
            me = seat.seat == snapshot.me
            role = "You" if me else "Partner" if seat.is_partner else "Opponent"
            turn = "" if not seat.on_turn else "Your turn" if me else "Playing"
            dealer = "D" if seat.is_dealer else ""
            spoken = SpokenText(f"{seat.name}, {role}, {seat.cards} cards", f"{seat.name}: {seat.cards} cards")
            texts.append(SeatTexts(seat.name, seat.name[0], role, turn, str(seat.cards), dealer, spoken))
        return tuple(texts)

    def _side(self, side: SideSnapshot) -> SideTexts:
        note = f"+ {thousands(side.on_table)} on the table" if side.has_melded else "not opened yet"
        melds = tuple(_meld(meld) for meld in side.melds)
        name = self.side_names[side.side]
        return SideTexts(name, thousands(side.score), note, melds, SpokenText(f"{name}: {side.score}"))

    def _pile(self, snapshot: TableSnapshot) -> PileTexts:
        count = len(snapshot.pile)
        word = {PileState.FROZEN: "Frozen", PileState.BLOCKED: "Blocked"}.get(snapshot.pile_state, "")
        words = f"{count} card" + ("" if count == 1 else "s")
        return PileTexts("Discard pile", words, word, self.pile_note, SpokenText(f"Discard pile, {words}"))

    def _action(self, name: ActionName) -> ActionTexts:
        word, key = ACTION_WORDS[name.value], ACTION_KEYS.get(name.value, "")
        note = self.action_notes.get(name.value, "")
        return ActionTexts(name, word, note, key, SpokenText(word, note))


def _meld(meld: MeldSnapshot) -> MeldTexts:
    wilds = len(meld.wilds) + sum(card % 13 == 12 or card == 52 for card in meld.staged)
    ribbon = "Mixed" if wilds else "Natural"
    naturals = meld.count - wilds
    return MeldTexts(meld.rank, f"\u00d7{meld.count}", ribbon, str(naturals), str(wilds), SpokenText(f"{meld.count}"))


def _meter(snapshot: TableSnapshot) -> str:
    if snapshot.meter is None:
        return ""
    needed, have = snapshot.meter.needed, snapshot.meter.staged
    end = f"{have} laid out, {needed - have} more" if have < needed else f"{have}, enough"
    return f"Opening {needed}:  {end}"

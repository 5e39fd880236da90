"""A table between moves as plain data, both ways: what the referee reads and prints.

Read positions are checked: what cannot be a table is refused with what is wrong and where.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from canasta_desktop.engine.cards import (
    BLACK_THREE,
    KIND_OF,
    RED_THREE,
    TWO,
    Card,
    Rank,
    UnreadableCard,
    card_text,
    cards_text,
    in_order,
    most_alike,
    parse_cards,
)
from canasta_desktop.engine.melding import refuse_shape
from canasta_desktop.engine.rule_set import RedThreeTiming, RuleSet
from canasta_desktop.engine.state import Phase, RoundState, TableMeld, count_wilds, is_canasta, red_threes_in, table

Form = dict[str, object]


class UnreadablePosition(ValueError):
    """A position that cannot be read or cannot be.

    `place` is the key it stands under (`hands`, `melds` …), `problem` one of `missing_key`,
    `wrong_type`, `unreadable_card`, `too_many_alike`, `wrong_count`, `out_of_range`,
    `unknown_value`, `empty_hand`, `red_three_in_hand`, `not_a_red_three`, `no_meld`,
    `second_meld`; `detail` is the card, value or number at fault.
    """

    def __init__(self, place: str, problem: str, detail: object = None) -> None:
        super().__init__(f"{place}: {problem} ({detail!r})")
        self.place = place
        self.problem = problem
        self.detail = detail


def read_position(rules: RuleSet, form: object) -> RoundState:
    """The state that a position describes. Raises `UnreadablePosition`."""
    if not isinstance(form, Mapping):
        raise UnreadablePosition("position", "wrong_type", form)
    read = _Reader(rules, form)
    turn = read.number("turn", rules.players)
    hands = [_cards("hands", text) for text in read.texts("hands", rules.players)]
    dealer = read.number("dealer", rules.players) if "dealer" in form else (turn - 1) % rules.players
    stock, pile = read.cards("stock"), read.cards("pile")
    state = table(rules, read.scores(), dealer, turn, stock, pile, hands)
    state.phase = read.phase()
    _put_melds(state, read.entries("melds", rules.sides))
    state.red_threes = [_red_threes(text) for text in read.texts("red_threes", rules.sides)]
    state.melded_earlier = read.has_melded(state)
    _refuse_impossible(state)
    state.this_turn.old_red_threes = red_threes_in(state.hands[turn])
    return state


def position_of(state: RoundState) -> Form:
    """The position that a state is; `dealer` is left to whoever was given one."""
    return {
        "turn": state.turn,
        "phase": state.phase.value,
        "hands": [cards_text(in_order(hand)) for hand in state.hands],
        "stock": cards_text(reversed(state.stock)),
        "pile": cards_text(state.pile),
        "melds": [[_meld_form(melds[rank]) for rank in sorted(melds)] for melds in state.melds],
        "red_threes": [cards_text(in_order(cards)) for cards in state.red_threes],
        "scores": list(state.scores),
        "has_melded": list(state.melded_earlier),
    }


def _meld_form(meld: TableMeld) -> str | Form:
    text = cards_text(in_order(meld.cards))
    return {"cards": text, "concealed": True} if meld.concealed else text


class _Reader:
    """The keys of a position, each read with its type."""

    def __init__(self, rules: RuleSet, form: Mapping[str, object]) -> None:
        self._rules = rules
        self._form = form

    def _value(self, key: str) -> object:
        if key not in self._form:
            raise UnreadablePosition(key, "missing_key")
        return self._form[key]

    def entries(self, key: str, length: int) -> list[object]:
        value = self._value(key)
        if not isinstance(value, list):
            raise UnreadablePosition(key, "wrong_type", value)
        if len(value) != length:
            raise UnreadablePosition(key, "wrong_count", length)
        return cast("list[object]", value)

    def texts(self, key: str, length: int) -> Sequence[object]:
        return self.entries(key, length)

    def number(self, key: str, below: int) -> int:
        value = self._value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise UnreadablePosition(key, "wrong_type", value)
        if not 0 <= value < below:
            raise UnreadablePosition(key, "out_of_range", value)
        return value

    def cards(self, key: str) -> Sequence[Card]:
        return _cards(key, self._value(key))

    def scores(self) -> Sequence[int]:
        values = self.entries("scores", self._rules.sides)
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool):
                raise UnreadablePosition("scores", "wrong_type", value)
        return cast("list[int]", values)

    def phase(self) -> Phase:
        value = self._value("phase")
        if not isinstance(value, str):
            raise UnreadablePosition("phase", "wrong_type", value)
        try:
            return Phase(value)
        except ValueError:
            raise UnreadablePosition("phase", "unknown_value", value) from None

    def has_melded(self, state: RoundState) -> list[bool]:
        if "has_melded" not in self._form:
            return [state.has_melded(self._rules.side_of(seat)) for seat in range(self._rules.players)]
        values = self.entries("has_melded", self._rules.players)
        for value in values:
            if not isinstance(value, bool):
                raise UnreadablePosition("has_melded", "wrong_type", value)
        return cast("list[bool]", values)


def _cards(place: str, text: object) -> list[Card]:
    if not isinstance(text, str):
        raise UnreadablePosition(place, "wrong_type", text)
    try:
        return parse_cards(text)
    except UnreadableCard as error:
        raise UnreadablePosition(place, "unreadable_card", error.args[0]) from None


def _red_threes(text: object) -> list[Card]:
    cards = _cards("red_threes", text)
    for card in cards:
        if KIND_OF[card] != RED_THREE:
            raise UnreadablePosition("red_threes", "not_a_red_three", card_text(card))
    return cards


def _put_melds(state: RoundState, sides: Sequence[object]) -> None:
    for side, forms in enumerate(sides):
        if not isinstance(forms, list):
            raise UnreadablePosition("melds", "wrong_type", forms)
        for form in forms:
            meld = _meld(state.rules, form)
            if meld.rank in state.melds[side]:
                raise UnreadablePosition("melds", "second_meld", cards_text(meld.cards))
            state.melds[side][meld.rank] = meld
            state.canastas[side] += is_canasta(state.rules, meld)


def _meld(rules: RuleSet, form: object) -> TableMeld:
    concealed: object = False
    text = form
    if isinstance(form, Mapping):
        if "cards" not in form:
            raise UnreadablePosition("melds", "missing_key", "cards")
        text, concealed = form["cards"], form.get("concealed", False)
    if not isinstance(concealed, bool):
        raise UnreadablePosition("melds", "wrong_type", concealed)
    cards = _cards("melds", text)
    kinds = {KIND_OF[card] for card in cards if KIND_OF[card] < TWO}
    wilds = count_wilds(cards)
    allowed = len(kinds) == 1 and RED_THREE not in kinds and not (BLACK_THREE in kinds and (wilds or concealed))
    if not allowed or refuse_shape(rules, len(cards) - wilds, wilds) is not None:
        raise UnreadablePosition("melds", "no_meld", text)
    if concealed and len(cards) < rules.canasta_size:
        raise UnreadablePosition("melds", "no_meld", text)
    return TableMeld(Rank(kinds.pop()), cards, len(cards) - wilds, wilds, concealed)


def _refuse_impossible(state: RoundState) -> None:
    rules = state.rules
    if not state.hands[state.turn]:
        raise UnreadablePosition("hands", "empty_hand", state.turn)
    if rules.red_three_timing is RedThreeTiming.AT_ONCE:
        for seat, hand in enumerate(state.hands):
            if red_threes_in(hand):
                raise UnreadablePosition("hands", "red_three_in_hand", seat)
    held = Counter(state.stock + state.pile)
    for cards in (*state.hands, *state.red_threes, *(meld.cards for melds in state.melds for meld in melds.values())):
        held.update(cards)
    for card, count in held.items():
        if count > most_alike(card, rules.decks):
            raise UnreadablePosition("position", "too_many_alike", card_text(card))

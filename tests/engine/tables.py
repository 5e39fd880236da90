"""Tables and decks for tests: only what a test is about is written down."""

from collections import Counter
from collections.abc import Mapping, Sequence

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import KIND_OF, RED_THREE, Card, full_deck, parse_cards
from canasta_desktop.engine.check import check
from canasta_desktop.engine.events import Event
from canasta_desktop.engine.notation import parse_seat_move
from canasta_desktop.engine.position import read_position
from canasta_desktop.engine.refusals import RefusalCode
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import RoundState

KINGS = "Ks Ks Kh Kh Kd Kd Kc"
"""A natural canasta."""


def a_table(
    rules: RuleSet,
    hand: str,
    *,
    phase: str = "play",
    stock: str = "7c 6h",
    pile: str = "Td",
    mine: Sequence[object] = (),
    theirs: Sequence[object] = (),
    red_threes: str = "",
    scores: Sequence[int] | None = None,
    **more: object,
) -> RoundState:
    """A table with seat 0 on turn; the other hands hold one or two cards, `mine` are the melds of its side."""
    others = ["8h 8d", "Jc", "Qc", "Jd", "Qd"][: rules.players - 1]
    return read_position(
        rules,
        {
            "turn": 0,
            "phase": phase,
            "hands": [hand, *others],
            "stock": stock,
            "pile": pile,
            "melds": [list(mine), list(theirs), []][: rules.sides],
            "red_threes": [red_threes, "", ""][: rules.sides],
            "scores": list(scores or [0] * rules.sides),
            **more,
        },
    )


def play(state: RoundState, *moves: str) -> list[Event]:
    """Make the moves, each with or without its seat; what the last one brought about."""
    events: list[Event] = []
    for text in moves:
        seat, move = parse_seat_move(text)
        events = apply(state, move, seat)
    return events


def refused(state: RoundState, text: str) -> RefusalCode | None:
    """Why the move is refused, or None."""
    seat, move = parse_seat_move(text)
    refusal = check(state, move, seat)
    return None if refusal is None else refusal.code


def stacked_deck(rules: RuleSet, dealer: int, hands: Mapping[int, str], then: str) -> list[Card]:
    """A deck that deals these cards to these seats (the rest of each hand ordinary cards while there are any), then
    turns up and draws the cards of `then` in their order.
    """
    chosen = {seat: parse_cards(text) for seat, text in hands.items()}
    following = parse_cards(then)
    rest = Counter(full_deck(rules.decks))
    rest.subtract(Counter(following))
    for cards in chosen.values():
        rest.subtract(Counter(cards))
    assert min(rest.values()) >= 0, "more of a card than the deck holds"
    others = iter(sorted(rest.elements(), key=_ordinary_first))
    dealt: list[Card] = []
    for place in range(rules.hand_size):
        for step in range(rules.players):
            mine = chosen.get((dealer + 1 + step) % rules.players, [])
            dealt.append(mine[place] if place < len(mine) else next(others))
    return [*dealt, *following, *others]


def _ordinary_first(card: Card) -> int:
    kind = KIND_OF[card]
    return 2 if kind == RED_THREE else int(kind > RED_THREE)

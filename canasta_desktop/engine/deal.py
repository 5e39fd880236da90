"""Dealing: the hands, the pile's first cards, the red threes; and the deck of a deal number."""

import hashlib
from collections.abc import Sequence
from functools import lru_cache

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, TWO, Card, Kind, full_deck
from canasta_desktop.engine.events import CardsDrawn, Event, RedThreeLaid, RoundDealt, TurnBegan
from canasta_desktop.engine.rule_set import FirstUpcard, RedThreeTiming, RuleSet
from canasta_desktop.engine.state import RoundState, red_threes_in, table

LARGEST_DEAL_NUMBER = 2**63 - 1


def deck_of(deal_number: int, round_index: int, decks: int) -> list[Card]:
    """The deck of a round (from 0) of the match with this deal number, next card first."""

    def digest(place: int) -> bytes:
        return hashlib.sha256(f"{deal_number}:{round_index}:{place}".encode("ascii")).digest()

    cards = full_deck(decks)
    return [cards[place] for place in sorted(range(len(cards)), key=digest)]


def first_dealer_of(deal_number: int, players: int) -> int:
    """The seat that deals the first round of the match with this deal number."""
    return hashlib.sha256(f"{deal_number}:dealer".encode("ascii")).digest()[0] % players


def deal(rules: RuleSet, dealer: int, deck: Sequence[Card], scores: Sequence[int]) -> tuple[RoundState, list[Event]]:
    """Deal a round (C-4 to C-9, F-2, T-1): the state before the first turn, and what happened.

    `deck` is the whole deck, next card first; `scores` are the sides' match scores. Raises
    `ValueError` when the deck is not the one of the rules or no seat has the dealer's number.
    """
    if not 0 <= dealer < rules.players:
        raise ValueError("no such seat")
    # The length goes first: a file may ask for any number of decks.
    if len(deck) != rules.deck_size or sorted(deck) != _sorted_deck(rules.decks):
        raise ValueError("not the deck of these rules")
    dealt = rules.hand_size * rules.players
    order = [(dealer + 1 + place) % rules.players for place in range(rules.players)]
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    for place, seat in enumerate(order):
        hands[seat] = list(deck[place : dealt : rules.players])
    pile_size = upcards(rules, [KIND_OF[card] for card in deck[dealt:]])
    pile = deck[dealt : dealt + pile_size]
    state = table(rules, scores, dealer, order[0], deck[dealt + pile_size :], pile, hands)
    events: list[Event] = [RoundDealt(dealer, tuple(map(tuple, hands)), tuple(pile))]
    if rules.red_three_timing is RedThreeTiming.AT_ONCE:
        for seat in order:
            _lay_dealt_red_threes(state, seat, events)
    state.this_turn.old_red_threes = red_threes_in(state.hands[state.turn])
    events.append(TurnBegan(state.turn))
    return state, events


@lru_cache(maxsize=4)
def _sorted_deck(decks: int) -> list[Card]:
    return sorted(full_deck(decks))


def upcards(rules: RuleSet, rest: Sequence[Kind]) -> int:
    """How many cards begin the pile, of what is left of the deck: the first, and what must cover it
    while the stock lasts.
    """
    size = 1
    while size < len(rest) and _must_be_covered(rules, rest[size - 1]):
        size += 1
    return size


def _must_be_covered(rules: RuleSet, kind: Kind) -> bool:
    match rules.first_upcard:
        case FirstUpcard.ANY:
            return False
        case FirstUpcard.NATURAL:
            return kind >= RED_THREE
        case FirstUpcard.NOT_WILD_OR_RED_THREE:
            return kind >= TWO or kind == RED_THREE


def _lay_dealt_red_threes(state: RoundState, seat: int, events: list[Event]) -> None:
    if not state.by_kind[seat][RED_THREE]:
        return
    hand = state.hands[seat]
    side = state.rules.side_of(seat)
    while red_threes := red_threes_in(hand):
        for card in red_threes:
            hand.remove(card)
            state.red_threes[side].append(card)
            events.append(RedThreeLaid(seat, card))
        drawn = [state.stock.pop() for _ in range(min(len(red_threes), len(state.stock)))]
        hand.extend(drawn)
        if drawn:
            events.append(CardsDrawn(seat, tuple(drawn), len(drawn)))
    state.hold(seat, hand)

"""Beginning a round on counts: of a round of the exact engine, or by dealing."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import KIND_OF, KINDS, MELD_RANKS, RED_THREE, TWO, Kind
from canasta_desktop.engine.count_core.rules import RANKS, WORTH, count_rules
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.deal import upcards
from canasta_desktop.engine.melding import may_ask
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import Phase, RoundState


def counted(state: RoundState) -> CountState:
    """The same round on counts."""
    rules, turn = state.rules, state.this_turn
    made = _before_any_meld(rules, [state.counts(seat) for seat in range(rules.players)], state.turn)
    made.stock = [KIND_OF[card] for card in state.stock]
    made.pile = [KIND_OF[card] for card in state.pile]
    made.pile_wilds = state.pile_wilds
    _count_melds(made, state)
    made.canastas = state.canastas.copy()
    made.red_threes = [len(cards) for cards in state.red_threes]
    made.minimums = state.minimums
    made.melded_earlier = state.melded_earlier.copy()
    made.drawn = state.phase is Phase.PLAY
    made.asked = turn.asked
    made.may_ask = may_ask(rules, asked=turn.asked, melded=turn.melded)
    made.question_open = turn.question_open
    made.said_no = turn.partner_said_no
    made.melded = turn.melded
    made.added_to_older = turn.added_to_older
    made.begun = list(turn.begun)
    made.red_threes_due = len(turn.old_red_threes)
    made.red_three_unreplaced = turn.red_three_unreplaced
    made.ending = state.ending
    made.out_seat = state.out_seat
    made.out_concealed = state.out_concealed
    return made


def _count_melds(made: CountState, state: RoundState) -> None:
    for side, melds in enumerate(state.melds):
        made.opened[side] = bool(melds)
        for rank, meld in melds.items():
            made.naturals[side][rank] = meld.naturals
            made.wilds[side][rank] = meld.wilds
            made.concealed[side][rank] = meld.concealed
            made.points[side] += sum(WORTH[KIND_OF[card]] for card in meld.cards)
            if rank in MELD_RANKS:
                made.rows[side][rank] = made.rules.rows[rank, meld.naturals, meld.wilds]


def dealt(rules: RuleSet, dealer: int, deck: Sequence[Kind], scores: Sequence[int]) -> CountState:
    """A round dealt from a deck of kinds, next card first; whether it is the deck of the rules is not asked."""
    end = rules.hand_size * rules.players
    first = (dealer + 1) % rules.players
    hands = [[0] * KINDS for _ in range(rules.players)]
    for place in range(rules.players):
        hand = hands[(first + place) % rules.players]
        for kind in deck[place : end : rules.players]:
            hand[kind] += 1
    made = _before_any_meld(rules, hands, first)
    rest = deck[end:]
    size = upcards(rules, rest)
    made.pile = list(rest[:size])
    made.pile_wilds = sum(kind >= TWO for kind in made.pile)
    made.stock = list(rest[: size - 1 : -1])
    made.minimums = tuple(map(rules.minimum_for, scores))
    if made.rules.lays_at_once:
        for place in range(rules.players):
            _lay_dealt_red_threes(made, (first + place) % rules.players)
    made.red_threes_due = made.hand[RED_THREE]
    return made


def _lay_dealt_red_threes(made: CountState, seat: int) -> None:
    hand, stock = made.hands[seat], made.stock
    while hand[RED_THREE]:
        count = hand[RED_THREE]
        hand[RED_THREE] = 0
        made.red_threes[seat % made.rules.sides] += count
        drawn = min(count, len(stock))
        made.sizes[seat] += drawn - count
        for _ in range(drawn):
            hand[stock.pop()] += 1


def _before_any_meld(rules: RuleSet, hands: list[list[int]], turn: int) -> CountState:
    """A round in which these are the hands, and nothing was done yet."""
    sides = range(rules.sides)
    made = CountState()
    made.rules = tables = count_rules(rules)
    made.hands = hands
    made.hand = hands[turn]
    made.sizes = list(map(sum, hands))
    made.naturals = [[0] * RANKS for _ in sides]
    made.wilds = [[0] * RANKS for _ in sides]
    made.concealed = [[False] * RANKS for _ in sides]
    made.rows = [tables.first_rows[:] for _ in sides]
    made.points = [0] * rules.sides
    made.canastas = [0] * rules.sides
    made.red_threes = [0] * rules.sides
    made.opened = [False] * rules.sides
    made.melded_earlier = [False] * rules.players
    made.turn = turn
    made.side = turn % rules.sides
    made.drawn = made.asked = made.question_open = made.said_no = False
    made.may_ask = tables.may_ask_first
    made.melded = made.added_to_older = made.red_three_unreplaced = made.out_concealed = False
    made.begun = []
    made.red_threes_due = 0
    made.ending = made.out_seat = None
    return made

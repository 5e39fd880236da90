"""What one seat may know of a round: the only thing a computer player is given.

Exchanging cards that the seat cannot know between other hands and the stock leaves its view equal.
"""

from collections.abc import Sequence

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, Card, Rank, in_order
from canasta_desktop.engine.moves import Discard, LayRedThree, Meld, Move, TakePile
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import Phase, RoundState, red_threes_in
from canasta_desktop.engine.values import value


@value
class MeldView:
    """A meld on the table."""

    rank: Rank
    cards: tuple[Card, ...]
    """In written order."""
    concealed: bool


@value
class PlayerView:
    """The round as one seat knows it."""

    rules: RuleSet
    seat: int
    scores: tuple[int, ...]
    """The sides' match scores at the start of the round."""
    dealer: int
    turn: int
    phase: Phase
    question_open: bool
    """The player on turn has asked the partner, who has not answered."""
    asked: bool
    """The partner was asked in this turn."""
    partner_said_no: bool
    melded_this_turn: bool
    added_to_older: bool
    """In this turn cards went on a meld that stood before it."""
    begun: tuple[Rank, ...]
    """The ranks of the melds begun in this turn."""
    red_three_unreplaced: bool
    """In this turn a red three was laid from the hand and the stock had no card for it."""
    red_threes_held: tuple[Card, ...]
    """Own red threes in hand, the one held longest first."""
    red_threes_due: int
    """How many of them, the first, were in hand when this turn began; 0 in another seat's turn."""
    hand: tuple[Card, ...]
    """Own, in written order."""
    hand_sizes: tuple[int, ...]
    """By seat."""
    stock: int
    pile: tuple[Card, ...]
    """Bottom first."""
    melds: tuple[tuple[MeldView, ...], ...]
    """By side, in the order of their ranks."""
    red_threes: tuple[tuple[Card, ...], ...]
    """By side, laid, in written order."""
    melded_earlier: tuple[bool, ...]
    """By seat: melded in an earlier turn of the round."""
    known: tuple[tuple[Card, ...], ...]
    """By seat: cards that went to that hand with a taken pile and must still be there."""
    upcards: tuple[Card, ...]
    """What the deal put on the pile, bottom first."""
    moves: tuple[tuple[int, Move], ...]
    """All moves of the round so far, each with its seat."""


def view_of(state: RoundState, seat: int) -> PlayerView:
    """The round as this seat knows it."""
    return PlayerView(
        rules=state.rules,
        seat=seat,
        scores=state.scores,
        dealer=state.dealer,
        turn=state.turn,
        phase=state.phase,
        question_open=state.this_turn.question_open,
        asked=state.this_turn.asked,
        partner_said_no=state.this_turn.partner_said_no,
        melded_this_turn=state.this_turn.melded,
        added_to_older=state.this_turn.added_to_older,
        begun=tuple(state.this_turn.begun),
        red_three_unreplaced=state.this_turn.red_three_unreplaced,
        red_threes_held=_red_threes_held(state, seat),
        red_threes_due=len(state.this_turn.old_red_threes) if seat == state.turn else 0,
        hand=tuple(in_order(state.hands[seat])),
        hand_sizes=tuple(map(len, state.hands)),
        stock=len(state.stock),
        pile=tuple(state.pile),
        melds=tuple(
            tuple(MeldView(rank, tuple(in_order(melds[rank].cards)), melds[rank].concealed) for rank in sorted(melds))
            for melds in state.melds
        ),
        red_threes=tuple(tuple(in_order(cards)) for cards in state.red_threes),
        melded_earlier=tuple(state.melded_earlier),
        known=known_cards(state.rules.players, state.upcards, state.moves),
        upcards=state.upcards,
        moves=tuple(state.moves),
    )


def _red_threes_held(state: RoundState, seat: int) -> tuple[Card, ...]:
    held = red_threes_in(state.hands[seat]) if state.by_kind[seat][RED_THREE] else []
    return tuple(held)


def known_cards(
    players: int, upcards: Sequence[Card], moves: Sequence[tuple[int, Move]]
) -> tuple[tuple[Card, ...], ...]:
    """By seat, the cards that went to its hand with a taken pile and were not put down since.

    A card put down may have been another one alike; so many of them are known to be held at least.
    """
    known: list[dict[Card, int]] = [{} for _ in range(players)]
    pile = list(upcards)
    for seat, move in moves:
        held = known[seat]
        if held:
            for card in _put_down(move):
                held[card] = max(0, held.get(card, 0) - 1)
        if isinstance(move, Discard):
            pile.append(move.card)
        elif isinstance(move, TakePile):
            for card in pile[:-1]:
                if KIND_OF[card] != RED_THREE:
                    held[card] = held.get(card, 0) + 1
            pile.clear()
    return tuple(tuple(in_order([card for card in held for _ in range(held[card])])) for held in known)


def _put_down(move: Move) -> list[Card]:
    match move:
        case Discard(card) | LayRedThree(card):
            return [card]
        case Meld(groups):
            return [card for group in groups for card in group.cards]
        case TakePile(first, further):
            return [card for group in (first, *further) for card in group.cards]
        case _:
            return []

"""Tables set up by hand: only what a test is about is written down."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import Rank, cards_text, parse_cards, parse_meld_rank
from canasta_desktop.engine.position import read_position
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import RoundState
from canasta_desktop.model.hand_order import HandOrder
from canasta_desktop.model.my_hand import MyHand
from canasta_desktop.model.seats import NewMatch, SeatPlayer
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.staging import Staging
from canasta_desktop.model.standpoint import Standpoint

CLASSIC = preset("classic", 4)
SEATS = tuple(
    SeatPlayer(name, player)
    for name, player in (("Kaisa", "human"), ("Anna", "casual"), ("Pekka", "casual"), ("Marie", "novice"))
)
NEW_MATCH = NewMatch(CLASSIC, SEATS, 7)


def a_rank(letter: str) -> Rank:
    """The rank of this letter."""
    rank = parse_meld_rank(letter)
    assert rank is not None
    return rank


def a_table(
    hand: str,
    *,
    rules: RuleSet = CLASSIC,
    phase: str = "play",
    pile: str = "7c",
    stock: str = "Tc Jc",
    mine: Sequence[object] = (),
    theirs: Sequence[object] = (),
    turn: int = 0,
    scores: Sequence[int] = (0, 0),
) -> RoundState:
    """A table for four; the person sits at seat 0 with this hand."""
    return read_position(
        rules,
        {
            "turn": turn,
            "phase": phase,
            "hands": [hand, "4h 5h 6h", "4c 5c", "4s 5s"],
            "stock": stock,
            "pile": pile,
            "melds": [list(mine), list(theirs)],
            "red_threes": ["", ""],
            "scores": list(scores),
        },
    )


def keys_of(at: Standpoint, cards: str) -> list[int]:
    """The keys of cards of the hand that are not staged, written by blanks; equal cards have different ones."""
    free = list(at.shown)
    keys = []
    for card in parse_cards(cards):
        held = next(held for held in free if held.card == card)
        free.remove(held)
        keys.append(held.key)
    return keys


def standing(state: RoundState, *staged: tuple[str, str], picked: str = "") -> Standpoint:
    """The person's standpoint; `staged` is cards and the letter of their place, for each time of putting down."""
    order = HandOrder()
    order.follow(state.hands[0], new=False)
    at = Standpoint(state, 0, order.held, Staging(), frozenset())
    for cards, letter in staged:
        put = zip(keys_of(at, cards), parse_cards(cards), strict=True)
        at = Standpoint(state, 0, order.held, at.staging.put_down(put, a_rank(letter)), frozenset())
    return Standpoint(state, 0, order.held, at.staging, frozenset(keys_of(at, picked)))


def lay_table(session: GameSession, state: RoundState) -> None:
    """Put a table set up by hand before a session, in place of the round that it plays."""
    table = session._table
    assert table is not None
    table.match.state = state
    table.match.rounds[-1].moves = state.moves
    session._hand = MyHand(table.me)
    session._hand.dealt(state)
    session._show()
    session._follow()


def keys(session: GameSession, cards: str) -> list[int]:
    """The keys of these cards of the hand."""
    at = session._at()
    assert at is not None
    return keys_of(at, cards)


def shown(session: GameSession) -> str:
    """The hand as it is shown."""
    assert session.snapshot is not None
    return cards_text(held.card for held in session.snapshot.hand)


def offer_ways_to_take(session: GameSession) -> None:
    """Lay a table whose pile can be taken in several ways, and ask for it."""
    lay_table(session, a_table("Kh Ks 2c 5s 6d", phase="draw", pile="9c Kd", mine=["8c 8d 8h"]))
    session.take_pile()

"""What a partner owes to whom it plays with: the expert's search overrules no good manners of the skilled player."""

from collections.abc import Collection, Sequence

import pytest

from canasta_desktop.engine.cards import KIND_OF, TWO, Rank
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Discard, Meld, Move
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.expert import ranked_moves
from tests.players.tables import CLASSIC, a_table, decided, positions, turn_of

BOTH = ("skilled", "expert")
KINGS = "Ks Kh Kd"
QUEENS = "Qs Qs Qh Qh Qd Qd Qc"
THEIRS = ["Js Js Jh Jh Jd Jd Jc", "8s 8s 8h 8d 8c 8c 8h"]
BIG_HAND = "As As Ah Ah Ad 5s 5h 5d 7s 7h"


@pytest.mark.parametrize("level", BOTH)
def test_does_not_go_out_far_behind_with_a_big_hand_at_the_partner(level: str) -> None:
    hands = ["Kc Kd 4s", "9h 9c 6s 6h", BIG_HAND, "Qc 6d 6c Th"]
    state = a_table(CLASSIC, "", mine=[QUEENS, KINGS], hands=hands, theirs=THEIRS, scores=[0, 2500])
    turn_of(state, level)
    assert not state.over


@pytest.mark.parametrize("level", BOTH)
def test_goes_out_where_that_wins_the_match(level: str) -> None:
    hands = ["Kc Kd 4s", "9h 9c 6s 6h", BIG_HAND, "Qc 6d 6c Th"]
    state = a_table(CLASSIC, "", mine=[QUEENS, KINGS], hands=hands, theirs=THEIRS, scores=[4900, 100])
    turn_of(state, level)
    assert state.out_seat == 0


@pytest.mark.parametrize("level", BOTH)
@pytest.mark.parametrize("hand", ["9d 6s 6h 6d", "9d As Ah Ad", "9d 3s 4h"])
def test_never_feeds_a_meld_of_six_with_a_safe_card_in_hand(level: str, hand: str) -> None:
    state = a_table(CLASSIC, hand, mine=[KINGS], theirs=["9s 9s 9h 9h 9c 9c"], pile="Td")
    assert decided(state, level) != "discard 9d"


@pytest.mark.parametrize("level", BOTH)
def test_does_not_open_with_a_wild_where_naturals_do(level: str) -> None:
    state = a_table(CLASSIC, "As Ah Ad 2c 2d Jo 9s 9h 8c 4h 5d")
    opened = [text for text in turn_of(state, level) if text.startswith("meld")]
    assert not any("2" in text or "Jo" in text for text in opened[:1])


@pytest.mark.parametrize(("name", "players"), [("classic", 4), ("french", 4), ("thirteen", 6)])
def test_nothing_that_the_expert_weighs_feeds_a_meld_or_opens_with_needless_wilds(name: str, players: int) -> None:
    weighed = 0
    for number in (1, 2):
        for state, moves in positions(preset(name, players), number, ("skilled", "casual")):
            if state.this_turn.question_open or len(moves) < 2:
                continue
            view = view_of(state, state.actor)
            side = state.rules.side_of(state.actor)
            theirs = {rank for rank, meld in state.melds[1 - side].items() if meld.size >= 5}
            safe = _safe_discards(moves, state.melds[1 - side])
            plain = [move for move in moves if isinstance(move, Meld) and not _has_wild(move)]
            # With no time to think all that would be tried out is ranked.
            for each in ranked_moves(view, legal_moves(state), 1, 0.0):
                if isinstance(each.move, Discard) and safe:
                    assert Rank(KIND_OF[each.move.card]) not in theirs
                    weighed += bool(theirs)
                if isinstance(each.move, Meld) and not state.melds[side] and plain:
                    assert not _has_wild(each.move)
                    weighed += 1
    assert weighed > 10


def _safe_discards(moves: Sequence[Move], melds: Collection[Rank]) -> list[Discard]:
    """Naturals that go on no meld of theirs."""
    return [
        move
        for move in moves
        if isinstance(move, Discard) and KIND_OF[move.card] < TWO and Rank(KIND_OF[move.card]) not in melds
    ]


def _has_wild(move: Meld) -> bool:
    return any(KIND_OF[card] >= TWO for group in move.groups for card in group.cards)

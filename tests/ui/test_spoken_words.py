"""What a screen reader calls things at tables of every kind."""

from dataclasses import replace
from random import Random

import pytest

from canasta_desktop.engine.cards import RED_THREES, parse_card
from canasta_desktop.engine.presets import preset
from canasta_desktop.model.seats import NewMatch, SeatPlayer
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import MeldSnapshot, PileState, TableSnapshot
from canasta_desktop.table.interaction.focus import Area
from canasta_desktop.table.spots import MeldSpot
from canasta_desktop.ui.spoken_words import SpokenWords
from canasta_desktop.ui.table_words import TranslatedWords
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import a_rank

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("Kaisa", "Anna", "Pekka", "Marie", "Jean", "Rose")
words = SpokenWords(TranslatedWords())


def dealt(players: int) -> TableSnapshot:
    session = GameSession(ScriptedThinker(at_once=False), randomness=Random(1))
    seats = tuple(SeatPlayer(name, "casual") for name in NAMES[:players])
    session.new_match(NewMatch(preset("classic", players), (replace(seats[0], player="human"), *seats[1:]), 7))
    snapshot = session.snapshot
    session.close()
    assert snapshot is not None
    return snapshot


def with_meld(snapshot: TableSnapshot, side: int, meld: MeldSnapshot) -> TableSnapshot:
    sides = tuple(replace(one, melds=(meld,)) if one.side == side else one for one in snapshot.sides)
    return replace(snapshot, sides=sides)


def a_meld(naturals: int, wilds: int = 0, *, concealed: bool = False, staged: int = 0) -> MeldSnapshot:
    king, two = parse_card("Kh"), parse_card("2h")
    keys = tuple(range(staged))
    is_canasta = naturals + wilds >= 7
    return MeldSnapshot(a_rank("K"), (king,) * naturals, (two,) * wilds, concealed, is_canasta, (king,) * staged, keys)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_part_and_every_player_has_a_name(players: int) -> None:
    snapshot = dealt(players)
    names = [words.area(snapshot, area) for area in Area]
    assert len(set(names)) == len(Area)
    seats = [words.seat(snapshot, seat) for seat in snapshot.seats]
    assert len(set(seats)) == players
    assert sum("partner" in name for name in seats) == {2: 0, 3: 0, 4: 1, 6: 2}[players]
    assert sum("playing" in name for name in seats) == 1
    assert sum("dealer" in name for name in seats) == 1


def test_where_each_plays_alone_a_meld_has_its_owners_name() -> None:
    snapshot = dealt(3)
    mine, annas = snapshot.my_side, next(side.side for side in snapshot.sides if 1 in side.seats)
    spot = MeldSpot(mine, a_rank("K"))
    assert words.meld(with_meld(snapshot, mine, a_meld(3)), spot) == (
        "Kings, 3 cards, yours, natural, four more to a canasta"
    )
    assert words.meld(with_meld(snapshot, annas, a_meld(3)), replace(spot, side=annas)) == (
        "Kings, 3 cards, Anna, natural, four more to a canasta"
    )


@pytest.mark.parametrize(
    ("meld", "said"),
    [
        (a_meld(3, 2), "Kings, 5 cards, ours, mixed, two more to a canasta"),
        (a_meld(7), "Kings, 7 cards, ours, natural canasta"),
        (a_meld(6, 2), "Kings, 8 cards, ours, mixed canasta"),
        (a_meld(7, concealed=True), "Kings, 7 cards, ours, natural canasta, concealed"),
        (a_meld(3, staged=2), "Kings, 5 cards, ours, natural, two more to a canasta, 2 of them only put down"),
        (a_meld(0, staged=1), "Kings, one card, ours, natural, six more to a canasta, one of them only put down"),
    ],
)
def test_a_meld_says_how_it_stands(meld: MeldSnapshot, said: str) -> None:
    snapshot = dealt(4)
    spot = MeldSpot(snapshot.my_side, meld.rank)
    assert words.meld(with_meld(snapshot, snapshot.my_side, meld), spot) == said


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (PileState.OPEN, "Discard pile, one card, on top: "),
        (PileState.FROZEN, "Discard pile, one card, frozen, on top: "),
        (PileState.BLOCKED, "Discard pile, one card, blocked, on top: "),
    ],
)
def test_the_pile_says_its_state(state: PileState, said: str) -> None:
    snapshot = replace(dealt(4), pile_state=state)
    snapshot = replace(snapshot, pile=snapshot.pile[-1:])
    assert words.pile(snapshot).startswith(said)


def test_a_pile_that_was_taken_is_empty() -> None:
    snapshot = replace(dealt(4), pile=(), pile_state=PileState.EMPTY)
    assert words.pile(snapshot) == words.pile_cards(snapshot) == "Discard pile, empty"


def test_red_threes_are_told_with_the_score() -> None:
    snapshot = dealt(4)
    sides = tuple(replace(side, red_threes=RED_THREES[: 2 - side.side]) for side in snapshot.sides)
    told = replace(snapshot, sides=sides)
    assert words.sides(told, ours=True).endswith("2 red threes.")
    assert words.sides(told, ours=False).endswith("one red three.")

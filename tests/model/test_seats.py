"""Names of seats: any text in a record, one tidy line on the table."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import preset
from canasta_desktop.model.seats import LEVELS, SeatPlayer, usual_level
from canasta_desktop.model.session import GameSession
from canasta_desktop.storage.records import Seat, new_record
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import CLASSIC


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Kaisa", "Kaisa"),
        ("Ann\nMarie\t von\u2028Essen ", "Ann Marie von Essen"),
        ("\u202ealleB", "alleB"),
        ("A\x1b[31m\x00nna", "A[31mnna"),
        ("\N{WOMAN}\u200d\N{PERSONAL COMPUTER}", "\N{WOMAN}\u200d\N{PERSONAL COMPUTER}"),
        ("דנה", "\u2068דנה\u2069"),
        ("\u202eمريم\u202c", "\u2068مريم\u2069"),
        ("x" * 61, "x" * 60 + "…"),
        ("", ""),
    ],
)
def test_a_name_is_shown_on_one_line_and_turns_nothing_else(name: str, shown: str) -> None:
    assert SeatPlayer(name, "human").shown_name == shown


def test_the_record_keeps_the_name_as_it_was(qtbot: QtBot) -> None:
    session = GameSession(ScriptedThinker(at_once=False))
    session.open_record(new_record(Match(CLASSIC), [Seat("\u202eA\nB", "human"), *[Seat("C", "casual")] * 3]))
    assert session.snapshot is not None
    assert session.snapshot.seats[0].name == "A B"
    assert session.record().seats[0].name == "\u202eA\nB"
    session.close()


@pytest.mark.parametrize(("players", "best"), [(2, []), (3, []), (4, [2]), (6, [2, 4])])
def test_partners_play_their_best_as_long_as_nothing_was_chosen(players: int, best: list[int]) -> None:
    rules = preset("classic", players)
    assert [seat for seat in range(1, players) if usual_level(rules, seat) == LEVELS[-1]] == best

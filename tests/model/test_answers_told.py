"""What partners answered to "May I go out?" is told with their hands once the round is over, also when read again."""

from pathlib import Path

from canasta_desktop.engine.cards import VALUE_OF
from canasta_desktop.engine.events import PermissionAnswered
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Answer, Ask
from canasta_desktop.engine.view import view_of
from canasta_desktop.model.match_on_table import MatchOnTable
from canasta_desktop.model.results import GivenAnswer
from canasta_desktop.model.seats import NewMatch, SeatPlayer
from canasta_desktop.players.deciding import decide
from canasta_desktop.storage.records import read_record, write_record
from canasta_desktop.ui.log_words import LogWords
from tests.model.tables import CLASSIC

SEATS = tuple(SeatPlayer(name, "casual") for name in ("Kaisa", "Anna", "Pekka", "Marie"))


def played_round() -> tuple[MatchOnTable, list[GivenAnswer]]:
    """A round of casual players who ask whenever they may, and the answers with what the hands counted then."""
    table = MatchOnTable.begun(NewMatch(CLASSIC, SEATS), 3)
    table.deal(*table.next_deal())
    given = []
    while not table.state.over:
        state, seat = table.state, table.state.actor
        moves = legal_moves(state)
        move = Ask() if Ask() in moves else decide("casual", view_of(state, seat), moves, len(state.moves))
        if isinstance(move, Answer):
            given.append(GivenAnswer(seat, move.yes, sum(VALUE_OF[card] for card in state.hands[seat])))
        assert not table.results
        table.play(move)
    return table, given


def test_all_answers_of_a_round_are_in_its_result_with_the_hands_of_that_moment() -> None:
    table, given = played_round()
    assert given
    assert table.results[-1].answers == tuple(given)


def test_a_record_read_again_tells_the_same(tmp_path: Path) -> None:
    table, given = played_round()
    file = tmp_path / "round.canasta"
    write_record(file, table.record())
    again = MatchOnTable(read_record(file), 3)
    assert again.results[-1].answers == tuple(given)
    assert again.log == table.log


def test_the_next_round_begins_without_answers() -> None:
    table, _ = played_round()
    table.deal(*table.next_deal())
    assert table._answers == ()


def test_the_log_tells_hands_only_after_the_round() -> None:
    table, given = played_round()
    ended = [place for place, entry in enumerate(table.log) if isinstance(entry.event, PermissionAnswered)][-1]
    during, after = table.log[: ended + 1], (*table.log[ended - 5 : ended + 1], table.log[-1])

    assert "points in hand" not in " ".join(entry.what.text for entry in LogWords(lambda: during)._recent())
    assert "points in hand" in " ".join(entry.what.text for entry in LogWords(lambda: after)._recent())
    assert any(entry.what.n == given[-1].points for entry in LogWords(lambda: after)._recent())

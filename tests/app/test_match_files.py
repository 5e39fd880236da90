from pathlib import Path

import pytest

from canasta_desktop.app.match_files import MatchFiles
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.model.session import GameSession
from canasta_desktop.storage.records import Seat, new_record, write_record
from canasta_desktop.wording.sentence import Sentence, english
from tests.model.tables import NEW_MATCH


@pytest.fixture
def files(session: GameSession, settings: SettingsKeeper) -> MatchFiles:
    return MatchFiles(session, settings)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "Työpöytä" / "ilta #1 100% \N{BLACK SPADE SUIT}.canasta"


def said(problem: Sentence | None) -> str:
    assert problem is not None
    return english(problem)


def test_a_saved_match_is_found_again(files: MatchFiles, session: GameSession, record: Path) -> None:
    record.parent.mkdir()
    session.new_match(NEW_MATCH)
    session.draw()
    before = session.snapshot
    assert files.save(record) is None
    session.new_match(NEW_MATCH)
    assert files.open(record) is None
    after = session.snapshot
    assert before is not None
    assert after is not None
    assert sorted(held.card for held in after.hand) == sorted(held.card for held in before.hand)
    assert (after.pile, after.sides, after.stock) == (before.pile, before.sides, before.stock)


def test_the_file_of_the_match_is_known_until_another_begins(
    files: MatchFiles, session: GameSession, settings: SettingsKeeper, tmp_path: Path
) -> None:
    session.new_match(NEW_MATCH)
    record = tmp_path / "ours.canasta"
    files.save(record)
    saved = files.current
    assert (saved, files.folder) == (record, tmp_path)
    files.begin()
    assert files.current is None
    assert settings.recent_files == [record]
    assert files.folder == tmp_path


def test_files_are_looked_for_at_home_at_first(files: MatchFiles, fresh_home: Path) -> None:
    assert files.folder == fresh_home


def test_a_recent_file_in_a_place_that_cannot_be_is_passed_over(
    files: MatchFiles, settings: SettingsKeeper, fresh_home: Path
) -> None:
    for folder in ("w" * 300, "zero\0byte"):
        settings.remember_file(Path("/", folder, "ours.canasta"))
    assert files.folder == fresh_home


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"", "The file is empty"), (b'{"format": "canasta-rec', "cut off"), (b"[1]", "not the record of a match")],
)
def test_a_file_that_cannot_be_opened_leaves_the_table_as_it_is(
    files: MatchFiles, session: GameSession, tmp_path: Path, content: bytes, reason: str
) -> None:
    session.new_match(NEW_MATCH)
    before = session.snapshot
    broken = tmp_path / "broken.canasta"
    broken.write_bytes(content)
    sentence = said(files.open(broken))
    assert sentence.startswith(f"{broken} cannot be opened: ")
    assert reason in sentence
    assert session.snapshot == before
    assert files.current is None


@pytest.mark.parametrize(("option", "number"), [("decks", 10**9), ("mixed_canasta", 10**18)])
def test_a_match_that_could_not_be_dealt_or_played_is_not_put_on_the_table(
    files: MatchFiles, session: GameSession, tmp_path: Path, option: str, number: int
) -> None:
    rules = house_rules("classic", 4, {option: number})
    file = tmp_path / "huge.canasta"
    write_record(file, new_record(Match(rules), [Seat(seat.name, seat.player) for seat in NEW_MATCH.seats]))
    assert said(files.open(file)).endswith(
        f"cannot be opened: The value of “{option}” is larger than can be played here"
    )
    assert session.snapshot is None


def test_a_missing_file_is_forgotten(
    files: MatchFiles, session: GameSession, settings: SettingsKeeper, tmp_path: Path
) -> None:
    gone = tmp_path / "gone.canasta"
    settings.remember_file(gone)
    assert "There is no such file" in said(files.open(gone))
    assert settings.recent_files == []


def test_a_folder_that_is_not_there_is_said(files: MatchFiles, session: GameSession, record: Path) -> None:
    session.new_match(NEW_MATCH)
    assert said(files.save(record)) == f"{record} cannot be saved: There is no such folder"
    assert files.current is None

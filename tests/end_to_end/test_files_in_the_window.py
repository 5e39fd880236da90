"""Files that cannot be opened, and places that cannot be written, while a match is on the table."""

import errno
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta_desktop.engine.cards import parse_card
from canasta_desktop.engine.moves import Discard
from canasta_desktop.storage.records import read_record
from canasta_desktop.wording import dialogs
from canasta_desktop.wording.files import system_problem_sentence
from canasta_desktop.wording.sentence import english
from tests.end_to_end.at_the_table import (
    FOUR_ACES,
    close_message,
    open_by_key,
    quit_by_key,
    save_by_key,
    start_deal,
    wait_for_message,
)
from tests.end_to_end.conftest import Start, choose_pace
from tests.end_to_end.mouse_player import MousePlayer
from tests.end_to_end.started_program import StartedProgram

pytestmark = pytest.mark.alone


@pytest.fixture
def program(start: Start) -> StartedProgram:
    """A program with a match on the table, the person having drawn."""
    choose_pace("off")
    program = start()
    start_deal(program, FOUR_ACES)
    MousePlayer(program).draw()
    program.wait_until(lambda seen: seen.is_still and seen.table["has_drawn"], "a card is drawn")
    return program


def bad_files(folder: Path, record: str) -> Iterator[tuple[Path, str]]:
    """Files that cannot be opened, made of a good record, each with what is said of it."""
    form = json.loads(record)
    deck = form["rounds"][0]["deck"].split()
    deck[0] = "Jo" if deck[0] != "Jo" else "As"
    changed = json.dumps({**form, "rounds": [{**form["rounds"][0], "deck": " ".join(deck)}]})
    for name, text, reason in (
        ("empty", "", "The file is empty."),
        ("cut-off", record[: len(record) // 2], "The file is cut off: its end is missing."),
        ("newer", json.dumps({**form, "version": 2}), "It was saved by a newer version of the program."),
        ("changed", changed, "round 1: The deck has the card “"),
    ):
        file = folder / f"{name}.canasta"
        file.write_text(text, "utf-8")
        yield file, reason


def test_a_file_that_cannot_be_opened_is_a_message_and_the_match_stays(program: StartedProgram, tmp_path: Path) -> None:
    before = program.wait_until_still()
    for file, reason in bad_files(tmp_path, before.form["record"]):
        open_by_key(program, file)
        assert wait_for_message(program).text.startswith(f"{file} cannot be opened: {reason}")
        after = close_message(program)
        assert (after.table, after.form["record"]) == (before.table, before.form["record"])
    quit_by_key(program)


def test_a_place_that_cannot_be_written_is_a_message_and_nothing_is_lost(
    program: StartedProgram, tmp_path: Path
) -> None:
    before = program.wait_until_still()
    file = tmp_path / "file"
    file.touch()
    for folder in (tmp_path / "none", file):
        save_by_key(program, folder / "a.canasta")
        said = wait_for_message(program).text
        assert said == f"{folder}/a.canasta cannot be saved: There is no such folder."
        close_message(program)
    save_by_key(program, tmp_path / "good.canasta")
    after = program.wait_for_no_dialog()
    assert (after.table, after.form["record"]) == (before.table, before.form["record"])
    assert read_record(tmp_path / "good.canasta") == before.record
    quit_by_key(program)


def test_a_full_disk_is_a_message_and_nothing_is_lost(start: Start, program: StartedProgram, tmp_path: Path) -> None:
    """The match goes on, and is whole on the disk again as soon as there is room."""
    file = tmp_path / "a.canasta"
    save_by_key(program, file)
    saved = program.wait_for_no_dialog().record
    program.fill_disk()
    MousePlayer(program).play(Discard(parse_card("Qh")))
    too_large = system_problem_sentence(OSError(errno.EFBIG, "File too large"))
    assert wait_for_message(program).text == english(dialogs.journal_failed(too_large))
    close_message(program)
    program.wait_for_my_turn()
    program.screen.key("ctrl+s")
    assert wait_for_message(program).text == f"{file} cannot be saved: The system allows no file of this size."
    close_message(program)
    assert read_record(file) == saved

    program.empty_disk()
    MousePlayer(program).draw()
    after = program.wait_until(lambda seen: seen.is_still and seen.table["has_drawn"], "a card is drawn")
    program.kill()
    program = start()
    found = program.wait_until(lambda seen: seen.has_table and seen.is_still, "the match is on the table again")
    assert (found.faces_up, found.form["record"]) == (after.faces_up, after.form["record"])
    quit_by_key(program)

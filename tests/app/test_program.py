import errno
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from canasta_desktop.app import table_journals
from canasta_desktop.app.program import Program
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.engine.match import Match
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.pace import Pace
from canasta_desktop.storage import journal
from canasta_desktop.storage.file_lock import FileLock
from canasta_desktop.storage.journal import read_journal
from canasta_desktop.storage.paths import journal_path, settings_path
from canasta_desktop.storage.records import Seat, new_record, write_record
from canasta_desktop.ui.action_list import ActionId
from canasta_desktop.ui.score_sheet import ScoreSheet
from canasta_desktop.wording import dialogs
from canasta_desktop.wording.files import system_problem_sentence
from canasta_desktop.wording.sentence import english
from tests.model.tables import CLASSIC, SEATS
from tests.ui.accessible import nameless

Start = Callable[..., Program]


def until_my_turn(program: Program, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(program.session.snapshot and program.session.snapshot.my_turn), timeout=20_000)


def told(program: Program) -> str:
    """What the message says, without the places at which its paths may be broken."""
    assert isinstance(program.control.dialog, QMessageBox)
    return program.control.dialog.text().replace("\N{ZERO WIDTH SPACE}", "")


def test_the_first_start_welcomes(start: Start, qtbot: QtBot) -> None:
    program = start()
    assert program.welcome.isVisible()
    assert nameless(program.window) == []
    program.welcome.play.click()
    assert program.view.isVisible()
    until_my_turn(program, qtbot)


def test_the_table_stands_as_it_was_at_the_next_start(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.control.play_now()
    until_my_turn(program, qtbot)
    assert program.session.draw() is None
    before = program.session.snapshot
    assert before is not None
    after = start().session.snapshot
    assert after is not None
    assert [held.card for held in after.hand] == [held.card for held in before.hand]
    assert (after.pile, after.sides, after.stock, after.my_turn) == (before.pile, before.sides, before.stock, True)


def test_a_match_that_can_only_be_read_is_on_the_table_and_it_is_told(
    start: Start, left_on_turn: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> FileLock:
        raise OSError(errno.EROFS, "Read-only file system")

    for module in (table_journals, journal):
        monkeypatch.setattr(module, "lock_of", refuse)
    written = read_journal(journal_path())
    assert written is not None
    program = start()
    assert program.view.isVisible()
    assert program.session.record() == written.record
    seen = program.session.snapshot
    assert seen is not None
    assert tuple(held.card for held in seen.hand) == written.hand
    assert told(program) == english(dialogs.journal_failed(system_problem_sentence(OSError(errno.EROFS, ""))))


def test_a_file_given_is_put_on_the_table(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    program = start()
    program.control.play_now()
    until_my_turn(program, qtbot)
    record = tmp_path / "ours.canasta"
    assert program.files.save(record) is None
    before = program.session.snapshot
    journal_path().unlink()
    program = start(record)
    assert program.files.current == record
    assert before is not None
    assert program.session.snapshot is not None
    assert program.session.snapshot.hand == before.hand


def test_the_key_of_the_sheet_answers_on_the_table_while_no_round_is_finished(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.control.play_now()
    program.motion.finish()
    program.window.actions_by_id[ActionId.SCORE_SHEET].trigger()
    words = program.view.table.panel.ground.words
    assert words is not None
    assert words.message == "No round is finished yet"


def test_a_round_is_played_to_its_sheet_and_the_next_one_begins(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.control.play_now()
    program.session.round_ended.connect(lambda _result: None)

    def play() -> bool:
        """The simplest turns: draw, discard; until somebody goes out or the stock ends."""
        snapshot = program.session.snapshot
        assert snapshot is not None
        if snapshot.question_to_me is not None:
            program.session.answer(yes=True)
        elif snapshot.my_turn and not snapshot.has_drawn and snapshot.can_pass:
            program.session.pass_turn()
        elif snapshot.my_turn and not snapshot.has_drawn:
            if program.session.draw() is not None:
                program.session.take_pile()
        elif snapshot.my_turn:
            program.session.discard(snapshot.hand[0].key)
        return snapshot.round_over

    qtbot.waitUntil(play, timeout=60_000)
    qtbot.waitUntil(lambda: isinstance(program.control.dialog, ScoreSheet))
    sheet = program.control.dialog
    assert isinstance(sheet, ScoreSheet)
    assert nameless(sheet) == []
    sheet.go_on.click()
    assert program.session.snapshot is not None
    assert program.session.snapshot.round_number == 2


def test_settings_are_kept_as_they_are_changed(start: Start) -> None:
    program = start()
    program.window.actions_by_id[ActionId.PACE_FAST].trigger()
    program.window.actions_by_id[ActionId.SORT_VALUE].trigger()
    assert SettingsKeeper(settings_path()).pace is Pace.FAST
    assert start().session.sort_mode is SortMode.VALUE


def test_broken_settings_are_told_and_kept(start: Start) -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text("{", encoding="utf-8")
    program = start()
    assert isinstance(program.control.dialog, QMessageBox)
    assert f"{settings_path()}.bak" in told(program)


def test_a_match_that_cannot_be_read_is_told_and_kept(start: Start) -> None:
    journal_path().parent.mkdir(parents=True)
    journal_path().write_text("{", encoding="utf-8")
    program = start()
    assert isinstance(program.control.dialog, QMessageBox)
    assert program.control.dialog.text().startswith("The match that was on the table cannot be read")
    assert f"{journal_path()}.bak" in told(program)
    assert program.welcome.isVisible()


def test_moves_that_cannot_be_read_are_told_and_kept(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.control.play_now()
    until_my_turn(program, qtbot)
    program.session.close()
    with journal_path().open("ab") as journal:
        journal.write(b"rubbish\n")
    program = start()
    assert isinstance(program.control.dialog, QMessageBox)
    assert program.control.dialog.text().startswith("The last moves of the match")
    assert f"{journal_path()}.bak" in told(program)
    assert program.session.snapshot is not None


def test_the_window_does_not_creep(start: Start) -> None:
    places = set()
    for _ in range(4):
        program = start()
        places.add(program.window.geometry().getRect())
    assert len(places) == 1


def test_an_about_box_names_the_version(start: Start) -> None:
    program = start()
    program.window.actions_by_id[ActionId.ABOUT].trigger()
    (box,) = program.window.findChildren(QMessageBox)
    assert "GNU General Public License" in box.informativeText()
    assert nameless(box) == []
    box.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals for windows")
def test_the_program_ends_well_when_the_system_asks(qtbot: QtBot, tmp_path: Path) -> None:
    record = tmp_path / "ours.canasta"
    write_record(record, new_record(Match(CLASSIC), [Seat(seat.name, seat.player) for seat in SEATS]))
    running = subprocess.Popen([sys.executable, "-m", "canasta_desktop", record], stderr=subprocess.PIPE, text=True)
    qtbot.waitUntil(journal_path().exists, timeout=20_000)
    running.send_signal(signal.SIGTERM)
    _, said = running.communicate(timeout=20)
    assert (running.returncode, [line for line in said.splitlines() if "plugin" not in line]) == (0, [])
    assert settings_path().exists()


def test_what_is_preferred_of_players_counts_at_once(start: Start, qtbot: QtBot) -> None:
    program = start()
    assert program.thinker.deadline == 800
    program.settings.keep_think_ms(300)
    assert program.thinker.deadline == 300
    program.settings.keep_hints(False)
    program.control.play_now()
    until_my_turn(program, qtbot)
    hint = program.window.actions_by_id[ActionId.HINT]
    assert not hint.isVisible()
    program.settings.keep_hints(True)
    assert hint.isVisible()
    program = start()
    assert program.thinker.deadline == 300


def test_the_real_expert_gives_a_hint_to_be_seen(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.settings.keep_think_ms(300)
    program.control.play_now()
    until_my_turn(program, qtbot)
    program.window.actions_by_id[ActionId.HINT].trigger()
    qtbot.waitUntil(lambda: program.session.snapshot is not None and program.session.snapshot.hint is not None)
    assert program.session.snapshot is not None
    hint = program.session.snapshot.hint
    assert hint is not None
    assert program.view.table.overlay.hints
    words = program.view.table.panel.ground.words
    assert words is not None
    assert ":" in words.message


_FAILING_AT_THE_END = """
import os
from canasta_desktop.app.opening import new_application
from canasta_desktop.app.program import Program
from canasta_desktop.storage.file_lock import lock_of
from canasta_desktop.storage.paths import journal_path
program = Program(new_application())
program.begin(None)
program.control.play_now()
program.session.as_left = lambda mode: 1 / 0
try:
    program.end()
except ZeroDivisionError:
    lock_of(journal_path()).release()
    print("closed", flush=True)
os._exit(0)
"""


def test_whatever_happens_while_the_table_is_kept_the_journal_is_closed() -> None:
    command = [sys.executable, "-c", _FAILING_AT_THE_END]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "closed\n"

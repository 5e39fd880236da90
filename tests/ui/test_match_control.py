import errno
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.model.happening import PlayerFailure
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.texts import ActionName
from canasta_desktop.ui.action_list import ActionId
from canasta_desktop.ui.due_sheet import last_cards_seen_for
from canasta_desktop.ui.main_window import MainWindow
from canasta_desktop.ui.match_control import MatchControl
from canasta_desktop.ui.match_end import MatchEnd
from canasta_desktop.ui.new_game import NewGameDialog
from canasta_desktop.ui.score_sheet import ScoreSheet
from canasta_desktop.wording.sentence import Sentence
from tests.model.tables import CLASSIC, NEW_MATCH, a_table, lay_table
from tests.ui.accessible import nameless
from tests.ui.conftest import KeptFiles, KeptMemory, Stillness

KINGS = {"rank": "K", "cards": "Ks Kh Kd Kc Ks Kh Kd"}


@pytest.fixture(autouse=True)
def no_native_dialogs(qapp: QApplication) -> None:
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)


def end_round(session: GameSession, rules: RuleSet = CLASSIC) -> None:
    """Our side goes out with its last card."""
    lay_table(session, a_table("9h", mine=[KINGS], rules=rules))
    assert session.discard(0) is None


def sheet_of_round(control: MatchControl, session: GameSession, rules: RuleSet = CLASSIC) -> ScoreSheet:
    """The sheet that comes when our side has gone out."""
    end_round(session, rules)
    came = QSignalSpy(control.sheet_shown)
    assert came.wait(5000)
    assert isinstance(control.dialog, ScoreSheet)
    return control.dialog


def message(control: MatchControl) -> str:
    assert isinstance(control.dialog, QMessageBox)
    assert nameless(control.dialog) == []
    return control.dialog.text()


def test_play_now_begins_with_what_is_remembered(
    control: MatchControl, session: GameSession, window: MainWindow, files: KeptFiles
) -> None:
    control.play_now()
    assert session.seats == NEW_MATCH.seats
    assert window.windowTitle().endswith("Classic, four players")
    assert files.asked == [("begin", None)]


def test_a_new_game_is_begun_as_chosen_and_remembered(
    control: MatchControl, session: GameSession, memory: KeptMemory
) -> None:
    control.new_game()
    dialog = control.dialog
    assert isinstance(dialog, NewGameDialog)
    dialog.names[0].setText("Ville")
    dialog.target.setValue(1000)
    dialog.start.click()
    assert session.seats[0].name == "Ville"
    assert session.rules == replace(CLASSIC, target=1000)
    assert [choice.seats[0].name for choice in memory.remembered] == ["Ville"]


def test_a_new_game_is_not_remembered_against_the_wish(
    control: MatchControl, session: GameSession, memory: KeptMemory
) -> None:
    control.new_game()
    dialog = control.dialog
    assert isinstance(dialog, NewGameDialog)
    dialog.keep.setChecked(False)
    dialog.start.click()
    assert session.in_round
    assert memory.remembered == []


def test_a_dialog_that_is_left_changes_nothing(control: MatchControl, session: GameSession) -> None:
    session.new_match(NEW_MATCH)
    before = session.snapshot
    control.new_game()
    assert isinstance(control.dialog, NewGameDialog)
    control.dialog.reject()
    assert session.snapshot == before


def test_the_keyboard_comes_back_to_the_table_after_a_dialog(
    control: MatchControl, shown_window: MainWindow, qtbot: QtBot
) -> None:
    control.play_now()
    table = QApplication.focusWidget()
    control.new_game()
    assert isinstance(control.dialog, NewGameDialog)
    control.dialog.names[1].setFocus()
    control.dialog.reject()
    shown_window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is table)


def test_the_sheet_comes_after_the_round(control: MatchControl, session: GameSession) -> None:
    session.new_match(NEW_MATCH)
    sheet_of_round(control, session).go_on.click()
    assert session.in_round
    assert session.snapshot is not None
    assert session.snapshot.round_number == 2


def test_the_sheet_waits_until_the_cards_lie_still_and_were_seen(
    control: MatchControl, session: GameSession, stillness: Stillness, qtbot: QtBot
) -> None:
    session.new_match(NEW_MATCH)
    stillness.running = True
    end_round(session)
    with qtbot.assertNotEmitted(control.sheet_shown, wait=20):
        pass
    stillness.running = False
    with qtbot.waitSignal(control.sheet_shown):
        stillness.finished.emit()
        assert control.dialog is None
    with qtbot.assertNotEmitted(control.sheet_shown, wait=20):
        stillness.finished.emit()
    assert isinstance(control.dialog, ScoreSheet)


@pytest.mark.parametrize(
    ("pace", "milliseconds"), [(Pace.SLOW, 1280), (Pace.NORMAL, 800), (Pace.FAST, 320), (Pace.OFF, 600)]
)
def test_the_last_cards_are_seen_as_long_as_the_pace_says(pace: Pace, milliseconds: int) -> None:
    assert last_cards_seen_for(pace) == milliseconds


def test_a_sheet_asked_for_early_does_not_come_twice(control: MatchControl, session: GameSession, qtbot: QtBot) -> None:
    session.new_match(NEW_MATCH)
    end_round(session)
    control.show_sheet()
    assert isinstance(control.dialog, ScoreSheet)
    control.dialog.reject()
    with qtbot.assertNotEmitted(control.sheet_shown, wait=20):
        pass


def test_no_sheet_comes_for_a_match_that_was_left(control: MatchControl, session: GameSession, qtbot: QtBot) -> None:
    session.new_match(NEW_MATCH)
    end_round(session)
    session.new_match(NEW_MATCH)
    with qtbot.assertNotEmitted(control.sheet_shown, wait=20):
        pass


def test_the_buttons_of_the_table_go_on_after_the_sheet_was_seen(control: MatchControl, session: GameSession) -> None:
    session.new_match(NEW_MATCH)
    end_round(session)
    control.perform(ActionName.NEXT_ROUND)
    assert session.snapshot is not None
    assert session.snapshot.round_over
    assert isinstance(control.dialog, ScoreSheet)
    control.dialog.reject()
    control.perform(ActionName.SCORE_SHEET)
    assert isinstance(control.dialog, ScoreSheet)
    assert control.dialog.isVisible()
    control.dialog.reject()
    control.perform(ActionName.NEXT_ROUND)
    assert session.in_round


def test_the_button_for_a_new_game_asks_for_one(control: MatchControl) -> None:
    control.perform(ActionName.NEW_GAME)
    assert isinstance(control.dialog, NewGameDialog)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_on_its_way_when_the_sheet_comes_begins_no_round(
    control: MatchControl, session: GameSession, shown_window: MainWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    session.new_match(NEW_MATCH)
    sheet = sheet_of_round(control, session)
    QTest.keyClick(sheet.go_on, key)
    assert not session.in_round
    assert sheet.isVisible()
    qtbot.waitUntil(lambda: not sheet.late_keys.timer.isActive())
    QTest.keyClick(sheet.go_on, key)
    assert session.in_round


def test_a_closed_sheet_can_be_looked_at_again_and_goes_on(
    control: MatchControl, session: GameSession, window: MainWindow
) -> None:
    session.new_match(NEW_MATCH)
    sheet_of_round(control, session).reject()
    assert not session.in_round
    assert window.actions_by_id[ActionId.SCORE_SHEET].isEnabled()
    control.show_sheet()
    again = control.dialog
    control.show_sheet()
    assert control.dialog is again
    assert isinstance(again, ScoreSheet)
    again.go_on.click()
    assert session.in_round


def test_in_the_next_round_the_last_sheet_only_shows(control: MatchControl, session: GameSession) -> None:
    session.new_match(NEW_MATCH)
    sheet = sheet_of_round(control, session)
    session.next_round()
    sheet.reject()
    control.show_sheet()
    assert isinstance(control.dialog, ScoreSheet)
    assert not control.dialog.go_on.isVisibleTo(control.dialog)


def end_of_match(control: MatchControl, session: GameSession) -> MatchEnd:
    short = replace(CLASSIC, target=500)
    session.new_match(replace(NEW_MATCH, rules=short))
    end_round(session, short)
    assert session.match_result is not None
    came = QSignalSpy(control.sheet_shown)
    assert came.wait(5000)
    assert isinstance(control.dialog, MatchEnd)
    return control.dialog


def test_after_the_match_a_new_game_is_offered(control: MatchControl, session: GameSession) -> None:
    end_of_match(control, session).new_game.click()
    assert isinstance(control.dialog, NewGameDialog)


def test_the_same_players_can_play_again(control: MatchControl, session: GameSession, files: KeptFiles) -> None:
    end = end_of_match(control, session)
    seats, rules, number = session.seats, session.rules, session.deal_number
    end.play_again.click()
    assert session.in_round
    assert (session.seats, session.rules) == (seats, rules)
    assert session.deal_number != number
    assert files.asked[-1] == ("begin", None)


def test_the_sheet_of_the_last_round_leads_back_to_the_end_of_the_match(
    control: MatchControl, session: GameSession
) -> None:
    end = end_of_match(control, session)
    end.sheet.click()
    sheet = control.dialog
    assert isinstance(sheet, ScoreSheet)
    assert not sheet.go_on.isVisible()
    sheet.reject()
    assert end.isVisible()


def test_the_end_of_the_match_can_be_looked_at_again(control: MatchControl, session: GameSession) -> None:
    end_of_match(control, session).close_button.click()
    control.perform(ActionName.SCORE_SHEET)
    assert isinstance(control.dialog, MatchEnd)
    assert control.dialog.isVisible()


def said_by(control: MatchControl) -> list[tuple[str, str]]:
    """What comes to stand on the message line from now on."""
    said: list[tuple[str, str]] = []
    control.said.connect(lambda message, detail: said.append((message, detail)))
    return said


def test_without_a_finished_round_there_is_no_sheet_and_it_says_so(control: MatchControl, session: GameSession) -> None:
    said = said_by(control)
    control.show_sheet()
    assert said == []
    session.new_match(NEW_MATCH)
    control.show_sheet()
    assert control.dialog is None
    assert said == [("No round is finished yet", "The score sheet comes when this one is over")]


def test_a_match_with_a_file_is_saved_there_and_says_so(control: MatchControl, files: KeptFiles) -> None:
    files.current = Path("/there/ours.canasta")
    said = said_by(control)
    control.save()
    assert files.asked == [("save", files.current)]
    assert control.dialog is None
    assert said == [("Saved as ours.canasta.", "")]


def test_what_could_not_be_saved_is_not_said_to_be(control: MatchControl, files: KeptFiles) -> None:
    files.current = Path("/there/ours.canasta")
    files.problem = Sentence("Test", "ours.canasta cannot be saved: the disk is full")
    said = said_by(control)
    control.save()
    assert said == []
    assert message(control) == "ours.canasta cannot be saved: the disk is full."


def test_a_match_without_a_file_asks_for_one(
    control: MatchControl, files: KeptFiles, qtbot: QtBot, tmp_path: Path
) -> None:
    files.folder = tmp_path
    control.save()
    dialog = control.dialog
    assert isinstance(dialog, QFileDialog)
    assert [Path(name).name for name in dialog.selectedFiles()] == ["Canasta.canasta"]
    dialog.selectFile("evening")
    with qtbot.waitSignal(dialog.fileSelected):
        dialog.accept()
    assert files.asked == [("save", tmp_path / "evening.canasta")]


def test_a_record_is_chosen_to_open(control: MatchControl, files: KeptFiles, qtbot: QtBot, tmp_path: Path) -> None:
    record = tmp_path / "há \N{BLACK SPADE SUIT} #1 100%.canasta"
    record.touch()
    files.folder = tmp_path
    control.open_game()
    dialog = control.dialog
    assert isinstance(dialog, QFileDialog)
    dialog.selectFile(str(record))
    with qtbot.waitSignal(dialog.fileSelected):
        dialog.accept()
    assert files.asked == [("open", record)]


def test_what_is_wrong_with_a_file_is_said_in_one_sentence(control: MatchControl, files: KeptFiles) -> None:
    files.problem = Sentence("Test", "ours.canasta cannot be opened: it is empty")
    control.open_file(Path("ours.canasta"))
    assert message(control) == "ours.canasta cannot be opened: it is empty."


def test_whoever_chose_a_damaged_file_is_told_what_to_do_next(control: MatchControl, files: KeptFiles) -> None:
    files.problem = Sentence("Test", "ours.canasta cannot be opened: it is empty")
    control.open_file(Path("ours.canasta"))
    assert isinstance(control.dialog, QMessageBox)
    more = "The table is as it was. Choose another file, or an older copy of this one."
    assert control.dialog.informativeText() == more


def test_a_disk_that_refuses_is_told(control: MatchControl, session: GameSession) -> None:
    session.journal_failed.emit(OSError(errno.ENOSPC, "No space left on device"))
    assert message(control) == (
        "The moves cannot be written down: The disk is full. Play goes on; save the game where there is room."
    )


def test_another_window_that_keeps_the_journal_is_told_once(control: MatchControl, session: GameSession) -> None:
    session.journal_failed.emit(OSError(errno.EBUSY, "Device or resource busy"))
    assert message(control).startswith("Canasta is open in another window too")
    told = control.dialog
    session.journal_failed.emit(OSError(errno.EBUSY, "Device or resource busy"))
    assert control.dialog is told


def test_a_computer_player_that_fails_can_be_asked_again(
    control: MatchControl, session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.new_match(NEW_MATCH)
    again: list[bool] = []
    monkeypatch.setattr(GameSession, "think_again", lambda _self: again.append(True))
    session.player_failed.emit(PlayerFailure(1, "Segmentation fault"))
    assert message(control).startswith("Anna has found no move.")
    assert isinstance(control.dialog, QMessageBox)
    button = next(button for button in control.dialog.buttons() if "again" in button.text())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert again == [True]


def test_a_computer_player_that_failed_is_asked_again_once_the_game_is_saved(
    control: MatchControl, files: KeptFiles, session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.new_match(NEW_MATCH)
    files.current = Path("/there/ours.canasta")
    again: list[bool] = []
    monkeypatch.setattr(GameSession, "think_again", lambda _self: again.append(True))
    session.player_failed.emit(PlayerFailure(1, "Segmentation fault"))
    assert isinstance(control.dialog, QMessageBox)
    control.dialog.reject()
    assert again == []
    control.save()
    assert again == [True]

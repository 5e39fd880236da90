"""The table as it was left is kept beside its journal and shown first at the next start; the journal is the truth."""

import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.app import kept_table, opening
from canasta_desktop.app.opening import Opening
from canasta_desktop.app.program import Program
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.engine.presets import house_rules, preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.model.as_left import table_as_left
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.storage import journal
from canasta_desktop.storage.file_lock import FileInUse, lock_of
from canasta_desktop.storage.journal import Journal, read_journal
from canasta_desktop.storage.paths import journal_path, kept_table_path, settings_path
from tests.app.journals_left import (
    CLASSIC,
    Left,
    after_drawing,
    asked,
    before_drawing,
    just_dealt,
    left,
    match_over,
    others_turn,
    put_down,
    round_over,
    without_reasons,
)


@contextmanager
def opened(qapp: QApplication) -> Iterator[Opening]:
    """The window as it is seen first."""
    first = Opening(qapp)
    programs: list[Program] = []
    numbers = QLocale()
    _GOING_ON[id(first)] = programs
    try:
        first.show()
        yield first
    finally:
        del _GOING_ON[id(first)]
        first.window.close()
        for end in [program.end for program in programs] or [first.close]:
            end()
        first.window.deleteLater()
        first.language.speak("en")
        QLocale.setDefault(numbers)


_GOING_ON: dict[int, list[Program]] = {}
"""Which programs are to be ended, by their opening."""


def gone_on_with(qapp: QApplication, first: Opening) -> Program:
    """The whole program, which ends with its opening."""
    program = Program(qapp, first)
    _GOING_ON[id(first)].append(program)
    program.begin(None)
    return program


@contextmanager
def started(qapp: QApplication, qtbot: QtBot) -> Iterator[Program]:
    """The whole program, seen."""
    with opened(qapp) as first:
        qtbot.waitUntil(first.window.isVisible)
        yield gone_on_with(qapp, first)


def keep(first: Opening) -> None:
    """Keep the table of the journal that was read."""
    state = read_journal(journal_path())
    assert state is not None
    mode, hints = first.settings.sort_mode, first.settings.hints
    first.keep_table(lambda: table_as_left(state, mode, offers_hints=hints))


def shows_kept_table(first: Opening) -> bool:
    """Whether a table is shown without the journal being read."""
    return first.view.table.snapshot is not None and first.found is None


def seen(first: Opening) -> tuple[object, ...]:
    """Everything that is shown."""
    table = first.view.table
    assert table.snapshot is not None
    return without_reasons(table.snapshot), table.texts, first.window.windowTitle(), first.view.grab().toImage()


POSITIONS: list[tuple[RuleSet, Left, str]] = [
    (CLASSIC, before_drawing, "en"),
    (CLASSIC, after_drawing, "fi"),
    (CLASSIC, asked, "fr"),
    (CLASSIC, others_turn, "ht"),
    (CLASSIC, round_over, "fi"),
    (CLASSIC, match_over, "fr"),
    (CLASSIC, just_dealt, "en"),
    (preset("thirteen", 2), after_drawing, "fi"),
    (preset("french", 3), after_drawing, "fr"),
    (house_rules("classic", 6, {"target": 700, "hand_size": 9}), before_drawing, "en"),
]


@pytest.mark.parametrize(("rules", "as_wanted", "language"), POSITIONS)
def test_what_was_kept_looks_as_what_the_journal_tells(
    qapp: QApplication, rules: RuleSet, as_wanted: Left, language: str
) -> None:
    put_down(left(rules, as_wanted))
    SettingsKeeper(settings_path()).keep_language(language)
    with opened(qapp) as first:
        truth = seen(first)
        keep(first)
    with opened(qapp) as second:
        assert shows_kept_table(second)
        assert seen(second) == truth


@pytest.mark.parametrize("mode", list(SortMode))
def test_the_hand_lies_in_the_order_in_which_it_was_left(qapp: QApplication, mode: SortMode) -> None:
    put_down(left(CLASSIC, after_drawing))
    SettingsKeeper(settings_path()).keep_sort_mode(mode)
    SettingsKeeper(settings_path()).keep_hints(mode is SortMode.SUIT)
    with opened(qapp) as first:
        truth = seen(first)
        keep(first)
    with opened(qapp) as second:
        assert shows_kept_table(second)
        assert seen(second) == truth


def test_the_table_is_kept_when_the_program_leaves_and_is_the_one_then_played(qapp: QApplication, qtbot: QtBot) -> None:
    put_down(left(CLASSIC, after_drawing))
    with started(qapp, qtbot) as program:
        session = program.session
        assert session.snapshot is not None
        session.sort(SortMode.VALUE)
        session.move_in_hand([session.snapshot.hand[-1].key], 0)
        session.stage([held.key for held in session.snapshot.hand if held.card == session.snapshot.hand[3].card])
        session.select_all()
        session.ask_hint()
    with opened(qapp) as first:
        assert shows_kept_table(first)
        kept = seen(first)
        program = gone_on_with(qapp, first)
        qtbot.waitUntil(lambda: not program.motion.running)
        assert seen(first) == kept
        assert program.session.snapshot == first.view.table.snapshot


def test_a_table_is_kept_of_a_program_that_is_killed_later(qapp: QApplication, qtbot: QtBot) -> None:
    put_down(left(CLASSIC, after_drawing))
    with started(qapp, qtbot):
        qtbot.waitUntil(kept_table_path().exists)
        killed = kept_table_path().read_bytes()
    kept_table_path().write_bytes(killed)
    with opened(qapp) as first:
        assert shows_kept_table(first)


def test_a_table_that_is_kept_already_is_not_written_again(qapp: QApplication, qtbot: QtBot) -> None:
    put_down(left(CLASSIC, after_drawing))
    with opened(qapp) as first:
        keep(first)
    os.utime(kept_table_path(), (0, 0))
    with started(qapp, qtbot):
        pass
    assert kept_table_path().stat().st_mtime == 0


def test_a_disk_that_refuses_is_no_matter(qapp: QApplication) -> None:
    put_down(left(CLASSIC, after_drawing))
    kept_table_path().mkdir()
    with opened(qapp) as first:
        assert first.found is not None
        keep(first)
    kept_table_path().rmdir()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps rights in another way")
def test_whoever_cannot_read_the_journal_cannot_read_the_table(qapp: QApplication) -> None:
    put_down(left(CLASSIC, after_drawing))
    with opened(qapp) as first:
        keep(first)
    rights = [stat.S_IMODE(path.stat().st_mode) for path in (journal_path(), kept_table_path())]
    assert rights[0] == rights[1]


# What makes it another table


def _change_language(_: pytest.MonkeyPatch) -> None:
    SettingsKeeper(settings_path()).keep_language("fi")


def _change_sort_mode(_: pytest.MonkeyPatch) -> None:
    SettingsKeeper(settings_path()).keep_sort_mode(SortMode.VALUE)


def _change_hints(_: pytest.MonkeyPatch) -> None:
    SettingsKeeper(settings_path()).keep_hints(hints=False)


def _change_keys(_: pytest.MonkeyPatch) -> None:
    SettingsKeeper(settings_path()).keep_keys({"draw": ["Ctrl+Shift+F9"]})


def _change_version(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kept_table, "__version__", "another")


def _change_format(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kept_table, "FORMAT", kept_table.FORMAT + 1)


def _change_writing_of_numbers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(opening, "number", "{:_}".format)


def _play_on(_: pytest.MonkeyPatch) -> None:
    found = Journal.resume(journal_path())
    assert found is not None
    found[0].hand_ordered(())
    found[0].close()


def _change_a_name(_: pytest.MonkeyPatch) -> None:
    """So that the journal is as long as before."""
    text = journal_path().read_bytes()
    assert b'"Seat 1"' in text
    journal_path().write_bytes(text.replace(b'"Seat 1"', b'"Seat 9"'))


def _remove(_: pytest.MonkeyPatch) -> None:
    kept_table_path().unlink()


def _cut(_: pytest.MonkeyPatch) -> None:
    kept_table_path().write_bytes(kept_table_path().read_bytes()[:-100])


CHANGES = [
    _change_language,
    _change_sort_mode,
    _change_hints,
    _change_keys,
    _change_version,
    _change_format,
    _change_writing_of_numbers,
    _play_on,
    _change_a_name,
    _remove,
    _cut,
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_table_that_would_not_be_the_same_is_not_shown(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, change: Callable[[pytest.MonkeyPatch], None]
) -> None:
    put_down(left(CLASSIC, before_drawing))
    with opened(qapp) as first:
        keep(first)
    change(monkeypatch)
    with opened(qapp) as second:
        assert second.found is not None
        truth = seen(second)
        keep(second)
    with opened(qapp) as third:
        assert shows_kept_table(third)
        assert seen(third) == truth


def test_a_journal_that_another_program_holds_is_not_shown(qapp: QApplication) -> None:
    put_down(left(CLASSIC, before_drawing))
    with opened(qapp) as first:
        keep(first)
    lock = lock_of(journal_path())
    with opened(qapp) as second:
        assert isinstance(second.problem, FileInUse)
        assert second.welcome.isVisible()
    lock.release()


def test_without_a_journal_nothing_is_shown(qapp: QApplication) -> None:
    put_down(left(CLASSIC, before_drawing))
    with opened(qapp) as first:
        keep(first)
    journal_path().unlink()
    with opened(qapp) as second:
        assert second.welcome.isVisible()
        assert second.problem is None


def test_a_record_that_is_opened_shows_no_table_that_was_kept(qapp: QApplication) -> None:
    put_down(left(CLASSIC, before_drawing))
    with opened(qapp) as first:
        keep(first)
    second = Opening(qapp)
    second.show(resumes=False)
    assert second.view.table.snapshot is None
    second.window.close()
    second.close()
    second.window.deleteLater()


# When the journal is not what it was


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_in_the_place_of_the_journal_is_not_waited_for(qapp: QApplication) -> None:
    journal_path().parent.mkdir(parents=True)
    os.mkfifo(journal_path())
    with opened(qapp) as first:
        assert first.welcome.isVisible()
        assert first.problem is not None


def test_nobody_else_takes_the_journal_of_a_table_that_is_seen(qapp: QApplication) -> None:
    put_down(left(CLASSIC, before_drawing))
    with opened(qapp) as first:
        keep(first)
    with opened(qapp) as second:
        assert shows_kept_table(second)
        with pytest.raises(FileInUse):
            lock_of(journal_path())
    lock_of(journal_path()).release()


@pytest.mark.parametrize("journal", [b"no journal", b""])
def test_a_journal_damaged_meanwhile_leaves_the_welcome(qapp: QApplication, qtbot: QtBot, journal: bytes) -> None:
    put_down(left(CLASSIC, before_drawing))
    with opened(qapp) as first:
        keep(first)
    with opened(qapp) as second:
        assert shows_kept_table(second)
        journal_path().write_bytes(journal)
        program = gone_on_with(qapp, second)
        assert second.welcome.isVisible()
        assert second.welcome.play.text().count("\n") == 1
        assert program.session.snapshot is None
        assert [path.suffix for path in journal_path().parent.glob("*.bak")] == [".bak"]


def test_a_journal_that_cannot_be_read_any_more_is_told(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_down(left(CLASSIC, before_drawing))
    with opened(qapp) as first:
        keep(first)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    with opened(qapp) as second:
        assert shows_kept_table(second)
        monkeypatch.setattr(second.journals, "resume", refuse)
        monkeypatch.setattr(journal, "read_journal", refuse)
        program = gone_on_with(qapp, second)
        assert isinstance(second.problem, PermissionError)
        assert second.welcome.isVisible()
        assert program.control.dialog is not None
        program.control.dialog.close()

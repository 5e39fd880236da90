"""The table as it was left is kept beside its journal and shown first at the next start; the journal is the truth."""

import json
import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop import __version__
from canasta_desktop.app import kept_table, opening
from canasta_desktop.app.kept_table import KeptTable, TableKeeper, Unfit, form_of
from canasta_desktop.app.kept_table import kept_table as table_of
from canasta_desktop.app.opening import Opening
from canasta_desktop.app.program import Program
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.engine.deal import deck_of, first_dealer_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.moves import Ask
from canasta_desktop.engine.presets import house_rules, preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import Phase, RoundState
from canasta_desktop.model.as_left import table_as_left
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.storage.file_lock import FileInUse, lock_of
from canasta_desktop.storage.journal import Journal, read_journal
from canasta_desktop.storage.paths import journal_path, kept_table_path, settings_path
from canasta_desktop.storage.records import Record
from canasta_desktop.table.decks.own import open_own
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.ui.table_words import TranslatedWords
from tests.storage.played import seats_of

CLASSIC = preset("classic", 4)
Left = Callable[[Match], bool]


def _round(match: Match) -> RoundState:
    assert match.state is not None
    return match.state


def _mine(match: Match) -> bool:
    return not _round(match).over and _round(match).actor == 0 and len(match.rounds[-1].moves) > 40


def _before_drawing(match: Match) -> bool:
    return _mine(match) and _round(match).phase is not Phase.PLAY and not _round(match).this_turn.question_open


def _after_drawing(match: Match) -> bool:
    return _mine(match) and _round(match).phase is Phase.PLAY and not _round(match).this_turn.question_open


def _asked(match: Match) -> bool:
    return _round(match).this_turn.question_open and _round(match).actor == 0


def _others_turn(match: Match) -> bool:
    return not _round(match).over and _round(match).turn == 1 and len(match.rounds) == 2


def _round_over(match: Match) -> bool:
    return _round(match).over


def _match_over(match: Match) -> bool:
    return match.winner is not None


def _just_dealt(match: Match) -> bool:
    return len(match.rounds) == 2 and not match.rounds[-1].moves


@cache
def left(rules: RuleSet, as_wanted: Left) -> bytes:
    """A journal of a match played at random until it is as wanted."""
    chance = Random(6)
    for seed in range(40):
        match = Match(rules)
        while match.winner is None and len(match.rounds) < 25:
            match.deal(match.next_dealer(first_dealer_of(seed, rules.players)), deck_of(seed, 0, rules.decks))
            while match.in_round:
                if as_wanted(match):
                    return _written(match)
                moves = legal_moves(_round(match))
                match.play(Ask() if Ask() in moves else chance.choice(moves))
            if as_wanted(match):
                return _written(match)
    raise AssertionError("it never comes to that")


def _written(match: Match) -> bytes:
    path = journal_path()
    Journal.begin(path, Record(match, seats_of(match), "2026-11-29T18:00:00Z"), 7).close()
    return path.read_bytes()


def put_down(journal: bytes) -> None:
    """Have this journal, and no table kept."""
    journal_path().parent.mkdir(parents=True, exist_ok=True)
    journal_path().write_bytes(journal)
    kept_table_path().unlink(missing_ok=True)


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


def without_reasons(snapshot: TableSnapshot) -> TableSnapshot:
    """The snapshot as it is kept: the texts say why something is not possible."""
    return replace(
        snapshot,
        draw=replace(snapshot.draw, reason=None),
        take=replace(snapshot.take, reason=None),
        lay_out=replace(snapshot.lay_out, reason=None),
        discard=replace(snapshot.discard, reason=None),
    )


POSITIONS: list[tuple[RuleSet, Left, str]] = [
    (CLASSIC, _before_drawing, "en"),
    (CLASSIC, _after_drawing, "fi"),
    (CLASSIC, _asked, "fr"),
    (CLASSIC, _others_turn, "ht"),
    (CLASSIC, _round_over, "fi"),
    (CLASSIC, _match_over, "fr"),
    (CLASSIC, _just_dealt, "en"),
    (preset("thirteen", 2), _after_drawing, "fi"),
    (preset("french", 3), _after_drawing, "fr"),
    (house_rules("classic", 6, {"target": 700, "hand_size": 9}), _before_drawing, "en"),
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
    put_down(left(CLASSIC, _after_drawing))
    SettingsKeeper(settings_path()).keep_sort_mode(mode)
    SettingsKeeper(settings_path()).keep_hints(mode is SortMode.SUIT)
    with opened(qapp) as first:
        truth = seen(first)
        keep(first)
    with opened(qapp) as second:
        assert shows_kept_table(second)
        assert seen(second) == truth


def test_the_table_is_kept_when_the_program_leaves_and_is_the_one_then_played(qapp: QApplication, qtbot: QtBot) -> None:
    put_down(left(CLASSIC, _after_drawing))
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
    put_down(left(CLASSIC, _after_drawing))
    with started(qapp, qtbot):
        qtbot.waitUntil(kept_table_path().exists)
        killed = kept_table_path().read_bytes()
    kept_table_path().write_bytes(killed)
    with opened(qapp) as first:
        assert shows_kept_table(first)


def test_a_table_that_is_kept_already_is_not_written_again(qapp: QApplication, qtbot: QtBot) -> None:
    put_down(left(CLASSIC, _after_drawing))
    with opened(qapp) as first:
        keep(first)
    os.utime(kept_table_path(), (0, 0))
    with started(qapp, qtbot):
        pass
    assert kept_table_path().stat().st_mtime == 0


def test_a_disk_that_refuses_is_no_matter(qapp: QApplication) -> None:
    put_down(left(CLASSIC, _after_drawing))
    kept_table_path().mkdir()
    with opened(qapp) as first:
        assert first.found is not None
        keep(first)
    kept_table_path().rmdir()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps rights in another way")
def test_whoever_cannot_read_the_journal_cannot_read_the_table(qapp: QApplication) -> None:
    put_down(left(CLASSIC, _after_drawing))
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
    put_down(left(CLASSIC, _before_drawing))
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
    put_down(left(CLASSIC, _before_drawing))
    with opened(qapp) as first:
        keep(first)
    lock = lock_of(journal_path())
    with opened(qapp) as second:
        assert isinstance(second.problem, FileInUse)
        assert second.welcome.isVisible()
    lock.release()


def test_without_a_journal_nothing_is_shown(qapp: QApplication) -> None:
    put_down(left(CLASSIC, _before_drawing))
    with opened(qapp) as first:
        keep(first)
    journal_path().unlink()
    with opened(qapp) as second:
        assert second.welcome.isVisible()
        assert second.problem is None


def test_a_record_that_is_opened_shows_no_table_that_was_kept(qapp: QApplication) -> None:
    put_down(left(CLASSIC, _before_drawing))
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
    put_down(left(CLASSIC, _before_drawing))
    with opened(qapp) as first:
        keep(first)
    with opened(qapp) as second:
        assert shows_kept_table(second)
        with pytest.raises(FileInUse):
            lock_of(journal_path())
    lock_of(journal_path()).release()


@pytest.mark.parametrize("journal", [b"no journal", b""])
def test_a_journal_damaged_meanwhile_leaves_the_welcome(qapp: QApplication, qtbot: QtBot, journal: bytes) -> None:
    put_down(left(CLASSIC, _before_drawing))
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
    put_down(left(CLASSIC, _before_drawing))
    with opened(qapp) as first:
        keep(first)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    with opened(qapp) as second:
        assert shows_kept_table(second)
        monkeypatch.setattr(second.journals, "resume", refuse)
        program = gone_on_with(qapp, second)
        assert isinstance(second.problem, PermissionError)
        assert second.welcome.isVisible()
        assert program.control.dialog is not None
        program.control.dialog.close()


# Whatever stands in the file


@cache
def kept(as_wanted: Left = _after_drawing) -> KeptTable:
    """A table as it is kept."""
    put_down(left(CLASSIC, as_wanted))
    state = read_journal(journal_path())
    assert state is not None
    table = table_as_left(state, SortMode.RANK, offers_hints=True)
    assert table is not None
    return KeptTable(table.snapshot, TranslatedWords(lambda: table.log).texts(table.snapshot), "classic")


def forms(table: KeptTable) -> list[Any]:
    return [form_of(table.snapshot), form_of(table.texts), table.preset]


@pytest.fixture(scope="module")
def scene(qapp: QApplication) -> TableScene:
    """A table that shows what was kept."""
    return TableScene(CardFaces(open_own("two", "", french=False)), LIGHT, QFont())


def show(scene: TableScene, table: KeptTable) -> None:
    """Show and paint it."""
    scene.show_table(table.snapshot, table.texts)
    scene.set_size(1366, 700, 1.0)
    picture = QImage(341, 175, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    scene.render(painter)
    painter.end()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just("\ud800"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)


def places(form: Any, before: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:  # noqa: ANN401  # any JSON
    """Where something stands in a form."""
    for number, part in enumerate(form):
        yield (*before, number)
        if isinstance(part, list):
            yield from places(part, (*before, number))


def changed(form: list[Any], place: tuple[int, ...], what: object) -> list[Any]:
    """The form with something else at a place; with nothing there where that is `DROPPED`."""
    first, *rest = place
    if rest:
        part: list[Any] = [changed(form[first], tuple(rest), what)]
    else:
        part = [] if what is DROPPED else [*[form[first]] * 2] if what is DOUBLED else [what]
    return [*form[:first], *part, *form[first + 1 :]]


DROPPED, DOUBLED = object(), object()
NEAR = st.sampled_from([0, 1, 2, 3, 4, 5, 11, 12, 52, 53, -1, 10**14, 10**15, True, False, None, "", "NOW", "Seat 1"])


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), as_wanted=st.sampled_from([_after_drawing, _asked, _round_over]))
def test_any_table_that_can_be_read_can_be_shown(scene: TableScene, data: st.DataObject, as_wanted: Left) -> None:
    form = forms(kept(as_wanted))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.sampled_from(list(places(form))))
        form = changed(form, place, data.draw(st.sampled_from([DROPPED, DOUBLED]) | NEAR | JSON))
        if not form:
            return
    try:
        table = table_of(form)
    except Unfit:
        return
    show(scene, table)


@settings(max_examples=80)
@given(data=st.data())
def test_no_bytes_are_worse_than_none(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    keeper = TableKeeper(tmp_path_factory.getbasetemp() / "any.kept")
    keeper.keep(kept(), [1, 2])
    file = tmp_path_factory.getbasetemp() / "any.kept"
    whole = file.read_bytes()
    at = data.draw(st.integers(0, len(whole) - 1))
    damaged = data.draw(
        st.binary(max_size=300)
        | st.binary(min_size=1, max_size=3).map(lambda other: whole[:at] + other + whole[at + len(other) :])
        | st.just(whole[:at])
        | st.just(whole + whole[at:])
        | JSON.map(lambda form: json.dumps(form).encode())
        | JSON.map(lambda form: json.dumps([[kept_table.FORMAT, __version__], [1, 2], form, form]).encode())
    )
    file.write_bytes(damaged)
    read = TableKeeper(file).read([1, 2])
    assert read is None or isinstance(read, KeptTable)


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 500_000,
        b"[" * 5_000 + b"]" * 5_000,
        b"0" * 900_000,
        b"9" * 900_000,
        b"[" + b"1," * 700_000 + b"1]",
        b'{"a":1,"b":2,"c":3}',
        b'["\\ud800"]',
        b"\x80\x04\x95" + b"c" * 90,
        b"\x00" * 90,
        b"\xff\xfe[\x00]\x00",
        b"NaN",
        b"",
    ],
)
def test_what_no_program_has_written_is_passed_over(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "table.kept"
    file.write_bytes(data)
    assert TableKeeper(file).read([1]) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "table.kept")
    assert TableKeeper(tmp_path / "table.kept").read([1]) is None


@pytest.mark.parametrize("as_wanted", [_after_drawing, _asked, _round_over, _others_turn])
def test_a_table_is_read_as_it_was_written(as_wanted: Left) -> None:
    table = kept(as_wanted)
    read = table_of(json.loads(json.dumps(forms(table))))
    assert read == replace(table, snapshot=without_reasons(table.snapshot))

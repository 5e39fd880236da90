"""Whatever stands in the file of a kept table: it is a table, or it is passed over."""

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from canasta_desktop import __version__
from canasta_desktop.app import kept_table
from canasta_desktop.app.kept_table import KeptTable, TableKeeper, Unfit, form_of
from canasta_desktop.app.kept_table import kept_table as table_of
from canasta_desktop.model.as_left import table_as_left
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.storage.journal import read_journal
from canasta_desktop.storage.paths import journal_path
from canasta_desktop.table.decks.own import open_own
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.ui.table_words import TranslatedWords
from tests.app.journals_left import (
    CLASSIC,
    Left,
    after_drawing,
    asked,
    left,
    others_turn,
    put_down,
    round_over,
    without_reasons,
)


@cache
def kept(as_wanted: Left = after_drawing) -> KeptTable:
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
@given(data=st.data(), as_wanted=st.sampled_from([after_drawing, asked, round_over]))
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


@pytest.mark.parametrize("as_wanted", [after_drawing, asked, round_over, others_turn])
def test_a_table_is_read_as_it_was_written(as_wanted: Left) -> None:
    table = kept(as_wanted)
    read = table_of(json.loads(json.dumps(forms(table))))
    assert read == replace(table, snapshot=without_reasons(table.snapshot))

"""The lists that views bind to."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import card_text, meld_rank_letter
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.list_models import (
    HandModel,
    HandRole,
    LogModel,
    LogRole,
    MeldModel,
    MeldRole,
    ScoreModel,
    ScoreRole,
)
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.value_list import ValueList
from tests.model.tables import NEW_MATCH, a_table, keys, lay_table

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


class Rows:
    """The row signals of a model, in order."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.told: list[tuple[object, ...]] = []
        model.rowsInserted.connect(lambda _, first, last: self.told.append(("inserted", first, last)))
        model.rowsRemoved.connect(lambda _, first, last: self.told.append(("removed", first, last)))
        model.rowsMoved.connect(lambda _a, first, _b, _c, to: self.told.append(("moved", first, to)))
        model.dataChanged.connect(lambda first, last: self.told.append(("changed", first.row(), last.row())))
        model.modelReset.connect(lambda: self.told.append(("reset",)))


@pytest.fixture
def numbers() -> Iterator[ValueList[tuple[int, str]]]:
    """A list of numbers with a name each; the number is the identity."""
    model: ValueList[tuple[int, str]] = ValueList({}, lambda row: row[0], lambda row: row[1])
    tester = QAbstractItemModelTester(model, FATAL)
    yield model
    del tester


def test_rows_come_go_move_and_change_by_their_own_signals(numbers: ValueList[tuple[int, str]]) -> None:
    numbers.show([(1, "a"), (2, "b"), (3, "c")])
    rows = Rows(numbers)
    numbers.show([(3, "c"), (1, "z"), (4, "d")])
    assert rows.told == [("removed", 1, 1), ("moved", 1, 0), ("changed", 1, 1), ("inserted", 2, 2)]


def test_the_same_rows_tell_nothing(numbers: ValueList[tuple[int, str]]) -> None:
    numbers.show([(1, "a"), (2, "b")])
    rows = Rows(numbers)
    numbers.show([(1, "a"), (2, "b")])
    assert rows.told == []


def test_two_rows_of_one_identity_are_an_error(numbers: ValueList[tuple[int, str]]) -> None:
    with pytest.raises(ValueError, match="one identity"):
        numbers.show([(1, "a"), (1, "b")])


def test_other_words_change_what_is_read(numbers: ValueList[tuple[int, str]]) -> None:
    numbers.show([(1, "a"), (2, "b")])
    rows = Rows(numbers)
    numbers.speak_again()
    assert rows.told == [("changed", 0, 1)]


def test_rows_have_no_rows_below_them(numbers: ValueList[tuple[int, str]]) -> None:
    numbers.show([(1, "a")])
    assert numbers.rowCount() == 1
    assert numbers.rowCount(numbers.index(0)) == 0
    assert numbers.data(QModelIndex()) is None


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lists=st.lists(st.lists(st.integers(0, 9), unique=True), max_size=6))
def test_any_list_follows_any_other(numbers: ValueList[tuple[int, str]], lists: list[list[int]]) -> None:
    for wanted in lists:
        rows = [(number, str(len(wanted))) for number in wanted]
        numbers.show(rows)
        assert list(numbers.values) == rows


def test_the_hand_follows_a_draw_by_one_row(session: GameSession) -> None:
    lay_table(session, a_table("4h Ks", phase="draw"))
    model = HandModel(session, lambda held: card_text(held.card))
    tester = QAbstractItemModelTester(model, FATAL)
    rows = Rows(model)
    session.draw()
    assert rows.told == [("inserted", 1, 1)]
    assert model.data(model.index(1), ACCESSIBLE) == "Tc"
    assert model.data(model.index(1), HandRole.IS_NEW) is True
    assert model.data(model.index(0), HandRole.SELECTED) is False
    assert {"key", "card", "isNew", "selected"} <= {bytes(name.data()).decode() for name in model.roleNames().values()}
    del tester


def test_the_hand_follows_a_selection_by_a_change_and_a_sort_by_moves(session: GameSession) -> None:
    lay_table(session, a_table("4h Ks"))
    model = HandModel(session, lambda held: card_text(held.card))
    tester = QAbstractItemModelTester(model, FATAL)
    rows = Rows(model)
    session.toggle(keys(session, "Ks")[0])
    session.sort(SortMode.SUIT)
    assert rows.told == [("changed", 1, 1), ("moved", 1, 0)]
    del tester


def test_the_melds_follow_what_is_staged(session: GameSession) -> None:
    lay_table(session, a_table("4h 4d Ks 9d", mine=["Kh Kd Kc"], theirs=["Ah Ad Ac"]))
    model = MeldModel(session, lambda row: f"{row.side}{meld_rank_letter(row.meld.rank)}")
    tester = QAbstractItemModelTester(model, FATAL)
    rows = Rows(model)
    session.stage(keys(session, "4h 4d"))
    session.stage(keys(session, "Ks"))
    assert rows.told == [("inserted", 0, 0), ("changed", 1, 1)]
    assert [model.data(model.index(row)) for row in range(model.rowCount())] == ["04", "0K", "1A"]
    assert model.data(model.index(1), MeldRole.COUNT) == 4
    assert model.data(model.index(1), MeldRole.STAGED) == 1
    del tester


def test_the_log_grows_by_what_happens(session: GameSession) -> None:
    lay_table(session, a_table("4h Ks", phase="draw"))
    model = LogModel(session, lambda entry: type(entry.event).__name__)
    tester = QAbstractItemModelTester(model, FATAL)
    before = model.rowCount()
    rows = Rows(model)
    session.draw()
    assert rows.told == [("inserted", before, before)]
    assert model.data(model.index(before), ACCESSIBLE) == "CardsDrawn"
    assert model.data(model.index(before), LogRole.SEAT) == 0
    del tester


def test_the_scores_grow_by_a_row_a_round_and_are_emptied_by_a_new_match(session: GameSession, qtbot: QtBot) -> None:
    model = ScoreModel(session, lambda result: str(result.scores))
    tester = QAbstractItemModelTester(model, FATAL)
    lay_table(session, a_table("4h Ks", phase="draw", stock=""))
    rows = Rows(model)
    session.pass_turn()
    assert rows.told == [("inserted", 0, 0)]
    assert model.data(model.index(0), ScoreRole.TOTALS) == session.results[0].scores
    session.new_match(NEW_MATCH)
    assert model.rowCount() == 0
    del tester


def test_models_are_empty_before_any_match(empty_session: GameSession) -> None:
    assert HandModel(empty_session, str).rowCount() == 0
    assert MeldModel(empty_session, str).rowCount() == 0
    assert ScoreModel(empty_session, str).rowCount() == 0
    assert LogModel(empty_session, str).rowCount() == 0

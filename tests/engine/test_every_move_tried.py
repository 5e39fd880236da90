"""`legal_moves` against a list made by trying everything, at tables with few cards."""

from hypothesis import event, given

from canasta_desktop.engine.check import check
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Meld, TakePile
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import RoundState
from tests.engine.strategies import examples, small_tables
from tests.engine.tables import KINGS, a_table, play
from tests.engine.tried_moves import legal_among_tried, named, tried


def compare(state: RoundState) -> None:
    listed = [named(state, move) for move in legal_moves(state)]
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(legal_among_tried(state))


@examples(1000)
@given(small_tables())
def test_the_list_is_exactly_what_trying_everything_finds(state: RoundState) -> None:
    opened = state.has_melded(0)
    event(f"{state.phase.value}, {'after' if opened else 'before'} the initial meld")
    compare(state)


def test_trying_finds_an_initial_meld_of_two_groups(classic: RuleSet) -> None:
    state = a_table(classic, "Ks Kh Kd 9s 9h 9d 2c 4s 5s")
    assert sum(isinstance(move, Meld) and check(state, move) is None for move in tried(state)) == 5
    compare(state)


def test_trying_finds_a_take_with_a_further_group(classic: RuleSet) -> None:
    state = a_table(classic, "9s 9h Ks Kh Kd 4s 5s", phase="draw", pile="6h 9c")
    assert sum(isinstance(move, TakePile) and check(state, move) is None for move in tried(state)) == 1
    compare(state)


def test_an_open_question_leaves_only_the_answers(classic: RuleSet) -> None:
    state = a_table(classic, "4s 5s", mine=[KINGS])
    play(state, "ask")
    compare(state)

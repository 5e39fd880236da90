"""The program is killed in the middle of a turn, and started again."""

import pytest

from canasta_desktop.engine.cards import MELD_RANKS, parse_cards
from tests.end_to_end.at_the_table import FOUR_ACES, quit_by_key, start_deal
from tests.end_to_end.conftest import Start, choose_pace
from tests.end_to_end.mouse_player import MousePlayer

pytestmark = pytest.mark.alone

ACES = MELD_RANKS[0]


def test_after_a_kill_in_mid_turn_the_table_is_that_of_the_last_committed_move(start: Start) -> None:
    choose_pace("off")
    program = start()
    start_deal(program, FOUR_ACES)
    player = MousePlayer(program)
    player.draw()
    committed = program.wait_until(lambda seen: seen.is_still and seen.table["has_drawn"], "a card is drawn")
    player.drag_to_place(parse_cards("As Ah Ac"), ACES)
    assert program.wait_until_still().table["meter"]["staged"] == 60
    program.kill()

    program = start()
    found = program.wait_until(lambda seen: seen.has_table and seen.is_still, "the match is on the table again")
    assert found.faces_up == committed.faces_up
    assert found.form["record"] == committed.form["record"]

    MousePlayer(program).drag_to_place(parse_cards("As Ah Ac"), ACES)
    quit_by_key(program)


def test_after_a_kill_while_computers_play_the_match_goes_on(start: Start) -> None:
    choose_pace("slow")
    program = start()
    start_deal(program, FOUR_ACES)
    player = MousePlayer(program)
    player.draw()
    program.wait_until(lambda seen: seen.is_still and seen.table["has_drawn"], "a card is drawn")
    [card] = parse_cards("Qh")
    player.drag_to_pile(card)
    before = program.wait_until(lambda seen: not seen.table["my_turn"], "another player is on turn").record
    program.kill()

    choose_pace("off")
    program = start()
    program.wait_for_my_turn()
    moves = program.look().record.match.rounds[0].moves
    played = before.match.rounds[0].moves
    assert moves[: len(played)] == played
    assert {seat for seat, _ in moves[len(played) :]} >= {1, 2, 3}
    quit_by_key(program)

"""The program is started once more while it runs."""

import pytest

from canasta_desktop.wording import dialogs
from canasta_desktop.wording.sentence import english
from tests.end_to_end.at_the_table import FOUR_ACES, close_message, quit_by_key, start_deal, wait_for_message
from tests.end_to_end.conftest import Start, choose_pace
from tests.end_to_end.mouse_player import MousePlayer

pytestmark = pytest.mark.alone


def test_a_second_program_says_that_the_first_has_the_match_and_harms_nothing(start: Start) -> None:
    choose_pace("off")
    first = start()
    start_deal(first, FOUR_ACES)
    MousePlayer(first).draw()
    kept = first.wait_until(lambda seen: seen.is_still and seen.table["has_drawn"], "a card is drawn")

    second = start()
    assert wait_for_message(second).text == english(dialogs.OPEN_TWICE)
    close_message(second)
    second.screen.key("Return")
    second.wait_until(lambda seen: seen.has_table and seen.is_still, "another match is on its table")
    quit_by_key(second)

    first.look()
    first.kill()
    again = start()
    found = again.wait_until(lambda seen: seen.has_table and seen.is_still, "the match is on the table again")
    assert (found.faces_up, found.form["record"]) == (kept.faces_up, kept.form["record"])
    quit_by_key(again)

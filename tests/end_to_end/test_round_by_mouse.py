"""A round played with the mouse in a real window, from the first start to its score sheet."""

from collections import Counter
from pathlib import Path

import pytest

from canasta_desktop.engine.cards import MELD_RANKS, parse_card, parse_cards
from canasta_desktop.engine.moves import Discard
from canasta_desktop.storage.records import read_record
from canasta_desktop.table.theme import LIGHT
from tests.end_to_end.at_the_table import FOUR_ACES, quit_by_key, save_by_key, start_deal
from tests.end_to_end.conftest import Start, choose_pace
from tests.end_to_end.mouse_player import MousePlayer
from tests.end_to_end.screen import Point
from tests.end_to_end.started_program import StartedProgram

pytestmark = pytest.mark.alone

ACES = MELD_RANKS[0]


def open_with_aces(program: StartedProgram, player: MousePlayer) -> None:
    """The first turn: draw, a drop that is refused, three aces laid, a discard."""
    before = program.look()
    player.draw()
    drawn = program.wait_until(lambda seen: seen.is_still and seen.table["has_drawn"], "a card is drawn")
    assert len(drawn.hand) > len(before.hand)
    refuse_a_queen_among_aces(program, player)
    player.drag_to_place(parse_cards("As Ah Ac"), ACES)
    seen = program.wait_until_still()
    assert seen.table["meter"] == {"needed": 50, "staged": 60}
    player.play(Discard(parse_card("Qh")))
    seen = program.wait_for_my_turn()
    assert not Counter(parse_cards("As Ah Ac")) - Counter(seen.my_melds[ACES]["naturals"])


def refuse_a_queen_among_aces(program: StartedProgram, player: MousePlayer) -> None:
    player.drag_to_place(parse_cards("As Ah Ac"), ACES)
    before = program.wait_until_still()
    player.hold(parse_card("Qh"), over=f"{before.table['my_side']} {ACES}")
    program.screen.release()
    seen = program.wait_until(lambda seen: seen.is_still and seen.bubble, "the drop is refused")
    assert seen.bubble == ("Only aces and wild cards go there", "Lay out each rank by itself")
    assert seen.message == seen.bubble
    assert seen.table == before.table
    left, top, _, height = seen.form["bubble"]["place"]
    assert top + height <= seen.my_meld(ACES).y
    inside = Point(left + 6, top + height // 2)
    program.wait_until(lambda _: program.screen.colour(inside) == LIGHT.bubble, "the bubble is on the screen")
    program.screen.key("shift+BackSpace")
    program.wait_until(lambda seen: not seen.my_melds and seen.bubble is None, "all is taken back")


def add_the_fourth_ace(program: StartedProgram, player: MousePlayer) -> None:
    """The second turn: an ace is added to the meld."""
    player.draw()
    program.wait_until(lambda seen: seen.is_still and seen.table["has_drawn"], "a card is drawn")
    before = program.look().my_melds[ACES]["naturals"]
    player.drag_to_place(parse_cards("Ah"), ACES)
    player.press("lay_out")
    seen = program.wait_until(lambda seen: not seen.staged_at(ACES), "the ace is laid")
    assert Counter(seen.my_melds[ACES]["naturals"]) == Counter([*before, parse_card("Ah")])


def test_a_round_is_played_with_the_mouse_saved_and_gone_on_with(start: Start, tmp_path: Path) -> None:
    choose_pace("fast")
    program = start()
    start_deal(program, FOUR_ACES)
    player = MousePlayer(program)
    open_with_aces(program, player)
    add_the_fourth_ace(program, player)

    file = tmp_path / "My game.canasta"
    save_by_key(program, file)
    program.wait_for_no_dialog()
    saved = program.wait_until_still()
    quit_by_key(program)
    assert read_record(file) == saved.record

    program = start(file)
    found = program.wait_until_still()
    assert found.faces_up == saved.faces_up
    assert found.form["record"] == saved.form["record"]

    made = list(MousePlayer(program).play_to_the_end())
    assert made
    assert_sheet(program)
    quit_by_key(program)


def assert_sheet(program: StartedProgram) -> None:
    sheet = program.wait_for_dialog("ScoreSheet")
    [played] = program.look().record.match.rounds
    assert played.result is not None
    for score in played.result:
        assert f"{score.total:,}".replace("-", "\N{MINUS SIGN}") in sheet.words
    program.screen.key("Escape")
    program.wait_for_no_dialog()

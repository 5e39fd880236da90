"""Selecting, and what clicks do where nothing is possible."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Ask, Discard
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.snapshot import ActionState
from canasta_desktop.table.interaction.things import SeatAt, Thing, rect_of
from canasta_desktop.table.spots import MeldSpot, TableSpot
from canasta_desktop.table.texts import ActionName, MessageTexts, ToolName
from tests.model.tables import a_rank, a_table
from tests.table.interaction.hands_on import CTRL, LEFT, SHIFT, Player, assert_at_rest

HAND = "4h 4c 4s 5s 8h 8s Kd Kc 2c"
MELDS = ["8c 8d 8h", "Qc Qd Qh"]


@pytest.fixture
def played(player: Player) -> Player:
    player.lay(a_table(HAND, mine=MELDS, theirs=["Tc Td Th"]))
    return player


def codes(player: Player) -> list[object]:
    return [reason.code for reason in player.refused if isinstance(reason, Refusal | TableRefusal)]


def test_a_click_selects_and_another_one_deselects(played: Player) -> None:
    played.click(played.card("5s")).click(played.card("Kd"))
    assert played.selected == "5s Kd"
    played.click(played.card("5s"))
    assert played.selected == "Kd"


def test_shift_selects_a_range(played: Player) -> None:
    words = played.hand.split()
    played.click(played.card("5s")).click(played.card("Kd"), SHIFT)
    assert played.selected.split() == words[words.index("5s") : words.index("Kd") + 1]


def test_control_adds_a_card(played: Player) -> None:
    played.click(played.card("5s")).click(played.card("Kd"), CTRL)
    assert played.selected == "5s Kd"


def test_a_locked_keypad_does_not_matter(played: Player) -> None:
    played.click(played.card("5s"), Qt.KeyboardModifier.KeypadModifier)
    assert played.selected == "5s"


def test_a_double_click_selects_the_whole_rank(played: Player) -> None:
    played.double_click(played.card("4c"))
    assert sorted(played.selected.split()) == ["4c", "4h", "4s"]


def test_a_card_selected_and_dragged_at_once_is_dragged(played: Player) -> None:
    """Qt tells the second press as a double click."""
    point = played.point(played.card("5s"))
    played.click(point)
    QTest.mouseDClick(played.port, LEFT, Qt.KeyboardModifier.NoModifier, point)
    played.move(point + QPoint(0, -20))
    assert played.gaps == "5s"
    played.release(TableSpot.PILE)
    assert played.pile == "7c 5s"
    assert_at_rest(played)


def test_a_triple_click_loses_nothing(played: Player) -> None:
    before = sorted(played.hand.split())
    for word in ("4h", "5s", "8h", "2c"):
        played.double_click(played.card(word)).click(played.card(word))
    assert sorted(played.hand.split()) == before
    assert_at_rest(played)


def test_a_frame_from_bare_felt_selects_what_it_touches(played: Player) -> None:
    items = played.scene.hand.items
    left, right = items[1], items[3]
    layout = played.scene.table_layout
    start = QPoint(round(left.home.x() + 8), round(layout.ours.band.bottom + 3))
    played.press(start).move(start + QPoint(10, 12))
    played.move(QPoint(round(right.home.x() + 5), round(right.home.y() + 60)))
    assert played.selected.split() == played.hand.split()[1:4]
    played.release(QPoint(round(right.home.x() + 5), round(right.home.y() + 60)))
    assert played.selected.split() == played.hand.split()[1:4]
    assert_at_rest(played)


def test_escape_gives_a_frame_up(played: Player) -> None:
    played.select("Kd")
    layout = played.scene.table_layout
    start = QPoint(round(played.scene.hand.items[0].home.x() + 8), round(layout.ours.band.bottom + 3))
    played.press(start).move(start + QPoint(60, 60)).key(Qt.Key.Key_Escape)
    assert played.selected == "Kd"
    played.release(start)
    assert_at_rest(played)


def test_a_click_on_bare_felt_selects_nothing(played: Player) -> None:
    played.select("4h 4c")
    played.click(TableSpot.HAND)
    assert played.selected == ""


def test_escape_selects_nothing(played: Player) -> None:
    played.select("4h 4c")
    played.key(Qt.Key.Key_Escape)
    assert played.selected == ""


def test_a_single_click_on_the_pile_commits_nothing_and_says_what_it_is(played: Player) -> None:
    played.select("5s")
    before = played.message
    played.click(TableSpot.PILE)
    assert (played.pile, played.selected) == ("7c", "5s")
    assert played.message != before


@pytest.mark.parametrize("thing", [SeatAt(1), MeldSpot(1, a_rank("T")), MeldSpot(0, a_rank("Q")), TableSpot.RED_THREES])
def test_a_click_on_what_takes_nothing_says_what_it_is(played: Player, thing: Thing) -> None:
    before = played.message
    played.click(thing)
    assert played.message != before
    assert played.refused == []


def test_sorting_says_the_order_though_the_hand_was_in_it(played: Player) -> None:
    played.click(ToolName.SORT).click(ToolName.SORT)
    assert played.message == "Your hand is sorted by rank."
    played.key(Qt.Key.Key_S, SHIFT)
    assert played.message == "Your hand is sorted by suit."


def test_a_click_on_a_free_place_asks_for_cards(played: Player) -> None:
    played.click(played.place("9"))
    assert played.bubble
    assert_at_rest(played)


def test_a_click_with_cards_on_the_melds_of_the_others_is_refused(played: Player) -> None:
    played.select("Kd")
    played.click(MeldSpot(1, a_rank("T")))
    assert codes(played) == [TableRefusalCode.NOT_YOUR_MELD]
    assert played.bubble


@pytest.mark.parametrize(
    ("thing", "code"),
    [
        (TableSpot.STOCK, RefusalCode.ALREADY_DRAWN),
        (ActionName.DRAW, RefusalCode.ALREADY_DRAWN),
        (ActionName.TAKE, RefusalCode.ALREADY_DRAWN),
        (ActionName.LAY_OUT, TableRefusalCode.NOTHING_PICKED),
        (ActionName.DISCARD, TableRefusalCode.NOTHING_PICKED),
        (ToolName.UNDO, TableRefusalCode.NOTHING_STAGED),
    ],
)
def test_what_is_impossible_says_why_where_it_was_tried(played: Player, thing: Thing, code: object) -> None:
    played.click(thing)
    assert codes(played) == [code]
    rect, bubble = rect_of(played.scene, thing), played.scene.overlay.bubble
    assert rect is not None
    tip = bubble.pos() + bubble._tip
    assert rect.x - 40 <= tip.x() <= rect.right + 40
    assert played.message == bubble.reason


def test_whether_one_may_go_out_is_offered_quietly_and_only_when_it_is_near(player: Player) -> None:
    player.lay(a_table(HAND, mine=["Kh Kd Kc Ks Kh Ks"]))
    assert player.snapshot.can_ask
    assert player.scene.panel.button(ActionName.ASK) is None
    player.session.stage([player.card("Kc").key])
    ask, lay_out = player.scene.panel.button(ActionName.ASK), player.scene.panel.button(ActionName.LAY_OUT)
    assert ask is not None
    assert ask.quiet
    assert lay_out is not None
    assert not lay_out.quiet


def test_the_key_asks_the_partner_whenever_the_rules_let_one(played: Player) -> None:
    assert played.scene.panel.button(ActionName.ASK) is None
    played.key(Qt.Key.Key_G)
    assert not played.refused
    assert not played.snapshot.can_ask


def test_a_refusal_covers_no_further_button(played: Player) -> None:
    played.lay(a_table(HAND, mine=["Qh Qd Qc Qs Qh Qd Qc"]))
    assert played.snapshot.can_ask
    ask, bubble = rect_of(played.scene, ActionName.ASK), played.scene.overlay.bubble
    assert ask is not None
    for name in (ActionName.LAY_OUT, ActionName.DISCARD):
        played.click(name)
        place = bubble.mapRectToScene(bubble.place)
        assert bubble.isVisible()
        assert not place.intersects(QRectF(ask.x, ask.y, ask.width, ask.height))
        assert played.scene.sceneRect().contains(place)


def panel(player: Player) -> MessageTexts:
    words = player.scene.panel.ground.words
    assert words is not None
    return words


def test_before_opening_the_advice_stands_where_the_meter_was(player: Player) -> None:
    player.lay(a_table(HAND))
    assert panel(player).meter
    player.click(ActionName.DRAW)
    assert (panel(player).meter, panel(player).detail) == ("", player.scene.overlay.bubble.advice)
    assert panel(player).detail
    player.key(Qt.Key.Key_Escape)
    assert panel(player).meter


def test_after_a_round_the_mouse_asks_the_window_what_comes_next(player: Player) -> None:
    player.lay(a_table("9h", mine=["Ks Kh Kd Kc Ks Kh Kd"]))
    player.session.discard(player.card("9h").key)
    asked: list[ActionName] = []
    player.controller.window_asked.connect(asked.append)
    player.click(ActionName.SCORE_SHEET).click(ActionName.NEXT_ROUND)
    assert asked == [ActionName.SCORE_SHEET, ActionName.NEXT_ROUND]
    next_round = player.scene.panel.button(ActionName.NEXT_ROUND)
    assert next_round is not None
    assert next_round.state is ActionState.NOW


def test_before_drawing_a_discard_says_what_comes_first(player: Player) -> None:
    player.lay(a_table(HAND, phase="draw", mine=MELDS))
    player.drag(player.card("5s"), TableSpot.PILE)
    assert codes(player) == [RefusalCode.MUST_DRAW_FIRST]
    assert player.bubble


def test_what_was_said_out_of_turn_goes_when_the_turn_comes(player: Player) -> None:
    player.lay(a_table(HAND, phase="play", turn=3, mine=MELDS))
    player.click(ActionName.DISCARD)
    assert player.bubble
    state = player.session._table.match.state if player.session._table else None
    assert state is not None
    player.session._on_decided(3, next(move for move in legal_moves(state) if isinstance(move, Discard)))
    assert player.snapshot.my_turn
    assert player.bubble == ""


def test_out_of_turn_everything_says_so(player: Player) -> None:
    player.lay(a_table(HAND, turn=1, mine=MELDS))
    for thing in (TableSpot.STOCK, ActionName.DRAW, ActionName.DISCARD):
        player.click(thing)
    assert set(codes(player)) == {RefusalCode.NOT_YOUR_TURN}
    player.click(player.card("5s"))
    assert player.selected == "5s"


def test_hovering_raises_the_card_under_the_pointer(played: Player) -> None:
    played.move(played.card("5s"))
    hovered = played.scene.hand.marks.hovered
    assert hovered is not None
    assert played.hand.split()[hovered] == "5s"
    played.move(TableSpot.STOCK)
    assert played.scene.hand.marks.hovered is None


def test_the_partners_question_says_what_yes_would_cost(player: Player) -> None:
    table = a_table("4h Kd 2c", turn=2, mine=["Qh Qd Qh Qc Qd Qs Qc"])
    player.lay(table)
    player.session._make([Ask()])
    assert player.snapshot.question_to_me == 2
    words = player.scene.panel.ground.words
    assert words is not None
    assert (words.message, words.detail) == ("Pekka asks: may I go out?", "Your hand would then cost 35 points")
    assert player.snapshot.awaits_me
    player.click(ActionName.ANSWER_NO)
    assert player.snapshot.question_to_me is None

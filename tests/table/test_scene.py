"""The scene: a snapshot shown, items reused, places found, targets marked."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import JOKER, THREES, Rank, parse_card
from canasta_desktop.model.snapshot import ActionSnapshot, ActionState, TableSnapshot
from canasta_desktop.resource_files import resource
from canasta_desktop.table.brush import Brush
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.hand import HandMarks
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.items.target_mark import TargetLook, TargetState
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot, Spot, TableSpot, Zone
from canasta_desktop.table.texts import ActionName, ToolName
from canasta_desktop.table.theme import DARK
from tests.table.sample_tables import (
    SampleTable,
    assert_whole,
    four_players,
    going_out,
    hand,
    large_hand,
    meld,
    opening,
    six_players,
    three_players,
    two_players,
    waiting,
)

SAMPLES: dict[str, Callable[[], SampleTable]] = {
    "four": four_players,
    "opening": opening,
    "waiting": waiting,
    "six": six_players,
    "two": two_players,
    "three": three_players,
    "large hand": large_hand,
    "going out": going_out,
}
NewScene = Callable[..., TableScene]


def show(scene: TableScene, table: SampleTable, snapshot: TableSnapshot | None = None) -> None:
    shown = snapshot or table.snapshot
    scene.show_table(shown, table.words.texts(shown))


def painted(scene: TableScene) -> QImage:
    ratio = scene.table_style.ratio
    image = QImage(round(scene.width() * ratio), round(scene.height() * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    scene.render(painter, scene.sceneRect(), scene.sceneRect())
    painter.end()
    return image


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in ("going out", "six")])
def test_the_samples_are_whole_decks(name: str) -> None:
    assert_whole(SAMPLES[name]().snapshot)


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("size", [(1024, 541), (1920, 1016)], ids=str)
def test_every_table_can_be_painted(new_scene: NewScene, name: str, size: tuple[int, int]) -> None:
    image = painted(new_scene(SAMPLES[name](), *size))
    colours = {image.pixel(x, y) for x in range(0, size[0], 7) for y in range(0, size[1], 7)}
    assert len(colours) > 200


def test_the_hand_shows_the_cards_in_their_order(scene: TableScene) -> None:
    held = [one.card for one in four_players().snapshot.hand]
    assert [item.card for item in scene.hand.items] == held
    xs = [item.pos().x() for item in scene.hand.items]
    assert xs == sorted(xs)


def test_a_card_keeps_its_item_as_long_as_it_is_in_the_hand(scene: TableScene) -> None:
    table = four_players()
    before = {id(item): item.card for item in scene.hand.items}
    fewer = replace(table.snapshot, hand=tuple(reversed(table.snapshot.hand[3:])))
    show(scene, table, fewer)
    after = {id(item): item.card for item in scene.hand.items}
    assert after.items() <= before.items()
    assert len(after) == 20


def test_only_a_drawn_card_gets_a_new_item(scene: TableScene) -> None:
    table = four_players()
    before = set(map(id, scene.hand.items))
    more = replace(table.snapshot, hand=(*table.snapshot.hand, *hand("4h")))
    show(scene, table, more)
    new = [item.card for item in scene.hand.items if id(item) not in before]
    assert new == [parse_card("4h")]


def test_two_jokers_in_the_hand_have_different_faces(new_scene: NewScene) -> None:
    scene = new_scene(six_players())
    assert {item.element for item in scene.hand.items if item.card == JOKER} == {"black_joker", "red_joker"}


def test_showing_the_same_table_again_adds_nothing(new_scene: NewScene) -> None:
    scene = new_scene(three_players())
    tables = [four_players(), three_players(), six_players(), three_players()]
    counts = []
    for table in [*tables, *tables]:
        show(scene, table)
        counts.append(len(scene.items()))
    assert counts[3] == counts[7]
    assert counts[0] == counts[4]


def test_items_that_are_gone_leave_the_scene(new_scene: NewScene) -> None:
    scene = new_scene(six_players())
    show(scene, two_players())
    assert sum(isinstance(item, CardItem) for item in scene.items()) == 14
    assert len(scene.seat_plates) == 2


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_cards_lie_on_whole_device_pixels(new_scene: NewScene, ratio: float) -> None:
    scene = new_scene(four_players(), ratio=ratio)
    for item in scene.hand.items:
        for value in (item.pos().x() * ratio, item.pos().y() * ratio):
            assert value == pytest.approx(round(value), abs=1e-6)


def test_a_selected_card_is_raised(scene: TableScene) -> None:
    scene.mark_hand(HandMarks())
    low = [item.pos().y() for item in scene.hand.items]
    scene.mark_hand(HandMarks(selected=frozenset({1}), hovered=2))
    raised = [before - item.pos().y() for before, item in zip(low, scene.hand.items, strict=True)]
    rise = scene.table_layout.measures.rise
    assert raised[1] == pytest.approx(rise, abs=1)
    assert raised[2] == pytest.approx(0.45 * rise, abs=1)
    assert [value for number, value in enumerate(raised) if number not in (1, 2)] == [0] * 21


def test_a_raised_card_stays_under_the_pointer_that_raised_it(scene: TableScene) -> None:
    scene.mark_hand(HandMarks())
    last = scene.hand.items[-1]
    point = last.pos() + QPointF(last.place.width() / 2, last.place.height() - 1)
    assert scene.hand_card_at(point) is last
    scene.mark_hand(HandMarks(hovered=22))
    assert scene.hand_card_at(point) is last


def test_the_uppermost_card_is_found(scene: TableScene) -> None:
    scene.mark_hand(HandMarks())
    for item in scene.hand.items:
        strip = item.visible_rect().center()
        assert scene.hand_card_at(item.mapToScene(QPointF(strip.x(), 40))) is item


def test_a_placer_decides_how_cards_come_home(scene: TableScene) -> None:
    table, sent = four_players(), []
    scene.hand.placer = lambda item, home: sent.append((item.card, home))
    show(scene, table, replace(table.snapshot, hand=table.snapshot.hand[1:]))
    assert [card for card, _ in sent] == [one.card for one in table.snapshot.hand[1:]]
    assert [home for _, home in sent] == [item.home for item in scene.hand.items]
    assert all(item.pos() != item.home for item in scene.hand.items[:3])


def test_a_resize_brings_everything_to_the_places_of_a_fresh_table(new_scene: NewScene) -> None:
    resized, fresh = new_scene(waiting(), 1366, 709), new_scene(waiting(), 1920, 1016)
    resized.set_size(1920, 1016, 1.0)
    assert painted(resized) == painted(fresh)


def test_marks_are_dropped_when_the_hand_changes(scene: TableScene) -> None:
    table = four_players()
    show(scene, table, replace(table.snapshot, hand=table.snapshot.hand[1:]))
    assert scene.hand.marks == HandMarks()
    assert not any(item.look.selected for item in scene.hand.items)


def test_marks_stay_while_the_hand_stays(scene: TableScene) -> None:
    table = four_players()
    show(scene, table, replace(table.snapshot, stock=15))
    assert scene.hand.marks == table.marks


def test_melds_lie_in_the_places_of_their_ranks(scene: TableScene) -> None:
    places = scene.meld_places()
    ours = {spot.rank: place.meld for spot, place in places.items() if spot.side == 0 and place.meld}
    assert {rank: lying.rank for rank, lying in ours.items()} == {rank: rank for rank in (8, 6, 2, 0)}
    assert len(places) == 22


def test_black_threes_staged_get_their_place_and_give_it_back(scene: TableScene) -> None:
    table = four_players()
    ours = table.snapshot.sides[0]
    with_threes = replace(ours, melds=(*ours.melds, meld("3s 3c 3s", staged=True)))
    show(scene, table, replace(table.snapshot, sides=(with_threes, table.snapshot.sides[1])))
    assert scene.meld_places()[MeldSpot(0, THREES)].meld is not None
    show(scene, table)
    assert MeldSpot(0, THREES) not in scene.meld_places()


def test_a_place_for_black_threes_can_be_offered(scene: TableScene) -> None:
    scene.offer_threes(True)
    assert scene.meld_places()[MeldSpot(0, THREES)].meld is None
    assert MeldSpot(1, THREES) not in scene.meld_places()


def test_every_spot_is_found_at_its_middle(scene: TableScene) -> None:
    for spot, rect in scene.spot_rects().items():
        assert scene.spot_at(QPointF(rect.centre_x, rect.centre_y)) == spot
    assert scene.spot_at(QPointF(2, 2)) is None


def test_targets_come_stay_and_go(scene: TableScene) -> None:
    queens, legal = MeldSpot(0, Rank(2)), TargetLook(TargetState.LEGAL, "4 → 5")
    scene.show_targets({queens: legal, TableSpot.PILE: legal}, (Zone.SEATS, Zone.OTHERS))
    mark = scene.overlay.marks[queens]
    scene.show_targets({queens: replace(legal, state=TargetState.HOVERED)}, (Zone.SEATS,))
    assert list(scene.overlay.marks) == [queens]
    assert scene.overlay.marks[queens] is mark
    scene.clear_overlay()
    assert not scene.overlay.marks


def test_clearing_the_overlay_leaves_the_table_as_it_was(scene: TableScene) -> None:
    before, items = painted(scene), _seen(scene)
    refused, legal = TargetLook(TargetState.REFUSED), TargetLook(TargetState.LEGAL, "Draw")
    looks: dict[Spot, TargetLook] = {TableSpot.PILE: refused, TableSpot.STOCK: legal}
    scene.show_targets(looks, tuple(Zone))
    scene.show_refusal(TableSpot.PILE, "The pile is frozen", "You need a natural pair")
    assert painted(scene) != before
    scene.clear_overlay()
    assert painted(scene) == before
    assert _seen(scene) == items


def _seen(scene: TableScene) -> int:
    return sum(item.isVisible() for item in scene.items())


@pytest.mark.parametrize("size", [(1024, 541), (1366, 709), (3840, 2160)], ids=str)
def test_a_refusal_stays_on_the_table_and_says_both_sentences(new_scene: NewScene, size: tuple[int, int]) -> None:
    scene = new_scene(four_players(), *size)
    for spot in scene.spot_rects():
        scene.show_refusal(spot, "Only a natural pair takes a frozen pile", "Draw a card instead")
        bubble = scene.overlay.bubble
        rect = bubble.mapRectToScene(bubble.place)
        assert scene.sceneRect().contains(rect)
        assert bubble.accessible_name == "Only a natural pair takes a frozen pile Draw a card instead"


def test_the_chip_of_a_target_at_the_edge_stays_on_the_table(scene: TableScene) -> None:
    aces, fours = MeldSpot(0, Rank(0)), MeldSpot(0, Rank(10))
    look = TargetLook(TargetState.LEGAL, "becomes a mixed canasta and ends the round")
    scene.show_targets({aces: look, fours: look})
    for mark in scene.overlay.marks.values():
        assert scene.sceneRect().contains(mark.mapRectToScene(mark.boundingRect()))


def test_the_buttons_say_which_action_they_are(qtbot: QtBot, scene: TableScene) -> None:
    for name in (ActionName.DRAW, ActionName.TAKE, ActionName.LAY_OUT, ActionName.DISCARD):
        button = scene.panel.button(name)
        assert button is not None
        with qtbot.waitSignal(scene.action_triggered, check_params_cb=lambda found, name=name: found is name):
            button.triggered.emit()
    for tool in ToolName:
        tool_button = scene.panel.tool(tool)
        assert tool_button is not None
        with qtbot.waitSignal(scene.tool_triggered, check_params_cb=lambda found, tool=tool: found is tool):
            tool_button.triggered.emit()


def test_asking_has_a_button_only_while_it_is_possible(scene: TableScene) -> None:
    table = going_out()
    table.words.extras = (ActionName.ASK,)
    show(scene, table)
    button = scene.panel.button(ActionName.ASK)
    assert button is not None
    assert button.state is ActionState.POSSIBLE
    table.words.extras = ()
    show(scene, table)
    assert scene.panel.button(ActionName.ASK) is None


def test_passing_is_the_thing_to_do_where_nothing_else_is(scene: TableScene) -> None:
    table = four_players()
    table.words.extras = (ActionName.PASS,)
    no, yes = ActionSnapshot(ActionState.IMPOSSIBLE), ActionSnapshot(ActionState.POSSIBLE)
    for take, state in ((no, ActionState.NOW), (yes, ActionState.POSSIBLE)):
        show(scene, table, replace(table.snapshot, draw=no, take=take, lay_out=no, discard=no, can_pass=True))
        button = scene.panel.button(ActionName.PASS)
        assert button is not None
        assert button.state is state


def test_items_have_accessible_names(scene: TableScene) -> None:
    assert [plate.accessible_name for plate in scene.seat_plates][1] == "Anna, Opponent, 8 cards"
    assert scene.stock.accessible_name == "Stock, 16 cards"
    assert scene.stock.toolTip() == "Stock"
    assert scene.panel.ground.accessible_name == "Lay out cards, or discard one"


def test_another_theme_is_taken_at_once(scene: TableScene) -> None:
    before = painted(scene)
    scene.set_look(DARK, CardFaces(resource("cards", "deck.svg"), DARK.card_dimming), QFont())
    after = painted(scene)
    assert after.pixelColor(1, 1) != before.pixelColor(1, 1)
    assert after.pixelColor(1300, 650).lightness() < before.pixelColor(1300, 650).lightness()


def test_nothing_is_shown_before_the_first_snapshot(qtbot: QtBot, faces: CardFaces) -> None:
    scene = TableScene(faces, DARK, QFont())
    scene.set_size(1366, 709, 1.0)
    assert scene.snapshot is None
    assert scene.meld_places() == {}
    assert scene.hand.items == ()


def test_a_concealed_canasta_has_a_mark(new_scene: NewScene, monkeypatch: pytest.MonkeyPatch) -> None:
    icons: list[IconName] = []
    real = Brush.icon

    def icon(self: Brush, name: IconName, *args: object, **named: object) -> None:
        icons.append(name)
        real(self, name, *args, **named)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(Brush, "icon", icon)
    plain = four_players()
    painted(new_scene(plain))
    assert IconName.CONCEALED not in icons
    sides = tuple(
        replace(side, melds=tuple(replace(meld, concealed=meld.is_canasta) for meld in side.melds))
        for side in plain.snapshot.sides
    )
    painted(new_scene(replace(plain, snapshot=replace(plain.snapshot, sides=sides))))
    assert icons.count(IconName.CONCEALED) == sum(meld.is_canasta for side in sides for meld in side.melds)

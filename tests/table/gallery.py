#!/usr/bin/env python3
"""Paint the table in many states, to be looked at: gallery.py OUTDIR [--deuteranopia] [NAME ...].

With --deuteranopia each picture is painted once more as who has no green cones sees it.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from canasta_desktop.engine.cards import Card, parse_meld_rank
from canasta_desktop.resource_files import resource
from canasta_desktop.table.faces import CardFaces, element_of
from canasta_desktop.table.hand import HandMarks
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.items.target_mark import TargetLook, TargetState
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot, Spot, TableSpot, Zone
from canasta_desktop.table.texts import ActionName
from canasta_desktop.table.theme import DARK, HIGH_CONTRAST, LIGHT, Theme
from tests.table import sample_tables
from tests.table.colour_vision import deuteranope_picture
from tests.table.sample_tables import SampleTable, cards, hand

FAMILY = "DejaVu Sans Condensed"


def scene_of(
    table: SampleTable, width: int, height: int, ratio: float = 1.0, theme: Theme = LIGHT, deck: str = "deck.svg"
) -> TableScene:
    faces = CardFaces(resource("cards", deck), theme.card_dimming)
    scene = TableScene(faces, theme, QFont(FAMILY))
    scene.set_size(width, height, ratio)
    scene.show_table(table.snapshot, table.words.texts(table.snapshot))
    scene.mark_hand(table.marks)
    return scene


def picture(scene: TableScene, title_bar: int) -> QImage:
    """The scene at its pixel ratio, below an empty strip as high as title and menu bar."""
    ratio = scene.table_style.ratio
    width, height = scene.width(), scene.height() + title_bar
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#e4e1d9"))
    painter = QPainter(image)
    target = QRectF(0, title_bar, width, scene.height())
    scene.render(painter, target, scene.sceneRect())
    painter.end()
    return image


def drag(scene: TableScene, held: tuple[Card, ...], x: float, y: float) -> None:
    """Cards under a pointer, fanned, as they hang while they are dragged."""
    card = scene.table_layout.measures.hand_card
    for i, face in enumerate(held):
        item = CardItem(element_of(face), face)
        left, top = x - card.width * 0.3 + i * card.width * 0.27, y - card.height * 0.16
        item.set_place(Rect(left, top, card.width, card.height), scene.table_style)
        item.setTransformOriginPoint(QPointF(x - left, y - top))
        item.setRotation(-6 + 4 * i)
        item.setZValue(Layer.MOVING + i)
        scene.addItem(item)


def spot(letter: str) -> MeldSpot:
    rank = parse_meld_rank(letter)
    assert rank is not None
    return MeldSpot(0, rank)


def drag_refused() -> TableScene:
    table = sample_tables.four_players()
    snapshot = replace(
        table.snapshot,
        hand=tuple(replace(one, is_new=False) for one in table.snapshot.hand),
    )
    snapshot = sample_tables.with_actions(snapshot, "", "", "draw")
    words = table.words
    words.message, words.detail = "A two: drop it on a meld, or discard it", "Esc puts it back"
    words.action_notes = {"draw": "done", "take": "already drawn"}
    scene = scene_of(SampleTable(snapshot, words, HandMarks(gaps=frozenset({18}))), 1366, 709)
    looks: dict[Spot, TargetLook] = {
        spot("6"): TargetLook(TargetState.LEGAL, "Becomes mixed", warns=True),
        spot("8"): TargetLook(TargetState.LEGAL, "4 → 5"),
        spot("Q"): TargetLook(TargetState.LEGAL, "4 → 5"),
        spot("A"): TargetLook(TargetState.LEGAL, "5 → 6"),
        TableSpot.PILE: TargetLook(TargetState.LEGAL, "Discard"),
        spot("T"): TargetLook(TargetState.REFUSED),
    }
    scene.show_targets(looks, (Zone.SEATS, Zone.OTHERS))
    scene.show_refusal(spot("T"), "A new meld needs two natural cards", "Lay out tens first, then add the two")
    place = scene.spot_rects()[spot("T")]
    drag(scene, cards("2h"), place.centre_x + 8, place.centre_y + 24)
    return scene


def drag_legal() -> TableScene:
    table = sample_tables.four_players()
    snapshot = replace(
        table.snapshot,
        hand=hand("5h 8s 8d 9c 9d 9s Th Td Tc Jd Jc Qd Ks Kc Ac 2h 2s Jo 3s 3c"),
    )
    snapshot = sample_tables.with_actions(snapshot, "", "", "draw")
    words = table.words
    words.message, words.detail = "Three fours: drop them on the free place for fours", "Esc puts them back"
    words.action_notes = {"draw": "done", "take": "already drawn"}
    scene = scene_of(SampleTable(snapshot, words), 1366, 709)
    look = TargetLook(TargetState.HOVERED, "New meld, 15 points")
    scene.show_targets({spot("4"): look}, (Zone.SEATS, Zone.OTHERS, Zone.PILE))
    place = scene.spot_rects()[spot("4")]
    drag(scene, cards("4c 4d 4s"), place.centre_x + 30, place.centre_y + 36)
    return scene


def asking() -> TableScene:
    table = sample_tables.going_out()
    table.words.extras = (ActionName.ASK,)
    return scene_of(table, 1366, 709)


def answering() -> TableScene:
    table = sample_tables.four_players()
    table.words.message, table.words.detail = "Pekka asks: may I go out?", "He holds 6 cards"
    table.words.extras = (ActionName.ANSWER_YES, ActionName.ANSWER_NO)
    return scene_of(table, 1366, 709)


PICTURES: dict[str, tuple[Callable[[], TableScene], int]] = {
    "table_1366": (lambda: scene_of(sample_tables.four_players(), 1366, 709), 59),
    "table_1920": (lambda: scene_of(sample_tables.opening(), 1920, 1016), 64),
    "table_1024": (lambda: scene_of(sample_tables.four_players(), 1024, 541), 59),
    "table_4k": (lambda: scene_of(sample_tables.waiting(), 1920, 1016, 2.0), 64),
    "drag_legal": (drag_legal, 59),
    "drag_refused": (drag_refused, 59),
    "table_2p": (lambda: scene_of(sample_tables.two_players(), 1366, 709), 59),
    "table_3p": (lambda: scene_of(sample_tables.three_players(), 1366, 709), 59),
    "table_6p": (lambda: scene_of(sample_tables.six_players(), 1366, 709), 59),
    "table_hand48": (lambda: scene_of(sample_tables.large_hand(), 1366, 709), 59),
    "table_dark": (lambda: scene_of(sample_tables.waiting(), 1366, 709, 1.0, DARK), 59),
    "table_contrast": (
        lambda: scene_of(sample_tables.four_players(), 1366, 709, 1.0, HIGH_CONTRAST, "deck-contrast.svgz"),
        59,
    ),
    "black_threes": (asking, 59),
    "answering": (answering, 59),
    "table_tall": (lambda: scene_of(sample_tables.four_players(), 1024, 900), 59),
    "table_4k_flat": (lambda: scene_of(sample_tables.opening(), 3840, 2076), 64),
    "table_125": (lambda: scene_of(sample_tables.four_players(), 1366, 709, 1.25), 59),
}


def main(arguments: list[str]) -> int:
    simulates = "--deuteranopia" in arguments
    arguments = [argument for argument in arguments if argument != "--deuteranopia"]
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    app = QApplication.instance() or QApplication([])
    out = Path(arguments[0])
    out.mkdir(parents=True, exist_ok=True)
    for name, (make, title_bar) in PICTURES.items():
        if len(arguments) == 1 or name in arguments[1:]:
            image = picture(make(), title_bar)
            image.save(str(out / f"{name}.png"))
            if simulates:
                deuteranope_picture(image).save(str(out / f"{name}_deuteranopia.png"))
            print(name)
    app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

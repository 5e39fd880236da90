#!/usr/bin/env python3
"""Open a table in the middle of a round, to be played with by hand or by xdotool: at_the_table.py [WIDTH HEIGHT]."""

import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from canasta_desktop.engine.position import read_position
from canasta_desktop.model.session import GameSession
from canasta_desktop.resource_files import resource
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.interaction.controller import TableController
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.table.view import TableView
from canasta_desktop.ui.table_words import TranslatedWords
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import CLASSIC, NEW_MATCH, lay_table

HAND = "4c 4d 4s 5h 8s 8d 9c 9d 9s Th Td Tc Jd Jc Qd Ks Kc Ac 2h 2s Jo 3s 3c"
OURS = ["6h 6d 6h 6c 6d 6s 6c", "8c 8h 8s 2d", "Qs Qh Qd Qc", "Ad Ah As 2s Jo"]
THEIRS = ["5h 5d 5c 5s", "7s 7c 7d 7h 7s 2c Jo", "Kh Kc Kd"]
PILE = "7h 5c Ts Kh 2h 9h 4h 3c Jh"


def main(arguments: list[str]) -> int:
    size = [int(word) for word in arguments[1:3]] or [1366, 709]
    phase = "draw" if "draw" in arguments else "play"
    app = QApplication(arguments)
    session = GameSession(ScriptedThinker(at_once=True), randomness=Random(1))
    scene = TableScene(CardFaces(resource("cards", "deck.svg")), LIGHT, QFont("DejaVu Sans Condensed"))
    view = TableView(scene)
    view.resize(*size)
    TableController(session, view, TranslatedWords(lambda: session.log))
    session.new_match(NEW_MATCH)
    position = {
        "turn": 0,
        "phase": phase,
        "hands": [HAND, "Qc Ks Jc", "Ts Ad 6s", "Ah 8d Tc"],
        "stock": "7c 9c 5s Js Js 9h As Qs 7d Td Jh 4s 5d 4c 8c",
        "pile": PILE,
        "melds": [list(OURS), list(THEIRS)],
        "red_threes": ["3d 3h", "3h"],
        "scores": [1985, 2405],
    }
    lay_table(session, read_position(CLASSIC, position))
    view.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv))

"""Hints are said by a screen reader: each once, as it comes."""

from PySide6.QtCore import Qt

from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import a_table
from tests.table.accessible.conftest import Listener

HAND = "9d 9h 5s 5h 2c Kd Jc"


def test_a_hint_is_said_once_and_the_next_best_too(listener: Listener) -> None:
    player = listener.player
    player.lay(a_table(HAND, mine=["9s 9c 9d 9h 9s"], theirs=["Kh Ks Kc Kd Kh Ks"]))
    thinker = player.session._players._thinker
    assert isinstance(thinker, ScriptedThinker)
    listener.forget()
    player.key(Qt.Key.Key_H)
    thinker.answer()
    assert listener.sentences() == ["Lay out two nines: a natural canasta of nines, worth 500 points."]
    player.session.select_all()
    player.session.clear_selection()
    assert len([said for said in listener.sentences() if "canasta of nines" in said]) == 1
    listener.forget()
    player.key(Qt.Key.Key_H)
    assert [said for said in listener.sentences() if said.startswith("Next best: ")]

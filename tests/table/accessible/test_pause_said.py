"""A pause is heard as it is seen: that it is one, and how to go on."""

from PySide6.QtCore import Qt

from tests.table.accessible.conftest import Listener

Key = Qt.Key
PAUSED = "Paused. The other players wait. Nothing is lost. Press Ctrl+P or click to go on."


def test_a_pause_is_said_in_sentences(listener: Listener) -> None:
    listener.player.session.set_paused(True)
    assert listener.said == [(PAUSED, False)]


def test_a_key_that_does_nothing_in_a_pause_says_why(listener: Listener) -> None:
    listener.player.session.set_paused(True)
    listener.forget()
    listener.player.key(Key.Key_D)
    assert listener.said == [(PAUSED, True)]
    listener.forget()
    listener.player.key(Key.Key_Space)
    assert PAUSED not in listener.sentences()


def test_going_on_is_said_once(listener: Listener) -> None:
    session = listener.player.session
    session.set_paused(False)
    assert listener.said == []
    session.set_paused(True)
    listener.forget()
    session.set_paused(False)
    assert listener.said == [("The game goes on.", False)]

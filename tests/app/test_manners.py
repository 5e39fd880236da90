"""Pace, movement and sounds of the whole program: what is preferred counts at once."""

import subprocess
import sys
from collections.abc import Callable

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from canasta_desktop.app.program import Program
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.sounds import Sound
from canasta_desktop.ui.action_list import ActionId
from tests.app.test_sounds import QuietSpeaker

Start = Callable[..., Program]

_LOADED = """
import sys
from PySide6.QtCore import QTimer
from canasta_desktop.app.opening import new_application
from canasta_desktop.app.program import Program
application = new_application()
program = Program(application)
program.begin(None)
program.control.play_now()
QTimer.singleShot(300, application.quit)
application.exec()
program.end()
print([name for name in sys.modules if name.endswith("QtMultimedia")])
"""


def test_the_program_starts_and_deals_without_loading_what_plays_sounds() -> None:
    done = subprocess.run([sys.executable, "-c", _LOADED], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "[]\n"


def test_a_preferred_pace_is_played_at_once(start: Start) -> None:
    program = start()
    program.settings.keep_pace(Pace.SLOW)
    assert (program.session.pace, program.motion.pace) == (Pace.SLOW, Pace.SLOW)
    assert program.window.actions_by_id[ActionId.PACE_SLOW].isChecked()


def test_less_movement_leaves_the_pace_of_the_players(start: Start) -> None:
    program = start()
    program.settings.keep_pace(Pace.NORMAL)
    program.settings.keep_reduced_motion("on")
    assert (program.session.pace, program.motion.pace) == (Pace.NORMAL, Pace.OFF)
    program.settings.keep_reduced_motion("off")
    assert program.motion.pace is Pace.NORMAL


def test_the_table_is_heard(start: Start) -> None:
    program, speaker = start(), QuietSpeaker()
    program.manners.sounds._load = lambda: speaker
    program.settings.keep_sound(True)
    program.control.play_now()
    program.session.discard(-1)
    names = [name for name, _ in speaker.played]
    assert names[0] == Sound.DEAL.value
    assert names[-1] == Sound.REFUSAL.value


def test_the_menu_pauses_and_goes_on(start: Start, qtbot: QtBot) -> None:
    program = start()
    actions = program.window.actions_by_id
    assert not actions[ActionId.PAUSE].isEnabled()
    program.control.play_now()
    actions[ActionId.PAUSE].trigger()
    told: list[bool] = []
    program.session.paused_changed.connect(told.append)
    assert program.session.paused
    assert actions[ActionId.PAUSE].isChecked()
    assert not actions[ActionId.DRAW].isEnabled()
    assert actions[ActionId.SAVE].isEnabled()
    assert program.controller.interlude.curtain.isVisible()
    actions[ActionId.PAUSE].trigger()
    assert told == [False]
    assert actions[ActionId.DRAW].isEnabled()


def test_with_the_pace_off_no_timer_runs_once_everything_was_seen(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.control.play_now()
    session, clock = program.session, program.motion._clock
    qtbot.waitUntil(lambda: bool(session.snapshot and session.snapshot.my_turn), timeout=20_000)
    qtbot.waitUntil(lambda: not clock.running)
    session.draw()
    assert not clock.running
    running = [timer for top in (program.window, session) for timer in top.findChildren(QTimer) if timer.isActive()]
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in running))
    assert all(timer.isSingleShot() for timer in running)


def test_the_menu_shows_the_last_turns_again(start: Start) -> None:
    program = start()
    program.control.play_now()
    program.session.set_paused(True)
    program.session.set_paused(False)
    program.window.actions_by_id[ActionId.SHOW_AGAIN].trigger()
    words = program.view.table.panel.ground.words
    assert words is not None
    assert words.message == "There are no turns to show again yet"

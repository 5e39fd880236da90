"""Pace: how fast everything goes, the pause, the last turns shown again."""

from typing import Final

from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP

PAUSED: Final = QT_TRANSLATE_NOOP("Pause", "Paused")
PAUSED_DETAIL: Final = QT_TRANSLATE_NOOP("Pause", "The other players wait. Nothing is lost.")
PAUSED_HINT: Final = QT_TRANSLATE_NOOP("Pause", "Press {key} or click to go on")
GOING_ON: Final = QT_TRANSLATE_NOOP("Pause", "The game goes on.")
PAUSED_HINT_CLICK: Final = QT_TRANSLATE_NOOP("Pause", "Click to go on")

AGAIN: Final = QT_TRANSLATE_NOOP("Again", "Showing the last turns again")
AGAIN_HINT: Final = QT_TRANSLATE_NOOP("Again", "Press any key or click to go on")
NOTHING_AGAIN: Final = QT_TRANSLATE_NOOP("Again", "There are no turns to show again yet")
NOTHING_AGAIN_DETAIL: Final = QT_TRANSLATE_NOOP("Again", "Play a turn first. Nothing has happened since the deal.")

PACE: Final = QT_TRANSLATE_NOOP("Pace", "Pace")
HOW_FAST: Final = QT_TRANSLATE_NOOP("Pace", "How fast cards move and the other players play")
SLOW: Final = QT_TRANSLATE_NOOP("Pace", "&Slow")
SLOW_NOTE: Final = QT_TRANSLATE_NOOP("Pace", "Time to follow every card.")
NORMAL: Final = QT_TRANSLATE_NOOP("Pace", "&Normal")
NORMAL_NOTE: Final = QT_TRANSLATE_NOOP("Pace", "As at a table with friends.")
FAST: Final = QT_TRANSLATE_NOOP("Pace", "&Fast")
FAST_NOTE: Final = QT_TRANSLATE_NOOP("Pace", "For those who know the game well.")
OFF: Final = QT_TRANSLATE_NOOP("Pace", "&Off")
OFF_NOTE: Final = QT_TRANSLATE_NOOP(
    "Pace", "Nothing moves and nobody waits. What the others did is outlined for a moment."
)
AGAIN_NOTE: Final = QT_TRANSLATE_NOOP(
    "Pace", "Was it too fast? “Show the last turns again” in the View menu plays them once more."
)
REDUCED: Final = QT_TRANSLATE_NOOP("Pace", "Less movement")
REDUCED_NOTE: Final = QT_TRANSLATE_NOOP(
    "Pace", "For those whom moving pictures make unwell. The other players keep their pace, but no card moves."
)
AS_THE_SYSTEM: Final = QT_TRANSLATE_NOOP("Pace", "As the &system says")
SYSTEM_REDUCES: Final = QT_TRANSLATE_NOOP("Pace", "At present the system asks for less movement.")
SYSTEM_MOVES: Final = QT_TRANSLATE_NOOP("Pace", "At present the system asks for nothing of the kind.")
SYSTEM_SILENT: Final = QT_TRANSLATE_NOOP("Pace", "This system does not say. Choose yourself.")
ALWAYS: Final = QT_TRANSLATE_NOOP("Pace", "&Always: no card moves")
NEVER: Final = QT_TRANSLATE_NOOP("Pace", "Ne&ver: cards move")

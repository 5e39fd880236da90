"""The states of the program that pictures are taken of."""

import json
import struct
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtGui import QImage

from tests.end_to_end.screen import Screen, screen_in_memory
from tests.end_to_end.started_program import StartedProgram
from tests.pictures.player import Player
from tests.pictures.wanted_tables import write_table
from tests.table.colour_vision import deuteranope_picture

_TITLE = 32
"""Pixels left free above the window, as high as the title bar of the designs."""
_SHARP = 0.25
"""Seconds until cards are rendered anew after the window got its size."""
_SETTLED = 0.7
"""Seconds until what glows and fades has done so."""


@dataclass(frozen=True)
class State:
    """A state of the program and how it comes about."""

    table: str = ""
    """One of `wanted_tables.TABLES`; empty for none."""
    do: Callable[[Player], object] = Player.still
    width: int = 1366
    height: int = 768
    ratio: float = 1
    settings: Mapping[str, object] = field(default_factory=dict)
    deuteranopia: bool = False
    waits: bool = True
    """Whether whatever moves comes to rest first."""


def take(state: State, home: Path, picture: Path) -> None:
    """Bring the program into a state and save what is on its screen."""
    record = home / "table.canasta"
    if state.table:
        write_table(state.table, record)
    environment = _environment(home, state)
    title = round(_TITLE * state.ratio)
    with screen_in_memory(state.width, state.height) as screen:
        program = StartedProgram(screen, home / "said", *([record] if state.table else []), environment=environment)
        try:
            player = Player(program, state.ratio)
            window = program.wait_until(lambda seen: seen.form["window"], "there is a window").form["window"]["number"]
            _place(player, window, title, state)
            player.leave()
            time.sleep(_SETTLED if state.waits else _SHARP)
            state.do(player)
            if state.waits:
                time.sleep(_SETTLED)
            image = screen_picture(screen)
            (deuteranope_picture(image) if state.deuteranopia else image).save(str(picture))
            said = program.said
            if said:
                print(said)
        finally:
            program.close()


def _place(player: Player, window: int, title: int, state: State) -> None:
    """Let the window fill the screen below its title bar: nobody manages windows here."""
    player.xdotool("windowmove", window, 0, title)
    player.xdotool("windowsize", window, state.width, state.height - title)
    # Qt tells of sizes as the player's eyes see them.
    wanted = [round(state.width / state.ratio), round((state.height - title) / state.ratio)]
    player.program.wait_until(lambda seen: seen.form["window"]["place"][2:] == wanted, "the window fills the screen")


def screen_picture(screen: Screen) -> QImage:
    """What is on the screen."""
    data = screen._picture.read_bytes()
    header = struct.unpack(">25I", data[:100])
    start = header[0] + header[19] * 12
    width, height, line = header[4], header[5], header[12]
    return QImage(data[start:], width, height, line, QImage.Format.Format_RGB32).copy()


def _environment(home: Path, state: State) -> dict[str, str]:
    config = home / "config"
    (config / "canasta-desktop").mkdir(parents=True)
    (config / "canasta-desktop" / "settings.json").write_text(
        json.dumps({"pace": "normal", "player_name": "Kaisa", "language": "en", **state.settings}), "utf-8"
    )
    folders = {"XDG_CONFIG_HOME": config, "XDG_DATA_HOME": home / "data", "XDG_STATE_HOME": home / "state"}
    own = {name: str(path) for name, path in folders.items()} | {"HOME": str(home)}
    if state.ratio != 1:
        own["QT_SCALE_FACTOR"] = str(state.ratio)
    return own


def _picked(player: Player) -> None:
    player.select("4c 4d 4s")
    player.key("9", "9", "9")
    player.hover("Kc")


def _opening(player: Player) -> None:
    player.drop("9d 9h 9s", over="9")
    player.drop("Qh Qc 2s", over="Q")
    player.select("Kd Ks Jo")
    player.leave()


def _picked_nines(player: Player) -> None:
    player.select("9h 9d 9s 9c")
    player.leave()


def _thinking(player: Player) -> None:
    player.program.wait_until(lambda seen: seen.has_table and seen.message[0], "something is said")


def _new_game(player: Player) -> None:
    player.key("ctrl+n")
    player.dialog("NewGameDialog")


STATES = {
    "table_1366": State("four", _picked),
    "table_1024": State("four", _picked, 1024, 600),
    "table_1920": State("opening", _opening, 1920, 1080),
    "table_4k": State("waiting", _thinking, 3840, 2160, 2, waits=False),
    "table_2p": State("two"),
    "table_3p": State("three"),
    "table_6p": State("six", lambda player: player.key("q", "q")),
    "table_hand48": State("hand_of_48", _picked_nines),
    "table_dark": State("waiting", _thinking, settings={"theme": "dark"}, waits=False),
    "table_contrast": State("four", _picked, settings={"theme": "contrast"}),
    "drag_legal": State("four", lambda player: player.hold("4c 4d 4s", over="4")),
    "drag_refused": State("four", lambda player: player.hold("2h", over="T")),
    "check_deuteranopia": State("four", lambda player: player.hold("2h", over="T"), deuteranopia=True),
    "dialog_score": State("out", lambda player: player.dialog("ScoreSheet")),
    "dialog_new": State("four", _new_game),
    "welcome": State(do=lambda player: None),
}

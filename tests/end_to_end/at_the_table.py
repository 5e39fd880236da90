"""What a person does around a round: begins it by its deal number, saves, opens, quits."""

from pathlib import Path

from tests.end_to_end.seen import Dialog, Seen
from tests.end_to_end.started_program import StartedProgram

FOUR_ACES = 384
"""The deal in which the person, who begins, has four aces, three fours and a joker."""

_ATTEMPTS = 5


def start_deal(program: StartedProgram, number: int) -> Seen:
    """Choose a game with this deal number, in the dialog; returns what is seen when the person is to move."""
    program.wait_until(lambda seen: seen.form["welcome"] and seen.form["window"]["active"], "the welcome is shown")
    program.screen.click(program.look().welcome_button("Choose a game"))
    dialog = program.wait_for_dialog("NewGameDialog")
    program.screen.click(dialog.field("Deal number"))
    program.screen.write(str(number))
    program.screen.click(dialog.button("Start the game"))
    return program.wait_for_my_turn()


def save_by_key(program: StartedProgram, path: Path) -> None:
    """Ctrl+S, the path typed, Enter."""
    program.screen.key("ctrl+s")
    type_path(program, path)


def open_by_key(program: StartedProgram, path: Path) -> None:
    """Ctrl+O, the path typed, Enter."""
    program.screen.key("ctrl+o")
    type_path(program, path)


def type_path(program: StartedProgram, path: Path) -> None:
    """Name a file in the dialog that asks for one.

    That is Qt's own, and completes names while they are typed: on a busy machine it does so between two letters, or
    takes Enter for its list of names. Then one types again.
    """
    program.wait_for_dialog("QFileDialog")
    for _ in range(_ATTEMPTS):
        program.screen.key("ctrl+a")
        program.screen.write(str(path))
        if program.soon(lambda seen: seen.dialog and str(path) in seen.dialog.written):
            program.screen.key("Return")
            if program.soon(lambda seen: seen.dialog is None or seen.dialog.kind != "QFileDialog"):
                return
    raise AssertionError(f"{path} cannot be typed into the dialog")


def wait_for_message(program: StartedProgram) -> Dialog:
    """Wait for a dialog that says something."""
    return program.wait_for_dialog("Message")


def close_message(program: StartedProgram) -> Seen:
    """Press Close, and wait until the window has the keyboard again."""
    program.screen.click(wait_for_message(program).button("Close"))
    return program.wait_for_no_dialog()


def quit_by_key(program: StartedProgram) -> None:
    """Ctrl+Q; it ends well and has complained of nothing."""
    program.screen.key("ctrl+q")
    assert program.wait_for_end() == 0
    assert program.said == ""

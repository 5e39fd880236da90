"""Whoever brings the program into the state of a picture: points at cards by their names, and at buttons."""

import subprocess
from collections.abc import Sequence
from functools import partial

from canasta_desktop.engine.cards import parse_cards, parse_meld_rank
from tests.end_to_end.screen import Point
from tests.end_to_end.seen import Seen
from tests.end_to_end.started_program import StartedProgram

_LIFTED_BY = 40
_IN_CORNER = Point(2, 2)


class Player:
    """The hand that plays, and what it waits for."""

    def __init__(self, program: StartedProgram, ratio: float = 1) -> None:
        """`ratio` is how many pixels of the screen the program takes for one."""
        self.program, self.screen, self._ratio = program, program.screen, ratio

    def still(self) -> Seen:
        """What is seen once nothing moves."""
        return self.program.wait_until_still()

    def keys(self, cards: str) -> list[int]:
        """Cards of the hand by their keys."""
        return self.still().keys(parse_cards(cards))

    def select(self, cards: str) -> list[int]:
        """Click on cards of the hand; returns their keys."""
        keys = self.keys(cards)
        for key in keys:
            self.screen.click(self.card(key))
            self.program.wait_until(partial(_is_selected, key), "the card is selected")
        return keys

    def card(self, key: int) -> Point:
        """Where a card of the hand is seen, in whatever row it lies: below its index."""
        x, y, width, height = self.program.look().form["cards"][str(key)]
        return self._on_screen(Point(x + width // 2, y + height * 2 // 5))

    def hover(self, card: str) -> None:
        """Point at a card of the hand."""
        [key] = self.keys(card)
        self.screen.move(self.card(key))

    def leave(self) -> None:
        """Point at nothing."""
        self.screen.move(_IN_CORNER)

    def key(self, *names: str) -> None:
        """Press keys."""
        self.still()
        self.screen.key(*names)

    def lift(self, at: Point) -> None:
        """Begin to drag what lies there."""
        self.screen.press(at)
        self.screen.move(Point(at.x, at.y - _LIFTED_BY))
        self.program.wait_until(lambda seen: seen.form["dragging"], "something is dragged")

    def hold(self, cards: str, over: str) -> None:
        """Drag cards of the hand over a place of the table, or over our place of a rank, and hold them there."""
        keys = self.select(cards) if len(cards.split()) > 1 else self.keys(cards)
        self.still()
        self.lift(self.card(keys[0]))
        self.screen.move(self.place(over))

    def drop(self, cards: str, over: str) -> None:
        """Drag cards of the hand to a place and let go."""
        self.hold(cards, over)
        self.screen.release()
        self.program.wait_until(lambda seen: not seen.form["dragging"], "nothing is dragged")

    def place(self, name: str) -> Point:
        """Where a place is, by its name or the letter of our meld."""
        seen = self.program.look()
        rank = parse_meld_rank(name) if len(name) == 1 else None
        return self._on_screen(seen.place(name) if rank is None else seen.my_meld(rank))

    def _on_screen(self, point: Point) -> Point:
        return Point(round(point.x * self._ratio), round(point.y * self._ratio))

    def press(self, button: str) -> None:
        """Click on a button of the table."""
        self.program.wait_until(lambda seen: button in seen.form["places"], f"there is a button {button}")
        self.still()
        self.screen.click(self.place(button))

    def dialog(self, kind: str) -> None:
        """Wait for a dialog, and put it in the middle of the window as a window manager would."""
        place = self.program.wait_for_dialog(kind)
        self.move_window(int(place.form["number"]), place.form["place"])

    def move_window(self, number: int, place: Sequence[int]) -> None:
        """Centre a window below the menus."""
        _, _, wide, high = self.program.look().form["window"]["place"]
        x, y = (wide - place[2]) // 2, max(0, (high - place[3]) // 2)
        self.xdotool("windowmove", number, x, y)

    def xdotool(self, *words: str | int) -> None:
        """Let the window manager's work be done."""
        command = ["xdotool", *map(str, words)]
        subprocess.run(command, env={"DISPLAY": self.screen.display, "PATH": "/usr/bin:/bin"}, check=True, timeout=20)


def _is_selected(key: int, seen: Seen) -> bool:
    return key in seen.selected

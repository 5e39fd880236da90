"""Choosing how to take the pile, where there are several ways."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from canasta_desktop.model.taking import TakeChoice
from canasta_desktop.table.items.choice_button import ChoiceButton, ChooserGround
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.texts import ChoosingTexts

CHOICE_KEYS: Final = "123456789ABC"
"""What chooses each way: as many as ways are offered at most."""
_MOST_IN_COLUMN: Final = 6


class Chooser(QObject):
    """A panel over the table with one button a way; one of them has the keyboard's focus."""

    changed = Signal()
    """It was opened or closed, or another way has the focus."""

    def __init__(self, scene: TableScene, chosen: Callable[[TakeChoice], None]) -> None:
        super().__init__()
        self._scene, self._chosen = scene, chosen
        self._choices: tuple[TakeChoice, ...] = ()
        self._buttons: list[ChoiceButton] = []
        self._focused = 0
        self._ground = ChooserGround()
        self._ground.setZValue(Layer.CHOOSER)
        self._ground.hide()
        scene.addItem(self._ground)
        scene.laid_out.connect(self._lay_out)

    @property
    def is_open(self) -> bool:
        """Whether it stands on the table."""
        return bool(self._buttons)

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        """The buttons, the plainest way first."""
        return tuple(self._buttons)

    @property
    def ground(self) -> ChooserGround:
        """What the buttons lie on, with the title and the hint."""
        return self._ground

    @property
    def focused(self) -> int:
        """The number of the way that has the keyboard's focus, from 0."""
        return self._focused

    def open(self, choices: Sequence[TakeChoice], words: ChoosingTexts) -> None:
        """Ask."""
        self.close()
        self._choices = tuple(choices)
        self._ground.present(words.title, words.hint)
        self._ground.show()
        for number, (choice, text) in enumerate(zip(choices, words.choices, strict=True)):
            self._buttons.append(self._new_button(number, choice, text))
        self._focused = 0
        self._lay_out()
        self.move(0)

    def close(self) -> None:
        """Choose nothing."""
        stood = self.is_open
        for button in self._buttons:
            self._scene.removeItem(button)
            button.deleteLater()
        self._buttons.clear()
        self._ground.hide()
        if stood:
            self.changed.emit()

    def move(self, step: int) -> None:
        """Focus another way."""
        if not self._buttons:
            return
        self._buttons[self._focused].set_focused(False)
        self._focused = (self._focused + step) % len(self._buttons)
        self._buttons[self._focused].set_focused(True)
        self.changed.emit()

    def choose(self, number: int | None = None) -> None:
        """Take the way of this number, or the focused one; numbers beyond the last are ignored."""
        wanted = self._focused if number is None else number
        if self._buttons and wanted < len(self._choices):
            choice = self._choices[wanted]
            self.close()
            self._chosen(choice)

    def number_of(self, key: int) -> int | None:
        """The number of the way that this key of Qt chooses, from 0; None where it chooses none."""
        place = CHOICE_KEYS.find(chr(key)) if 0 <= key < 128 else -1
        return place if 0 <= place < len(self._buttons) else None

    def covers(self, point: QPointF) -> bool:
        """Whether a point of the scene lies on it."""
        return self.is_open and self._ground.place.translated(self._ground.pos()).contains(point)

    def _new_button(self, number: int, choice: TakeChoice, words: str) -> ChoiceButton:
        pile = self._scene.snapshot.pile if self._scene.snapshot else ()
        upcard = pile[-1] if pile else None
        button = ChoiceButton(CHOICE_KEYS[number], upcard, (choice.first, *choice.further), words)
        button.setZValue(Layer.CHOOSER + 1)
        button.triggered.connect(lambda: self.choose(number))
        self._scene.addItem(button)
        return button

    def _lay_out(self) -> None:
        if not self._buttons:
            return
        table, style = self._scene.table_layout.table, self._scene.table_style
        unit, count = style.unit, len(self._buttons)
        columns = 1 + (count - 1) // _MOST_IN_COLUMN
        rows = -(-count // columns)
        most = (table.width - 28 * unit) / columns - 8 * unit
        width = min(520 * unit * style.larger, most)
        height, gap, edge, head = _height(count) * unit, 8 * unit, 14 * unit, 10 * unit + 58 * style.row
        whole = Rect(0, 0, columns * width + (columns - 1) * gap + 2 * edge, head + rows * (height + gap) + edge - gap)
        ground = whole.moved((table.width - whole.width) / 2, (table.height - whole.height) / 2)
        self._ground.set_place(ground, style)
        for number, button in enumerate(self._buttons):
            column, row = divmod(number, rows)
            x, y = ground.x + edge + column * (width + gap), ground.y + head + row * (height + gap)
            button.set_place(Rect(x, y, width, height), style)


def _height(count: int) -> float:
    """Of one way, in units: the fewer there are, the larger are their cards."""
    return 98 if count <= 4 else 80 if count <= _MOST_IN_COLUMN else 68

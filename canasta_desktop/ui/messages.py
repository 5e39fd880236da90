"""Messages over the window: one sentence, and what can be done."""

import re
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from canasta_desktop.ui.dialog_look import dress
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, menus
from canasta_desktop.wording.sentence import Sentence

_LONG_WORD: Final = re.compile(r"\S{40}(?=\S)")
_BREAK: Final = "\N{ZERO WIDTH SPACE}"


class Message(QMessageBox):
    """A few sentences in plain text, and buttons; they follow the language."""

    def __init__(self, parent: QWidget, title: Sentence, sentence: Sentence, more: tuple[Sentence, ...] = ()) -> None:
        """`more` stands below the sentence, line by line."""
        super().__init__(parent)
        self._title, self._sentence, self._more = title, sentence, more
        self._words: list[tuple[QPushButton, Sentence]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setTextFormat(Qt.TextFormat.PlainText)
        dress(self)
        self._say()

    def add(self, words: Sentence, role: QMessageBox.ButtonRole) -> QPushButton:
        """Offer a button."""
        button = self.addButton(translated(words), role)
        self._words.append((button, words))
        self._say()
        return button

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._say()

    def _say(self) -> None:
        self.setWindowTitle(translated(self._title))
        self.setText(_breakable(translated(self._sentence)))
        self.setInformativeText(_breakable("\n".join(map(translated, self._more))))
        self.setAccessibleName(self.windowTitle() if self._more else translated(self._sentence))
        for button, words in self._words:
            button.setText(translated(words))
            button.setAccessibleName(button.text().replace("&", ""))


def _breakable(text: str) -> str:
    """The text with places to break it within long words: the name of a file could be wider than the screen."""
    return _LONG_WORD.sub(rf"\g<0>{_BREAK}", text)


def tell(
    parent: QWidget,
    sentence: Sentence,
    try_again: Callable[[], object] | None = None,
    more: tuple[Sentence, ...] = (),
) -> QMessageBox:
    """Say something went wrong, without stopping the program; with `try_again` there is a button for it, and `more`
    stands below the sentence.
    """
    box = Message(parent, menus.TITLE, sentence, more)
    box.setIcon(QMessageBox.Icon.Warning)
    close = box.add(dialogs.CLOSE, QMessageBox.ButtonRole.RejectRole)
    box.setEscapeButton(close)
    default = close
    if try_again is not None:
        default = box.add(dialogs.TRY_AGAIN, QMessageBox.ButtonRole.AcceptRole)
        box.accepted.connect(try_again)
    box.setDefaultButton(default)
    box.open()
    return box

"""Asks for a new key."""

from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from canasta_desktop.table.keys import counting
from canasta_desktop.ui.dialog_look import Align, button, dress, fit, grow, label, letter
from canasta_desktop.ui.key_list import action_words
from canasta_desktop.ui.key_map import KeyMap, KeyProblem, KeyProblemKind
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, settings_words

_HELD: Final = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
        Qt.Key.Key_ScrollLock,
    }
)
"""Keys that are only held while another is pressed."""
_WIDTH: Final = 460


class KeyField(QLabel):
    """Takes the next key that is pressed. Tab and Escape do what they do everywhere in a dialog."""

    pressed = Signal(QKeySequence)

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setObjectName("keyfield")
        self.setAccessibleName(words)
        self.setAlignment(Align.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QLabel.Shape.Box)
        self.setMargin(12)
        letter(self, bold=True)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif Qt.Key(event.key()) not in _HELD and not event.isAutoRepeat():
            self.pressed.emit(QKeySequence(QKeyCombination(counting(event.modifiers()), Qt.Key(event.key()))))


class KeyDialog(QDialog):
    """Gives something the key that is pressed, or says why that cannot be."""

    def __init__(self, keys: KeyMap, name: str, parent: QWidget | None = None, *, adds: bool = False) -> None:
        """The key comes in place of the first one; if it `adds`, besides those that there are."""
        super().__init__(parent)
        self._keys, self._name, self._adds = keys, name, adds
        self._taken: QKeySequence | None = None
        dress(self)
        self.setWindowTitle(translated(settings_words.ONE_MORE_KEY if adds else settings_words.NEW_KEY))
        action = action_words(name)
        self.setAccessibleName(f"{self.windowTitle()}: {action}")
        self.field = KeyField(translated(settings_words.PRESS_A_KEY))
        self.field.pressed.connect(self._try)
        now = keys.shown_all(name) if adds else keys.shown(name)
        self.message = label(translated(settings_words.key_now(now or settings_words.NONE)))
        self.message.setWordWrap(True)
        self.swap = button(translated(settings_words.TAKE_OVER if adds else settings_words.SWAP))
        self.swap.clicked.connect(self._swap)
        self.cancel = button(translated(dialogs.CANCEL))
        self.cancel.clicked.connect(self.reject)
        for one in (self.swap, self.cancel):
            # There is no default button: Enter presses the one that has the keyboard.
            one.setAutoDefault(True)
        heading = label(action, "head")
        heading.setWordWrap(True)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.swap)
        buttons.addWidget(self.cancel)
        box = QVBoxLayout(self)
        box.setContentsMargins(22, 16, 22, 16)
        box.setSpacing(12)
        box.addStrut(_WIDTH)
        for part in (heading, self.field, self.message):
            box.addWidget(part)
        box.addLayout(buttons)
        self.swap.hide()
        self.field.setFocus()
        fit(self)

    def _try(self, key: QKeySequence) -> None:
        problem = (self._keys.add if self._adds else self._keys.give)(self._name, key)
        if problem is None:
            self.accept()
        else:
            self._refuse(key, problem)

    def _refuse(self, key: QKeySequence, problem: KeyProblem) -> None:
        taken = problem.kind is KeyProblemKind.TAKEN
        self._taken = key if taken else None
        shown = key.toString(QKeySequence.SequenceFormat.NativeText)
        action = action_words(problem.name) if taken else ""
        words = settings_words.key_problem(problem.kind.value, shown, action, adds=self._adds)
        self.message.setText(translated(words))
        self.message.setAccessibleName(self.message.text())
        self.field.setAccessibleDescription(self.message.text())
        self.swap.setVisible(taken)
        grow(self)

    def _swap(self) -> None:
        if self._taken is not None:
            (self._keys.take_over if self._adds else self._keys.swap)(self._name, self._taken)
        self.accept()

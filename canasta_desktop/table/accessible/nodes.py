"""The objects that a screen reader meets on the table: each tells what was described last.

Qt's own interface for widgets is their base, for it brings what presses them. `interface_cast` must not be overridden
in Python: Qt takes what it returns for a pointer.
"""

from typing import Protocol

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from canasta_desktop.table.accessible.described import Described, Key
from canasta_desktop.table.accessible.top import child_at, child_of, focused_of, index_of
from canasta_desktop.table.interaction.things import CardInHand

Event = QAccessible.Event
Text = QAccessible.Text


class Around(Protocol):
    """What an object asks of the table it is on."""

    @property
    def focused(self) -> Key | None:
        """What has the keyboard's focus, while the view has it."""

    def place(self, key: Key) -> QRect:
        """Where it is on the screen; empty where it is not seen."""

    def press(self, key: Key) -> None:
        """Do what Enter does there; a card is selected, or no longer."""

    def go_to(self, key: Key) -> None:
        """Give it the keyboard's focus."""


class Node(QAccessibleWidget):
    """One object, from the moment it appears until it is gone."""

    def __init__(self, view: QWidget, around: Around, above: QAccessibleInterface, told: Described) -> None:
        super().__init__(view, told.role, told.name)
        self._around, self._above = around, above
        self.told = told
        self.gone = False
        self.nodes: list[Node] = []
        self.number = QAccessible.registerAccessibleInterface(self)
        """By which Qt knows it; whoever tells Qt to forget it lets go of it, too."""

    # ---- where it stands in the tree

    def object(self) -> QObject:
        # Only the view itself is that QObject.
        return None  # type: ignore[return-value]

    def isValid(self) -> bool:
        return not self.gone

    def parent(self) -> QAccessibleInterface:
        return self._above

    def window(self) -> QWindow:
        return self._above.window()

    def childCount(self) -> int:
        return len(self.nodes)

    def child(self, index: int) -> QAccessibleInterface:
        return child_of(self.nodes, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return index_of(self.nodes, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return child_at(self.nodes, x, y)

    def focusChild(self) -> QAccessibleInterface:
        return focused_of(self.nodes)

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        return []

    # ---- what it is

    def role(self) -> QAccessible.Role:
        return self.told.role

    def text(self, kind: QAccessible.Text) -> str:
        words = {
            Text.Name: self.told.name,
            Text.Description: self.told.description,
            Text.Accelerator: self.told.shortcut,
        }
        return words.get(kind, "")

    def state(self) -> QAccessible.State:
        state, told = QAccessible.State(), self.told
        state.focusable = told.is_thing
        state.focused = self.has_focus
        state.selectable = told.selected is not None
        state.selected = bool(told.selected)
        state.disabled = not told.enabled
        state.readOnly = not told.is_thing
        state.invalid = self.gone
        # What is in a window that is not shown, or off the table for a moment.
        state.invisible = state.offscreen = self.rect().isEmpty()
        return state

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard's focus is here."""
        return self.told.is_thing and self._around.focused == self.told.key

    def rect(self) -> QRect:
        return self._around.place(self.told.key)

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    # ---- what can be done with it

    def actionNames(self) -> list[str]:
        if not self.told.is_thing:
            return []
        return [TOGGLE if isinstance(self.told.key, CardInHand) else PRESS, FOCUS]

    def doAction(self, name: str) -> None:
        # What is pressed may go away by it, and this object with it: not before Qt has returned.
        do = self._around.go_to if name == FOCUS else self._around.press
        if name in self.actionNames():
            QTimer.singleShot(0, lambda: do(self.told.key))

    def keyBindingsForAction(self, name: str) -> list[str]:
        return [self.told.shortcut] if self.told.shortcut and name == PRESS else []


PRESS, TOGGLE, FOCUS = "Press", "Toggle", "SetFocus"
"""The names of actions as Qt has them, which translates them where they are shown."""


def tell(node: QAccessibleInterface, event: QAccessible.Event) -> None:
    """Tell whoever listens that something about an object has changed."""
    QAccessible.updateAccessibility(QAccessibleEvent(node, event))

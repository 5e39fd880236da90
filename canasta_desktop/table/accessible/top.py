"""The object of the view itself, above all others of the table; Qt is told of it before it asks."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class NodeLike(Protocol):
    """An object below."""

    @property
    def nodes(self) -> "Sequence[NodeLike]":
        """Those that are inside."""

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard's focus is here."""

    def rect(self) -> QRect:
        """Where it is on the screen."""


class AccessibleTable(QAccessibleWidget):
    """The object of the view; `nodes` are the parts of the table, none as long as nothing shows them."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view, QAccessible.Role.Pane, "")
        self.nodes: Sequence[NodeLike] = ()

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


_tops: Final[dict[int, AccessibleTable | None]] = {}
"""The object of each view that is to have one, by its identity; None until Qt has asked for it."""
_factories: Final[list[object]] = []


def let_be_found(view: QWidget) -> None:
    """Let a view have the object of a table. Said as soon as there is a view: Qt asks once for each widget."""
    _tops[id(view)] = None
    view.destroyed.connect(partial(_tops.pop, id(view), None))
    if not _factories:
        _factories.append(_new_interface)
        QAccessible.installFactory(_new_interface)


def let_go(view: QWidget) -> None:
    """From now on Qt has an object of its own for the view: it asks until the end, when Python answers no longer."""
    top = _tops.pop(id(view), None)
    if top is not None:
        top.nodes = ()
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(top))


def table_of(view: QWidget) -> AccessibleTable | None:
    """The object of a view, made now if Qt has not asked yet; None where it has none."""
    QAccessible.queryAccessibleInterface(view)
    return _tops.get(id(view))


def _new_interface(_kind: str, widget: QObject) -> QAccessibleInterface | None:
    """What Qt asks of every widget: None where Qt knows best."""
    if id(widget) not in _tops or not isinstance(widget, QWidget):
        return None
    # Kept here: Qt keeps only its own half of it.
    top = _tops[id(widget)] = AccessibleTable(widget)
    return top


def child_of(nodes: Sequence[NodeLike], index: int) -> QAccessibleInterface:
    """The object of this number, or what Qt takes for none."""
    return _for_qt(nodes[index] if 0 <= index < len(nodes) else None)


def index_of(nodes: Sequence[object], child: object) -> int:
    """Which one it is, or -1."""
    return next((index for index, node in enumerate(nodes) if node is child), -1)


def child_at(nodes: Sequence[NodeLike], x: int, y: int) -> QAccessibleInterface:
    """The object at a point of the screen, the innermost; what is seen of cards that overlap lies apart."""
    found = [node for node in _all(nodes) if node.rect().contains(x, y)]
    return _for_qt(found[-1] if found else None)


def focused_of(nodes: Sequence[NodeLike]) -> QAccessibleInterface:
    """The object below that has the focus."""
    return _for_qt(next((node for node in _all(nodes) if node.has_focus), None))


def _all(nodes: Sequence[NodeLike]) -> Iterator[NodeLike]:
    for node in nodes:
        yield node
        yield from _all(node.nodes)


def _for_qt(node: NodeLike | None) -> QAccessibleInterface:
    """As Qt's functions are declared: each object is one of its interfaces, and None stands for no object."""
    return node  # type: ignore[return-value]

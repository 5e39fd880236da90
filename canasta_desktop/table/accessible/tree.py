"""The tree of objects, kept as the table is: who listens is told of everything that differs."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleStateChangeEvent

from canasta_desktop.table.accessible.described import Described, Key
from canasta_desktop.table.accessible.nodes import Event, Node, tell
from canasta_desktop.table.accessible.top import AccessibleTable

NewNode = Callable[[QAccessibleInterface, Described], Node]
"""Makes an object below another one."""


class Tree(QObject):
    """The objects below the one of the view."""

    def __init__(self, new_node: NewNode, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._new_node = new_node
        self.nodes: list[Node] = []

    def show(self, top: AccessibleTable, parts: Sequence[Described]) -> None:
        """Have exactly these objects below `top`; those that stay keep their identity."""
        top.nodes = self.nodes
        self._match(top, self.nodes, parts)

    def clear(self) -> None:
        """Have none."""
        for node in self.nodes:
            self._forget(node)
        self.nodes.clear()

    def find(self, key: Key) -> Node | None:
        """The object of a thing."""
        return next((node for part in self.nodes for node in (part, *part.nodes) if node.told.key == key), None)

    def _match(self, above: QAccessibleInterface, nodes: list[Node], wanted: Sequence[Described]) -> None:
        keys = {told.key for told in wanted}
        for node in [node for node in nodes if node.told.key not in keys]:
            self._take_out(nodes, node)
            self._forget(node)
        for place, told in enumerate(wanted):
            node = self._put(above, nodes, place, told)
            self._match(node, node.nodes, told.things)

    def _put(self, above: QAccessibleInterface, nodes: list[Node], place: int, told: Described) -> Node:
        """Have this object at this place; those before are right already."""
        if place < len(nodes) and nodes[place].told.key == told.key:
            self._change(nodes[place], told)
            return nodes[place]
        node = next((node for node in nodes[place:] if node.told.key == told.key), None)
        if node is None:
            node = self._new_node(above, told)
        else:
            # There is no event for what is moved: it goes, and comes.
            self._take_out(nodes, node)
            node.told = told
        nodes.insert(place, node)
        tell(node, Event.ObjectCreated)
        return node

    def _change(self, node: Node, told: Described) -> None:
        before, node.told = node.told, told
        if told.name != before.name:
            tell(node, Event.NameChanged)
        if told.description != before.description:
            tell(node, Event.DescriptionChanged)
        if told.selected != before.selected:
            tell(node, Event.SelectionAdd if told.selected else Event.SelectionRemove)
        if told.enabled != before.enabled:
            changed = QAccessible.State()
            changed.disabled = True
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(node, changed))

    def _take_out(self, nodes: list[Node], node: Node) -> None:
        tell(node, Event.ObjectDestroyed)
        nodes.remove(node)

    def _forget(self, node: Node) -> None:
        """Qt lets go of an object, and of what is below it, for good."""
        for inner in node.nodes:
            self._forget(inner)
        node.nodes.clear()
        node.gone = True
        QAccessible.deleteAccessibleInterface(node.number)

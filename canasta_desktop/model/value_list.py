"""A list model over values: hands over what differs by begin and end pairs, and speaks for screen readers."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

Value = TypeVar("Value")
Index = QModelIndex | QPersistentModelIndex


class ValueList(QAbstractListModel, Generic[Value]):
    """Rows of values, each with an identity that no other row has.

    `roles` are the fields that views ask for, by role. The words of a row, for its display and for screen readers,
    come from `words`.
    """

    def __init__(
        self,
        roles: Mapping[int, tuple[str, Callable[[Value], object]]],
        identity: Callable[[Value], Hashable],
        words: Callable[[Value], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._roles = roles
        self._identity = identity
        self._words = words
        self._values: list[Value] = []

    @property
    def values(self) -> tuple[Value, ...]:
        """All rows."""
        return tuple(self._values)

    def show(self, values: Sequence[Value]) -> None:
        """Have exactly these rows: rows go, come and move one by one, and those that stay tell what changed.

        Raises `ValueError` when two of them have one identity.
        """
        identities = [self._identity(value) for value in values]
        if len(set(identities)) != len(identities):
            raise ValueError("two rows have one identity")
        self._remove_all_but(frozenset(identities))
        for row, value in enumerate(values):
            self._put(row, value)

    def speak_again(self) -> None:
        """The words have changed, such as by another language."""
        if self._values:
            roles = [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole]
            self.dataChanged.emit(self.index(0), self.index(len(self._values) - 1), roles)

    def rowCount(self, parent: Index | None = None) -> int:
        """How many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self._values)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A field of a row, or its words."""
        if not index.isValid() or not 0 <= index.row() < len(self._values):
            return None
        value = self._values[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._words(value)
        field = self._roles.get(role)
        return None if field is None else field[1](value)

    def roleNames(self) -> dict[int, QByteArray]:
        """The names of the fields by role."""
        return super().roleNames() | {role: QByteArray(name.encode("ascii")) for role, (name, _) in self._roles.items()}

    def _remove_all_but(self, wanted: frozenset[Hashable]) -> None:
        for row in reversed(range(len(self._values))):
            if self._identity(self._values[row]) not in wanted:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._values[row]
                self.endRemoveRows()

    def _put(self, row: int, value: Value) -> None:
        """Have this value in this row; the rows before are right already."""
        identity = self._identity(value)
        there = next(
            (place for place in range(row, len(self._values)) if self._identity(self._values[place]) == identity), None
        )
        if there is None:
            self.beginInsertRows(QModelIndex(), row, row)
            self._values.insert(row, value)
            self.endInsertRows()
            return
        if there != row:
            self.beginMoveRows(QModelIndex(), there, there, QModelIndex(), row)
            self._values.insert(row, self._values.pop(there))
            self.endMoveRows()
        if self._values[row] != value:
            self._values[row] = value
            self.dataChanged.emit(self.index(row), self.index(row))

"""What a screen reader finds: every widget that a person can meet says what it is."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QScrollArea,
    QScrollBar,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QTableWidget,
    QWidget,
)


def nameless(top: QWidget) -> list[str]:
    """The widgets inside, and the widget itself, that have no accessible name, or one that a voice cannot read out as
    it marks a letter; parts of Qt's own left out.
    """
    widgets = [widget for widget in (top, *top.findChildren(QWidget)) if not _is_part(widget)]
    return [_described(widget) for widget in widgets if not _name(widget) or "&" in _name(widget)]


def _name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def _is_part(widget: QWidget) -> bool:
    """Viewports, scroll bars, spin-box fields and the like, which Qt makes and names by their owners."""
    owner = widget.parent()
    of_the_bar = isinstance(widget, QMenu) and not widget.title()
    if widget.objectName().startswith("qt_") or isinstance(widget, QScrollBar) or of_the_bar:
        return True
    while isinstance(owner, QWidget):
        if isinstance(owner, QAbstractItemView | QGraphicsView) or type(owner).__name__ in {
            "QSpinBox",
            "QComboBox",
            "QMessageBox",
        }:
            return True
        owner = owner.parent()
    return False


def _described(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()!r} in {type(widget.parent()).__name__}"


def clipped(top: QWidget) -> list[str]:
    """The labels and buttons inside that are smaller than their words."""
    found = []
    for widget in top.findChildren(QWidget):
        if not isinstance(widget, QLabel | QAbstractButton) or not widget.isVisible() or _is_part(widget):
            continue
        wraps = widget.hasHeightForWidth()
        needed = widget.minimumSizeHint() if wraps else widget.sizeHint()
        height = widget.heightForWidth(widget.width()) if wraps else needed.height()
        if height > widget.height() or needed.width() > widget.width():
            found.append(f"{_described(widget)}: {widget.size().toTuple()} for {needed.toTuple()}")
    return found


def cut(top: QWidget) -> list[str]:
    """All that is not seen whole: what is `clipped`, and the words of fields, lists and tables that have no room."""
    found = clipped(top)
    for widget in top.findChildren(QWidget):
        if widget.isVisible() and not _has_room(widget):
            found.append(f"{_described(widget)}: {widget.size().toTuple()} is too small for its words")
    return found


def _has_room(widget: QWidget) -> bool:
    match widget:
        case QComboBox():
            longest = max((_width(widget, widget.itemText(row)) for row in range(widget.count())), default=0)
            return longest <= _field_of(widget).width()
        case QSpinBox():
            return widget.minimumSizeHint().width() <= widget.width()
        case QLineEdit():
            return _width(widget, widget.placeholderText()) <= widget.width()
        case QGroupBox():
            return _width(widget, widget.title()) <= widget.width()
        case QListWidget():
            return widget.sizeHintForColumn(0) <= widget.viewport().width()
        case QTableWidget():
            rows, columns = range(widget.rowCount()), range(widget.columnCount())
            high = all(widget.sizeHintForRow(row) <= widget.rowHeight(row) for row in rows)
            return high and all(_column_has_room(widget, column) for column in columns)
        case QScrollArea():
            return widget.horizontalScrollBar().maximum() == 0
    return True


def _field_of(box: QComboBox) -> QRect:
    """Where the chosen words stand."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    style, control = box.style(), QStyle.ComplexControl.CC_ComboBox
    return style.subControlRect(control, option, QStyle.SubControl.SC_ComboBoxEditField, box)


def _column_has_room(table: QTableWidget, column: int) -> bool:
    items = (table.item(row, column) for row in range(table.rowCount()) if table.columnSpan(row, column) == 1)
    words = (word for item in items if item is not None for word in item.text().split())
    widest = max((_width(table, word) for word in words), default=0)
    header = table.horizontalHeader()
    room = table.columnWidth(column)
    return widest <= room and header.sectionSizeFromContents(column).width() <= header.sectionSize(column)


def _width(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text)

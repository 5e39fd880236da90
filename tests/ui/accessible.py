"""What a screen reader finds: every widget that a person can meet says what it is."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QGraphicsView, QLabel, QMenu, QScrollBar, QWidget


def nameless(top: QWidget) -> list[str]:
    """The widgets inside, and the widget itself, that have no accessible name; parts of Qt's own left out."""
    widgets = [top, *top.findChildren(QWidget)]
    return [_described(widget) for widget in widgets if not _is_part(widget) and not _name(widget)]


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
        needed = widget.sizeHint()
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        height = widget.heightForWidth(widget.width()) if wraps else needed.height()
        if height > widget.height() or (needed.width() > widget.width() and not wraps):
            found.append(f"{_described(widget)}: {widget.size().toTuple()} for {needed.toTuple()}")
    return found

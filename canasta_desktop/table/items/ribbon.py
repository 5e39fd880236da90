"""The ribbon round a canasta."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from canasta_desktop.table.brush import Brush
from canasta_desktop.table.icons import IconName, polygon_path

_NATURAL_INK = "#fff6dd"
_MIXED_INK = "#ffffff"
_SMALLEST = 0.55
"""So much smaller the word may get, to stay on the ribbon."""


def _corners(rect: QRectF, mixed: bool) -> list[tuple[float, float]]:
    out, bite = rect.height() * 0.34, rect.height() * 0.36
    left, right, top, bottom = rect.left() - out, rect.right() + out, rect.top(), rect.bottom()
    middle = rect.center().y()
    if not mixed:
        return [
            (left, top),
            (right, top),
            (right - bite, middle),
            (right, bottom),
            (left, bottom),
            (left + bite, middle),
        ]
    near, far = bite * 0.6, bite * 0.4
    upper = [(left + near, top), (right - near, top), (right + far, middle)]
    return [*upper, (right - near, bottom), (left + near, bottom), (left - far, middle)]


def paint_ribbon(brush: Brush, rect: QRectF, mixed: bool, word: str, size: float) -> None:
    """Swallow-tailed with a star for a natural canasta, pointed with a half disc for a mixed one."""
    theme = brush.theme
    fill, edge = (theme.mixed, theme.mixed_edge) if mixed else (theme.natural, theme.natural_edge)
    path = polygon_path(*_corners(rect, mixed))
    brush.path(path.translated(0, 1.5), QColor(0, 0, 0, 90))
    brush.path(path, fill, edge, 1.6)
    icon = rect.height() * 0.62
    least = _SMALLEST * size / brush.style.larger
    size = brush.fitted_size(word, size, least, rect.width() - icon - 6, bold=True)
    width = brush.style.text_width(word, size, True)
    x = rect.center().x() - (width + icon + 4) / 2
    brush.icon(IconName.MIXED if mixed else IconName.WILD, x + icon / 2, rect.center().y(), icon, edge)
    ink = _MIXED_INK if mixed else _NATURAL_INK
    room = QRectF(x + icon + 4, rect.top(), width + 2, rect.height())
    brush.text(room, word, size, ink, bold=True, elide=False)

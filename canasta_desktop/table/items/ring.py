"""The ring that says where the keyboard's focus is."""

from PySide6.QtCore import QRectF

from canasta_desktop.table.brush import Brush

_LINE = 3.0
_GROUND = 6.5


def paint_ring(brush: Brush, rect: QRectF, radius: float) -> None:
    """White upon a wider dark line, so that one of both stands out from anything: never thinner than three pixels."""
    size = max(1.0, brush.style.unit)
    brush.box(rect, radius, None, brush.theme.outline, _GROUND * size)
    brush.box(rect, radius, None, brush.theme.target, _LINE * size)

"""The felt under everything."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from canasta_desktop.table.ink import take
from canasta_desktop.table.theme import Theme


def paint_felt(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Lighter in the middle, a little above the centre."""
    middle = rect.center() - QPointF(0, rect.height() * 0.06)
    gradient = QRadialGradient(middle, max(1.0, rect.width() * 0.62))
    gradient.setColorAt(0, QColor(theme.felt_in))
    gradient.setColorAt(0.55, QColor(theme.felt_mid))
    gradient.setColorAt(1, QColor(theme.felt_out))
    take(painter, gradient)
    painter.drawRect(rect)

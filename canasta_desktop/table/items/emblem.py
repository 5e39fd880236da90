"""The shapes that tell the sides apart, with or without a letter."""

from PySide6.QtCore import QRectF

from canasta_desktop.table.brush import Brush, SideRole
from canasta_desktop.table.ink import CENTRE


def paint_emblem(brush: Brush, x: float, y: float, size: float, role: SideRole, letter: str = "") -> None:
    """Our side is round, theirs is square, a third is a diamond."""
    fill = brush.style.tint_of(role)
    rect = QRectF(x, y, size, size)
    if role is SideRole.US:
        brush.box(rect, size / 2, fill)
    elif role is SideRole.THEM:
        brush.box(rect, size * 0.2, fill)
    else:
        painter = brush.painter
        painter.save()
        painter.translate(rect.center())
        painter.rotate(45)
        brush.box(QRectF(-size * 0.36, -size * 0.36, size * 0.72, size * 0.72), size * 0.1, fill)
        painter.restore()
    if letter:
        brush.text(rect, letter, size * 0.46, brush.theme.ink, bold=True, align=CENTRE)

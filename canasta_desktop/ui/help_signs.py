"""The pictures of the signs that the help explains, as they are on the table."""

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from canasta_desktop.table.icons import IconName, icon_strokes
from canasta_desktop.table.theme import Theme

_GROUNDED: Final = 0.66
"""Of the picture: the icon on a ground."""


def sign_picture(sign: str, theme: Theme, size: int, ratio: float) -> QPixmap:
    """The picture of a sign, so many logical pixels each way; `sign` is `new`, `natural`, or the name of an icon."""
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size / 100, size / 100)
    if sign == "new":
        painter.setPen(QPen(QColor(theme.target), 10))
        painter.setBrush(QColor(theme.new_dot))
        painter.drawEllipse(QPointF(0, 0), 34, 34)
    else:
        ground, ink = _colours(sign, theme)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(-50, -50, 100, 100, 18, 18)
        painter.scale(_GROUNDED, _GROUNDED)
        _paint(painter, IconName.WILD if sign == "natural" else IconName(sign), ink, ground)
    painter.end()
    return picture


def _colours(sign: str, theme: Theme) -> tuple[str, str]:
    """The ground of a sign, and its ink."""
    return {
        "natural": (theme.natural, theme.natural_edge),
        "mixed": (theme.mixed, theme.mixed_edge),
        "frozen": (theme.ice, theme.ice_ink),
    }.get(sign, (theme.ink, theme.badge_text))


def _paint(painter: QPainter, icon: IconName, ink: str, paper: str) -> None:
    for stroke in icon_strokes(icon):
        colour = QColor(paper if stroke.on_paper else ink)
        if stroke.width:
            cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            painter.strokePath(stroke.path, QPen(colour, stroke.width, Qt.PenStyle.SolidLine, cap, join))
        else:
            painter.fillPath(stroke.path, colour)

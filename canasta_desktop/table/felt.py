"""The felt under everything."""

from typing import Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from canasta_desktop.table.theme import Theme

_LEAST: Final = 1.0
_PICTURE: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{radius}">
<stop offset="0" stop-color="{theme.felt_in}"/>
<stop offset="0.55" stop-color="{theme.felt_mid}"/>
<stop offset="1" stop-color="{theme.felt_out}"/>
</radialGradient>
<rect width="{width}" height="{height}" fill="url(#light)"/>
</svg>"""
"""Drawn so, as the class of gradients takes twice as long to be known as the felt to be painted."""


def paint_felt(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Lighter in the middle, a little above the centre."""
    width, height = max(_LEAST, rect.width()), max(_LEAST, rect.height())
    picture = _PICTURE.format(
        width=width, height=height, x=width / 2, y=height * 0.44, radius=max(_LEAST, width * 0.62), theme=theme
    )
    QSvgRenderer(QByteArray(picture.encode())).render(painter, rect)

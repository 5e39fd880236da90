"""A card on its way over the table: a picture that belongs to no place."""

import math

from PySide6.QtCore import QEasingCurve, QPointF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from canasta_desktop.engine.values import value
from canasta_desktop.table.brush import TableStyle
from canasta_desktop.table.card_pixmap import CardPixmap, Shade
from canasta_desktop.table.decks.deck import BACK
from canasta_desktop.table.rect import Rect

TRAVEL = QEasingCurve(QEasingCurve.Type.OutCubic)
"""Everything that travels starts fast and ends softly."""
FLIP = QEasingCurve(QEasingCurve.Type.InOutQuad)
"""A card turns over as a hand turns it."""
_EDGE_ON = 0.02


@value
class Way:
    """From where to where a card flies, and what it shows."""

    source: Rect
    target: Rect
    element: str
    """The face that it shows, or the back."""
    turns_over: bool = False


class FlyingCard(QGraphicsPixmapItem):
    """Painted 1:1 on device pixels at the larger of its two sizes; smaller, or turning over, it is scaled smoothly.

    One of `many` is not smooth: nobody looks at one of them, and a whole pile scaled smoothly would make frames late.
    """

    def __init__(self, way: Way, style: TableStyle, *, many: bool = False) -> None:
        super().__init__()
        self._many = many
        self._way = way
        self._style = style
        self._width = max(way.source.width, way.target.width)
        self._height = max(way.source.height, way.target.height)
        self._showing = ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.advance_to(0.0)

    def advance_to(self, share: float) -> None:
        """Show it after this share of its time, 0 to 1."""
        way, travelled = self._way, TRAVEL.valueForProgress(share)
        half_turns = FLIP.valueForProgress(share) if way.turns_over else 1.0
        self._show(way.element if half_turns >= 0.5 else BACK)
        size = _between(way.source.width, way.target.width, travelled) / self._width
        self._scale(size * max(_EDGE_ON, abs(math.cos(math.pi * half_turns))), size)
        x = _between(way.source.centre_x, way.target.centre_x, travelled)
        y = _between(way.source.centre_y, way.target.centre_y, travelled)
        # The corner of the card lies on a whole device pixel; its origin is its middle.
        half = QPointF(self._width / 2, self._height / 2)
        self.setPos(self._style.snapped(x - half.x(), y - half.y()) + half)

    def _show(self, element: str) -> None:
        if element == self._showing:
            return
        self._showing = element
        picture = self._picture(element)
        self.setPixmap(picture.pixmap)
        self.setOffset(-self._width / 2 - picture.margin, -self._height / 2 - picture.margin)

    def _picture(self, element: str) -> CardPixmap:
        return self._style.faces.card(element, self._width, self._height, self._style.ratio, Shade.SOFT)

    def _scale(self, across: float, along: float) -> None:
        exact = across > 0.999 and along > 0.999
        self.setTransform(QTransform() if exact else QTransform.fromScale(across, along))
        rough = exact or self._many
        self.setTransformationMode(
            Qt.TransformationMode.FastTransformation if rough else Qt.TransformationMode.SmoothTransformation
        )


def _between(start: float, end: float, share: float) -> float:
    return start + (end - start) * share

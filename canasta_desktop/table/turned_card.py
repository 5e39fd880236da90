"""A turned card as a picture, so that it can be dragged without being drawn anew in every frame."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from canasta_desktop.engine.values import value
from canasta_desktop.table.card_pixmap import paint_card_shadow, shadow_reach
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.shared_pictures import SharedPictures, picture_of


@value
class TurnedCard:
    """A card under a transformation without its movement."""

    element: str
    faces: CardFaces
    rect: QRectF
    turn: QTransform
    ratio: float
    pixmap: QPixmap
    corner: QPointF
    """From the origin of the card to the corner of the pixmap, in whole device pixels."""

    def fits(self, element: str, faces: CardFaces, rect: QRectF, turn: QTransform, ratio: float) -> bool:
        """Whether it shows this card, turned like this."""
        return (element, faces, rect, turn, ratio) == (self.element, self.faces, self.rect, self.turn, self.ratio)

    def fits_but_for_its_turn(self, element: str, faces: CardFaces, rect: QRectF, ratio: float) -> bool:
        """Whether it shows this card, however it is turned."""
        return self.fits(element, faces, rect, self.turn, ratio)

    def paint(self, painter: QPainter, origin: QPointF) -> None:
        """Paint it 1:1 with the card's origin nearest to a point of the device."""
        at = origin + self.corner
        snapped = QPointF(round(at.x() * self.ratio) / self.ratio, round(at.y() * self.ratio) / self.ratio)
        painter.save()
        painter.setWorldTransform(QTransform.fromTranslate(snapped.x(), snapped.y()))
        painter.drawPixmap(QPointF(0, 0), self.pixmap)
        painter.restore()


def turn_only(transform: QTransform) -> QTransform:
    """The transformation without its movement."""
    return QTransform(transform.m11(), transform.m12(), transform.m21(), transform.m22(), 0, 0)


def render_turned(
    element: str, faces: CardFaces, rect: QRectF, turn: QTransform, ratio: float, pictures: SharedPictures
) -> TurnedCard:
    """Draw a card through the vector renderer, upon the shadow that all cards turned like it share."""
    reach = shadow_reach(rect.width()) + rect.width() * 0.012 + 2
    bounds = QRectF(turn.mapRect(rect.adjusted(-reach, -reach, reach, reach)).toAlignedRect())
    turned = (turn.m11(), turn.m12(), turn.m21(), turn.m22())

    def paint_shadow(painter: QPainter) -> None:
        painter.setWorldTransform(turn, True)
        paint_card_shadow(painter, rect, faces.deck.radius)

    key = ("shadow of a turned card", rect.width(), rect.height(), faces.deck.radius, turned, ratio)
    pixmap = pictures.picture(key, lambda: picture_of(paint_shadow, bounds, ratio)).copy()
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-bounds.topLeft())
    painter.setWorldTransform(turn, True)
    faces.paint_turned(painter, element, rect)
    painter.end()
    return TurnedCard(element, faces, QRectF(rect), turn, ratio, pixmap, bounds.topLeft())

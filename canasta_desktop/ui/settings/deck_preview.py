"""Some cards and the back of a deck, side by side, as they lie on the table."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from canasta_desktop.table.card_pixmap import Shade
from canasta_desktop.table.decks.deck import BACK
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.felt import paint_felt
from canasta_desktop.table.theme import Theme
from canasta_desktop.ui.dialog_look import Painted

_SHOWN: Final = ("1_spade", "king_heart", "queen_diamond", "jack_club", "3_heart", "black_joker", BACK)
_HEIGHT: Final = 104
_PAD: Final = 10
_WIDEST: Final = 0.8
"""The aspect of the widest cards that there are: the preview keeps its size from deck to deck."""


class DeckPreview(Painted):
    """Shows the deck that is on the table."""

    def __init__(self, says: str, faces: CardFaces, theme: Theme) -> None:
        width = round(len(_SHOWN) * (_HEIGHT * _WIDEST + _PAD) + _PAD)
        super().__init__(QSize(width, _HEIGHT + 2 * _PAD), says)
        self._faces, self._theme = faces, theme
        faces.refined.connect(self.update)

    def show_look(self, faces: CardFaces, theme: Theme) -> None:
        """Show another deck, on the felt of another theme."""
        self._faces.refined.disconnect(self.update)
        faces.refined.connect(self.update)
        self._faces, self._theme = faces, theme
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        paint_felt(painter, rect, self._theme)
        ratio = self.devicePixelRatioF()
        width = round(_HEIGHT * self._faces.aspect)
        step = (rect.width() - _PAD) / len(_SHOWN)
        for number, element in enumerate(_SHOWN):
            card = self._faces.card(element, width, _HEIGHT, ratio, Shade.SOFT)
            left = _PAD + number * step + (step - _PAD - width) / 2
            at = QPointF(round(left * ratio) / ratio - card.margin, _PAD - card.margin)
            painter.drawPixmap(at, card.pixmap)

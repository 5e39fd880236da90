"""The pictures of a deck, painted as vectors at any size."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_desktop.table.decks.deck import BACK, JOKERS, Deck

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

    from canasta_desktop.table.decks.lent_joker import LentJokers
    from canasta_desktop.table.decks.svg_file import SvgSheet


class DeckPictures:
    """A deck that is open."""

    def __init__(
        self, deck: Deck, renderer: "QSvgRenderer | SvgSheet", lettered: "SvgSheet | None" = None, back: str = ""
    ) -> None:
        """What `lettered` holds stands for the faces of the same names in `renderer`."""
        self.deck = deck
        self.renderer = renderer
        self._lettered, self._back = lettered, back
        self._lent = None if deck.jokers else _lent_jokers(deck.radius)

    def with_back(self, back: str) -> "DeckPictures":
        """The same deck, with the back of that colour where it has one."""
        return self if back == self._back else DeckPictures(self.deck, self.renderer, self._lettered, back)

    @property
    def back(self) -> str:
        """The colour of the back that was chosen; "" for the deck's usual one."""
        return self._back

    def has_file(self) -> bool:
        """Whether the file of the deck is still there."""
        return self.deck.has_file()

    def paint(self, painter: QPainter, element: str, rect: QRectF) -> None:
        """Paint a face or the back into a rectangle."""
        if self._lent is not None and element in JOKERS:
            self._lent.paint(painter, element, rect)
        elif self._lettered is not None and self._lettered.elementExists(element):
            self._lettered.render(painter, element, rect)
        else:
            self.renderer.render(painter, self._id(element), rect)

    def _id(self, element: str) -> str:
        if element == BACK:
            return self.deck.backs.get(self._back, self.deck.backs[""])
        return self.deck.ids.get(element, element)


def _lent_jokers(radius: float) -> "LentJokers":
    from canasta_desktop.table.decks.lent_joker import LentJokers

    return LentJokers(radius)

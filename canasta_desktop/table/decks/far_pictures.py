"""The pictures of a deck that is painted in another process."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from canasta_desktop.table.decks.deck import BACK, Deck

if TYPE_CHECKING:
    # Only where a deck of others is shown.
    from PySide6.QtGui import QImage

    from canasta_desktop.table.decks.far_painter import FarPainter


class FarPictures(QObject):
    """Pictures that are asked for, and come when they are ready."""

    painted = Signal(str, object)
    """A face or the back, and its `QImage`."""

    def __init__(self, deck: Deck, painter: "FarPainter", back: str = "") -> None:
        super().__init__()
        self.deck = deck
        self.back = back if back in deck.backs else ""
        """The colour of the back; "" for the deck's usual one."""
        self._painter = painter
        painter.painted.connect(self._take)

    def with_back(self, back: str) -> "FarPictures":
        """The same deck, with the back of that colour where it has one."""
        wanted = back if back in self.deck.backs else ""
        return self if wanted == self.back else FarPictures(self.deck, self._painter, wanted)

    def has_file(self) -> bool:
        """Whether the file of the deck is still there."""
        return self.deck.has_file()

    def ask_for(self, element: str, width: int, height: int) -> None:
        """Ask for a picture in so many pixels."""
        self._painter.paint(element, width, height, self.back)

    def _take(self, element: str, back: str, image: "QImage") -> None:
        if element != BACK or back == self.back:
            self.painted.emit(element, image)

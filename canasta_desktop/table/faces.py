"""Card faces and backs, rendered from a deck at exact device pixels when first needed and kept.

While the table is resized, and until a heavy deck is ready, provisional pictures of the right size are shown.
"""

from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter

from canasta_desktop.engine.cards import JOKER, RANK_LETTERS, Card
from canasta_desktop.table.card_pixmap import CardKey, CardPixmap, Shade, render_card, render_shadow, stretch_card
from canasta_desktop.table.decks.deck import JOKERS, SUITS, Deck
from canasta_desktop.table.decks.own import TWO_COLOURS, open_file, open_own
from canasta_desktop.table.decks.pictures import DeckPictures

_RANK_NAMES: Final = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
_QUIET_FOR: Final = 150
"""Milliseconds after the last change of size until cards are rendered anew."""
_SLICE: Final = 0.008
"""Seconds that a heavy deck may take of a frame."""


def element_of(card: Card, number: int = 0) -> str:
    """The name of a card's face in the deck; jokers take turns between two faces by `number`."""
    if card == JOKER:
        return JOKERS[number % 2]
    suit, rank = divmod(card, 13)
    letter = RANK_LETTERS[rank]
    return f"{_RANK_NAMES.get(letter, letter)}_{SUITS[suit]}"


def elements_of(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The faces of several cards that lie together, their jokers in turn."""
    names, jokers = [], 0
    for card in cards:
        names.append(element_of(card, jokers))
        jokers += card == JOKER
    return tuple(names)


class CardFaces(QObject):
    """One deck's faces as pixmaps, cached by face, size, pixel ratio and shadow."""

    refined = Signal()
    """What was provisional is there: cards are to be painted anew."""

    def __init__(self, deck: DeckPictures | Path, dimming: float = 0.0) -> None:
        """`dimming` is how much black lies over the cards, 0 to 1. Raises `UnreadableDeck` for a file that is none."""
        super().__init__()
        self._pictures = open_file(deck) if isinstance(deck, Path) else deck
        self._dimming = dimming
        self._cache: dict[CardKey, CardPixmap] = {}
        self._shadows: dict[CardKey, CardPixmap] = {}
        self._provisional: dict[CardKey, CardPixmap] = {}
        self._former: dict[tuple[str, Shade], CardPixmap] = {}
        self._waiting: dict[CardKey, None] = {}
        self._gathering = self.deck.heavy
        """Whether all waits until everything is there: a table that shows two decks at once would look odd."""
        self._spent = 0.0
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_FOR)
        self._quiet.timeout.connect(self._settle)
        self._slices = QTimer(self, singleShot=True, interval=0)
        self._slices.timeout.connect(self._render_slice)
        self._stand_in: DeckPictures | None = None

    @property
    def deck(self) -> Deck:
        """The deck that is shown."""
        return self._pictures.deck

    @property
    def pictures(self) -> DeckPictures:
        """Its pictures."""
        return self._pictures

    @property
    def aspect(self) -> float:
        """Width over height of its cards."""
        return self.deck.aspect

    @property
    def dimming(self) -> float:
        """How much black lies over the cards, 0 to 1."""
        return self._dimming

    @property
    def exact(self) -> bool:
        """Whether everything that was asked for was given as it is."""
        return not self._provisional

    def card(
        self, element: str, width: float, height: float, ratio: float, shade: Shade = Shade.NONE, overlap: float = 0.0
    ) -> CardPixmap:
        """A face or back of this size; `overlap` is the reach of the soft edge to the left."""
        key = CardKey(element, round(width), round(height), ratio, shade, round(overlap, 1))
        found = self._cache.get(key) or self._provisional.get(key)
        if found is not None:
            return found
        if self._quiet.isActive() and (element, shade) in self._former:
            return self._make_do(key)
        if self.deck.heavy and (self._gathering or self._spent >= _SLICE):
            self._wait_for(key)
            return self._make_do(key)
        return self._render(key)

    def paint_turned(self, painter: QPainter, element: str, rect: QRectF) -> None:
        """Paint a face for a painter that is turned or scaled: as vectors, or a heavy one from a larger pixmap."""
        if not self.deck.heavy:
            self._paint(painter, element, rect)
            return
        pixmap = self.card(element, rect.width(), rect.height(), 2 * painter.device().devicePixelRatioF()).pixmap
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        painter.restore()

    def largest_pictures(self) -> dict[tuple[str, Shade], CardPixmap]:
        """Of each card and shadow the largest picture that was rendered."""
        largest = {}
        for key, picture in sorted(self._cache.items(), key=lambda item: item[1].pixmap.width()):
            largest[key.element, key.shade] = picture
        return largest

    def take_over(self, before: "CardFaces") -> None:
        """Show the cards of these faces, which were on the table before, until a heavy deck has its own."""
        if self.deck.heavy:
            self._former = before.largest_pictures()

    def begin_resize(self) -> None:
        """The table gets another size: what there is, is scaled until its size has been quiet for a while."""
        self._former.update(self.largest_pictures())
        self._drop()
        if self._former:
            self._quiet.start()

    def clear(self) -> None:
        """Drop all pixmaps."""
        self._drop()
        self._former.clear()
        self._quiet.stop()

    def __len__(self) -> int:
        return len(self._cache)

    def _drop(self) -> None:
        for pictures in (self._cache, self._shadows, self._provisional, self._waiting):
            pictures.clear()
        self._gathering = self.deck.heavy

    def _settle(self) -> None:
        """The size has been quiet for a while."""
        if self.deck.heavy:
            for key in self._provisional:
                self._wait_for(key)
        else:
            self._show_exact()

    def _show_exact(self) -> None:
        self._gathering, self._stand_in = False, None
        self._former.clear()
        if self._provisional:
            self._provisional.clear()
            self.refined.emit()

    def _make_do(self, key: CardKey) -> CardPixmap:
        """The card as it was before, or as our own deck has it."""
        former = self._former.get((key.element, key.shade))
        if former is not None:
            made = stretch_card(key, former)
        else:
            if self._stand_in is None:
                self._stand_in = open_own(TWO_COLOURS)
            made = render_card(key, self._shadow(key.blank), self._stand_in.paint)
        self._provisional[key] = made
        return made

    def _wait_for(self, key: CardKey) -> None:
        self._waiting[key] = None
        self._slices.start()

    def _render_slice(self) -> None:
        """A heavy deck's cards one by one, as many as a frame bears."""
        self._spent = 0.0
        while self._waiting and self._spent < _SLICE:
            self._render(next(iter(self._waiting)))
        if self._waiting:
            self._slices.start()
        elif not self._quiet.isActive():
            self._show_exact()

    def _render(self, key: CardKey) -> CardPixmap:
        begun = perf_counter()
        made = self._cache[key] = render_card(key, self._shadow(key.blank), self._paint)
        self._waiting.pop(key, None)
        if self.deck.heavy:
            self._spent += perf_counter() - begun
            self._slices.start()
        return made

    def _shadow(self, key: CardKey) -> CardPixmap:
        found = self._shadows.get(key)
        if found is None:
            found = self._shadows[key] = render_shadow(key, self.deck.radius)
        return found

    def _paint(self, painter: QPainter, element: str, rect: QRectF) -> None:
        self._pictures.paint(painter, element, rect)
        if self._dimming:
            radius = rect.width() * self.deck.radius
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, round(255 * self._dimming)))
            painter.drawRoundedRect(rect, radius, radius)

"""Card faces and backs, rendered from a deck at exact device pixels when first needed and kept.

While the table is resized, and until pictures come from another process, provisional ones of the right size are shown.
"""

import math
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter

from canasta_desktop.engine.cards import JOKER, RANK_LETTERS, Card
from canasta_desktop.table.card_pixmap import (
    CardKey,
    CardPixmap,
    PaintFace,
    Shade,
    ShadowBands,
    Strips,
    render_card,
    render_shadow,
    stretch_card,
)
from canasta_desktop.table.decks.deck import BACK, FACES, JOKERS, SUITS, Deck
from canasta_desktop.table.decks.far_pictures import FarPictures
from canasta_desktop.table.decks.own import TWO_COLOURS, open_file, open_own
from canasta_desktop.table.decks.pictures import DeckPictures
from canasta_desktop.table.ink import take

if TYPE_CHECKING:
    # Only where pictures come from afar.
    from PySide6.QtGui import QImage

    from canasta_desktop.table.picture_queue import PictureQueue

_RANK_NAMES: Final = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
NO_FACE: Final = ""
_FACES: Final = (*FACES, *JOKERS, BACK)
_MOST_FETCHED: Final = 48 * 1024 * 1024
"""Bytes of pictures from afar that are kept before they are needed."""
_Picture = tuple[str, int, int]
"""A face or the back, and its width and height in device pixels."""
_CUT_FOR: Final = 1.0
"""Milliseconds at a time in which parts of cards are made."""
_QUIET_FOR: Final = 150
"""Milliseconds after the last change of size until cards are rendered anew, and after the last movement until parts
of them are made."""


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

    def __init__(self, deck: DeckPictures | FarPictures | Path, dimming: float = 0.0) -> None:
        """`dimming` is how much black lies over the cards, 0 to 1. Raises `UnreadableDeck` for a file that is none."""
        super().__init__()
        self._pictures = open_file(deck) if isinstance(deck, Path) else deck
        self._dimming = dimming
        self._cache: dict[CardKey, CardPixmap] = {}
        self._shadows: dict[CardKey, CardPixmap] = {}
        self._provisional: dict[CardKey, CardPixmap] = {}
        self._former: dict[tuple[str, Shade], CardPixmap] = {}
        self._images: dict[_Picture, QImage] = {}
        """What has come from afar."""
        self._asked: set[_Picture] = set()
        self._to_fetch: list[_Picture] = []
        """What will be asked for when nothing else is, so that it is there when it is needed."""
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_FOR)
        self._quiet.timeout.connect(self._settle)
        self._cutting = QTimer(self, singleShot=True)
        self._cutting.timeout.connect(self._cut)
        self._to_cut: dict[int, Strips] = {}
        self._wished_at = 0.0
        self.queue: PictureQueue | None = None
        """That of the table: while it is hurried, nothing is made ahead."""
        self._bands: dict[CardKey, ShadowBands] = {}
        self._stand_in: DeckPictures | None = None
        if isinstance(self._pictures, FarPictures):
            self._pictures.painted.connect(self._take_painted)

    @property
    def deck(self) -> Deck:
        """The deck that is shown."""
        return self._pictures.deck

    @property
    def pictures(self) -> DeckPictures | FarPictures:
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
        """A face or back of this size, for `NO_FACE` its shadow alone; `overlap` is the reach of the soft edge to the
        left.
        """
        key = CardKey(element, round(width), round(height), ratio, shade, round(overlap, 1))
        found = self._cache.get(key) or self._provisional.get(key)
        if found is not None:
            return found
        if self._quiet.isActive() and (element, shade) in self._former:
            return self._make_do(key)
        if element == NO_FACE:
            self._cache[key] = self._shadow(key)
            return self._cache[key]
        if isinstance(self._pictures, DeckPictures):
            return self._render(key, self._pictures.paint, whole=self._pictures.deck.is_ours)
        image = self._images.get((element, *key.pixels))
        if image is not None:
            return self._render(key, lambda painter, _element, rect: painter.drawImage(rect, image))
        self._ask_for(self._pictures, (element, *key.pixels))
        return self._make_do(key)

    def paint_turned(self, painter: QPainter, element: str, rect: QRectF) -> None:
        """Paint a face for a painter that is turned or scaled: as vectors, or one from afar from a larger pixmap."""
        if isinstance(self._pictures, DeckPictures):
            self._pictures.paint(painter, element, rect)
            self._dim(painter, rect)
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
        """Show the cards of these faces, which were on the table before, until those from afar are there."""
        if isinstance(self._pictures, FarPictures):
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
        for pictures in (self._cache, self._shadows, self._bands, self._provisional, self._images, self._asked):
            pictures.clear()
        self._to_fetch.clear()
        self._to_cut.clear()

    def _settle(self) -> None:
        """The size has been quiet for a while."""
        if isinstance(self._pictures, DeckPictures):
            self._show_exact()
            return
        for key in self._provisional:
            self._ask_for(self._pictures, (key.element, *key.pixels))

    def _show_exact(self) -> None:
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
            made = self._rendered(key, self._stand_in.paint)
        self._provisional[key] = made
        return made

    def _ask_for(self, far: FarPictures, picture: _Picture) -> None:
        if picture not in self._asked:
            self._asked.add(picture)
            far.ask_for(*picture)

    def _take_painted(self, element: str, image: "QImage") -> None:
        """A picture has come from afar. All are shown together: a table with two decks at once would look odd."""
        picture = (element, image.width(), image.height())
        if picture not in self._asked or isinstance(self._pictures, DeckPictures):
            return
        self._asked.remove(picture)
        self._images[picture] = image
        if self._asked or self._quiet.isActive():
            return
        if self._provisional:
            self._to_fetch = self._rest_of_deck()
            self._show_exact()
        while self._to_fetch and not self._asked:
            following = self._to_fetch.pop(0)
            if following not in self._images:
                self._ask_for(self._pictures, following)

    def _rest_of_deck(self) -> list[_Picture]:
        """All faces in the sizes in which some lie on the table, the smallest first, as far as memory goes."""
        rest, used = [], 0
        keys = (*self._cache, *self._provisional)
        for width, height in sorted({key.pixels for key in keys if key.shade is not Shade.NONE}):
            used += 4 * width * height * len(_FACES)
            if used <= _MOST_FETCHED:
                rest += [(element, width, height) for element in _FACES]
        return rest

    def _render(self, key: CardKey, paint: PaintFace, *, whole: bool = False) -> CardPixmap:
        """`whole`: it hides all that lies under it."""
        made = self._rendered(key, paint)
        if whole and key.shade is not Shade.NONE:
            made = replace(made, strips=Strips(made.pixmap, self._bands_of(key.blank), self.deck.radius, self._wish))
        self._cache[key] = made
        return made

    def _bands_of(self, key: CardKey) -> ShadowBands:
        found = self._bands.get(key)
        if found is None:
            found = self._bands[key] = ShadowBands(self._shadow(key).pixmap, key)
        return found

    def _wish(self, strips: Strips) -> None:
        if not self._to_cut:
            self._cutting.start(_QUIET_FOR)
        self._to_cut[id(strips)] = strips
        self._wished_at = perf_counter()

    def _cut(self) -> None:
        """Make a few of the parts of cards that are wished for, once no frame has wished for any for a while."""
        begun = perf_counter()
        quiet_for = 0.0 if self.queue is not None and self.queue.hurried else (begun - self._wished_at) * 1000
        while quiet_for >= _QUIET_FOR and self._to_cut and (perf_counter() - begun) * 1000 < _CUT_FOR:
            self._to_cut.popitem()[1].make()
        if self._to_cut:
            self._cutting.start(max(0, math.ceil(_QUIET_FOR - quiet_for)))

    def _rendered(self, key: CardKey, paint: PaintFace) -> CardPixmap:
        def paint_dimmed(painter: QPainter, element: str, rect: QRectF) -> None:
            paint(painter, element, rect)
            self._dim(painter, rect)

        return render_card(key, self._shadow(key.blank), paint_dimmed)

    def _shadow(self, key: CardKey) -> CardPixmap:
        found = self._shadows.get(key)
        if found is None:
            found = self._shadows[key] = render_shadow(key, self.deck.radius)
        return found

    def _dim(self, painter: QPainter, rect: QRectF) -> None:
        if self._dimming:
            radius = rect.width() * self.deck.radius
            take(painter, QColor(0, 0, 0, round(255 * self._dimming)))
            painter.drawRoundedRect(rect, radius, radius)

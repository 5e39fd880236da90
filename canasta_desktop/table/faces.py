"""Card faces and backs, rendered from a deck's SVG at exact device pixels when first needed and kept."""

from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from canasta_desktop.engine.cards import JOKER, RANK_LETTERS, Card

RADIUS_SHARE: Final = 15 / 240
"""Corner radius of a card over its width."""
BACK: Final = "back"

_SUIT_NAMES = ("spade", "heart", "diamond", "club")
_RANK_NAMES = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
_JOKERS = ("black_joker", "red_joker")


class UnreadableDeck(Exception):
    """A deck file that cannot be shown; `args[0]` is its path, `args[1]` what is wrong with it."""


def element_of(card: Card, number: int = 0) -> str:
    """The name of a card's face in the deck; jokers take turns between two faces by `number`."""
    if card == JOKER:
        return _JOKERS[number % 2]
    suit, rank = divmod(card, 13)
    letter = RANK_LETTERS[rank]
    return f"{_RANK_NAMES.get(letter, letter)}_{_SUIT_NAMES[suit]}"


def elements_of(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The faces of several cards that lie together, their jokers in turn."""
    names, jokers = [], 0
    for card in cards:
        names.append(element_of(card, jokers))
        jokers += card == JOKER
    return tuple(names)


class Shade(Enum):
    """The shadow that is part of a card's pixmap."""

    NONE = "none"
    SOFT = "soft"
    """All round, as of a card that lies on the table."""
    OVERLAP = "overlap"
    """Also a soft edge over the card to the left."""


@dataclass(frozen=True, slots=True)
class CardPixmap:
    """A card with its shadow; paint `pixmap` at the card's corner less `margin`."""

    pixmap: QPixmap
    margin: float
    """Logical pixels of shadow on each side; a whole number of device pixels."""


@dataclass(frozen=True, slots=True)
class _Key:
    element: str
    width: int
    height: int
    ratio: float
    shade: Shade
    overlap: float


class CardFaces:
    """One deck's faces as pixmaps, cached by face, size, pixel ratio and shadow.

    Raises `UnreadableDeck` if the file is no SVG or lacks a face.
    """

    def __init__(self, deck: Path, dimming: float = 0.0) -> None:
        self._renderer = QSvgRenderer(str(deck))
        self._dimming = dimming
        self._cache: dict[_Key, CardPixmap] = {}
        self._shadows: dict[_Key, CardPixmap] = {}
        self.deck = deck
        self._check()

    def _check(self) -> None:
        if not self._renderer.isValid():
            raise UnreadableDeck(str(self.deck), "it is no SVG picture")
        names = [*(element_of(Card(face)) for face in range(52)), *_JOKERS, BACK]
        missing = [name for name in names if not self._renderer.elementExists(name)]
        if missing:
            raise UnreadableDeck(str(self.deck), f"it has no {missing[0]}")

    def card(
        self, element: str, width: float, height: float, ratio: float, shade: Shade = Shade.NONE, overlap: float = 0.0
    ) -> CardPixmap:
        """A face or back of this size; `overlap` is the reach of the soft edge to the left."""
        key = _Key(element, round(width), round(height), ratio, shade, round(overlap, 1))
        found = self._cache.get(key)
        if found is None:
            found = self._cache[key] = self._render(key)
        return found

    def paint_turned(self, painter: QPainter, element: str, rect: QRectF) -> None:
        """Paint a face through the vector renderer, for a painter that is turned or scaled."""
        self._renderer.render(painter, element, rect)
        if self._dimming:
            _dim(painter, rect, self._dimming)

    @property
    def dimming(self) -> float:
        """How much black lies over the cards, 0 to 1."""
        return self._dimming

    def clear(self) -> None:
        """Drop all pixmaps, as after a resize."""
        self._cache.clear()
        self._shadows.clear()

    def __len__(self) -> int:
        return len(self._cache)

    def _render(self, key: _Key) -> CardPixmap:
        shadow = self._shadow(replace(key, element=""))
        pixmap = QPixmap(shadow.pixmap)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = _card_rect(key)
        self._renderer.render(painter, key.element, rect)
        if self._dimming:
            _dim(painter, rect, self._dimming)
        painter.end()
        return CardPixmap(pixmap, shadow.margin)

    def _shadow(self, key: _Key) -> CardPixmap:
        """The shadow alone: the same for all cards of a size."""
        found = self._shadows.get(key)
        if found is None:
            found = self._shadows[key] = _render_shadow(key)
        return found


def _render_shadow(key: _Key) -> CardPixmap:
    rect = _card_rect(key)
    inset = rect.x()
    width, height = rect.width() + 2 * inset, rect.height() + 2 * inset
    pixmap = QPixmap(round(width * key.ratio), round(height * key.ratio))
    pixmap.setDevicePixelRatio(key.ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if key.shade is Shade.OVERLAP:
        _paint_overlap(painter, rect, key.overlap)
    if key.shade is not Shade.NONE:
        paint_card_shadow(painter, rect)
    painter.end()
    return CardPixmap(pixmap, inset)


def _card_rect(key: _Key) -> QRectF:
    """The card in its pixmap, on whole device pixels."""
    inset = round(_margin(key) * key.ratio) / key.ratio
    width, height = round(key.width * key.ratio) / key.ratio, round(key.height * key.ratio) / key.ratio
    return QRectF(inset, inset, width, height)


def _margin(key: _Key) -> float:
    if key.shade is Shade.NONE:
        return 0.0
    needed = shadow_reach(key.width) + max(1.0, key.width * 0.012) + 1
    return max(needed, key.overlap)


def shadow_reach(width: float) -> float:
    """How far the shadow of a card of this width reaches."""
    return max(3.0, width * 0.045)


def paint_card_shadow(painter: QPainter, rect: QRectF) -> None:
    """The soft shadow under a card that lies on the table."""
    width = rect.width()
    paint_shadow(painter, rect, width * RADIUS_SHARE, shadow_reach(width), 90, max(1.0, width * 0.012))


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, reach: float, strength: float, drop: float) -> None:
    """Nested rounded rectangles that add up to a soft shadow, `drop` lower than the rectangle."""
    steps = max(5, round(reach * 1.2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, max(1, round(strength / steps))))
    for i in range(steps):
        grow = reach * (1 - i / steps)
        painter.drawRoundedRect(rect.adjusted(-grow, -grow + drop, grow, grow + drop), radius + grow, radius + grow)


def _paint_overlap(painter: QPainter, rect: QRectF, reach: float) -> None:
    gradient = QLinearGradient(QPointF(rect.left() - reach, 0), QPointF(rect.left(), 0))
    gradient.setColorAt(0, QColor(0, 0, 0, 0))
    gradient.setColorAt(1, QColor(0, 0, 0, 80))
    painter.fillRect(
        QRectF(rect.left() - reach, rect.top() + reach * 0.9, reach, rect.height() - reach * 1.55), gradient
    )


def _dim(painter: QPainter, rect: QRectF, amount: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, round(255 * amount)))
    radius = rect.width() * RADIUS_SHARE
    painter.drawRoundedRect(rect, radius, radius)

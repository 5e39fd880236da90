"""The place of one meld: free, a fan of up to four cards, or a squared canasta with its ribbon."""

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from canasta_desktop.engine.cards import THREES, Card, Rank, is_wild, meld_rank_letter, suit_of
from canasta_desktop.model.snapshot import MeldSnapshot
from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.card_pixmap import Shade
from canasta_desktop.table.faces import element_of, elements_of
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import CENTRE, tint
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.items.ribbon import paint_ribbon
from canasta_desktop.table.meld_places import PlaceLayout
from canasta_desktop.table.shared_pictures import numbers_of
from canasta_desktop.table.texts import MeldTexts, SpokenText

_FAN = 3
_WIDEST_TURN = 4.2


class MeldPlace(PicturedItem):
    """A place for the melds of one rank and side."""

    def __init__(self, rank: Rank, shows_free: bool) -> None:
        super().__init__()
        self.rank = rank
        self._shows_free = shows_free
        self._meld: MeldSnapshot | None = None
        self._words: MeldTexts | None = None
        self._canasta = 0
        self._card = QRectF()
        self._ribbon = 1.0
        self._hide_blank()

    def set_layout(self, place: PlaceLayout, style: TableStyle) -> None:
        """Where the place and its upright card are."""
        slot, card = place.slot, place.card
        local = QRectF(card.x - slot.x, card.y - slot.y, card.width, card.height)
        if local != self._card:
            self._card = local
            self.changed()
        self.set_place(slot, style)

    def present(self, meld: MeldSnapshot | None, words: MeldTexts | None, canasta_size: int) -> None:
        """Show this meld, or the free place; from `canasta_size` cards on it is a canasta, staged ones counted."""
        if (meld, words, canasta_size) == (self._meld, self._words, self._canasta):
            return
        self._meld, self._words, self._canasta = meld, words, canasta_size
        self.set_spoken(words.spoken if words else SpokenText())
        self._hide_blank()
        self.changed()

    def _hide_blank(self) -> None:
        """A place where nothing is seen stays, but Qt does not ask it to paint: most frames go over several of them."""
        self.setOpacity(0.0 if self.blank else 1.0)

    def unroll_ribbon(self, share: float) -> None:
        """How much of a canasta's ribbon shows, from its middle outwards: less than 1 only just after it was made."""
        if share != self._ribbon:
            self._ribbon = share
            self.changed()

    @property
    def meld(self) -> MeldSnapshot | None:
        """What lies there."""
        return self._meld

    @property
    def card_rect(self) -> QRectF:
        """The upright card, in the item's coordinates; free or not."""
        return self._card

    @property
    def blank(self) -> bool:
        return not self._shows_free and (self._meld is None or self._words is None)

    def bleed(self, style: TableStyle) -> float:
        return 12 * style.unit

    def alike(self, style: TableStyle) -> Hashable | None:
        """Free places look the same in every round."""
        return None if self._meld is not None and self._words is not None else (self.rank, numbers_of(self._card))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._meld is not None or self._shows_free:
            super().paint(painter, option, widget)

    def draw(self, brush: Brush) -> None:
        if self._meld is None or self._words is None:
            if self._shows_free:
                self._draw_free(brush)
            return
        naturals, wilds = _sorted_cards(self._meld)
        if self.rank != THREES and len(naturals) + len(wilds) >= self._canasta:
            self._draw_canasta(brush, naturals, wilds, self._words)
        else:
            self._draw_fan(brush, naturals, wilds, self._words)
        if self._meld.staged:
            self._draw_staged(brush)

    def _draw_free(self, brush: Brush) -> None:
        text = brush.theme.text
        brush.box(self._card, 5 * brush.style.unit, None, tint(text, 34), 1.2)
        letter = place_letter(self.rank, brush.style.faces.deck.letters)
        if self.rank == THREES:
            # As on the cards: black threes lie here, red ones do not.
            at = self._card.center().x(), self._card.bottom() - 0.2 * self._card.height()
            brush.icon(IconName.BLOCKED, *at, self._card.width() * 0.26, tint(text, 62))
        brush.text(self._card, letter, brush.style.text * 1.7, tint(text, 62), bold=True, align=CENTRE)

    def _draw_fan(self, brush: Brush, naturals: list[Card], wilds: list[Card], words: MeldTexts) -> None:
        unit, card = brush.style.unit, self._card
        top, *rest = elements_of((*naturals, *wilds))
        under = rest[-_FAN:]
        room = self.place.width() - card.width() - 10 * unit
        turn = min(_WIDEST_TURN, room / max(1, len(under)) * 0.62)
        pivot = QPointF(card.x() + card.width() * 0.3, card.y() + card.height() * 1.05)
        for i in range(len(under), 0, -1):
            brush.turned_card(under[i - 1], card, turn * i, pivot)
        brush.card(top, card.x(), card.y(), card.width(), card.height())
        brush.badge(card.right() + 4 * unit, card.bottom() - 19 * unit, words.count)
        if self.rank != THREES:
            self._draw_marks(brush, len(naturals), len(naturals) + len(wilds))

    def _draw_marks(self, brush: Brush, naturals: int, count: int) -> None:
        """The places of a canasta: disc = natural, star = wild, ring = still missing."""
        unit, slot = brush.style.unit, self.place
        pitch = min(13.5 * unit, (slot.width() - 8 * unit) / self._canasta)
        size = pitch * 0.78
        left, y = self._card.x() + size / 2 + 1, slot.bottom() - 13 * unit
        for i in range(self._canasta):
            x = left + i * pitch
            if i < naturals:
                brush.dot(x, y, size * 0.42, brush.theme.card_face)
            elif i < count:
                brush.icon(IconName.WILD, x, y, size * 1.16, brush.theme.accent)
            else:
                brush.dot(x, y, size * 0.34, None, tint(brush.theme.text, 150), 1.2 * unit)

    def _draw_canasta(self, brush: Brush, naturals: list[Card], wilds: list[Card], words: MeldTexts) -> None:
        unit, card = brush.style.unit, self._card
        top = element_of(_top_of_canasta(naturals, wilds))
        size = (card.width(), card.height())
        for i in (3, 2, 1):
            shade = Shade.SOFT if i == 3 else Shade.NONE
            brush.card(top, card.x() + i * 2.5 * unit, card.y() + i * 1.5 * unit, *size, shade)
        brush.card(top, card.x(), card.y(), *size)
        bar = QRectF(card.x() + unit, card.y() + card.height() * 0.56, card.width() + 5 * unit, 22 * unit)
        self._draw_ribbon(brush, bar, bool(wilds), words.ribbon)
        brush.badge(card.right() + 9 * unit, card.y() - 5 * unit, words.count)
        if self._meld is not None and self._meld.concealed:
            self._draw_concealed(brush)
        self._draw_figures(brush, bool(wilds), words)

    def _draw_ribbon(self, brush: Brush, bar: QRectF, mixed: bool, word: str) -> None:
        brush.painter.save()
        if self._ribbon < 1:
            half = bar.width() * self._ribbon
            brush.painter.setClipRect(QRectF(bar.center().x() - half, bar.top() - 3, 2 * half, bar.height() + 6))
        paint_ribbon(brush, bar, mixed, word, brush.style.text * 0.8)
        brush.painter.restore()

    def _draw_concealed(self, brush: Brush) -> None:
        """A closed eye under the count."""
        unit, card, theme = brush.style.unit, self._card, brush.theme
        disc = QRectF(card.right() - 12 * unit, card.y() + 19 * unit, 21 * unit, 21 * unit)
        brush.box(disc, disc.width() / 2, theme.ink, theme.card_face, 1.6)
        brush.icon(IconName.CONCEALED, disc.center().x(), disc.center().y(), 15 * unit, theme.badge_text)

    def _draw_figures(self, brush: Brush, mixed: bool, words: MeldTexts) -> None:
        unit, text = brush.style.unit, brush.style.text
        line = QRectF(self._card.x(), self.place.bottom() - 22 * unit, self.place.width() - 8 * unit, 18 * unit)
        size, y = 11 * unit, line.center().y()
        brush.dot(line.left() + size * 0.5, y, size * 0.4, brush.theme.card_face)
        brush.text(line.adjusted(size + 4 * unit, 0, 0, 0), words.naturals, text * 0.92, bold=True)
        if mixed:
            start = size + 4 * unit + brush.style.text_width(words.naturals, text * 0.92, True) + 8 * unit
            start = max(start, 31 * unit)
            brush.icon(IconName.WILD, line.left() + start + 6 * unit, y, size * 1.2, brush.theme.accent)
            brush.text(line.adjusted(start + 15 * unit, 0, 0, 0), words.wilds, text * 0.92, bold=True)

    def _draw_staged(self, brush: Brush) -> None:
        unit, slot, theme = brush.style.unit, self.place, brush.theme
        frame = slot.adjusted(-4 * unit, 3 * unit, -6 * unit, -3 * unit)
        brush.box(frame, 8 * unit, None, theme.accent, 2 * unit, [4, 3])
        disc = QRectF(frame.right() - 23 * unit, frame.top() + 2 * unit, 20 * unit, 20 * unit)
        brush.box(disc, 10 * unit, theme.accent)
        brush.icon(IconName.STAGED, disc.center().x(), disc.center().y(), 14 * unit, theme.accent_ink)


def place_letter(rank: Rank, letters: Mapping[str, str]) -> str:
    """The letter of a free place, as it stands on the cards; `letters` are those of a deck that has its own."""
    letter = meld_rank_letter(rank)
    return "10" if letter == "T" else letters.get(letter, letter)


def _sorted_cards(meld: MeldSnapshot) -> tuple[list[Card], list[Card]]:
    """Naturals and wilds, staged ones after those that lie."""
    naturals = [*meld.naturals, *(card for card in meld.staged if not is_wild(card))]
    wilds = [*meld.wilds, *(card for card in meld.staged if is_wild(card))]
    return naturals, wilds


def _top_of_canasta(naturals: list[Card], wilds: list[Card]) -> Card:
    """A red card on a natural canasta, a black one on a mixed one, where there is one."""
    wanted = "sc" if wilds else "hd"
    fitting = [card for card in naturals if suit_of(card) in wanted]
    return (fitting or naturals or wilds)[0]

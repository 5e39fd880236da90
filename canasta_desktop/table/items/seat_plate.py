"""The plate of a seat: who sits there, how many cards, whose turn."""

from PySide6.QtCore import QRectF

from canasta_desktop.model.snapshot import SeatSnapshot
from canasta_desktop.table.brush import Brush, SideRole, TableStyle
from canasta_desktop.table.card_pixmap import Shade
from canasta_desktop.table.decks.deck import BACK
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import CENTRE, tint
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.items.emblem import paint_emblem
from canasta_desktop.table.texts import SeatTexts

_LARGEST_NUMBER = 1.5
"""How many times as large as at first the number of cards gets: the name and whose turn it is come first."""
_WIDE_ENOUGH = 230
"""In units: in narrower plates the emblem leaves room to letters that are larger than at first."""


class SeatPlate(PicturedItem):
    """One seat; a small triangle before it says that play goes on from the seat to the left."""

    def __init__(self, follows: bool) -> None:
        super().__init__()
        self._follows = follows
        self._seat: SeatSnapshot | None = None
        self._words: SeatTexts | None = None
        self._role = SideRole.US

    def present(self, seat: SeatSnapshot, words: SeatTexts, role: SideRole) -> None:
        """Show this seat."""
        if (seat, words, role) == (self._seat, self._words, self._role):
            return
        self._seat, self._words, self._role = seat, words, role
        self.set_spoken(words.spoken)
        self.words_changed()

    def bleed(self, style: TableStyle) -> float:
        return 14 * style.unit

    def draw(self, brush: Brush) -> None:
        if self._seat is None or self._words is None:
            return
        unit, rect = brush.style.unit, self.place
        if self._follows:
            colour = tint(brush.theme.text, 120)
            brush.icon(IconName.PLAY, rect.left() - 7 * unit, rect.center().y(), 7 * unit, colour)
        brush.tray(rect, 12 * unit)
        on_turn = self._seat.on_turn
        if on_turn:
            accent = brush.theme.accent
            brush.box(rect.adjusted(1, 1, -1, -1), 11 * unit, tint(accent, 46), accent, 3)
        pad = 9 * unit
        narrow = brush.style.larger > 1 and rect.width() < _WIDE_ENOUGH * unit
        size = min(rect.height() - 2 * pad, (30 if narrow else 46) * unit)
        left = rect.left() + pad + (4 * unit if on_turn else 0)
        paint_emblem(brush, left, rect.center().y() - size / 2, size, self._role, self._words.initial)
        backs = self._draw_backs(brush, self._seat.cards, self._words.cards)
        x = left + size + 9 * unit
        self._draw_words(brush, self._words, x, backs - x - 5 * unit)

    def _draw_backs(self, brush: Brush, cards: int, number: str) -> float:
        """The number of cards on up to three backs; returns where they begin."""
        unit, rect = brush.style.unit, self.place
        exact = min(rect.height() - 18 * unit, 44 * unit) if brush.style.larger > 1 else rect.height() - 18 * unit
        height, width = round(exact), round(exact * brush.style.faces.aspect)
        backs = min(3, cards)
        start = rect.right() - 9 * unit - width - max(0, backs - 1) * 6 * unit
        for i in range(backs):
            brush.card(BACK, start + i * 6 * unit, rect.center().y() - height / 2, width, height, Shade.NONE)
        size = min(1.0, _LARGEST_NUMBER / brush.style.larger) * brush.style.text * 1.05
        number_width = max(24 * unit, brush.style.text_width(number, size, True) + 10 * unit)
        middle = start + max(0, backs - 1) * 6 * unit + width / 2
        high = max(22 * unit, 1.3 * size)
        label = QRectF(middle - number_width / 2, rect.center().y() - high / 2, number_width, high)
        brush.box(label, 6 * unit, brush.theme.card_face, brush.theme.ink, 1)
        brush.text(label, number, size, brush.theme.ink, bold=True, align=CENTRE)
        return min(start + 4 * unit, label.left())

    def _draw_words(self, brush: Brush, words: SeatTexts, x: float, room: float) -> None:
        unit, rect, text = brush.style.unit, self.place, brush.style.text
        disc_size = min(19 * brush.style.row, 24 * unit)
        dealer = disc_size + (3 if brush.style.larger == 1 else 8) * unit if words.dealer_letter else 0.0
        alone = not words.role and not (self._seat is not None and self._seat.on_turn)
        high = rect.height() - 12 * unit if alone else rect.height() / 2 - 6 * unit
        top = QRectF(x, rect.top() + 6 * unit, room - dealer, high)
        low = QRectF(x, rect.center().y() + unit, room, rect.height() / 2 - 7 * unit)
        brush.text(top, words.name, text * 1.08, bold=True)
        if words.dealer_letter:
            name = min(brush.style.text_width(words.name, text * 1.08, True), top.width())
            disc = QRectF(x + name + 6 * unit, top.center().y() - disc_size / 2, disc_size, disc_size)
            brush.box(disc, disc_size / 2, brush.theme.card_face, brush.theme.ink, 1.4)
            brush.text(disc, words.dealer_letter, text * 0.8, brush.theme.ink, bold=True, align=CENTRE)
        if self._seat is not None and self._seat.on_turn:
            self._draw_turn(brush, words.turn_word, low)
        else:
            brush.text(low, words.role, text * 0.9, brush.theme.dim)

    def _draw_turn(self, brush: Brush, word: str, line: QRectF) -> None:
        """A chip as large as there is room for: the sign in it is as high as the word."""
        style, unit = brush.style, brush.style.unit
        size, row = style.text * 0.9, style.row
        while row > unit and style.text_width(word, size, True) + 13 * unit + 17 * row > line.width():
            size, row = size * max(unit, 0.95 * row) / row, max(unit, 0.95 * row)
        width = min(line.width(), style.text_width(word, size, True) + 13 * unit + 17 * row)
        chip = QRectF(line.left(), line.top(), width, min(line.height(), 20 * row))
        brush.pill(chip, word, size, brush.theme.accent, brush.theme.accent_ink, IconName.PLAY)

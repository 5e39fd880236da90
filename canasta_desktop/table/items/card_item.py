"""A single card: in the hand, under the pointer, or on its way."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.values import value
from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.card_pixmap import CardPixmap, Shade, Strip, shadow_reach
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.shared_pictures import on_whole_pixels
from canasta_desktop.table.turned_card import TurnedCard, render_turned, turn_only

_OVERLAP = 9
DISC_RISES = 14
"""Of the check disc over the edge of the card: the rank beneath it stays to be read."""
_GAP_LINE = QColor("#5b6270")
_VEIL = QColor(0, 0, 0, 110)
_NEARLY = 1e-3


def overlap_reach(style: TableStyle) -> float:
    """How far the soft edge of a card reaches over the one to its left."""
    return _OVERLAP * style.unit


@value
class CardLook:
    """How a card of the hand looks."""

    selected: bool = False
    hovered: bool = False
    is_new: bool = False
    dimmed: bool = False
    hinted: bool = False
    """The hint plays it."""
    gap: bool = False
    """Only dashes where the card was, as it is being dragged."""
    overlaps: bool = False
    """It lies upon the card to the left."""
    visible: float = 0.0
    """The width of the strip that the next card leaves uncovered."""
    step: float = 0.0
    """From this card to the next of its rank; the check of a selected card stands in the middle of it."""
    lift: float = 0.0
    """How much higher it lies than its place."""

    @property
    def plain(self) -> bool:
        """Whether nothing is drawn but the card."""
        return not (self.selected or self.is_new or self.dimmed or self.hinted or self.gap)

    @property
    def marks(self) -> tuple[bool, bool, bool, bool, bool, float, float]:
        """All that what is drawn upon the card depends on."""
        visible, step = self.visible if self.gap else 0.0, self.step if self.selected else 0.0
        return self.selected, self.is_new, self.dimmed, self.hinted, self.gap, visible, step

    def paints_like(self, other: "CardLook") -> bool:
        """Whether a card that looks like this is painted as one that looks like the other."""
        shape = self.overlaps, self.lift
        return shape == (other.overlaps, other.lift) and self.marks == other.marks


class CardItem(PicturedItem):
    """A card, painted 1:1 on device pixels; turned ones go through the vector renderer.

    `home` is where it belongs when nothing moves it, `depth` the layer in which. `card` is None for one whose face is
    not known.
    """

    def __init__(self, element: str, card: Card | None = None) -> None:
        super().__init__()
        self.card = card
        self.home = QPointF()
        self.depth = 0.0
        self._element = element
        self._look = CardLook()
        self._turned: TurnedCard | None = None
        self._face: CardPixmap | None = None
        self._marked = QRectF()
        self._over: CardItem | None = None
        self._lies = (0.0, 0.0, self.home)
        """Where it is: to ask Qt takes longer than to paint what is seen of it."""

    def setPos(self, at: QPointF) -> None:  # type: ignore[override]  # Qt's name
        """Bring it there; nobody has two numbers instead of a point."""
        self._lies = (at.x(), at.y(), at)
        super().setPos(at)

    def come_home(self) -> None:
        """Lie where it belongs, at its depth."""
        self.setPos(self.home)
        self.setZValue(self.depth)

    def lie_under(self, over: "CardItem | None") -> None:
        """Which card of the same row is painted upon it next, wherever both are; None: none."""
        self._over = over

    def show_face(self, element: str, card: Card | None = None) -> None:
        """Turn it over, or make it another card."""
        self.card = card
        if element != self._element:
            self._element = element
            self._face = None
            self.changed()

    def set_look(self, look: CardLook) -> None:
        """How it looks from now on."""
        if look.paints_like(self._look):
            self._look = look
        else:
            self.prepareGeometryChange()
            self._look = look
            self._restyled()
            self.update()

    def lie(self, look: CardLook, width: float, height: float, style: TableStyle) -> None:
        """How it looks and how large it is, wherever it is."""
        if look == self._look or (width, height) == (self._size.width(), self._size.height()):
            self.set_look(look)
        else:
            self._look = look
        self.set_extent(width, height, style)

    @property
    def element(self) -> str:
        """The name of the face that it shows."""
        return self._element

    @property
    def look(self) -> CardLook:
        """How it looks."""
        return self._look

    def repaint_cards(self) -> None:
        self._turned = self._face = None
        super().repaint_cards()

    def bleed(self, style: TableStyle) -> float:
        width = self.place.width()
        return max(DISC_RISES * style.unit + 2, shadow_reach(width) + width * 0.012 + 2, self._look.lift)

    def reach(self, style: TableStyle) -> QRectF:
        return _reach(self._size.width(), self._size.height(), self._bleed, self._look.lift)

    def shape(self) -> QPainterPath:
        """The card; a raised one also where it came from, so that it stays under the pointer."""
        path = QPainterPath()
        path.addRect(self.place.adjusted(0, 0, 0, self._look.lift))
        return path

    def visible_rect(self) -> QRectF:
        """What the next card leaves uncovered, in the item's coordinates."""
        rect = QRectF(self.place)
        if 0 < self._look.visible < rect.width():
            rect.setWidth(self._look.visible)
        return rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._style is None or self.place.isEmpty():
            return
        transform = painter.worldTransform()
        if (transform.isRotating() or transform.isScaling()) and not self._look.gap:
            self._paint_turned(painter, self._style)
        else:
            if not self._look.gap:
                self._draw_seen(painter, self._style)
            if not self._look.plain:
                self._draw_marks(painter, self._style)

    def draw(self, brush: Brush) -> None:
        """What is drawn upon the card, or instead of it."""
        if self._look.gap:
            self._draw_gap(brush)
            return
        rect, look = self.place, self._look
        if look.dimmed:
            brush.box(rect, rect.width() * brush.style.faces.deck.radius, _VEIL)
        if look.hinted:
            self._draw_hinted(brush)
        if look.selected:
            self._draw_selected(brush)
        if look.is_new:
            self._draw_new_dot(brush)

    def _restyled(self) -> None:
        self._face = self._picture = None
        self._late = False
        if self._style is not None:
            look, size = self._look, self._size
            self._bounds = _bounds(size.width(), size.height(), self._bleed, look.lift, self._style.ratio)

    def _draw_face(self, painter: QPainter, style: TableStyle) -> None:
        face = self._face or self._found_face(style)
        painter.drawPixmap(QPointF(-face.margin, -face.margin), face.pixmap)

    def _draw_seen(self, painter: QPainter, style: TableStyle) -> None:
        """The face, of one that lies under the next card only what is seen: the rest would cost two times as much."""
        face = self._face or self._found_face(style)
        strip = self._strip(face, style)
        if strip is None:
            painter.drawPixmap(QPointF(-face.margin, -face.margin), face.pixmap)
            return
        painter.drawPixmap(strip.corner, strip.left)
        painter.drawPixmap(strip.above_at, strip.above)
        painter.drawPixmap(strip.below_at, strip.below)

    def _strip(self, face: CardPixmap, style: TableStyle) -> Strip | None:
        over, strips = self._over, face.strips
        if over is None or strips is None or over._look.gap or not over.isVisible():  # noqa: SLF001  # of its kind
            return None
        x, y, at = self._lies
        its_x, its_y, its = over._lies  # noqa: SLF001
        if y != its_y:
            return None
        cover = over._face or over._found_face(style)  # noqa: SLF001
        step = (its_x - x) * style.ratio
        whole = round(step)
        if cover.strips is None or cover.strips.frame != strips.frame or abs(step - whole) > _NEARLY:
            return None
        return strips.under(whole, rests=at is self.home and its is over.home)

    def _found_face(self, style: TableStyle) -> CardPixmap:
        size, shade = self.place, Shade.OVERLAP if self._look.overlaps else Shade.SOFT
        reach = overlap_reach(style)
        self._face = style.faces.card(self._element, size.width(), size.height(), style.ratio, shade, reach)
        return self._face

    def _draw_marks(self, painter: QPainter, style: TableStyle) -> None:
        """All cards with the same marks share their picture."""
        look = self._look
        if self._picture is None:
            self._marked = on_whole_pixels(self._marks_reach(style), style.ratio)
            self._picture = self._shared((CardItem, look.marks), self._marked, style)
        painter.drawPixmap(self._marked.topLeft(), self._picture)

    def _marks_reach(self, style: TableStyle) -> QRectF:
        """Dashes move through the hand, each time as wide as they are seen: no larger picture than they need."""
        look = self._look
        if look.gap:
            return self.visible_rect().adjusted(-2, -2, 2, 2)
        if look.is_new and not (look.selected or look.dimmed or look.hinted):
            return self._new_dot(style).adjusted(-2, -2, 2, 2)
        return self.reach(style)

    def _paint_turned(self, painter: QPainter, style: TableStyle) -> None:
        transform = painter.worldTransform()
        turn, card = turn_only(transform), (self._element, style.faces, self.place)
        if self._turned is None or not self._turned.fits(*card, turn, style.ratio):
            if self._turned is not None and self._turned.fits_but_for_its_turn(*card, style.ratio):
                # It turns on its way home: each of these turns is seen for one frame.
                self._paint_in_passing(painter, style)
                return
            self._turned = render_turned(*card, turn, style.ratio, style.pictures)
        self._turned.paint(painter, QPointF(transform.dx(), transform.dy()))

    def _paint_in_passing(self, painter: QPainter, style: TableStyle) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._draw_face(painter, style)
        painter.restore()

    @property
    def check_middle(self) -> float:
        """How far from its left edge the check of a selected card stands."""
        return min(self._look.step or self.place.width(), self.place.width()) / 2

    def _draw_gap(self, brush: Brush) -> None:
        unit, strip = brush.style.unit, self.visible_rect()
        brush.box(strip.adjusted(2, 2, 2, -2), 7 * unit, None, _GAP_LINE, 1.8, [4, 3])

    def _draw_selected(self, brush: Brush) -> None:
        unit, theme, rect = brush.style.unit, brush.theme, self.place
        edge = rect.adjusted(1.5, 1.5, -1.5, -1.5)
        brush.box(edge, rect.width() / 16, None, theme.ink, 5.5 * unit)
        brush.box(edge, rect.width() / 16, None, theme.accent, 3.2 * unit)
        draw_check(brush, self.check_middle)

    def _draw_hinted(self, brush: Brush) -> None:
        """Dashes in the accent on a dark line; a check of a selected card comes on top."""
        unit, theme, rect = brush.style.unit, brush.theme, self.place
        edge = rect.adjusted(2, 2, -2, -2)
        brush.box(edge, rect.width() / 16, None, theme.ink, 5.5 * unit)
        brush.box(edge, rect.width() / 16, None, theme.accent, 3.2 * unit, [3.2, 1.8])

    def _draw_new_dot(self, brush: Brush) -> None:
        brush.box(self._new_dot(brush.style), 5 * brush.style.unit, brush.theme.new_dot, brush.theme.target, 1.6)

    def _new_dot(self, style: TableStyle) -> QRectF:
        unit = style.unit
        return QRectF(7 * unit, self.place.bottom() - 17 * unit, 10 * unit, 10 * unit)


def draw_check(brush: Brush, middle: float) -> None:
    """The check disc of a selected card, over its upper edge, so far from its left one."""
    unit, theme = brush.style.unit, brush.theme
    disc = QRectF(middle - 10 * unit, -DISC_RISES * unit, 20 * unit, 20 * unit)
    brush.box(disc, 10 * unit, theme.accent, theme.ink, 1.4)
    brush.icon(IconName.CHECK, disc.center().x(), disc.center().y(), 12 * unit, theme.ink)


def _reach(width: float, height: float, bleed: float, lift: float) -> QRectF:
    """All that a card paints, in its own coordinates; a raised one also where it came from."""
    return QRectF(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed + lift)


@lru_cache(maxsize=64)
def _bounds(width: float, height: float, bleed: float, lift: float, ratio: float) -> QRectF:
    """The same on whole device pixels: most cards of a hand have the same, and are laid out in one frame."""
    return on_whole_pixels(_reach(width, height, bleed, lift), ratio)

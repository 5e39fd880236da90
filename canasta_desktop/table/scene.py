"""The table as a scene: a snapshot and its words in, items in their places out. It decides nothing."""

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsScene

from canasta_desktop.engine.cards import KIND_OF
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.brush import TableStyle
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.felt import paint_felt
from canasta_desktop.table.geometry import TableLayout, TableShape, lay_out_table
from canasta_desktop.table.hand import HandCards, HandMarks
from canasta_desktop.table.hand_layout import lay_out_hand
from canasta_desktop.table.items.base import TableItem
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.items.hand_tray import HandTray
from canasta_desktop.table.items.meld_place import MeldPlace
from canasta_desktop.table.items.pile_item import PileItem, PileNote, PileView
from canasta_desktop.table.items.seat_plate import SeatPlate
from canasta_desktop.table.items.side_panel import RoundNote, ScoreView, SidePanel
from canasta_desktop.table.items.stock_item import StockItem
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.letters import letters_ratio
from canasta_desktop.table.panel_items import PanelItems
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.roles import crosswise_card, other_sides, roles_of, shape_of
from canasta_desktop.table.shared_pictures import SharedPictures
from canasta_desktop.table.side_items import SideItems
from canasta_desktop.table.spots import MeldSpot, Spot, TableSpot, Zone
from canasta_desktop.table.texts import ActionName, TableTexts, ToolName
from canasta_desktop.table.theme import Theme

if TYPE_CHECKING:
    # Nothing of it is seen at first.
    from canasta_desktop.table.items.target_mark import TargetLook
    from canasta_desktop.table.overlay import Overlay


class TableScene(QGraphicsScene):
    """Everything on the table as graphics items, reused from snapshot to snapshot."""

    action_triggered = Signal(ActionName)
    """A button of the panel was pressed, whether or not its action is possible now."""
    tool_triggered = Signal(ToolName)
    laid_out = Signal()
    """All items were brought to their places, as after a resize or a new snapshot."""

    def __init__(self, faces: CardFaces, theme: Theme, font: QFont) -> None:
        super().__init__()
        self._style = TableStyle(theme, faces, QFont(font), 1.0, 14.0, 1.0)
        self._letters = letters_ratio(font)
        faces.refined.connect(self._repaint_cards)
        faces.queue = self._style.queue
        self._has_size = False
        self._snapshot: TableSnapshot | None = None
        self._texts: TableTexts | None = None
        self._offers_threes = False
        self._layout = lay_out_table(1, 1, TableShape())
        self._laid_out: tuple[TableShape, QRectF, TableStyle] | None = None
        """For which shape without its hand, which size and which style."""
        self._spot_rects: dict[Spot, Rect] | None = None
        """As they were found last; None since the table was laid out."""
        self._seats: list[SeatPlate] = []
        self._others: list[SideItems] = []
        self._ours = SideItems(self, shows_free=True)
        self.stock, self.pile, self.pile_note = StockItem(), PileItem(), PileNote()
        self.round_note, self.side_panel, self.tray = RoundNote(), SidePanel(), HandTray()
        self._add_fixed_items()
        self.panel = PanelItems(self)
        self.hand = HandCards(self)
        self.panel.action_triggered.connect(self.action_triggered)
        self.panel.tool_triggered.connect(self.tool_triggered)

    # ---- what it shows

    def show_table(self, snapshot: TableSnapshot, texts: TableTexts, marks: HandMarks | None = None) -> None:
        """Show this moment, and the hand as it is marked; without `marks`, those are dropped where the hand changed.

        Everything is in its place when it returns, unless the hand's placer moves it or the table has no size yet.
        """
        self._snapshot, self._texts = snapshot, texts
        self._match_items(snapshot)
        self.hand.show_cards(snapshot.hand, marks)
        self.panel.present(snapshot, texts)
        self.lay_out()
        if self._has_size:
            self._present(snapshot, texts)

    def show_hand(self, snapshot: TableSnapshot, marks: HandMarks) -> None:
        """Show a moment that differs from the one shown in the order of its hand alone."""
        self._snapshot = snapshot
        self.hand.show_cards(snapshot.hand, marks)
        self._place_hand(tuple(KIND_OF[held.card] for held in snapshot.hand))
        self.laid_out.emit()

    def set_size(self, width: float, height: float, ratio: float) -> None:
        """Take this size and pixel ratio, and bring everything to its place."""
        had_size, self._has_size = self._has_size, True
        if had_size and (width, height) == (self.width(), self.height()) and ratio == self._style.ratio:
            return
        if ratio != self._style.ratio:
            self._style.faces.clear()
        else:
            self._style.faces.begin_resize()
        self.setSceneRect(QRectF(0, 0, width, height))
        self._style = replace(self._style, ratio=ratio)
        self.lay_out()
        if not had_size and self._snapshot is not None and self._texts is not None:
            self._present(self._snapshot, self._texts)

    def set_font(self, font: QFont) -> None:
        """Write with other letters, as large as the player's system has them and as there is room for."""
        self.set_look(self._style.theme, self._style.faces, font)

    def set_look(self, theme: Theme, faces: CardFaces, font: QFont) -> None:
        """Take another theme, deck or font at once."""
        if faces is not self._style.faces:
            self._follow(faces)
        self._style = replace(
            self._style,
            theme=theme,
            faces=faces,
            base_font=QFont(font),
            _fonts={},
            _fitted={},
            _measured={},
            _elided={},
            pictures=SharedPictures(),
        )
        self._letters = letters_ratio(font)
        self.lay_out()
        self.invalidate(self.sceneRect())

    def offer_threes(self, offers: bool) -> None:
        """Whether our side keeps a place for black threes although it has none there."""
        if offers != self._offers_threes:
            self._offers_threes = offers
            self.lay_out()

    def mark_hand(self, marks: HandMarks) -> None:
        """Show what is selected, focused, hovered or dragged in the hand."""
        self.hand.mark(marks, self._layout.hand, self._layout.measures.rise, self._style)

    @cached_property
    def overlay(self) -> "Overlay":
        """What shows over the table while something is dragged."""
        from canasta_desktop.table.overlay import Overlay

        return Overlay(self)

    # ---- where things are

    @property
    def snapshot(self) -> TableSnapshot | None:
        """What is shown, None before the first."""
        return self._snapshot

    @property
    def texts(self) -> TableTexts | None:
        """The words that are shown."""
        return self._texts

    @property
    def table_layout(self) -> TableLayout:
        """Where everything is."""
        return self._layout

    @property
    def table_style(self) -> TableStyle:
        """How everything is painted."""
        return self._style

    @property
    def seat_plates(self) -> tuple[SeatPlate, ...]:
        """The plates, the person at the table first."""
        return tuple(self._seats)

    def meld_places(self) -> dict[MeldSpot, MeldPlace]:
        """All places of melds, those of our side too."""
        if self._snapshot is None:
            return {}
        sides = [*zip(other_sides(self._snapshot), self._others, strict=True)]
        sides.append((self._snapshot.sides[self._snapshot.my_side], self._ours))
        return {MeldSpot(side.side, rank): place for side, items in sides for rank, place in items.places.items()}

    def spot_rects(self) -> dict[Spot, Rect]:
        """Where something can be picked up or dropped: stock, pile, hand, places of melds."""
        if self._spot_rects is None:
            self._spot_rects = self._found_spot_rects()
        return dict(self._spot_rects)

    def _found_spot_rects(self) -> dict[Spot, Rect]:
        centre, unit = self._layout.centre, self._layout.measures.unit
        rects: dict[Spot, Rect] = {
            TableSpot.STOCK: centre.stock,
            TableSpot.PILE: centre.pile_outline,
            TableSpot.HAND: self._layout.hand_area,
            TableSpot.RED_THREES: self._layout.ours.info.adjusted(3 * unit, 3 * unit, -6 * unit, -3 * unit),
        }
        for spot, item in self.meld_places().items():
            at, size = item.pos(), item.place
            slot = Rect(at.x(), at.y(), size.width(), size.height())
            rects[spot] = slot.adjusted(-2 * unit, 3 * unit, -6 * unit, -3 * unit)
        return rects

    def spot_at(self, point: QPointF) -> Spot | None:
        """The place under a point of the scene."""
        return next((spot for spot, rect in self.spot_rects().items() if rect.contains(point.x(), point.y())), None)

    def hand_card_at(self, point: QPointF) -> CardItem | None:
        """The card of the hand under a point: the uppermost."""
        items = [item for item in self.hand.items if item.shape().contains(item.mapFromScene(point))]
        return items[-1] if items else None

    # ---- while something is dragged

    def show_targets(self, looks: "Mapping[Spot, TargetLook]", veiled: Collection[Zone] = ()) -> None:
        """Show exactly these targets, and veil exactly these parts."""
        self.overlay.show_targets(looks, self.spot_rects(), self._layout.table, self._style)
        self.overlay.show_veils([rect for zone in veiled for rect in self._zone_rects(zone)], self._style)

    def show_refusal(self, spot: Spot, reason: str, advice: str = "") -> None:
        """Say at a place why a drop was refused, and what to do."""
        self.overlay.show_refusal(reason, advice, self.spot_rects()[spot], self._layout.table, self._style)

    def clear_overlay(self) -> None:
        """No targets, no veils, no bubble."""
        self.overlay.clear()

    # ---- inside

    def _follow(self, faces: CardFaces) -> None:
        """Paint the cards anew when these faces have better pictures of them, and no longer those before."""
        self._style.faces.refined.disconnect(self._repaint_cards)
        faces.refined.connect(self._repaint_cards)
        faces.queue = self._style.queue
        faces.take_over(self._style.faces)

    def _repaint_cards(self) -> None:
        for item in self.items():
            if isinstance(item, TableItem):
                item.repaint_cards()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        paint_felt(painter, self.sceneRect(), self._style.theme)

    def lay_out(self) -> None:
        """Compute the layout and bring every item to its place."""
        if self._snapshot is None or self._texts is None or not self._has_size:
            return
        self._spot_rects = None
        shape = self.shape_of(self._snapshot, len(self._texts.extras), self._offers_threes, len(self._texts.tools))
        if not self._lay_out_hand(shape):
            self._lay_out_all(shape)
        self.laid_out.emit()

    def shape_of(self, snapshot: TableSnapshot, extras: int, offers_threes: bool, tools: int = 3) -> TableShape:
        """What matters to the layout: of this snapshot, of the deck, and of the letters."""
        deck = self._style.faces.deck
        shape = shape_of(snapshot, extras, offers_threes, tools)
        return replace(shape, aspect=deck.aspect, index=deck.index, letters=self._letters)

    def _lay_out_hand(self, shape: TableShape) -> bool:
        """The hand alone, where nothing else has another place or look; whether that was so."""
        laid_out = (replace(shape, hand=()), self.sceneRect(), self._style)
        if laid_out != self._laid_out:
            return False
        self._place_hand(shape.hand)
        return True

    def _place_hand(self, kinds: Sequence[Hashable]) -> None:
        hand = lay_out_hand(self._layout.hand_area, self._layout.measures, kinds)
        self._layout = replace(self._layout, hand=hand)
        self.tray.set_place(hand.tray, self._style)
        self.hand.lay_out(hand, self._layout.measures.rise, self._style)

    def _lay_out_all(self, shape: TableShape) -> None:
        self._layout = layout = lay_out_table(self.width(), self.height(), shape)
        measures = layout.measures
        style = replace(self._style, unit=measures.unit, text=measures.text)
        if style.larger != measures.letters:
            style = replace(style, larger=measures.letters, _fitted={}, _elided={})
        self._style = style
        self._laid_out = (replace(shape, hand=()), self.sceneRect(), style)
        for plate, rect in zip(self._seats, layout.seats, strict=True):
            plate.set_place(rect, style)
        for items, band in zip((*self._others, self._ours), (*layout.others, layout.ours), strict=True):
            items.lay_out(band, style)
        self._lay_out_centre(layout, style)
        self.hand.lay_out(layout.hand, measures.rise, style)

    def _lay_out_centre(self, layout: TableLayout, style: TableStyle) -> None:
        self.stock.set_place(layout.centre.stock, style)
        self.pile.set_layout(layout.centre, style)
        self.pile_note.set_place(layout.centre.pile_text, style)
        self.panel.lay_out(layout.centre.panel, style)
        self.tray.set_place(layout.hand.tray, style)
        for item, rect in ((self.round_note, layout.round_note), (self.side_panel, layout.side_panel)):
            item.setVisible(rect is not None)
            if rect is not None:
                item.set_place(rect, style)

    def _present(self, snapshot: TableSnapshot, texts: TableTexts) -> None:
        roles = roles_of(snapshot)
        for plate, seat, words in zip(self._seats, snapshot.seats, texts.seats, strict=True):
            plate.present(seat, words, roles[seat.side])
        for items, side in zip(self._others, other_sides(snapshot), strict=True):
            items.present(side, texts.sides[side.side], roles[side.side], snapshot.canasta_size)
        mine = snapshot.my_side
        self._ours.present(snapshot.sides[mine], texts.sides[mine], roles[mine], snapshot.canasta_size)
        self.stock.present(snapshot.stock, texts.stock)
        crosswise = crosswise_card(snapshot.pile, snapshot.freezing_card)
        self.pile.present(PileView(snapshot.pile, snapshot.pile_state, crosswise), texts.pile)
        self.pile_note.present(snapshot.pile_state, texts.pile)
        self.tray.present(snapshot.my_turn)
        self.round_note.present(texts.round)
        self.side_panel.present(texts.round, self._scores(snapshot, texts))

    def _scores(self, snapshot: TableSnapshot, texts: TableTexts) -> tuple[ScoreView, ...]:
        roles = roles_of(snapshot)
        sides = [snapshot.sides[snapshot.my_side], *other_sides(snapshot)]
        return tuple(
            ScoreView(
                side=side.side,
                role=roles[side.side],
                name=texts.sides[side.side].name,
                score=texts.sides[side.side].score,
                progress=side.score / snapshot.target if snapshot.target > 0 else 0.0,
            )
            for side in sides
        )

    def _zone_rects(self, zone: Zone) -> list[Rect]:
        if zone is Zone.SEATS:
            first, last = self._layout.seats[0], self._layout.seats[-1]
            return [Rect(first.x, first.y, last.right - first.x, first.height)]
        if zone is Zone.OTHERS:
            return [layout.band for layout in self._layout.others]
        return [self._layout.centre.pile_outline]

    def _add_fixed_items(self) -> None:
        for ground in (self.tray, self.round_note, self.side_panel):
            ground.setZValue(Layer.GROUND)
            self.addItem(ground)
        for item in (self.stock, self.pile, self.pile_note):
            item.setZValue(Layer.PLACES)
            self.addItem(item)

    def _match_items(self, snapshot: TableSnapshot) -> None:
        """As many plates and sides as the snapshot has."""
        while len(self._seats) > len(snapshot.seats):
            plate = self._seats.pop()
            self.removeItem(plate)
            plate.deleteLater()
        while len(self._seats) < len(snapshot.seats):
            plate = SeatPlate(follows=bool(self._seats))
            plate.setZValue(Layer.GROUND)
            self.addItem(plate)
            self._seats.append(plate)
        others = len(other_sides(snapshot))
        while len(self._others) > others:
            self._others.pop().remove()
        while len(self._others) < others:
            self._others.append(SideItems(self, shows_free=False))

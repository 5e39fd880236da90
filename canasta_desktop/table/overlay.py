"""Targets, veils and the bubble: what shows over the table while something is dragged."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QGraphicsScene

from canasta_desktop.table.brush import TableStyle
from canasta_desktop.table.items.hint_mark import HintMark
from canasta_desktop.table.items.refusal_bubble import RefusalBubble
from canasta_desktop.table.items.target_mark import TargetLook, TargetMark, TargetState, Veil
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.spots import Spot, TableSpot


class Overlay:
    """Keeps one mark per target, one veil per veiled rectangle, and one bubble."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._marks: dict[Spot, TargetMark] = {}
        self._spare: list[TargetMark] = []
        """Marks of places that the pointer has left, for the next ones."""
        self._shown: dict[TargetMark, tuple[TargetLook, Rect, TableStyle, Rect]] = {}
        self._next_mark = TargetMark()
        """Never seen: it paints what others will show."""
        self._veils: list[Veil] = []
        self._hints: list[HintMark] = []
        self.bubble = RefusalBubble()
        self._next_bubble = RefusalBubble(self.bubble.pictures)
        """Never seen: it paints what the other one will show."""
        self.bubble.setZValue(Layer.BUBBLE)
        self.bubble.hide()
        scene.addItem(self.bubble)

    @property
    def marks(self) -> Mapping[Spot, TargetMark]:
        """The marks shown now."""
        return self._marks

    def show_targets(
        self, looks: Mapping[Spot, TargetLook], places: Mapping[Spot, Rect], table: Rect, style: TableStyle
    ) -> None:
        """Show exactly these targets; a mark stays the same item as long as its spot is marked."""
        for spot in [spot for spot in self._marks if spot not in looks]:
            mark = self._marks.pop(spot)
            mark.hide()
            self._spare.append(mark)
        for spot, look in looks.items():
            mark = self._marks.get(spot) or self._new_mark(spot)
            shown = look, places[spot], style, table
            if self._shown.get(mark) != shown:
                self._shown[mark] = shown
                mark.set_place(places[spot], style)
                mark.present(look, table)
                # A mark round the hand tints the tray, not the cards.
                layer = Layer.HAND - 2 if spot is TableSpot.HAND else Layer.TARGET
                mark.setZValue(layer + (look.state is not TargetState.LEGAL))

    def prepare_mark(self, look: TargetLook, place: Rect, table: Rect, style: TableStyle) -> None:
        """Paint a mark that is going to show, so that it is ready then."""
        self._next_mark.set_place(place, style)
        self._next_mark.present(look, table)
        self._next_mark.prepare()

    def show_veils(self, rects: list[Rect], style: TableStyle) -> None:
        """Veil exactly these rectangles."""
        while len(self._veils) > len(rects):
            veil = self._veils.pop()
            self._scene.removeItem(veil)
            veil.deleteLater()
        while len(self._veils) < len(rects):
            veil = Veil()
            veil.setZValue(Layer.VEIL)
            self._scene.addItem(veil)
            self._veils.append(veil)
        for veil, rect in zip(self._veils, rects, strict=True):
            veil.set_place(rect, style)

    @property
    def hints(self) -> Sequence[HintMark]:
        """What marks the places that the hint speaks of."""
        return self._hints

    def show_hints(self, rects: Sequence[Rect], style: TableStyle) -> None:
        """Mark exactly these rectangles, whatever else shows."""
        while len(self._hints) > len(rects):
            mark = self._hints.pop()
            self._scene.removeItem(mark)
            mark.deleteLater()
        while len(self._hints) < len(rects):
            mark = HintMark()
            mark.setZValue(Layer.HINT)
            self._scene.addItem(mark)
            self._hints.append(mark)
        for mark, rect in zip(self._hints, rects, strict=True):
            mark.set_place(rect, style)

    def prepare_refusal(self, reason: str, advice: str, target: Rect, table: Rect, style: TableStyle) -> bool:
        """Paint what is to be said at a place, so that it is ready when it is shown, or a part of it, as all would take
        too long for one frame. Whether there is more to paint.
        """
        self._next_bubble.present(reason, advice, target, table, style)
        if self._next_bubble.prepare_ground():
            return True
        self._next_bubble.prepare()
        return False

    def show_refusal(
        self, reason: str, advice: str, target: Rect, table: Rect, style: TableStyle, clear: Sequence[Rect] = ()
    ) -> None:
        """Say at a place why not; what must stay `clear` is not covered."""
        self.bubble.present(reason, advice, target, table, style, clear)
        self.bubble.show()

    def hide_refusal(self) -> None:
        """Take the bubble away."""
        self.bubble.hide()

    def clear(self) -> None:
        """Take everything away."""
        for mark in (*self._marks.values(), *self._spare):
            self._scene.removeItem(mark)
            mark.deleteLater()
        self._marks.clear()
        self._spare.clear()
        self._shown.clear()
        for veil in self._veils:
            self._scene.removeItem(veil)
            veil.deleteLater()
        self._veils.clear()
        self.hide_refusal()

    def _new_mark(self, spot: Spot) -> TargetMark:
        if self._spare:
            mark = self._spare.pop()
            mark.show()
        else:
            mark = TargetMark()
            self._scene.addItem(mark)
        self._marks[spot] = mark
        return mark

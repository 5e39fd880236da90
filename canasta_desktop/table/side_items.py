"""The items of one side: its band, and the places of its melds upon it."""

from PySide6.QtWidgets import QGraphicsScene

from canasta_desktop.engine.cards import Rank
from canasta_desktop.model.snapshot import SideSnapshot
from canasta_desktop.table.brush import SideRole, TableStyle
from canasta_desktop.table.items.meld_place import MeldPlace
from canasta_desktop.table.items.side_band import SideBand
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.meld_places import BandLayout
from canasta_desktop.table.texts import SideTexts


class SideItems:
    """One side on the table; `shows_free` draws the free places of our own side."""

    def __init__(self, scene: QGraphicsScene, shows_free: bool) -> None:
        self._scene = scene
        self._shows_free = shows_free
        self._places: dict[Rank, MeldPlace] = {}
        self.band = SideBand()
        self.band.setZValue(Layer.GROUND)
        scene.addItem(self.band)

    @property
    def places(self) -> dict[Rank, MeldPlace]:
        """The places by rank, in their order from left to right."""
        return dict(self._places)

    def present(self, side: SideSnapshot, words: SideTexts, role: SideRole, canasta_size: int) -> None:
        """Show this side's melds in the places that `lay_out` has made."""
        self.band.present(words, side.red_threes, role)
        melds = {meld.rank: meld for meld in side.melds}
        for rank, place in self._places.items():
            place.present(melds.get(rank), words.meld(rank), canasta_size)

    def lay_out(self, layout: BandLayout, style: TableStyle) -> None:
        """Bring band and places where they belong; places come and go with the layout."""
        self.band.set_place(layout.band, style)
        self.band.set_info_width(layout.info.width)
        wanted = {place.rank: place for place in layout.places}
        for rank in [rank for rank in self._places if rank not in wanted]:
            self._drop(self._places.pop(rank))
        kept = self._places
        self._places = {rank: kept.get(rank) or self._new_place(rank) for rank in wanted}
        for number, (rank, place) in enumerate(wanted.items()):
            item = self._places[rank]
            item.set_layout(place, style)
            item.setZValue(Layer.PLACES + number / 100)

    def remove(self) -> None:
        """Take all items from the scene."""
        self._scene.removeItem(self.band)
        self.band.deleteLater()
        for place in self._places.values():
            self._drop(place)
        self._places.clear()

    def _new_place(self, rank: Rank) -> MeldPlace:
        place = MeldPlace(rank, self._shows_free)
        self._scene.addItem(place)
        return place

    def _drop(self, place: MeldPlace) -> None:
        self._scene.removeItem(place)
        place.deleteLater()

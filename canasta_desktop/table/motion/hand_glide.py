"""The cards of the hand on their way to new places in it."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF

from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.motion.flying_card import TRAVEL
from canasta_desktop.table.scene import TableScene

_FAR: Final = 0.5
"""Of a step of the hand."""
_AT_A_TIME: Final = 5
"""Cards that come to their places in one frame, where too many would glide."""


@dataclass(slots=True)
class _Glide:
    item: CardItem
    start: QPointF
    target: QPointF
    begun_at: float
    lasts: float
    """0 for one that comes home in one of the next frames."""


class HandGlide:
    """The placer of the hand: brings cards home at once, or lets them glide there while `opened`."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._glides: dict[int, _Glide] = {}
        self._opening: tuple[float, float] | None = None
        self._few = False
        """Whether only some may glide; the others change their depth when they come home, to be painted once."""
        # The items themselves, so that no new one gets the identity of one that is gone.
        self._known: dict[int, CardItem] = {}
        scene.hand.placer = self._place

    @property
    def running(self) -> bool:
        """Whether a card is on its way."""
        return bool(self._glides)

    @contextmanager
    def opened(self, now: float, lasts: float, landed: Collection[int] = (), most: int | None = None) -> Iterator[None]:
        """Whatever is shown inside lets the cards that stay in the hand glide to their places.

        Cards that come are there at once, as are those whose keys have `landed`. Where no more than `most` may glide,
        whatever moves by less than half a step does not glide, nor does any if still more would: they come to
        their places a few in each frame, those first that the others follow.
        """
        self._known = {id(item): item for item in self._scene.hand.items}
        self._opening, self._few = (now, lasts), most is not None
        try:
            yield
        finally:
            self._opening, self._few = None, False
            self._known.clear()
            self.forget_gone()
            for item, held in zip(self._scene.hand.items, self._scene.hand.cards, strict=True):
                if held.key in landed:
                    self._settle(item)
            if most is not None:
                self._leave(most)

    def advance(self, now: float, *, busy: bool = False) -> None:
        """Bring everything to where it is at this time; in a `busy` frame, what does not glide waits for the next."""
        if not busy:
            for item in [glide.item for glide in self._glides.values() if not glide.lasts][:_AT_A_TIME]:
                self._settle(item)
        for glide in [glide for glide in self._glides.values() if glide.lasts]:
            share = min(1.0, (now - glide.begun_at) / glide.lasts)
            if share >= 1.0:
                self._settle(glide.item)
            else:
                self._move(glide, TRAVEL.valueForProgress(share))

    def finish(self) -> None:
        """Bring all cards home."""
        self.forget_gone()
        for glide in list(self._glides.values()):
            self._settle(glide.item)

    def forget_gone(self) -> None:
        """Items that left the hand are no longer ours to move."""
        held = {id(item) for item in self._scene.hand.items}
        self._glides = {key: glide for key, glide in self._glides.items() if key in held}

    def _leave(self, most: int) -> None:
        """Dashes do not glide: they would draw all that they pass into every frame."""
        in_order = [glide for item in self._scene.hand.items if (glide := self._glides.get(id(item)))]
        if sum(glide.target.x() > glide.item.x() for glide in in_order) * 2 > len(in_order):
            in_order.reverse()
        in_order.sort(key=lambda glide: not glide.item.look.gap)
        far = {id(glide.item) for glide in in_order if _is_far(glide)}
        for glide in in_order:
            key = id(glide.item)
            if key in far and len(far) <= most and not glide.item.look.gap:
                glide.item.setZValue(glide.item.depth)
            else:
                del self._glides[key]
                self._glides[key] = replace(glide, lasts=0)

    def _place(self, item: CardItem, home: QPointF) -> None:
        glide, opening = self._glides.get(id(item)), self._opening
        if not self._few:
            item.setZValue(item.depth)
        if glide is not None and glide.target == home:
            return
        if opening and opening[1] > 0 and id(item) in self._known and item.isVisible() and item.pos() != home:
            self._glides[id(item)] = _Glide(item, item.pos(), home, *opening)
        elif glide is not None:
            glide.target = home
        else:
            item.come_home()

    def _move(self, glide: _Glide, share: float) -> None:
        style = self._scene.table_style
        at = glide.start + (glide.target - glide.start) * share
        glide.item.setPos(style.snapped(at.x(), at.y()))

    def _settle(self, item: CardItem) -> None:
        self._glides.pop(id(item), None)
        item.come_home()


def _is_far(glide: _Glide) -> bool:
    return (glide.target - glide.item.pos()).manhattanLength() >= glide.item.look.step * _FAR

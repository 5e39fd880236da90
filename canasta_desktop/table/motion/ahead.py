"""Faces that the next step will show, rendered one in a frame while the step before it goes on."""

from collections import deque
from collections.abc import Callable
from functools import partial

from canasta_desktop.table.card_pixmap import Shade
from canasta_desktop.table.faces import element_of
from canasta_desktop.table.items.card_item import overlap_reach
from canasta_desktop.table.motion.anchors import HandSpot
from canasta_desktop.table.motion.steps import Step
from canasta_desktop.table.scene import TableScene


class FacesAhead:
    """As when cards are dealt: their backs fly for a second, then all of the hand are turned over in one frame."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._to_render: deque[Callable[[], object]] = deque()

    def expect(self, step: Step | None) -> None:
        """This step comes next, None: no other."""
        self._to_render.clear()
        if step is None:
            return
        style, size = self._scene.table_style, self._scene.table_layout.measures.hand_card
        for flight in step.flights:
            if flight.card is not None and isinstance(flight.target, HandSpot):
                sized = partial(style.faces.card, element_of(flight.card), size.width, size.height, style.ratio)
                self._to_render.append(partial(sized, Shade.SOFT))
                self._to_render.append(partial(sized, Shade.OVERLAP, overlap_reach(style)))

    def advance(self) -> None:
        """Render one."""
        if self._to_render:
            self._to_render.popleft()()

    def __len__(self) -> int:
        return len(self._to_render)

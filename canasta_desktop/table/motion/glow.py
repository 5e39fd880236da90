"""Targets that begin to shine when something is picked up."""

from collections.abc import Iterable

from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import Spot


class Glow:
    """Lets the marks of targets shine up together; a mark that is taken away meanwhile is forgotten."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._spots: frozenset[Spot] = frozenset()
        self._begun_at = self._lasts = 0.0

    @property
    def running(self) -> bool:
        """Whether any still gets brighter."""
        return bool(self._spots)

    def begin(self, spots: Iterable[Spot], now: float, lasts: float) -> None:
        """Let the marks at these spots shine up, each from nothing; at once if it lasts no time."""
        self.finish()
        self._spots, self._begun_at, self._lasts = frozenset(spots), now, lasts
        self._show(0.0 if lasts > 0 else 1.0)
        if lasts <= 0:
            self._spots = frozenset()

    def advance(self, now: float) -> None:
        """Bring all to how bright they are at this time."""
        if not self._spots:
            return
        self._spots &= self._scene.overlay.marks.keys()
        share = (now - self._begun_at) / self._lasts
        if share >= 1.0:
            self.finish()
        else:
            self._show(share)

    def finish(self) -> None:
        """All shine."""
        self._show(1.0)
        self._spots = frozenset()

    def _show(self, share: float) -> None:
        marks = self._scene.overlay.marks
        for spot in self._spots:
            if spot in marks:
                marks[spot].setOpacity(share)

"""Items whose words have changed while cards move: a few of them are painted in each frame, so that none is late."""

from typing import Final, Protocol

_MOST: Final = 1.5
"""Milliseconds that pictures painted anew may take in one frame."""
_DEAR: Final = 0.8
"""What takes more milliseconds waits for a frame in which the hand, a quarter of the table, is not painted."""


class Waiting(Protocol):
    """An item that shows its former picture until it is told to paint another."""

    @property
    def cost(self) -> float:
        """Milliseconds that its last picture took."""

    def catch_up(self) -> None:
        """Show what was given last."""


class PictureQueue:
    """First come, first painted; `hurried` says whether items are to wait at all."""

    def __init__(self) -> None:
        self.hurried = False
        self._waiting: dict[int, Waiting] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, item: Waiting) -> None:
        """Let it wait for its frame."""
        self._waiting.setdefault(id(item), item)

    def release(self, *, busy: bool = False) -> bool:
        """Let as many paint as a frame has time for: one at least; in a `busy` frame none that is dear.

        Whether one that is dear was among them.
        """
        taken, dear = 0.0, False
        for key, item in list(self._waiting.items()):
            if taken and taken + item.cost > _MOST:
                break
            if busy and item.cost > _DEAR:
                continue
            del self._waiting[key]
            taken += item.cost
            dear = dear or item.cost > _DEAR
            item.catch_up()
        return dear

    def release_all(self) -> None:
        """Let all paint: nothing moves any more."""
        self.hurried = False
        waiting, self._waiting = self._waiting, {}
        for item in waiting.values():
            item.catch_up()

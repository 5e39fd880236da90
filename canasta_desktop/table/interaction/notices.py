"""Why something was refused, and what the person wants to know: in a bubble and on the message line."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_desktop.model.reasons import Reason
from canasta_desktop.table.accessible.announcing import announce
from canasta_desktop.table.interaction.shown import ShownTable
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.texts import TableWords

_STANDS_FOR: Final = 6000
"""Milliseconds until a notice goes by itself."""

Where = Callable[[], Rect | None]
"""Finds the rectangle that a bubble points at; None when it is no longer on the table."""


class Notices(QObject):
    """One notice at a time, until the next press or key, or a few seconds."""

    refused = Signal()
    """It is said why not."""

    def __init__(self, scene: TableScene, shown: ShownTable, words: TableWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._shown, self._words = scene, shown, words
        self._timer = QTimer(self, singleShot=True, interval=_STANDS_FOR)
        self._timer.timeout.connect(self.clear)
        self._where: Where | None = None
        self._context: Where | None = None
        self._reason: tuple[str, str] | None = None
        scene.laid_out.connect(self._place_bubble)

    @property
    def standing(self) -> bool:
        """Whether a notice stands."""
        return self._timer.isActive()

    @contextmanager
    def at(self, where: Where) -> Iterator[None]:
        """Whatever is refused meanwhile, and not for a certain target, was tried here."""
        before, self._context = self._context, where
        try:
            yield
        finally:
            self._context = before

    def refuse(self, reason: Reason, where: Where | None = None) -> None:
        """Say why not, on the message line and where it was tried: beside the thing that was used; where nothing was,
        at `where`; else at the message line.
        """
        words = self._words.refusal(reason)
        self.clear()
        tried_at = self._context or where or self._panel
        # A key may ask for what has no button now.
        self._reason, self._where = words, self._panel if tried_at() is None else tried_at
        self.refused.emit()
        self._place_bubble()
        self._stand(words, urgent=True)

    def tell(self, message: str, detail: str = "") -> None:
        """Say something on the message line."""
        self.clear()
        self._stand((message, detail), urgent=False)

    def clear(self) -> None:
        """No notice any more."""
        self._timer.stop()
        if self._reason is not None:
            self._reason = self._where = None
            self._scene.overlay.hide_refusal()
        self._shown.say(None)

    def _stand(self, words: tuple[str, str], *, urgent: bool) -> None:
        self._shown.say(words)
        self._timer.start()
        said = " ".join(_ended(part) for part in words if part)
        for view in self._scene.views():
            announce(view, said, urgent=urgent)

    def _place_bubble(self) -> None:
        """After a resize, too, it stands where it belongs."""
        if self._reason is None or self._where is None:
            return
        rect = self._where()
        if rect is None:
            self._scene.overlay.hide_refusal()
            return
        layout, style = self._scene.table_layout, self._scene.table_style
        self._scene.overlay.show_refusal(*self._reason, rect, layout.table, style, layout.centre.panel.extras)

    def _panel(self) -> Rect:
        return self._scene.table_layout.centre.panel.message


def _ended(words: str) -> str:
    """With a full stop, so that what follows is heard apart."""
    return words if words.endswith((".", "?", "!", "…")) else f"{words}."

"""The decks that can be chosen: found at once, checked and opened in another process."""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_desktop.table.decks.deck import Deck
from canasta_desktop.table.decks.far_pictures import FarPictures

if TYPE_CHECKING:
    # Only where decks of others are looked for or shown.
    from canasta_desktop.table.decks.far_painter import FarPainter
    from canasta_desktop.table.decks.finding import FoundDeck

Find = Callable[[str], "list[FoundDeck]"]
"""Looks for decks, also in the folder that it is given."""


class DeckLibrary(QObject):
    """Finds, checks and opens decks of others; whatever is wrong with them, the table stays as it is."""

    good_decks_changed = Signal()
    """One more of the decks that were looked for is checked, or they are looked for anew."""
    opened = Signal(object)
    """`FarPictures`: the deck that was asked for last."""
    failed = Signal(str)
    """The id of a deck that was asked for last and is not there or cannot be shown, or of one that broke later."""

    def __init__(
        self,
        find: Find | None = None,
        new_painter: "Callable[[], FarPainter] | None" = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._find, self._new_painter = find or _find, new_painter or _new_painter
        self._good: list[FoundDeck] = []
        self._unchecked: deque[FoundDeck] = deque()
        self._checker: FarPainter | None = None
        self._painter: FarPainter | None = None
        """Of the deck that is shown."""
        self._coming: FarPainter | None = None
        """Of the deck that is asked for."""
        self._asked = ""
        self._named: FoundDeck | None = None
        """The last one that was to be opened and found: its description may be gone later."""

    @property
    def good_decks(self) -> "tuple[FoundDeck, ...]":
        """Those of the last search that have proved good so far."""
        return tuple(self._good)

    @property
    def searching(self) -> bool:
        """Whether decks are still to be checked."""
        return bool(self._unchecked)

    def name(self, deck_id: str, language: str) -> str:
        """What a deck that was asked for is called in a language; empty where it was never found."""
        return self._named.name(language) if self._named is not None and self._named.deck_id == deck_id else ""

    def look_for(self, folder: str = "") -> None:
        """Find all decks, and check one after the other."""
        self._good.clear()
        self._unchecked = deque(self._find(folder))
        self._check_next(anew=True)
        self.good_decks_changed.emit()

    def open(self, deck_id: str, folder: str = "") -> None:
        """Open a deck; `opened` or `failed` comes later, and only for what was asked for last."""
        self._drop_coming()
        self._asked = deck_id
        found = next((one for one in self._find(folder) if one.deck_id == deck_id), None)
        if found is None:
            QTimer.singleShot(0, self, lambda: self._fail(deck_id))
            return
        self._named = found
        painter = self._coming = self._new_painter()
        painter.opened.connect(self._take_opened)
        painter.lost.connect(lambda: self._fail(deck_id))
        painter.open(found)

    def forget(self) -> None:
        """No deck of others is wanted any more."""
        self._asked = ""
        self._drop_coming()
        if self._painter is not None:
            self._painter.close()
            self._painter = None

    def close(self) -> None:
        """End whatever runs."""
        self._unchecked.clear()
        self._drop_checker()
        self.forget()

    # What comes back

    def _check_next(self, *, anew: bool = False) -> None:
        if anew or not self._unchecked:
            self._drop_checker()
        if not self._unchecked:
            return
        if self._checker is None:
            self._checker = self._new_painter()
            self._checker.opened.connect(self._take_checked)
            # Whatever broke it is no deck to play with.
            self._checker.lost.connect(lambda: self._take_checked(None, broken=True))
        self._checker.open(self._unchecked[0])

    def _take_checked(self, deck: Deck | None, broken: bool = False) -> None:
        found = self._unchecked.popleft()
        if deck is not None:
            self._good.append(found)
        self._check_next(anew=broken)
        self.good_decks_changed.emit()

    def _take_opened(self, deck: Deck | None) -> None:
        if deck is None or self._coming is None:
            self._fail(self._asked)
            return
        before, self._painter, self._coming = self._painter, self._coming, None
        self.opened.emit(FarPictures(deck, self._painter))
        if before is not None:
            before.close()

    def _fail(self, deck_id: str) -> None:
        if deck_id == self._asked:
            self.forget()
            self.failed.emit(deck_id)

    def _drop_coming(self) -> None:
        if self._coming is not None:
            self._coming.close()
            self._coming = None

    def _drop_checker(self) -> None:
        if self._checker is not None:
            self._checker.close()
            self._checker = None


def _new_painter() -> "FarPainter":
    from canasta_desktop.table.decks.far_painter import FarPainter

    return FarPainter()


def _find(folder: str) -> "list[FoundDeck]":
    from canasta_desktop.table.decks.finding import deck_roots, find_decks

    return find_decks(deck_roots(folder), folder)

"""The decks that can be chosen: found one by one, checked and opened in another process."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_desktop.table.decks.deck import Deck
from canasta_desktop.table.decks.far_pictures import FarPictures

if TYPE_CHECKING:
    # Only where decks of others are looked for or shown.
    from canasta_desktop.table.decks.far_painter import FarPainter
    from canasta_desktop.table.decks.finding import FoundDeck

Find = Callable[[str], "Iterable[FoundDeck]"]
"""Looks for decks, also in the folder that it is given."""
_State = tuple[Path, int, int]
"""A file, when it was written, and its size."""


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
        self._to_check: Iterator[FoundDeck] = iter(())
        self._checked: FoundDeck | None = None
        """What is being checked."""
        self._verdicts: dict[_State, bool] = {}
        """Whether files are decks to play with: each is checked once, unless it changes."""
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
        return self._checked is not None

    def name(self, deck_id: str, language: str) -> str:
        """What a deck that was asked for is called in a language; empty where it was never found."""
        return self._named.name(language) if self._named is not None and self._named.deck_id == deck_id else ""

    def look_for(self, folder: str = "") -> None:
        """Find and check one deck after the other. Returns at once; what was checked before is good or not at once."""
        self._good.clear()
        self._to_check = iter(self._find(folder))
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
        self._to_check, self._checked = iter(()), None
        self._drop_checker()
        self.forget()

    # What comes back

    def _check_next(self, *, anew: bool = False) -> None:
        self._checked = self._next_unknown()
        if anew or self._checked is None:
            self._drop_checker()
        if self._checked is None:
            return
        if self._checker is None:
            self._checker = self._new_painter()
            self._checker.opened.connect(self._take_checked)
            # Whatever broke it is no deck to play with.
            self._checker.lost.connect(lambda: self._take_checked(None, broken=True))
        self._checker.open(self._checked)

    def _next_unknown(self) -> "FoundDeck | None":
        """The next deck that must be checked; those before it are known."""
        for found in self._to_check:
            state = _state_of(found.file)
            if state is None or state not in self._verdicts:
                return found
            if self._verdicts[state]:
                self._good.append(found)
        return None

    def _take_checked(self, deck: Deck | None, broken: bool = False) -> None:
        if self._checked is None:
            return
        if deck is not None:
            self._good.append(self._checked)
        state = _state_of(self._checked.file)
        if state is not None and not broken:
            # What has broken the painter may have been something else.
            self._verdicts[state] = deck is not None
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


def _find(folder: str) -> "Iterable[FoundDeck]":
    from canasta_desktop.table.decks.finding import deck_roots, each_deck

    return each_deck(deck_roots(folder), folder)


def _state_of(file: Path) -> _State | None:
    """None where there is no such file."""
    try:
        found = file.stat()
    except OSError:
        return None
    return file, found.st_mtime_ns, found.st_size

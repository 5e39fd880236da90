"""The decks that can be chosen, and their opening beside everything else: a heavy one takes a while."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from canasta_desktop.table.decks.checking import open_found
from canasta_desktop.table.decks.deck import Deck, UnreadableDeck
from canasta_desktop.table.decks.finding import FoundDeck, deck_roots, find_decks
from canasta_desktop.table.decks.pictures import DeckPictures


class DeckLibrary(QObject):
    """Finds, checks and opens decks of others; reading them leaves the table free."""

    good_decks_changed = Signal()
    """One more of the decks that were looked for has proved good, or they were looked for anew."""
    opened = Signal(object)
    """`DeckPictures`: the deck that was asked for last."""
    failed = Signal(str)
    """The id of the deck that was asked for last: it is not there, or it cannot be shown."""
    _checked = Signal(int, object, object)
    _ready = Signal(int, str, object)

    def __init__(self, find: Callable[[str], list[FoundDeck]] | None = None, parent: QObject | None = None) -> None:
        """`find` looks for decks, also in the folder that it is given."""
        super().__init__(parent)
        self._find = find or _find
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._good: dict[str, tuple[FoundDeck, Deck]] = {}
        self._search = self._asked = 0
        self._unchecked = 0
        self._checked.connect(self._take_checked)
        self._ready.connect(self._take_opened)

    @property
    def good_decks(self) -> tuple[FoundDeck, ...]:
        """Those of the last search that have proved good so far."""
        return tuple(found for found, _ in self._good.values())

    @property
    def searching(self) -> bool:
        """Whether decks are still to be checked."""
        return self._unchecked > 0

    def look_for(self, folder: str = "") -> None:
        """Find all decks, and check one after the other."""
        self._search += 1
        self._good.clear()
        found = self._find(folder)
        self._unchecked = len(found)
        search = self._search
        for one in found:
            self._pool.start(lambda one=one: self._check(search, one))
        self.good_decks_changed.emit()

    def open(self, deck_id: str, folder: str = "") -> None:
        """Open a deck; `opened` or `failed` comes later, and only for what was asked for last."""
        self._asked += 1
        asked = self._asked
        self._pool.start(lambda: self._open(asked, deck_id, folder), 1)

    def forget(self) -> None:
        """What was asked for is not wanted any more."""
        self._asked += 1

    def close(self) -> None:
        """Wait for what is being read; nothing comes after that."""
        self._asked += 1
        self._search += 1
        self._pool.clear()
        self._pool.waitForDone()

    # In the other thread

    def _check(self, search: int, found: FoundDeck) -> None:
        if search != self._search:
            return
        try:
            deck = open_found(found).deck
        except UnreadableDeck:
            deck = None
        self._checked.emit(search, found, deck)

    def _open(self, asked: int, deck_id: str, folder: str) -> None:
        if asked != self._asked:
            return
        found = next((one for one in self._find(folder) if one.deck_id == deck_id), None)
        pictures: DeckPictures | None = None
        if found is not None:
            try:
                pictures = open_found(found)
            except UnreadableDeck:
                pictures = None
        application = QCoreApplication.instance()
        if pictures is not None and application is not None:
            pictures.renderer.moveToThread(application.thread())
        self._ready.emit(asked, deck_id, pictures)

    # Back in ours

    def _take_checked(self, search: int, found: FoundDeck, deck: Deck | None) -> None:
        if search != self._search:
            return
        self._unchecked -= 1
        if deck is not None:
            self._good[found.deck_id] = (found, deck)
        self.good_decks_changed.emit()

    def _take_opened(self, asked: int, deck_id: str, pictures: DeckPictures | None) -> None:
        if asked != self._asked:
            return
        if pictures is None:
            self.failed.emit(deck_id)
        else:
            self.opened.emit(pictures)


def _find(folder: str) -> list[FoundDeck]:
    return find_decks(deck_roots(folder), folder)

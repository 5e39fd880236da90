"""The looks of the whole program while it runs: theme, deck, back and letters, as they are preferred."""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QLocale, QObject, Signal, SignalInstance
from PySide6.QtGui import QFont

from canasta_desktop.app.system_look import SystemLook
from canasta_desktop.table.decks.own import CONTRAST, OWN_DECKS, TWO_COLOURS, open_own
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.theme import HIGH_CONTRAST, LIGHT, THEMES, Theme
from canasta_desktop.ui.dialog_colours import DIALOGS, is_dressed, put_on

if TYPE_CHECKING:
    # What only a change needs, or decks of others.
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication, QMenuBar

    from canasta_desktop.table.decks.far_pictures import FarPictures
    from canasta_desktop.table.decks.library import DeckLibrary
    from canasta_desktop.table.decks.pictures import DeckPictures
    from canasta_desktop.table.scene import TableScene
    from canasta_desktop.ui.welcome import Welcome

_FRENCH_LETTERS = {"fr", "ht"}


class LooksPreferences(Protocol):
    """What is preferred; a signal of each tells when that changes."""

    @property
    def theme(self) -> str:
        """A theme, "" for that of the system."""

    @property
    def theme_changed(self) -> SignalInstance:
        """Signal(str)."""

    @property
    def deck(self) -> str:
        """The id of a deck, "" for that of the theme."""

    @property
    def deck_changed(self) -> SignalInstance:
        """Signal(str)."""

    @property
    def back(self) -> str:
        """The colour of the backs, "" for the deck's usual one."""

    @property
    def back_changed(self) -> SignalInstance:
        """Signal(str)."""

    @property
    def index_letters(self) -> str:
        """`language` for those of the player's language."""

    @property
    def index_letters_changed(self) -> SignalInstance:
        """Signal(str)."""

    @property
    def deck_folder(self) -> str:
        """Where decks lie besides the usual places."""

    @property
    def deck_folder_changed(self) -> SignalInstance:
        """Signal(str)."""

    @property
    def language(self) -> str:
        """The language, "" for that of the system."""

    @property
    def language_changed(self) -> SignalInstance:
        """Signal(str)."""

    @property
    def saw_contrast(self) -> bool:
        """Whether the system asked for high contrast when it was last asked."""

    def keep_saw_contrast(self, saw_contrast: bool) -> None:
        """Remember whether it did."""


class Looks(QObject):
    """Keeps everything that is shown in the looks that are preferred; every change shows at once.

    At first they are only put on, with no more of Qt than one sees; `follow` goes on from there.
    """

    applied = Signal()
    """Theme or deck have changed, and are shown."""
    deck_lost = Signal(object)
    """`Sentence`: the deck that is preferred cannot be shown, so ours is. It stays preferred: it may come back."""

    def __init__(self, application: "QApplication", preferences: LooksPreferences) -> None:
        super().__init__()
        self._application, self._preferences = application, preferences
        self._library: DeckLibrary | None = None
        self._scene: TableScene | None = None
        self._welcome: Welcome | None = None
        self._menus: QMenuBar | None = None
        self._lost = ""
        """The deck of which was told that it cannot be shown."""
        self._system = SystemLook(application.styleHints(), self)
        self._ask_system()
        self.theme = self._first_theme()
        self._own: tuple[str, bool] = ("", False)
        self.faces = CardFaces(self._own_pictures(), self.theme.card_dimming)
        put_on(application, DIALOGS[self.theme.name])

    @property
    def library(self) -> "DeckLibrary":
        """Decks of others; there once the looks are followed."""
        assert self._library is not None
        return self._library

    def show_on(self, scene: "TableScene", menus: "QMenuBar") -> None:
        """Keep these in the looks that are preferred; they were made with `faces` and `theme`."""
        self._scene, self._menus = scene, menus
        self._dress_menus()

    def show_on_welcome(self, welcome: "Welcome") -> None:
        """Keep this in the looks that are preferred, too."""
        self._welcome = welcome

    def follow(self, library: "DeckLibrary") -> None:
        """Be up to date from now on, with the decks of others as well."""
        from PySide6.QtCore import Qt

        from canasta_desktop.ui.dialog_look import wear

        self._library, preferences = library, self._preferences
        wear(self._application, DIALOGS[self.theme.name])
        preferences.theme_changed.connect(self._follow_theme)
        for changed in (
            preferences.deck_changed,
            preferences.back_changed,
            preferences.index_letters_changed,
            preferences.deck_folder_changed,
        ):
            changed.connect(self._refresh)
        # Only once the language is spoken.
        preferences.language_changed.connect(self._refresh, Qt.ConnectionType.QueuedConnection)
        self._system.follow()
        self._system.changed.connect(self._refresh)
        library.opened.connect(self._take_opened)
        library.failed.connect(self._lose)
        self._application.applicationStateChanged.connect(self._look_after_deck)
        self._refresh()

    def close(self) -> None:
        """Nothing is loaded or applied any more."""
        if self._library is not None:
            self._application.applicationStateChanged.disconnect(self._look_after_deck)
            self._library.close()

    @property
    def default_deck(self) -> str:
        """The deck of the theme."""
        return CONTRAST if self.theme is HIGH_CONTRAST else TWO_COLOURS

    # What is wanted

    def _first_theme(self) -> Theme:
        """The theme that is wanted, quickly; the same even where another `Looks` had dressed the program before."""
        if THEMES.get(self._preferences.theme) or is_dressed(self._application):
            return self._wanted_theme()
        return self._system.first_theme(self._application.palette(), saw_contrast=self._preferences.saw_contrast)

    def _wanted_theme(self) -> Theme:
        return THEMES.get(self._preferences.theme) or self._system.theme

    def _wanted_deck(self) -> str:
        return self._preferences.deck or self.default_deck

    def _wants_french_letters(self) -> bool:
        language = self._preferences.language or QLocale().name()
        return self._preferences.index_letters == "language" and language[:2] in _FRENCH_LETTERS

    def _ask_system(self) -> None:
        theme = THEMES.get(self._preferences.theme)
        if theme is None:
            self._system.ask_for_nothing()
        else:
            self._system.ask_for(theme)

    # What is shown

    def _follow_theme(self) -> None:
        self._ask_system()
        self._refresh()

    def _refresh(self) -> None:
        before, self.theme = self.theme, self._wanted_theme()
        self._preferences.keep_saw_contrast(self._system.theme is HIGH_CONTRAST)
        deck, retheme = self._wanted_deck(), self.theme is not before
        if deck in OWN_DECKS:
            self._show(self._own_pictures(), retheme=retheme)
            self.library.forget()
            return
        if deck != self.faces.deck.deck_id or not self.faces.pictures.has_file():
            self.library.open(deck, self._preferences.deck_folder)
        # Until it is there, what was there before.
        self._show(self.faces.pictures.with_back(self._preferences.back), retheme=retheme)

    def _own_pictures(self) -> "DeckPictures | FarPictures":
        """The own deck that is wanted, or that of the theme; not read again where it is shown already."""
        wanted = self._wanted_deck()
        own = (wanted if wanted in OWN_DECKS else self.default_deck, self._wants_french_letters())
        back = self._preferences.back
        if own == self._own and self.faces.deck.deck_id == own[0]:
            return self.faces.pictures.with_back(back)
        self._own = own
        return open_own(own[0], back, french=own[1])

    def _show(self, pictures: "DeckPictures | FarPictures", *, retheme: bool) -> None:
        if retheme:
            from canasta_desktop.ui.dialog_look import wear

            wear(self._application, DIALOGS[self.theme.name])
            self._dress_menus()
        elif pictures is self.faces.pictures:
            return
        if pictures is not self.faces.pictures or self.theme.card_dimming != self.faces.dimming:
            self.faces = CardFaces(pictures, self.theme.card_dimming)
        if self._scene is not None:
            self._scene.set_look(self.theme, self.faces, QFont(self._application.font()))
        if self._welcome is not None:
            self._welcome.set_look(self.theme, self.faces)
        self.applied.emit()

    def _dress_menus(self) -> None:
        # Light menus need no sheet: the palette does.
        if self._menus is not None and (self.theme is not LIGHT or self._menus.styleSheet()):
            from canasta_desktop.ui.dialog_style import menu_sheet

            self._menus.setStyleSheet(menu_sheet(DIALOGS[self.theme.name]))

    def _take_opened(self, pictures: "FarPictures") -> None:
        self._lost = ""
        self._show(pictures.with_back(self._preferences.back), retheme=False)

    def _lose(self, deck_id: str) -> None:
        """Show ours instead, and say so once."""
        from canasta_desktop.wording.looks import deck_lost

        self._show(self._own_pictures(), retheme=False)
        if deck_id != self._lost:
            self._lost = deck_id
            self.deck_lost.emit(deck_lost(self.library.name(deck_id, QLocale().name())))

    def _look_after_deck(self, state: "Qt.ApplicationState") -> None:
        """The player has been elsewhere: the deck may have been taken away."""
        from PySide6.QtCore import Qt

        active = state is Qt.ApplicationState.ApplicationActive
        if active and not self.faces.pictures.has_file() and self.faces.deck.deck_id not in OWN_DECKS:
            self._lose(self.faces.deck.deck_id)

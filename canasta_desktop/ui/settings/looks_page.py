"""The page of looks: theme, cards, their backs and letters."""

from typing import Final, Protocol

from PySide6.QtCore import QLocale, QSize, SignalInstance
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QGridLayout, QLabel, QWidget

from canasta_desktop.table.decks.credits import known_author, known_licence
from canasta_desktop.table.decks.deck import BACK
from canasta_desktop.table.decks.library import DeckLibrary
from canasta_desktop.table.decks.own import OWN_DECKS
from canasta_desktop.table.decks.pictures import DeckPictures
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.theme import Theme
from canasta_desktop.ui.beside_or_below import BesideOrBelow, Row
from canasta_desktop.ui.dialog_look import button, label, letter
from canasta_desktop.ui.settings.deck_preview import DeckPreview
from canasta_desktop.ui.settings.page import SettingsPage
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import looks as words
from canasta_desktop.wording.sentence import Sentence

_BACK_ICON: Final = QSize(24, 33)
_USUAL_BACK: Final = "blue"
_BY_LANGUAGE: Final = "language"


class LooksPreference(Protocol):
    """What is preferred of the looks."""

    @property
    def theme(self) -> str:
        """A theme, "" for that of the system."""

    @property
    def theme_changed(self) -> SignalInstance:
        """Another theme is preferred."""

    def keep_theme(self, theme: str) -> None:
        """Prefer a theme."""

    @property
    def deck(self) -> str:
        """The id of a deck, "" for that of the theme."""

    @property
    def deck_changed(self) -> SignalInstance:
        """Another deck is preferred."""

    def keep_deck(self, deck: str) -> None:
        """Prefer a deck."""

    @property
    def back(self) -> str:
        """The colour of the backs, "" for the usual one."""

    def keep_back(self, back: str) -> None:
        """Prefer backs of a colour."""

    @property
    def index_letters(self) -> str:
        """`language` for those of the player's language."""

    @property
    def index_letters_changed(self) -> SignalInstance:
        """Other letters are preferred."""

    def keep_index_letters(self, letters: str) -> None:
        """Prefer letters."""

    @property
    def deck_folder(self) -> str:
        """Where decks lie besides the usual places."""

    @property
    def deck_folder_changed(self) -> SignalInstance:
        """Another folder is preferred."""

    def keep_deck_folder(self, folder: str) -> None:
        """Look for decks there too."""


class LooksLike(Protocol):
    """The looks that are shown."""

    @property
    def library(self) -> DeckLibrary:
        """The decks of other programs."""

    @property
    def faces(self) -> CardFaces:
        """The deck on the table."""

    @property
    def theme(self) -> Theme:
        """The theme of the table."""

    @property
    def default_deck(self) -> str:
        """The deck of that theme."""

    @property
    def applied(self) -> SignalInstance:
        """Signal(): deck or theme have changed."""


class LooksPage(SettingsPage):
    """Whatever is chosen here shows at once, on the table and in the preview."""

    def __init__(self, preference: LooksPreference, looks: LooksLike) -> None:
        super().__init__(words.LOOKS)
        self._preference, self._looks = preference, looks
        self.theme, self.deck, self.back = QComboBox(), QComboBox(), QComboBox()
        self.letters = QCheckBox()
        self.preview = DeckPreview(translated(words.PREVIEW), looks.faces, looks.theme)
        self.credit, self.note, self.found = label("", "note"), label("", "note"), label("", "note")
        self.folder = label("", "dim")
        self.choose_folder = button(translated(words.CHOOSE_FOLDER))
        self.no_folder = button(translated(words.DROP_FOLDER))
        self._lay_out()
        self._fill()
        self._connect()
        looks.library.look_for(preference.deck_folder)
        self._show()
        self.setFocusProxy(self.theme)

    def restore_defaults(self) -> None:
        preference = self._preference
        preference.keep_theme("")
        preference.keep_deck("")
        preference.keep_back("")
        preference.keep_index_letters("")
        preference.keep_deck_folder("")

    def ask_for_folder(self) -> QFileDialog:
        """Let the player choose where decks lie, besides the usual places."""
        dialog = QFileDialog(self, translated(words.CHOOSE_FOLDER_TITLE), self._preference.deck_folder)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self._preference.keep_deck_folder)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    # The parts

    def _lay_out(self) -> None:
        for note in (self.credit, self.note, self.found):
            note.setWordWrap(True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(9)
        grid.setColumnStretch(1, 1)
        for line, (said, field) in enumerate(((words.THEME, self.theme), (words.DECK, self.deck))):
            self._add_field(grid, line, said, field)
        grid.addWidget(self.found, 2, 1)
        grid.addWidget(self.preview, 3, 0, 1, 2)
        grid.addWidget(self.credit, 4, 0, 1, 2)
        self._add_field(grid, 5, words.BACK, self.back)
        self._add_letters(grid)
        self._add_folder(grid)
        self.box.addLayout(grid)
        self.box.addStretch(1)

    def _add_field(self, grid: QGridLayout, line: int, said: Sentence, field: QWidget) -> None:
        text = translated(said)
        name = label(text.replace("&", ""))
        name.setText(text)
        name.setBuddy(field)
        letter(field)
        field.setAccessibleName(text.replace("&", ""))
        grid.addWidget(name, line, 0)
        grid.addWidget(field, line, 1)

    def _add_letters(self, grid: QGridLayout) -> None:
        self.letters.setText(translated(words.LETTERS))
        self.letters.setAccessibleName(self.letters.text().replace("&", ""))
        letter(self.letters)
        grid.addWidget(self.letters, 6, 0, 1, 2)
        grid.addWidget(self.note, 7, 0, 1, 2)

    def _add_folder(self, grid: QGridLayout) -> None:
        text = translated(words.FOLDER)
        name = label(text.replace("&", ""))
        name.setText(text)
        name.setBuddy(self.choose_folder)
        grid.addWidget(name, 8, 0)
        grid.addWidget(BesideOrBelow(self.folder, Row(self.choose_folder, self.no_folder), (1, 0)), 8, 1)

    def _fill(self) -> None:
        for theme, said in words.THEMES.items():
            self.theme.addItem(translated(said), theme)
        for deck, said in words.OWN_DECKS.items():
            self.deck.addItem(translated(said), deck)
        self.deck.setMaxVisibleItems(18)
        self.back.setIconSize(_BACK_ICON)

    def _connect(self) -> None:
        preference, looks = self._preference, self._looks
        self.theme.activated.connect(lambda _row: preference.keep_theme(str(self.theme.currentData())))
        self.deck.activated.connect(lambda _row: self._keep_deck(str(self.deck.currentData())))
        self.back.activated.connect(lambda _row: preference.keep_back(str(self.back.currentData())))
        self.letters.clicked.connect(lambda on: preference.keep_index_letters(_BY_LANGUAGE if on else ""))
        self.choose_folder.clicked.connect(self.ask_for_folder)
        self.no_folder.clicked.connect(lambda: preference.keep_deck_folder(""))
        preference.deck_folder_changed.connect(self._look_again)
        for changed in (
            preference.theme_changed,
            preference.deck_changed,
            preference.index_letters_changed,
            preference.deck_folder_changed,
            looks.applied,
        ):
            changed.connect(self._show)
        looks.library.good_decks_changed.connect(self._offer_decks)

    # What is chosen

    def _look_again(self, folder: str) -> None:
        self._looks.library.look_for(folder)

    def _keep_deck(self, deck: str) -> None:
        """The deck of the theme is not kept: with another theme it is another one."""
        self._preference.keep_deck("" if deck == self._looks.default_deck else deck)

    def _show(self) -> None:
        preference, looks = self._preference, self._looks
        self.preview.show_look(looks.faces, looks.theme)
        self.theme.setCurrentIndex(max(0, self.theme.findData(preference.theme)))
        self._offer_decks()
        self._offer_backs()
        own = looks.faces.deck.deck_id in OWN_DECKS
        self.letters.setChecked(preference.index_letters == _BY_LANGUAGE)
        self.letters.setEnabled(own)
        _say(self.note, translated(words.LETTERS_NOTE if own else words.LETTERS_OF_OTHERS))
        _say(self.credit, translated(self._credit()))
        _say(self.folder, preference.deck_folder or translated(words.NO_FOLDER))
        self.no_folder.setEnabled(bool(preference.deck_folder))

    def _offer_decks(self) -> None:
        """Ours, and the good ones of others; those that are there stay, as the list may be open."""
        library, chosen = self._looks.library, self._preference.deck or self._looks.default_deck
        decks = library.good_decks
        good = {deck.deck_id for deck in decks} | set(OWN_DECKS)
        for row in reversed(range(self.deck.count())):
            if self.deck.itemData(row) not in good:
                self.deck.removeItem(row)
        for deck in decks:
            if self.deck.findData(deck.deck_id) < 0:
                self.deck.addItem(deck.name(QLocale().name()), deck.deck_id)
        self.deck.setCurrentIndex(self.deck.findData(chosen))
        said = words.SEARCHING if library.searching else words.decks_found(len(decks))
        _say(self.found, translated(said))
        _say(self.credit, translated(self._credit()))

    def _offer_backs(self) -> None:
        deck = self._looks.faces.deck
        backs = list(words.BACKS) if deck.deck_id in OWN_DECKS else [back for back in deck.backs if back]
        self.back.clear()
        if not backs:
            self.back.addItem(translated(words.USUAL_BACK), "")
        for back in backs:
            self.back.addItem(translated(words.BACKS[back]), back)
            if isinstance(self._looks.faces.pictures, DeckPictures):
                icon = self._back_icon(self._looks.faces.pictures.with_back(back))
                self.back.setItemIcon(self.back.count() - 1, icon)
        self.back.setEnabled(bool(backs))
        self.back.setCurrentIndex(max(0, self.back.findData(self._preference.back or _USUAL_BACK)))

    def _back_icon(self, pictures: DeckPictures) -> QIcon:
        size, ratio = _BACK_ICON, self.devicePixelRatioF()
        return QIcon(CardFaces(pictures).card(BACK, size.width(), size.height(), ratio).pixmap)

    def _credit(self) -> Sentence:
        """Who drew the deck that is shown."""
        shown = self._looks.faces.deck.deck_id
        if shown in OWN_DECKS or not shown:
            return words.OUR_CREDIT
        found = next((deck for deck in self._looks.library.good_decks if deck.deck_id == shown), None)
        name = found.name(QLocale().name()) if found is not None else shown.split(":", 1)[1]
        author = (found.author if found is not None else "") or known_author(shown)
        return words.credit(name, author, known_licence(shown))


def _say(shown: QLabel, text: str) -> None:
    shown.setText(text)
    shown.setAccessibleName(text or "\N{EM DASH}")

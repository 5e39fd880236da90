"""What a first start lets one choose at once, on the welcome: the language, and the cards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from canasta_desktop.table.decks.own import open_own
from canasta_desktop.table.decks.pictures import DeckPictures
from canasta_desktop.table.icons import IconName, icon_strokes
from canasta_desktop.table.ink import ROUND, take
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, settings_words
from canasta_desktop.wording.sentence import Sentence

CHOSEN_INK: Final = "#1c222f"
"""The colour of words and mark of what is chosen, which lies on white."""
_SAMPLE: Final = ("9_club", "9_diamond", "9_heart")
_SHOWN: Final = 0.3
"""How much is seen of each card, as a share of its width: its index."""
_WIDE: Final = 1.75
"""How wide a card is, as a share of how high the sample is; of each card the upper part is seen."""
_HIGH: Final = 2.0
"""How high the sample is, in heights of a letter."""
_MARK: Final = 1.3
"""How wide the mark of what is chosen is, with the space behind it, in heights of a letter."""
_DECKS: Final[Mapping[str, Sentence]] = {
    "two": dialogs.TWO_COLOURS,
    "four": dialogs.FOUR_COLOURS,
    "contrast": dialogs.HIGH_CONTRAST,
}


class ChoosesLooks(Protocol):
    """Knows language and cards that are shown, and changes them."""

    @property
    def languages(self) -> Sequence[str]:
        """The codes of the languages that can be spoken."""

    @property
    def spoken(self) -> str:
        """The code of the language that is spoken."""

    @property
    def deck(self) -> str:
        """The deck that is shown."""

    def speak(self, language: str) -> None:
        """Speak another language from now on."""

    def show_deck(self, deck: str) -> None:
        """Show another deck from now on."""


class FirstChoices(QWidget):
    """Two rows of buttons; whatever is pressed counts at once."""

    def __init__(self, looks: ChoosesLooks, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("choices")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._looks = looks
        self._pictures: dict[str, DeckPictures] = {}
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(1, 1)
        self._titles = [QLabel(self), QLabel(self)]
        self.languages = {code: self._button() for code in looks.languages}
        self.decks = {deck: self._button() for deck in _DECKS}
        for code, button in self.languages.items():
            button.clicked.connect(lambda _checked, code=code: self._choose(looks.speak, code))
        for deck, button in self.decks.items():
            button.clicked.connect(lambda _checked, deck=deck: self._choose(looks.show_deck, deck))
        self._rows = [self._row(list(buttons.values())) for buttons in (self.languages, self.decks)]
        for number, (title, row) in enumerate(zip(self._titles, self._rows, strict=True)):
            self._grid.addWidget(title, number, 0)
            self._grid.addLayout(row, number, 1)
        self.reread_words()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All that can be pressed."""
        return (*self.languages.values(), *self.decks.values())

    def fit(self, letters: float, unit: float) -> QSize:
        """Take letters of so many pixels; how much room it needs then."""
        size = max(9, round(letters))
        for widget in (*self._titles, *self.buttons):
            font = widget.font()
            font.setPixelSize(size)
            widget.setFont(font)
        margin = round(18 * unit)
        self._grid.setContentsMargins(margin, round(11 * unit), margin, round(11 * unit))
        self._grid.setHorizontalSpacing(round(26 * unit))
        self._grid.setVerticalSpacing(round(9 * unit))
        for row in self._rows:
            row.setSpacing(round(9 * unit))
        self.show_chosen()
        highest = max(button.sizeHint().height() for button in self.buttons)
        for button in self.buttons:
            button.setFixedHeight(highest)
        return self.sizeHint()

    def show_chosen(self) -> None:
        """Mark what is spoken and shown now; a deck of another program is none of these."""
        for code, button in self.languages.items():
            self._mark(button, code == self._looks.spoken, None)
        for deck, button in self.decks.items():
            self._mark(button, deck == self._looks.deck, deck)

    def reread_words(self) -> None:
        """All words, in the language that is spoken now; whoever changes them fits them in again."""
        for title, words in zip(self._titles, (settings_words.LANGUAGE, dialogs.CARDS), strict=True):
            title.setText(translated(words))
        self.setAccessibleName(", ".join(title.text() for title in self._titles))
        for code, button in self.languages.items():
            name = settings_words.ENDONYMS[code]
            button.setText(name[:1].upper() + name[1:])
        for deck, button in self.decks.items():
            button.setText(translated(_DECKS[deck]))
        for button in self.buttons:
            button.setAccessibleName(button.text())

    def _choose(self, change: Callable[[str], None], value: str) -> None:
        change(value)
        self.show_chosen()

    def _button(self) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName("choice")
        button.setCheckable(True)
        return button

    def _row(self, buttons: Sequence[QPushButton]) -> QHBoxLayout:
        row = QHBoxLayout()
        for button in buttons:
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _mark(self, button: QPushButton, chosen: bool, deck: str | None) -> None:
        button.setChecked(chosen)
        picture = self._picture(button, chosen, deck)
        button.setIcon(QIcon() if picture is None else QIcon(picture))
        if picture is not None:
            button.setIconSize(picture.deviceIndependentSize().toSize())

    def _picture(self, button: QPushButton, chosen: bool, deck: str | None) -> QPixmap | None:
        """The mark of what is chosen, and some cards of a deck."""
        letters, ratio = max(9, button.font().pixelSize()), self.devicePixelRatioF()
        mark, high = (_MARK * letters if chosen else 0.0), _HIGH * letters
        card = high * _WIDE
        wide = mark + (card * _SHOWN * len(_SAMPLE) + 0.4 * letters if deck else 0.0)
        if not wide:
            return None
        picture = QPixmap(QSize(round(wide * ratio), round(high * ratio)))
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(0, 0, 0, 0))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            _paint_check(painter, QPointF(mark * 0.42, high / 2), letters)
        for place, element in enumerate(_SAMPLE if deck else ()):
            deck_pictures = self._opened(str(deck))
            rect = QRectF(mark + place * card * _SHOWN, 0, card, card / deck_pictures.deck.aspect)
            painter.setClipRect(QRectF(rect.left(), 0, card * _SHOWN, high))
            deck_pictures.paint(painter, element, rect)
        painter.end()
        return picture

    def _opened(self, deck: str) -> DeckPictures:
        if deck not in self._pictures:
            self._pictures[deck] = open_own(deck)
        return self._pictures[deck]


def _paint_check(painter: QPainter, at: QPointF, size: float) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(size / 100, size / 100)
    for stroke in icon_strokes(IconName.CHECK):
        take(painter, None, CHOSEN_INK, stroke.width, ROUND)
        painter.drawPath(stroke.path)
    painter.restore()

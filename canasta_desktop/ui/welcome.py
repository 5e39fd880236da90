"""What stands in the window before the first match: one thing to press, other ways in, and what to choose at first."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from canasta_desktop.table.card_pixmap import paint_card_shadow
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.felt import paint_felt
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import tint
from canasta_desktop.table.theme import Theme
from canasta_desktop.ui.dialog_look import text_ratio
from canasta_desktop.ui.translation import translated
from canasta_desktop.ui.welcome_button import WelcomeButton
from canasta_desktop.wording import dialogs, menus
from canasta_desktop.wording.sentence import Sentence

if TYPE_CHECKING:
    # Only once the welcome was seen.
    from canasta_desktop.ui.first_choices import ChoosesLooks, FirstChoices

_FAN: Final = ("red_joker", "1_spade", "king_heart", "queen_diamond", "jack_club", "10_heart", "2_spade")
_TURN: Final = 11.0
_EDGE: Final = 120
_DESIGN: Final = QSize(1290, 712)
_LEAST_LETTERS: Final = 0.6
"""Of their usual size: smaller ones could not be read."""
_STYLE: Final = """
QLabel#name {{ color: {text}; font-weight: bold; }}
QLabel#greeting {{ color: {dim}; }}
QPushButton {{ color: {text}; font-weight: bold; border-radius: 10px; border: 1px solid rgba(255, 255, 255, {edge});
               background: rgba(255, 255, 255, 26); padding: 4px 14px; }}
QPushButton:hover {{ background: rgba(255, 255, 255, 50); }}
QPushButton#play {{ color: {accent_ink}; background: {accent}; border: 2px solid #fff3cf; border-radius: 14px; }}
QPushButton:focus, QPushButton#play:focus {{ border: 3px solid {target}; }}
QWidget#choices {{ background: {panel}; border: 1px solid rgba(255, 255, 255, {tray_edge});
                  border-radius: 12px; }}
QWidget#choices QLabel {{ color: {text}; font-weight: bold; }}
QPushButton#choice {{ font-weight: normal; padding: 4px 12px; }}
QPushButton#choice:checked {{ background: #ffffff; color: {ink}; }}
QPushButton#choice:focus {{ border: 3px solid {accent}; }}
"""


class Welcome(QWidget):
    """The felt with a fan of cards; play now, choose a game, learn to play, open one; language and cards."""

    play_now = Signal()
    choose_game = Signal()
    learn = Signal()
    open_game = Signal()

    def __init__(self, faces: CardFaces, theme: Theme) -> None:
        super().__init__()
        self._faces, self._theme = faces, theme
        faces.refined.connect(self.update)
        self._match: Sentence | None = None
        self._looks: ChoosesLooks | None = None
        self.choices: FirstChoices | None = None
        """Language and cards, once they are offered and the welcome is seen."""
        self.setStyleSheet(_style(theme))
        self._name = self._label("name")
        self._greeting = self._label("greeting")
        self.play = self._button(self.play_now, IconName.PLAY)
        self.play.setObjectName("play")
        self.choose = self._button(self.choose_game, IconName.LAY_OUT)
        self.teach = self._button(self.learn, IconName.HINT)
        self.open = self._button(self.open_game, IconName.STAGED)
        self._colour()
        self.setFocusProxy(self.play)
        self._say()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """What can be pressed."""
        return self.play, *self._ways

    @property
    def _ways(self) -> tuple[WelcomeButton, ...]:
        return self.choose, self.teach, self.open

    def offer(self, looks: "ChoosesLooks") -> None:
        """Let language and cards be chosen here; only what is seen is made."""
        self._looks = looks
        if self.isVisible():
            self._make_choices()

    def say_match(self, name: Sentence) -> None:
        """Which match begins when one plays at once."""
        self._match = name
        self._say()

    def set_look(self, theme: Theme, faces: CardFaces) -> None:
        """Take another theme or deck at once."""
        self._faces.refined.disconnect(self.update)
        faces.refined.connect(self.update)
        self._faces, self._theme = faces, theme
        self.setStyleSheet(_style(theme))
        self._colour()
        if self.choices is not None:
            self.choices.show_chosen()
        self._lay_out()
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_choices()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_felt(painter, QRectF(self.rect()), self._theme)
        for number, element in enumerate(_FAN):
            self._paint_card(painter, element, (number - len(_FAN) // 2) * _TURN)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as in a dialog."""
        button = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QPushButton):
            button.click()
        else:
            super().keyPressEvent(event)

    @property
    def _unit(self) -> float:
        return min(self.height() / _DESIGN.height(), self.width() / _DESIGN.width())

    def _card(self) -> QRectF:
        height = 0.27 * self.height()
        width = height * self._faces.aspect
        return QRectF((self.width() - width) / 2, 52 * self._unit, width, height)

    def _paint_card(self, painter: QPainter, element: str, turn: float) -> None:
        card = self._card()
        pivot = QPointF(self.width() / 2, card.top() - 18 * self._unit + card.height() * 2.1)
        painter.save()
        painter.translate(pivot)
        painter.rotate(turn)
        painter.translate(-pivot)
        paint_card_shadow(painter, card, self._faces.deck.radius)
        self._faces.paint_turned(painter, element, card)
        painter.restore()

    def _make_choices(self) -> None:
        if self._looks is None or self.choices is not None:
            return
        from canasta_desktop.ui.first_choices import FirstChoices

        self.choices = FirstChoices(self._looks, self)
        self.choices.show()
        self._lay_out()

    def _colour(self) -> None:
        self.play.set_ink(self._theme.accent_ink)
        for button in self._ways:
            button.set_ink(self._theme.text)

    def _lay_out(self) -> None:
        """The letters are as large as the player's system has them, or as there is room for."""
        larger = text_ratio()
        while not self._place(larger) and larger > _LEAST_LETTERS:
            larger *= 0.95

    def _place(self, larger: float) -> bool:
        """Whether everything has room with letters that are so much larger."""
        unit, middle = self._unit, self.width() / 2
        top = self._card().bottom() + 50 * unit
        for label, size, height in ((self._name, 50.0, 62.0), (self._greeting, 17.0, 40.0)):
            needed = _sized(label, size * unit * larger)
            label.setGeometry(0, round(top), self.width(), max(round(height * unit), needed.height()))
            top += label.height()
        needed = _sized(self.play, 17 * unit * larger).expandedTo(QSize(round(400 * unit), round(66 * unit)))
        self.play.setGeometry(round(middle - needed.width() / 2), round(top), needed.width(), needed.height())
        top += needed.height() + 14 * unit
        gap, way = 12 * unit, QSize(round(236 * unit), round(46 * unit))
        for button in self._ways:
            way = way.expandedTo(_sized(button, 15.5 * unit * larger))
        wide = len(self._ways) * (way.width() + gap) - gap
        for place, button in enumerate(self._ways):
            left = middle - wide / 2 + place * (way.width() + gap)
            button.setGeometry(round(left), round(top), way.width(), way.height())
        top += way.height()
        widest = max(wide, self._greeting.sizeHint().width())
        if self.choices is not None:
            top += 26 * unit
            needed = self.choices.fit(15 * unit * larger, unit).expandedTo(QSize(round(wide), 0))
            self.choices.setGeometry(round(middle - needed.width() / 2), round(top), needed.width(), needed.height())
            top, widest = top + needed.height(), max(widest, needed.width())
        return widest <= self.width() and top <= self.height()

    def _say(self) -> None:
        """All words, in the language that is spoken now; they are as large as there is room for them."""
        play = translated(dialogs.PLAY_NOW)
        self.setAccessibleName(translated(dialogs.WELCOME))
        for shown, words in (
            (self._name, translated(menus.TITLE)),
            (self._greeting, translated(dialogs.WELCOME)),
            (self.play, play if self._match is None else f"{play}\n{translated(self._match)}"),
            (self.choose, translated(dialogs.CHOOSE_GAME)),
            (self.teach, translated(dialogs.LEARN)),
            (self.open, translated(dialogs.OPEN_GAME)),
        ):
            shown.setText(words)
            shown.setAccessibleName(words.replace("\n", ". "))
        if self.choices is not None:
            self.choices.reread_words()
        self._lay_out()

    def _label(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def _button(self, pressed: SignalInstance, icon: IconName) -> WelcomeButton:
        button = WelcomeButton(icon, self._theme.text, self)
        button.clicked.connect(pressed)
        return button


def _style(theme: Theme) -> str:
    return _STYLE.format(
        text=theme.text,
        dim=theme.dim,
        accent=theme.accent,
        accent_ink=theme.accent_ink,
        target=theme.target,
        edge=max(_EDGE, theme.edge_alpha),
        panel=tint(theme.panel, theme.panel_alpha).name(QColor.NameFormat.HexArgb),
        tray_edge=theme.edge_alpha,
        ink=theme.ink,
    )


def _sized(widget: QWidget, size: float) -> QSize:
    """Give a widget letters of so many pixels; how much room it needs then."""
    font = widget.font()
    font.setPixelSize(max(9, round(size)))
    widget.setFont(font)
    return widget.sizeHint()

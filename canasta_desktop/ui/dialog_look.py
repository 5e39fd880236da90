"""How dialogs look: colours, the style sheet, and the small painted parts."""

from dataclasses import dataclass
from enum import Enum
from string import Template
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from canasta_desktop.table.icons import IconName, icon_strokes

Align = Qt.AlignmentFlag


@dataclass(frozen=True, slots=True)
class DialogColours:
    """The colours of dialogs, as `#rrggbb`."""

    window: str = "#f3f2ee"
    text: str = "#1c222f"
    dim: str = "#4e5663"
    line: str = "#b9b3a4"
    rule: str = "#c9c4b6"
    button: str = "#fbfaf6"
    field: str = "#ffffff"
    accent: str = "#f5c650"
    accent_edge: str = "#a97d10"
    chosen: str = "#fff6dc"
    us: str = "#f5c650"
    them: str = "#a8cdf5"
    third: str = "#e6b8e8"
    problem: str = "#a3210b"
    bar_edge: str = "#6b7280"


LIGHT: Final = DialogColours()

_TEXT_SIZE: Final = 15
_MOST_OF_SCREEN: Final = 0.94
_LABEL_FONTS: Final = {
    "title": (22, True),
    "head": (16, True),
    "total": (20, True),
    "note": (13, False),
    "problem": (13, True),
    "differs": (13, False),
}
"""Pixels, and whether bold, of the labels of these names; others have the text's size."""
_USUAL_FONT: Final = 13
"""Pixels of the application's font for which these sizes are meant."""
_STYLE: Final = Template("""
QDialog { background: $window; }
QLabel { background: transparent; }
QLabel#dim, QLabel#note { color: $dim; }
QGroupBox { font-weight: bold; border: 1px solid $line; border-radius: 8px; margin-top: 10px;
            padding: 12px 10px 8px 10px; }
QGroupBox::title { subcontrol-origin: margin; left: 12px; padding: 0 5px; }
QPushButton { min-height: 34px; padding: 0 18px; border: 1px solid $line; border-radius: 7px; background: $button; }
QPushButton:hover { background: $field; border-color: $accent_edge; }
QPushButton:pressed { background: $rule; }
QPushButton:focus { border: 2px solid $text; padding: 0 17px; min-height: 32px; }
QPushButton:disabled { color: $dim; background: $window; }
QPushButton:default { background: $accent; color: $text; border: 1px solid $accent_edge; padding: 0 32px; }
QPushButton:default:disabled { background: $rule; color: $dim; border-color: $line; }
QPushButton:default:focus { border: 2px solid $text; padding: 0 31px; }
QComboBox, QLineEdit, QSpinBox { min-height: 28px; }
QFrame#chosen { background: $chosen; border: 2px solid $accent_edge; border-radius: 9px; }
QLabel#problem { color: $problem; }
QLabel#differs { color: $text; }
QPushButton#card { text-align: left; border-radius: 9px; border: 1px solid $line; background: $button; padding: 0; }
QPushButton#card:hover { border-color: $accent_edge; background: $field; }
QPushButton#card:checked { background: $chosen; border: 2px solid $accent_edge; }
QPushButton#card:focus { border: 2px solid $text; }
QFrame#rule { background: $rule; border: 0; max-height: 1px; }
""")


def dress(dialog: QDialog, colours: DialogColours = LIGHT) -> None:
    """Give a dialog the look of the program; its words grow with the font of the application."""
    dialog.setFont(_font(_TEXT_SIZE))
    dialog.setStyleSheet(_STYLE.substitute({name: getattr(colours, name) for name in DialogColours.__slots__}))


def letter(widget: QWidget, *, bold: bool = False) -> None:
    """Give a widget the letters of the text. Neither by style sheet nor from the dialog: both come too late for a
    layout in an area that scrolls, and not at all to some fields there.
    """
    widget.setFont(_font(_TEXT_SIZE, bold=bold))


def _font(size: int, *, bold: bool = False) -> QFont:
    font = QFont(QApplication.font())
    font.setPixelSize(_scaled(size))
    font.setBold(bold)
    return font


def _scaled(size: int) -> int:
    return round(size * max(1.0, QFontInfo(QApplication.font()).pixelSize() / _USUAL_FONT))


def dialog_palette(colours: DialogColours = LIGHT) -> QPalette:
    """The palette of the program's menus and dialogs."""
    palette = QPalette(QColor(colours.button), QColor(colours.window))
    role = QPalette.ColorRole
    for name, colour in (
        (role.WindowText, colours.text),
        (role.Text, colours.text),
        (role.ButtonText, colours.text),
        (role.Base, colours.field),
        (role.AlternateBase, colours.button),
        (role.PlaceholderText, colours.dim),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.text),
    ):
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(colours.bar_edge))
    return palette


def label(text: str, name: str = "", align: Align = Align.AlignLeft) -> QLabel:
    """Words in a dialog; `name` is what the style sheet knows them by."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setAccessibleName(text)
    made.setObjectName(name)
    # As in `letter`, only in other sizes.
    size, bold = _LABEL_FONTS.get(name, (_TEXT_SIZE, False))
    made.setFont(_font(size, bold=bold))
    made.setAlignment(align | Align.AlignVCenter)
    return made


def button(text: str, *, default: bool = False) -> QPushButton:
    """A button in a dialog; the default one is what Enter presses."""
    made = QPushButton(text)
    made.setAccessibleName(text.replace("&", ""))
    made.setAutoDefault(default)
    made.setDefault(default)
    letter(made, bold=default)
    return made


def fit(dialog: QDialog, width: int = 0, height: int = 0) -> None:
    """As large as its contents and at least so large, as far as the screen goes; Qt itself would stop at two thirds
    of the screen.
    """
    for part in (dialog, *dialog.findChildren(QWidget)):
        part.ensurePolished()
        part.updateGeometry()
    wanted = dialog.sizeHint().expandedTo(QSize(width, height))
    dialog.resize(wanted.boundedTo(dialog.screen().availableSize() * _MOST_OF_SCREEN))


def grow(dialog: QDialog) -> None:
    """Make room for what has come to its contents, as far as the screen goes."""
    fit(dialog, dialog.width(), dialog.height())


def rule() -> QFrame:
    """A thin line across."""
    line = QFrame()
    line.setObjectName("rule")
    line.setFixedHeight(1)
    line.setAccessibleName("\N{EM DASH}")
    return line


class Painted(QWidget):
    """A small painted part of a fixed size; it says in words what it shows."""

    def __init__(self, size: QSize, says: str) -> None:
        super().__init__()
        self.setFixedSize(size)
        self.setAccessibleName(says)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(self.rect()))
        painter.end()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the part."""
        raise NotImplementedError


class SideLook(Enum):
    """How a side is told from the others, ours first."""

    US = "us"
    THEM = "them"
    THIRD = "third"

    @property
    def colour(self) -> str:
        """The colour of the side."""
        return {SideLook.US: LIGHT.us, SideLook.THEM: LIGHT.them, SideLook.THIRD: LIGHT.third}[self]


class Emblem(Painted):
    """Whose side: a disc for ours, a square for the others', a diamond for a third one."""

    def __init__(self, says: str, side: SideLook = SideLook.US, size: int = 18) -> None:
        super().__init__(QSize(size, size), says)
        self._side = side

    def show_side(self, says: str, side: SideLook) -> None:
        """Stand for another side."""
        self._side = side
        self.setAccessibleName(says)
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QColor(LIGHT.text))
        painter.setBrush(QColor(self._side.colour))
        inner = rect.adjusted(1, 1, -1, -1)
        match self._side:
            case SideLook.US:
                painter.drawEllipse(inner)
            case SideLook.THEM:
                painter.drawRoundedRect(inner, 3, 3)
            case SideLook.THIRD:
                x, y, reach = inner.center().x(), inner.center().y(), inner.width() / 2
                corners = ((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
                painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


class Icon(Painted):
    """One of the table's icons."""

    def __init__(self, name: IconName, says: str, colour: str = "#3d4654", size: int = 22) -> None:
        super().__init__(QSize(size, size), says)
        self._name, self._colour = name, colour

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.translate(QPointF(rect.center()))
        painter.scale(rect.width() * 0.009, rect.width() * 0.009)
        for stroke in icon_strokes(self._name):
            colour = QColor(stroke.default_paper if stroke.on_paper else self._colour)
            if stroke.width:
                cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
                painter.strokePath(stroke.path, QPen(colour, stroke.width, Qt.PenStyle.SolidLine, cap, join))
            else:
                painter.fillPath(stroke.path, colour)


class ProgressBar(Painted):
    """How much of the target a side has."""

    def __init__(self, says: str, share: float, side: SideLook) -> None:
        super().__init__(QSize(100, 14), says)
        self.setMinimumWidth(60)
        self.setMaximumWidth(16777215)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._share, self._side = min(1.0, max(0.0, share)), side

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        bar = rect.adjusted(0.5, 1.5, -0.5, -1.5)
        painter.setPen(QColor(LIGHT.bar_edge))
        painter.setBrush(QColor(LIGHT.field))
        painter.drawRoundedRect(bar, 5, 5)
        if self._share:
            bar.setWidth(bar.width() * self._share)
            painter.setBrush(QColor(self._side.colour))
            painter.drawRoundedRect(bar, 5, 5)

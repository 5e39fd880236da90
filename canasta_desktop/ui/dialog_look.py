"""How dialogs look: their letters and sizes, and the small painted parts."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QLabel, QPushButton, QSizePolicy, QToolTip, QWidget

from canasta_desktop.table.icons import PLAIN_PAPER, IconName, Stroke, icon_strokes
from canasta_desktop.table.letters import letters_ratio
from canasta_desktop.ui.dialog_colours import DialogColours, dialog_palette, put_on, worn
from canasta_desktop.ui.dialog_style import dialog_sheet

Align = Qt.AlignmentFlag


_TEXT_SIZE: Final = 15
_MOST_OF_SCREEN: Final = 0.94
_LABEL_FONTS: Final = {
    "victory": (30, True),
    "title": (22, True),
    "head": (16, True),
    "total": (20, True),
    "note": (13, False),
    "problem": (13, True),
    "differs": (13, False),
}
"""Pixels, and whether bold, of the labels of these names; others have the text's size."""
_DRESSED: Final = "dressed"


def dress(dialog: QDialog) -> None:
    """Give a dialog the look of the program; its words grow with the font of the application."""
    dialog.setFont(_font(_TEXT_SIZE))
    dialog.setProperty(_DRESSED, True)
    dialog.setStyleSheet(dialog_sheet(worn()))


def wear(application: QApplication, colours: DialogColours) -> None:
    """Give all dialogs these colours, the open ones too, and the menus with them."""
    put_on(application, colours)
    QToolTip.setPalette(dialog_palette(colours))
    for window in application.topLevelWidgets():
        if window.property(_DRESSED):
            window.setStyleSheet(dialog_sheet(colours))


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


def text_ratio() -> float:
    """How much larger than usual the letters of the player's system are; at least 1."""
    return letters_ratio(QApplication.font())


def _scaled(size: int) -> int:
    return round(size * text_ratio())


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
    dialog.resize(wanted.boundedTo(room_for(dialog)))


def room_for(dialog: QDialog) -> QSize:
    """How large a dialog may be on its screen."""
    return dialog.screen().availableSize() * _MOST_OF_SCREEN


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
        colours = worn()
        return {SideLook.US: colours.us, SideLook.THEM: colours.them, SideLook.THIRD: colours.third}[self]


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
        paint_emblem(painter, rect, self._side)


def paint_emblem(painter: QPainter, rect: QRectF, side: SideLook) -> None:
    """The sign of a side: a disc, a square or a diamond in its colour."""
    painter.setPen(QColor(worn().text))
    painter.setBrush(QColor(side.colour))
    inner = rect.adjusted(1, 1, -1, -1)
    match side:
        case SideLook.US:
            painter.drawEllipse(inner)
        case SideLook.THEM:
            painter.drawRoundedRect(inner, inner.width() * 0.19, inner.width() * 0.19)
        case SideLook.THIRD:
            x, y, reach = inner.center().x(), inner.center().y(), inner.width() / 2
            corners = ((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


class Icon(Painted):
    """One of the table's icons; `colour` names one of the `DialogColours`."""

    def __init__(self, name: IconName, says: str, colour: str = "icon", size: int = 22) -> None:
        super().__init__(QSize(size, size), says)
        self._name, self._colour = name, colour

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.translate(QPointF(rect.center()))
        painter.scale(rect.width() * 0.009, rect.width() * 0.009)
        for stroke in icon_strokes(self._name):
            colour = QColor(_paper(stroke) if stroke.on_paper else getattr(worn(), self._colour))
            if stroke.width:
                cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
                painter.strokePath(stroke.path, QPen(colour, stroke.width, Qt.PenStyle.SolidLine, cap, join))
            else:
                painter.fillPath(stroke.path, colour)


def _paper(stroke: Stroke) -> str:
    """What is cut out of an icon shows the ground, unless it has a colour of its own."""
    return worn().window if stroke.default_paper == PLAIN_PAPER else stroke.default_paper


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
        colours = worn()
        painter.setPen(QColor(colours.bar_edge))
        painter.setBrush(QColor(colours.field))
        painter.drawRoundedRect(bar, 5, 5)
        if self._share:
            bar.setWidth(bar.width() * self._share)
            painter.setBrush(QColor(self._side.colour))
            painter.drawRoundedRect(bar, 5, 5)

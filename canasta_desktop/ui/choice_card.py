"""Cards to choose one of, each a title over a few words: rule sets, numbers of players."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from canasta_desktop.table.icons import IconName
from canasta_desktop.ui.dialog_look import Align, Icon, label


class ChoiceCard(QPushButton):
    """One of them; a check mark says that it is chosen."""

    def __init__(self, title: str, *, centred: bool = False) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._title = title
        self._notes: list[QLabel] = []
        self._check = Icon(IconName.CHECK, "\N{CHECK MARK}", size=18)
        self._align = Align.AlignHCenter if centred else Align.AlignLeft
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 10, 8)
        row.setSpacing(8)
        if centred:
            # Beside the short title, so that the words stay in the middle.
            self._check.setParent(self)
            self._check.move(10, 9)
        else:
            row.addWidget(self._check, 0, Align.AlignVCenter)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(2)
        row.addLayout(self._lines, 1)
        self._head = self._line(title, "head")
        self._lines.addWidget(self._head)
        self.toggled.connect(self._mark)
        self._mark(False)

    def say(self, notes: Sequence[str]) -> None:
        """What stands below the title."""
        while len(self._notes) < len(notes):
            self._notes.append(self._line("", "note"))
            self._lines.addWidget(self._notes[-1])
        for shown, text in zip(self._notes, notes, strict=True):
            shown.setText(text)
            shown.setAccessibleName(text)
        self.setAccessibleName(", ".join([self._title, *notes]))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """So wide that no line has to wrap."""
        layout = self.layout()
        if layout is None:
            return super().sizeHint()
        narrow, lines = layout.minimumSize(), [self._head, *self._notes]
        width = max(
            narrow.width() - line.minimumSizeHint().width() + line.fontMetrics().horizontalAdvance(line.text()) + 2
            for line in lines
        )
        return QSize(width, layout.totalHeightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """As narrow as the words allow: they wrap."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()

    def _line(self, text: str, name: str) -> QLabel:
        line = label(text, name, self._align)
        line.setWordWrap(True)
        line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return line

    def _mark(self, chosen: bool) -> None:
        """The room of the check mark is kept, so that nothing moves."""
        policy = self._check.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._check.setSizePolicy(policy)
        self._check.setVisible(chosen)


class ChoiceCards(QWidget):
    """Cards side by side, of which one is chosen."""

    def __init__(self, name: str, cards: Sequence[ChoiceCard]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.cards = tuple(cards)
        self.group = QButtonGroup(self)
        """Says by `idToggled` which is chosen."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for number, card in enumerate(cards):
            self.group.addButton(card, number)
            # With a stretch they would be as wide as they can be, not as they would like to be.
            row.addWidget(card)

    def choose(self, number: int) -> None:
        """Choose a card."""
        self.cards[number].setChecked(True)

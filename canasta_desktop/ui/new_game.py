"""The dialog of a new game: who plays, how well, to what score, from which deal."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFrame,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.model.seats import HUMAN, LEVELS, NewMatch, SeatPlayer
from canasta_desktop.ui.deal_number import DealNumberField
from canasta_desktop.ui.dialog_look import Align, Emblem, button, dress, fit, label
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, table

_LEVEL_WORDS = {"novice": dialogs.NOVICE, "casual": dialogs.CASUAL}
_WIDTH = 716
_LONGEST_NAME = 24
_TARGETS = (500, 20000, 500)


@dataclass(frozen=True, slots=True)
class GameChoice:
    """What the dialog begins with and ends with; the person at the table has seat 0."""

    rules: RuleSet
    seats: tuple[SeatPlayer, ...]
    deal_number: int | None = None
    keep: bool = True
    """Whether the next game begins with the same."""

    @property
    def match(self) -> NewMatch:
        """The match that was chosen."""
        return NewMatch(self.rules, self.seats, self.deal_number)


def first_choice(rules: RuleSet, name: str = "", names: Sequence[str] = (), levels: Sequence[str] = ()) -> GameChoice:
    """What the dialog begins with; what is not given is as at first."""
    usual = [translated(words) for words in dialogs.DEFAULT_NAMES]
    seats = [SeatPlayer(name or usual[0], HUMAN)]
    for seat in range(1, rules.players):
        own = names[seat - 1] if seat <= len(names) and names[seat - 1] else usual[seat % len(usual)]
        level = levels[seat - 1] if seat <= len(levels) and levels[seat - 1] in LEVELS else LEVELS[0]
        seats.append(SeatPlayer(own, level))
    return GameChoice(rules, tuple(seats))


class NewGameDialog(QDialog):
    """Asks for a `GameChoice`; `choice` is what was chosen once it was accepted."""

    def __init__(self, first: GameChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first = first
        dress(self)
        self.setWindowTitle(translated(dialogs.NEW_GAME))
        self.setAccessibleName(self.windowTitle())
        self.names: list[QLineEdit] = []
        self.levels: list[QComboBox] = []
        box = QVBoxLayout(self)
        box.setContentsMargins(22, 14, 22, 16)
        box.setSpacing(10)
        box.addStrut(_WIDTH)
        box.addWidget(self._rules())
        middle = QHBoxLayout()
        middle.addWidget(self._players(), 3)
        middle.addWidget(self._options(), 2)
        box.addLayout(middle)
        box.addSpacing(10)
        box.addLayout(self._buttons())
        self.start.setFocus()
        fit(self)

    @property
    def choice(self) -> GameChoice:
        """What is chosen now; an empty name is the one from before."""
        names = [" ".join(field.text().split()) for field in self.names]
        players = [HUMAN, *(str(level.currentData()) for level in self.levels)]
        seats = tuple(
            SeatPlayer(name or seat.name, player)
            for name, player, seat in zip(names, players, self._first.seats, strict=True)
        )
        rules = replace(self._first.rules, target=self.target.value())
        return GameChoice(rules, seats, self.deal_number.number, self.keep.isChecked())

    def _rules(self) -> QGroupBox:
        rules = self._first.rules
        group = _group(translated(dialogs.RULES))
        frame = QFrame()
        frame.setObjectName("chosen")
        frame.setAccessibleName(translated(dialogs.RULES_TITLE))
        lines = QVBoxLayout(frame)
        lines.setContentsMargins(14, 8, 14, 8)
        lines.setSpacing(3)
        lines.addWidget(label(translated(dialogs.RULES_TITLE), "head"))
        cards = dialogs.cards_and_draw(rules.hand_size, rules.draw_count, rules.decks)
        lines.addWidget(label(translated(cards), "note"))
        lines.addWidget(label(translated(dialogs.canastas_to_go_out(rules.canastas_to_go_out)), "note"))
        QVBoxLayout(group).addWidget(frame)
        return group

    def _players(self) -> QGroupBox:
        group = _group(translated(dialogs.PLAYERS))
        grid = QGridLayout(group)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        for seat, player in enumerate(self._first.seats):
            self._add_player(grid, seat, player)
        return group

    def _add_player(self, grid: QGridLayout, seat: int, player: SeatPlayer) -> None:
        ours = self._first.rules.side_of(seat) == self._first.rules.side_of(0)
        role = table.YOU if seat == 0 else table.PARTNER if ours else table.OPPONENT
        words = translated(role)
        name = QLineEdit(player.name)
        name.setMaxLength(_LONGEST_NAME)
        name.setMinimumWidth(150)
        name.setAccessibleName(translated(dialogs.name_of(role)))
        self.names.append(name)
        grid.addWidget(Emblem(words, ours=ours, size=20), seat, 0)
        grid.addWidget(name, seat, 1)
        grid.addWidget(label(words, "note"), seat, 2)
        if seat == 0:
            grid.addWidget(label(translated(dialogs.PLAYS_HERE)), seat, 3)
        else:
            grid.addWidget(self._level(player), seat, 3)

    def _level(self, player: SeatPlayer) -> QComboBox:
        level = QComboBox()
        level.setMinimumWidth(150)
        level.setAccessibleName(translated(dialogs.level_of(player.name)))
        for name in LEVELS:
            level.addItem(translated(_LEVEL_WORDS[name]), name)
        level.setCurrentIndex(level.findData(player.player))
        self.levels.append(level)
        return level

    def _options(self) -> QGroupBox:
        group = _group(translated(dialogs.OPTIONS))
        grid = QGridLayout(group)
        grid.setVerticalSpacing(8)
        self.target = QSpinBox()
        low, high, step = _TARGETS
        self.target.setRange(low, high)
        self.target.setSingleStep(step)
        self.target.setValue(self._first.rules.target)
        self.deal_number = DealNumberField()
        if self._first.deal_number is not None:
            self.deal_number.setText(str(self._first.deal_number))
        for line, (words, field) in enumerate(
            ((dialogs.PLAY_TO, self.target), (dialogs.DEAL_NUMBER, self.deal_number))
        ):
            said = translated(words)
            name = label(said.replace("&", ""))
            name.setText(said)
            name.setBuddy(field)
            field.setAccessibleName(said.replace("&", ""))
            grid.addWidget(name, line, 0)
            grid.addWidget(field, line, 1, Align.AlignRight)
        grid.setRowStretch(2, 1)
        return group

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        words = translated(dialogs.KEEP_THESE)
        self.keep = QCheckBox(words)
        self.keep.setAccessibleName(words.replace("&", ""))
        self.keep.setChecked(self._first.keep)
        cancel = button(translated(dialogs.CANCEL))
        cancel.clicked.connect(self.reject)
        self.start = button(translated(dialogs.START), default=True)
        self.start.clicked.connect(self.accept)
        row.addWidget(self.keep)
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.start)
        return row


def _group(title: str) -> QGroupBox:
    group = QGroupBox(title)
    group.setAccessibleName(title)
    return group

"""Who plays: a row for each seat with its name and, for a computer player, its level."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.model.seats import HUMAN, LEVELS, SeatPlayer, usual_level
from canasta_desktop.ui.dialog_look import Emblem, SideLook, label
from canasta_desktop.ui.game_choice import MOST_SEATS
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, table
from canasta_desktop.wording.sentence import Sentence

_LONGEST_NAME = 24
_PARTNER = 2
"""The seat that plays with the person where partners are."""


class PlayerRows(QWidget):
    """Rows for as many seats as can play; only those that do play are shown. Seat 0 is the person at the table."""

    def __init__(self, seats: Sequence[SeatPlayer]) -> None:
        """`seats` are all six, whether or not they play."""
        super().__init__()
        self.setAccessibleName(translated(dialogs.PLAYERS))
        self._before = tuple(seats)
        self._players = 0
        self._chosen_levels: set[int] = set()
        """The seats that keep their level whatever is usual for them."""
        self.names: list[QLineEdit] = []
        self.levels: list[QComboBox] = []
        """Of the computer players, that of seat 1 first."""
        self._roles: list[QLabel] = []
        self._emblems: list[Emblem] = []
        self._rest: list[QWidget] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        self.note = label("", "note")
        """What the level does that was chosen last."""
        self.note.setWordWrap(True)
        for seat, player in enumerate(seats):
            self._add(grid, seat, player)
        grid.addWidget(self.note, MOST_SEATS, 0, 1, 4)

    @property
    def seats(self) -> tuple[SeatPlayer, ...]:
        """Who plays, by seat; an empty name is the one from before."""
        return self._chosen[: self._players]

    @property
    def all_seats(self) -> tuple[SeatPlayer, ...]:
        """The same for those too who do not play this time."""
        return self._chosen

    def show_players(self, rules: RuleSet) -> None:
        """Show as many seats as these rules have, each with its usual level where no other was chosen."""
        is_first, is_other = not self._players, self._players != rules.players
        self._players = rules.players
        for seat in range(MOST_SEATS):
            for part in (self.names[seat], self._roles[seat], self._emblems[seat], self._rest[seat]):
                part.setVisible(seat < rules.players)
            self._show_role(seat, rules.sides)
        if is_first:
            self._chosen_levels = {
                seat for seat, level in enumerate(self.levels, 1) if level.currentData() != usual_level(rules, seat)
            }
        if is_other:
            self._show_usual(rules)
            self._tell(self.levels[min(_PARTNER, rules.players - 1) - 1])

    @property
    def _chosen(self) -> tuple[SeatPlayer, ...]:
        names = [" ".join(field.text().split()) for field in self.names]
        levels = [HUMAN, *(str(level.currentData()) for level in self.levels)]
        return tuple(
            SeatPlayer(name or before.name, level)
            for name, level, before in zip(names, levels, self._before, strict=True)
        )

    def _show_role(self, seat: int, sides: int) -> None:
        side = seat % sides
        role = translated(_role(seat, side))
        self._roles[seat].setText(role)
        self._roles[seat].setAccessibleName(role)
        self._emblems[seat].show_side(role, list(SideLook)[side])
        self.names[seat].setAccessibleName(translated(dialogs.name_of(_role(seat, side))))

    def _show_usual(self, rules: RuleSet) -> None:
        for seat, level in enumerate(self.levels, 1):
            if seat not in self._chosen_levels:
                level.setCurrentIndex(max(0, level.findData(usual_level(rules, seat))))

    def _choose_level(self, level: QComboBox) -> None:
        self._chosen_levels.add(self.levels.index(level) + 1)
        self._tell(level)

    def _add(self, grid: QGridLayout, seat: int, player: SeatPlayer) -> None:
        name = QLineEdit(player.name)
        name.setMaxLength(_LONGEST_NAME)
        name.setMinimumWidth(150)
        self.names.append(name)
        self._emblems.append(Emblem("", size=20))
        self._roles.append(label("", "note"))
        self._rest.append(self._level(player) if seat else label(translated(dialogs.PLAYS_HERE)))
        if seat:
            # Screen readers on Linux name a list by its label alone.
            self._roles[-1].setBuddy(self._rest[-1])
        for column, part in enumerate((self._emblems[-1], name, self._roles[-1], self._rest[-1])):
            grid.addWidget(part, seat, column)

    def _level(self, player: SeatPlayer) -> QComboBox:
        level = QComboBox()
        level.setMinimumWidth(150)
        level.setAccessibleName(translated(dialogs.level_of(player.name)))
        for name in LEVELS:
            called, plays = dialogs.LEVELS[name]
            level.addItem(translated(called), name)
            level.setItemData(level.count() - 1, translated(plays), Qt.ItemDataRole.ToolTipRole)
        level.currentIndexChanged.connect(lambda: _explain(level))
        level.activated.connect(lambda: self._choose_level(level))
        level.setCurrentIndex(max(0, level.findData(player.player)))
        _explain(level)
        self.levels.append(level)
        return level

    def _tell(self, level: QComboBox) -> None:
        """What a level does, for all to read below the rows."""
        words = dialogs.LEVEL_NOTE.filled(level=level.currentText(), plays=level.toolTip())
        self.note.setText(translated(words))
        self.note.setAccessibleName(self.note.text())


def _explain(level: QComboBox) -> None:
    """Say how the chosen computer player plays."""
    words = str(level.currentData(Qt.ItemDataRole.ToolTipRole))
    level.setToolTip(words)
    level.setAccessibleDescription(words)


def _role(seat: int, side: int) -> Sentence:
    if seat == 0:
        return table.YOU
    return table.PARTNER if side == 0 else table.OPPONENT

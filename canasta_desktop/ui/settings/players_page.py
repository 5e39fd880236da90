"""The page of players: hints, how long experts think, and how well each of the others plays."""

from collections.abc import Sequence
from typing import Final, Protocol

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, SignalInstance
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QLabel, QSlider

from canasta_desktop.model.seats import LEVELS, SeatPlayer
from canasta_desktop.ui.dialog_look import label, letter
from canasta_desktop.ui.settings.choices import explanation
from canasta_desktop.ui.settings.page import SettingsPage
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs
from canasta_desktop.wording import levels as words

LEAST_MS: Final = 300
MOST_MS: Final = 3000
_USUAL_MS: Final = 800
_STEP_MS: Final = 100


class PlayersPreference(Protocol):
    """How the player likes the computer players."""

    @property
    def think_ms(self) -> int:
        """How many milliseconds an expert may think."""

    @property
    def think_ms_changed(self) -> SignalInstance:
        """Signal(int)."""

    def keep_think_ms(self, think_ms: int) -> None:
        """Let experts think so long."""

    @property
    def hints(self) -> bool:
        """Whether hints are offered."""

    @property
    def hints_changed(self) -> SignalInstance:
        """Signal(bool)."""

    def keep_hints(self, hints: bool) -> None:
        """Offer hints, or none."""

    @property
    def other_seats(self) -> Sequence[SeatPlayer]:
        """The names of seats 1 to 5, each with the level chosen for it; an empty one is the usual."""

    @property
    def other_seats_changed(self) -> SignalInstance:
        """Signal()."""

    def keep_level(self, seat: int, level: str) -> None:
        """Let a seat play so well from the next game on; empty: as usual."""


class PlayersPage(SettingsPage):
    """A check box, a slider, and a level for each seat."""

    def __init__(self, preference: PlayersPreference) -> None:
        super().__init__(words.PLAYERS)
        self._preference = preference
        self.hints = QCheckBox(translated(words.HINTS))
        self.hints.setAccessibleName(self.hints.text().replace("&", ""))
        self.hints.setAccessibleDescription(translated(words.HINTS_NOTE))
        letter(self.hints)
        self.thinking = QSlider(Qt.Orientation.Horizontal)
        self.thinking.setRange(LEAST_MS, MOST_MS)
        self.thinking.setSingleStep(_STEP_MS)
        self.thinking.setPageStep(5 * _STEP_MS)
        self.thinking.setAccessibleName(translated(words.THINKING).replace("&", ""))
        self.thinking.setAccessibleDescription(translated(words.THINKING_NOTE))
        self.seconds = label("")
        self.levels = [self._level(seat, player) for seat, player in enumerate(preference.other_seats, 1)]
        self._lay_out()
        self._connect()
        self._show()
        self.setFocusProxy(self.hints)

    def restore_defaults(self) -> None:
        self._preference.keep_hints(True)
        self._preference.keep_think_ms(_USUAL_MS)
        for seat in range(1, len(self.levels) + 1):
            self._preference.keep_level(seat, "")

    def _lay_out(self) -> None:
        title = label(translated(words.THINKING), "head")
        title.setAccessibleName(title.text().replace("&", ""))
        title.setBuddy(self.thinking)
        row = QHBoxLayout()
        row.addWidget(self.thinking, 1)
        self.seconds.setMinimumWidth(self.seconds.fontMetrics().horizontalAdvance(self._in_seconds(MOST_MS)) + 12)
        row.addWidget(self.seconds)
        self.box.addWidget(self.hints)
        self.box.addWidget(explanation(translated(words.HINTS_NOTE), indent=28))
        self.box.addWidget(title)
        self.box.addLayout(row)
        self.box.addWidget(explanation(translated(words.THINKING_NOTE)))
        self.box.addWidget(label(translated(words.WHO_PLAYS), "head"))
        self.box.addLayout(self._seats())
        self.box.addWidget(explanation(translated(words.WHO_PLAYS_NOTE)))
        self.box.addStretch(1)

    def _seats(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        for row, (player, level) in enumerate(zip(self._preference.other_seats, self.levels, strict=True)):
            name = label(player.shown_name)
            # In the words of a buddy a single one marks a letter.
            name.setText(player.shown_name.replace("&", "&&"))
            name.setBuddy(level)
            note = explanation("")
            level.currentIndexChanged.connect(lambda _index, level=level, note=note: _explain(level, note))
            _explain(level, note)
            for column, part in enumerate((name, level, note)):
                grid.addWidget(part, row, column)
        return grid

    def _level(self, seat: int, player: SeatPlayer) -> QComboBox:
        level = QComboBox()
        level.setMinimumWidth(130)
        letter(level)
        level.setAccessibleName(translated(dialogs.level_of(player.shown_name)))
        for name in ("", *LEVELS):
            called, plays = dialogs.LEVELS[name] if name else (words.AS_USUAL, words.AS_USUAL_NOTE)
            level.addItem(translated(called), name)
            level.setItemData(level.count() - 1, translated(plays), Qt.ItemDataRole.ToolTipRole)
        level.activated.connect(lambda _index: self._preference.keep_level(seat, str(level.currentData())))
        return level

    def _connect(self) -> None:
        preference = self._preference
        self.hints.clicked.connect(preference.keep_hints)
        self.thinking.valueChanged.connect(lambda value: preference.keep_think_ms(round(value, -2)))
        for changed in (preference.hints_changed, preference.think_ms_changed, preference.other_seats_changed):
            changed.connect(self._show)

    def _show(self) -> None:
        preference = self._preference
        self.hints.setChecked(preference.hints)
        with QSignalBlocker(self.thinking):
            self.thinking.setValue(preference.think_ms)
        self.seconds.setText(self._in_seconds(preference.think_ms))
        for player, level in zip(preference.other_seats, self.levels, strict=True):
            level.setCurrentIndex(max(0, level.findData(player.player)))

    def _in_seconds(self, milliseconds: int) -> str:
        return translated(words.SECONDS.filled(seconds=QLocale().toString(milliseconds / 1000, "f", 1)))


def _explain(level: QComboBox, note: QLabel) -> None:
    """Say beside it how the chosen level plays."""
    said = str(level.currentData(Qt.ItemDataRole.ToolTipRole))
    level.setAccessibleDescription(said)
    level.setToolTip(said)
    note.setText(said)

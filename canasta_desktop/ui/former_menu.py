"""The menu of the matches that were on the table before another came."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.values import value
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording.menus import earlier_match


@value
class FormerMatch:
    """A match that can be gone on with."""

    path: Path
    """Where it is kept."""
    when: datetime
    """When it was played last."""
    rules: RuleSet
    round_number: int
    scores: tuple[int, ...]
    """From all finished rounds, ours first."""


class FormerMatchesLike(Protocol):
    """Knows the matches that were on the table before."""

    def __bool__(self) -> bool:
        """Whether there are any; quickly."""

    def listed(self) -> Sequence[FormerMatch]:
        """All of them, newest first."""


class FormerMenu(QObject):
    """Fills a submenu with them when it opens; it cannot be opened when there are none."""

    chosen = Signal(Path)

    def __init__(self, matches: FormerMatchesLike, above: QMenu, menu: QMenu) -> None:
        super().__init__(menu)
        self._matches, self._menu = matches, menu
        above.aboutToShow.connect(self._look)
        menu.aboutToShow.connect(self._fill)
        self._look()

    def _look(self) -> None:
        self._menu.setEnabled(bool(self._matches))

    def _fill(self) -> None:
        self._menu.clear()
        for number, former in enumerate(self._matches.listed(), 1):
            self._menu.addAction(self._action(number, former))

    def _action(self, number: int, former: FormerMatch) -> QAction:
        when = QLocale().toString(_qt_time(former.when), QLocale.FormatType.ShortFormat)
        words = translated(earlier_match(when, former.rules, former.round_number, former.scores))
        action = QAction(f"&{number} {words.replace('&', '&&')}", self._menu)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.triggered.connect(lambda: self.chosen.emit(former.path))
        return action


def _qt_time(when: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(round(when.timestamp()))

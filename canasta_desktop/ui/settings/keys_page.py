"""The page of keys."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableWidget, QTableWidgetItem

from canasta_desktop.ui.beside_or_below import BesideOrBelow, Row
from canasta_desktop.ui.dialog_look import button, label, letter
from canasta_desktop.ui.key_list import KEY_GROUPS, action_words
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.settings.key_dialog import KeyDialog
from canasta_desktop.ui.settings.page import SettingsPage
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import settings_words

_LEAST_HEIGHT: Final = 220
_NAME: Final = Qt.ItemDataRole.UserRole


class KeysPage(SettingsPage):
    """All that can have keys, line by line, and its keys."""

    def __init__(self, keys: KeyMap) -> None:
        super().__init__(settings_words.KEYS)
        self._keys = keys
        self.dialog: KeyDialog | None = None
        """The one opened last."""
        self.advice = label(translated(settings_words.KEYS_ADVICE), "note")
        self.advice.setWordWrap(True)
        self.table = _table()
        self.change = button(translated(settings_words.CHANGE))
        self.one_more = button(translated(settings_words.ADD_KEY))
        self.remove = button(translated(settings_words.REMOVE_KEY))
        self.remove.setMenu(QMenu(self.remove))
        self.usual = button(translated(settings_words.USUAL_KEY))
        self.box.addWidget(self.advice)
        self.box.addWidget(self.table, 1)
        self.box.addWidget(BesideOrBelow(Row(self.change, self.one_more), Row(self.remove, self.usual), (0, 1)))
        self._fill()
        self.change.clicked.connect(self._change)
        self.one_more.clicked.connect(lambda: self._ask(adds=True))
        self.usual.clicked.connect(self._reset)
        self.table.cellActivated.connect(self._change)
        self.table.currentCellChanged.connect(self._offer)
        keys.changed.connect(self._show)
        self.table.setCurrentCell(1, 0)
        self.setFocusProxy(self.table)

    def restore_defaults(self) -> None:
        self._keys.reset_all()

    @property
    def chosen(self) -> str:
        """The name of the line that is chosen; empty on a heading."""
        return self._name(self.table.currentRow())

    def choose(self, name: str) -> None:
        """Go to the line of something."""
        rows = (row for row in range(self.table.rowCount()) if self._name(row) == name)
        self.table.setCurrentCell(next(rows), 0)

    def _name(self, row: int) -> str:
        item = self.table.item(row, 0)
        return str(item.data(_NAME) or "") if item is not None else ""

    def _fill(self) -> None:
        for title, rows in KEY_GROUPS:
            self._add(translated(title).replace("&", ""), "")
            for row in rows:
                self._add(action_words(row.name), row.name)
        self._show()

    def _add(self, words: str, name: str) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        item = QTableWidgetItem(words)
        item.setData(_NAME, name)
        self.table.setItem(row, 0, item)
        if name:
            self.table.setItem(row, 1, QTableWidgetItem())
            return
        font = self.table.font()
        font.setBold(True)
        item.setFont(font)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.table.setSpan(row, 0, 1, 2)

    def _show(self) -> None:
        for row in range(self.table.rowCount()):
            item = self.table.item(row, 1)
            if item is not None:
                item.setText(self._keys.shown_all(self._name(row)))
        self._offer()

    def _offer(self) -> None:
        name = self.chosen
        self.change.setEnabled(bool(name))
        self.one_more.setEnabled(bool(name))
        self._offer_removal(name)
        self.usual.setEnabled(bool(name) and not self._keys.is_usual(name))

    def _offer_removal(self, name: str) -> None:
        """Every key of a line can be taken away by itself."""
        menu = self.remove.menu()
        menu.clear()
        for key in self._keys.common_keys(name):
            shown = key.toString(QKeySequence.SequenceFormat.NativeText)
            action = menu.addAction(translated(settings_words.take_away(shown)))
            action.triggered.connect(partial(self._keys.remove, name, key))
        self.remove.setEnabled(not menu.isEmpty())

    def _change(self) -> None:
        self._ask(adds=False)

    def _ask(self, *, adds: bool) -> None:
        if self.chosen:
            self.dialog = KeyDialog(self._keys, self.chosen, self.window(), adds=adds)
            self.dialog.finished.connect(self.dialog.deleteLater)
            self.dialog.open()

    def _reset(self) -> None:
        problem = self._keys.reset(self.chosen)
        words = settings_words.usual_is_taken(action_words(problem.name)) if problem else settings_words.KEYS_ADVICE
        self.advice.setText(translated(words))
        self.advice.setAccessibleName(self.advice.text())


def _table() -> QTableWidget:
    table = QTableWidget(0, 2)
    letter(table)
    table.setAccessibleName(translated(settings_words.KEYS))
    titles = settings_words.ACTION, settings_words.KEY
    table.setHorizontalHeaderLabels(list(map(translated, titles)))
    header = table.horizontalHeader()
    header.setAccessibleName(", ".join(map(translated, titles)))
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
    header.setHighlightSections(False)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    letter(header)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.setShowGrid(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setMinimumHeight(_LEAST_HEIGHT)
    return table

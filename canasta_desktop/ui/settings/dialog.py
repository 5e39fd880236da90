"""The window of settings: the list of its pages at the left, the chosen one beside it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from canasta_desktop.ui.beside_or_below import BesideOrBelow, Row
from canasta_desktop.ui.dialog_look import button, dress, fit, grow
from canasta_desktop.ui.page_list import PageList
from canasta_desktop.ui.scrolled_page import ScrolledPage
from canasta_desktop.ui.settings.page import PageSpec, SettingsPage
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, settings_words

_SIZE: Final = (860, 560)


class SettingsDialog(QDialog):
    """Stands beside the table, which goes on. There is nothing to confirm: every change counts at once."""

    def __init__(self, pages: Sequence[PageSpec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._specs = tuple(pages)
        self._pages: dict[int, SettingsPage] = {}
        dress(self)
        self.list = PageList([spec.title for spec in pages])
        self._stack = QStackedWidget()
        self.restore = button("")
        self.restore.clicked.connect(self._restore_page)
        self.close_button = button("", default=True)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self._say()
        self.list.currentRowChanged.connect(self._show_page)
        self.list.setCurrentRow(0)
        fit(self, *_SIZE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Only now do the widgets know how large their words are.
        grow(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._begin_anew()

    @property
    def page(self) -> SettingsPage:
        """The page that is shown."""
        return self._pages[self.list.currentRow()]

    def open_page(self, number: int) -> None:
        """Show the page at this place of the list."""
        self.list.setCurrentRow(number)

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(18)
        middle.addWidget(self.list)
        middle.addWidget(self._stack, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(22, 18, 22, 16)
        box.setSpacing(12)
        box.addLayout(middle, 1)
        box.addWidget(BesideOrBelow(Row(self.restore), Row(self.close_button, at_end=True), (1, 0)))

    def _say(self) -> None:
        """All words but those of the pages."""
        self.setWindowTitle(translated(settings_words.TITLE))
        self.setAccessibleName(self.windowTitle())
        self.list.setAccessibleName(translated(settings_words.PAGES))
        self._stack.setAccessibleName(self.windowTitle())
        self.list.reread_words()
        for shown, words in ((self.restore, settings_words.RESTORE), (self.close_button, dialogs.CLOSE)):
            shown.setText(translated(words))
            shown.setAccessibleName(shown.text().replace("&", ""))

    def _show_page(self, number: int) -> None:
        if number not in self._pages:
            page = self._specs[number].make()
            self._pages[number] = page
            self._stack.addWidget(ScrolledPage(page))
            # What comes last is also last for Tab, but for these.
            last = self.previousInFocusChain()
            if last is not None:
                QWidget.setTabOrder(last, self.restore)
            QWidget.setTabOrder(self.restore, self.close_button)
        self._stack.setCurrentIndex(list(self._pages).index(number))
        if self.isVisible():
            grow(self)

    def _restore_page(self) -> None:
        self.page.restore_defaults()

    def _begin_anew(self) -> None:
        """Everything in another language; the keyboard stays where it was, as near as can be."""
        focus: QWidget | None = self.focusWidget()
        in_page = focus is not None and self._stack.isAncestorOf(focus)
        self._say()
        self._pages.clear()
        while (old := self._stack.widget(0)) is not None:
            self._stack.removeWidget(old)
            old.deleteLater()
        self._show_page(self.list.currentRow())
        if in_page:
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)

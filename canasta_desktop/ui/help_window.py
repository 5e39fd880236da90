"""The window of the help: the list of its pages at the left, the chosen one beside it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDialog, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from canasta_desktop.table.theme import THEMES
from canasta_desktop.ui.dialog_colours import worn
from canasta_desktop.ui.dialog_look import button, dress, fit, letter, text_ratio
from canasta_desktop.ui.help_signs import sign_picture
from canasta_desktop.ui.help_text import SIGN, page_text
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.page_list import PageList
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, help_pages
from canasta_desktop.wording.help_pages import HelpPage, PartKind

_SIZE: Final = (900, 600)
_SIGN_SIZE: Final = 28


class HelpWindow(QDialog):
    """Stands beside the table, which goes on; it follows language, keys and colours."""

    def __init__(self, pages: Sequence[HelpPage], keys: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages, self._keys = tuple(pages), keys
        dress(self)
        self.list = PageList([page.title for page in pages])
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.document().setDocumentMargin(14)
        letter(self.text)
        self.close_button = button("", default=True)
        self.close_button.clicked.connect(self.accept)
        middle, buttons, box = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        middle.setSpacing(18)
        middle.addWidget(self.list)
        middle.addWidget(self.text, 1)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        box.setContentsMargins(22, 18, 22, 16)
        box.setSpacing(12)
        box.addLayout(middle, 1)
        box.addLayout(buttons)
        self._say()
        self.list.currentRowChanged.connect(self._show)
        keys.changed.connect(self._show)
        self.list.setCurrentRow(0)
        self.list.setFocus()
        fit(self, *_SIZE)

    def open_page(self, page: HelpPage) -> None:
        """Show this page."""
        self.list.setCurrentRow(self._pages.index(page))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._say()
            self._show()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange) and self.isVisible():
            self._show()

    def _say(self) -> None:
        self.setWindowTitle(translated(help_pages.TITLE))
        self.setAccessibleName(self.windowTitle())
        self.list.setAccessibleName(translated(help_pages.PAGES))
        self.list.reread_words()
        self.close_button.setText(translated(dialogs.CLOSE))
        self.close_button.setAccessibleName(self.close_button.text().replace("&", ""))

    def _show(self) -> None:
        page = self._pages[self.list.currentRow()]
        size, theme = round(_SIGN_SIZE * text_ratio()), THEMES[worn().name]
        for sign in {part.sign for part in page.parts if part.kind is PartKind.SIGN}:
            picture = sign_picture(sign, theme, size, self.devicePixelRatio())
            self.text.document().addResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(f"{SIGN}{sign}"), picture
            )
        self.text.setAccessibleName(translated(page.title))
        self.text.setHtml(page_text(page, self._keys, size))

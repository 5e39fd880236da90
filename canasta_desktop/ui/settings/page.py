"""What every page of the settings is."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QVBoxLayout, QWidget

from canasta_desktop.ui.dialog_look import label
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording.sentence import Sentence


class SettingsPage(QWidget):
    """Settings of one kind, below one another in `box`.

    A page shows what is preferred, also when it changes elsewhere, and keeps every change at once. When the language
    changes a page is made anew, so it reads its words only while it is made.
    """

    def __init__(self, title: Sentence) -> None:
        super().__init__()
        said = translated(title)
        self.setAccessibleName(said)
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(4, 0, 10, 0)
        self.box.setSpacing(8)
        self.box.addWidget(label(said, "title"))

    def restore_defaults(self) -> None:
        """Prefer what was preferred at first."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class PageSpec:
    """A page in the list of pages; `make` is called when it is first looked at."""

    title: Sentence
    make: Callable[[], SettingsPage]

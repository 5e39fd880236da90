"""Asks for a file to open or to save in. An existing one is overwritten only after a question."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget

from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs

SUFFIX: Final = "canasta"


def choose_to_open(parent: QWidget, folder: Path, chosen: Callable[[Path], object]) -> QFileDialog:
    """Ask which record to open; `chosen` is called with it, if any."""
    dialog = _dialog(parent, translated(dialogs.OPEN_TITLE), folder, chosen)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def choose_to_save(parent: QWidget, suggested: Path, chosen: Callable[[Path], object]) -> QFileDialog:
    """Ask where to save the record; `chosen` is called with the file, if any."""
    dialog = _dialog(parent, translated(dialogs.SAVE_TITLE), suggested.parent, chosen)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(suggested.name)
    dialog.open()
    return dialog


def _dialog(parent: QWidget, title: str, folder: Path, chosen: Callable[[Path], object]) -> QFileDialog:
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setAccessibleName(title)
    dialog.setDefaultSuffix(SUFFIX)
    dialog.setNameFilters([translated(dialogs.RECORDS), translated(dialogs.ALL_FILES)])
    dialog.fileSelected.connect(lambda file: chosen(Path(file)))
    dialog.finished.connect(dialog.deleteLater)
    return dialog

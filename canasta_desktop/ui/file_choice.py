"""Asks for a file to open or to save in. An existing one is overwritten only after a question."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget

from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, rules

SUFFIX: Final = "canasta"
"""Of records."""
RULES_SUFFIX: Final = "json"
"""Of house rules."""
_BUTTONS: Final = "QPushButton, QPushButton:default, QPushButton:default:focus { padding: 0 8px; }"
"""Qt's own dialog keeps a narrow column for them, and has the look of a dialog that it stands over."""


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


def choose_rules_to_open(parent: QWidget, folder: Path, chosen: Callable[[Path], object]) -> QFileDialog:
    """Ask which house rules to open; `chosen` is called with the file, if any."""
    dialog = _dialog(parent, translated(rules.OPEN_TITLE), folder, chosen, for_rules=True)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def choose_rules_to_save(parent: QWidget, folder: Path, chosen: Callable[[Path], object]) -> QFileDialog:
    """Ask where to save house rules; `chosen` is called with the file, if any."""
    dialog = _dialog(parent, translated(rules.SAVE_TITLE), folder, chosen, for_rules=True)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(f"{translated(rules.DEFAULT_FILE)}.{RULES_SUFFIX}")
    dialog.open()
    return dialog


def _dialog(
    parent: QWidget, title: str, folder: Path, chosen: Callable[[Path], object], *, for_rules: bool = False
) -> QFileDialog:
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setAccessibleName(title)
    dialog.setStyleSheet(_BUTTONS)
    dialog.setDefaultSuffix(RULES_SUFFIX if for_rules else SUFFIX)
    kind = rules.FILES if for_rules else dialogs.RECORDS
    dialog.setNameFilters([translated(kind), translated(dialogs.ALL_FILES)])
    dialog.fileSelected.connect(lambda file: chosen(Path(file)))
    dialog.finished.connect(dialog.deleteLater)
    return dialog

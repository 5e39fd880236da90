"""The page of languages."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QButtonGroup, QRadioButton

from canasta_desktop.ui.dialog_look import letter
from canasta_desktop.ui.settings.page import SettingsPage
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import settings_words


class LanguagePreference(Protocol):
    """Which language the program speaks; empty for that of the system."""

    @property
    def language(self) -> str:
        """The language preferred."""

    @property
    def language_changed(self) -> SignalInstance:
        """Another one is preferred: its code."""

    def keep_language(self, language: str) -> None:
        """Prefer a language."""


class LanguagePage(SettingsPage):
    """One of the languages, each by its own name, or that of the system."""

    def __init__(self, preference: LanguagePreference, languages: Sequence[str]) -> None:
        """`languages` are those that the program can speak."""
        super().__init__(settings_words.LANGUAGE)
        self._preference = preference
        self.choices = {"": self._choice(translated(settings_words.AS_THE_SYSTEM))}
        self.choices |= {code: self._choice(settings_words.ENDONYMS[code]) for code in languages}
        self._group = QButtonGroup(self)
        for code, choice in self.choices.items():
            self._group.addButton(choice)
            self.box.addWidget(choice)
            choice.clicked.connect(lambda _checked, code=code: preference.keep_language(code))
        self.box.addStretch(1)
        preference.language_changed.connect(self._show)
        self._show(preference.language)

    def restore_defaults(self) -> None:
        self._preference.keep_language("")

    def _choice(self, words: str) -> QRadioButton:
        choice = QRadioButton(words)
        choice.setAccessibleName(words)
        letter(choice)
        return choice

    def _show(self, language: str) -> None:
        choice = self.choices.get(language, self.choices[""])
        choice.setChecked(True)
        self.setFocusProxy(choice)

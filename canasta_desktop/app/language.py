"""The language that the program speaks: translators of Qt and of the program, and how numbers are written."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator

from canasta_desktop.resource_files import resource
from canasta_desktop.storage.settings import LANGUAGES

SOURCE: Final = "en"
"""In it everything is written; it needs no translator."""


class Language:
    """Lets the program speak one language or another while it runs; what is shown follows by `LanguageChange`."""

    def __init__(self, application: QCoreApplication, folder: Path | None = None) -> None:
        """`folder` has the program's translations."""
        self._application = application
        self._folder = folder or resource("translations")
        self._translators: list[QTranslator] = []
        self.spoken = SOURCE
        """Its code."""

    @property
    def offered(self) -> tuple[str, ...]:
        """The languages that there are translations for which can be read, and that of the source."""
        return tuple(code for code in LANGUAGES if code == SOURCE or self._own(code) is not None)

    def speak(self, language: str) -> None:
        """Speak a language, that of the system where the text is empty; English where there is no such translation, or
        none that can be read.
        """
        own = None
        for code in [language] if language else _of_the_system():
            own = self._own(code)
            if own is not None or code == SOURCE:
                break
        self.spoken = SOURCE if own is None else code
        QLocale.setDefault(_locale(self.spoken))
        for old in self._translators:
            self._application.removeTranslator(old)
        self._translators = [] if own is None else [*self._of_qt(), own]
        for new in self._translators:
            self._application.installTranslator(new)
        # Where no translator came or went, numbers may still be written in another way.
        QCoreApplication.sendEvent(self._application, QEvent(QEvent.Type.LanguageChange))

    def _own(self, code: str) -> QTranslator | None:
        """The program's words in a language, None where there are none or they are no translation."""
        return _read(self._folder / f"canasta_{code}.qm") if code in LANGUAGES and code != SOURCE else None

    def _of_qt(self) -> list[QTranslator]:
        """Qt's words, to be installed before ours: what is installed last is asked first."""
        from PySide6.QtCore import QLibraryInfo

        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        of_qt = _read(Path(folder, f"qtbase_{self.spoken}.qm"))
        return [] if of_qt is None else [of_qt]


def _read(file: Path) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(str(file)) and not translator.isEmpty() else None


def _of_the_system() -> list[str]:
    """The languages that the system asks for, the dearest first."""
    return [name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages()]


def _locale(code: str) -> QLocale:
    """How the language writes numbers and dates; as in the player's country where the system speaks it too."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == code else QLocale(code)

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
        """The languages that there are translations for, and that of the source."""
        return tuple(code for code in LANGUAGES if code == SOURCE or self._file(code).is_file())

    def speak(self, language: str) -> None:
        """Speak a language, that of the system where the text is empty, English where there is no such translation."""
        code = language or self._of_the_system()
        self.spoken = code if code in self.offered else SOURCE
        QLocale.setDefault(_locale(self.spoken))
        for old in self._translators:
            self._application.removeTranslator(old)
        self._translators = self._loaded()
        for new in self._translators:
            self._application.installTranslator(new)
        # Where no translator came or went, numbers may still be written in another way.
        QCoreApplication.sendEvent(self._application, QEvent(QEvent.Type.LanguageChange))

    def _loaded(self) -> list[QTranslator]:
        """Qt's own first: what is installed last is asked first."""
        if self.spoken == SOURCE:
            return []
        from PySide6.QtCore import QLibraryInfo

        of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{self.spoken}.qm")
        found = []
        for file in (of_qt, self._file(self.spoken)):
            translator = QTranslator(self._application)
            if translator.load(str(file)):
                found.append(translator)
        return found

    def _file(self, code: str) -> Path:
        return self._folder / f"canasta_{code}.qm"

    def _of_the_system(self) -> str:
        wanted = (name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages())
        return next((code for code in wanted if code in self.offered), SOURCE)


def _locale(code: str) -> QLocale:
    """How the language writes numbers and dates; as in the player's country where the system speaks it too."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == code else QLocale(code)

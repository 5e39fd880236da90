"""The window of settings: its frame, and the pages of languages and keys."""

from typing import Final

from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP

TITLE: Final = QT_TRANSLATE_NOOP("Settings", "Settings")
PAGES: Final = QT_TRANSLATE_NOOP("Settings", "Pages of the settings")
RESTORE: Final = QT_TRANSLATE_NOOP("Settings", "&Restore the defaults of this page")

LANGUAGE: Final = QT_TRANSLATE_NOOP("Settings", "Language")
AS_THE_SYSTEM: Final = QT_TRANSLATE_NOOP("Settings", "As the system")
ENDONYMS: Final = {"en": "English", "fi": "suomi", "fr": "français", "ht": "kreyòl ayisyen"}
"""The languages, each called as its speakers call it; never translated."""

KEYS: Final = QT_TRANSLATE_NOOP("Settings", "Keys")

"""What the welcome lets a first start choose, kept as if it were chosen in the settings."""

from collections.abc import Sequence

from canasta_desktop.app.language import Language
from canasta_desktop.app.looks import Looks
from canasta_desktop.app.settings_keeper import SettingsKeeper


class FirstLooks:
    """Language and cards that are shown; whatever is chosen is preferred from now on."""

    def __init__(self, settings: SettingsKeeper, language: Language, looks: Looks) -> None:
        self._settings, self._language, self._looks = settings, language, looks

    @property
    def languages(self) -> Sequence[str]:
        """The codes of the languages that can be spoken."""
        return self._language.offered

    @property
    def spoken(self) -> str:
        """The code of the language that is spoken."""
        return self._language.spoken

    @property
    def deck(self) -> str:
        """The deck that is shown."""
        return self._looks.faces.deck.deck_id

    def speak(self, language: str) -> None:
        """Speak another language from now on."""
        self._settings.keep_language(language)

    def show_deck(self, deck: str) -> None:
        """Show another deck from now on."""
        self._settings.keep_deck(deck)

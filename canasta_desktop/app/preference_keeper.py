"""How the player likes it, kept in the file of settings: every change is written at once and told."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from canasta_desktop.storage.files import is_there
from canasta_desktop.storage.settings import Settings, load_settings, save_settings

if TYPE_CHECKING:
    # Nothing moves before the table is seen.
    from canasta_desktop.model.pace import Pace

PREFERENCES: Final = (
    "pace",
    "language",
    "theme",
    "deck",
    "back",
    "index_letters",
    "deck_folder",
    "sound",
    "volume",
    "think_ms",
    "hints",
    "reduced_motion",
    "keys",
)
"""Those settings whose changes are told, by the signal of their name."""


class PreferenceKeeper(QObject):
    """Keeps preferences. A disk that refuses is told once; the program goes on.

    Where another program has changed them meanwhile, what it wrote stays but for what is changed here, and is told.
    """

    pace_changed = Signal(object)
    """`Pace`."""
    language_changed = Signal(str)
    theme_changed = Signal(str)
    deck_changed = Signal(str)
    back_changed = Signal(str)
    index_letters_changed = Signal(str)
    deck_folder_changed = Signal(str)
    sound_changed = Signal(bool)
    volume_changed = Signal(int)
    think_ms_changed = Signal(int)
    hints_changed = Signal(bool)
    reduced_motion_changed = Signal(str)
    keys_changed = Signal(object)
    """`dict[str, list[str]]`."""
    failed = Signal(object)
    """`OSError`: the settings could not be written."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._settings, self.set_aside = load_settings(path)
        self._written = True
        """Whether the file has all that was changed here."""
        self._has_failed = False

    @property
    def pace(self) -> "Pace":
        """How fast everything moves."""
        from canasta_desktop.model.pace import Pace

        return Pace(self._settings.pace)

    def keep_pace(self, pace: "Pace") -> None:
        """Remember the pace."""
        self._keep("pace", pace.value)

    @property
    def language(self) -> str:
        """The language of the program; empty for that of the system."""
        return self._settings.language

    def keep_language(self, language: str) -> None:
        """Remember the language."""
        self._keep("language", language)

    @property
    def theme(self) -> str:
        """The colours of table and dialogs; empty for those of the system."""
        return self._settings.theme

    def keep_theme(self, theme: str) -> None:
        """Remember the colours."""
        self._keep("theme", theme)

    @property
    def deck(self) -> str:
        """The pictures of the cards; empty for the program's own in two colours."""
        return self._settings.deck

    def keep_deck(self, deck: str) -> None:
        """Remember the pictures of the cards."""
        self._keep("deck", deck)

    @property
    def back(self) -> str:
        """The backs of the cards; empty for the usual one."""
        return self._settings.back

    def keep_back(self, back: str) -> None:
        """Remember the backs of the cards."""
        self._keep("back", back)

    @property
    def index_letters(self) -> str:
        """Whose letters stand on court cards: `language`, or empty for A K Q J."""
        return self._settings.index_letters

    def keep_index_letters(self, letters: str) -> None:
        """Remember the letters of the court cards."""
        self._keep("index_letters", letters)

    @property
    def deck_folder(self) -> str:
        """Where decks are looked for, too; empty for nowhere else."""
        return self._settings.deck_folder

    def keep_deck_folder(self, folder: str) -> None:
        """Remember the folder of decks."""
        self._keep("deck_folder", folder)

    @property
    def sound(self) -> bool:
        """Whether sounds are played."""
        return self._settings.sound

    def keep_sound(self, sound: bool) -> None:
        """Remember whether sounds are played."""
        self._keep("sound", sound)

    @property
    def volume(self) -> int:
        """How loud sounds are, from 0 to 100."""
        return self._settings.volume

    def keep_volume(self, volume: int) -> None:
        """Remember how loud sounds are."""
        self._keep("volume", volume)

    @property
    def think_ms(self) -> int:
        """How long a computer player may think, in milliseconds."""
        return self._settings.think_ms

    def keep_think_ms(self, think_ms: int) -> None:
        """Remember how long a computer player may think."""
        self._keep("think_ms", think_ms)

    @property
    def hints(self) -> bool:
        """Whether hints are offered."""
        return self._settings.hints

    def keep_hints(self, hints: bool) -> None:
        """Remember whether hints are offered."""
        self._keep("hints", hints)

    @property
    def reduced_motion(self) -> str:
        """Whether to move little: `on`, `off`, or empty for as the system says."""
        return self._settings.reduced_motion

    def keep_reduced_motion(self, reduced: str) -> None:
        """Remember whether to move little."""
        self._keep("reduced_motion", reduced)

    @property
    def saw_contrast(self) -> bool:
        """Whether the system asked for high contrast when it was last asked."""
        return self._settings.saw_contrast

    def keep_saw_contrast(self, saw_contrast: bool) -> None:
        """Remember whether it did."""
        if saw_contrast is not self._settings.saw_contrast:
            self._keep("saw_contrast", saw_contrast)

    @property
    def keys(self) -> dict[str, list[str]]:
        """The keys of actions in portable text, as far as they are not the usual ones."""
        return {action: list(keys) for action, keys in self._settings.keys.items()}

    def keep_keys(self, keys: Mapping[str, list[str]]) -> None:
        """Remember the keys of actions."""
        self._keep("keys", {action: list(texts) for action, texts in keys.items()})

    def _keep(self, name: str, value: object) -> None:
        changed: dict[str, Any] = {name: value}
        self._change(lambda settings: replace(settings, **changed))

    def _change(self, changed: Callable[[Settings], Settings]) -> None:
        before = self._preferences()
        self._settings = changed(self._written_meanwhile())
        self._written = False
        try:
            save_settings(self._path, self._settings)
            self._written = True
        except OSError as error:
            if not self._has_failed:
                self._has_failed = True
                self.failed.emit(error)
        for name, value in self._preferences().items():
            if value != before[name]:
                getattr(self, f"{name}_changed").emit(value)

    def _preferences(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in PREFERENCES}

    def _written_meanwhile(self) -> Settings:
        """What stands in the file now. Ours, where that is newer or the file cannot be read as a whole."""
        if not self._written or not is_there(self._path):
            return self._settings
        found, set_aside = load_settings(self._path)
        return self._settings if set_aside is not None else found

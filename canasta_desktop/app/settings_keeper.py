"""The settings while the program runs: every change is written at once, and nothing but the change."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.pace import Pace
from canasta_desktop.storage.house_rules import form_of_rules, rules_of_form
from canasta_desktop.storage.settings import Settings, load_settings, save_settings
from canasta_desktop.ui.new_game import GameChoice, first_choice


class SettingsKeeper(QObject):
    """Keeps the settings of a file. A disk that refuses is told once; the program goes on.

    Where another program has changed them meanwhile, what it wrote stays but for what is changed here.
    """

    recent_files_changed = Signal()
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
    def pace(self) -> Pace:
        """How fast everything moves."""
        return Pace(self._settings.pace)

    def keep_pace(self, pace: Pace) -> None:
        """Remember the pace."""
        self._change(lambda settings: setattr(settings, "pace", pace.value))

    @property
    def sort_mode(self) -> SortMode:
        """How the hand is ordered; an order made by hand is not found again."""
        mode = SortMode(self._settings.sort_mode)
        return SortMode.RANK if mode is SortMode.MANUAL else mode

    def keep_sort_mode(self, mode: SortMode) -> None:
        """Remember the order of the hand."""
        self._change(lambda settings: setattr(settings, "sort_mode", mode.value))

    @property
    def window_place(self) -> str:
        """Where the window stood, as Qt writes it."""
        return self._settings.window_geometry

    @property
    def maximised(self) -> bool:
        """Whether the window filled the screen."""
        return self._settings.maximised

    def keep_window(self, place: str, *, maximised: bool) -> None:
        """Remember where the window stands."""

        def change(settings: Settings) -> None:
            settings.window_geometry, settings.maximised = place, maximised

        self._change(change)

    @property
    def recent_files(self) -> list[Path]:
        """The records used last, newest first."""
        return [Path(text) for text in self._settings.recent_files]

    def remember_file(self, path: Path) -> None:
        """Put a record first among those used last."""
        self._change(lambda settings: settings.remember_file(path))
        self.recent_files_changed.emit()

    def forget_file(self, path: Path) -> None:
        """A record is no longer there."""
        self._change(lambda settings: settings.forget_file(path))
        self.recent_files_changed.emit()

    def first_choice(self) -> GameChoice:
        """What the next new game begins with."""
        kept = self._settings
        form = kept.last_rules or {"preset": "classic", "players": 4, "options": {}}
        names = kept.seat_names, kept.seat_levels
        return first_choice(rules_of_form(form), kept.player_name, *names, preset=str(form["preset"]))

    def remember(self, choice: GameChoice) -> None:
        """Begin the next game with this."""
        me, *others = (*choice.seats, *choice.others)

        def change(settings: Settings) -> None:
            settings.player_name = me.name
            settings.seat_names = [seat.name for seat in others]
            settings.seat_levels = [seat.player for seat in others]
            settings.last_rules = form_of_rules(choice.rules, choice.preset)

        self._change(change)

    def _change(self, change: Callable[[Settings], object]) -> None:
        self._settings = self._written_meanwhile()
        change(self._settings)
        self._written = False
        try:
            save_settings(self._path, self._settings)
            self._written = True
        except OSError as error:
            if not self._has_failed:
                self._has_failed = True
                self.failed.emit(error)

    def _written_meanwhile(self) -> Settings:
        """What stands in the file now. Ours, where that is newer or the file cannot be read as a whole."""
        if not self._written or not self._path.exists():
            return self._settings
        found, set_aside = load_settings(self._path)
        return self._settings if set_aside is not None else found

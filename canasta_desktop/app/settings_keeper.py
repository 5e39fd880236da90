"""The settings while the program runs: every change is written at once, and nothing but the change."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from canasta_desktop.app.preference_keeper import PreferenceKeeper

if TYPE_CHECKING:
    # Only where a game is to begin or to go on: the window is seen so much earlier.
    from canasta_desktop.model.hand_order import SortMode
    from canasta_desktop.model.seats import SeatPlayer
    from canasta_desktop.ui.game_choice import GameChoice


class SettingsKeeper(PreferenceKeeper):
    """Keeps the settings of a file: what the player prefers, and what the program remembers by itself."""

    recent_files_changed = Signal()
    other_seats_changed = Signal()
    """Another name or level is kept for a seat."""

    @property
    def sort_mode_name(self) -> str:
        """How the hand is ordered; an order made by hand is not found again."""
        name = self._settings.sort_mode
        return "rank" if name == "manual" else name

    @property
    def sort_mode(self) -> "SortMode":
        """The same as the session has it."""
        from canasta_desktop.model.hand_order import SortMode

        return SortMode(self.sort_mode_name)

    def keep_sort_mode(self, mode: "SortMode") -> None:
        """Remember the order of the hand."""
        self._change(lambda settings: replace(settings, sort_mode=mode.value))

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
        self._change(lambda settings: replace(settings, window_geometry=place, maximised=maximised))

    @property
    def recent_files(self) -> list[Path]:
        """The records used last, newest first."""
        return [Path(text) for text in self._settings.recent_files]

    def remember_file(self, path: Path) -> None:
        """Put a record first among those used last."""
        self._change(lambda settings: settings.with_file(path))
        self.recent_files_changed.emit()

    def forget_file(self, path: Path) -> None:
        """A record is no longer there."""
        self._change(lambda settings: settings.without_file(path))
        self.recent_files_changed.emit()

    def first_choice(self) -> "GameChoice":
        """What the next new game begins with."""
        from canasta_desktop.storage.house_rules import rules_of_form
        from canasta_desktop.ui.game_choice import first_choice

        kept = self._settings
        form = kept.last_rules or {"preset": "classic", "players": 4, "options": {}}
        names = kept.seat_names, kept.seat_levels
        return first_choice(rules_of_form(form), kept.player_name, *names, preset=str(form["preset"]))

    @property
    def other_seats(self) -> "tuple[SeatPlayer, ...]":
        """The names of seats 1 to 5, each with the level chosen for it; an empty one is the usual."""
        from canasta_desktop.model.seats import SeatPlayer

        choice = self.first_choice()
        names = (*choice.seats, *choice.others)[1:]
        levels = self._chosen_levels(len(names))
        return tuple(SeatPlayer(seat.name, level) for seat, level in zip(names, levels, strict=True))

    def keep_level(self, seat: int, level: str) -> None:
        """Let a seat play so well from the next game on; empty: as usual."""
        levels = self._chosen_levels(max(seat, len(self._settings.seat_levels)))
        levels[seat - 1] = level
        self._change(lambda settings: replace(settings, seat_levels=levels))
        self.other_seats_changed.emit()

    def _chosen_levels(self, count: int) -> list[str]:
        from canasta_desktop.model.seats import LEVELS

        levels = [level if level in LEVELS else "" for level in self._settings.seat_levels]
        return [*levels, *[""] * count][:count]

    def remember(self, choice: "GameChoice") -> None:
        """Begin the next game with this."""
        from canasta_desktop.model.seats import usual_level
        from canasta_desktop.storage.house_rules import form_of_rules
        from canasta_desktop.ui.game_choice import usual_names

        others = (*choice.seats, *choice.others)[1:]
        # Nor is a name that is usual: in another language the seat has another one.
        own, *names = (
            "" if seat.name == usual else seat.name
            for seat, usual in zip((*choice.seats, *choice.others), usual_names(), strict=True)
        )
        # A level that is usual there is none that was chosen: with other rules another one is usual.
        levels = [
            "" if seat.player == usual_level(choice.rules, number) else seat.player
            for number, seat in enumerate(others, 1)
        ]
        rules = form_of_rules(choice.rules, choice.preset)
        self._change(
            lambda settings: replace(settings, player_name=own, seat_names=names, seat_levels=levels, last_rules=rules)
        )
        self.other_seats_changed.emit()

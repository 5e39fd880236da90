"""The match on the table as a file: opened, saved, remembered."""

from pathlib import Path

from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.model.session import GameSession
from canasta_desktop.storage.files import is_folder
from canasta_desktop.storage.problems import Problem
from canasta_desktop.storage.records import UnreadableRecord, read_playable_record, write_record
from canasta_desktop.wording.files import file_problem_sentence, not_opened_sentence, not_saved_sentence
from canasta_desktop.wording.sentence import Sentence


class MatchFiles:
    """Opens records into a session and saves its match."""

    def __init__(self, session: GameSession, settings: SettingsKeeper) -> None:
        self._session, self._settings = session, settings
        self._current: Path | None = None

    @property
    def current(self) -> Path | None:
        """The file that the match was opened from or saved in."""
        return self._current

    @property
    def folder(self) -> Path:
        """The folder used last, else the player's own."""
        recent = self._settings.recent_files
        if self._current is not None:
            return self._current.parent
        return next((file.parent for file in recent if is_folder(file.parent)), Path.home())

    def begin(self) -> None:
        """Another match is on the table, which has no file."""
        self._current = None

    def open(self, path: Path) -> Sentence | None:
        """Put a record on the table; what is wrong with it, then the table is as it was."""
        try:
            record = read_playable_record(path)
        except UnreadableRecord as error:
            if error.problem is Problem.MISSING:
                self._settings.forget_file(path)
            return not_opened_sentence(str(path), file_problem_sentence(error))
        self._session.open_record(record)
        self._remember(path)
        return None

    def save(self, path: Path) -> Sentence | None:
        """Save the match; why it could not be, then the file is as it was."""
        try:
            write_record(path, self._session.record())
        except OSError as error:
            return not_saved_sentence(str(path), error)
        self._remember(path)
        return None

    def _remember(self, path: Path) -> None:
        self._current = path.absolute()
        self._settings.remember_file(self._current)

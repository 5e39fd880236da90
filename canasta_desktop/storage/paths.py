"""Where the player's own files lie: the folders that the platform gives to programs."""

from pathlib import Path
from typing import Final

import appdirs

from canasta_desktop import COMMAND

SETTINGS_FILE: Final = "settings.json"
JOURNAL_FILE: Final = "table.journal"
KEPT_TABLE_FILE: Final = "table.kept"


def config_dir() -> Path:
    """The folder of the settings."""
    return _folder(appdirs.user_config_dir(COMMAND, appauthor=False), ".config")


def data_dir() -> Path:
    """The folder of what the player keeps: records, statistics."""
    return _folder(appdirs.user_data_dir(COMMAND, appauthor=False), ".local/share")


def state_dir() -> Path:
    """The folder of what the program keeps between two starts: the journal."""
    return _folder(appdirs.user_state_dir(COMMAND, appauthor=False), ".local/state")


def settings_path() -> Path:
    """The settings file. It need not exist; whoever writes it makes the folder."""
    return config_dir() / SETTINGS_FILE


def journal_path() -> Path:
    """The journal of the match on the table. It need not exist; whoever writes it makes the folder."""
    return state_dir() / JOURNAL_FILE


def kept_table_path() -> Path:
    """What the table showed last of this journal, kept to be shown at once. It may be missing at any time."""
    return state_dir() / KEPT_TABLE_FILE


def _folder(given: str, usual: str) -> Path:
    """The folder given, or the usual one in the player's own where an environment variable names it from where the
    program was started, or is empty: such a variable counts as not set.
    """
    folder = Path(given)
    return folder if folder.is_absolute() else Path.home() / usual / COMMAND

"""Reading with limits, and writing so that a file is always whole: the old one or the new one."""

import contextlib
import errno
import os
import stat
import zlib
from pathlib import Path
from typing import Final

from canasta_desktop.storage.problems import Problem, UnreadableFile

LARGEST_FILE: Final = 8_000_000
"""Bytes; a match of 50 rounds takes some 400,000. What a larger file decodes to could fill the memory."""

Mark = tuple[int, int]
"""How many bytes, and their check sum."""


def read_whole(path: Path, most: int = LARGEST_FILE, *, plain: bool = True) -> bytes:
    """The bytes of a file of at most so many, a byte order mark at its start left out.

    With `plain` it must be a file on a disk: a pipe or a device may give bytes for ever, or never one.
    Raises `UnreadableFile`.
    """
    try:
        data = _read(path, most + 1, plain=plain)
    except FileNotFoundError:
        raise UnreadableFile(Problem.MISSING) from None
    except PermissionError:
        raise UnreadableFile(Problem.NO_PERMISSION) from None
    except (OSError, ValueError) as error:
        # A ValueError is a name that no file can have, such as one with a zero byte.
        raise UnreadableFile(Problem.UNREADABLE, getattr(error, "strerror", None) or str(error)) from error
    return whole(data, most)


def whole(data: bytes, most: int) -> bytes:
    """The bytes read up to one more than the most there may be, a byte order mark at their start left out.

    Raises `UnreadableFile` where there are more.
    """
    if len(data) > most:
        raise UnreadableFile(Problem.TOO_LARGE, need=most // 1_000_000)
    return data.removeprefix(b"\xef\xbb\xbf")


def _read(path: Path, most: int, *, plain: bool) -> bytes:
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise UnreadableFile(Problem.FOLDER)
    if plain and not stat.S_ISREG(mode):
        raise UnreadableFile(Problem.NO_PLAIN_FILE)
    with path.open("rb") as file:
        return file.read(most)


def mark_of(data: bytes) -> Mark:
    """What tells these bytes from those that stood there at another time."""
    return len(data), zlib.crc32(data)


def is_there(path: Path) -> bool:
    """Whether there is a file or folder; none where the system does not tell, as in a folder that is locked."""
    return _known_mode(path) is not None


def is_folder(path: Path) -> bool:
    """Whether there is a folder; none where the system does not tell."""
    mode = _known_mode(path)
    return mode is not None and stat.S_ISDIR(mode)


def _known_mode(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except (OSError, ValueError):
        return None


def private_folder(folder: Path) -> None:
    """Make a folder, and those above it that are missing, for its owner alone. Raises `OSError`."""
    if folder.is_dir():
        return
    if folder.parent != folder:
        private_folder(folder.parent)
    folder.mkdir(mode=0o700, exist_ok=True)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it holds all of this or what it held before, also when the power fails.

    Raises `OSError`; then the file is as it was.
    """
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if target.exists() and not target.is_file():
        # A pipe or a device would not be written to but replaced.
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    beside = target.with_name(f".canasta-{os.urandom(6).hex()}.tmp")
    try:
        _write_new(beside, data, _mode_of(target))
        beside.replace(target)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            beside.unlink()
        raise
    sync_folder(target.parent)


def _mode_of(target: Path) -> int | None:
    return stat.S_IMODE(target.stat().st_mode) if target.exists() else None


def _write_new(path: Path, data: bytes, mode: int | None) -> None:
    with path.open("xb") as file:
        if mode is not None:
            path.chmod(mode)
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Make sure that the names in a folder are on the disk. Raises `OSError`."""
    if os.name == "nt":
        return  # Windows has no handle of a folder to flush.
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        # Some file systems cannot do this; the file itself is on the disk.
        if error.errno not in {errno.EINVAL, errno.ENOTSUP}:
            raise
    finally:
        os.close(descriptor)

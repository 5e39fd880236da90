"""A lock that one program at a time holds, and that ends with the program, however it ends."""

import errno
import os
import sys
from pathlib import Path
from typing import BinaryIO

from canasta_desktop.storage.files import private_folder

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileInUse(OSError):
    """Another program, or another part of this one, holds the lock."""


class FileLock:
    """Holds a lock file from when it is made until it is released. Raises `FileInUse` or `OSError`.

    The system lets go of the lock when the program ends; the file itself stays and means nothing.
    """

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab")
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            if error.errno in {errno.EACCES, errno.EAGAIN, errno.EDEADLK}:
                raise FileInUse(errno.EBUSY, os.strerror(errno.EBUSY), str(path)) from error
            raise

    def release(self) -> None:
        """Let go. Harmless when it is not held any more."""
        self._file.close()


def lock_of(path: Path) -> FileLock:
    """The lock of a file, which is held in another one beside it. Raises `FileInUse` or `OSError`."""
    private_folder(path.parent)
    return FileLock(path.with_name(path.name + ".lock"))

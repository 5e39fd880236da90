"""The project's own Python environment, `.venv`, filled from a lock file."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import system_packages

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
PYTHON = FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
REQUIREMENTS = ROOT / "packaging" / "requirements"

# What a lock file's packages cover besides their own need: the tests run the program, too.
COVERS = {"run": ("run",), "sound": ("sound", "run"), "test": ("test", "run")}


def provide(need: str) -> None:
    """Makes `.venv` hold the packages of `run`, `sound` or `test`; does nothing where it does so already."""
    if is_filled(need):
        return
    with _alone():
        if not is_filled(need):
            _fill(need)


def _fill(need: str) -> None:
    print(f"Preparing {FOLDER.name} for {need}; this is done once and takes a minute or two.", flush=True)
    _make()
    _install(need)
    for covered in COVERS[need]:
        _stamp(covered).write_text(_fingerprint(covered), encoding="ascii")


def missing_packages() -> list[str]:
    """The Debian package that is needed to make `.venv`, where it is still to be made and the package is not there."""
    if _is_usable() or importlib.util.find_spec("ensurepip"):
        return []
    return [f"python3.{sys.version_info[1]}-venv"]


def variables() -> dict[str, str]:
    """The environment for what runs in `.venv`. Compiled code is kept, or each start would compile it anew."""
    return {name: value for name, value in os.environ.items() if name not in {"PYTHONDONTWRITEBYTECODE", "PYTHONHOME"}}


def is_filled(need: str) -> bool:
    """Whether `.venv` holds what `run`, `sound` or `test` needs, of these versions and for this Python."""
    stamp = _stamp(need)
    return PYTHON.exists() and stamp.is_file() and stamp.read_text(encoding="ascii") == _fingerprint(need)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Waits for other starts, and for what a killed one left running, before `.venv` is touched."""
    if sys.platform == "win32":
        yield  # No folder can be locked there; it refuses to remove files that are in use.
        return
    import fcntl

    folder = os.open(ROOT, os.O_RDONLY)
    try:
        # Not every network's folders can be locked; those are done without.
        with contextlib.suppress(OSError):
            try:
                fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print(f"Waiting for another start to prepare {FOLDER.name}.", flush=True)
                fcntl.flock(folder, fcntl.LOCK_EX)
        # venv and pip hold the lock, too, and go on where only this process is killed.
        os.set_inheritable(folder, True)
        yield
    finally:
        os.close(folder)


def _stamp(need: str) -> Path:
    return FOLDER / f"filled-for-{need}"


def _fingerprint(need: str) -> str:
    """Changes with the lock file, with Python's version and with the place of the project."""
    lock = (REQUIREMENTS / f"{need}.txt").read_bytes()
    return hashlib.sha256(lock + repr((sys.version_info[:2], str(ROOT))).encode()).hexdigest()


def _make() -> None:
    if _is_usable():
        return
    if FOLDER.exists():
        shutil.rmtree(FOLDER)
    # This may be the Python of the very folder that has just gone.
    python = getattr(sys, "_base_executable", None) or sys.executable
    _call([python, "-m", "venv", str(FOLDER)])


def _is_usable() -> bool:
    """Whether `.venv` was made by a Python of this version, to the end."""
    settings = FOLDER / "pyvenv.cfg"
    if not PYTHON.exists() or not settings.is_file():
        return False
    version = "version = {}.{}.".format(*sys.version_info[:2])
    # pip comes last, and its list of files after them.
    record = "site-packages/pip-*.dist-info/RECORD"
    found = [*FOLDER.glob(f"lib/python3*/{record}"), *FOLDER.glob(f"Lib/{record}")]
    return version in settings.read_text(encoding="utf-8") and bool(found)


def _install(need: str) -> None:
    lock = str(REQUIREMENTS / f"{need}.txt")
    _call([str(PYTHON), "-m", "pip", "install", "-qq", "--require-hashes", "--no-deps", "--requirement", lock])
    # The project itself is used where it lies: a path file asks for no build and stays true when the code changes.
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = subprocess.run([str(PYTHON), "-c", where], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    # A path from there: the name of the folder that holds the project may not fit the encoding of path files.
    Path(packages, "canasta-desktop.pth").write_text(f"{os.path.relpath(ROOT, packages)}\n", encoding="ascii")
    _call([str(PYTHON), "-m", "compileall", "-q", str(ROOT / "canasta_desktop")])


def _call(command: list[str]) -> None:
    done = subprocess.run(command, env=variables(), close_fds=False, check=False)
    if done.returncode:
        raise system_packages.PreparationError(f"This did not succeed: {' '.join(command)}")

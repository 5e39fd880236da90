"""The project's own Python environment, `.venv`, filled from a lock file."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import system_packages

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
PYTHON = FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
REQUIREMENTS = ROOT / "packaging" / "requirements"

# What a lock file's packages cover besides their own need: the tests run the program, too.
COVERS = {"run": ("run",), "test": ("test", "run")}


def provide(need: str) -> None:
    """Makes `.venv` hold the packages of `run` or `test`; does nothing where it does so already."""
    if is_filled(need):
        return
    print(f"Preparing {FOLDER.name} for {need}; this is done once and takes a minute or two.", flush=True)
    _make()
    _install(need)
    for covered in COVERS[need]:
        _stamp(covered).write_text(_fingerprint(covered), encoding="ascii")


def variables() -> dict[str, str]:
    """The environment for what runs in `.venv`. Compiled code is kept, or each start would compile it anew."""
    return {name: value for name, value in os.environ.items() if name not in {"PYTHONDONTWRITEBYTECODE", "PYTHONHOME"}}


def is_filled(need: str) -> bool:
    """Whether `.venv` holds what `run` or `test` needs, of these versions and for this Python."""
    stamp = _stamp(need)
    return PYTHON.exists() and stamp.is_file() and stamp.read_text(encoding="ascii") == _fingerprint(need)


def _stamp(need: str) -> Path:
    return FOLDER / f"filled-for-{need}"


def _fingerprint(need: str) -> str:
    """Changes with the lock file, with Python's version and with the place of the project."""
    lock = (REQUIREMENTS / f"{need}.txt").read_bytes()
    return hashlib.sha256(lock + repr((sys.version_info[:2], str(ROOT))).encode()).hexdigest()


def _make() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        # Debian and Ubuntu keep what a virtual environment needs in a package of its own.
        system_packages.install([f"python3.{sys.version_info[1]}-venv"])
    if FOLDER.exists() and not _is_of_this_python():
        shutil.rmtree(FOLDER)
    if not _has_pip():
        _call([sys.executable, "-m", "venv", str(FOLDER)])


def _is_of_this_python() -> bool:
    settings = FOLDER / "pyvenv.cfg"
    version = "{}.{}.".format(*sys.version_info[:2])
    return PYTHON.exists() and settings.is_file() and f"version = {version}" in settings.read_text(encoding="utf-8")


def _has_pip() -> bool:
    if not PYTHON.exists():
        return False
    asked = [str(PYTHON), "-c", "import pip"]
    return subprocess.run(asked, stderr=subprocess.DEVNULL, check=False).returncode == 0


def _install(need: str) -> None:
    lock = str(REQUIREMENTS / f"{need}.txt")
    _call([str(PYTHON), "-m", "pip", "install", "-qq", "--require-hashes", "--no-deps", "--requirement", lock])
    # The project itself is used where it lies: a path file asks for no build and stays true when the code changes.
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = subprocess.run([str(PYTHON), "-c", where], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    Path(packages, "canasta-desktop.pth").write_text(f"{ROOT}\n", encoding="utf-8")
    _call([str(PYTHON), "-m", "compileall", "-q", str(ROOT / "canasta_desktop")])


def _call(command: list[str]) -> None:
    done = subprocess.run(command, env=variables(), check=False)
    if done.returncode:
        raise system_packages.PreparationError(f"This did not succeed: {' '.join(command)}")

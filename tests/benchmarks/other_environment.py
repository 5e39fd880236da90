"""An environment of their own for what only the benchmarks need: build/bench, which git ignores."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "bench"
PYTHON = FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
REQUIREMENTS = ROOT / "packaging" / "requirements" / "bench.txt"


class NotInstalled(Exception):
    """The packages cannot be had; `args[0]` says what was tried."""


def provide() -> Path:
    """The Python of the environment, filled. Raises `NotInstalled`."""
    stamp, wanted = FOLDER / "filled-with", REQUIREMENTS.read_text("utf-8") + sys.version
    if not (stamp.is_file() and stamp.read_text("utf-8") == wanted):
        _call([sys.executable, "-m", "venv", "--clear", str(FOLDER)])
        _call([str(PYTHON), "-m", "pip", "install", "-qq", "--no-deps", "--requirement", str(REQUIREMENTS)])
        stamp.write_text(wanted, "utf-8")
    return PYTHON


def _call(command: list[str]) -> None:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise NotInstalled(f"This did not succeed: {' '.join(command)}\n{done.stderr.strip()}")

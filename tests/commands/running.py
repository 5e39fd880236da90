"""Runs the program's command line as a player does, in a process of its own."""

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[2]


def run_program(*arguments: str | Path, given: str = "", cwd: Path = PROJECT) -> subprocess.CompletedProcess[str]:
    """Run the program with these arguments and this standard input, and wait for it."""
    return subprocess.run(
        [sys.executable, "-m", "canasta_desktop", *map(str, arguments)],
        input=given,
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        check=False,
        timeout=60,
    )

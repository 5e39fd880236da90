#!/usr/bin/env python3
"""Runs and tests Canasta Desktop from its source tree. Needs Python 3.11 to 3.13 and nothing else.

    python3 packaging/dev.py run [ARGUMENT ...]    start the program, with these arguments
    python3 packaging/dev.py sound                 add what plays sounds, 400 MB, for the starts that follow
    python3 packaging/dev.py test                  everything that must hold: lint, types, all tests
    python3 packaging/dev.py check                 lint, types and the rules of imports only
    python3 packaging/dev.py bench [ARGUMENT ...]  the benchmarks; further arguments go to pytest

The first start makes .venv beside the source and fills it from the lock files in packaging/requirements. On
Debian and Ubuntu it installs the system packages that Qt needs, as root or by sudo.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

import system_packages
import virtual_environment

PYTHONS = ((3, 11), (3, 13))
FAILED, USAGE = 1, 2
HELP = ("--help", "-h", "help")

# What of the program needs no screen; everything else opens the table.
WINDOWLESS_COMMANDS = (["referee"], ["verify"], ["simulate"], ["blunders"])
WINDOWLESS_OPTIONS = ("--version", "--help", "-h")

# pytest's exit status when a selection holds no test.
NO_TESTS = 5

CHECKS = {
    "ruff check": ["-m", "ruff", "check", "--output-format", "concise"],
    "ruff format": ["-m", "ruff", "format", "--check"],
    "mypy": ["-m", "mypy"],
}
RUN_TESTS = ["-m", "pytest", "-q"]


def main(arguments: list[str]) -> int:
    """Does what the command line asks and returns the exit status."""
    if not PYTHONS[0] <= sys.version_info[:2] <= PYTHONS[1]:
        return complain("Canasta Desktop needs Python 3.11, 3.12 or 3.13; this is {}.{}.".format(*sys.version_info))
    commands = {"run": run, "sound": sound, "test": test, "check": check, "bench": bench}
    known = ", ".join(commands)
    if not arguments:
        return complain(f"Say what to do: {known}. --help tells more.")
    command, *rest = arguments
    if command in HELP:
        print((__doc__ or "").strip())
        return 0
    if command not in commands:
        return complain(f"There is no command {command!r}; there are {known}. --help tells more.")
    return commands[command](rest)


def complain(sentence: str) -> int:
    """Says what is wrong with what was asked, and returns the exit status for it."""
    print(sentence, file=sys.stderr)
    return USAGE


def run(arguments: list[str]) -> int:
    """Starts the program with these arguments."""
    window = needs_screen(arguments)
    if window and not has_screen():
        return complain("There is no screen to show the table on: neither DISPLAY nor WAYLAND_DISPLAY is set.")
    if not prepare("run", window=window):
        return FAILED
    # -P: the folder that the player stands in, where arguments name files, is no place to import from.
    command = [str(virtual_environment.PYTHON), "-P", "-m", "canasta_desktop", *arguments]
    environment = virtual_environment.variables()
    if os.name == "posix":
        sys.stdout.flush()
        os.execve(command[0], command, environment)
    return subprocess.run(command, env=environment, check=False).returncode


def sound(arguments: list[str]) -> int:
    """Installs what plays sounds; they are switched on in the settings of the program."""
    if arguments:
        return complain("sound takes no arguments.")
    return 0 if prepare("sound", window=True) else FAILED


def needs_screen(arguments: list[str]) -> bool:
    """Whether the program, started so, opens a window."""
    return arguments[:1] not in WINDOWLESS_COMMANDS and not any(word in WINDOWLESS_OPTIONS for word in arguments)


def has_screen() -> bool:
    """Whether there is a screen, or a platform that needs none was asked for by name."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def test(arguments: list[str]) -> int:
    """Runs everything that must hold before a change is one."""
    workers = str(min(8, os.cpu_count() or 1))
    together = [*RUN_TESTS, "-m", "not alone", "-n", workers, "--dist", "worksteal"]
    return run_stages("test", arguments, {**CHECKS, "tests": together, "tests alone": [*RUN_TESTS, "-m", "alone"]})


def check(arguments: list[str]) -> int:
    """Runs what is quick."""
    return run_stages("check", arguments, {**CHECKS, "imports": [*RUN_TESTS, "tests/test_import_rules.py"]})


def bench(arguments: list[str]) -> int:
    """Runs the benchmarks one after the other, with further arguments for pytest."""
    files = ["-o", "python_files=bench_*.py test_*.py", "tests/benchmarks"]
    return run_stages("bench", [], {"benchmarks": [*RUN_TESTS, "-s", *files, *arguments]})


def run_stages(name: str, arguments: list[str], stages: dict[str, list[str]]) -> int:
    """Runs every stage, says a line about each, and returns the exit status of the first that failed."""
    if arguments:
        return complain(f"{name} takes no arguments.")
    if not prepare("test", window=True):
        return FAILED
    statuses = [run_stage(stage, command) for stage, command in stages.items()]
    return next((status for status in statuses if status), 0)


def run_stage(stage: str, command: list[str]) -> int:
    """Runs one stage; the tests say how far they are, the others speak only when something is wrong."""
    began = time.monotonic()
    quiet = command[:2] != RUN_TESTS[:2]
    done = subprocess.run(
        [str(virtual_environment.PYTHON), *command],
        cwd=virtual_environment.ROOT,
        env=virtual_environment.variables(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        check=False,
    )
    status = 0 if done.returncode == NO_TESTS and command[-1] == "alone" else done.returncode
    if status and quiet:
        sys.stdout.buffer.write(done.stdout)
    print(f"{'FAILED' if status else 'ok':6} {stage}, {time.monotonic() - began:.1f} s", flush=True)
    return status


def prepare(need: str, *, window: bool) -> bool:
    """Sees to the system's packages and to `.venv`; where it cannot, says what to do."""
    try:
        packages = virtual_environment.missing_packages()
        if window:
            packages += system_packages.missing_packages(for_tests=need == "test", for_sound=need == "sound")
        system_packages.install(packages)
        virtual_environment.provide(need)
    except system_packages.PreparationError as problem:
        print(problem, file=sys.stderr)
        return False
    except OSError as problem:
        print(f"{virtual_environment.FOLDER} cannot be prepared: {problem}", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

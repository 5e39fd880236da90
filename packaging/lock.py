#!/usr/bin/env python3
"""Makes the lock files in packaging/requirements from pyproject.toml and pins.txt.

    python3 packaging/lock.py

Asks pip alone, and asks it as every machine that the program runs on would: the lock files hold one version of
each package and the hash of each wheel that one of those machines would choose. They name no place to get them
from.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "packaging" / "requirements"
PYTHONS = ("3.11", "3.12", "3.13")

# Packages that only some machines need. pip judges such conditions by the machine it runs on, so they are said here.
CONDITIONS = {"colorama": 'sys_platform == "win32"'}

# Qt's own wheels begin at these versions of glibc; a newer one may choose another wheel of a package.
GLIBC = {"x86_64": (34, 36, 39, 41), "aarch64": (39, 41)}
MACHINES = (
    *([f"manylinux_2_{i}_{cpu}" for i in range(newest, 16, -1)] + [f"manylinux2014_{cpu}"]
      for cpu, versions in GLIBC.items() for newest in versions),
    *([f"macosx_{version}_0_{cpu}"] for cpu in ("arm64", "x86_64") for version in (13, 15)),
    ["win_amd64"],
    ["win_arm64"],
)  # fmt: skip


def main() -> None:
    """Writes run.txt, sound.txt and test.txt."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    run, extras = project["dependencies"], project["optional-dependencies"]
    needs = {"run": run, "sound": run + extras["sound"], "test": run + extras["test"]}
    versions = {name: resolve(requirements) for name, requirements in needs.items()}
    hashes = wheel_hashes(versions["sound"] | versions["test"])
    for name, locked in versions.items():
        if not versions["run"].items() <= locked.items():
            sys.exit(f"{name}.txt would hold other versions than run.txt")
        (REQUIREMENTS / f"{name}.txt").write_text(lock_text(name, locked, hashes), encoding="utf-8", newline="\n")


def resolve(requirements: list[str]) -> dict[str, str]:
    """The version of each package that the requirements and what they need in turn come to."""
    report = ask_pip("--constraint", str(REQUIREMENTS / "pins.txt"), *requirements, *CONDITIONS)
    return dict(sorted((normal(found["metadata"]["name"]), found["metadata"]["version"]) for found in report))


def wheel_hashes(versions: dict[str, str]) -> dict[str, set[str]]:
    """The SHA-256 digests, by package, of the wheels that any machine would choose."""
    hashes: dict[str, set[str]] = {name: set() for name in versions}
    wanted = [f"{name}=={version}" for name, version in versions.items()]
    for platforms in MACHINES:
        for python in PYTHONS:
            print(f"{platforms[0]}, Python {python}", flush=True)
            options = [f"--platform={platform}" for platform in platforms]
            for found in ask_pip("--no-deps", f"--python-version={python}", *options, *wanted):
                digest = found["download_info"]["archive_info"]["hashes"]["sha256"]
                hashes[normal(found["metadata"]["name"])].add(digest)
    return hashes


def ask_pip(*arguments: str) -> list[dict[str, Any]]:
    """What pip would install, with no setting of this machine but how it reaches the index at all."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    environment |= {name: os.environ[name] for name in ("PIP_CERT", "PIP_INDEX_URL", "PIP_PROXY") if name in os.environ}
    environment["PIP_CONFIG_FILE"] = os.devnull
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--report=-"]
    done = subprocess.run(
        [*command, "--only-binary=:all:", *arguments], env=environment, stdout=subprocess.PIPE, check=False
    )
    if done.returncode:
        sys.exit(f"pip could not say what it would install for: {' '.join(arguments)}")
    install: list[dict[str, Any]] = json.loads(done.stdout)["install"]
    return install


def lock_text(name: str, versions: dict[str, str], hashes: dict[str, set[str]]) -> str:
    """One lock file."""
    lines = [
        f"# What `packaging/dev.py {name}` installs. Made by packaging/lock.py; see pins.txt for what is held back."
    ]
    lines.append("--only-binary :all:")
    for package, version in versions.items():
        condition = f" ; {CONDITIONS[package]}" if package in CONDITIONS else ""
        digests = [f"    --hash=sha256:{digest}" for digest in sorted(hashes[package])]
        lines += [" \\\n".join([f"{package}=={version}{condition}", *digests])]
    return "\n".join(lines) + "\n"


def normal(name: str) -> str:
    """A package's name as an index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    main()

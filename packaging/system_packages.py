"""What Qt needs of a Linux system, and how Debian and Ubuntu give it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# What the files of PySide6-Essentials ask of the system (objdump -p on Qt6Gui, Qt6DBus, Qt6XcbQpa and the
# platform plugins), and the package that has it.
WINDOW_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
# What QtMultimedia of PySide6-Addons asks for beyond that.
SOUND_LIBRARIES = {"libpulse.so.0": "libpulse0"}
TEST_COMMANDS = {"Xvfb": "xvfb", "dbus-daemon": "dbus", "xdotool": "xdotool"}
# What starts the bus that screen readers listen on.
ACCESSIBILITY_BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
ACCESSIBILITY_PACKAGE = "at-spi2-core"
FONT_PACKAGE = "fonts-dejavu-core"
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")


class PreparationError(Exception):
    """The system lacks something that only the person at the machine can give it; the text says how."""


def missing_packages(*, for_tests: bool, for_sound: bool = False) -> list[str]:
    """The names of the Debian packages that a window, the tests, or sounds would miss on this system."""
    if not sys.platform.startswith("linux"):
        return []
    libraries = dict(WINDOW_LIBRARIES)
    if os.environ.get("WAYLAND_DISPLAY"):
        libraries |= WAYLAND_LIBRARIES
    if for_sound:
        libraries |= SOUND_LIBRARIES
    known = _known_libraries()
    missing = {package for library, package in libraries.items() if known and library not in known}
    if for_tests:
        missing |= {package for command, package in TEST_COMMANDS.items() if not shutil.which(command)}
        if not ACCESSIBILITY_BUS.exists():
            missing.add(ACCESSIBILITY_PACKAGE)
    if shutil.which("apt-get") and not _has_fonts():
        missing.add(FONT_PACKAGE)
    return sorted(missing)


def install(packages: list[str]) -> None:
    """Installs Debian packages as root or by a sudo that asks nothing.

    Raises `PreparationError` with the command to type where neither is to be had.
    """
    if not packages:
        return
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    by_hand = "sudo " + " ".join(command)
    if not shutil.which("apt-get"):
        raise PreparationError(
            f"This system lacks what Debian calls {', '.join(packages)}; install its packages for these."
        )
    rights = _rights()
    if rights is None:
        raise PreparationError(f"Some system packages are missing. Install them with:\n    {by_hand}")
    print(f"Installing {' '.join(packages)}", flush=True)
    quiet = [*rights, "env", "DEBIAN_FRONTEND=noninteractive"]
    if _run([*quiet, *command]) != 0:
        # A fresh system has no list of packages yet, an old one has one that no longer holds.
        _run([*quiet, "apt-get", "update"])
        if _run([*quiet, *command], show=True) != 0:
            raise PreparationError(f"The system packages could not be installed. Try:\n    {by_hand}")


def _rights() -> list[str] | None:
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and _run(["sudo", "-n", "true"]) == 0:
        return ["sudo", "-n"]
    return None


def _known_libraries() -> set[str]:
    """The names of all libraries that the loader finds; empty where it cannot be asked."""
    ldconfig = shutil.which("ldconfig") or shutil.which("ldconfig", path="/sbin:/usr/sbin")
    if ldconfig is None:
        return set()
    listed = subprocess.run([ldconfig, "-p"], stdout=subprocess.PIPE, text=True, check=False).stdout
    return {line.split()[0] for line in listed.splitlines() if "=>" in line}


def _has_fonts() -> bool:
    folders = [Path(folder).expanduser() for folder in FONT_FOLDERS]
    return any(next(folder.rglob(f"*.{kind}"), None) for folder in folders for kind in ("ttf", "otf", "ttc"))


def _run(command: list[str], *, show: bool = False) -> int:
    output = None if show else subprocess.DEVNULL
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, check=False).returncode

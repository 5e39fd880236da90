"""What Qt needs of a Linux system is known, looked for, and installed or asked for."""

import re
import shutil
import sys
from pathlib import Path

import PySide6
import pytest

import system_packages

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt brings all it needs elsewhere")

# On every Debian and Ubuntu from the start.
BASIC = {"libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6", "libz.so.1"}
ASKING = [
    "plugins/platforms/libqxcb.so",
    "plugins/platforms/libqoffscreen.so",
    "lib/libQt6Core.so.6",
    "lib/libQt6DBus.so.6",
    "lib/libQt6Gui.so.6",
    "lib/libQt6Svg.so.6",
    "lib/libQt6Widgets.so.6",
    "lib/libQt6XcbQpa.so.6",
]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with the loader, one of the libraries and apt-get, and nothing else."""
    monkeypatch.setattr(system_packages, "_known_libraries", lambda: {"libEGL.so.1"})
    monkeypatch.setattr(system_packages, "_has_fonts", lambda: False)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(system_packages, "ACCESSIBILITY_BUS", Path("/nowhere/org.a11y.Bus.service"))
    monkeypatch.setattr(sys, "platform", "linux")


@linux_only
@pytest.mark.parametrize("file", ASKING)
def test_every_library_that_qt_asks_for_is_known(file: str) -> None:
    qt = Path(PySide6.__file__).parent / "Qt"
    asked = {name.decode() for name in re.findall(rb"lib[\w+.-]+\.so\.\d+", (qt / file).read_bytes())}
    brought = {path.name for path in (qt / "lib").iterdir()}
    assert asked
    assert asked - brought - BASIC <= system_packages.WINDOW_LIBRARIES.keys()


@pytest.mark.usefixtures("bare")
def test_what_is_missing_is_named_by_its_package() -> None:
    missing = system_packages.missing_packages(for_tests=False)
    assert "libxcb-cursor0" in missing
    assert "libegl1" not in missing
    assert "fonts-dejavu-core" in missing
    assert "xvfb" not in missing


@pytest.mark.usefixtures("bare")
def test_sounds_need_a_library_more() -> None:
    assert "libpulse0" not in system_packages.missing_packages(for_tests=False)
    assert "libpulse0" in system_packages.missing_packages(for_tests=False, for_sound=True)


@pytest.mark.usefixtures("bare")
def test_the_tests_need_a_screen_of_their_own_and_a_pointer() -> None:
    assert {"xvfb", "xdotool"} <= set(system_packages.missing_packages(for_tests=True))


@pytest.mark.usefixtures("bare")
def test_the_tests_need_the_bus_of_screen_readers() -> None:
    assert {"dbus", "at-spi2-core"} <= set(system_packages.missing_packages(for_tests=True))
    assert "at-spi2-core" not in system_packages.missing_packages(for_tests=False)


@pytest.mark.usefixtures("bare")
def test_a_wayland_session_needs_its_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert "libwayland-client0" not in system_packages.missing_packages(for_tests=False)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert "libwayland-client0" in system_packages.missing_packages(for_tests=False)


@pytest.mark.usefixtures("bare")
def test_without_rights_the_command_to_type_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "_rights", lambda: None)
    command = r"sudo apt-get install -y --no-install-recommends fonts-dejavu-core .*libxcb-cursor0 .*"
    with pytest.raises(system_packages.PreparationError, match=command):
        system_packages.install(system_packages.missing_packages(for_tests=False))


def test_where_nothing_is_missing_nothing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "_run", lambda command, show=False: pytest.fail(str(command)))
    system_packages.install([])


@pytest.mark.usefixtures("bare")
def test_root_installs_and_fetches_the_list_of_packages_if_need_be(monkeypatch: pytest.MonkeyPatch) -> None:
    statuses = iter([100, 0, 0])
    called: list[str] = []

    def run(command: list[str], *, show: bool = False) -> int:
        called.append(" ".join(command))
        return next(statuses)

    monkeypatch.setattr(system_packages, "_rights", list)
    monkeypatch.setattr(system_packages, "_run", run)
    system_packages.install(["xvfb"])
    install = "env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends xvfb"
    assert called == [install, "env DEBIAN_FRONTEND=noninteractive apt-get update", install]


@pytest.mark.usefixtures("bare")
def test_a_system_without_apt_is_told_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(system_packages.PreparationError, match=r"lacks what Debian calls .*libxcb-cursor0"):
        system_packages.install(system_packages.missing_packages(for_tests=False))

import subprocess
import sys
from pathlib import Path

import pytest

from canasta_desktop.storage import paths


@pytest.mark.skipif(sys.platform != "linux", reason="each platform has folders of its own")
def test_the_folders_are_those_that_the_desktop_gives(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    assert paths.settings_path() == tmp_path / "CONFIG" / "canasta-desktop" / "settings.json"
    assert paths.data_dir() == tmp_path / "DATA" / "canasta-desktop"
    assert paths.journal_path() == tmp_path / "STATE" / "canasta-desktop" / "table.journal"


@pytest.mark.skipif(sys.platform != "linux", reason="each platform has folders of its own")
def test_without_anything_given_they_lie_in_the_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.delenv(f"XDG_{kind}_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert paths.settings_path() == tmp_path / ".config" / "canasta-desktop" / "settings.json"
    assert paths.journal_path() == tmp_path / ".local" / "state" / "canasta-desktop" / "table.journal"


@pytest.mark.skipif(sys.platform != "linux", reason="each platform has folders of its own")
@pytest.mark.parametrize("given", ["", "state", "./state", "~/state"])
def test_a_folder_that_depends_on_where_one_starts_counts_as_not_given(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: str
) -> None:
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", given)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert paths.settings_path() == tmp_path / ".config" / "canasta-desktop" / "settings.json"
    assert paths.data_dir() == tmp_path / ".local" / "share" / "canasta-desktop"
    assert paths.journal_path() == tmp_path / ".local" / "state" / "canasta-desktop" / "table.journal"


def test_asking_for_a_path_makes_nothing(fresh_home: Path) -> None:
    before = list(fresh_home.rglob("*"))
    for path in (paths.settings_path(), paths.journal_path(), paths.data_dir(), paths.config_dir()):
        assert fresh_home in path.parents
    assert list(fresh_home.rglob("*")) == before


PROGRAM = """
import sys
from pathlib import Path
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import preset
from canasta_desktop.storage.journal import Journal
from canasta_desktop.storage.paths import journal_path, settings_path
from canasta_desktop.storage.records import Record, Seat, read_record, write_record
from canasta_desktop.storage.settings import Settings, load_settings, save_settings

record = Record(Match(preset("classic", 2)), (Seat("Äiti 😀"), Seat("B", "novice")))
settings = Settings(player_name="Äiti")
path = Path(sys.argv[1]).absolute()
settings = settings.with_file(path)
save_settings(settings_path(), settings)
assert load_settings(settings_path()) == (settings, None)
Journal.begin(journal_path(), record).close()
_, state = Journal.resume(journal_path())
assert state.record == record
write_record(path, record)
assert read_record(path) == record
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such locales")
@pytest.mark.parametrize("locale", [{"LC_ALL": "C", "PYTHONUTF8": "0"}, {"LC_ALL": "C.UTF-8"}, {"LC_ALL": "POSIX"}])
def test_names_and_homes_of_any_language_work_in_any_locale(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, locale: dict[str, str]
) -> None:
    home = tmp_path / "Työpöytä é à"
    home.mkdir()
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind))
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    program = home / "program.py"
    program.write_text(PROGRAM, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    name = "Työpöytä # 100 % 😀.canasta"
    ran = subprocess.run(
        [sys.executable, str(program), name], cwd=home, capture_output=True, encoding="utf-8", check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert (home / name).exists()
    assert (home / "STATE" / "canasta-desktop" / "table.journal").exists()

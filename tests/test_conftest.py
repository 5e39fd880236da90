"""The player's own files are out of a test's reach."""

import sys
from pathlib import Path

import appdirs
import pytest
from hypothesis import given
from hypothesis import strategies as st


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not take its folders from the environment")
def test_settings_go_to_a_home_of_the_tests_own(fresh_home: Path) -> None:
    assert Path(appdirs.user_config_dir("canasta-desktop")).is_relative_to(fresh_home)
    assert Path.home() == fresh_home


def test_the_real_home_cannot_be_written(real_folders: tuple[str, ...]) -> None:
    for folder in real_folders:
        with pytest.raises(PermissionError, match="real home"):
            Path(folder, "canasta-desktop-test").mkdir()


@given(st.integers())
def test_property_tests_have_a_home_too(number: int) -> None:
    assert Path.home().is_dir()

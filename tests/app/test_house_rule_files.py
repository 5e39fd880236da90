import sys
from pathlib import Path

import pytest

from canasta_desktop.app.house_rule_files import HouseRuleFiles
from canasta_desktop.ui.rules_draft import RulesDraft
from canasta_desktop.wording.sentence import Sentence, english

OURS = RulesDraft("french", 3, {"hand_size": 9, "max_wilds": None})


def test_house_rules_come_back_as_they_were_saved(tmp_path: Path) -> None:
    files = HouseRuleFiles()
    assert files.write(tmp_path / "ours.json", OURS) is None
    assert files.read(tmp_path / "ours.json") == OURS
    assert files.folder == tmp_path


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "The file is empty"),
        (b"[]", "is not of the right kind"),
        (b'{"preset": "classic", "players": 4, "options": {"hand_size": 30}}', "“hand_size” is too large"),
        (
            b'{"preset": "classic", "players": 4, "options": {"target": 1000000000000}}',
            "“target” is larger than can be",
        ),
        (b'{"preset": "classic", "players": 4, "options": {"decks": 1000000000}}', "“decks” is larger than can be"),
        (b'{"preset": "whist", "players": 4, "options": {}}', "no rules of the name “whist”"),
    ],
)
def test_what_cannot_be_played_is_said(tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "ours.json"
    file.write_bytes(content)
    found = HouseRuleFiles().read(file)
    assert isinstance(found, Sentence)
    assert reason in english(found)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows says it otherwise")
def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "ours.json"
    problem = HouseRuleFiles().write(file, OURS)
    assert problem is not None
    assert english(problem) == f"{file} cannot be saved: There is no such folder"

"""House rules in files, as the dialog of all rules reads and writes them."""

from pathlib import Path

from canasta_desktop.storage.house_rules import read_named_house_rules, write_house_rules
from canasta_desktop.storage.problems import UnreadableFile
from canasta_desktop.ui.rules_draft import RulesDraft
from canasta_desktop.wording.files import file_problem_sentence, not_opened_sentence, not_saved_sentence
from canasta_desktop.wording.sentence import Sentence


class HouseRuleFiles:
    """Remembers for as long as the program runs in which folder house rules lie."""

    def __init__(self) -> None:
        self.folder = Path.home()

    def read(self, path: Path) -> RulesDraft | Sentence:
        """The rules of a file, or why they cannot be had."""
        try:
            rules, preset = read_named_house_rules(path)
        except UnreadableFile as error:
            return not_opened_sentence(str(path), file_problem_sentence(error))
        self.folder = path.parent
        return RulesDraft.of(rules, preset)

    def write(self, path: Path, draft: RulesDraft) -> Sentence | None:
        """Save rules; why that cannot be, then the file is as it was. Raises `UnplayableRules` for unplayable ones."""
        try:
            write_house_rules(path, draft.rules, draft.preset)
        except OSError as error:
            return not_saved_sentence(str(path), error)
        self.folder = path.parent
        return None

"""`canasta-desktop blunders FILE…`: counts the blunders of the players in records, by who plays."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from canasta_desktop import COMMAND
from canasta_desktop.commands.blunder_counting import Blunder, Found, blunders_in
from canasta_desktop.commands.command_line import CommandLine, complain, file_name
from canasta_desktop.storage.records import Record, UnreadableRecord, read_record
from canasta_desktop.wording.files import file_problem_sentence
from canasta_desktop.wording.sentence import english

_DESCRIPTION = (
    "Count in records, with all hands in sight, what a player should not do: "
    + ", ".join(blunder.value for blunder in Blunder)
    + ". A folder stands for the records in it. Figures are per 100 rounds that a kind of player took part in."
)


@dataclass(slots=True)
class Tally:
    """What players of one kind did wrong."""

    rounds: int = 0
    """Finished rounds in which one of them took part."""
    counts: Counter[Blunder] = field(default_factory=Counter)

    def per_100_rounds(self, blunder: Blunder) -> float:
        """How often in 100 rounds; 0 without any round."""
        return 100 * self.counts[blunder] / self.rounds if self.rounds else 0.0


def blunders(arguments: Sequence[str]) -> int:
    """Print the figures of each kind of player; 1 if a record cannot be read, or a folder has none. Raises
    `SystemExit` for a wrong command line.
    """
    parser = CommandLine("blunders", description=_DESCRIPTION)
    parser.add_argument(
        "files", metavar="FILE", nargs="+", type=file_name, help="a record (.canasta), or a folder of them"
    )
    parser.add_argument("--list", action="store_true", help="say of each blunder where it was made")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    given = parser.parse_args(arguments)
    tallies: dict[str, Tally] = {}
    status = 0
    for folder in _folders_without_records(given.files):
        complain(f"{folder}: there is no record (.canasta) in this folder", f"{COMMAND} blunders")
        status = 1
    for file in _records_of(given.files):
        try:
            record = read_record(file)
        except UnreadableRecord as error:
            complain(f"{file}: {english(file_problem_sentence(error))}", f"{COMMAND} blunders")
            status = 1
            continue
        found = count_blunders(record, tallies)
        if given.list:
            _list(file, record, found)
    print(json.dumps(_form(tallies)) if given.json else _text(tallies))
    return status


def count_blunders(record: Record, tallies: dict[str, Tally]) -> list[Found]:
    """Add what was done wrong in a record to the tallies by kind of player, and return it."""
    finished = [played for played in record.match.rounds if played.result is not None]
    for player in {seat.player for seat in record.seats}:
        tallies.setdefault(player, Tally()).rounds += len(finished)
    # Only the last round can be unfinished; what was done in it belongs to no counted round.
    found = [each for each in blunders_in(record.match) if each.round <= len(finished)]
    for each in found:
        tallies[record.seats[each.seat].player].counts[each.blunder] += 1
    return found


def _records_of(files: Sequence[Path]) -> list[Path]:
    found: list[Path] = []
    for file in files:
        found.extend(sorted(file.glob("*.canasta")) if file.is_dir() else [file])
    return found


def _folders_without_records(files: Sequence[Path]) -> list[Path]:
    return [file for file in files if file.is_dir() and not any(file.glob("*.canasta"))]


def _list(file: Path, record: Record, found: Sequence[Found]) -> None:
    for each in found:
        player = record.seats[each.seat].player
        print(f"{file}: round {each.round} move {each.move}: {each.blunder.value} by {player} in seat {each.seat}")


def _form(tallies: dict[str, Tally]) -> dict[str, object]:
    return {
        player: {
            "rounds": tally.rounds,
            "counts": {blunder.value: tally.counts[blunder] for blunder in Blunder},
            "per_100_rounds": {blunder.value: tally.per_100_rounds(blunder) for blunder in Blunder},
        }
        for player, tally in sorted(tallies.items())
    }


def _text(tallies: dict[str, Tally]) -> str:
    names = [blunder.value for blunder in Blunder]
    lines = [f"{'':12} {'rounds':>6} " + " ".join(f"{name:>13}" for name in names)]
    for player, tally in sorted(tallies.items()):
        figures = " ".join(f"{tally.per_100_rounds(blunder):13.1f}" for blunder in Blunder)
        lines.append(f"{player:12} {tally.rounds:6} {figures}")
    return "\n".join(lines)

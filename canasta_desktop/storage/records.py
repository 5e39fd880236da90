"""Records: a match in a file, as `.canasta`. Reading one is playing it again."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from canasta_desktop import COMMAND, __version__
from canasta_desktop.engine.cards import cards_text
from canasta_desktop.engine.events import RoundScore
from canasta_desktop.engine.limits import beyond_play
from canasta_desktop.engine.match import Match, PlayedRound
from canasta_desktop.engine.notation import seat_move_text
from canasta_desktop.engine.presets import CUSTOM, preset_name, spelled_out
from canasta_desktop.engine.rule_set import RuleSet, UnplayableRules
from canasta_desktop.engine.values import value
from canasta_desktop.engine.view_form import rules_form
from canasta_desktop.storage.files import read_whole, write_whole
from canasta_desktop.storage.problems import Problem, UnreadableFile, UnreadableRecord
from canasta_desktop.storage.replay import replay_deal, replay_move

if TYPE_CHECKING:
    from canasta_desktop.storage.record_forms import RecordForm, ResultForm, RoundForm, RulesForm, SeatForm

__all__ = [
    "HUMAN",
    "Problem",
    "Record",
    "Seat",
    "UnreadableRecord",
    "new_record",
    "parse_playable_record",
    "parse_record",
    "read_playable_record",
    "read_record",
    "record_text",
    "write_record",
]

HUMAN: Final = "human"
"""Who plays a seat that no computer player plays."""

_ITEMS: Final = ("melds", "canastas", "red_threes", "going_out", "hand", "total")


@value
class Seat:
    """A place at the table: a name, and `human` or the name of a computer player.

    The name of a computer player may be one that this program does not have.
    """

    name: str
    player: str = HUMAN


@value
class Record:
    """A match and who plays it; saved game, finished game and replay are the same thing."""

    match: Match
    seats: tuple[Seat, ...]
    created: str = ""
    """When the match began, such as `2026-11-29T18:00:00Z`; may be empty."""
    program: str = f"{COMMAND} {__version__}"
    """What wrote the record; may be empty."""


def new_record(match: Match, seats: Sequence[Seat]) -> Record:
    """The record of a match that begins now."""
    return Record(match, tuple(seats), datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))


def read_record(path: Path) -> Record:
    """Read a record from its file. Raises `UnreadableRecord`, which says where and why."""
    return parse_record(_read(path))


def read_playable_record(path: Path) -> Record:
    """Read a record that is to be gone on with. Raises `UnreadableRecord`, for rules too that nobody could play."""
    return parse_playable_record(_read(path))


def _read(path: Path) -> bytes:
    try:
        return read_whole(path)
    except UnreadableFile as error:
        raise UnreadableRecord(error.problem, error.detail, need=error.need) from error


def parse_record(text: str | bytes) -> Record:
    """Read a record from its text. Raises `UnreadableRecord`, which says where and why."""
    from canasta_desktop.storage.record_forms import decode_record

    form = decode_record(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
    rules = _read_rules(form.rules)
    seats = _read_seats(form.seats, rules)
    match = Match(rules)
    for number, played in enumerate(form.rounds, start=1):
        _replay_round(match, played, number)
    return Record(match, seats, form.created, form.program)


def parse_playable_record(text: str | bytes) -> Record:
    """Read the text of a record that is to be gone on with. Raises `UnreadableRecord`."""
    record = parse_record(text)
    beyond = beyond_play(record.match.rules)
    if beyond is not None:
        raise UnreadableRecord(Problem.UNPLAYABLE_RULES, rules=beyond)
    return record


def write_record(path: Path, record: Record) -> None:
    """Write a record to its file. Raises `OSError`; then the file is as it was."""
    write_whole(path, record_text(record).encode("utf-8"))


def record_text(record: Record) -> str:
    """A record as the text of its file."""
    import msgspec

    return msgspec.json.format(msgspec.json.encode(record_form(record)), indent=1).decode("utf-8") + "\n"


def record_form(record: Record) -> "RecordForm":
    """A record as plain data for JSON."""
    from canasta_desktop.storage import record_forms as forms

    return forms.RecordForm(
        format=forms.FORMAT,
        version=forms.VERSION,
        rules=_rules_form(record.match.rules),
        seats=[forms.SeatForm(_writable(seat.name), _writable(seat.player)) for seat in record.seats],
        rounds=[_round_form(played) for played in record.match.rounds],
        program=_writable(record.program),
        created=_writable(record.created),
    )


def _writable(text: str) -> str:
    """The text without halves of characters, which UTF-8 cannot hold."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _rules_form(rules: RuleSet) -> "RulesForm":
    from canasta_desktop.storage.record_forms import RulesForm

    return RulesForm(**rules_form(rules))  # type: ignore[arg-type]  # the engine's form has these keys and types


def _round_form(played: PlayedRound) -> "RoundForm":
    from canasta_desktop.storage.record_forms import RoundForm

    moves = [seat_move_text(seat, move) for seat, move in played.moves]
    form = RoundForm(played.dealer, cards_text(played.deck), moves)
    if played.result is not None:
        form.result = [_result_form(score) for score in played.result]
    return form


def _result_form(score: RoundScore) -> "ResultForm":
    from canasta_desktop.storage.record_forms import ResultForm

    return ResultForm(**{item: getattr(score, item) for item in _ITEMS})


def _read_rules(form: "RulesForm") -> RuleSet:
    try:
        rules = spelled_out(form.players, form.options)
    except UnplayableRules as error:
        raise UnreadableRecord(Problem.UNPLAYABLE_RULES, rules=error) from None
    if form.preset not in {CUSTOM, preset_name(rules)}:
        raise UnreadableRecord(Problem.FALSE_PRESET, form.preset)
    return rules


def _read_seats(forms: Sequence["SeatForm"], rules: RuleSet) -> tuple[Seat, ...]:
    if len(forms) != rules.players:
        raise UnreadableRecord(Problem.WRONG_SEATS, have=len(forms), need=rules.players)
    if not all(form.player for form in forms):
        raise UnreadableRecord(Problem.NAMELESS_PLAYER)
    return tuple(Seat(form.name, form.player) for form in forms)


def _replay_round(match: Match, form: "RoundForm", number: int) -> None:
    place = 0
    try:
        replay_deal(match, form.dealer, form.deck)
        for place, text in enumerate(form.moves, start=1):  # noqa: B007  # told to whoever asks why
            replay_move(match, text)
        place = 0
        _compare_result(match.rounds[-1], form)
    except UnreadableRecord as error:
        error.at(number, place or None)
        raise


def _compare_result(played: PlayedRound, form: "RoundForm") -> None:
    written = form.result if isinstance(form.result, list) else None
    if played.result is None:
        if written is not None:
            raise UnreadableRecord(Problem.EARLY_RESULT)
        return
    if written is None:
        raise UnreadableRecord(Problem.NO_RESULT)
    if len(written) != len(played.result):
        raise UnreadableRecord(Problem.WRONG_SIDES, have=len(written), need=len(played.result))
    for side, (stands, score) in enumerate(zip(written, played.result, strict=True)):
        for item in _ITEMS:
            have, need = getattr(stands, item), getattr(score, item)
            if have != need:
                raise UnreadableRecord(Problem.WRONG_RESULT, item, have=have, need=need, side=side)

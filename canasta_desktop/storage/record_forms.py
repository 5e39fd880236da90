"""The form of a record in JSON: its keys and their types. Slow to import, so imported when first needed."""

import re
from typing import Final, TypeVar

import msgspec

from canasta_desktop.storage.problems import Problem, UnreadableRecord

FORMAT: Final = "canasta-record"
VERSION: Final = 1


class RulesForm(msgspec.Struct):
    """A rule set with every option spelled out."""

    preset: str
    players: int
    options: dict[str, object]


class SeatForm(msgspec.Struct):
    """Who sits at a place."""

    name: str
    player: str


class ResultForm(msgspec.Struct):
    """What a round was worth to a side."""

    melds: int
    canastas: int
    red_threes: int
    going_out: int
    hand: int
    total: int


class RoundForm(msgspec.Struct, omit_defaults=True):
    """A round: who dealt what, what was played, what came of it."""

    dealer: int
    deck: str
    moves: list[str]
    result: list[ResultForm] | msgspec.UnsetType = msgspec.UNSET


class RecordForm(msgspec.Struct):
    """A whole record. Keys that are not here are ignored."""

    format: str
    version: int
    rules: RulesForm
    seats: list[SeatForm]
    rounds: list[RoundForm]
    program: str = ""
    created: str = ""


class _Heading(msgspec.Struct):
    """What says whether the rest can be read."""

    format: object = None
    version: object = msgspec.UNSET


Form = TypeVar("Form")
_PLACE: Final = re.compile(r" - at `\$(.*)`$")
_MISSING: Final = re.compile(r"missing required field `(\w+)`")
_BYTE: Final = re.compile(r"\(byte (\d+)\)$")


def decode_record(data: bytes) -> RecordForm:
    """Read the form of a record, its heading first. Raises `UnreadableRecord`."""
    heading = decode(data, _Heading)
    if heading.format != FORMAT:
        raise UnreadableRecord(Problem.NO_RECORD)
    if heading.version is msgspec.UNSET:
        raise UnreadableRecord(Problem.MISSING_KEY, "version")
    if not isinstance(heading.version, int | float) or isinstance(heading.version, bool):
        raise UnreadableRecord(Problem.WRONG_TYPE, "version")
    if heading.version != VERSION:
        raise UnreadableRecord(Problem.NEWER_VERSION)
    return decode(data, RecordForm)


def decode(data: bytes, form: type[Form]) -> Form:
    """Read JSON of a known form. Raises `UnreadableRecord`."""
    _refuse_text(data)
    try:
        return msgspec.json.decode(data, type=form)
    except RecursionError:
        raise UnreadableRecord(Problem.TOO_DEEP) from None
    except msgspec.ValidationError as error:
        raise _validation_problem(str(error)) from None
    except msgspec.DecodeError as error:
        raise _syntax_problem(str(error)) from None


def _refuse_text(data: bytes) -> None:
    if not data.strip():
        raise UnreadableRecord(Problem.EMPTY)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        raise UnreadableRecord(Problem.NOT_UTF8) from None


def _syntax_problem(message: str) -> UnreadableRecord:
    if "truncated" in message:
        return UnreadableRecord(Problem.CUT_OFF)
    byte = _BYTE.search(message)
    return UnreadableRecord(Problem.NOT_JSON, have=int(byte[1]) if byte else None)


def _validation_problem(message: str) -> UnreadableRecord:
    place = _PLACE.search(message)
    path = place[1] if place else ""
    if not path and "missing" not in message:
        return UnreadableRecord(Problem.NO_RECORD)
    missing = _MISSING.search(message)
    if missing:
        error = UnreadableRecord(Problem.MISSING_KEY, missing[1])
    else:
        names: list[str] = re.findall(r"\.(\w+)", path)
        error = UnreadableRecord(Problem.WRONG_TYPE, names[-1] if names else "")
    error.at(_number_after("rounds", path), _number_after("moves", path))
    return error


def _number_after(name: str, path: str) -> int | None:
    found = re.search(rf"\.{name}\[(\d+)\]", path)
    return int(found[1]) + 1 if found else None

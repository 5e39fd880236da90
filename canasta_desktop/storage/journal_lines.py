"""The lines of a journal: the match as it was first, then a deal or a move each, or the order in which the person at
the table holds the own hand, where it is that person's own. A line counts when it is whole, with its end.
"""

import errno
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Final

from canasta_desktop.engine.cards import Card, UnreadableCard, parse_cards
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.values import value
from canasta_desktop.storage.files import read_whole
from canasta_desktop.storage.plain_json import parse_json
from canasta_desktop.storage.problems import Problem, UnreadableFile, UnreadableRecord
from canasta_desktop.storage.records import Record, parse_playable_record, record_form
from canasta_desktop.storage.replay import replay_deal, replay_move

FORMAT: Final = "canasta-journal"
VERSION: Final = 1
_ERROR_NUMBERS: Final = {
    Problem.NO_PERMISSION: errno.EACCES,
    Problem.FOLDER: errno.EISDIR,
    Problem.NO_PLAIN_FILE: errno.EINVAL,
}
"""What the system calls these."""


@value
class JournalState:
    """What a journal holds: the match as it stood, and the deal number it was started from, if any."""

    record: Record
    deal_number: int | None
    hand: tuple[Card, ...] = ()
    """The hand of the person at the table in an order of that person's own; empty where a sort mode orders it."""


@value
class JournalFound:
    """What was read of a journal, and how much of it counts."""

    state: JournalState
    size: int
    """Bytes up to the end of the last line that counts."""
    torn: bytes
    """What follows them."""


def encoded_line(line: dict[str, object]) -> bytes:
    """A line as it is written."""
    return json.dumps(line, separators=(",", ":")).encode("ascii") + b"\n"


def first_line(record: Record, deal_number: int | None) -> bytes:
    """The line that a journal begins with."""
    import msgspec

    heading = {"format": FORMAT, "version": VERSION, "deal_number": deal_number}
    return msgspec.json.encode({**heading, "record": record_form(record)}) + b"\n"


def read_lines(path: Path) -> JournalFound | None:
    """Read a journal up to its last line that counts. None where no match can be read. Raises `OSError`."""
    try:
        data = read_whole(path)
    except UnreadableFile as error:
        if error.problem in {Problem.MISSING, Problem.TOO_LARGE}:
            return None
        raise _system_error(error, path) from error
    first, end, _ = data.partition(b"\n")
    try:
        state = _read_first_line(first)
    except UnreadableRecord:
        return None
    size = len(first) + len(end)
    if not end:
        return None
    replayed, hand = _replay_lines(state.record.match, data[size:])
    size += replayed
    return JournalFound(replace(state, hand=hand), size, data[size:])


def _system_error(error: UnreadableFile, path: Path) -> OSError:
    """The same as the system says it."""
    number = _ERROR_NUMBERS.get(error.problem)
    return OSError(error.detail or str(error)) if number is None else OSError(number, os.strerror(number), str(path))


def _read_first_line(line: bytes) -> JournalState:
    import msgspec

    from canasta_desktop.storage.record_forms import decode

    class _Heading(msgspec.Struct):
        format: str
        version: int
        record: msgspec.Raw
        deal_number: int | None = None

    heading = decode(line, _Heading)
    if heading.format != FORMAT or heading.version != VERSION:
        raise UnreadableRecord(Problem.NEWER_VERSION)
    return JournalState(parse_playable_record(bytes(heading.record)), heading.deal_number)


def _replay_lines(match: Match, data: bytes) -> tuple[int, tuple[Card, ...]]:
    """Play the lines that count; how many bytes they are, and the order of the hand told last."""
    size = 0
    hand: tuple[Card, ...] = ()
    for line in data.splitlines(keepends=True):
        told = _replay_line(match, line, hand) if line.endswith(b"\n") else None
        if told is None:
            break
        size, hand = size + len(line), told
    return size, hand


def _replay_line(played: Match, line: bytes, hand: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """The order of the hand after this line; None for a line that does not count."""
    try:
        match parse_json(line):
            case {"move": str(move)} if played.state is not None:
                replay_move(played, move)
            case {"dealer": int(dealer), "deck": str(deck)}:
                replay_deal(played, dealer, deck)
            case {"hand": order}:
                return _own_order(order, hand)
            case _:
                return None
    except UnreadableFile:
        return None
    return hand


def _own_order(order: object, before: tuple[Card, ...]) -> tuple[Card, ...]:
    """The order of the hand that is told, or the one before where it cannot be read: it is not worth a move."""
    if not isinstance(order, str):
        return before
    try:
        return tuple(parse_cards(order))
    except UnreadableCard:
        return before

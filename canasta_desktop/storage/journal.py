"""The journal of the match on the table: every committed move is on the disk before it is shown.

A file of JSON lines. The first holds the match as it was when the journal was begun; each further line
is a deal, a move, or the own order of a hand. A line counts when it is whole, with its end; a torn last one is dropped.
"""

import os
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, Final

from canasta_desktop.engine.cards import Card, cards_text
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.notation import seat_move_text
from canasta_desktop.storage.file_lock import FileInUse, FileLock, lock_of
from canasta_desktop.storage.files import Mark, mark_of, write_whole
from canasta_desktop.storage.journal_lines import JournalFound, JournalState, encoded_line, first_line, read_lines
from canasta_desktop.storage.records import Record
from canasta_desktop.storage.set_aside import SetAside, ToldSetAside, copy_aside, move_aside

__all__ = ["FileInUse", "Journal", "JournalState", "SetAside", "former_journals", "goes_on_with", "read_journal"]

KEPT: Final = 8
"""How many former matches are kept."""


def _tell_nobody(_aside: SetAside) -> None:
    """For whoever begins a journal where there can be no other."""


class Journal:
    """The journal being written. Only one program at a time can hold a journal.

    A call that raises `OSError` has lost nothing: what could not be written is written with the next
    call, before its own line.
    """

    def __init__(self, file: BinaryIO, lock: FileLock) -> None:
        self._file = file
        self._lock = lock
        self._size, self._sum = mark_of(file.read())
        self._pending = b""

    @property
    def mark(self) -> Mark | None:
        """What tells the file from any other, as far as it was written here; None while something is not written."""
        return None if self._pending else (self._size, self._sum)

    @classmethod
    def begin(
        cls, path: Path, record: Record, deal_number: int | None = None, told: ToldSetAside = _tell_nobody
    ) -> "Journal":
        """Begin the journal of a match. The unfinished match that was in this file is kept as a former one.

        `told` hears where the file is kept if it could not be read to its end.
        Raises `FileInUse` when another program holds the journal, `OSError` when it cannot be written.
        """
        lock = lock_of(path)
        try:
            _keep_former(path, record.match, told)
            write_whole(path, first_line(record, deal_number))
            _drop_oldest(path)
            return cls(path.open("r+b", buffering=0), lock)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def resume(
        cls, path: Path, told: ToldSetAside = _tell_nobody, lock: FileLock | None = None
    ) -> tuple["Journal", JournalState] | None:
        """Go on with the match of a journal, at its last whole line. None where there is none.

        `lock` is that of the journal, where the caller holds it already.

        A journal of which not even the first line can be read is set aside as `.bak`, and so is a copy
        of one that has unreadable lines before its last; `told` hears of it. Raises `FileInUse`, `OSError`.
        """
        if not path.exists():
            if lock is not None:
                lock.release()
            return None
        lock = lock or lock_of(path)
        try:
            found = read_lines(path)
            if found is None:
                move_aside(path, told)
                lock.release()
                return None
            if found.torn:
                _drop_tail(path, found, told)
            return cls(path.open("r+b", buffering=0), lock), found.state
        except BaseException:
            lock.release()
            raise

    def round_dealt(self, dealer: int, deck: Sequence[Card]) -> None:
        """Put down the deal of a round. Raises `OSError`."""
        self._append({"dealer": dealer, "deck": cards_text(deck)})

    def moved(self, seat: int, move: Move) -> None:
        """Put down a move. Raises `OSError`."""
        self._append({"move": seat_move_text(seat, move)})

    def hand_ordered(self, hand: Sequence[Card]) -> None:
        """Put down the person's own order of the hand; empty: a sort mode orders it. Raises `OSError`."""
        self._append({"hand": cards_text(hand)})

    def catch_up(self) -> None:
        """Put down what could not be written until now. Raises `OSError`."""
        if self._pending:
            self._write_pending()

    def close(self) -> None:
        """Let go of the file; the match stays in it. Harmless when it is closed."""
        self._file.close()
        self._lock.release()

    def _append(self, line: dict[str, object]) -> None:
        self._pending += encoded_line(line)
        self._write_pending()

    def _write_pending(self) -> None:
        # After a failure part of a line may stand there, which would spoil all that follow.
        if self._file.seek(0, os.SEEK_END) != self._size:
            self._file.truncate(self._size)
            self._file.seek(self._size)
        _write_all(self._file, self._pending)
        self._file.flush()
        os.fsync(self._file.fileno())
        self._size += len(self._pending)
        self._sum = zlib.crc32(self._pending, self._sum)
        self._pending = b""


def read_journal(path: Path) -> JournalState | None:
    """What a journal holds, without going on with it. None where no match can be read from it."""
    found = read_lines(path)
    return found.state if found is not None else None


def former_journals(path: Path) -> list[Path]:
    """The journals of former matches, kept when other matches were begun in this file; newest first.

    To go on with one, read it, begin `path` with what it holds, then remove the former file.
    """
    return [former for _, former in sorted(_formers(path), reverse=True)]


def _write_all(file: BinaryIO, data: bytes) -> None:
    """Write to an unbuffered file, which may take less than it is given."""
    while data:
        data = data[file.write(data) :]


def _drop_tail(path: Path, found: JournalFound, told: ToldSetAside) -> None:
    _keep_unread(path, found, told)
    with path.open("r+b") as file:
        file.truncate(found.size)
        os.fsync(file.fileno())


def _keep_unread(path: Path, found: JournalFound, told: ToldSetAside) -> None:
    """Copy a journal aside in which whole lines do not count; a torn last line is no loss of a move."""
    if b"\n" in found.torn:
        copy_aside(path, told, partly_read=True)


def _formers(path: Path) -> list[tuple[int, Path]]:
    numbered = ((file.stem.removeprefix(path.stem + "-"), file) for file in path.parent.glob("*" + path.suffix))
    return [(int(number), file) for number, file in numbered if number.isascii() and number.isdigit()]


def _keep_former(path: Path, coming: Match, told: ToldSetAside) -> None:
    """Copy an unfinished match aside, under the next number, before another comes."""
    if not path.exists():
        return
    found = read_lines(path)
    if found is None:
        copy_aside(path, told, partly_read=False)
        return
    _keep_unread(path, found, told)
    match = found.state.record.match
    played_on = match.winner is None and any(played.moves for played in match.rounds)
    if not played_on or goes_on_with(coming, match):
        return
    formers = sorted(_formers(path))
    number = formers[-1][0] + 1 if formers else 1
    write_whole(path.with_name(f"{path.stem}-{number}{path.suffix}"), path.read_bytes()[: found.size])


def _drop_oldest(path: Path) -> None:
    for _, oldest in sorted(_formers(path), reverse=True)[KEPT:]:
        oldest.unlink(missing_ok=True)


def goes_on_with(coming: Match, former: Match) -> bool:
    """Whether one match holds all that was played in the other."""
    if coming.rules != former.rules or len(coming.rounds) < len(former.rounds):
        return False
    return all(
        (new.dealer, new.deck, new.moves[: len(old.moves)]) == (old.dealer, old.deck, old.moves)
        for new, old in zip(coming.rounds, former.rounds, strict=False)
    )

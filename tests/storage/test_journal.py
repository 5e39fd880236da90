"""The journal: the table stands as it was, up to the last move that was committed."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta_desktop.engine.cards import parse_cards
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.notation import seat_move_text
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.storage import journal_lines
from canasta_desktop.storage.journal import FileInUse, Journal, SetAside, former_journals, read_journal
from canasta_desktop.storage.problems import Problem, UnreadableFile
from tests.storage.journals import resumed, written_journal
from tests.storage.played import CLASSIC, played_match, record_of


def test_a_journal_gives_back_the_match_and_its_deal_number(path: Path) -> None:
    match = played_match(rounds=2, last_moves=20)
    written_journal(path, match)
    state = resumed(path)
    assert state.record == record_of(match)
    assert state.deal_number == 7
    assert read_journal(path) == state


def test_a_journal_may_be_begun_in_the_middle_of_a_match(path: Path) -> None:
    match = played_match(rounds=2, last_moves=20)
    whole = played_match(rounds=2)
    journal = Journal.begin(path, record_of(match))
    for seat, move in whole.rounds[1].moves[20:]:
        journal.moved(seat, move)
    journal.close()
    state = resumed(path)
    assert state.record.match == whole
    assert state.deal_number is None


def test_what_is_written_after_resuming_is_there_too(path: Path) -> None:
    match = played_match(last_moves=11)
    written_journal(path, played_match(last_moves=10))
    found = Journal.resume(path)
    assert found is not None
    journal, _ = found
    journal.moved(*match.rounds[0].moves[10])
    journal.close()
    assert resumed(path).record.match == match


def test_the_own_order_of_a_hand_is_given_back_as_told_last(path: Path) -> None:
    match = played_match(last_moves=10)
    written_journal(path, match)
    found = Journal.resume(path)
    assert found is not None
    journal, state = found
    assert state.hand == ()
    journal.hand_ordered(parse_cards("4h Jo 9d"))
    journal.hand_ordered(parse_cards("9d 4h Jo"))
    journal.close()
    assert resumed(path).hand == tuple(parse_cards("9d 4h Jo"))
    assert resumed(path).record == record_of(match)


@pytest.mark.parametrize("damaged", [b'{"hand":"4h zz"}', b'{"hand":["4h"]}', b'{"hand":null}'])
def test_a_damaged_order_of_the_hand_costs_no_move(path: Path, damaged: bytes) -> None:
    match = played_match(rounds=1, last_moves=20)
    written_journal(path, match)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:5], b'{"hand":"4h Jo"}\n', damaged + b"\n", *lines[5:]]))
    told: list[SetAside] = []
    found = Journal.resume(path, told.append)
    assert found is not None
    journal, state = found
    journal.close()
    assert state.record == record_of(match)
    assert state.hand == tuple(parse_cards("4h Jo"))
    assert told == []


def test_a_sorted_hand_has_no_own_order_any_more(path: Path) -> None:
    written_journal(path, played_match(last_moves=10))
    found = Journal.resume(path)
    assert found is not None
    journal, _ = found
    journal.hand_ordered(parse_cards("9d 4h"))
    journal.hand_ordered(())
    journal.close()
    assert resumed(path).hand == ()


def test_without_a_journal_there_is_nothing_to_resume(path: Path) -> None:
    assert Journal.resume(path) is None
    assert read_journal(path) is None


def prefixes(match: Match) -> Iterator[tuple[int, int]]:
    yield 0, 0
    for index, played in enumerate(match.rounds, start=1):
        for moves in range(len(played.moves) + 1):
            yield index, moves


def test_a_journal_cut_off_at_any_byte_gives_back_what_was_whole(path: Path) -> None:
    match = played_match(last_moves=25)
    written_journal(path, match)
    data = path.read_bytes()
    first = data.index(b"\n") + 1
    possible = list(prefixes(match))
    reached = 0
    for size in range(len(data) + 1):
        path.write_bytes(data[:size])
        found = read_journal(path)
        if size < first:
            assert found is None
            continue
        assert found is not None
        rounds = found.record.match.rounds
        place = (len(rounds), len(rounds[-1].moves) if rounds else 0)
        assert place == possible[data[:size].count(b"\n") - 1]
        reached = max(reached, possible.index(place))
    assert reached == len(possible) - 1


def test_after_a_torn_line_the_journal_goes_on_cleanly(path: Path) -> None:
    match = played_match(last_moves=12)
    written_journal(path, match)
    path.write_bytes(path.read_bytes()[:-4])
    found = Journal.resume(path)
    assert found is not None
    journal, state = found
    assert len(state.record.match.rounds[0].moves) == 11
    journal.moved(*match.rounds[0].moves[11])
    journal.close()
    assert resumed(path).record.match == match


@pytest.mark.parametrize(
    "line",
    [
        b"\x00" * 40,
        b"{}",
        b"[]",
        b"7",
        b"null",
        b'{"move": 7}',
        b'{"move": "draw"}',
        b'{"move": "9 draw"}',
        b'{"move": "0 pass"}',
        b'{"dealer": "x", "deck": ""}',
        b'{"dealer": 0, "deck": 7}',
        b'{"dealer": 0}',
        b"[" * 100_000,
        b"\xff\xfe",
    ],
)
def test_after_an_unreadable_line_nothing_counts_and_a_copy_is_kept(path: Path, line: bytes) -> None:
    match = played_match(last_moves=12)
    written_journal(path, match)
    spoilt = path.read_bytes() + line + b'\n{"move":"0 draw"}\n'
    path.write_bytes(spoilt)
    assert resumed(path).record.match == match
    assert path.with_name("table.journal.bak").read_bytes() == spoilt


def test_moves_of_a_round_whose_deal_is_lost_do_not_count(path: Path) -> None:
    written_journal(path, played_match(last_moves=2))
    heading, _, *moves = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(heading + b"".join(moves))
    assert resumed(path).record.match == Match(CLASSIC)
    assert path.with_name("table.journal.bak").read_bytes() == heading + b"".join(moves)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n\n",
        b"{}\n",
        b"\x00" * 500,
        b'{"format": "canasta-journal", "version": 2, "record": {}}\n',
        b"[[[" * 9999,
    ],
)
def test_a_journal_that_cannot_be_read_at_all_is_set_aside(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    assert Journal.resume(path) is None
    assert not path.exists()
    assert path.with_name("table.journal.bak").read_bytes() == data
    Journal.begin(path, record_of(Match(CLASSIC))).close()


def test_a_journal_of_a_match_that_could_not_be_dealt_is_set_aside(path: Path) -> None:
    Journal.begin(path, record_of(Match(house_rules("classic", 4, {"decks": 10**9})))).close()
    assert Journal.resume(path) is None
    assert path.with_name("table.journal.bak").exists()


def test_every_damaged_journal_is_kept_and_told(path: Path) -> None:
    path.parent.mkdir()
    told: list[SetAside] = []
    for data in (b"one", b"two", b"three", b"two"):
        path.write_bytes(data)
        assert Journal.resume(path, told.append) is None
    names = ["table.journal.bak", "table.journal.2.bak", "table.journal.3.bak", "table.journal.2.bak"]
    assert told == [SetAside(path.with_name(name), partly_read=False) for name in names]
    assert [path.with_name(name).read_bytes() for name in names[:3]] == [b"one", b"two", b"three"]


def test_lines_in_the_middle_that_do_not_count_are_told(path: Path) -> None:
    written_journal(path, played_match(last_moves=12))
    path.write_bytes(path.read_bytes() + b'rubbish\n{"move":"0 draw"}\n')
    told: list[SetAside] = []
    found = Journal.resume(path, told.append)
    assert found is not None
    found[0].close()
    assert told == [SetAside(path.with_name("table.journal.bak"), partly_read=True)]


def test_a_torn_last_line_is_nothing_to_tell(path: Path) -> None:
    written_journal(path, played_match(last_moves=12))
    path.write_bytes(path.read_bytes()[:-4])
    told: list[SetAside] = []
    found = Journal.resume(path, told.append)
    assert found is not None
    found[0].close()
    assert told == []


@pytest.mark.parametrize("rubbish", [b"rubbish\n", None])
def test_another_match_loses_nothing_of_a_damaged_journal(path: Path, rubbish: bytes | None) -> None:
    written_journal(path, played_match(last_moves=12))
    path.write_bytes(b"rubbish" if rubbish is None else path.read_bytes() + rubbish)
    damaged = path.read_bytes()
    told: list[SetAside] = []
    Journal.begin(path, record_of(Match(CLASSIC)), None, told.append).close()
    assert told == [SetAside(path.with_name("table.journal.bak"), partly_read=rubbish is not None)]
    assert told[0].path.read_bytes() == damaged
    assert len(former_journals(path)) == (1 if rubbish else 0)


def test_every_line_is_on_the_disk_before_the_call_returns(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played_match(last_moves=2)
    journal = Journal.begin(path, record_of(Match(CLASSIC)))
    sizes: list[int] = []
    fsync = os.fsync

    def told_fsync(descriptor: int) -> None:
        fsync(descriptor)
        sizes.append(os.fstat(descriptor).st_size)

    monkeypatch.setattr(os, "fsync", told_fsync)
    journal.round_dealt(match.rounds[0].dealer, match.rounds[0].deck)
    for seat, move in match.rounds[0].moves:
        journal.moved(seat, move)
        assert sizes[-1] == path.stat().st_size
    assert len(sizes) == 3
    journal.close()


@pytest.mark.parametrize("step", ["write", "part", "fsync"])
def test_a_move_that_could_not_be_written_is_written_with_the_next(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    match = played_match(last_moves=6)
    journal = Journal.begin(path, record_of(Match(CLASSIC)))
    journal.round_dealt(match.rounds[0].dealer, match.rounds[0].deck)
    moves = match.rounds[0].moves
    journal.moved(*moves[0])

    class FullDisk:
        """A file of which every write fails, after a part of it where that is the step."""

        def __init__(self, file: object) -> None:
            self.file = file

        def __getattr__(self, name: str) -> object:
            return getattr(self.file, name)

        def write(self, data: bytes) -> int:
            if step == "part" and len(data) > 5:
                return int(self.file.write(data[:5]))  # type: ignore[attr-defined]
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def fail(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        if step == "fsync":
            patch.setattr(os, "fsync", fail)
        else:
            patch.setattr(journal, "_file", FullDisk(journal._file))
        for seat, move in moves[1:4]:
            with pytest.raises(OSError, match=r"No space|Input/output|I/O"):
                journal.moved(seat, move)
    assert read_journal(path) is not None
    for seat, move in moves[4:]:
        journal.moved(seat, move)
    journal.close()
    assert resumed(path).record.match == match


def test_moves_that_could_not_be_written_can_be_written_without_another(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played_match(last_moves=6)
    journal = Journal.begin(path, record_of(Match(CLASSIC)))
    journal.round_dealt(match.rounds[0].dealer, match.rounds[0].deck)

    def fail(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        for seat, move in match.rounds[0].moves:
            with pytest.raises(OSError, match=r"Input/output|I/O"):
                journal.moved(seat, move)
        with pytest.raises(OSError, match=r"Input/output|I/O"):
            journal.catch_up()
    journal.catch_up()
    journal.catch_up()
    journal.close()
    assert resumed(path).record.match == match


def test_only_one_holds_a_journal(path: Path) -> None:
    journal = Journal.begin(path, record_of(Match(CLASSIC)))
    with pytest.raises(FileInUse):
        Journal.resume(path)
    with pytest.raises(FileInUse):
        Journal.begin(path, record_of(Match(CLASSIC)))
    journal.close()
    journal.close()
    resumed(path)


HOLDING = """
import sys, time
from pathlib import Path
from canasta_desktop.engine.cards import parse_cards
from canasta_desktop.engine.notation import parse_seat_move
from canasta_desktop.engine.notation import seat_move_text
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.storage.journal import Journal

journal, state = Journal.resume(Path(sys.argv[1]))
print("ready", flush=True)
for line in sys.stdin:
    seat, move = parse_seat_move(line)
    journal.moved(seat, move)
    print("written", flush=True)
"""


@pytest.fixture
def other_program(path: Path) -> Iterator[subprocess.Popen[str]]:
    written_journal(path, played_match(last_moves=4))
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        yield program
        program.kill()


def test_another_program_cannot_write_to_the_same_journal(path: Path, other_program: subprocess.Popen[str]) -> None:
    before = path.read_bytes()
    with pytest.raises(FileInUse):
        Journal.begin(path, record_of(Match(CLASSIC)))
    with pytest.raises(FileInUse):
        Journal.resume(path)
    assert path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_a_killed_program_leaves_its_last_move_and_no_lock(path: Path, other_program: subprocess.Popen[str]) -> None:
    match = played_match(last_moves=8)
    assert other_program.stdin is not None
    assert other_program.stdout is not None
    for seat, move in match.rounds[0].moves[4:]:
        other_program.stdin.write(seat_move_text(seat, move) + "\n")
        other_program.stdin.flush()
        assert other_program.stdout.readline() == "written\n"
    other_program.send_signal(signal.SIGKILL)
    other_program.wait()
    assert resumed(path).record.match == match


def test_a_failure_to_begin_leaves_the_match_that_was_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    former = played_match(last_moves=10)
    written_journal(path, former)

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="No space left"):
            Journal.begin(path, record_of(Match(CLASSIC)))
    assert resumed(path).record.match == former


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps rights in another way")
def test_the_folder_of_a_journal_is_its_owners_alone(path: Path) -> None:
    Journal.begin(path, record_of(Match(CLASSIC))).close()
    assert path.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize(
    ("problem", "number"),
    [
        (Problem.NO_PERMISSION, errno.EACCES),
        (Problem.FOLDER, errno.EISDIR),
        (Problem.NO_PLAIN_FILE, errno.EINVAL),
    ],
)
def test_a_journal_that_cannot_be_read_is_told_of_as_the_system_does(
    path: Path, monkeypatch: pytest.MonkeyPatch, problem: Problem, number: int
) -> None:
    def fail(_path: Path) -> bytes:
        raise UnreadableFile(problem)

    monkeypatch.setattr(journal_lines, "read_whole", fail)
    with pytest.raises(OSError, match=os.strerror(number)) as raised:
        read_journal(path)
    assert raised.value.errno == number


def test_a_folder_in_the_place_of_a_journal_is_told_of_as_the_system_does(path: Path) -> None:
    path.mkdir(parents=True)
    with pytest.raises(IsADirectoryError):
        Journal.resume(path)

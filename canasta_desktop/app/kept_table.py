"""What the table showed last, kept beside the journal: the next start shows it before it has read the journal.

A convenience that may be deleted at any time. Nothing of it gets into a match, and whatever does not belong to the
journal as it stands, or cannot be read, is passed over: JSON lists, the values of a class in the order of its fields,
what is one of several by its name.
"""

import json
from collections.abc import Callable, Iterable
from enum import EnumType
from functools import cache
from pathlib import Path
from types import NoneType
from typing import Any, Final, TypeAlias, cast

from canasta_desktop import __version__
from canasta_desktop.engine.cards import FACES, MELD_RANKS, THREES, Card, Rank
from canasta_desktop.engine.values import value
from canasta_desktop.model.snapshot import MeldSnapshot, TableSnapshot
from canasta_desktop.storage.files import private_folder, read_whole, write_whole
from canasta_desktop.storage.problems import UnreadableFile
from canasta_desktop.table.texts import TURN_ACTIONS, SideTexts, TableTexts

FORMAT: Final = 1
"""Another one with every change of what is written."""
LARGEST: Final = 1_000_000
"""Bytes; a full table takes some 8,000."""
LARGEST_NUMBER: Final = 10**15
"""No score comes so far."""
PRESETS: Final = ("classic", "french", "thirteen", None)
PLAYERS: Final = (2, 3, 4, 6)

Form: TypeAlias = Any
"""A text, number, truth value, None, or a list of forms."""
Kind: TypeAlias = Any
"""A class, tuples of one, or one and None: the kind of a field."""
Value: TypeAlias = Any
"""A value of a kind."""
Reader: TypeAlias = Callable[[Form], Value]


@value
class KeptTable:
    """What is seen of a match before its journal was read."""

    snapshot: TableSnapshot
    texts: TableTexts
    preset: str | None
    """What the rules are called by; None for house rules."""


class Unfit(ValueError):
    """No table can have been kept so."""


class TableKeeper:
    """Keeps one table in a file, with the circumstances in which it is shown so."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._circumstances: Form = None
        """Those of the table in the file, as far as known."""

    def read(self, circumstances: Form) -> KeptTable | None:
        """The table that was kept in these circumstances; None where there is none."""
        try:
            version, written, *parts = json.loads(read_whole(self._path, LARGEST))
            if version != [FORMAT, __version__] or written != circumstances:
                return None
            kept = kept_table(parts)
        except (UnreadableFile, ValueError, TypeError, RecursionError):
            return None
        self._circumstances = circumstances
        return kept

    def holds(self, circumstances: Form) -> bool:
        """Whether the table that was read or kept last is that of these circumstances."""
        return bool(self._circumstances == circumstances)

    def keep(self, kept: KeptTable, circumstances: Form) -> None:
        """Write a table down. Raises `OSError`; then the file is as it was."""
        form = [[FORMAT, __version__], circumstances, *map(form_of, (kept.snapshot, kept.texts, kept.preset))]
        private_folder(self._path.parent)
        write_whole(self._path, json.dumps(form, separators=(",", ":")).encode("ascii"))
        self._circumstances = circumstances


def form_of(kept: object) -> Form:
    """A value as it is written. Why an action is impossible, and a hint, are left out: the texts say so."""
    if kept is None or isinstance(kept, str | int):
        return kept
    if isinstance(kept, tuple):
        return [form_of(part) for part in kept]
    if isinstance(type(kept), EnumType):
        return cast("Any", kept).name
    kinds = type(kept).__annotations__.items()
    return [None if _is_left_out(kind) else form_of(getattr(kept, name)) for name, kind in kinds]


def kept_table(forms: Iterable[Form]) -> KeptTable:
    """The table of its forms. Raises `Unfit` where nothing could show it."""
    parts = list(forms)
    if len(parts) != 3 or parts[2] not in PRESETS:
        raise Unfit
    kept = KeptTable(_reader(TableSnapshot)(parts[0]), _reader(TableTexts)(parts[1]), parts[2])
    if not (_is_whole(kept.snapshot) and _belong_together(kept.snapshot, kept.texts)):
        raise Unfit
    return kept


def _is_left_out(kind: Kind) -> bool:
    """What is named by a text, or is anything at all, is of rooms that are not entered before the table is seen."""
    return isinstance(kind, str) or kind is object


@cache
def _reader(kind: Kind) -> Reader:
    """Reads values of a kind. Raises `Unfit`."""
    if kind in _PLAIN or _is_left_out(kind):
        return _plain_reader(_PLAIN.get(kind, _is_nothing))
    if isinstance(kind, EnumType):
        return _name_reader(kind)
    several = getattr(kind, "__args__", None)
    if several is None:
        return _value_reader(kind)
    return _or_none_reader(_reader(several[0])) if NoneType in several else _tuple_reader(_reader(several[0]))


def _plain_reader(fits: Callable[[Form], bool]) -> Reader:
    def read(form: Form) -> Value:
        if not fits(form):
            raise Unfit
        return form

    return read


def _name_reader(kind: EnumType) -> Reader:
    def read(form: Form) -> Value:
        if type(form) is not str or form not in kind.__members__:
            raise Unfit
        return kind.__members__[form]

    return read


def _or_none_reader(read_one: Reader) -> Reader:
    return lambda form: None if form is None else read_one(form)


def _tuple_reader(read_one: Reader) -> Reader:
    def read(form: Form) -> Value:
        if type(form) is not list:
            raise Unfit
        return tuple([read_one(part) for part in form])

    return read


def _value_reader(kind: Kind) -> Reader:
    readers = [_reader(part) for part in kind.__annotations__.values()]

    def read(form: Form) -> Value:
        if type(form) is not list or len(form) != len(readers):
            raise Unfit
        return kind(*[read_one(part) for read_one, part in zip(readers, form, strict=True)])

    return read


def _is_nothing(form: Form) -> bool:
    return form is None


def _is_text(form: Form) -> bool:
    # Half a character, which JSON can hold, is none: Qt could not write it.
    return type(form) is str and (form.isascii() or form.encode(errors="ignore").decode() == form)


def _is_number(form: Form) -> bool:
    return type(form) is int and abs(form) < LARGEST_NUMBER


_PLAIN: Final[dict[Kind, Callable[[Form], bool]]] = {
    str: _is_text,
    int: _is_number,
    bool: lambda form: form is True or form is False,
    Card: lambda form: type(form) is int and form in FACES,
    Rank: lambda form: type(form) is int and (form in MELD_RANKS or form == THREES),
}
"""Whether something is a value of these kinds."""


def _is_whole(seen: TableSnapshot) -> bool:
    """Whether seats and sides are those of a match, and nothing is done with the hand."""
    players, me = len(seen.seats), seen.me
    if players not in PLAYERS or not 0 <= me < players:
        return False
    count = players if players <= 3 else 2
    around = [(seat % players, seat % players % count) for seat in range(me, me + players)]
    sides = [(side, tuple(range(side, players, count))) for side in range(count)]
    return (
        [(seat.seat, seat.side) for seat in seen.seats] == around
        and [(side.side, side.seats) for side in seen.sides] == sides
        and seen.my_side == me % count
        and seen.question_to_me in (None, *range(players))
        and len({held.key for held in seen.hand}) == len(seen.hand)
        and not any(held.selected for held in seen.hand)
        and all(map(_are_laid, (side.melds for side in seen.sides)))
    )


def _are_laid(melds: tuple[MeldSnapshot, ...]) -> bool:
    """Whether melds lie each on a place of its own, nothing put down for now."""
    apart = len({meld.rank for meld in melds}) == len(melds)
    return apart and not any(meld.staged or meld.staged_keys for meld in melds)


def _belong_together(seen: TableSnapshot, texts: TableTexts) -> bool:
    """Whether there are words for everything that is seen, and each button stands there once."""
    names = [words.name for words in (*texts.actions, *texts.extras)]
    tools = [words.name for words in texts.tools]
    return (
        len(texts.seats) == len(seen.seats)
        and [[meld.rank for meld in side.melds] for side in seen.sides] == list(map(_ranks, texts.sides))
        and tuple(names[: len(TURN_ACTIONS)]) == TURN_ACTIONS == tuple(words.name for words in texts.actions)
        and len(set(names)) == len(names)
        and len(set(tools)) == len(tools)
        and all(0 <= line.side < len(seen.sides) for line in texts.round.log)
    )


def _ranks(side: SideTexts) -> list[Rank]:
    return [meld.rank for meld in side.melds]

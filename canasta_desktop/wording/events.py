"""What happened, as the log tells it: words that follow the name of whoever did it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final

from canasta_desktop.engine.cards import JOKER, JOKER_KIND, KIND_OF, TWO, Card, Rank
from canasta_desktop.engine.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    Event,
    MeldAddedTo,
    MeldLaid,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    RedThreeLaid,
    RoundDealt,
    RoundEnded,
    TurnBegan,
    TurnPassed,
    WentOut,
)
from canasta_desktop.engine.values import value
from canasta_desktop.wording.cards import card_name, cards_of_rank, rank_name, wild_cards
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence


class EntryKind(Enum):
    """What an entry of the log is about."""

    DRAW = "draw"
    TAKE = "take"
    LAY_OUT = "lay_out"
    DISCARD = "discard"
    RED_THREE = "red_three"
    ASK = "ask"
    PASS = "pass"
    GO_OUT = "go_out"


@value
class LogEntry:
    """One entry: who did it, and what it was."""

    kind: EntryKind
    seat: int
    what: Sentence


_DREW: Final = QT_TRANSLATE_NOOP("Log", "drew {n} cards", "", 2)
_DREW_ONE: Final = "drew 1 card"
_TOOK: Final = QT_TRANSLATE_NOOP("Log", "took the pile, {n} cards", "", 2)
_TOOK_ONE: Final = "took the pile, 1 card"
_RED_THREE: Final = QT_TRANSLATE_NOOP("Log", "laid the red {card}")
_RED_THREE_REPLACED: Final = QT_TRANSLATE_NOOP("Log", "laid the red {card}, drew {n} more cards", "", 2)
_RED_THREE_REPLACED_ONCE: Final = "laid the red {card}, drew another card"
_LAID: Final = QT_TRANSLATE_NOOP("Log", "laid out {cards}")
_LAID_WITH_WILDS: Final = QT_TRANSLATE_NOOP("Log", "laid out {cards} and {wilds}")
_ADDED: Final = QT_TRANSLATE_NOOP("Log", "added {cards}")
_ADDED_WILDS: Final = QT_TRANSLATE_NOOP("Log", "added {wilds} to the {ranks}")
_ADDED_WITH_WILDS: Final = QT_TRANSLATE_NOOP("Log", "added {cards} and {wilds}")
_NATURAL: Final = QT_TRANSLATE_NOOP("Log", "completed a natural canasta of {ranks}")
_MIXED: Final = QT_TRANSLATE_NOOP("Log", "completed a mixed canasta of {ranks}")
_CONCEALED_NATURAL: Final = QT_TRANSLATE_NOOP("Log", "laid out a concealed natural canasta of {ranks}")
_CONCEALED_MIXED: Final = QT_TRANSLATE_NOOP("Log", "laid out a concealed mixed canasta of {ranks}")
_ASKED: Final = QT_TRANSLATE_NOOP("Log", "asked: may I go out?")
_YES: Final = QT_TRANSLATE_NOOP("Log", "answered yes")
_NO: Final = QT_TRANSLATE_NOOP("Log", "answered no")
_WITH_HAND: Final = QT_TRANSLATE_NOOP("Log", "{what}, with {n} points in hand", "", 2)
_WITH_HAND_OF_ONE: Final = "{what}, with one point in hand"
_DISCARDED: Final = QT_TRANSLATE_NOOP("Log", "discarded the {card}")
_DISCARDED_JOKER: Final = QT_TRANSLATE_NOOP("Log", "discarded a joker")
_PASSED: Final = QT_TRANSLATE_NOOP("Log", "passed")
_WENT_OUT: Final = QT_TRANSLATE_NOOP("Log", "went out")
_WENT_OUT_CONCEALED: Final = QT_TRANSLATE_NOOP("Log", "went out concealed")
_NAME_TOLD: Final = QT_TRANSLATE_NOOP("Log", "{name} {what}")
_YOU_TOLD: Final = QT_TRANSLATE_NOOP("Log", "You {what}")
_NEXT: Final = QT_TRANSLATE_NOOP("Log", "{first}, {second}")
_AND: Final = QT_TRANSLATE_NOOP("Log", "{first} and {second}")
_AND_MORE: Final = QT_TRANSLATE_NOOP("Log", "{first} and {n} more groups", "", 2)
_MOST_TOLD: Final = 3


def log_entries(events: Sequence[Event], held: Mapping[int, int] | None = None) -> list[LogEntry]:
    """The entries for what happened, oldest first; `held` has, by the place of an answer to a partner's question, what
    that hand counted, where it may be told.

    A card drawn in place of a red three shares its entry; dealing, turns and the end of a round have none.
    """
    entries = []
    for index, event in enumerate(events):
        after = events[index + 1] if index + 1 < len(events) else None
        if index and isinstance(event, CardsDrawn) and _is_replaced(events[index - 1], event):
            continue
        entry = _entry(event, after, _threes_from_pile(events[index:]))
        if entry is not None:
            entries.append(_with_hand(entry, held.get(index) if held else None))
    return entries


def _with_hand(entry: LogEntry, points: int | None) -> LogEntry:
    return (
        entry
        if points is None
        else replace(entry, what=_WITH_HAND.counted(points, _WITH_HAND_OF_ONE).filled(what=entry.what))
    )


def told(name: str | None, what: Sequence[Sentence]) -> Sentence:
    """What a player did at once, one or several entries, as one sentence; `name` is None for the person at the table.

    Of many entries only the first ones are named.
    """
    together = _together(what)
    return _YOU_TOLD.filled(what=together) if name is None else _NAME_TOLD.filled(name=name, what=together)


def _together(what: Sequence[Sentence]) -> Sentence:
    named = what if len(what) <= _MOST_TOLD else what[: _MOST_TOLD - 1]
    words = named[0]
    for place, more in enumerate(named[1:], 2):
        words = (_AND if place == len(what) else _NEXT).filled(first=words, second=more)
    if len(what) > len(named):
        words = _AND_MORE.counted(len(what) - len(named), "").filled(first=words)
    return words


def _is_replaced(event: Event, after: Event | None) -> bool:
    if not isinstance(event, RedThreeLaid) or not isinstance(after, CardsDrawn):
        return False
    return not event.from_pile and event.seat == after.seat


def _threes_from_pile(events: Sequence[Event]) -> int:
    """How many red threes came with the pile that the first of these events took."""
    count = 0
    for event in events[1:] if isinstance(events[0], PileTaken) else ():
        if isinstance(event, PileTaken | TurnBegan):
            break
        count += isinstance(event, RedThreeLaid) and event.from_pile
    return count


def _entry(event: Event, after: Event | None, threes: int) -> LogEntry | None:
    match event:
        case CardsDrawn(seat, _, count):
            return LogEntry(EntryKind.DRAW, seat, _DREW.counted(count, _DREW_ONE))
        case PileTaken(seat, _, cards):
            return LogEntry(EntryKind.TAKE, seat, _TOOK.counted(len(cards) + threes + 1, _TOOK_ONE))
        case RedThreeLaid(seat, card):
            words = _RED_THREE
            if isinstance(after, CardsDrawn) and _is_replaced(event, after):
                words = _RED_THREE_REPLACED.counted(after.count, _RED_THREE_REPLACED_ONCE)
            return LogEntry(EntryKind.RED_THREE, seat, words.filled(card=card_name(card)))
        case CardDiscarded(seat, card):
            words = _DISCARDED_JOKER if card == JOKER else _DISCARDED.filled(card=card_name(card))
            return LogEntry(EntryKind.DISCARD, seat, words)
        case MeldLaid() | MeldAddedTo() | CanastaCompleted():
            return LogEntry(EntryKind.LAY_OUT, event.seat, _melding(event))
        case PermissionAsked() | PermissionAnswered() | TurnPassed() | WentOut():
            return _talk(event)
        case RoundDealt() | TurnBegan() | RoundEnded():
            return None


def _talk(event: PermissionAsked | PermissionAnswered | TurnPassed | WentOut) -> LogEntry:
    match event:
        case PermissionAsked(seat):
            return LogEntry(EntryKind.ASK, seat, _ASKED)
        case PermissionAnswered(seat, yes):
            return LogEntry(EntryKind.ASK, seat, _YES if yes else _NO)
        case TurnPassed(seat):
            return LogEntry(EntryKind.PASS, seat, _PASSED)
        case WentOut(seat, concealed):
            return LogEntry(EntryKind.GO_OUT, seat, _WENT_OUT_CONCEALED if concealed else _WENT_OUT)


def _melding(event: MeldLaid | MeldAddedTo | CanastaCompleted) -> Sentence:
    match event:
        case CanastaCompleted(_, rank, natural, concealed):
            return _canasta(natural=natural, concealed=concealed).filled(ranks=rank_name(rank))
        case MeldLaid(_, rank, cards):
            return _cards_put_down(rank, cards, _LAID, _LAID_WITH_WILDS)
        case MeldAddedTo(_, rank, cards):
            return _cards_put_down(rank, cards, _ADDED, _ADDED_WITH_WILDS)


def _canasta(*, natural: bool, concealed: bool) -> Sentence:
    if concealed:
        return _CONCEALED_NATURAL if natural else _CONCEALED_MIXED
    return _NATURAL if natural else _MIXED


def _cards_put_down(rank: Rank, cards: Sequence[Card], plain: Sentence, with_wilds: Sentence) -> Sentence:
    twos = sum(KIND_OF[card] == TWO for card in cards)
    jokers = sum(KIND_OF[card] == JOKER_KIND for card in cards)
    naturals = len(cards) - twos - jokers
    if not twos and not jokers:
        return plain.filled(cards=cards_of_rank(rank, naturals))
    if not naturals:
        return _ADDED_WILDS.filled(wilds=wild_cards(twos, jokers), ranks=rank_name(rank))
    return with_wilds.filled(cards=cards_of_rank(rank, naturals), wilds=wild_cards(twos, jokers))

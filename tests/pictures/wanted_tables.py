"""The tables that the pictures show, each as a match that was played to it by the rules."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import preset
from canasta_desktop.storage.records import HUMAN, Record, Seat, write_record
from tests.pictures.scored_rounds import play_rounds, shared_out
from tests.pictures.stacked_round import WantedTable, play_to

NAMES = {2: ("Kaisa", "Anna"), 3: ("Kaisa", "Anna", "Marie"), 4: ("Kaisa", "Anna", "Pekka", "Marie")}
NAMES[6] = (*NAMES[4], "Jean", "Lovelie")
_CREATED = "2026-11-29T18:00:00Z"

FOUR_OURS = ("6h 6d 6h 6c 6d 6s 6c", "8c 8h 8s 2d", "Qs Qh Qd Qc", "Ad Ah As 2s Jo")
FOUR_THEIRS = ("5h 5d 5c 5s", "7s 7c 7d 7h 7s Jo 2c", "Kh Kc Kd")

FOUR = WantedTable(
    dealer=3,
    hands=("4c 4d 4s 5h 8s 8d 9c 9d 9s Th Td Tc Jd Jc Qd Ks Kc Ac 2h 2s Jo 3s 3c", 8, 6, 9),
    melds=(FOUR_OURS, FOUR_THEIRS),
    red_threes=("3d 3h", "3h"),
    pile="7h 5c Ts Kh 2h 9h 4h 3c Jh",
    drawn="9d",
)
"""Our turn after drawing, the pile frozen."""

WAITING = WantedTable(
    dealer=3,
    hands=("5h 8s 8d Th Td Tc Jd Jc Qd Qh Ks Ac 2h 2s Jo 3s 3c", 8, 6, 9),
    melds=((*FOUR_OURS, "4c 4d 4s", "9c 9d 9s"), FOUR_THEIRS),
    red_threes=("3d 3h", "3h"),
    pile="7h 5c Ts Kh 2h 9h 4h 3c Jh Kc",
    turn=1,
)
"""The next player's turn."""

OPENING = WantedTable(
    dealer=0,
    hands=("5c 5s Kd Ks Ad Jo 9d 9h 9s Qh Qc 2s", 13, 11, 10),
    melds=((), ("4c 4h 4s 4d", "Js Jd Jh 2h", "Tc Td Ts")),
    red_threes=("3h", ""),
    pile="7s Qd 3s",
    drawn="Ad",
)
"""We have not melded. Who has not has twelve cards after drawing, so that six are left when six are laid out."""

OUT = WantedTable(
    dealer=3,
    hands=("5h Th Td Tc", "5d Js Jc Js 9d 8h 4h", "", "9h 9h Jh Kd Ts Th 8d 8s Ad"),
    melds=(
        (
            "4c 4d 4s",
            "6h 6d 6h 6c 6d 6s 6c",
            "8c 8h 8s 8d 8c 2d Jo",
            "9c 9d 9s",
            "Jd Jc Jh",
            "Qs Qh Qd Qc",
            "Ks Kc 2h",
            "Ad Ah As 2s Jo",
        ),
        FOUR_THEIRS,
    ),
    red_threes=("3d 3h", "3h"),
    pile="7h 5c Ts",
    turn=3,
    out=True,
)
"""The partner has gone out."""

TWO = WantedTable(
    dealer=1,
    hands=("4c 4d 7h 7s 8c 9h 9d Ts Qd Qs Kh As 2h Jo", 16),
    melds=(("5h 5d 5c", "Jh Jd Jh Jc Js 2d Jo", "Ac Ah Ad"), ("6d 6h 6s 2c", "Ks Kd Kh")),
    red_threes=("3d", ""),
    pile="4s Td Kc 9s 7d Qc 5s 4h 3c",
)
"""Each alone, two cards to draw, the pile blocked."""

_HAND_OF_48 = (
    "4c 4d 4s 4h 5s 5d 6h 6c 6s 6c 7h 7s 7c 7d 7d 8c 8h 8d 8s 9h 9d 9s 9c Ts Td Th Tc Qd Qs Qc Qh Qc "
    "Kh Kc Kd Kc As Ah Ac 2h 2s 2c Jo Jo 3s 3c 3s 3c"
)
HAND_OF_48 = replace(
    TWO,
    hands=(
        _HAND_OF_48,
        25,
    ),
    pile="Jd 5c",
    drawn="8c 9h",
)

THREE = WantedTable(
    dealer=2,
    hands=("4d 7d 8d 9s 9c Tc Js Kc 2h Jo 3s 3c", 10, 9),
    melds=(
        ("6h 6d 6h 6c 6d 6s 6c", "Qs Qh Qd Qc", "Ad Ah As 2s"),
        ("5h 5d 5c 5s", "7s 7c 7d 7h 7s Jo 2c", "9h 9d 9c", "Kh Kc Kd"),
        ("4h 4d 4c", "5h 5d 5c", "8c 8h 8s 2d", "Th Td Tc", "Jd Jc Jh Js", "Kh Ks Ks", "Ac Ah Ad"),
    ),
    red_threes=("3d", "3h", ""),
    pile="7h 8c Ts 9h 4s Qs",
)

SIX = WantedTable(
    dealer=2,
    hands=("4c 4d 4h 5c 5h 6s 7c 7d 8s 8d 9h 9s Tc Td Th Th Jc Js Qh Qd Kh Kc Ac Ad 2h 2d Jo Jo 3c 3s", 9, 7, 11, 6, 8),
    melds=(
        (
            "6h 6d 6h 6c 6d 6s 6c",
            "7c 7h 7s 2d",
            "9h 9d 9c 9s 9c 2s Jo",
            "Qs Qh Qd Qc",
            "Kh Ks Kd",
            "Ad Ah As 2s Jo",
        ),
        (
            "4c 4h 4s 4d",
            "5h 5d 5s 2c",
            "8h 8h 8d 8c 8s 2d 2c Jo",
            "Ts Td Th",
            "Jh Jd Jh Jc Js Js Jd",
            "Kc Kd Ks 2h",
            "As Ah Ac",
        ),
    ),
    red_threes=("3d", "3h 3d 3h"),
    pile="4d Tc 7d 2h 5c Qs",
)


def match_to(wanted: WantedTable, results: Sequence[Sequence[int]]) -> Match:
    """A match under the classic rules with this table in the round after those worth so much to the sides."""
    players = len(wanted.hands)
    match = Match(preset("classic", players))
    play_rounds(match, (wanted.dealer - len(results)) % players, results)
    play_to(match, wanted)
    return match


_TWO_SIDES = ((985, 1200), (1000, 1205))
TABLES: dict[str, Callable[[], Match]] = {
    "four": lambda: match_to(FOUR, _TWO_SIDES),
    "waiting": lambda: match_to(WAITING, _TWO_SIDES),
    "opening": lambda: match_to(OPENING, _TWO_SIDES),
    "out": lambda: match_to(OUT, _TWO_SIDES),
    "two": lambda: match_to(TWO, ()),
    "hand_of_48": lambda: match_to(HAND_OF_48, ()),
    "three": lambda: match_to(THREE, shared_out((1485, 1405, 1120), 2)),
    "six": lambda: match_to(SIX, shared_out((2865, 2640), 3)),
}


def record_of(match: Match) -> Record:
    """The record of a match in which a person has the first seat and computer players have the others."""
    names = NAMES[match.rules.players]
    return Record(match, tuple(Seat(one, "skilled" if place else HUMAN) for place, one in enumerate(names)), _CREATED)


def write_table(name: str, path: Path) -> None:
    """Write the record of a table."""
    write_record(path, record_of(TABLES[name]()))

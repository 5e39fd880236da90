"""Journals of matches that were left in all kinds of moments."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

from canasta_desktop.engine.deal import deck_of, first_dealer_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.moves import Ask
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import Phase, RoundState
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.storage.journal import Journal
from canasta_desktop.storage.paths import journal_path, kept_table_path
from canasta_desktop.storage.records import Record
from tests.storage.played import seats_of

CLASSIC = preset("classic", 4)
Left = Callable[[Match], bool]


def _round(match: Match) -> RoundState:
    assert match.state is not None
    return match.state


def _mine(match: Match) -> bool:
    return not _round(match).over and _round(match).actor == 0 and len(match.rounds[-1].moves) > 40


def before_drawing(match: Match) -> bool:
    return _mine(match) and _round(match).phase is not Phase.PLAY and not _round(match).this_turn.question_open


def after_drawing(match: Match) -> bool:
    return _mine(match) and _round(match).phase is Phase.PLAY and not _round(match).this_turn.question_open


def asked(match: Match) -> bool:
    return _round(match).this_turn.question_open and _round(match).actor == 0


def others_turn(match: Match) -> bool:
    return not _round(match).over and _round(match).turn == 1 and len(match.rounds) == 2


def round_over(match: Match) -> bool:
    return _round(match).over


def match_over(match: Match) -> bool:
    return match.winner is not None


def just_dealt(match: Match) -> bool:
    return len(match.rounds) == 2 and not match.rounds[-1].moves


@cache
def left(rules: RuleSet, as_wanted: Left) -> bytes:
    """A journal of a match played at random until it is as wanted."""
    chance = Random(6)
    for seed in range(40):
        match = Match(rules)
        while match.winner is None and len(match.rounds) < 25:
            match.deal(match.next_dealer(first_dealer_of(seed, rules.players)), deck_of(seed, 0, rules.decks))
            while match.in_round:
                if as_wanted(match):
                    return _written(match)
                moves = legal_moves(_round(match))
                match.play(Ask() if Ask() in moves else chance.choice(moves))
            if as_wanted(match):
                return _written(match)
    raise AssertionError("it never comes to that")


def _written(match: Match) -> bytes:
    path = journal_path()
    Journal.begin(path, Record(match, seats_of(match), "2026-11-29T18:00:00Z"), 7).close()
    return path.read_bytes()


def put_down(journal: bytes) -> None:
    """Have this journal, and no table kept."""
    journal_path().parent.mkdir(parents=True, exist_ok=True)
    journal_path().write_bytes(journal)
    kept_table_path().unlink(missing_ok=True)


def without_reasons(snapshot: TableSnapshot) -> TableSnapshot:
    """The snapshot as it is kept: the texts say why something is not possible."""
    return replace(
        snapshot,
        draw=replace(snapshot.draw, reason=None),
        take=replace(snapshot.take, reason=None),
        lay_out=replace(snapshot.lay_out, reason=None),
        discard=replace(snapshot.discard, reason=None),
    )

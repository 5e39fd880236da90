"""Matches for these tests, made by random legal play."""

import json
import random
from typing import Any

from canasta_desktop.engine.deal import deck_of, first_dealer_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.storage.records import Record, Seat, record_text

Form = dict[str, Any]

CLASSIC = preset("classic", 4)


def played_match(rules: RuleSet = CLASSIC, seed: int = 1, rounds: int = 1, last_moves: int | None = None) -> Match:
    """A match of so many rounds, fewer if it is won; of the last round only so many moves."""
    match = Match(rules)
    chance = random.Random(seed)
    for index in range(rounds):
        if match.winner is not None:
            break
        match.deal(match.next_dealer(first_dealer_of(seed, rules.players)), deck_of(seed, index, rules.decks))
        most = last_moves if index == rounds - 1 else None
        while match.in_round and (most is None or len(match.rounds[-1].moves) < most):
            assert match.state is not None
            match.play(chance.choice(legal_moves(match.state)))
    return match


def seats_of(match: Match) -> tuple[Seat, ...]:
    """Somebody on every seat: a person, and computer players."""
    others = [Seat(f"Seat {seat}", "casual") for seat in range(1, match.rules.players)]
    return (Seat("You"), *others)


def record_of(match: Match) -> Record:
    """The record of a match."""
    return Record(match, seats_of(match), "2026-11-29T18:00:00Z")


def form_of(match: Match) -> Form:
    """The record of a match as JSON holds it, to be changed at will."""
    form: Form = json.loads(record_text(record_of(match)))
    return form

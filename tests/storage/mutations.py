"""Records that no legal match explains, made by changing one thing of a real one.

As a command, `python -m tests.storage.mutations 1000`: makes so many, has each read, and says how they fared.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from canasta_desktop.engine.cards import CARD_TEXTS, card_text
from canasta_desktop.engine.presets import PRESETS, preset
from canasta_desktop.engine.rule_set import PLAYERS_OFFERED
from canasta_desktop.storage.records import UnreadableRecord, parse_record
from tests.storage.played import Form, form_of, played_match

UNFINISHED: Final = 1
"""The place of the round of each record that is not finished; the one before it is."""


@dataclass(frozen=True)
class Mutation:
    """A changed record, what was done to it, and where it goes wrong, from 1 (None: not said)."""

    text: str
    done: str
    round: int | None
    move: int | None


@cache
def _real_record(name: str, players: int, seed: int) -> str:
    return json.dumps(form_of(played_match(preset(name, players), seed=seed, rounds=2, last_moves=30)))


def mutate(kind: str, chance: random.Random) -> Mutation:
    """Change one thing of a record. The match is one of a few of any preset and number of players."""
    name, players = chance.choice(list(PRESETS)), chance.choice(PLAYERS_OFFERED)
    form: Form = json.loads(_real_record(name, players, chance.randrange(3)))
    place = KINDS[kind](form, chance)
    where = (place[0] + 1, None if place[1] is None else place[1] + 1)
    return Mutation(json.dumps(form), f"{kind} at {where}, {name} for {players}", *where)


Place = tuple[int, int | None]
"""Round and move from 0."""


def _round(form: Form, chance: random.Random) -> int:
    return chance.randrange(len(form["rounds"]))


def _move(form: Form, chance: random.Random, *verbs: str) -> tuple[int, int]:
    """A round and a move in it of one of these verbs."""
    found = [
        (round_index, index)
        for round_index, played in enumerate(form["rounds"])
        for index, text in enumerate(played["moves"])
        if text.split()[1] in verbs
    ]
    return chance.choice(found)


def _other_card_in_deck(form: Form, chance: random.Random) -> Place:
    index = _round(form, chance)
    deck = form["rounds"][index]["deck"].split()
    place = chance.randrange(len(deck))
    deck[place] = chance.choice([card for card in CARD_TEXTS if card != deck[place]])
    form["rounds"][index]["deck"] = " ".join(deck)
    return index, None


def _card_missing_from_deck(form: Form, chance: random.Random) -> Place:
    index = _round(form, chance)
    form["rounds"][index]["deck"] = form["rounds"][index]["deck"].partition(" ")[2]
    return index, None


def _card_not_held(form: Form, chance: random.Random) -> Place:
    round_index, index = _move(form, chance, "discard", "meld")
    moves = form["rounds"][round_index]["moves"]
    before = json.loads(json.dumps(form))
    del before["rounds"][round_index + 1 :], before["rounds"][round_index]["moves"][index:]
    before["rounds"][round_index].pop("result", None)
    state = parse_record(json.dumps(before)).match.state
    assert state is not None
    held = set(map(card_text, state.hands[state.turn]))
    words = moves[index].split()
    words[-1] = chance.choice([card for card in CARD_TEXTS if card not in held])
    moves[index] = " ".join(words)
    return round_index, index


def _other_seat(form: Form, chance: random.Random) -> Place:
    round_index, index = _move(form, chance, "draw", "discard", "meld", "take")
    moves = form["rounds"][round_index]["moves"]
    seat, _, move = moves[index].partition(" ")
    others = [str(other) for other in range(form["rules"]["players"]) if str(other) != seat]
    moves[index] = f"{chance.choice(others)} {move}"
    return round_index, index


def _move_left_out(form: Form, chance: random.Random) -> Place:
    round_index, index = _move(form, chance, "draw", "discard")
    moves = form["rounds"][round_index]["moves"]
    del moves[index]
    if index < len(moves):
        return round_index, index
    if round_index == UNFINISHED:
        moves.append("0 answer yes")
        return round_index, index
    return round_index, None


def _move_doubled(form: Form, chance: random.Random) -> Place:
    round_index, index = _move(form, chance, "draw", "discard", "take")
    moves = form["rounds"][round_index]["moves"]
    moves.insert(index, moves[index])
    return round_index, index + 1


def _unreadable_move(form: Form, chance: random.Random) -> Place:
    round_index, index = _move(form, chance, "draw", "discard", "meld", "take")
    form["rounds"][round_index]["moves"][index] += chance.choice([" 10c", "x", " +", " :", " 1h"])
    return round_index, index


def _move_after_the_end(form: Form, chance: random.Random) -> Place:
    moves = form["rounds"][0]["moves"]
    moves.append(f"{chance.randrange(form['rules']['players'])} draw")
    return 0, len(moves) - 1


def _other_dealer(form: Form, chance: random.Random) -> Place:
    index = _round(form, chance)
    players = form["rules"]["players"]
    dealer = form["rounds"][index]["dealer"]
    form["rounds"][index]["dealer"] = (dealer + chance.randrange(1, players)) % players
    return index, 0 if index == 0 else None


def _other_result(form: Form, chance: random.Random) -> Place:
    result = chance.choice(form["rounds"][0]["result"])
    result[chance.choice(list(result))] += chance.choice([-100, -5, 1, 5, 10, 500])
    return 0, None


def _no_result(form: Form, chance: random.Random) -> Place:
    del form["rounds"][0]["result"]
    return 0, None


def _early_result(form: Form, chance: random.Random) -> Place:
    form["rounds"][UNFINISHED]["result"] = form["rounds"][0]["result"]
    return UNFINISHED, None


def _rounds_swapped(form: Form, chance: random.Random) -> Place:
    form["rounds"].reverse()
    return 1, None


KINDS: Final[dict[str, Callable[[Form, random.Random], Place]]] = {
    "another card in the deck": _other_card_in_deck,
    "a card missing from the deck": _card_missing_from_deck,
    "a card that is not held": _card_not_held,
    "another seat": _other_seat,
    "a move left out": _move_left_out,
    "a move doubled": _move_doubled,
    "an unreadable move": _unreadable_move,
    "a move after the end": _move_after_the_end,
    "another dealer": _other_dealer,
    "another number in a result": _other_result,
    "a result left out": _no_result,
    "a result too early": _early_result,
    "rounds swapped": _rounds_swapped,
}


def refusal_of(mutation: Mutation) -> UnreadableRecord | None:
    """Why the changed record is refused; None if it is read."""
    try:
        parse_record(mutation.text)
    except UnreadableRecord as error:
        return error
    return None


def main(count: int, seed: int) -> int:
    """Read so many changed records; 1 if any was not refused with its place."""
    chance = random.Random(seed)
    wrong = 0
    slowest = 0.0
    for index in range(count):
        mutation = mutate(list(KINDS)[index % len(KINDS)], chance)
        begun = time.perf_counter()
        error = refusal_of(mutation)
        slowest = max(slowest, time.perf_counter() - begun)
        if error is None or (error.round, error.move) != (mutation.round, mutation.move):
            wrong += 1
            print(f"{mutation.done}: {error}")
    print(f"{count} changed records (seed {seed}): {count - wrong} refused with the place, slowest {slowest:.3f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else random.SystemRandom().randrange(10**9)))

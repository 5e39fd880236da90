"""What hypothesis makes up: rule sets, rounds of random legal play, small tables."""

import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from canasta_desktop.engine.cards import CARD_TEXTS, Card, full_deck
from canasta_desktop.engine.deal import deal
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.position import read_position
from canasta_desktop.engine.presets import house_rules, preset
from canasta_desktop.engine.rule_set import RedThreeTiming, RuleSet
from canasta_desktop.engine.state import RoundState
from tests.engine.rule_sets import ALL_PRESETS

SEEDS = st.integers(0, 2**32 - 1)

preset_rules: st.SearchStrategy[RuleSet] = st.one_of(
    st.just(("classic", 4)), st.just(("classic", 4)), st.sampled_from(ALL_PRESETS)
).map(lambda named: preset(*named))
"""The presets for all numbers of players; classic for four more often than any other."""

_bonus = st.integers(0, 1000)
_minimums = st.one_of(
    st.just([[None, 15], [0, 50], [1500, 90], [3000, 120]]),
    st.integers(0, 150).map(lambda minimum: [[None, minimum]]),
)


@st.composite
def house_rule_sets(draw: st.DrawFn) -> RuleSet:
    """Playable sets far from any preset."""
    players = draw(st.sampled_from([2, 3, 4, 6]))
    decks = draw(st.integers(1, 4))
    options: dict[str, object] = {
        "decks": decks,
        "hand_size": draw(st.integers(1, min(20, (54 * decks - 1) // players))),
        "draw_count": draw(st.integers(1, 3)),
        "first_upcard": draw(st.sampled_from(["natural", "not_wild_or_red_three", "any"])),
        "red_three_timing": draw(st.sampled_from(["at_once", "this_or_next_turn"])),
        "min_naturals": draw(st.integers(0, 4)),
        "max_wilds": draw(st.none() | st.integers(0, 5)),
        "canasta_size": draw(st.integers(3, 8)),
        "canastas_to_go_out": draw(st.integers(0, 3)),
        "initial_meld_minimums": draw(_minimums),
        "stock_exhausted": draw(st.sampled_from(["play_on", "finish_turn"])),
    }
    for name in ("natural_canasta", "mixed_canasta", "concealed_canasta_bonus", "go_out_bonus"):
        options[name] = draw(_bonus)
    for name in ("concealed_out_bonus", "red_three_value"):
        options[name] = draw(_bonus)
    for name in ("upcard_counts_to_initial_meld", "frozen_before_initial_meld", "unfrozen_take_with_wild"):
        options[name] = draw(st.booleans())
    for name in ("one_card_pile_rule", "discard_to_go_out", "ask_partner"):
        options[name] = draw(st.booleans())
    return house_rules("classic", players, options)


any_rules: st.SearchStrategy[RuleSet] = preset_rules | house_rule_sets()


def shuffled(rules: RuleSet, seed: int) -> list[Card]:
    """The deck in the order of this seed."""
    deck = full_deck(rules.decks)
    random.Random(seed).shuffle(deck)
    return deck


def dealt(rules: RuleSet, seed: int) -> RoundState:
    """A round dealt from the deck of this seed, at scores that differ with it."""
    scores = [(seed // (side + 1)) % 8000 // 5 * 5 - 500 for side in range(rules.sides)]
    return deal(rules, seed % rules.players, shuffled(rules, seed), scores)[0]


def chosen_moves(state: RoundState, seed: int) -> Iterator[tuple[list[Move], Move]]:
    """Random legal play: each time all legal moves and the one that is made next; the caller makes it.

    The kind of move is chosen first, so that the many melds do not crowd out the few other moves.
    """
    rng = random.Random(seed)
    while not state.over:
        moves = legal_moves(state)
        kinds = sorted({type(move).__name__ for move in moves})
        kind = rng.choice(kinds) if moves else ""
        of_kind = [move for move in moves if type(move).__name__ == kind]
        yield moves, rng.choice(of_kind)


_RANKS = "AK94"
_LETTERS = [*_RANKS, *_RANKS, "2", "2", "2", "Jo", "3"]
_hands = st.lists(st.sampled_from(_LETTERS), min_size=1, max_size=8)
_meld_sizes = st.dictionaries(st.sampled_from(_RANKS), st.tuples(st.integers(2, 7), st.integers(0, 3)), max_size=2)


class _Pool:
    """The cards not yet put anywhere; any card of a rank is as good as another."""

    def __init__(self, rules: RuleSet) -> None:
        self._left = Counter(CARD_TEXTS[card] for card in full_deck(rules.decks))

    def cards(self, letters: list[str], *, red_threes: bool) -> str:
        """Cards of these ranks, as many as there are; black threes, red ones only if they may be."""
        return " ".join(filter(None, (self._card(letter, red_threes) for letter in letters)))

    def _card(self, letter: str, red_threes: bool) -> str:
        suits = ("h", "s", "d", "c") if letter != "3" or red_threes else ("s", "c")
        texts = ["Jo"] if letter == "Jo" else [letter + suit for suit in suits]
        found = next((text for text in texts if self._left[text]), "")
        self._left[found] -= 1
        return found


@st.composite
def small_tables(draw: st.DrawFn) -> RoundState:
    """Tables with a hand of at most eight cards of few ranks, so that every move can be tried."""
    rules = draw(any_rules)
    pool = _Pool(rules)
    red_threes = rules.red_three_timing is RedThreeTiming.THIS_OR_NEXT_TURN
    hand = pool.cards(draw(_hands), red_threes=red_threes)
    melds = [_melds(rules, pool, draw(_meld_sizes)) for _ in range(rules.sides)]
    form: dict[str, Any] = {
        "turn": 0,
        "phase": draw(st.sampled_from(["draw", "play"])),
        "hands": [hand or "Qs", *[""] * (rules.players - 1)],
        "stock": pool.cards(draw(st.lists(st.sampled_from(_LETTERS), max_size=2)), red_threes=True),
        "pile": pool.cards(draw(st.lists(st.sampled_from(_LETTERS), max_size=3)), red_threes=True),
        "melds": melds,
        "red_threes": [""] * rules.sides,
        "scores": [draw(st.sampled_from([-5, 0, 1500, 3000]))] * rules.sides,
    }
    return read_position(rules, form)


def _melds(rules: RuleSet, pool: _Pool, sizes: dict[str, tuple[int, int]]) -> list[str]:
    """Melds of these ranks with about so many naturals and wilds, only those that the rules allow."""
    made = []
    for letter, (naturals, wilds) in sizes.items():
        most = naturals if rules.max_wilds is None else min(naturals, rules.max_wilds)
        if naturals + min(wilds, most) < 3 or naturals < rules.min_naturals:
            continue
        text = pool.cards([letter] * naturals, red_threes=False)
        if len(text.split()) < naturals:
            continue
        made.append((text + " " + pool.cards(["2"] * min(wilds, most), red_threes=False)).strip())
    return [text for text in made if len(text.split()) >= 3]


def examples(count: int) -> settings:
    """So many examples in a run; with CANASTA_EXAMPLES=10 in the environment, ten times as many."""
    return settings(max_examples=count * int(os.environ.get("CANASTA_EXAMPLES", "1")))

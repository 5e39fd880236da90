"""Rounds that end with wanted scores, so that a table in round three can have the scores of its picture."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, RED_THREES, VALUE_OF, Card, cards_text, full_deck, is_wild
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.rule_set import RuleSet
from tests.pictures.stacked_round import Unreachable, WantedTable, play_to

_ATTEMPTS = 500
_ATTEMPTS_OF_SIDE = 500
_WAYS = 1500
_FEWEST_NATURALS, _MOST_WILDS = 4, 3
_LARGEST_HAND = 14
_LARGEST_PILE = 9


def play_rounds(match: Match, first_dealer: int, results: Sequence[Sequence[int]], seed: int = 0) -> None:
    """Play whole rounds that are worth so much to the sides. Raises `Unreachable`."""
    chance = Random(seed)
    for scores in results:
        _play_round(match, match.next_dealer(first_dealer), scores, chance)


def shared_out(totals: Sequence[int], rounds: int) -> list[list[int]]:
    """Scores of so many rounds that come to these totals, each about as much."""
    left = list(totals)
    results = []
    for number in range(rounds, 0, -1):
        results.append([round(total / number / 5) * 5 for total in left])
        left = [total - score for total, score in zip(left, results[-1], strict=True)]
    return results


def _play_round(match: Match, dealer: int, scores: Sequence[int], chance: Random) -> None:
    """Play a round that is worth so much to each side."""
    for attempt in range(_ATTEMPTS):
        wanted = _ending(match.rules, dealer, scores, chance)
        if wanted is None:
            continue
        trial = Match(match.rules, list(match.rounds))
        try:
            play_to(trial, wanted, seed=attempt, attempts=_WAYS)
        except Unreachable:
            continue
        result = trial.rounds[-1].result
        # What was melded at one stroke may be worth more, as a concealed canasta.
        if result is not None and [score.total for score in result] == list(scores):
            match.rounds, match.state = trial.rounds, trial.state
            return
    raise Unreachable(f"a round of {scores}")


def _ending(rules: RuleSet, dealer: int, scores: Sequence[int], chance: Random) -> WantedTable | None:
    """The end of a round with these scores, made up at random; None if this one does not come to them. The side with
    the most goes out.
    """
    deck = Counter(full_deck(rules.decks))
    best = max(range(rules.sides), key=scores.__getitem__)
    out = chance.choice(rules.seats_of(best))
    melds: list[tuple[str, ...]] = []
    red: list[str] = []
    hands: list[str | int] = [""] * rules.players
    for side in range(rules.sides):
        holders = [seat for seat in rules.seats_of(side) if seat != out]
        found = _side(rules, deck, scores[side], len(holders), chance, goes_out=rules.side_of(out) == side)
        if found is None:
            return None
        laid, red_threes, held = found
        for i, seat in enumerate(holders):
            hands[seat] = cards_text(held[i :: len(holders)])
        melds.append(tuple(map(cards_text, laid)))
        red.append(cards_text(red_threes))
    pile = _drawn(deck, [card for card in deck if KIND_OF[card] < RED_THREE], chance.randint(1, _LARGEST_PILE))
    following = (out + 1) % rules.players
    return WantedTable(dealer, tuple(hands), tuple(melds), tuple(red), cards_text(pile), following, out=True)


def _side(
    rules: RuleSet, deck: Counter[Card], score: int, holders: int, chance: Random, *, goes_out: bool
) -> tuple[list[list[Card]], list[Card], list[Card]] | None:
    """Melds, red threes and cards in hand that are worth so much together, taken out of the deck."""
    fewest = rules.canastas_to_go_out if goes_out else 0
    for _ in range(_ATTEMPTS_OF_SIDE):
        rest = deck.copy()
        laid = _melds(rules, rest, chance, canastas=chance.randint(fewest, fewest + 2))
        red_threes = _drawn(rest, RED_THREES, chance.randrange(3))
        worth = _worth(rules, laid, len(red_threes)) + (rules.go_out_bonus if goes_out else 0)
        held = _cards_worth(rest, worth - score, chance)
        if held is not None and holders <= len(held) <= _LARGEST_HAND * holders:
            deck.clear()
            deck.update(rest)
            return laid, red_threes, held
    return None


def _drawn(deck: Counter[Card], among: Sequence[Card], count: int) -> list[Card]:
    """Take so many cards out of the deck at random."""
    drawn: list[Card] = []
    for card in among:
        if len(drawn) < count and deck[card]:
            deck[card] -= 1
            drawn.append(card)
    return drawn


def _melds(rules: RuleSet, deck: Counter[Card], chance: Random, canastas: int) -> list[list[Card]]:
    ranks = list(range(11))
    chance.shuffle(ranks)
    sizes = [rules.canasta_size] * canastas + [chance.randint(3, 5) for _ in range(chance.randint(0, 3))]
    melds = []
    for rank, size in zip(ranks, sizes, strict=False):
        naturals = [card for card in deck.elements() if KIND_OF[card] == rank][:size]
        wilds = [card for card in deck.elements() if is_wild(card)]
        chance.shuffle(wilds)
        mixed = chance.randrange(3) if size >= rules.canasta_size else 0
        cards = naturals[: size - mixed]
        cards += wilds[: size - len(cards)]
        if len(naturals) >= _FEWEST_NATURALS and len(cards) - len(naturals) <= _MOST_WILDS and len(cards) >= size:
            deck.subtract(cards)
            melds.append(cards)
    return melds


def _worth(rules: RuleSet, melds: Sequence[Sequence[Card]], red_threes: int) -> int:
    worth = rules.red_three_value * red_threes
    for meld in melds:
        worth += sum(VALUE_OF[card] for card in meld)
        if len(meld) >= rules.canasta_size:
            worth += rules.mixed_canasta if any(map(is_wild, meld)) else rules.natural_canasta
    return worth


def _cards_worth(deck: Counter[Card], worth: int, chance: Random) -> list[Card] | None:
    """Cards of the deck, taken out of it, that are worth exactly so much."""
    if worth < 0:
        return None
    free = [card for card in deck.elements() if KIND_OF[card] != RED_THREE]
    chance.shuffle(free)
    held = []
    for card in free:
        if VALUE_OF[card] <= worth:
            held.append(card)
            worth -= VALUE_OF[card]
    if worth:
        return None
    deck.subtract(held)
    return held

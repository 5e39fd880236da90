"""Worlds: where the cards may lie that a seat cannot see."""

from collections.abc import Mapping, Sequence
from random import Random

from canasta_desktop.engine.cards import KINDS, RED_THREE, count_kinds
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.holding import likeliness


class Worlds:
    """Draws worlds that agree with all that the seat of a view knows.

    Cards lie where players like to keep them: see `holding`. Without such weights all worlds are equally likely.
    """

    def __init__(self, view: PlayerView, visible: CountState, weights: Mapping[str, float] | None = None) -> None:
        """`visible` is the round on counts, whatever it has in the hands of others and in the stock."""
        likely = likeliness(view, weights or {})
        self._chances = [[each / max(of_seat) for each in of_seat] for of_seat in likely]
        """By seat and kind: how often such a card stays in the hand that it is dealt to."""
        self._visible = visible
        self._known = [count_kinds(cards) for cards in view.known]
        self._others = [seat for seat in range(view.rules.players) if seat != view.seat]
        pool = _pool(view)
        self._red_threes = [RED_THREE] * pool[RED_THREE] if visible.rules.lays_at_once else []
        self._pool = [kind for kind, count in enumerate(pool) for _ in range(count)]
        if self._red_threes:
            self._pool = [kind for kind in self._pool if kind != RED_THREE]

    def draw(self, random: Random) -> CountState:
        """A world, good to be played on."""
        world = self._visible.copy()
        pool = self._pool[:]
        random.shuffle(pool)
        for seat in self._others:
            hand = self._known[seat][:]
            pool = _dealt(pool, hand, world.sizes[seat] - sum(hand), self._chances[seat], random)
            world.hands[seat] = hand
        world.hand = world.hands[world.turn]
        if self._red_threes:
            pool += self._red_threes
            random.shuffle(pool)
        world.stock = pool
        return world


def _dealt(pool: list[int], hand: list[int], wanted: int, chances: Sequence[float], random: Random) -> list[int]:
    """Deal so many cards from the end of the pool into the hand, and give what is left, in any order."""
    refused: list[int] = []
    draw = random.random
    while wanted:
        if not pool:
            pool, refused = refused, []
        kind = pool.pop()
        if draw() < chances[kind]:
            hand[kind] += 1
            wanted -= 1
        else:
            refused.append(kind)
    pool += refused
    random.shuffle(pool)
    return pool


def _pool(view: PlayerView) -> list[int]:
    """By kind: the cards of which nobody but their holders, or nobody, knows where they are."""
    decks = view.rules.decks
    pool = [4 * decks] * 11 + [2 * decks, 2 * decks, 4 * decks, 2 * decks]
    seen = [*view.hand, *view.pile]
    for seat, cards in enumerate(view.known):
        if seat != view.seat:
            seen.extend(cards)
    for of_side in view.melds:
        for meld in of_side:
            seen.extend(meld.cards)
    for laid in view.red_threes:
        seen.extend(laid)
    counts = count_kinds(seen)
    return [pool[kind] - counts[kind] for kind in range(KINDS)]

"""A round played so that it ends up at a wanted table: the deck is stacked, and all moves are legal.

Going back from the wanted table, every discard was drawn just before, and whoever took the pile got what is wanted in
its hand; so a seat is dealt what it needs. What remains open is who took the pile when, which is tried at random until
the engine accepts the whole round.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from canasta_desktop.engine.apply import IllegalMove
from canasta_desktop.engine.cards import KIND_OF, RED_THREE, VALUE_OF, Card, Rank, full_deck, is_wild, parse_cards
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.moves import Discard, Draw, Group, Meld, Move, TakePile
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import RoundState

_MOST_TAKES = 9
_SMALLEST, _LARGEST_GROUP = 3, 6


class Unreachable(ValueError):
    """No way to the wanted table was found."""


@dataclass(frozen=True)
class WantedTable:
    """A table in the middle of a round, or at its end."""

    dealer: int
    hands: tuple[str | int, ...]
    """By seat: its cards, or how many."""
    melds: tuple[tuple[str, ...], ...]
    """By side: the cards of each meld, naturals first."""
    red_threes: tuple[str, ...]
    pile: str
    """Bottom first."""
    turn: int = 0
    drawn: str = ""
    """What the seat on turn has drawn, of its hand; empty before it draws."""
    out: bool = False
    """Whether the seat before the one on turn has gone out."""


@dataclass
class _Turn:
    """What is done in one turn, its draws aside."""

    seat: int
    pile_taken: int = 0
    """How many cards it had; 0 for drawing from the stock."""
    upcard: Card | None = None
    groups: list[Group] = field(default_factory=list)
    """Melded with the pile, the upcard's first."""
    later: list[Group] = field(default_factory=list)
    """Melded afterwards."""
    added: list[Group] = field(default_factory=list)
    """Added to what was just melded: a canasta laid at one stroke is worth more."""
    red_threes: list[Card] = field(default_factory=list)


def play_to(match: Match, wanted: WantedTable, seed: int = 0, attempts: int = 400_000) -> None:
    """Deal the next round of the match and play it to the wanted table. Raises `Unreachable`."""
    chance = Random(seed)
    table = _Table(match.rules, wanted, chance)
    for taken in table.ways_to_take(attempts):
        turns = table.turns(taken, match)
        if turns is None:
            continue
        played = table.dealt(turns)
        if played is not None and _play(match, wanted, *played):
            return
    raise Unreachable(str(wanted))


def _play(match: Match, wanted: WantedTable, deck: Sequence[Card], moves: Sequence[Move]) -> bool:
    trial = Match(match.rules, list(match.rounds))
    try:
        trial.deal(wanted.dealer, deck)
        for move in moves:
            trial.play(move)
    except IllegalMove:
        return False
    state = trial.state
    assert state is not None
    if state.over != wanted.out or state.out_concealed or _has_concealed(state):
        return False
    match.state, match.rounds = trial.state, trial.rounds
    return True


def _has_concealed(state: RoundState) -> bool:
    return any(meld.concealed for melds in state.melds for meld in melds.values())


class _Table:
    """The wanted table with every card in its place, and what can have led to it."""

    def __init__(self, rules: RuleSet, wanted: WantedTable, chance: Random) -> None:
        self._rules, self._wanted, self._chance = rules, wanted, chance
        self._players, self._first = rules.players, (wanted.dealer + 1) % rules.players
        self._melds = [[parse_cards(text) for text in melds] for melds in wanted.melds]
        self._red = [parse_cards(text) for text in wanted.red_threes]
        self._pile, self._drawn = parse_cards(wanted.pile), parse_cards(wanted.drawn)
        self._hands: list[list[Card]] = []
        self._stock: list[Card] = []
        self._fill()

    def _fill(self) -> None:
        """Give what is not named to the hands of which only the number is known, and to the stock."""
        rest = Counter(full_deck(self._rules.decks))
        known = [parse_cards(hand) if isinstance(hand, str) else [] for hand in self._wanted.hands]
        for cards in (*known, *(meld for melds in self._melds for meld in melds), *self._red, self._pile):
            rest.subtract(cards)
        lacking = [card for card, count in rest.items() if count < 0]
        assert not lacking, f"more of {lacking} than the decks hold"
        free = list(rest.elements())
        self._chance.shuffle(free)
        plain = [card for card in free if KIND_OF[card] != RED_THREE]
        for hand, cards in zip(self._wanted.hands, known, strict=True):
            count = 0 if isinstance(hand, str) else hand
            self._hands.append([*cards, *plain[:count]])
            del plain[:count]
        held = Counter(card for hand in self._hands for card in hand)
        held.subtract(card for hand in known for card in hand)
        self._stock = list((Counter(free) - held).elements())
        self._chance.shuffle(self._stock)

    def ways_to_take(self, attempts: int) -> Iterator[list[int]]:
        """The numbers of the turns, from 0, in which the pile may have been taken; the last is the number of turns."""
        rules = self._rules
        before = rules.deck_size - rules.hand_size * self._players - 1
        drawn = before - len(self._stock) - sum(map(len, self._red)) - len(self._drawn)
        possible = []
        for takes in range(_MOST_TAKES):
            turns = takes + drawn // rules.draw_count
            if drawn % rules.draw_count == 0 and (self._first + turns - self._wanted.turn) % self._players == 0:
                possible.append((takes, turns))
        for _ in range(attempts):
            takes, turns = possible[min(int(self._chance.expovariate(0.7)), len(possible) - 1)] if possible else (0, 0)
            last = turns - len(self._pile)
            if takes and last >= takes - 1:
                taken = [*sorted(self._chance.sample(range(last), takes - 1)), last, turns]
                if self._adds_up(taken):
                    yield taken
            elif not takes and last == -1 and self._adds_up([turns]):
                yield [turns]

    def _sizes(self, taken: Sequence[int]) -> dict[int, int]:
        """How many cards the pile had, by the turns in which it was taken."""
        return {turn: turn - before for before, turn in zip((-1, *taken), taken[:-1], strict=False)}

    def _had(self, taken: Sequence[int]) -> list[int]:
        """How many cards each seat had in all, with what it melded."""
        rules, sizes = self._rules, self._sizes(taken)
        had = [rules.hand_size] * self._players
        for turn in range(taken[-1]):
            gained = sizes.get(turn, rules.draw_count)
            had[(self._first + turn) % self._players] += gained - 1
        had[self._wanted.turn] += len(self._drawn)
        return had

    def _adds_up(self, taken: Sequence[int]) -> bool:
        had = self._had(taken)
        for side, melds in enumerate(self._melds):
            seats = self._rules.seats_of(side)
            if sum(had[seat] for seat in seats) != sum(len(self._hands[seat]) for seat in seats) + sum(map(len, melds)):
                return False
            if any(had[seat] < len(self._hands[seat]) for seat in seats):
                return False
        return True

    def turns(self, taken: Sequence[int], match: Match) -> list[_Turn] | None:
        """All turns with what is melded in them, or None where that cannot be shared out."""
        sizes, had = self._sizes(taken), self._had(taken)
        turns = [_Turn((self._first + turn) % self._players, sizes.get(turn, 0)) for turn in range(taken[-1])]
        for side in range(self._rules.sides):
            own = [turn for turn in turns if turn.seat % self._rules.sides == side]
            quotas = {seat: had[seat] - len(self._hands[seat]) for seat in self._rules.seats_of(side)}
            if not _Sharing(self._melds[side], own, quotas, self._chance, _minimum(match, side)).done:
                return None
            drawing = [turn for turn in own if not turn.pile_taken]
            if len(drawing) < len(self._red[side]):
                return None
            for card, turn in zip(self._red[side], self._chance.sample(drawing, len(self._red[side])), strict=True):
                turn.red_threes.append(card)
        return turns

    def dealt(self, turns: Sequence[_Turn]) -> tuple[list[Card], list[Move]] | None:
        """The deck and the moves, going back from the wanted table."""
        hands, stock, pile = [list(hand) for hand in self._hands], list(self._stock), list(self._pile)
        moves: list[Move] = []
        if self._drawn:
            for card in self._drawn:
                hands[self._wanted.turn].remove(card)
            stock[:0] = self._drawn
            moves.append(Draw())
        for turn in reversed(turns):
            hand, discard = hands[turn.seat], pile.pop()
            moves.append(Discard(discard))
            hand.append(discard)
            for groups in (turn.added, turn.later):
                if groups:
                    moves.append(Meld(tuple(groups)))
                hand.extend(card for group in groups for card in group.cards)
            before = self._untake(turn, hand, pile) if turn.pile_taken else self._undraw(turn, hand, stock, discard)
            if before is None:
                return None
            moves.append(before)
        if len(pile) != 1 or any(len(hand) != self._rules.hand_size for hand in hands):
            return None
        order = [hands[(self._first + place) % self._players] for place in range(self._players)]
        return [*(hand[i] for i in range(self._rules.hand_size) for hand in order), *pile, *stock], moves[::-1]

    def _undraw(self, turn: _Turn, hand: list[Card], stock: list[Card], discard: Card) -> Move | None:
        drawn = [discard]
        hand.remove(discard)
        while len(drawn) < self._rules.draw_count:
            drawn.append(hand.pop(self._chance.randrange(len(hand))))
        stock[:0] = [*turn.red_threes, *drawn]
        return Draw()

    def _untake(self, turn: _Turn, hand: list[Card], pile: list[Card]) -> Move | None:
        assert turn.upcard is not None
        below = [card for card in hand if KIND_OF[card] < RED_THREE]
        if pile or len(below) < turn.pile_taken - 1:
            return None
        pile.extend(self._chance.sample(below, turn.pile_taken - 1))
        for card in pile:
            hand.remove(card)
        pile.append(turn.upcard)
        hand.extend(card for group in turn.groups for card in group.cards)
        first, *further = turn.groups
        return TakePile(first, tuple(further))


def _minimum(match: Match, side: int) -> int:
    score = match.scores[side]
    return max(minimum for least, minimum in match.rules.initial_meld_minimums if least is None or score >= least)


class _Sharing:
    """Who of a side melds what, and when."""

    def __init__(
        self, melds: Sequence[list[Card]], turns: list[_Turn], quotas: dict[int, int], chance: Random, minimum: int
    ) -> None:
        self._left = [list(meld) for meld in melds]
        self._begun = [False] * len(melds)
        self._ranks = [Rank(KIND_OF[meld[0]]) for meld in melds]
        self._turns, self._quotas, self._chance = turns, quotas, chance
        self.done = not melds or (self._take_piles(minimum) and self._meld_rest())

    def _take_piles(self, minimum: int) -> bool:
        takes = [turn for turn in self._turns if turn.pile_taken]
        for turn in takes:
            if not (self._begin_with(turn) or self._add_upcard(turn)):
                return False
        return not takes or self._reach(takes[0], minimum)

    def _begin_with(self, turn: _Turn) -> bool:
        """Take the pile with a pair, for a meld of three naturals or more."""
        free = [
            i
            for i, left in enumerate(self._left)
            if not self._begun[i] and sum(not is_wild(card) for card in left) >= _SMALLEST
        ]
        later_takes = any(self._begun)
        if not free or self._quotas[turn.seat] < _SMALLEST or (later_takes and self._chance.random() < 0.6):
            return False
        chosen = self._chance.choice(free)
        left = self._left[chosen]
        turn.upcard, turn.groups = left[2], [Group(tuple(left[:2]))]
        self._use(turn, chosen, 3)
        return True

    def _add_upcard(self, turn: _Turn) -> bool:
        free = [i for i, left in enumerate(self._left) if self._begun[i] and left and not is_wild(left[0])]
        if not free or not self._quotas[turn.seat]:
            return False
        chosen = self._chance.choice(free)
        turn.upcard, turn.groups = self._left[chosen][0], [Group(())]
        self._use(turn, chosen, 1)
        return True

    def _use(self, turn: _Turn, meld: int, count: int) -> None:
        del self._left[meld][:count]
        self._begun[meld] = True
        self._quotas[turn.seat] -= count

    def _reach(self, turn: _Turn, minimum: int) -> bool:
        """Meld more with the pile until it is enough to begin with."""
        assert turn.upcard is not None
        value = sum(VALUE_OF[card] for card in (*turn.groups[0].cards, turn.upcard))
        free = [i for i, begun in enumerate(self._begun) if not begun]
        self._chance.shuffle(free)
        while value < minimum:
            if not free:
                return False
            chosen = free.pop()
            count = min(len(self._left[chosen]), self._quotas[turn.seat], _LARGEST_GROUP)
            if count < _SMALLEST:
                return False
            group = self._left[chosen][:count]
            turn.groups.append(Group(tuple(group)))
            self._use(turn, chosen, count)
            value += sum(VALUE_OF[card] for card in group)
        return True

    def _meld_rest(self) -> bool:
        """Whatever is still to be melded is melded in the last turns of those who have it."""
        last = {turn.seat: turn for turn in self._turns}
        seats = sorted(self._quotas, key=lambda seat: self._turns.index(last[seat]))
        order = sorted(range(len(self._left)), key=lambda i: (self._begun[i], -len(self._left[i])))
        return self._share(order, seats, last)

    def _share(self, order: Sequence[int], seats: Sequence[int], last: dict[int, _Turn]) -> bool:
        if not order:
            return not any(self._quotas.values())
        chosen, *others = order
        for parts in self._parts(len(self._left[chosen]), seats, begun=self._begun[chosen]):
            for seat, count in zip(seats, parts, strict=True):
                self._quotas[seat] -= count
            if self._share(others, seats, last):
                self._lay(chosen, parts, seats, last)
                return True
            for seat, count in zip(seats, parts, strict=True):
                self._quotas[seat] += count
        return False

    def _parts(self, count: int, seats: Sequence[int], *, begun: bool) -> Iterator[tuple[int, ...]]:
        """How the cards of a meld can be shared out among the seats, in their order."""
        if not seats:
            if not count:
                yield ()
            return
        for mine in range(min(count, self._quotas[seats[0]]), -1, -1):
            if not mine or begun or mine >= _SMALLEST:
                for rest in self._parts(count - mine, seats[1:], begun=begun or bool(mine)):
                    yield (mine, *rest)

    def _lay(self, chosen: int, parts: Sequence[int], seats: Sequence[int], last: dict[int, _Turn]) -> None:
        cards = list(self._left[chosen])
        for seat, count in zip(seats, parts, strict=True):
            mine, cards = cards[:count], cards[count:]
            if count > _LARGEST_GROUP:
                last[seat].later.append(Group(tuple(mine[:_SMALLEST])))
                mine = mine[_SMALLEST:]
                last[seat].added.append(Group(tuple(mine), self._ranks[chosen]))
            elif mine:
                last[seat].later.append(Group(tuple(mine), self._ranks[chosen] if is_wild(mine[0]) else None))

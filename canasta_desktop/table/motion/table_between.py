"""Snapshots between two others: cards taken away from one place, cards put down at another. Pure."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, THREES, Card, Rank, is_wild
from canasta_desktop.engine.events import CardsDrawn, Event, RoundDealt
from canasta_desktop.model.snapshot import (
    ActionSnapshot,
    ActionState,
    HandCard,
    MeldSnapshot,
    PileState,
    SideSnapshot,
    TableSnapshot,
)


def undealt(after: TableSnapshot, dealt: RoundDealt, events: Iterable[Event]) -> TableSnapshot:
    """The table before a deal: all cards in the stock."""
    drawn = sum(event.count for event in events if isinstance(event, CardsDrawn))
    in_hands = len(dealt.hands[after.me]) * len(after.seats)
    bare = [replace(side, on_table=0, has_melded=False, melds=(), red_threes=(), canastas=0) for side in after.sides]
    nothing = ActionSnapshot(ActionState.IMPOSSIBLE)
    return replace(
        after,
        my_turn=False,
        has_drawn=False,
        draw=nothing,
        take=nothing,
        lay_out=nothing,
        discard=nothing,
        can_ask=False,
        can_pass=False,
        can_lay_red_three=False,
        seats=tuple(replace(seat, cards=0, on_turn=False) for seat in after.seats),
        sides=tuple(bare),
        stock=after.stock + drawn + in_hands + len(dealt.upcards),
        pile=(),
        pile_state=PileState.EMPTY,
        frozen_by_wild=False,
        freezing_card=None,
        hand=(),
        meter=None,
    )


def with_choices(table: TableSnapshot, after: TableSnapshot) -> TableSnapshot:
    """The same cards, with what the person can do after: the panel does not wait for the cards."""
    return replace(
        table,
        my_turn=after.my_turn,
        has_drawn=after.has_drawn,
        meter=after.meter,
        draw=after.draw,
        take=after.take,
        lay_out=after.lay_out,
        discard=after.discard,
        can_ask=after.can_ask,
        can_pass=after.can_pass,
        can_lay_red_three=after.can_lay_red_three,
        question_to_me=after.question_to_me,
    )


def with_stock(table: TableSnapshot, change: int) -> TableSnapshot:
    """More or fewer cards in the stock."""
    return replace(table, stock=table.stock + change)


def with_seat(table: TableSnapshot, seat: int, change: int) -> TableSnapshot:
    """More or fewer cards in a hand; the own one's are counted by `with_hand`."""
    if seat == table.me:
        return table
    seats = (replace(one, cards=one.cards + change) if one.seat == seat else one for one in table.seats)
    return replace(table, seats=tuple(seats))


def with_hand(table: TableSnapshot, hand: tuple[HandCard, ...]) -> TableSnapshot:
    """Another own hand."""
    seats = (replace(one, cards=len(hand)) if one.seat == table.me else one for one in table.seats)
    return replace(table, hand=hand, seats=tuple(seats))


def with_turn(table: TableSnapshot, seat: int) -> TableSnapshot:
    """Another seat on turn."""
    return replace(table, seats=tuple(replace(one, on_turn=one.seat == seat) for one in table.seats))


def with_pile(table: TableSnapshot, pile: tuple[Card, ...], after: TableSnapshot) -> TableSnapshot:
    """Another pile, in the state that its cards give it; once it is the pile of `after`, its state too."""
    state = after.pile_state if pile == after.pile else _pile_state(pile, (table, after))
    wild = next((card for card in pile if is_wild(card)), None)
    return replace(table, pile=pile, pile_state=state, frozen_by_wild=wild is not None, freezing_card=wild)


def with_red_three(table: TableSnapshot, side: int, card: Card) -> TableSnapshot:
    """One red three more."""
    return _with_side(table, side, red_threes=(*table.sides[side].red_threes, card))


def with_meld(table: TableSnapshot, side: int, rank: Rank, cards: Iterable[Card], concealed: bool) -> TableSnapshot:
    """A meld begun or extended; nothing is staged on its place any more."""
    cards = tuple(cards)
    melds = table.sides[side].melds
    old = next((meld for meld in melds if meld.rank == rank), None)
    naturals = (*(old.naturals if old else ()), *(card for card in cards if not is_wild(card)))
    wilds = (*(old.wilds if old else ()), *(card for card in cards if is_wild(card)))
    is_canasta = rank != THREES and len(naturals) + len(wilds) >= table.canasta_size
    laid = MeldSnapshot(rank, naturals, wilds, concealed or (old is not None and old.concealed), is_canasta)
    others = [meld for meld in melds if meld.rank != rank]
    ordered = sorted((*others, laid), key=lambda meld: (meld.rank == THREES, -meld.rank))
    return _with_side(table, side, melds=tuple(ordered))


def staged_at(table: TableSnapshot, side: int, rank: Rank) -> Counter[Card]:
    """The cards that already lie on a place, staged."""
    return Counter(card for meld in table.sides[side].melds if meld.rank == rank for card in meld.staged)


def without_cards(pile: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    """The pile without these cards; of equal ones the lowest goes."""
    left = list(pile)
    for card in cards:
        if card in left:
            left.remove(card)
    return tuple(left)


def _pile_state(pile: tuple[Card, ...], around: Iterable[TableSnapshot]) -> PileState:
    """The state of a pile; whether it is frozen without a wild is told by the tables before and after."""
    if not pile:
        return PileState.EMPTY
    if KIND_OF[pile[-1]] >= RED_THREE:
        return PileState.BLOCKED
    if any(is_wild(card) for card in pile):
        return PileState.FROZEN
    told = (table.pile_state for table in around if not table.frozen_by_wild)
    return next((state for state in told if state in (PileState.OPEN, PileState.FROZEN)), PileState.OPEN)


def _with_side(table: TableSnapshot, number: int, **changes: object) -> TableSnapshot:
    sides: list[SideSnapshot] = list(table.sides)
    sides[number] = replace(sides[number], **changes)  # type: ignore[arg-type]
    return replace(table, sides=tuple(sides))

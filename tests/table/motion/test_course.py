"""The steps of a happening: every card leaves one place and comes to another, and nothing else changes."""

import itertools
from collections import Counter
from dataclasses import replace

import pytest

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, Card, full_deck, is_wild, parse_cards, parse_meld_rank
from canasta_desktop.engine.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    MeldAddedTo,
    MeldLaid,
    PileTaken,
    RedThreeLaid,
    RoundDealt,
)
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.snapshot import ActionState, HandCard, MeldSnapshot, PileState, TableSnapshot
from canasta_desktop.table.motion import durations
from canasta_desktop.table.motion.anchors import HandSpot, SeatSpot, ThreesSpot
from canasta_desktop.table.motion.course import MOST_SWEPT, steps_of
from canasta_desktop.table.motion.steps import Flight, Step
from canasta_desktop.table.spots import MeldSpot, TableSpot
from tests.table.motion.playing import round_of

ROUNDS = [(seed, players) for seed in range(6) for players in (2, 3, 4, 6)]
HAPPENINGS = {key: round_of(*key) for key in ROUNDS}
ALL = [happening for happenings in HAPPENINGS.values() for happening in happenings]


def seen_cards(table: TableSnapshot) -> Counter[Card]:
    seen: Counter[Card] = Counter(table.pile)
    seen.update(held.card for held in table.hand)
    for side in table.sides:
        seen.update(side.red_threes)
        for meld in side.melds:
            seen.update((*meld.naturals, *meld.wilds, *meld.staged))
    return seen


def how_many(table: TableSnapshot) -> int:
    hidden = sum(seat.cards for seat in table.seats if seat.seat != table.me)
    return seen_cards(table).total() + hidden + table.stock


def lying(table: TableSnapshot) -> object:
    """All that cards make out of a table."""
    return (
        table.stock,
        table.pile,
        (table.frozen_by_wild, table.freezing_card),
        [(seat.seat, seat.cards) for seat in table.seats],
        [(held.card, held.key) for held in table.hand],
        [Counter(side.red_threes) for side in table.sides],
        [
            [
                (meld.rank, Counter(meld.naturals), Counter(meld.wilds), meld.concealed, meld.is_canasta)
                for meld in side.melds
            ]
            for side in table.sides
        ],
    )


def of_kind(*kinds: type, seat: int | None = None) -> list[tuple[Happening, tuple[Step, ...]]]:
    """Happenings with an event of each kind, and their steps."""
    found = []
    for happening in ALL:
        events = [e for e in happening.events if seat is None or getattr(e, "seat", None) in (seat, None)]
        if all(any(isinstance(event, kind) for event in events) for kind in kinds):
            found.append((happening, steps_of(happening)))
    assert found
    return found


def others(kind: type) -> list[tuple[Happening, tuple[Step, ...]]]:
    return [
        (happening, steps)
        for happening, steps in of_kind(kind)
        if not any(isinstance(event, RoundDealt) for event in happening.events)
        and all(getattr(event, "seat", 1) != 0 for event in happening.events if isinstance(event, kind))
    ]


def flights(steps: tuple[Step, ...]) -> list[Flight]:
    return [flight for step in steps for flight in step.flights]


@pytest.mark.parametrize(("seed", "players"), ROUNDS)
def test_the_last_step_lands_at_the_table_after(seed: int, players: int) -> None:
    for happening in HAPPENINGS[seed, players]:
        steps = steps_of(happening)
        if steps:
            assert lying(steps[-1].landed) == lying(happening.after), happening.events


@pytest.mark.parametrize(("seed", "players"), ROUNDS)
def test_no_card_is_lost_or_doubled_between_two_steps(seed: int, players: int) -> None:
    for happening in HAPPENINGS[seed, players]:
        deck = Counter(full_deck({2: 2, 3: 2, 4: 2, 6: 3}[players]))
        for step in steps_of(happening):
            assert how_many(step.landed) == deck.total(), happening.events
            assert all(count <= deck[card] for card, count in seen_cards(step.landed).items())


@pytest.mark.parametrize(("seed", "players"), ROUNDS)
def test_the_state_of_the_pile_is_at_any_time_that_of_its_cards(seed: int, players: int) -> None:
    for happening in HAPPENINGS[seed, players]:
        for step in steps_of(happening):
            for table in (step.shown, *(table for _, table in step.changes), step.landed):
                blocked = bool(table.pile) and KIND_OF[table.pile[-1]] >= RED_THREE
                assert (table.pile_state is PileState.EMPTY) == (not table.pile)
                assert (table.pile_state is PileState.BLOCKED) == blocked, happening.events
                assert table.frozen_by_wild == any(is_wild(card) for card in table.pile)


@pytest.mark.parametrize(("seed", "players"), ROUNDS)
def test_what_flies_is_what_the_table_lacks_meanwhile(seed: int, players: int) -> None:
    for happening in HAPPENINGS[seed, players]:
        most = max((len(event.cards) for event in happening.events if isinstance(event, PileTaken)), default=0)
        dealt = isinstance(happening.events[0], RoundDealt)
        for step in steps_of(happening)[1 if dealt else 0 :]:
            # The hand holds what comes to it from the beginning, hidden.
            to_table = [flight for flight in step.flights if not isinstance(flight.target, HandSpot)]
            if most <= MOST_SWEPT:
                assert len(to_table) == how_many(step.landed) - how_many(step.shown), happening.events


def test_nothing_moves_where_no_card_does() -> None:
    moving = (RoundDealt, CardsDrawn, RedThreeLaid, PileTaken, MeldLaid, MeldAddedTo, CardDiscarded, CanastaCompleted)
    still = [happening for happening in ALL if not any(isinstance(event, moving) for event in happening.events)]
    assert all(steps_of(happening) == () for happening in still)


def test_a_deal_lasts_a_second_and_a_half_at_most_with_its_pile() -> None:
    for happening, steps in of_kind(RoundDealt):
        assert sum(step.ends_at for step in steps[:3]) <= durations.DEAL_AT_MOST + 0.001
        starts = [flight.starts_at for flight in steps[0].flights]
        assert all(0 < later - sooner <= durations.DEAL_APART for sooner, later in itertools.pairwise(starts))
        first = next(event for event in happening.events if isinstance(event, RoundDealt))
        assert len(starts) == len(first.hands[0]) * len(happening.after.seats)


def test_the_player_after_the_dealer_gets_the_first_card() -> None:
    for dealer, target in ((0, SeatSpot(1)), (2, SeatSpot(3)), (3, None)):
        happening = round_of(3, 4, dealer)[0]
        first = steps_of(happening)[0].flights[0].target
        assert first == target if target else isinstance(first, HandSpot)


def test_the_own_hand_is_dealt_face_down_and_then_turned_over() -> None:
    _, steps = of_kind(RoundDealt)[0]
    assert all(flight.card is None for flight in steps[0].flights)
    turned = steps[1].flights
    assert [flight.card for flight in turned] == [held.card for held in steps[1].shown.hand]
    assert all(flight.turns_over and flight.source == flight.target for flight in turned)
    assert [flight.target for flight in steps[2].flights] == [TableSpot.PILE] * len(steps[2].flights)


def test_plates_and_stock_count_along_with_the_deal() -> None:
    _, steps = of_kind(RoundDealt)[0]
    tables = [steps[0].shown, *(table for _, table in steps[0].changes)]
    assert [table.seats[1].cards for table in tables] == list(range(len(steps[0].shown.hand) + 1))
    assert [table.stock for table in tables] == sorted((table.stock for table in tables), reverse=True)
    times = [at for at, _ in steps[0].changes]
    assert times == sorted(times)


def test_another_players_draw_shows_a_back_from_the_stock_to_the_plate() -> None:
    for happening, steps in others(CardsDrawn):
        drawn = [event for event in happening.events if isinstance(event, CardsDrawn)]
        backs = [flight for flight in flights(steps) if flight.source is TableSpot.STOCK]
        assert len(backs) == sum(event.count for event in drawn)
        assert all(flight.card is None and flight.target == SeatSpot(drawn[0].seat) for flight in backs)


def test_an_own_draw_turns_over_on_its_way_to_its_place_in_the_hand() -> None:
    found = [
        flight
        for happening, steps in of_kind(CardsDrawn, seat=0)
        if not isinstance(happening.events[0], RoundDealt)
        for flight in flights(steps)
        if flight.source is TableSpot.STOCK and isinstance(flight.target, HandSpot)
    ]
    assert found
    assert all(flight.turns_over and flight.card is not None and flight.lasts == durations.DRAW for flight in found)


def test_a_new_card_waits_in_its_place_of_the_hand() -> None:
    for happening, steps in of_kind(CardsDrawn, seat=0):
        if isinstance(happening.events[0], RoundDealt):
            continue
        last = [step for step in steps if step.flights[0].source is TableSpot.STOCK][-1]
        if last is steps[-1]:
            assert [held.key for held in last.shown.hand] == [held.key for held in happening.after.hand]


def test_others_meld_from_their_plate_face_up() -> None:
    for happening, steps in others(MeldLaid):
        if len(happening.events) > 3:
            continue
        event = next(event for event in happening.events if isinstance(event, MeldLaid))
        side = happening.after.seats[[seat.seat for seat in happening.after.seats].index(event.seat)].side
        laid = [flight for flight in flights(steps) if flight.target == MeldSpot(side, event.rank)]
        assert Counter(flight.card for flight in laid) == Counter(event.cards)
        sources = {flight.source for flight in laid}
        assert sources <= {SeatSpot(event.seat), TableSpot.PILE}
        assert (TableSpot.PILE in sources) == event.from_pile


def test_a_discard_flies_to_the_pile() -> None:
    for found in (of_kind(CardDiscarded, seat=0), others(CardDiscarded)):
        for happening, steps in found:
            event = next(event for event in happening.events if isinstance(event, CardDiscarded))
            (flight,) = flights(steps)
            assert (flight.card, flight.target, flight.lasts) == (event.card, TableSpot.PILE, durations.MOVE)
            assert isinstance(flight.source, HandSpot if event.seat == 0 else SeatSpot)


def test_a_taken_pile_is_swept_in_three_tenths_of_a_second() -> None:
    for happening, steps in of_kind(PileTaken):
        event = next(event for event in happening.events if isinstance(event, PileTaken))
        if not event.cards:
            continue
        sweep = steps[0]
        assert sweep.ends_at <= durations.SWEEP
        assert all(flight.source is TableSpot.PILE for flight in sweep.flights)
        target = HandSpot if event.seat == 0 else SeatSpot
        assert all(isinstance(flight.target, target) for flight in sweep.flights)
        assert sweep.shown.pile[-1:] == (event.upcard,)


def test_red_threes_fly_to_the_column_of_their_side() -> None:
    for happening, steps in of_kind(RedThreeLaid):
        laid = [event.card for event in happening.events if isinstance(event, RedThreeLaid)]
        assert [flight.card for flight in flights(steps) if isinstance(flight.target, ThreesSpot)] == laid


def test_a_new_canasta_unrolls_its_ribbon_once() -> None:
    for happening, steps in of_kind(CanastaCompleted):
        made = [event for event in happening.events if isinstance(event, CanastaCompleted)]
        ribbons = [step for step in steps if step.ribbon]
        assert [step.ribbon.rank for step in ribbons if step.ribbon] == [event.rank for event in made]
        assert all(step.ends_at == durations.RIBBON for step in ribbons)


def test_what_the_person_dropped_does_not_move_again() -> None:
    for happening, _ in of_kind(CardDiscarded, seat=0):
        assert steps_of(happening, dropped=True) == ()
    for happening, _ in of_kind(PileTaken, seat=0):
        steps = steps_of(happening, dropped=True)
        assert all(isinstance(flight.target, ThreesSpot) for flight in flights(steps))


def is_deal(happening: Happening) -> bool:
    return any(isinstance(event, RoundDealt) for event in happening.events)


def test_while_cards_are_dealt_nobody_is_on_turn_and_nothing_can_be_done() -> None:
    deals = [happening for happening in ALL if is_deal(happening)]
    assert deals
    for happening in deals:
        table = steps_of(happening)[0].shown
        assert not table.my_turn
        assert not any(seat.on_turn for seat in table.seats)
        assert table.draw.state is table.take.state is ActionState.IMPOSSIBLE


def test_what_the_person_can_do_is_shown_while_cards_still_fly() -> None:
    for happening in ALL:
        if is_deal(happening):
            continue
        for step in steps_of(happening):
            for table in (step.shown, step.landed):
                assert (table.my_turn, table.draw, table.take) == (
                    happening.after.my_turn,
                    happening.after.draw,
                    happening.after.take,
                )


def staged_fours() -> tuple[Happening, MeldSnapshot]:
    """The person lays three fours, two of which are staged."""
    happening = next(happening for happening in ALL if len(happening.after.seats) == 4 and happening.after.my_turn)
    rank = parse_meld_rank("4")
    assert rank is not None
    fours = tuple(parse_cards("4c 4d 4s"))
    staged = MeldSnapshot(rank, (), (), False, False, fours[:2], (101, 102))
    laid = MeldSnapshot(rank, fours, (), False, False)
    held = HandCard(fours[2], False, 103)
    before = replace(with_melds(happening.after, staged), hand=(held,))
    after = replace(with_melds(happening.after, laid), hand=())
    return Happening(before, (MeldLaid(0, rank, fours, False),), after), laid


def with_melds(table: TableSnapshot, *melds: MeldSnapshot) -> TableSnapshot:
    ours = replace(table.sides[table.my_side], melds=melds)
    return replace(table, sides=tuple(ours if side.side == ours.side else side for side in table.sides))


def test_whose_turn_it_is_never_differs_from_what_the_person_can_do() -> None:
    shown = [
        (table.my_turn, next(seat.seat for seat in table.seats if seat.on_turn) == table.me)
        for happening in ALL
        if not happening.after.round_over and not any(isinstance(event, RoundDealt) for event in happening.events)
        for step in steps_of(happening)
        for table in (step.shown, step.landed)
        if happening.after.question_to_me is None
    ]
    assert {(True, True), (False, False)} == set(shown)


def test_staged_cards_lie_already_where_they_are_laid() -> None:
    happening, laid = staged_fours()
    (step,) = steps_of(happening)
    (flight,) = step.flights
    assert (flight.source, flight.card) == (HandSpot(103), laid.naturals[2])
    assert step.shown.sides[0].melds[0].staged == laid.naturals[:2]
    assert step.landed.sides[0].melds == (laid,)


def test_laying_nothing_but_staged_cards_moves_nothing() -> None:
    happening, _ = staged_fours()
    before = happening.before
    assert before is not None
    (place,) = before.sides[0].melds
    (held,) = before.hand
    all_staged = replace(place, staged=(*place.staged, held.card), staged_keys=(*place.staged_keys, held.key))
    assert steps_of(replace(happening, before=replace(with_melds(before, all_staged), hand=()))) == ()


def test_of_equal_cards_the_one_that_is_gone_afterwards_leaves() -> None:
    happening = next(happening for happening in ALL if len(happening.after.seats) == 4)
    (four,) = parse_cards("4c")
    left, right = HandCard(four, False, 7), HandCard(four, False, 8)
    for staying, leaving in ((left, right), (right, left)):
        before = replace(happening.after, hand=(left, right))
        after = replace(before, hand=(staying,), pile=(*before.pile, four))
        (step,) = steps_of(Happening(before, (CardDiscarded(0, four),), after))
        assert step.flights[0].source == HandSpot(leaving.key)
        assert step.shown.hand == (staying,)

"""Tables in the middle of a round, with cards that could be there: for the tests and for looking at."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from canasta_desktop.engine.cards import (
    CARD_TEXTS,
    KIND_OF,
    VALUE_OF,
    Card,
    Rank,
    full_deck,
    is_wild,
    parse_cards,
    parse_meld_rank,
    rank_letter,
)
from canasta_desktop.model.snapshot import (
    ActionSnapshot,
    ActionState,
    HandCard,
    MeldSnapshot,
    Meter,
    PileState,
    SeatSnapshot,
    SideSnapshot,
    TableSnapshot,
)
from canasta_desktop.table.hand import HandMarks
from canasta_desktop.table.meld_places import PLACE_ORDER
from canasta_desktop.table.texts import LogKind, LogLine
from tests.table.sample_words import SampleWords

DONE, NOW, POSSIBLE, IMPOSSIBLE = ActionState.DONE, ActionState.NOW, ActionState.POSSIBLE, ActionState.IMPOSSIBLE


@dataclass(frozen=True)
class SampleTable:
    snapshot: TableSnapshot
    words: SampleWords
    marks: HandMarks = field(default_factory=HandMarks)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_cards(text))


def meld(text: str, staged: bool = False) -> MeldSnapshot:
    """A meld by its cards; its rank is that of the first natural one."""
    held = cards(text)
    naturals = tuple(card for card in held if not is_wild(card))
    wilds = tuple(card for card in held if is_wild(card))
    rank = parse_meld_rank(rank_letter(naturals[0]))
    assert rank is not None
    if staged:
        return MeldSnapshot(rank, (), (), False, False, held)
    return MeldSnapshot(rank, naturals, wilds, False, len(held) >= 7)


def side(number: int, score: int, red: str, melds: list[MeldSnapshot], seats: tuple[int, ...]) -> SideSnapshot:
    melds = sorted(melds, key=lambda one: PLACE_ORDER.index(one.rank))
    laid = [one for one in melds if not one.staged]
    canastas = [one for one in laid if one.is_canasta]
    points = sum(VALUE_OF[card] for one in laid for card in (*one.naturals, *one.wilds))
    points += sum(300 if one.wilds else 500 for one in canastas) + 100 * len(red.split())
    return SideSnapshot(number, seats, score, points, bool(laid), tuple(melds), cards(red), len(canastas))


def seats(rows: list[tuple[str, int, int]], on_turn: int, dealer: int, my_side: int = 0) -> tuple[SeatSnapshot, ...]:
    """Rows of name, side and number of cards."""
    return tuple(
        SeatSnapshot(i, name, team, team == my_side and i != 0, count, i == on_turn, i == dealer)
        for i, (name, team, count) in enumerate(rows)
    )


def with_actions(snapshot: TableSnapshot, now: str = "", possible: str = "", done: str = "") -> TableSnapshot:
    """The snapshot with the four actions of the turn in these states; the others are impossible."""
    named = {now: NOW, possible: POSSIBLE, done: DONE}
    draw, take, lay_out, discard = (
        ActionSnapshot(named.get(name, IMPOSSIBLE)) for name in ("draw", "take", "lay_out", "discard")
    )
    return replace(snapshot, draw=draw, take=take, lay_out=lay_out, discard=discard)


BASE = TableSnapshot(
    me=0,
    my_side=0,
    round_number=3,
    target=5000,
    seats=(),
    sides=(),
    stock=0,
    pile=(),
    pile_state=PileState.EMPTY,
    frozen_by_wild=False,
    freezing_card=None,
    hand=(),
    my_turn=True,
    has_drawn=False,
    round_over=False,
    match_over=False,
    canastas_needed=1,
    meter=None,
    draw=ActionSnapshot(IMPOSSIBLE),
    take=ActionSnapshot(IMPOSSIBLE),
    lay_out=ActionSnapshot(IMPOSSIBLE),
    discard=ActionSnapshot(IMPOSSIBLE),
    can_ask=False,
    can_pass=False,
    can_lay_red_three=False,
    question_to_me=None,
    draws_per_turn=1,
)


def hand(text: str, new: Mapping[int, bool] | None = None) -> tuple[HandCard, ...]:
    return tuple(HandCard(card, bool(new and new.get(i))) for i, card in enumerate(cards(text)))


def assert_whole(snapshot: TableSnapshot, decks: int = 2) -> None:
    """No card shows more often than the decks hold it, and all are accounted for."""
    seen: Counter[Card] = Counter(held.card for held in snapshot.hand)
    seen.update(snapshot.pile)
    for one in snapshot.sides:
        seen.update(one.red_threes)
        for lying in one.melds:
            seen.update((*lying.naturals, *lying.wilds, *lying.staged))
    deck = Counter(full_deck(decks))
    assert all(count <= deck[card] for card, count in seen.items()), [
        CARD_TEXTS[card] for card, count in seen.items() if count > deck[card]
    ]
    hidden = sum(seat.cards for seat in snapshot.seats[1:]) + snapshot.stock
    assert seen.total() + hidden == deck.total(), (seen.total() + hidden, deck.total())
    assert snapshot.seats[0].cards == len(snapshot.hand)


DRAWN_NOTES = {"draw": "done", "take": "already drawn", "lay_out": "3 cards picked", "discard": "ends your turn"}


def four_players() -> SampleTable:
    """Our turn after drawing, the pile frozen, three fours selected."""
    ours = ["6h 6d 6h 6c 6d 6s 6c", "8c 8h 8s 2d", "Qs Qh Qd Qc", "Ad Ah As 2s Jo"]
    theirs = ["5h 5d 5c 5s", "7s 7c 7d 7h 7s 2c Jo", "Kh Kc Kd"]
    rows = [("Kaisa", 0, 23), ("Anna", 1, 8), ("Pekka", 0, 6), ("Marie", 1, 9)]
    snapshot = replace(
        BASE,
        seats=seats(rows, on_turn=0, dealer=3),
        sides=(
            side(0, 1985, "3d 3h", [meld(text) for text in ours], (0, 2)),
            side(1, 2405, "3h", [meld(text) for text in theirs], (1, 3)),
        ),
        stock=16,
        pile=cards("7h 5c Ts Kh 2h 9h 4h 3c Jh"),
        pile_state=PileState.FROZEN,
        frozen_by_wild=True,
        freezing_card=cards("2h")[0],
        hand=hand("4c 4d 4s 5h 8s 8d 9c 9d 9s Th Td Tc Jd Jc Qd Ks Kc Ac 2h 2s Jo 3s 3c", {7: True}),
        has_drawn=True,
    )
    snapshot = with_actions(snapshot, "lay_out", "discard", "draw")
    words = SampleWords(
        "Lay out cards, or discard one",
        "You drew the nine of diamonds.  Canastas needed to go out: 1 of 1",
        "Take it with two jacks from your hand",
        DRAWN_NOTES,
    )
    return SampleTable(snapshot, words, HandMarks(frozenset({0, 1, 2}), hovered=16, focused=7))


def opening() -> SampleTable:
    """Our side has not melded: 70 of 90 points are staged, the pile is blocked."""
    rows = [("Kaisa", 0, 9), ("Anna", 1, 12), ("Pekka", 0, 11), ("Marie", 1, 10)]
    staged = [meld("9d 9h 9s", staged=True), meld("Qh Qc 2s", staged=True)]
    theirs = [meld("4c 4h 4s 4d"), meld("Js Jd Jh 2h"), meld("Tc Td Ts")]
    snapshot = replace(
        BASE,
        seats=seats(rows, on_turn=0, dealer=0),
        sides=(side(0, 1985, "3h", staged, (0, 2)), side(1, 2405, "", theirs, (1, 3))),
        stock=45,
        pile=cards("7s Qd 3s"),
        pile_state=PileState.BLOCKED,
        hand=hand("5c 5s 7h 8d Th Kd Ks Ad Jo", {2: True}),
        has_drawn=True,
        meter=Meter(90, 70),
    )
    snapshot = with_actions(snapshot, "lay_out", "", "draw")
    notes = {"draw": "done", "take": "pile is blocked", "lay_out": "+ 70 points", "discard": "take back first"}
    words = SampleWords("Lay out 20 points more to open", "", "A black three is on top", notes, log=_opening_log())
    return SampleTable(snapshot, words, HandMarks(frozenset({5, 6, 8})))


def _opening_log() -> tuple[LogLine, ...]:
    return (
        LogLine(LogKind.DRAW, 0, "You", "drew 1 card"),
        LogLine(LogKind.DISCARD, 1, "Marie", "discarded the three of spades"),
        LogLine(LogKind.LAY_OUT, 1, "Marie", "laid out three tens"),
        LogLine(LogKind.DRAW, 1, "Marie", "drew 1 card"),
        LogLine(LogKind.DISCARD, 0, "Pekka", "discarded the queen of diamonds"),
        LogLine(LogKind.RED_THREE, 0, "Pekka", "laid the red three of hearts, drew another card"),
        LogLine(LogKind.DRAW, 0, "Pekka", "drew 1 card"),
        LogLine(LogKind.DISCARD, 1, "Anna", "discarded the seven of spades"),
        LogLine(LogKind.LAY_OUT, 1, "Anna", "added a two to the jacks"),
        LogLine(LogKind.TAKE, 1, "Anna", "took the pile, 6 cards"),
        LogLine(LogKind.DISCARD, 0, "You", "discarded the jack of hearts"),
    )


def waiting() -> SampleTable:
    """Another player's turn."""
    before = four_players().snapshot
    ours = before.sides[0]
    melds = [*ours.melds, meld("4c 4d 4s"), meld("9c 9d 9s")]
    rows = [("Kaisa", 0, 17), ("Anna", 1, 8), ("Pekka", 0, 6), ("Marie", 1, 9)]
    snapshot = replace(
        before,
        seats=seats(rows, on_turn=1, dealer=3),
        sides=(side(0, 1985, "3d 3h", melds, (0, 2)), before.sides[1]),
        stock=15,
        pile=(*before.pile, *cards("Kc")),
        hand=hand("5h 8s 8d Th Td Tc Jd Jc Qd Qh Ks Ac 2h 2s Jo 3s 3c"),
        my_turn=False,
        has_drawn=False,
    )
    snapshot = with_actions(snapshot)
    log = (
        LogLine(LogKind.DISCARD, 0, "You", "discarded the king of clubs"),
        LogLine(LogKind.LAY_OUT, 0, "You", "laid out three nines"),
        LogLine(LogKind.LAY_OUT, 0, "You", "laid out three fours"),
        LogLine(LogKind.DRAW, 0, "You", "drew 1 card"),
        LogLine(LogKind.DISCARD, 1, "Marie", "discarded the jack of hearts"),
        LogLine(LogKind.DRAW, 1, "Marie", "drew 1 card"),
        LogLine(LogKind.DISCARD, 0, "Pekka", "discarded the three of clubs"),
        LogLine(LogKind.LAY_OUT, 0, "Pekka", "added two sixes: natural canasta"),
    )
    note = "Frozen for everybody: needs a natural pair"
    words = SampleWords("Anna is thinking", "You discarded the king of clubs.", note, {}, log=log)
    return SampleTable(snapshot, words)


def six_players() -> SampleTable:
    """Three decks, a hand of 30."""
    theirs = [
        "4c 4h 4s 4d",
        "5h 5d 5s 2c",
        "8h 8h 8d 8c 8s 2d 2c Jo",
        "Ts Td Th",
        "Jh Jd Jh Jc Js Js Jd",
        "Kc Kd Ks 2h",
    ]
    ours = ["6h 6d 6h 6c 6d 6s 6c", "7c 7h 7s 2d", "9h 9d 9c 9s 9c 2s Jo", "Qs Qh Qd Qc", "Kh Ks Kd", "Ad Ah As 2s Jo"]
    names = [("Kaisa", 0, 30), ("Anna", 1, 9), ("Pekka", 0, 7), ("Marie", 1, 11), ("Jean", 0, 6), ("Lovelie", 1, 8)]
    theirs.append("As Ah Ac")
    snapshot = replace(
        BASE,
        target=10000,
        seats=seats(names, on_turn=0, dealer=2),
        sides=(
            side(0, 5865, "3d", [meld(text) for text in ours], (0, 2, 4)),
            side(1, 6140, "3h 3d 3h", [meld(text) for text in theirs], (1, 3, 5)),
        ),
        stock=18,
        pile=cards("4d Tc 7d 2h 5c Qs"),
        pile_state=PileState.FROZEN,
        frozen_by_wild=True,
        freezing_card=cards("2h")[0],
        hand=hand("4c 4d 4h 5c 5h 6s 7c 7d 8s 8d 9h 9s Tc Td Th Th Jc Js Qh Qd Kh Kc Ac Ad 2h 2d Jo Jo 3c 3s"),
        canastas_needed=2,
    )
    snapshot = with_actions(snapshot, "draw", "take")
    notes = {"draw": "1 card", "take": "with your 2 queens", "lay_out": "draw first", "discard": "draw first"}
    words = SampleWords(
        "Draw a card, or take the pile",
        "Canastas needed to go out: 2 of 2",
        "Take it with two queens from your hand",
        notes,
    )
    return SampleTable(snapshot, words, HandMarks(focused=18))


def two_players() -> SampleTable:
    """Each alone, two cards to draw."""
    ours = ["5h 5d 5c", "Jh Jd Jh Jc Js 2d Jo", "Ac Ah Ad"]
    snapshot = replace(
        BASE,
        seats=seats([("Kaisa", 0, 14), ("Anna", 1, 13)], on_turn=0, dealer=1),
        sides=(
            side(0, 1120, "3d", [meld(text) for text in ours], (0,)),
            side(1, 840, "", [meld("6d 6h 6s 2c"), meld("Ks Kd Kh")], (1,)),
        ),
        stock=49,
        pile=cards("8h 6c 4s Td Kc 9s 7d Qc 5s 4h 3c"),
        pile_state=PileState.BLOCKED,
        hand=hand("4c 4d 7h 7s 8c 9h 9d Ts Qd Qs Kh As 2h Jo"),
        canastas_needed=2,
        draws_per_turn=2,
    )
    snapshot = with_actions(snapshot, "draw")
    notes = {"draw": "2 cards", "take": "pile is blocked", "lay_out": "draw first", "discard": "draw first"}
    words = SampleWords(
        "Draw two cards from the stock",
        "Canastas needed to go out: 1 of 2",
        "A black three is on top",
        notes,
        side_names=("Kaisa", "Anna"),
    )
    return SampleTable(snapshot, words)


def three_players() -> SampleTable:
    """Each alone; two sides share the upper band."""
    ours = ["6h 6d 6h 6c 6d 6s 6c", "Qs Qh Qd Qc", "Ad Ah As 2s"]
    anna = ["5h 5d 5c 5s", "7s 7c 7d 7h 7s 2c Jo", "9h 9d 9c", "Kh Kc Kd"]
    marie = ["4h 4d 4c", "5h 5d 5c", "8c 8h 8s 2d", "Th Td Tc", "Jd Jc Jh Js", "Kh Ks Ks", "Ac Ah Ad"]
    names = [("Kaisa", 0, 12), ("Anna", 1, 10), ("Marie", 2, 9)]
    snapshot = replace(
        BASE,
        seats=seats(names, on_turn=0, dealer=2),
        sides=(
            side(0, 1985, "3d", [meld(text) for text in ours], (0,)),
            side(1, 2405, "3h", [meld(text) for text in anna], (1,)),
            side(2, 1120, "", [meld(text) for text in marie], (2,)),
        ),
        stock=14,
        pile=cards("7h 8c Ts 9h 4s Qs"),
        pile_state=PileState.OPEN,
        hand=hand("4d 7d 8d 9s 9c Tc Js Kc 2h Jo 3s 3c"),
    )
    snapshot = with_actions(snapshot, "draw", "take")
    notes = {"draw": "1 card", "take": "onto your queens", "lay_out": "draw first", "discard": "draw first"}
    words = SampleWords(
        "Draw a card, or take the pile",
        "Canastas needed to go out: 1 of 1",
        "The queen fits your queens",
        notes,
        side_names=("Kaisa", "Anna", "Marie"),
    )
    return SampleTable(snapshot, words)


def large_hand() -> SampleTable:
    """After a large pile: 48 cards, two rows."""
    table = two_players()
    text = (
        "4c 4d 4s 4h 5s 5d 6h 6c 6s 6c 7h 7s 7c 7d 7d 8c 8h 8d 8s 9h 9d 9s 9c Ts Td Th Tc Qd Qs Qc Qh Qc "
        "Kh Kc Kd Kc As Ah Ac 2h 2s 2c Jo Jo 3s 3c 3s 3c"
    )
    lying = sum(len((*one.naturals, *one.wilds)) for team in table.snapshot.sides for one in team.melds)
    snapshot = replace(
        table.snapshot,
        seats=seats([("Kaisa", 0, 48), ("Anna", 1, 13)], on_turn=0, dealer=1),
        hand=hand(text),
        pile=cards("5c"),
        pile_state=PileState.OPEN,
        stock=108 - 48 - 1 - 13 - lying - 1,
        has_drawn=True,
    )
    snapshot = with_actions(snapshot, "lay_out", "discard", "draw")
    notes = DRAWN_NOTES | {"lay_out": "4 cards picked"}
    words = SampleWords(
        "Lay out cards, or discard one",
        "Canastas needed to go out: 1 of 2",
        "The five fits your fives",
        notes,
        side_names=("Kaisa", "Anna"),
    )
    return SampleTable(snapshot, words, HandMarks(frozenset({19, 20, 21, 22}), focused=31))


def going_out() -> SampleTable:
    """Black threes are staged beside the aces, and the partner can be asked."""
    table = four_players()
    ours = table.snapshot.sides[0]
    threes = meld("3s 3c 3s", staged=True)
    snapshot = replace(
        table.snapshot,
        sides=(side(0, 1985, "3d 3h", [*ours.melds, threes], (0, 2)), table.snapshot.sides[1]),
        hand=hand("4c 4d 4s Jd Jc"),
        can_ask=True,
    )
    return SampleTable(snapshot, table.words, HandMarks())


def ranks_of(snapshot: TableSnapshot) -> tuple[Rank, ...]:
    """The rank of each card in the hand, as the layout takes it."""
    return tuple(Rank(KIND_OF[held.card]) for held in snapshot.hand)

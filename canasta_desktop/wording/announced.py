"""What a screen reader announces as it happens: one whole sentence for each event, by who did it."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.engine.cards import JOKER, JOKER_KIND, KIND_OF, RED_THREE, TWO, Card, Rank, is_wild
from canasta_desktop.engine.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    Event,
    MeldAddedTo,
    MeldLaid,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    RedThreeLaid,
    RoundDealt,
    RoundEnded,
    TurnBegan,
    TurnPassed,
    WentOut,
)
from canasta_desktop.engine.values import value
from canasta_desktop.wording.cards import card_name, cards_of_rank, rank_name, so_many_cards, wild_cards
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence


@value
class By:
    """One event in three sentences: done by the person at the table, by their partner, by another player."""

    you: Sentence
    partner: Sentence
    other: Sentence


@value
class Actor:
    """Who did it, seen from the person at the table."""

    name: str
    is_me: bool = False
    is_partner: bool = False


YOUR_TURN: Final = QT_TRANSLATE_NOOP("Announced", "Your turn.")
ROUND_OVER: Final = QT_TRANSLATE_NOOP("Announced", "The round is over.")
MATCH_OVER: Final = QT_TRANSLATE_NOOP("Announced", "The match is over.")
NOTHING_SELECTED: Final = QT_TRANSLATE_NOOP("Announced", "No card is selected.")
SORTED_BY_RANK: Final = QT_TRANSLATE_NOOP("Announced", "Your hand is sorted by rank.")
SORTED_BY_SUIT: Final = QT_TRANSLATE_NOOP("Announced", "Your hand is sorted by suit.")
SORTED_BY_VALUE: Final = QT_TRANSLATE_NOOP("Announced", "Your hand is sorted by value.")
OWN_ORDER: Final = QT_TRANSLATE_NOOP("Announced", "Your hand keeps your own order.")
_SELECTED: Final = QT_TRANSLATE_NOOP("Announced", "{n} cards are selected.", "", 2), "One card is selected."
_PUT_DOWN: Final = QT_TRANSLATE_NOOP("Announced", "You put down {cards}.")
_TAKEN_BACK: Final = QT_TRANSLATE_NOOP("Announced", "You take back {cards}.")
_POINTS_MISSING: Final = (
    QT_TRANSLATE_NOOP("Announced", "{n} points are missing to open.", "", 2),
    "One point is missing to open.",
)
ENOUGH_TO_OPEN: Final = QT_TRANSLATE_NOOP("Announced", "That is enough to open.")
_WITH_WILDS: Final = QT_TRANSLATE_NOOP("Announced", "{cards} and {wilds}")

_DEALS: Final = By(
    QT_TRANSLATE_NOOP("Announced", "Round {number}. You deal the cards."),
    QT_TRANSLATE_NOOP("Announced", "Round {number}. Your partner deals the cards."),
    QT_TRANSLATE_NOOP("Announced", "Round {number}. {name} deals the cards."),
)
_DRAWS: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You draw {cards}."),
    QT_TRANSLATE_NOOP("Announced", "Your partner draws {cards}."),
    QT_TRANSLATE_NOOP("Announced", "{name} draws {cards}."),
)
_YOU_DRAW_ONE: Final = QT_TRANSLATE_NOOP("Announced", "You draw the {card}.")
_YOU_DRAW_JOKER: Final = QT_TRANSLATE_NOOP("Announced", "You draw a joker.")
_YOU_DRAW_TWO: Final = QT_TRANSLATE_NOOP("Announced", "You draw two cards: {first}, {second}.")
_RED_THREE: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You lay a red three, the {card}."),
    QT_TRANSLATE_NOOP("Announced", "Your partner lays a red three, the {card}."),
    QT_TRANSLATE_NOOP("Announced", "{name} lays a red three, the {card}."),
)
_TAKES: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You take the pile, {cards}."),
    QT_TRANSLATE_NOOP("Announced", "Your partner takes the pile, {cards}."),
    QT_TRANSLATE_NOOP("Announced", "{name} takes the pile, {cards}."),
)
_LAYS: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You lay {cards}."),
    QT_TRANSLATE_NOOP("Announced", "Your partner lays {cards}."),
    QT_TRANSLATE_NOOP("Announced", "{name} lays {cards}."),
)
_ADDS: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You add {cards} to the {ranks}."),
    QT_TRANSLATE_NOOP("Announced", "Your partner adds {cards} to the {ranks}."),
    QT_TRANSLATE_NOOP("Announced", "{name} adds {cards} to the {ranks}."),
)
_NATURAL: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You have a natural canasta of {ranks}."),
    QT_TRANSLATE_NOOP("Announced", "Your partner completes a natural canasta of {ranks}."),
    QT_TRANSLATE_NOOP("Announced", "{name} completes a natural canasta of {ranks}."),
)
_MIXED: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You have a mixed canasta of {ranks}."),
    QT_TRANSLATE_NOOP("Announced", "Your partner completes a mixed canasta of {ranks}."),
    QT_TRANSLATE_NOOP("Announced", "{name} completes a mixed canasta of {ranks}."),
)
_ASKS: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You ask your partner: may I go out?"),
    QT_TRANSLATE_NOOP("Announced", "Your partner asks: may I go out?"),
    QT_TRANSLATE_NOOP("Announced", "{name} asks to go out."),
)
_SAYS_YES: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You say yes."),
    QT_TRANSLATE_NOOP("Announced", "Your partner says yes."),
    QT_TRANSLATE_NOOP("Announced", "{name} says yes."),
)
_SAYS_NO: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You say no."),
    QT_TRANSLATE_NOOP("Announced", "Your partner says no."),
    QT_TRANSLATE_NOOP("Announced", "{name} says no."),
)
_DISCARDS: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You discard the {card}."),
    QT_TRANSLATE_NOOP("Announced", "Your partner discards the {card}."),
    QT_TRANSLATE_NOOP("Announced", "{name} discards the {card}."),
)
_DISCARDS_JOKER: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You discard a joker."),
    QT_TRANSLATE_NOOP("Announced", "Your partner discards a joker."),
    QT_TRANSLATE_NOOP("Announced", "{name} discards a joker."),
)
_PASSES: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You pass."),
    QT_TRANSLATE_NOOP("Announced", "Your partner passes."),
    QT_TRANSLATE_NOOP("Announced", "{name} passes."),
)
_GOES_OUT: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You go out."),
    QT_TRANSLATE_NOOP("Announced", "Your partner goes out."),
    QT_TRANSLATE_NOOP("Announced", "{name} goes out."),
)
_GOES_OUT_CONCEALED: Final = By(
    QT_TRANSLATE_NOOP("Announced", "You go out concealed."),
    QT_TRANSLATE_NOOP("Announced", "Your partner goes out concealed."),
    QT_TRANSLATE_NOOP("Announced", "{name} goes out concealed."),
)


def seat_of(event: Event) -> int | None:
    """Who did it; the dealer of a deal; None for a round's end."""
    if isinstance(event, RoundDealt):
        return event.dealer
    return None if isinstance(event, RoundEnded) else event.seat


def announced(event: Event, actor: Actor, round_number: int) -> Sentence | None:
    """What is said of an event that a player has caused; None where there is nothing to say: another's turn begins."""
    match event:
        case TurnBegan():
            return YOUR_TURN if actor.is_me else None
        case RoundEnded():
            return None
        case RoundDealt():
            return _by(_DEALS, actor).filled(number=round_number)
        case CardsDrawn() | PileTaken() | RedThreeLaid() | CardDiscarded():
            return _with_cards(event, actor)
        case MeldLaid() | MeldAddedTo() | CanastaCompleted():
            return _melding(event, actor)
        case PermissionAsked() | PermissionAnswered() | TurnPassed() | WentOut():
            return _by(_talk(event), actor)


def selected(count: int) -> Sentence:
    """How many cards of the hand are selected."""
    several, one = _SELECTED
    return several.counted(count, one) if count else NOTHING_SELECTED


def put_down(cards: Sequence[Card]) -> Sentence:
    """Cards were put down, not yet laid."""
    return _PUT_DOWN.filled(cards=_named(cards))


def taken_back(cards: Sequence[Card]) -> Sentence:
    """Cards that were put down are in the hand again."""
    return _TAKEN_BACK.filled(cards=_named(cards))


def points_missing(points: int) -> Sentence:
    """What the cards put down still lack for the initial meld."""
    several, one = _POINTS_MISSING
    return several.counted(points, one) if points > 0 else ENOUGH_TO_OPEN


def _by(words: By, actor: Actor) -> Sentence:
    if actor.is_me:
        return words.you
    return words.partner if actor.is_partner else words.other.filled(name=actor.name)


def _with_cards(event: CardsDrawn | PileTaken | RedThreeLaid | CardDiscarded, actor: Actor) -> Sentence:
    match event:
        case CardsDrawn(_, cards, count):
            return _drawing(cards, count, actor)
        case PileTaken(_, _, cards):
            return _by(_TAKES, actor).filled(cards=so_many_cards(len(cards) + 1))
        case RedThreeLaid(_, card):
            return _by(_RED_THREE, actor).filled(card=card_name(card))
        case CardDiscarded(_, card):
            words = _by(_DISCARDS_JOKER if card == JOKER else _DISCARDS, actor)
            return words if card == JOKER else words.filled(card=card_name(card))


def _drawing(cards: Sequence[Card], count: int, actor: Actor) -> Sentence:
    match tuple(cards) if actor.is_me else ():
        case (card,):
            return _YOU_DRAW_JOKER if card == JOKER else _YOU_DRAW_ONE.filled(card=card_name(card))
        case (first, second):
            return _YOU_DRAW_TWO.filled(first=card_name(first), second=card_name(second))
    return _by(_DRAWS, actor).filled(cards=so_many_cards(count))


def _melding(event: MeldLaid | MeldAddedTo | CanastaCompleted, actor: Actor) -> Sentence:
    match event:
        case CanastaCompleted(_, rank, natural):
            return _by(_NATURAL if natural else _MIXED, actor).filled(ranks=rank_name(rank))
        case MeldLaid(_, _, cards):
            return _by(_LAYS, actor).filled(cards=_named(cards))
        case MeldAddedTo(_, rank, cards):
            return _by(_ADDS, actor).filled(cards=_named(cards), ranks=rank_name(rank))


def _talk(event: PermissionAsked | PermissionAnswered | TurnPassed | WentOut) -> By:
    match event:
        case PermissionAsked():
            return _ASKS
        case PermissionAnswered(_, yes):
            return _SAYS_YES if yes else _SAYS_NO
        case TurnPassed():
            return _PASSES
        case WentOut(_, concealed):
            return _GOES_OUT_CONCEALED if concealed else _GOES_OUT


def _named(cards: Sequence[Card]) -> Sentence:
    """Cards of a rank, with their wild cards; cards of several ranks only by their number."""
    kinds = {KIND_OF[card] for card in cards if not is_wild(card)}
    twos = sum(KIND_OF[card] == TWO for card in cards)
    jokers = sum(KIND_OF[card] == JOKER_KIND for card in cards)
    if len(kinds) > 1 or RED_THREE in kinds:
        return so_many_cards(len(cards))
    if not kinds:
        return wild_cards(twos, jokers)
    named = cards_of_rank(Rank(kinds.pop()), len(cards) - twos - jokers)
    return _WITH_WILDS.filled(cards=named, wilds=wild_cards(twos, jokers)) if twos or jokers else named

"""Loading is replaying: a match is played again from its decks and moves, and refused where it goes wrong."""

from collections import Counter
from collections.abc import Sequence

from canasta_desktop.engine.apply import IllegalMove
from canasta_desktop.engine.cards import Card, UnreadableCard, card_text, full_deck, parse_cards
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.notation import UnreadableMove, parse_seat_move
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.storage.problems import Problem, UnreadableRecord


def replay_deal(match: Match, dealer: int, deck_text: str) -> None:
    """Deal the next round of a record. Raises `UnreadableRecord`."""
    if match.in_round:
        raise UnreadableRecord(Problem.ROUND_AFTER_UNFINISHED)
    if match.winner is not None:
        raise UnreadableRecord(Problem.ROUND_AFTER_END)
    _refuse_dealer(match, dealer)
    match.deal(dealer, _read_deck(match.rules, deck_text))


def replay_move(match: Match, text: str) -> None:
    """Make a move of a record: its seat, then the move. Raises `UnreadableRecord`."""
    try:
        seat, move = parse_seat_move(text)
    except UnreadableMove:
        raise UnreadableRecord(Problem.UNREADABLE_MOVE, text) from None
    if seat is None:
        raise UnreadableRecord(Problem.NO_SEAT, text)
    if seat >= match.rules.players:
        raise UnreadableRecord(Problem.NO_SUCH_SEAT, text, have=seat, need=match.rules.players)
    try:
        match.play(move, seat)
    except IllegalMove as error:
        raise UnreadableRecord(Problem.REFUSED, text, refusal=error.refusal) from None


def _refuse_dealer(match: Match, dealer: int) -> None:
    players = match.rules.players
    if not 0 <= dealer < players:
        raise UnreadableRecord(Problem.NO_SUCH_DEALER, have=dealer, need=players)
    expected = match.next_dealer(dealer)
    if dealer != expected:
        raise UnreadableRecord(Problem.WRONG_DEALER, have=dealer, need=expected)


def _read_deck(rules: RuleSet, text: str) -> Sequence[Card]:
    try:
        deck = parse_cards(text)
    except UnreadableCard as error:
        raise UnreadableRecord(Problem.UNREADABLE_CARD, error.args[0]) from None
    # The size first: a rule set of a thousand million decks is playable, and its deck fills the memory.
    if len(deck) != rules.deck_size:
        raise UnreadableRecord(Problem.WRONG_DECK_SIZE, have=len(deck), need=rules.deck_size)
    there = Counter(full_deck(rules.decks))
    for card, count in Counter(deck).items():
        if count > there[card]:
            raise UnreadableRecord(Problem.WRONG_DECK, card_text(card), have=count, need=there[card])
    return deck

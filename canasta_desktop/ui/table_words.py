"""All words of the table for a snapshot, in the language of the program."""

import unicodedata
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from canasta_desktop.engine.cards import KIND_OF, Card, Rank, is_wild
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.log import LogEntry
from canasta_desktop.model.snapshot import MeldSnapshot, PileState, SeatSnapshot, SideSnapshot, TableSnapshot
from canasta_desktop.table.texts import (
    ChoosingTexts,
    InterludeTexts,
    MeldTexts,
    PeekTexts,
    PileTexts,
    RoundTexts,
    SeatTexts,
    SideTexts,
    SpokenText,
    StockTexts,
    TableTexts,
    ToolName,
)
from canasta_desktop.ui.extra_words import extra_texts
from canasta_desktop.ui.hint_words import with_hint, with_hint_tool
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.log_words import LogWords
from canasta_desktop.ui.panel_words import action_texts, message_texts, tool_texts
from canasta_desktop.ui.translation import number, translated
from canasta_desktop.wording import cards, table
from canasta_desktop.wording.sentence import Sentence

if TYPE_CHECKING:
    # What is said only while one plays is imported then: the table is seen so much earlier.
    from canasta_desktop.model.hand_order import SortMode
    from canasta_desktop.model.places import DropOutcome, Source
    from canasta_desktop.model.taking import TakeChoice


class TranslatedWords:
    """The `TableWords` of the program."""

    def __init__(self, log: Callable[[], Sequence[LogEntry]] = tuple, keys: KeyMap | None = None) -> None:
        """`log` gives what happened in the match, oldest first; `keys` are the player's, else the usual ones."""
        self._log = LogWords(log)
        self._keys = keys or KeyMap()

    def texts(self, snapshot: TableSnapshot) -> TableTexts:
        """All words for a snapshot."""
        return TableTexts(
            table=SpokenText(translated(table.THE_TABLE)),
            hand=SpokenText(translated(table.spoken_hand(len(snapshot.hand)))),
            seats=tuple(_seat(snapshot, seat) for seat in snapshot.seats),
            sides=tuple(_side(snapshot, side) for side in snapshot.sides),
            stock=StockTexts(number(snapshot.stock), SpokenText(translated(table.spoken_stock(snapshot.stock)))),
            pile=_pile(snapshot),
            panel=with_hint(message_texts(snapshot, self._log.news(snapshot), self._keys), snapshot),
            actions=action_texts(snapshot, self._keys),
            extras=extra_texts(snapshot, self._keys),
            tools=with_hint_tool(tool_texts(self._keys), snapshot, self._keys.shown(ToolName.HINT.value)),
            round=self._round(snapshot),
        )

    def card_name(self, card: Card) -> str:
        """The card in words, as "Queen of hearts"."""
        return capitalised(translated(cards.card_name(card)))

    def refusal(self, refusal: object) -> tuple[str, str]:
        """What is missing, and what to do about it."""
        from canasta_desktop.ui.reason_words import reason_sentences

        reason, advice = reason_sentences(refusal)
        return translated(reason), translated(advice)

    def outcome(self, outcome: object) -> str:
        """What a drop on a legal target would do, in very few words; empty where nothing would change."""
        from canasta_desktop.model.places import DropOutcome
        from canasta_desktop.ui.outcome_words import outcome_sentence

        words = outcome_sentence(outcome) if isinstance(outcome, DropOutcome) else None
        return translated(words) if words else ""

    def dragging(self, source: "Source", cards: Sequence[Card], legal: "Sequence[DropOutcome]") -> tuple[str, str]:
        """What is dragged and where it may go, and how to put it back."""
        from canasta_desktop.ui.drag_words import dragging_sentences

        where, back = dragging_sentences(source, cards, legal)
        return capitalised(translated(where)), translated(back)

    def choosing(self, choices: "Sequence[TakeChoice]") -> ChoosingTexts:
        """The words of the chooser of the ways to take the pile."""
        from canasta_desktop.wording import dragging

        return ChoosingTexts(
            title=translated(dragging.CHOOSE_TITLE),
            hint=translated(dragging.choose_hint(len(choices))),
            choices=tuple(capitalised(translated(_way(choice))) for choice in choices),
        )

    def peeking(self, snapshot: TableSnapshot) -> PeekTexts:
        """The words over all cards of the discard pile."""
        from canasta_desktop.wording import peeking

        number_of_cards = len(snapshot.pile)
        title = translated(peeking.peek_title(number_of_cards, frozen=snapshot.freezing_card is not None))
        names = ", ".join(translated(cards.card_name(card)) for card in reversed(snapshot.pile))
        return PeekTexts(
            title=title,
            hint=translated(peeking.HINT if number_of_cards > 1 else peeking.ONE_HINT),
            spoken=f"{title}. {translated(peeking.spoken_pile_cards(names))}",
        )

    def information(self, snapshot: TableSnapshot) -> tuple[str, str]:
        """The state of the round: the sides; then stock, pile and hands."""
        texts = self.texts(snapshot)
        sides = [words.spoken.name for words in texts.sides]
        hands = [words.spoken.name for words in texts.seats[1:]]
        rest = [texts.stock.spoken.name, texts.pile.spoken.name, texts.hand.name, *hands]
        return ". ".join(sides), ". ".join(rest)

    def order_of_hand(self, mode: "SortMode") -> str:
        """How the hand is ordered now."""
        from canasta_desktop.ui.order_words import order_of_hand

        return order_of_hand(mode)

    def again(self, shown: Happening | None = None) -> InterludeTexts:
        """That the last turns are shown again, and which move it is."""
        from canasta_desktop.ui.interlude_words import again_texts

        return again_texts(shown)

    def nothing_again(self) -> tuple[str, str]:
        """That there are none to be shown."""
        from canasta_desktop.ui.interlude_words import nothing_again

        return nothing_again()

    def paused(self) -> InterludeTexts:
        """That the game is paused."""
        from canasta_desktop.ui.interlude_words import pause_texts

        return pause_texts(self._keys.shown("pause"))

    def going_on(self) -> str:
        """That the pause is over."""
        from canasta_desktop.ui.interlude_words import going_on

        return going_on()

    def _round(self, snapshot: TableSnapshot) -> RoundTexts:
        title = translated(table.ROUND.filled(number=snapshot.round_number))
        target = translated(table.TARGET.filled(points=snapshot.target))
        return RoundTexts(
            title=title,
            target=target,
            log_title=translated(table.LAST_MOVES),
            log=self._log.lines(snapshot),
            spoken=SpokenText(f"{title}, {target}"),
        )


def capitalised(words: str) -> str:
    """The words with their first letter as at the start of a sentence."""
    return words[:1].upper() + words[1:]


def side_name(snapshot: TableSnapshot, side: SideSnapshot) -> Sentence | str:
    """We, They; the player's name where each plays alone."""
    if len(snapshot.sides) == len(snapshot.seats):
        return next(seat.name for seat in snapshot.seats if seat.seat in side.seats)
    return table.WE if side.side == snapshot.my_side else table.THEY


def role_of(snapshot: TableSnapshot, seat: SeatSnapshot) -> Sentence:
    """You, partner, opponent."""
    if seat.seat == snapshot.me:
        return table.YOU
    return table.PARTNER if seat.is_partner else table.OPPONENT


def _initial(name: str) -> str:
    """The first letter, past what says in which direction it runs."""
    return next((letter.upper() for letter in name if unicodedata.category(letter) != "Cf"), "")


def _written(words: Sentence | str) -> str:
    return words if isinstance(words, str) else translated(words)


def _seat(snapshot: TableSnapshot, seat: SeatSnapshot) -> SeatTexts:
    role = role_of(snapshot, seat)
    mine = seat.seat == snapshot.me
    said = "" if seat.name == translated(role) else translated(role)
    spoken = table.spoken_seat(seat.name, role, seat.cards) if said else table.spoken_hand_of(seat.name, seat.cards)
    return SeatTexts(
        name=seat.name,
        initial=_initial(seat.name),
        role=said,
        turn_word=translated(table.YOUR_TURN if mine else table.PLAYING),
        cards=number(seat.cards),
        dealer_letter=translated(table.DEALER_LETTER) if seat.is_dealer else "",
        spoken=SpokenText(translated(spoken)),
    )


def _side(snapshot: TableSnapshot, side: SideSnapshot) -> SideTexts:
    name = side_name(snapshot, side)
    note = table.on_table(side.on_table) if side.has_melded else table.NOT_OPENED
    return SideTexts(
        name=_written(name),
        score=number(side.score),
        note=translated(note),
        melds=tuple(map(_meld, side.melds)),
        spoken=SpokenText(translated(table.spoken_side(name, side.score, note))),
    )


def _meld(meld: MeldSnapshot) -> MeldTexts:
    wilds = [card for card in (*meld.wilds, *meld.staged) if is_wild(card)]
    naturals = meld.count - len(wilds)
    concealed = meld.is_canasta and meld.concealed
    spoken = table.spoken_meld(meld.rank, naturals, wilds, is_canasta=meld.is_canasta, concealed=concealed)
    tip = translated(table.CONCEALED_TIP) if concealed else ""
    return MeldTexts(
        rank=meld.rank,
        count=translated(table.TIMES.filled(number=meld.count)),
        ribbon=translated(table.MIXED if wilds else table.NATURAL),
        naturals=number(naturals),
        wilds=number(len(wilds)),
        spoken=SpokenText(capitalised(translated(spoken)), tip),
    )


def _way(choice: "TakeChoice") -> Sentence:
    from canasta_desktop.wording import dragging

    return dragging.way_to_take(choice.first, choice.further, choice.points)


def _pile(snapshot: TableSnapshot) -> PileTexts:
    upcard = cards.card_name(snapshot.pile[-1]) if snapshot.pile else None
    word, note = _pile_state(snapshot)
    return PileTexts(
        title=translated(table.DISCARD_PILE),
        count=translated(table.cards_count(len(snapshot.pile))),
        state_word=translated(word) if word else "",
        note=translated(note) if note else "",
        spoken=SpokenText(translated(table.spoken_pile(len(snapshot.pile), upcard)), translated(note) if note else ""),
    )


def _pile_state(snapshot: TableSnapshot) -> tuple[Sentence | None, Sentence | None]:
    """In what state the pile is and what takes it; after the round nothing does, and in another's turn it is not the
    person at the table who is told to.
    """
    if snapshot.round_over or not snapshot.pile:
        return None, None
    if snapshot.pile_state is PileState.BLOCKED:
        return table.BLOCKED, table.top_of_blocked(snapshot.pile[-1])
    rank = Rank(KIND_OF[snapshot.pile[-1]])
    if snapshot.pile_state is PileState.FROZEN:
        if snapshot.frozen_by_wild and not snapshot.my_turn:
            return table.FROZEN, table.FROZEN_FOR_ALL
        return table.FROZEN, table.how_to_take_frozen(rank, by_wild=snapshot.frozen_by_wild)
    if not snapshot.my_turn:
        return None, None
    melds = snapshot.sides[snapshot.my_side].melds
    has_meld = any(meld.rank == rank and meld.naturals for meld in melds)
    return None, table.how_to_take(rank, has_meld=has_meld, with_wild=snapshot.takes_with_wild)

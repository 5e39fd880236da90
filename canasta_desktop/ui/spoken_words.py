"""What a screen reader says of the table, in the language of the program."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import THREES, Card, is_wild
from canasta_desktop.engine.events import Event
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.snapshot import HandCard, MeldSnapshot, PileState, SeatSnapshot, SideSnapshot, TableSnapshot
from canasta_desktop.table.interaction.focus import Area
from canasta_desktop.table.interaction.things import meld_at
from canasta_desktop.table.roles import other_sides
from canasta_desktop.table.spots import MeldSpot
from canasta_desktop.table.texts import MessageTexts, TableTexts, TableWords
from canasta_desktop.ui.table_words import capitalised, side_name
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import announced, cards, spoken, table
from canasta_desktop.wording.announced import Actor
from canasta_desktop.wording.sentence import Sentence


class SpokenWords:
    """The `Speech` of the program; `words` are those that are seen."""

    def __init__(self, words: TableWords) -> None:
        self._words = words

    def texts(self, snapshot: TableSnapshot) -> TableTexts:
        """The words that are seen."""
        return self._words.texts(snapshot)

    def area(self, snapshot: TableSnapshot, area: Area) -> str:
        """A part of the table."""
        alone = _alone(snapshot)
        return translated(
            {
                Area.HAND: table.spoken_hand(len(snapshot.hand)),
                Area.OUR_MELDS: spoken.MY_MELDS if alone else spoken.OUR_MELDS,
                Area.CENTRE: spoken.CENTRE,
                Area.THEIR_MELDS: spoken.OTHER_MELDS if alone else spoken.THEIR_MELDS,
                Area.SEATS: spoken.PLAYERS,
            }[area]
        )

    def sides(self, snapshot: TableSnapshot, *, ours: bool) -> str:
        """Our score and red threes, or those of all others."""
        sides = [snapshot.sides[snapshot.my_side]] if ours else other_sides(snapshot)
        texts = self._words.texts(snapshot)
        return " ".join(f"{_written(_side(side, texts))}." for side in sides)

    def card(self, held: HandCard, place: int, count: int) -> str:
        """A card of the hand, with its place."""
        name = cards.card_name(held.card)
        return translated(spoken.spoken_card(name, place, count, is_new=held.is_new, selected=held.selected))

    def meld(self, snapshot: TableSnapshot, spot: MeldSpot) -> str:
        """A meld, or that its place is free."""
        meld = meld_at(snapshot, spot)
        if meld is None:
            return translated(spoken.spoken_place(spot.rank))
        words = _meld(meld, _whose(snapshot, snapshot.sides[spot.side]), snapshot.canasta_size)
        return capitalised(translated(spoken.with_put_down(words, len(meld.staged)) if meld.staged else words))

    def pile(self, snapshot: TableSnapshot) -> str:
        """The discard pile."""
        if not snapshot.pile:
            return translated(table.spoken_pile(0, None))
        over, state = snapshot.round_over, snapshot.pile_state
        frozen, blocked = (not over and state is which for which in (PileState.FROZEN, PileState.BLOCKED))
        upcard = cards.card_name(snapshot.pile[-1])
        return translated(spoken.spoken_pile(len(snapshot.pile), upcard, frozen=frozen, blocked=blocked))

    def pile_cards(self, snapshot: TableSnapshot) -> str:
        """All cards of the discard pile, the top first."""
        names = [translated(cards.card_name(card)) for card in reversed(snapshot.pile)]
        return translated(spoken.pile_from_the_top(", ".join(names))) if names else self.pile(snapshot)

    def seat(self, snapshot: TableSnapshot, seat: SeatSnapshot) -> str:
        """A player."""
        is_me = seat.seat == snapshot.me
        words = spoken.spoken_seat(seat.name, seat.cards, is_me=is_me, is_partner=seat.is_partner)
        return translated(spoken.with_duties(words, playing=seat.on_turn, dealer=seat.is_dealer))

    def panel(self, texts: MessageTexts) -> str:
        """What the panel says, sentence by sentence."""
        parts = (" ".join(part.split()) for part in (texts.message, texts.meter, texts.detail))
        return " ".join(_ended(part) for part in parts if part)

    def happened(self, happening: Happening) -> Sequence[str]:
        """Whole sentences for what happened, in order."""
        after = happening.after
        said = [words for event in happening.events if (words := _announced(event, after)) is not None]
        if after.round_over:
            said.append(announced.MATCH_OVER if after.match_over else announced.ROUND_OVER)
        return [translated(words) for words in said]

    def begun(self, snapshot: TableSnapshot) -> str:
        """How a match stands that is put on the table."""
        return self.panel(self._words.texts(snapshot).panel)

    def put_down(self, snapshot: TableSnapshot, cards: Sequence[Card]) -> Sequence[str]:
        """Whole sentences for cards that were put down, and what is missing for the initial meld."""
        return [translated(announced.put_down(cards)), *_missing(snapshot)]

    def taken_back(self, snapshot: TableSnapshot, cards: Sequence[Card]) -> Sequence[str]:
        """The same for cards that were put down and are in the hand again."""
        staged = any(meld.staged for meld in snapshot.sides[snapshot.my_side].melds)
        return [translated(announced.taken_back(cards)), *(_missing(snapshot) if staged else ())]

    def selected(self, count: int) -> str:
        """How many cards are selected."""
        return translated(announced.selected(count))


def _alone(snapshot: TableSnapshot) -> bool:
    return len(snapshot.sides) == len(snapshot.seats)


def _whose(snapshot: TableSnapshot, side: SideSnapshot) -> Sentence | str:
    if side.side == snapshot.my_side:
        return spoken.MINE if _alone(snapshot) else spoken.OURS
    return side_name(snapshot, side) if _alone(snapshot) else spoken.THEIRS


def _side(side: SideSnapshot, texts: TableTexts) -> Sentence | str:
    return spoken.with_red_threes(texts.sides[side.side].spoken.name, len(side.red_threes))


def _meld(meld: MeldSnapshot, whose: Sentence | str, size: int) -> Sentence:
    mixed = any(is_wild(card) for card in (*meld.wilds, *meld.staged))
    if meld.rank == THREES:
        return spoken.spoken_threes(meld.rank, meld.count, whose)
    if meld.is_canasta or meld.count >= size:
        concealed = meld.is_canasta and meld.concealed
        return spoken.spoken_canasta(meld.rank, meld.count, whose, mixed=mixed, concealed=concealed)
    return spoken.spoken_meld(meld.rank, meld.count, whose, mixed=mixed, missing=size - meld.count)


def _announced(event: Event, after: TableSnapshot) -> Sentence | None:
    number = announced.seat_of(event)
    seat = next((seat for seat in after.seats if seat.seat == number), None)
    if seat is None:
        return None
    actor = Actor(seat.name, is_me=seat.seat == after.me, is_partner=seat.is_partner)
    return announced.announced(event, actor, after.round_number)


def _missing(snapshot: TableSnapshot) -> list[str]:
    meter = snapshot.meter
    return [] if meter is None else [translated(announced.points_missing(meter.needed - meter.staged))]


def _written(words: Sentence | str) -> str:
    return words if isinstance(words, str) else translated(words)


def _ended(part: str) -> str:
    return part if part.endswith((".", "?", "!", "…")) else f"{part}."

"""What a screen reader is told of the table at a moment, as values: parts, and the things in them."""

from collections.abc import Iterable
from enum import Enum

from PySide6.QtGui import QAccessible

from canasta_desktop.engine.values import value
from canasta_desktop.model.snapshot import ActionState, TableSnapshot
from canasta_desktop.table.accessible.speech import Speech
from canasta_desktop.table.interaction.chooser import Chooser
from canasta_desktop.table.interaction.focus import Area, Focus
from canasta_desktop.table.interaction.things import CardInHand, SeatAt, Thing, meld_at, staged_cards
from canasta_desktop.table.spots import MeldSpot, TableSpot
from canasta_desktop.table.texts import ActionTexts, TableTexts, ToolName, ToolTexts

Role = QAccessible.Role


class Part(Enum):
    """What can be found but has no focus."""

    MESSAGE = "message"
    CHOOSER = "chooser"
    """The ways to take the pile, while they are asked for."""


@value
class WayAt:
    """One of the ways to take the pile, by its number from 0."""

    number: int


Key = Area | Part | WayAt | Thing
"""Which object this is, as long as it is there."""


@value
class Described:
    """One object."""

    key: Key
    role: QAccessible.Role
    name: str
    description: str = ""
    shortcut: str = ""
    selected: bool | None = None
    """None: cannot be selected."""
    enabled: bool = True
    things: tuple["Described", ...] = ()

    @property
    def is_thing(self) -> bool:
        """Whether it can have the focus and be pressed."""
        return not isinstance(self.key, Area | Part)


def described(snapshot: TableSnapshot, focus: Focus, chooser: Chooser, speech: Speech) -> tuple[Described, ...]:
    """The parts of the table, in the order of Tab, with what is in them."""
    texts = speech.texts(snapshot)
    things = {
        Area.HAND: _cards(snapshot, speech),
        Area.OUR_MELDS: _melds(snapshot, focus.things(Area.OUR_MELDS), texts, speech),
        Area.CENTRE: _centre(snapshot, texts, speech),
        Area.THEIR_MELDS: _melds(snapshot, focus.things(Area.THEIR_MELDS), texts, speech),
        Area.SEATS: _seats(snapshot, speech),
    }
    notes = {
        Area.OUR_MELDS: speech.sides(snapshot, ours=True),
        Area.THEIR_MELDS: speech.sides(snapshot, ours=False),
    }
    areas = (
        Described(
            area,
            Role.Grouping if area is Area.CENTRE else Role.List,
            speech.area(snapshot, area),
            notes.get(area, ""),
            things=tuple(things[area]),
        )
        for area in Area
    )
    return (*areas, *_chooser(chooser))


def _cards(snapshot: TableSnapshot, speech: Speech) -> Iterable[Described]:
    count = len(snapshot.hand)
    for place, held in enumerate(snapshot.hand, 1):
        name = speech.card(held, place, count)
        yield Described(CardInHand(held.key), Role.ListItem, name, selected=held.selected)


def _melds(snapshot: TableSnapshot, spots: Iterable[Thing], texts: TableTexts, speech: Speech) -> Iterable[Described]:
    for spot in spots:
        if isinstance(spot, MeldSpot):
            words = texts.sides[spot.side].meld(spot.rank) if meld_at(snapshot, spot) else None
            # What the meld is made of.
            made_of = words.spoken.name if words else ""
            yield Described(spot, Role.ListItem, speech.meld(snapshot, spot), made_of)


def _centre(snapshot: TableSnapshot, texts: TableTexts, speech: Speech) -> Iterable[Described]:
    yield Described(TableSpot.STOCK, Role.Button, texts.stock.spoken.name)
    yield Described(TableSpot.PILE, Role.Button, speech.pile(snapshot), texts.pile.spoken.tip)
    yield Described(Part.MESSAGE, Role.StaticText, speech.panel(texts.panel))
    stands = (snapshot.draw, snapshot.take, snapshot.lay_out, snapshot.discard)
    for words, stand in zip(texts.actions, stands, strict=True):
        yield _button(words, enabled=stand.state in {ActionState.NOW, ActionState.POSSIBLE})
    for words in texts.extras:
        yield _button(words, enabled=True)
    useful = {ToolName.UNDO: bool(staged_cards(snapshot)), ToolName.SORT: len(snapshot.hand) > 1}
    for tool in texts.tools:
        yield _button(tool, enabled=useful.get(tool.name, True))


def _button(words: ActionTexts | ToolTexts, *, enabled: bool) -> Described:
    key = words.key if isinstance(words, ActionTexts) else ""
    return Described(words.name, Role.Button, words.spoken.name, words.spoken.tip, key, enabled=enabled)


def _seats(snapshot: TableSnapshot, speech: Speech) -> Iterable[Described]:
    for seat in snapshot.seats:
        yield Described(SeatAt(seat.seat), Role.ListItem, speech.seat(snapshot, seat))


def _chooser(chooser: Chooser) -> Iterable[Described]:
    if chooser.is_open:
        ways = (
            Described(WayAt(number), Role.ListItem, button.accessible_name)
            for number, button in enumerate(chooser.buttons)
        )
        yield Described(Part.CHOOSER, Role.List, *chooser.ground.words, things=tuple(ways))

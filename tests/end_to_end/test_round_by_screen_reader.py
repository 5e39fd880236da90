"""A round played without seeing the table: only what is told over the accessibility bus is known."""

import re
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from canasta_desktop.engine.cards import JOKER, Card
from canasta_desktop.engine.deal import deck_of, first_dealer_of
from canasta_desktop.engine.match import Match, PlayedRound
from canasta_desktop.engine.moves import Discard
from canasta_desktop.engine.presets import preset
from canasta_desktop.storage.records import Seat, new_record, write_record
from canasta_desktop.wording.cards import card_name
from canasta_desktop.wording.sentence import english
from system_packages import ACCESSIBILITY_BUS
from tests.end_to_end.at_the_table import quit_by_key
from tests.end_to_end.blind_player import BlindPlayer
from tests.end_to_end.conftest import Start, choose_pace
from tests.end_to_end.listening import Object, ScreenReader
from tests.end_to_end.screen import Screen
from tests.end_to_end.session_bus import session_bus

pytestmark = pytest.mark.alone

NINE_OF_DIAMONDS = 1486
"""The deal in which the person, who begins, holds two nines, and draws the nine of diamonds."""
THREE_WAYS: Final = 79
"""The deal in which the person, who begins, can take the pile, an eight, in three ways."""


@pytest.fixture
def bus(screen: Screen) -> Iterator[dict[str, str]]:
    """The environment of a session in which accessibility is on."""
    assert shutil.which("dbus-daemon"), "dbus-daemon is missing; packaging/dev.py test installs it"
    assert ACCESSIBILITY_BUS.exists(), "at-spi2-core is missing; packaging/dev.py test installs it"
    with session_bus(screen) as environment:
        yield {**environment, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}


@pytest.fixture
def reader(bus: dict[str, str]) -> Iterator[ScreenReader]:
    """A screen reader that listens before the program is there."""
    with closing(ScreenReader(bus["DBUS_SESSION_BUS_ADDRESS"])) as reader:
        yield reader


def dealt_round(path: Path, number: int = NINE_OF_DIAMONDS) -> Path:
    """A record of a match whose first round was just dealt, by its deal number."""
    match = Match(preset("classic", 4))
    match.deal(first_dealer_of(number, 4), deck_of(number, 0, match.rules.decks))
    seats = [Seat("Kaisa", "human"), *(Seat(name, "casual") for name in ("Anna", "Pekka", "Marie"))]
    write_record(path, new_record(match, seats))
    return path


def test_a_round_is_played_by_ear(
    start: Start, screen: Screen, bus: dict[str, str], reader: ScreenReader, tmp_path: Path
) -> None:
    choose_pace("off")
    program = start(dealt_round(tmp_path / "dealt.canasta"), environment=bus)
    # Like a window manager: the window has the keyboard. Nothing else of what it shows is looked at.
    program.wait_until(lambda seen: seen.form["window"]["active"], "the window has the keyboard")
    reader.meet_program()
    player = BlindPlayer(reader, screen)
    reader.wait_until(lambda: player.can("Draw"), "the stock can be drawn from")

    assert player.draw().text == "You draw the nine of diamonds."
    names = [item.name for item in player.part("Your hand").inside]
    assert "nine of diamonds, drawn this turn, 6 of 12" in names
    player.go_to("nine of diamonds")
    assert reader.focus() == "nine of diamonds, drawn this turn, 6 of 12"

    player.lay()
    player.discard()
    player.play_to_the_end()
    assert player.turns > 1
    assert_nothing_is_stale(reader)
    assert_all_was_said_once(reader, program.look().record.match.rounds[0], player.turns)

    reader.wait_until(lambda: any(window.name == "Score sheet" for window in reader.windows()), "the sheet is there")
    program.wait_for_dialog("ScoreSheet")
    screen.key("Escape")
    program.wait_for_no_dialog()
    quit_by_key(program)


def test_a_way_to_take_the_pile_is_chosen_by_ear(
    start: Start, screen: Screen, bus: dict[str, str], reader: ScreenReader, tmp_path: Path
) -> None:
    choose_pace("off")
    program = start(dealt_round(tmp_path / "dealt.canasta", THREE_WAYS), environment=bus)
    program.wait_until(lambda seen: seen.form["window"]["active"], "the window has the keyboard")
    reader.meet_program()
    player = BlindPlayer(reader, screen)
    reader.wait_until(lambda: player.can("Take pile"), "the pile can be taken")

    names = ways_asked_for(player, reader, screen)
    assert len(set(names)) == 3
    assert all(name.startswith("With ") for name in names)
    screen.key("Escape")
    reader.wait_until(lambda: not asked(reader), "nothing is asked any more")
    hand = [card.path for card in player.part("Your hand").inside]
    reader.wait_until(lambda: reader.focused in hand, "the focus is in the hand again")

    assert ways_asked_for(player, reader, screen) == names
    screen.key("Down")
    reader.wait_until(lambda: reader.focus() == names[1], "the second way has the focus")
    screen.key("Up")
    reader.wait_until(lambda: reader.focus() == names[0], "the first way has the focus")
    player.press("Return", until=["You take the pile"])
    reader.wait_until(lambda: not asked(reader), "nothing is asked any more")
    reader.wait_until(lambda: "eights" in " ".join(player.our_melds()) or "eight" in player.our_melds(), "eights lie")
    assert_nothing_is_stale(reader)
    quit_by_key(program)


def asked(reader: ScreenReader) -> list[Object]:
    """The list of ways to take the pile, while it is there."""
    return [part for part in reader.table().inside if part.name == "How do you take the pile?"]


def ways_asked_for(player: BlindPlayer, reader: ScreenReader, screen: Screen) -> list[str]:
    """Press T: a list with a hint and named ways comes, its first way has the focus. Returns their names."""
    screen.key("t")
    reader.wait_until(lambda: asked(reader) and reader.focus().startswith("With "), "the first way has the focus")
    [ways] = asked(reader)
    assert ways.role == "list"
    assert ways.description == "1 to 3 choose, Esc leaves the pile"
    assert {way.role for way in ways.inside} == {"list item"}
    names = [way.name for way in ways.inside]
    assert reader.focus() == names[0]
    return names


def assert_nothing_is_stale(reader: ScreenReader) -> None:
    """What was told of changes leads to the very tree that the program has, as soon as all was told."""
    known = reader.table()
    reader.wait_until(lambda: known.written() == reader.read(known.path).written(), "all changes are told")


def assert_all_was_said_once(reader: ScreenReader, played: PlayedRound, turns: int) -> None:
    """Each discard, and each turn of the person after the first, was announced in its order, and not twice."""
    said = " ".join(one.text for one in reader.said)
    discards = [(seat, move.card) for seat, move in played.moves if isinstance(move, Discard)]
    assert re.findall(r"[A-Z][^.]* discards? [^.]*\.", said) == [discard_told(seat, card) for seat, card in discards]
    assert said.count("Your turn.") == turns


def discard_told(seat: int, card: Card) -> str:
    who = ("You discard", "Anna discards", "Your partner discards", "Marie discards")[seat]
    return f"{who} a joker." if card == JOKER else f"{who} the {english(card_name(card))}."

"""What is said as it happens: each thing once, in whole sentences."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import parse_card
from canasta_desktop.engine.moves import Discard, Draw, Move
from canasta_desktop.engine.notation import parse_move
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import NEW_MATCH, a_table
from tests.table.accessible.conftest import Listener

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
HAND = "4h 4c 4s 9d Kd Kc Kh 2c"
MELDS = ["8c 8d 8h"]


@pytest.fixture
def heard(listener: Listener) -> Listener:
    listener.player.lay(a_table(HAND, mine=MELDS, theirs=["Tc Td Th"]))
    listener.forget()
    return listener


def others_play(qtbot: QtBot, heard: Listener, *moves: Move) -> None:
    """Computer players make these moves, one after the other without a pause."""
    thinker = heard.player.session._players._thinker
    assert isinstance(thinker, ScriptedThinker)
    session = heard.player.session
    for move in moves:
        with qtbot.waitSignal(session.happened):
            thinker.answer(move)


def test_a_refusal_is_said_once_and_before_anything_else(heard: Listener) -> None:
    heard.player.key(Key.Key_D)
    assert [urgent for _, urgent in heard.said] == [True]
    assert heard.sentences()[0].endswith(".")


def test_what_the_person_does_is_said(heard: Listener) -> None:
    heard.player.keys(Key.Key_9, Key.Key_X)
    assert heard.sentences() == ["You discard the nine of diamonds."]


def test_a_drawn_card_is_named(heard: Listener) -> None:
    heard.player.lay(a_table(HAND, phase="draw", stock="Tc Jc"))
    heard.forget()
    heard.player.key(Key.Key_D)
    assert heard.sentences() == ["You draw the ten of clubs."]


def test_putting_down_taking_back_and_laying_are_said_once_each(heard: Listener) -> None:
    heard.player.select("4h 4c 4s").key(Key.Key_M)
    assert heard.sentences() == ["3 cards are selected.", "You put down three fours."]
    heard.forget()
    heard.player.key(Key.Key_Backspace)
    assert heard.sentences() == ["You take back three fours."]
    heard.player.select("4h 4c 4s").key(Key.Key_M)
    heard.forget()
    heard.player.key(Key.Key_C)
    assert heard.sentences() == ["You lay three fours."]


def test_the_points_that_are_missing_to_open_are_said(heard: Listener) -> None:
    heard.player.lay(a_table(HAND)).select("4h 4c 4s")
    heard.forget()
    heard.player.key(Key.Key_M)
    assert heard.sentences() == ["You put down three fours. 35 points are missing to open."]
    heard.player.select("Kd Kc Kh 2c")
    heard.forget()
    heard.player.key(Key.Key_M)
    assert heard.sentences() == ["You put down three kings and a two. That is enough to open."]


def test_the_number_of_selected_cards_is_said(heard: Listener) -> None:
    heard.player.keys(Key.Key_K, Key.Key_Plus, Key.Key_Plus, Key.Key_Minus, Key.Key_Escape)
    assert heard.sentences() == [
        "One card is selected.",
        "2 cards are selected.",
        "One card is selected.",
        "No card is selected.",
    ]


def test_the_moves_of_quick_computer_players_are_all_said(heard: Listener, qtbot: QtBot) -> None:
    heard.player.keys(Key.Key_9, Key.Key_X)
    heard.forget()
    others_play(qtbot, heard, Draw(), Discard(parse_card("4h")), Draw(), Discard(parse_card("4c")))
    assert heard.sentences() == [
        "Anna draws a card.",
        "Anna discards the four of hearts.",
        "Your partner draws a card.",
        "Your partner discards the four of clubs.",
    ]
    assert not any(urgent for _, urgent in heard.said)


def test_the_partner_is_named_so_and_the_own_turn_is_said(heard: Listener, qtbot: QtBot) -> None:
    heard.player.lay(a_table(HAND, turn=2, mine=MELDS, stock="8s Jc 5d 6d", phase="draw"))
    heard.forget()
    others_play(qtbot, heard, Draw(), parse_move("meld 8s"), Discard(parse_card("4c")))
    assert heard.sentences() == [
        "Your partner draws a card.",
        "Your partner adds an eight to the eights.",
        "Your partner discards the four of clubs.",
    ]
    heard.forget()
    others_play(qtbot, heard, Draw(), Discard(parse_card("4s")))
    assert heard.sentences()[-1] == "Marie discards the four of spades. Your turn."


def test_the_order_of_the_hand_is_said(heard: Listener) -> None:
    heard.player.key(Key.Key_S, SHIFT)
    assert heard.sentences() == ["Your hand is sorted by suit."]


def test_the_key_for_information_reads_how_the_round_stands(heard: Listener) -> None:
    heard.player.key(Key.Key_I)
    [(words, urgent)] = heard.said
    assert not urgent
    for part in ("We: 0 points", "Stock, 2 cards", "Discard pile", "Your hand, 8 cards", "Anna"):
        assert part in words


def test_a_match_that_is_taken_up_says_what_is_to_be_done(heard: Listener) -> None:
    record = heard.player.session.record()
    heard.forget()
    heard.player.session.open_record(record)
    assert len(heard.said) == 1


def test_a_new_match_says_who_deals_once(heard: Listener) -> None:
    heard.forget()
    heard.player.session.new_match(NEW_MATCH)
    assert len([words for words in heard.sentences() if "deals the cards" in words or "You deal" in words]) == 1
    assert sum(words.count("Your turn.") for words in heard.sentences()) <= 1


def test_the_cards_of_the_pile_are_named_while_it_is_looked_through(heard: Listener) -> None:
    heard.player.lay(a_table(HAND, pile="2h Jo 7c"))
    heard.forget()
    heard.player.controller.look_through_pile()
    assert heard.sentences() == ["Discard pile, from the top: seven of clubs, joker, two of hearts."]


def test_what_is_shown_again_is_said_again(heard: Listener) -> None:
    heard.player.keys(Key.Key_9, Key.Key_X)
    heard.forget()
    [(happening, _)] = heard.player.motion.played[-1:]
    heard.player.motion.began_again.emit(happening)
    assert heard.sentences() == ["You discard the nine of diamonds."]

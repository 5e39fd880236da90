"""Hints: asked for, gone through one after the other, put away; always a legal move of the person."""

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import KIND_OF, cards_text
from canasta_desktop.engine.check import check
from canasta_desktop.engine.moves import Discard, Draw, Meld
from canasta_desktop.model.hinting import HintOnCards
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.seats import HINT_LEVEL
from canasta_desktop.model.session import GameSession
from canasta_desktop.players.hinting import Hint, Why
from tests.model.stand_ins import ScriptedThinker, Told
from tests.model.tables import NEW_MATCH, a_rank, a_table, keys, lay_table


@pytest.fixture
def thinker(qtbot: QtBot) -> ScriptedThinker:
    return ScriptedThinker(at_once=False)


@pytest.fixture
def session(thinker: ScriptedThinker) -> Iterator[GameSession]:
    """A match in which the person is to play: nines on the table, nines in hand."""
    session = GameSession(thinker, randomness=Random(1))
    session.set_pace(Pace.OFF)
    session.new_match(NEW_MATCH)
    lay_table(session, a_table("9d 9h 5s 5h 2c Kd Jc", mine=["9s 9c 9d 9h 9s"], theirs=["Kh Ks Kc Kd Kh Ks"]))
    yield session
    session.close()


def hint_of(session: GameSession) -> HintOnCards:
    assert session.snapshot is not None
    assert session.snapshot.hint is not None
    return session.snapshot.hint


def ask(session: GameSession, thinker: ScriptedThinker) -> HintOnCards:
    """Ask, and let the expert answer."""
    assert session.ask_hint() is None
    thinker.answer()
    return hint_of(session)


def test_the_expert_is_asked_with_what_the_person_can_see(session: GameSession, thinker: ScriptedThinker) -> None:
    session.ask_hint()
    asked = thinker.asked[-1]
    assert (asked.seat, asked.level, asked.wants_hints) == (session.me, HINT_LEVEL, True)
    assert asked.view.seat == session.me
    assert session.snapshot is not None
    assert session.snapshot.seeking_hint
    assert session.snapshot.hint is None


def test_the_answer_stands_on_the_cards_that_it_plays(session: GameSession, thinker: ScriptedThinker) -> None:
    hint = ask(session, thinker)
    assert hint.place == 0
    assert session.snapshot is not None
    assert not session.snapshot.seeking_hint
    assert hint.hint.why is Why.NATURAL_CANASTA
    assert hint.ranks == (a_rank("9"),)
    assert hint.keys == set(keys(session, "9d 9h"))


def test_asking_again_shows_the_next_best_and_then_the_best_again(
    session: GameSession, thinker: ScriptedThinker
) -> None:
    first = ask(session, thinker)
    found = [first]
    while True:
        session.ask_hint()
        found.append(hint_of(session))
        if found[-1].place == 0:
            break
    assert [hint.place for hint in found] == [*range(len(found) - 1), 0]
    assert found[-1] == first
    assert len({hint.hint.move for hint in found}) == len(found) - 1
    assert len(found) > 2
    assert len(thinker.asked) == 1


def test_asking_while_one_is_sought_changes_nothing(session: GameSession, thinker: ScriptedThinker) -> None:
    session.ask_hint()
    told = Told(session)
    assert session.ask_hint() is None
    assert len(thinker.asked) == 1
    assert "refused" not in told.names


def test_a_move_puts_the_hint_away(session: GameSession, thinker: ScriptedThinker) -> None:
    ask(session, thinker)
    told = Told(session)
    session.discard(keys(session, "Jc")[0])
    assert session.snapshot is not None
    assert session.snapshot.hint is None
    before = told.values("happened")[0].before  # type: ignore[attr-defined]
    assert before.hint is None


def test_a_move_ends_the_search(session: GameSession, thinker: ScriptedThinker) -> None:
    session.ask_hint()
    session.discard(keys(session, "Jc")[0])
    assert thinker.cancelled == 1
    thinker.hinted.emit((Hint(Draw(), Why.PILE_EMPTY),))
    assert session.snapshot is not None
    assert session.snapshot.hint is None
    assert not session.snapshot.seeking_hint


def test_a_hint_is_put_away_on_request_and_a_search_given_up(session: GameSession, thinker: ScriptedThinker) -> None:
    session.ask_hint()
    session.forget_hint()
    assert thinker.cancelled == 1
    assert session.snapshot is not None
    assert not session.snapshot.seeking_hint
    ask(session, thinker)
    session.forget_hint()
    assert session.snapshot is not None
    assert session.snapshot.hint is None
    told = Told(session)
    session.forget_hint()
    assert told.all == []


def test_a_hint_that_was_put_away_is_found_again(session: GameSession, thinker: ScriptedThinker) -> None:
    first = ask(session, thinker)
    session.ask_hint()
    session.forget_hint()
    session.ask_hint()
    assert hint_of(session) == first
    assert len(thinker.asked) == 1


def test_in_another_position_the_expert_is_asked_again(session: GameSession, thinker: ScriptedThinker) -> None:
    ask(session, thinker)
    session.stage(keys(session, "9d 9h"))
    session.commit()
    ask(session, thinker)
    assert len(thinker.asked) == 2


def test_cards_put_down_where_the_hint_wants_them_are_done(session: GameSession, thinker: ScriptedThinker) -> None:
    session.stage(keys(session, "9d"))
    hint = ask(session, thinker)
    assert isinstance(hint.hint.move, Meld)
    assert hint.keys == set(keys(session, "9h"))
    assert not hint.take_back_first


def test_cards_put_down_elsewhere_are_to_be_taken_back(session: GameSession, thinker: ScriptedThinker) -> None:
    session.stage(keys(session, "2c"), a_rank("9"))
    hint = ask(session, thinker)
    assert hint.take_back_first
    session.take_back_all()
    assert not hint_of(session).take_back_first


def test_the_hint_follows_cards_that_are_put_down_afterwards(session: GameSession, thinker: ScriptedThinker) -> None:
    ask(session, thinker)
    session.stage(keys(session, "9d 9h"))
    assert hint_of(session).keys == frozenset()
    assert hint_of(session).ranks == (a_rank("9"),)


@pytest.mark.parametrize("offers", [True, False])
def test_hints_are_offered_or_not(session: GameSession, thinker: ScriptedThinker, offers: bool) -> None:
    ask(session, thinker)
    session.offer_hints(offers)
    assert session.snapshot is not None
    assert session.snapshot.offers_hints is offers
    assert (session.snapshot.hint is not None) is offers
    refusal = session.ask_hint()
    assert refusal == (None if offers else TableRefusal(TableRefusalCode.HINTS_OFF))


def test_in_anothers_turn_there_is_no_hint(session: GameSession, thinker: ScriptedThinker) -> None:
    session.discard(keys(session, "Jc")[0])
    asked = len(thinker.asked)
    assert session.ask_hint() == TableRefusal(TableRefusalCode.NO_HINT_NOW)
    assert len(thinker.asked) == asked


def test_without_a_match_there_is_no_hint(thinker: ScriptedThinker) -> None:
    session = GameSession(thinker)
    assert session.ask_hint() == TableRefusal(TableRefusalCode.NO_MATCH)
    session.close()


def test_after_the_round_there_is_no_hint(session: GameSession) -> None:
    lay_table(session, a_table("9d", mine=["9s 9c 9d 9h 9s 9h 9c"]))
    session.discard(keys(session, "9d")[0])
    assert session.ask_hint() == TableRefusal(TableRefusalCode.NO_HINT_AFTER_ROUND)


def test_a_thinker_that_fails_is_told(session: GameSession, thinker: ScriptedThinker) -> None:
    told = Told(session)
    session.ask_hint()
    thinker.failed.emit("no wits left")
    assert told.values("refused") == [TableRefusal(TableRefusalCode.NO_HINT_FOUND)]
    assert told.values("player_failed") == []
    assert session.snapshot is not None
    assert not session.snapshot.seeking_hint


def test_the_game_goes_on_after_a_hint(qtbot: QtBot, session: GameSession, thinker: ScriptedThinker) -> None:
    ask(session, thinker)
    session.discard(keys(session, "Jc")[0])
    with qtbot.waitSignal(session.happened):
        thinker.answer()


def test_the_answer_to_a_question_is_hinted_at(session: GameSession, thinker: ScriptedThinker) -> None:
    state = a_table("9d 8h 5s", mine=["9s 9c 9d 9h 9s 9h 9c"], turn=2)
    state.this_turn.asked = state.this_turn.question_open = True
    lay_table(session, state)
    hint = ask(session, thinker)
    assert check(state, hint.hint.move) is None
    assert hint.hint.why in {Why.YES_HAND, Why.NO_HAND, Why.NO_LAYABLE, Why.YES_OTHERS_NEAR}


def test_what_is_thrown_is_a_card_of_the_hand(session: GameSession, thinker: ScriptedThinker) -> None:
    lay_table(session, a_table("5s 8h Kd Jc"))
    hint = ask(session, thinker)
    assert isinstance(hint.hint.move, Discard)
    (key,) = hint.keys
    at = session._at()
    assert at is not None
    cards = at.cards([key])
    assert cards is not None
    assert KIND_OF[cards[0]] == KIND_OF[hint.hint.move.card], cards_text(cards)

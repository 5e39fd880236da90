"""What the person does in a turn, and what the session announces for it."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.events import CardDiscarded, CardsDrawn, MeldLaid, PileTaken, TurnBegan
from canasta_desktop.engine.moves import Answer
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.places import (
    FromHand,
    FromPile,
    FromStaged,
    FromStock,
    OntoHand,
    OntoMeld,
    OntoPile,
    OntoStock,
)
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import ActionState
from canasta_desktop.model.taking import TakeChoice
from tests.model.stand_ins import KeptJournal, ScriptedThinker, Told
from tests.model.tables import a_rank, a_table, keys, lay_table, shown

KINGS, NINES = a_rank("K"), a_rank("9")
MINE = ["Kh Kd Kc"]


def staged(session: GameSession) -> int:
    assert session.snapshot is not None
    return sum(len(meld.staged) for side in session.snapshot.sides for meld in side.melds)


def question(session: GameSession) -> int | None:
    assert session.snapshot is not None
    return session.snapshot.question_to_me


def events(told: Told) -> list[type[object]]:
    happenings = told.values("happened")
    assert all(isinstance(happening, Happening) for happening in happenings)
    return [type(event) for happening in happenings if isinstance(happening, Happening) for event in happening.events]


def test_drawing_is_told_once_in_order(session: GameSession, told: Told) -> None:
    lay_table(session, a_table("9d 5h", phase="draw"))
    told.forget()
    assert session.draw() is None
    assert told.names == ["happened", "snapshot_changed", "log_changed"]
    assert events(told) == [CardsDrawn]
    assert session.snapshot is not None
    assert [held.is_new for held in session.snapshot.hand] == [False, False, True]
    assert session.snapshot.draw.state is ActionState.DONE


def test_a_happening_leads_from_the_table_before_to_the_one_after(session: GameSession, told: Told) -> None:
    lay_table(session, a_table("9d 5h", phase="draw"))
    before = session.snapshot
    told.forget()
    session.draw()
    (happening,) = told.values("happened")
    assert isinstance(happening, Happening)
    assert happening.before == before
    assert happening.after == session.snapshot


def test_a_refusal_is_answered_and_told_with_its_place_and_changes_nothing(session: GameSession, told: Told) -> None:
    lay_table(session, a_table("9d 5h"))
    before = session.snapshot
    told.forget()
    refusal = session.draw()
    assert refusal == Refusal(RefusalCode.ALREADY_DRAWN)
    assert told.all == [("refused", (refusal, OntoStock()))]
    assert session.snapshot == before


def test_staging_tells_of_itself_and_is_no_move(session: GameSession, told: Told, journal: KeptJournal) -> None:
    lay_table(session, a_table("9d 9h 5h", phase="draw"))
    written = len(journal.lines)
    told.forget()
    assert session.stage(keys(session, "9d 9h")) is None
    assert told.names == ["snapshot_changed", "staging_changed"]
    assert staged(session) == 2
    assert shown(session) == "5h"
    assert len(journal.lines) == written


def test_what_is_staged_before_drawing_stays_after_it(session: GameSession) -> None:
    lay_table(session, a_table("9d 9h 5h", phase="draw"))
    session.stage(keys(session, "9d 9h"))
    session.draw()
    assert staged(session) == 2


def test_laying_out_stages_the_selection_and_unselects_it(session: GameSession, told: Told) -> None:
    lay_table(session, a_table("9d 9h 9s 5h", mine=MINE))
    session.select(keys(session, "9d 9h 9s"))
    told.forget()
    assert session.lay_out() is None
    assert told.names == ["snapshot_changed", "staging_changed", "selection_changed"]
    assert staged(session) == 3
    assert session.selected == ()


def test_laying_out_with_nothing_selected_commits_what_is_staged(session: GameSession, told: Told) -> None:
    lay_table(session, a_table("9d 9h 9s 5h 6h", mine=MINE))
    session.stage(keys(session, "9d 9h 9s"))
    told.forget()
    assert session.lay_out() is None
    assert told.names == ["happened", "snapshot_changed", "staging_changed", "log_changed"]
    assert events(told) == [MeldLaid]
    assert shown(session) == "5h 6h"
    assert staged(session) == 0


def test_laying_out_nothing_is_refused(session: GameSession) -> None:
    lay_table(session, a_table("9d 5h"))
    assert session.lay_out() == TableRefusal(TableRefusalCode.NOTHING_PICKED)


def test_laying_out_before_drawing_is_refused(session: GameSession) -> None:
    lay_table(session, a_table("9d 9h 9s 5h", phase="draw", mine=MINE))
    session.stage(keys(session, "9d 9h 9s"))
    assert session.lay_out() == Refusal(RefusalCode.MUST_DRAW_FIRST)
    assert staged(session) == 3


def test_a_commit_that_misses_something_leaves_it_staged(session: GameSession) -> None:
    lay_table(session, a_table("4d 4h 4s 5h 6h"))
    session.stage(keys(session, "4d 4h 4s"))
    assert session.commit() == Refusal(RefusalCode.INITIAL_MELD_TOO_LOW, 15, 50)
    assert staged(session) == 3


def test_a_discard_commits_what_is_staged_and_is_told_as_one(
    session: GameSession, told: Told, journal: KeptJournal, thinker: ScriptedThinker
) -> None:
    lay_table(session, a_table("9d 9h 9s 5h 6h", mine=MINE))
    session.stage(keys(session, "9d 9h 9s"))
    told.forget()
    before = len(thinker.asked)
    assert session.discard(keys(session, "5h")[0]) is None
    assert told.names == ["happened", "snapshot_changed", "staging_changed", "log_changed", "thinking_changed"]
    assert events(told) == [MeldLaid, CardDiscarded, TurnBegan]
    assert [line[0] for line in journal.lines[-2:]] == ["moved", "moved"]
    assert thinker.asked[before:][0].seat == 1


def test_a_discard_that_is_refused_leaves_what_is_staged(session: GameSession, journal: KeptJournal) -> None:
    lay_table(session, a_table("9d 9h 9s 5h", mine=MINE))
    session.stage(keys(session, "9d 9h 9s"))
    written = len(journal.lines)
    assert session.discard(keys(session, "5h")[0]) == Refusal(RefusalCode.MUST_KEEP_A_CARD, 0, 1)
    assert staged(session) == 3
    assert len(journal.lines) == written


def test_a_discard_with_too_little_staged_is_refused_for_that(session: GameSession) -> None:
    lay_table(session, a_table("4d 4h 4s 5h 6h"))
    session.stage(keys(session, "4d 4h 4s"))
    assert session.discard(keys(session, "5h")[0]) == Refusal(RefusalCode.INITIAL_MELD_TOO_LOW, 15, 50)
    assert shown(session) == "5h 6h"


def test_the_selected_card_is_discarded_where_none_is_named(session: GameSession) -> None:
    lay_table(session, a_table("9d 5h 6h"))
    assert session.discard() == TableRefusal(TableRefusalCode.NOTHING_PICKED)
    session.select(keys(session, "9d 5h"))
    assert session.discard() == TableRefusal(TableRefusalCode.ONE_CARD_AT_A_TIME, 2, 1)
    session.select(keys(session, "9d"))
    assert session.discard() is None
    assert shown(session) == "5h 6h"


def test_the_discarded_one_of_equal_cards_leaves(session: GameSession) -> None:
    lay_table(session, a_table("9d 9d 5h"))
    first, second = keys(session, "9d 9d")
    session.discard(first)
    assert session.snapshot is not None
    assert second in [held.key for held in session.snapshot.hand]


def test_of_equal_cards_the_staged_one_is_laid(session: GameSession) -> None:
    lay_table(session, a_table("9d 9d 9h 9s 5h 6h", mine=MINE))
    first, second = sorted(keys(session, "9d 9d"))
    session.stage([first, *keys(session, "9h 9s")])
    session.discard(keys(session, "5h")[0])
    assert session.snapshot is not None
    assert second in [held.key for held in session.snapshot.hand]


def test_cards_keep_their_keys_when_staged_and_taken_back(session: GameSession) -> None:
    lay_table(session, a_table("9d 9d 5h"))
    before = session.snapshot
    session.stage(keys(session, "9d"))
    session.take_back_last()
    assert session.snapshot == before


def test_taking_back_goes_step_by_step_or_all_at_once(session: GameSession) -> None:
    lay_table(session, a_table("9d 9h 5h 5s"))
    session.stage(keys(session, "9d"))
    session.stage(keys(session, "9h"))
    session.stage(keys(session, "5h"))
    assert session.take_back_last() is None
    assert shown(session) == "5s 5h"
    assert session.take_back_all() is None
    assert shown(session) == "5s 5h 9h 9d"
    assert session.take_back_all() == TableRefusal(TableRefusalCode.NOTHING_STAGED)
    assert session.take_back_last() == TableRefusal(TableRefusalCode.NOTHING_STAGED)


def test_one_staged_card_is_taken_back(session: GameSession) -> None:
    lay_table(session, a_table("9d 9h 5h"))
    nine = keys(session, "9d")
    session.stage(keys(session, "9d 9h"))
    assert session.take_back(nine) is None
    assert shown(session) == "5h 9d"


def test_what_is_staged_takes_the_pile(session: GameSession, told: Told) -> None:
    lay_table(session, a_table("9d 9h Qs Qd Qh 5d", phase="draw", pile="4h 9s"))
    session.stage(keys(session, "Qs Qd Qh"))
    session.stage(keys(session, "9d 9h"))
    told.forget()
    assert session.take_pile() is None
    assert events(told) == [PileTaken, MeldLaid, MeldLaid]
    assert shown(session) == "4h 5d"
    assert staged(session) == 0
    assert session.snapshot is not None
    assert session.snapshot.take.state is ActionState.DONE


def test_a_staged_card_is_laid_also_where_the_pile_brings_an_equal_one(session: GameSession) -> None:
    lay_table(session, a_table("9d 9h 5d", phase="draw", pile="9d 9s", mine=MINE))
    session.stage(keys(session, "9d 9h"))
    assert session.take_pile() is None
    assert staged(session) == 0
    assert shown(session) == "5d 9d"


def test_several_ways_to_take_the_pile_are_offered_and_nothing_is_taken(session: GameSession, told: Told) -> None:
    lay_table(session, a_table("9d 9h 2h 5d 5h", phase="draw", pile="4h 9s", mine=MINE))
    told.forget()
    assert session.take_pile() is None
    assert told.names == ["take_offered"]
    (choices,) = told.values("take_offered")
    assert isinstance(choices, tuple)
    choice = choices[1]
    assert isinstance(choice, TakeChoice)
    assert session.take_with(choice) is None
    assert shown(session) == "4h 5h 5d 9d"


def test_a_pile_that_cannot_be_taken_is_refused_at_the_pile(session: GameSession, told: Told) -> None:
    lay_table(session, a_table("9d 5h", phase="draw", pile="4h 9s", mine=MINE))
    told.forget()
    refusal = session.take_pile()
    assert isinstance(refusal, Refusal)
    assert refusal.code is RefusalCode.UPCARD_UNUSABLE
    assert told.all == [("refused", (refusal, OntoPile()))]


def test_dropping_stages_takes_back_and_moves_to_another_place(session: GameSession) -> None:
    lay_table(session, a_table("9d 9h 2h 5h", mine=MINE))
    assert session.drop(FromHand(tuple(keys(session, "9d 9h 2h"))), OntoMeld(NINES)) is None
    assert session.snapshot is not None
    wild = session.snapshot.sides[0].melds[0].staged_keys[2]
    assert session.drop(FromStaged((wild,)), OntoMeld(KINGS)) is None
    assert [len(meld.staged) for meld in session.snapshot.sides[0].melds] == [2, 1]
    assert session.drop(FromStaged((wild,)), OntoHand(0)) is None
    assert shown(session) == "5h 2h"


def test_dropping_draws_takes_and_discards(session: GameSession) -> None:
    lay_table(session, a_table("9d 9h 5h 5d", phase="draw"))
    assert session.drop(FromStock(), OntoHand(0)) is None
    assert session.drop(FromHand(tuple(keys(session, "9d"))), OntoPile()) is None
    lay_table(session, a_table("9d 9h 5h 5d", phase="draw", pile="4h 9s", mine=MINE))
    assert session.drop(FromPile(), OntoMeld(NINES)) is None
    assert shown(session) == "4h 5h 5d"


def test_an_illegal_drop_is_told_where_it_was_tried(session: GameSession, told: Told) -> None:
    lay_table(session, a_table("9d 5h"))
    told.forget()
    refusal = session.drop(FromHand(tuple(keys(session, "9d"))), OntoMeld(KINGS))
    assert refusal == Refusal(RefusalCode.MIXED_RANKS, rank=KINGS)
    assert told.all == [("refused", (refusal, OntoMeld(KINGS)))]


def test_staged_cards_stay_when_a_discard_of_one_of_them_is_refused(session: GameSession) -> None:
    lay_table(session, a_table("4d 4h 4s 5h"))
    session.stage(keys(session, "4d 4h 4s"))
    assert session.snapshot is not None
    four = session.snapshot.sides[0].melds[0].staged_keys[0]
    assert session.drop(FromStaged((four,)), OntoPile()) == Refusal(RefusalCode.MELD_TOO_SMALL, 2, 3, a_rank("4"))
    assert staged(session) == 3


def test_the_question_goes_to_the_partner_and_a_no_comes_back(
    session: GameSession, thinker: ScriptedThinker, qtbot: QtBot
) -> None:
    lay_table(session, a_table("9d 5h"))
    assert session.ask() is None
    assert thinker.asked[-1].seat == 2
    assert session.snapshot is not None
    assert session.snapshot.discard.reason == Refusal(RefusalCode.PARTNER_MUST_ANSWER)
    with qtbot.waitSignal(session.happened):
        thinker.answer(Answer(yes=False))
    assert session.ask() == Refusal(RefusalCode.ASKING_NOT_ALLOWED)


def test_the_partners_question_waits_for_the_persons_answer(session: GameSession, thinker: ScriptedThinker) -> None:
    table = a_table("9d 5h", turn=2)
    table.this_turn.asked = table.this_turn.question_open = True
    lay_table(session, table)
    assert question(session) == 2
    assert session.thinking is None
    first = TableRefusal(TableRefusalCode.ANSWER_FIRST)
    assert session.draw() == session.discard(keys(session, "9d")[0]) == first
    assert session.drop_outcome(FromStock(), OntoHand()).refusal == first
    assert session.answer(yes=True) is None
    assert question(session) is None
    assert thinker.asked[-1].seat == 2


def test_an_answer_without_a_question_is_refused(session: GameSession) -> None:
    lay_table(session, a_table("9d 5h"))
    assert session.answer(yes=True) == Refusal(RefusalCode.NOTHING_ASKED)


def test_passing_with_an_empty_stock_ends_the_round(session: GameSession, told: Told) -> None:
    lay_table(session, a_table("9d 5h", phase="draw", stock=""))
    told.forget()
    assert session.pass_turn() is None
    assert told.names[-2:] == ["log_changed", "round_ended"]
    assert session.draw() == Refusal(RefusalCode.ROUND_OVER)


def test_what_is_staged_is_back_in_the_hand_when_the_round_ends(session: GameSession, told: Told) -> None:
    lay_table(session, a_table("9d 9h 5h", phase="draw", stock=""))
    session.stage(keys(session, "9d 9h"))
    told.forget()
    session.pass_turn()
    assert staged(session) == 0
    assert shown(session) == "5h 9h 9d"
    assert "staging_changed" in told.names


def test_a_red_three_is_laid_where_the_rules_leave_it_to_the_player(session: GameSession) -> None:
    rules = house_rules("classic", 4, {"red_three_timing": "this_or_next_turn"})
    lay_table(session, a_table("3h 9d 5h", rules=rules))
    assert session.lay_red_three() is None
    assert shown(session) == "5h 9d Tc"
    assert session.lay_red_three() == TableRefusal(TableRefusalCode.NOTHING_PICKED)


@pytest.mark.parametrize(
    "request_name", ["draw", "take_pile", "lay_out", "commit", "discard", "ask", "pass_turn", "take_back_all"]
)
def test_nothing_is_possible_without_a_match(empty_session: GameSession, request_name: str) -> None:
    assert getattr(empty_session, request_name)() == TableRefusal(TableRefusalCode.NO_MATCH)
    assert empty_session.drop(FromStock(), OntoHand()) == TableRefusal(TableRefusalCode.NO_MATCH)
    assert empty_session.snapshot is None

"""The journals of matches that were on the table before."""

from pathlib import Path

from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.storage.journal import Journal, former_journals, read_journal
from tests.storage.journals import resumed, written_journal
from tests.storage.played import CLASSIC, played_match, record_of


def test_another_match_on_the_table_leaves_the_former_to_be_offered_again(path: Path) -> None:
    former = played_match(seed=3, last_moves=10)
    written_journal(path, former)
    Journal.begin(path, record_of(Match(CLASSIC))).close()
    kept = former_journals(path)
    assert len(kept) == 1
    state = read_journal(kept[0])
    assert state is not None
    assert (state.record.match, state.deal_number) == (former, 7)
    assert resumed(path).record.match == Match(CLASSIC)


def test_former_matches_are_offered_newest_first_and_only_so_many_are_kept(path: Path) -> None:
    for seed in range(12):
        written_journal(path, played_match(seed=seed, last_moves=1 + seed))
    lengths = []
    for kept in former_journals(path):
        state = read_journal(kept)
        assert state is not None
        lengths.append(len(state.record.match.rounds[0].moves))
    assert lengths == [11, 10, 9, 8, 7, 6, 5, 4]


def test_a_match_without_a_move_and_one_that_is_won_are_not_offered_again(path: Path) -> None:
    won = played_match(house_rules("classic", 4, {"target": 1}), rounds=20)
    assert won.winner is not None
    for match in (Match(CLASSIC), played_match(last_moves=0), won):
        written_journal(path, match)
    Journal.begin(path, record_of(Match(CLASSIC))).close()
    assert former_journals(path) == []


def test_a_match_that_is_gone_on_with_is_not_offered_beside_itself(path: Path) -> None:
    written_journal(path, played_match(last_moves=10))
    Journal.begin(path, record_of(played_match(last_moves=12))).close()
    assert former_journals(path) == []


def test_a_match_that_is_gone_back_in_is_kept_as_it_stood(path: Path) -> None:
    written_journal(path, played_match(last_moves=10))
    Journal.begin(path, record_of(played_match(last_moves=8))).close()
    assert len(former_journals(path)) == 1

"""How the novice plays: sanely, without a look at the others."""

from tests.players.tables import CLASSIC, a_table, decided

KINGS = "Ks Kh Kd"
SEEDS = range(30)


def test_opens_when_it_can() -> None:
    state = a_table(CLASSIC, "Ks Kh Kd Qs Qh Qd 9s 8c 4h 5d")
    assert all(decided(state, "novice", seed) == "meld Ks Kh Kd + Qs Qh Qd" for seed in SEEDS)


def test_takes_only_a_pile_that_is_obviously_good() -> None:
    small = a_table(CLASSIC, "Kc 8c 4h 5d 6c", phase="draw", pile="7c Kd", mine=[KINGS])
    assert {decided(small, "novice", seed) for seed in SEEDS} == {"draw"}
    big = a_table(CLASSIC, "9s 8c 4h 5d 6c", phase="draw", pile="7c 9d 9c Jd Jc Ad 8d 8h Kc", mine=[KINGS])
    assert {decided(big, "novice", seed) for seed in SEEDS} == {"take"}


def test_throws_no_wild_away() -> None:
    state = a_table(CLASSIC, "2c Jo 7s 4h 5d 6c 9s", mine=[KINGS], theirs=["9h 9d 9c"])
    thrown = {decided(state, "novice", seed) for seed in SEEDS}
    assert thrown.isdisjoint({"discard 2c", "discard Jo"})
    assert len(thrown) > 1


def test_does_not_see_what_it_gives_away() -> None:
    state = a_table(CLASSIC, "9d 7s 6c 5d", pile="Td Ts 4h", mine=[KINGS], theirs=["9h 9s 9c"])
    assert "discard 9d" in {decided(state, "novice", seed) for seed in SEEDS}
    assert "discard 9d" not in {decided(state, "casual", seed) for seed in SEEDS}

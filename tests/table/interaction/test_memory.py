"""A table that is played at for long keeps nothing of the rounds that are over."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.table.interaction.rounds import Rounds, kept_objects


@pytest.fixture
def rounds(qtbot: QtBot) -> Iterator[Rounds]:
    rounds = Rounds(qtbot)
    yield rounds
    rounds.close()


def test_a_deal_has_the_same_items_before_and_after_other_rounds(rounds: Rounds) -> None:
    rounds.play(1)
    before = rounds.items_begun(7), kept_objects()
    rounds.play(2)
    rounds.play(3)
    after = rounds.items_begun(7), kept_objects()
    assert after == before

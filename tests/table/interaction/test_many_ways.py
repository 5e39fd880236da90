"""A pile that can be taken in more ways than there are digits."""

import pytest
from PySide6.QtCore import Qt

from canasta_desktop.engine.cards import cards_text
from canasta_desktop.model.taking import MOST_CHOICES
from canasta_desktop.table.interaction.chooser import CHOICE_KEYS
from tests.model.tables import a_table
from tests.table.interaction.hands_on import SHIFT, Player, assert_at_rest

Key = Qt.Key
HAND = "4c 4d 4s 8s 8d 9c 9d 9s Th Td Tc Jd Jc Qd Qs Qc Kd Ks Kc As Ac 2h 2s Jo"


@pytest.fixture
def offered(player: Player) -> Player:
    player.lay(a_table(HAND, phase="draw", pile="9h 7d Jh"))
    player.key(Key.Key_T)
    return player


def test_every_way_has_a_key(offered: Player) -> None:
    buttons = offered.controller.chooser.buttons
    assert len(buttons) == MOST_CHOICES == len(CHOICE_KEYS)
    assert "".join(button.key for button in buttons) == CHOICE_KEYS


@pytest.mark.parametrize(("key", "number"), [(Key.Key_1, 0), (Key.Key_9, 8), (Key.Key_A, 9), (Key.Key_C, 11)])
def test_its_key_chooses_a_way(offered: Player, key: Qt.Key, number: int) -> None:
    wanted = offered.session.take_choices()[number]
    offered.key(key)
    assert offered.snapshot.has_drawn
    laid = [card for meld in offered.snapshot.sides[0].melds for card in (*meld.naturals, *meld.wilds)]
    expected = [card for group in (wanted.first, *wanted.further) for card in group]
    assert sorted(laid) == sorted([*expected, *(card for card in laid if cards_text([card]) == "Jh")])
    assert_at_rest(offered)


def test_other_keys_choose_nothing(offered: Player) -> None:
    offered.keys(Key.Key_0, Key.Key_D, Key.Key_X).key(Key.Key_A, SHIFT)
    assert offered.controller.chooser.is_open
    assert not offered.snapshot.has_drawn

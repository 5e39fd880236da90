"""Dealing, and the decks of deal numbers."""

import hashlib

import pytest

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, card_text, cards_text, full_deck
from canasta_desktop.engine.deal import deal, deck_of, first_dealer_of
from canasta_desktop.engine.events import CardsDrawn, RedThreeLaid, RoundDealt, TurnBegan
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import Phase, RoundState
from tests.engine.rule_sets import ALL_PRESETS, changed
from tests.engine.tables import play, refused, stacked_deck


def dealt(rules: RuleSet, hands: dict[int, str], then: str, dealer: int = 3) -> RoundState:
    """A round dealt from a stacked deck."""
    state, _ = deal(rules, dealer, stacked_deck(rules, dealer, hands, then), [0] * rules.sides)
    return state


def test_the_deck_of_a_deal_number_is_the_same_everywhere() -> None:
    """The order was made with sha256sum and sort, without the engine."""
    deck = cards_text(deck_of(1, 0, 2))
    assert deck.startswith(
        "Kh 5c Qd 6h 7h 8h 2s 5s 3d Th Td Kd 6s Jo 8h 3s Js Jd 7s 9s 3h 2s Th 5h 4d 9s 8c Ah Ad 2c 2d Ac"
    )
    assert deck.endswith("3c Kh Tc Jh 9c 4c 8d 2d Kd 6s Qh Qs")


@pytest.mark.parametrize(
    ("number", "round_index", "digest"),
    [
        (1, 0, "e2d6464b40eb274c6a25d00bec2bf7e5218679261c3d04eab4d2d38423c9dedb"),
        (1, 1, "f8e6e87c4ce99eebcacdd90b760b8e71f4038a8026e4b9e076c2a00700c97403"),
        (20261129, 0, "9d8f982f7e900c432823ed7eff4394473b970282c56507bad1b0af92c671ac8b"),
        (20261129, 1, "c74c83c033f9a6d6842871142f7f7958ba36222ec26c052fc86811eb1154e675"),
    ],
)
def test_whole_decks_of_deal_numbers_have_known_digests(number: int, round_index: int, digest: str) -> None:
    written = "".join(card_text(card) + " " for card in deck_of(number, round_index, 2))
    assert hashlib.sha256(written.encode("ascii")).hexdigest() == digest


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_the_deck_of_a_deal_number_is_a_whole_one(decks: int) -> None:
    assert sorted(deck_of(7, 0, decks)) == sorted(full_deck(decks))


@pytest.mark.parametrize(
    ("number", "players", "seat"),
    [(1, 4, 0xF5 % 4), (20261129, 4, 0x5B % 4), (2**63 - 1, 3, 0x58 % 3), (2**63 - 1, 6, 0x58 % 6), (0, 2, 0x87 % 2)],
)
def test_the_first_dealer_of_a_deal_number_is_the_same_everywhere(number: int, players: int, seat: int) -> None:
    assert first_dealer_of(number, players) == seat


def test_classic_for_four_deals_eleven_cards_from_one_hundred_and_eight(classic: RuleSet) -> None:
    state = dealt(classic, {}, "Kd")
    assert [len(hand) for hand in state.hands] == [11] * 4
    assert (cards_text(state.pile), len(state.stock)) == ("Kd", 108 - 44 - 1)


def test_french_deals_eleven_cards(french: RuleSet) -> None:
    assert [len(hand) for hand in dealt(french, {}, "Kd").hands] == [11] * 4


def test_thirteen_deals_thirteen_cards(thirteen: RuleSet) -> None:
    assert [len(hand) for hand in dealt(thirteen, {}, "Kd").hands] == [13] * 4


def test_six_players_are_dealt_thirteen_cards_from_three_decks(classic_six: RuleSet) -> None:
    state = dealt(classic_six, {}, "Kd", dealer=5)
    assert [len(hand) for hand in state.hands] == [13] * 6
    assert len(state.stock) == 162 - 78 - 1


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(classic: RuleSet) -> None:
    deck = full_deck(2)
    state, _ = deal(changed(classic, hand_size=2), 1, deck, [0, 0])
    assert [cards_text(hand) for hand in (*state.hands[2:], *state.hands[:2])] == ["As Ts", "Ks 9s", "Qs 8s", "Js 7s"]


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (3, 0)])
def test_the_dealers_left_plays_first(classic: RuleSet, dealer: int, first: int) -> None:
    state = dealt(classic, {}, "Kd", dealer)
    assert (state.turn, state.phase) == (first, Phase.DRAW)


def test_classic_covers_wilds_and_threes_until_an_ordinary_card_lies_on_top(classic: RuleSet) -> None:
    assert cards_text(dealt(classic, {}, "2c 3s Jo 3h 9d 4c").pile) == "2c 3s Jo 3h 9d"


def test_french_covers_wilds_and_red_threes_but_not_a_black_three(french: RuleSet) -> None:
    assert cards_text(dealt(french, {}, "2c 3h Jo 3s 9d 4c").pile) == "2c 3h Jo 3s"


def test_thirteen_begins_the_pile_with_any_card(thirteen: RuleSet) -> None:
    assert cards_text(dealt(thirteen, {}, "3h 2c 9d").pile) == "3h"


def test_a_covered_wild_freezes_the_pile_until_it_is_taken(french: RuleSet) -> None:
    """French, where nothing else freezes the pile of a side without melds."""
    state = dealt(french, {0: "9s 2s As Ah Ad 4s 5s"}, "2c 9d 7c")
    assert refused(state, "take 9s 2s + As Ah Ad") is not None
    state = dealt(french, {0: "9s 9h As Ah Ad 4s 5s"}, "2c 9d 7c")
    play(state, "take 9s 9h + As Ah Ad")
    assert (state.pile, state.pile_wilds) == ([], 0)


def test_a_covered_red_three_goes_to_the_taker_and_is_not_replaced(classic: RuleSet) -> None:
    state = dealt(classic, {0: "9s 9h As Ah Ad 4s 5s"}, "3h 9d 7c")
    stock = len(state.stock)
    play(state, "take 9s 9h + As Ah Ad")
    assert cards_text(state.red_threes[0]) == "3h"
    assert (len(state.stock), len(state.hands[0])) == (stock, 11 - 5)


def test_red_threes_dealt_are_laid_and_replaced_before_the_first_turn(classic: RuleSet) -> None:
    state = dealt(classic, {0: "3h 3d", 2: "3h"}, "Kd 4c 5c 6c")
    assert [cards_text(cards) for cards in state.red_threes] == ["3h 3d 3h", ""]
    assert [len(hand) for hand in state.hands] == [11] * 4
    assert cards_text(state.hands[0][-2:]) == "4c 5c"
    assert cards_text(state.hands[2][-1:]) == "6c"


def test_a_replacement_that_is_a_red_three_is_laid_too_before_the_next_player(classic: RuleSet) -> None:
    state = dealt(classic, {0: "3h", 1: "3d"}, "Kd 3h 4c 5c")
    assert [cards_text(cards) for cards in state.red_threes] == ["3h 3h", "3d"]
    assert (cards_text(state.hands[0][-1:]), cards_text(state.hands[1][-1:])) == ("4c", "5c")


def test_french_leaves_dealt_red_threes_in_the_hands_and_the_first_player_must_lay_them(french: RuleSet) -> None:
    state = dealt(french, {0: "3h"}, "Kd 4c 5c")
    assert cards_text(state.hands[0][:1]) == "3h"
    assert cards_text(state.this_turn.old_red_threes) == "3h"


def test_the_events_of_a_deal_tell_of_hands_red_threes_and_the_first_turn(classic: RuleSet) -> None:
    _, events = deal(classic, 3, stacked_deck(classic, 3, {0: "3h"}, "Kd 4c"), [0, 0])
    red_three, four = full_deck(1)[13 + 11], full_deck(1)[39 + 10]
    assert isinstance(events[0], RoundDealt)
    assert events[1:] == [RedThreeLaid(0, red_three), CardsDrawn(0, (four,), 1), TurnBegan(0)]


def test_when_the_stock_runs_out_in_the_deal_the_upcard_stays_and_play_begins(classic: RuleSet) -> None:
    rules = changed(classic, hand_size=26)
    state = dealt(rules, {}, "3s Jo 2c 3h")
    assert (cards_text(state.pile), state.stock, state.phase) == ("3s Jo 2c 3h", [], Phase.DRAW)


def test_when_the_stock_runs_out_red_threes_are_laid_without_replacement(classic: RuleSet) -> None:
    state = dealt(changed(classic, hand_size=26), {0: "3h 3d", 1: "3h 3d"}, "Kd 4c 5c 6c")
    assert [len(hand) for hand in state.hands] == [26, 25, 26, 26]
    assert state.stock == []


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_every_preset_deals_every_card_once(name: str, players: int) -> None:
    rules = preset(name, players)
    state, _ = deal(rules, 0, deck_of(5, 0, rules.decks), [0] * rules.sides)
    lying = [*state.stock, *state.pile, *(card for hand in (*state.hands, *state.red_threes) for card in hand)]
    assert sorted(lying) == sorted(full_deck(rules.decks))
    if name != "french":
        assert RED_THREE not in {KIND_OF[card] for hand in state.hands for card in hand}


def test_another_deck_is_refused(classic: RuleSet) -> None:
    deck = deck_of(1, 0, 2)
    for wrong in (deck[1:], [*deck[1:], deck[1]], deck_of(1, 0, 3), []):
        with pytest.raises(ValueError, match="not the deck"):
            deal(classic, 0, wrong, [0, 0])


def test_a_short_deck_for_very_many_decks_is_refused_without_building_them(classic: RuleSet) -> None:
    with pytest.raises(ValueError, match="not the deck"):
        deal(changed(classic, decks=10**15), 0, deck_of(1, 0, 2), [0, 0])


@pytest.mark.parametrize("dealer", [-1, 4])
def test_a_dealer_who_has_no_seat_is_refused(classic: RuleSet, dealer: int) -> None:
    with pytest.raises(ValueError, match="no such seat"):
        deal(classic, dealer, deck_of(1, 0, 2), [0, 0])

"""A `PlayerView` and a `RuleSet` as plain data for JSON, both ways."""

from collections.abc import Mapping, Sequence
from typing import cast

from canasta_desktop.engine.cards import Card, Rank, cards_text, meld_rank_letter, parse_cards, parse_meld_rank
from canasta_desktop.engine.notation import parse_seat_move, seat_move_text
from canasta_desktop.engine.presets import options_of, preset_name, spelled_out
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import Phase
from canasta_desktop.engine.view import MeldView, PlayerView

Form = dict[str, object]


def rules_form(rules: RuleSet) -> Form:
    """A rule set with every option spelled out, as records hold it."""
    return {"preset": preset_name(rules), "players": rules.players, "options": options_of(rules)}


def rules_from_form(form: Mapping[str, object]) -> RuleSet:
    """Read what `rules_form` wrote. Raises `UnplayableRules`."""
    return spelled_out(form["players"], cast("Mapping[str, object]", form["options"]))


def view_form(view: PlayerView) -> Form:
    """The view as plain data."""
    return {
        "rules": rules_form(view.rules),
        "seat": view.seat,
        "scores": list(view.scores),
        "dealer": view.dealer,
        "turn": view.turn,
        "phase": view.phase.value,
        "question_open": view.question_open,
        "asked": view.asked,
        "partner_said_no": view.partner_said_no,
        "melded_this_turn": view.melded_this_turn,
        "added_to_older": view.added_to_older,
        "begun": "".join(map(meld_rank_letter, view.begun)),
        "red_three_unreplaced": view.red_three_unreplaced,
        "red_threes_held": cards_text(view.red_threes_held),
        "red_threes_due": view.red_threes_due,
        "hand": cards_text(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "stock": view.stock,
        "pile": cards_text(view.pile),
        "melds": [[_meld_form(meld) for meld in melds] for melds in view.melds],
        "red_threes": _lists(view.red_threes),
        "melded_earlier": list(view.melded_earlier),
        "known": _lists(view.known),
        "upcards": cards_text(view.upcards),
        "moves": [seat_move_text(seat, move) for seat, move in view.moves],
    }


def view_from_form(form: Mapping[str, object]) -> PlayerView:
    """Read what `view_form` wrote, and only that: the form is not checked."""
    data = cast("Mapping[str, str]", form)
    numbers = cast("Mapping[str, int]", form)
    lists = cast("Mapping[str, list[str]]", form)
    return PlayerView(
        rules=rules_from_form(cast("Mapping[str, object]", form["rules"])),
        seat=numbers["seat"],
        scores=tuple(cast("list[int]", form["scores"])),
        dealer=numbers["dealer"],
        turn=numbers["turn"],
        phase=Phase(form["phase"]),
        question_open=bool(form["question_open"]),
        asked=bool(form["asked"]),
        partner_said_no=bool(form["partner_said_no"]),
        melded_this_turn=bool(form["melded_this_turn"]),
        added_to_older=bool(form["added_to_older"]),
        begun=tuple(map(_rank, data["begun"])),
        red_three_unreplaced=bool(form["red_three_unreplaced"]),
        red_threes_held=_cards(data["red_threes_held"]),
        red_threes_due=numbers["red_threes_due"],
        hand=_cards(data["hand"]),
        hand_sizes=tuple(cast("list[int]", form["hand_sizes"])),
        stock=numbers["stock"],
        pile=_cards(data["pile"]),
        melds=tuple(tuple(map(_meld, melds)) for melds in cast("list[list[Form]]", form["melds"])),
        red_threes=tuple(map(_cards, lists["red_threes"])),
        melded_earlier=tuple(cast("list[bool]", form["melded_earlier"])),
        known=tuple(map(_cards, lists["known"])),
        upcards=_cards(data["upcards"]),
        moves=tuple((cast("int", seat), move) for seat, move in map(parse_seat_move, lists["moves"])),
    )


def _meld_form(meld: MeldView) -> Form:
    return {"rank": meld_rank_letter(meld.rank), "cards": cards_text(meld.cards), "concealed": meld.concealed}


def _rank(letter: str) -> Rank:
    rank = parse_meld_rank(letter)
    if rank is None:
        raise ValueError(f"no rank of a meld: {letter!r}")
    return rank


def _meld(form: Form) -> MeldView:
    return MeldView(_rank(str(form["rank"])), _cards(str(form["cards"])), bool(form["concealed"]))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_cards(text))


def _lists(lists: Sequence[Sequence[Card]]) -> list[str]:
    return [cards_text(cards) for cards in lists]

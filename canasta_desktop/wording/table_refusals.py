"""Why the table refuses something that is no move yet, by the codes of the model."""

from typing import Final

from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

_REASONS: Final = {
    "no_match": QT_TRANSLATE_NOOP("Refusals", "No match is on the table"),
    "nothing_picked": QT_TRANSLATE_NOOP("Refusals", "No card is picked"),
    "nothing_staged": QT_TRANSLATE_NOOP("Refusals", "Nothing is put down that could be taken back"),
    "one_card_at_a_time": QT_TRANSLATE_NOOP("Refusals", "One card is discarded, not several"),
    "not_your_meld": QT_TRANSLATE_NOOP("Refusals", "These are the melds of the other side"),
    "not_there": QT_TRANSLATE_NOOP("Refusals", "That does not go there"),
    "round_running": QT_TRANSLATE_NOOP("Refusals", "This round is not over yet"),
    "match_over": QT_TRANSLATE_NOOP("Refusals", "The match is over"),
    "answer_first": QT_TRANSLATE_NOOP("Refusals", "Your partner waits for your answer"),
    "no_hint_now": QT_TRANSLATE_NOOP("Refusals", "It is not your turn"),
    "no_hint_after_round": QT_TRANSLATE_NOOP("Refusals", "The round is over, and no move is to be made"),
    "no_hint_found": QT_TRANSLATE_NOOP("Refusals", "No hint could be found this time"),
    "hints_off": QT_TRANSLATE_NOOP("Refusals", "Hints are turned off"),
}
_ADVICE: Final = {
    "no_match": QT_TRANSLATE_NOOP("Refusals", "Begin a new game or open one"),
    "nothing_picked": QT_TRANSLATE_NOOP("Refusals", "Click a card of your hand first"),
    "nothing_staged": QT_TRANSLATE_NOOP("Refusals", "What is laid out as a move stays on the table"),
    "one_card_at_a_time": QT_TRANSLATE_NOOP("Refusals", "Pick the one card to discard"),
    "not_your_meld": QT_TRANSLATE_NOOP("Refusals", "Put your cards on the melds of your side"),
    "not_there": QT_TRANSLATE_NOOP("Refusals", "Drop it on a place that lights"),
    "round_running": QT_TRANSLATE_NOOP("Refusals", "Play it to its end first"),
    "match_over": QT_TRANSLATE_NOOP("Refusals", "Begin a new game"),
    "answer_first": QT_TRANSLATE_NOOP("Refusals", "Say yes or no: may they go out?"),
    "no_hint_now": QT_TRANSLATE_NOOP("Refusals", "Ask for a hint when you are to play"),
    "no_hint_after_round": QT_TRANSLATE_NOOP("Refusals", "Deal the next round first"),
    "no_hint_found": QT_TRANSLATE_NOOP("Refusals", "Ask once more, or play as you see fit"),
    "hints_off": QT_TRANSLATE_NOOP("Refusals", "The settings turn them on, on the page of players"),
}

TABLE_CODES: Final = tuple(_REASONS)
"""All codes that have words."""


def table_refusal_reason(code: str) -> Sentence:
    """What is wrong, without a full stop. Raises `KeyError` for an unknown code."""
    return _REASONS[code]


def table_refusal_advice(code: str) -> Sentence:
    """What to do instead, without a full stop. Raises `KeyError` for an unknown code."""
    return _ADVICE[code]

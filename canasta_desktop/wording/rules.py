"""The options of a rule set in words: what each is called, what it means, and what it can be."""

from dataclasses import dataclass
from typing import Final

from canasta_desktop.engine.rule_set import UnplayableRules
from canasta_desktop.wording.cards import number_word
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

PRESET_NAMES: Final = {
    "classic": QT_TRANSLATE_NOOP("Rules", "Classic"),
    "french": QT_TRANSLATE_NOOP("Rules", "French"),
    "thirteen": QT_TRANSLATE_NOOP("Rules", "Thirteen cards"),
}
"""In the order in which they are offered."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """What an option is called, and a line about it."""

    title: Sentence
    note: Sentence


OPTIONS: Final = {
    "decks": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Decks"),
        QT_TRANSLATE_NOOP("Options", "Each has 52 cards and two jokers."),
    ),
    "hand_size": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Cards dealt to each player"),
        QT_TRANSLATE_NOOP("Options", "What every player begins a round with."),
    ),
    "draw_count": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Cards drawn in a turn"),
        QT_TRANSLATE_NOOP("Options", "However many are drawn, one is discarded."),
    ),
    "first_upcard": OptionWords(
        QT_TRANSLATE_NOOP("Options", "First card of the pile"),
        QT_TRANSLATE_NOOP("Options", "After the deal, cards are turned up until this one comes."),
    ),
    "red_three_timing": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Red threes are laid"),
        QT_TRANSLATE_NOOP("Options", "Each is replaced from the stock as long as there are cards."),
    ),
    "red_three_value": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Points of a red three"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Twice as many each for a side with four of them, with more than two decks for one with five. "
            "They count against a side that has no meld.",
        ),
    ),
    "min_naturals": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Natural cards in a meld"),
        QT_TRANSLATE_NOOP("Options", "A meld needs at least so many."),
    ),
    "max_wilds": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Wild cards in a meld"),
        QT_TRANSLATE_NOOP("Options", "A meld may have so many, and never more than it has natural ones."),
    ),
    "canasta_size": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Cards of a canasta"),
        QT_TRANSLATE_NOOP("Options", "A meld of so many cards is a canasta."),
    ),
    "natural_canasta": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Points of a natural canasta"),
        QT_TRANSLATE_NOOP("Options", "For one without wild cards."),
    ),
    "mixed_canasta": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Points of a mixed canasta"),
        QT_TRANSLATE_NOOP("Options", "For one with wild cards."),
    ),
    "concealed_canasta_bonus": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Points more for a concealed canasta"),
        QT_TRANSLATE_NOOP("Options", "For one that is laid out complete in a single move."),
    ),
    "initial_meld_minimums": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Points of the first meld"),
        QT_TRANSLATE_NOOP("Options", "What a side needs to open, by its score at the start of the round."),
    ),
    "upcard_counts_to_initial_meld": OptionWords(
        QT_TRANSLATE_NOOP("Options", "The top card of the pile counts"),
        QT_TRANSLATE_NOOP("Options", "Who opens by taking the pile may count its top card to the first meld."),
    ),
    "frozen_before_initial_meld": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Frozen until the first meld"),
        QT_TRANSLATE_NOOP("Options", "A side that has not opened takes the pile with a natural pair only."),
    ),
    "unfrozen_take_with_wild": OptionWords(
        QT_TRANSLATE_NOOP("Options", "A wild card helps to take the pile"),
        QT_TRANSLATE_NOOP("Options", "One natural card and a wild one take a pile that is not frozen."),
    ),
    "one_card_pile_rule": OptionWords(
        QT_TRANSLATE_NOOP("Options", "One card takes no pile of one card"),
        QT_TRANSLATE_NOOP("Options", "Nobody with a single card left may take a pile of a single card."),
    ),
    "canastas_to_go_out": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Canastas to go out"),
        QT_TRANSLATE_NOOP("Options", "A side needs so many before one of its players may go out."),
    ),
    "discard_to_go_out": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Going out needs a last discard"),
        QT_TRANSLATE_NOOP("Options", "The last card is discarded; it may not be laid out."),
    ),
    "ask_partner": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Ask the partner before going out"),
        QT_TRANSLATE_NOOP("Options", "A player may ask once a turn; a no forbids going out in that turn."),
    ),
    "go_out_bonus": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Points for going out"),
        QT_TRANSLATE_NOOP("Options", "For the side whose player has no card left."),
    ),
    "concealed_out_bonus": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Points more for going out concealed"),
        QT_TRANSLATE_NOOP("Options", "For a player who had laid out nothing in earlier turns of the round."),
    ),
    "stock_exhausted": OptionWords(
        QT_TRANSLATE_NOOP("Options", "When the stock is empty"),
        QT_TRANSLATE_NOOP("Options", "What that means for the round."),
    ),
    "target": OptionWords(
        QT_TRANSLATE_NOOP("Options", "Play to"),
        QT_TRANSLATE_NOOP("Options", "The match is over once a side has so many points; the highest score wins."),
    ),
}
"""By the name of the option."""

GROUPS: Final = (
    (
        QT_TRANSLATE_NOOP("Options", "Cards and dealing"),
        ("decks", "hand_size", "draw_count", "first_upcard"),
    ),
    (
        QT_TRANSLATE_NOOP("Options", "Melds and canastas"),
        (
            "min_naturals",
            "max_wilds",
            "canasta_size",
            "natural_canasta",
            "mixed_canasta",
            "concealed_canasta_bonus",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Options", "The first meld of a side"),
        ("initial_meld_minimums", "upcard_counts_to_initial_meld"),
    ),
    (
        QT_TRANSLATE_NOOP("Options", "The discard pile"),
        ("frozen_before_initial_meld", "unfrozen_take_with_wild", "one_card_pile_rule"),
    ),
    (
        QT_TRANSLATE_NOOP("Options", "Red threes"),
        ("red_three_timing", "red_three_value"),
    ),
    (
        QT_TRANSLATE_NOOP("Options", "Going out"),
        ("canastas_to_go_out", "discard_to_go_out", "ask_partner", "go_out_bonus", "concealed_out_bonus"),
    ),
    (
        QT_TRANSLATE_NOOP("Options", "The end of round and match"),
        ("stock_exhausted", "target"),
    ),
)
"""Every option once, as they are shown together."""

CHOICES: Final = {
    "first_upcard": {
        "natural": QT_TRANSLATE_NOOP("Options", "a natural card, no three"),
        "not_wild_or_red_three": QT_TRANSLATE_NOOP("Options", "no wild card, no red three"),
        "any": QT_TRANSLATE_NOOP("Options", "any card"),
    },
    "red_three_timing": {
        "at_once": QT_TRANSLATE_NOOP("Options", "at once"),
        "this_or_next_turn": QT_TRANSLATE_NOOP("Options", "in this or the next turn"),
    },
    "stock_exhausted": {
        "play_on": QT_TRANSLATE_NOOP("Options", "play goes on with the pile"),
        "finish_turn": QT_TRANSLATE_NOOP("Options", "the round ends with the turn"),
    },
}
"""The values of options that have names."""

NO_LIMIT: Final = QT_TRANSLATE_NOOP("Options", "no limit")
YES: Final = QT_TRANSLATE_NOOP("Options", "yes")
NO: Final = QT_TRANSLATE_NOOP("Options", "no")
FROM_START: Final = QT_TRANSLATE_NOOP("Options", "at a lower score")
FROM_SCORE: Final = QT_TRANSLATE_NOOP("Options", "from a score of")
POINTS: Final = QT_TRANSLATE_NOOP("Options", "points")
REMOVE_STEP: Final = QT_TRANSLATE_NOOP("Options", "Remove")
ADD_STEP: Final = QT_TRANSLATE_NOOP("Options", "Add a step")
_STEP: Final = QT_TRANSLATE_NOOP("Options", "{points} from {score}")
_USUALLY: Final = QT_TRANSLATE_NOOP("Options", "{preset}: {value}")
_DIFFERENCE: Final = QT_TRANSLATE_NOOP("Options", "{option}: {value}")
_NEXT_PART: Final = QT_TRANSLATE_NOOP("Options", "{first}; {rest}")
_NEXT_NUMBER: Final = QT_TRANSLATE_NOOP("Options", "{first}, {rest}")
_DIFFERS: Final = QT_TRANSLATE_NOOP("Options", "Differs from classic in: {what}")
_SAME: Final = QT_TRANSLATE_NOOP("Options", "The classic game, with nothing changed")

TITLE: Final = QT_TRANSLATE_NOOP("RulesDialog", "All rules")
USE: Final = QT_TRANSLATE_NOOP("RulesDialog", "&Use these rules")
OPEN: Final = QT_TRANSLATE_NOOP("RulesDialog", "&Open house rules…")
SAVE: Final = QT_TRANSLATE_NOOP("RulesDialog", "&Save as house rules…")
_AS_IN: Final = QT_TRANSLATE_NOOP("RulesDialog", "&All as in {preset}")
OPEN_TITLE: Final = QT_TRANSLATE_NOOP("RulesDialog", "Open house rules")
SAVE_TITLE: Final = QT_TRANSLATE_NOOP("RulesDialog", "Save house rules")
FILES: Final = QT_TRANSLATE_NOOP("RulesDialog", "House rules (*.json)")
DEFAULT_FILE: Final = QT_TRANSLATE_NOOP("RulesDialog", "House rules")
TOO_LARGE: Final = QT_TRANSLATE_NOOP("RulesDialog", "A number in it is larger than can be played here")

_PROBLEMS: Final = {
    "too_small": QT_TRANSLATE_NOOP("Options", "This is too small to play with."),
    "not_rising": QT_TRANSLATE_NOOP("Options", "Each score must be higher than the one before it."),
    "more_than_the_deck": QT_TRANSLATE_NOOP(
        "Options", "Too many: the decks have {have} cards for {players} hands and the first card of the pile."
    ),
}
_OTHER_PROBLEM: Final = QT_TRANSLATE_NOOP("Options", "Nobody can play with this.")


def option_value(name: str, value: object) -> Sentence | int:
    """The value of an option, in the form of files, in words."""
    if name in CHOICES:
        return CHOICES[name][str(value)]
    match value:
        case bool():
            return YES if value else NO
        case None:
            return NO_LIMIT
        case int():
            return value
        case list():
            return _joined([_step(start, points) for start, points in value], _NEXT_NUMBER)
        case _:
            raise TypeError(f"no value of {name}: {value!r}")


def as_in(preset: str) -> Sentence:
    """What the button says that takes all changes back."""
    return _AS_IN.filled(preset=PRESET_NAMES[preset])


def usually(preset: str, name: str, value: object) -> Sentence:
    """What an option is in a preset."""
    return _USUALLY.filled(preset=PRESET_NAMES[preset], value=option_value(name, value))


def differences(options: dict[str, object]) -> Sentence:
    """In what a rule set differs from classic: these options with their values."""
    if not options:
        return _SAME
    parts = [
        _DIFFERENCE.filled(option=OPTIONS[name].title, value=option_value(name, value))
        for name, value in options.items()
    ]
    return _DIFFERS.filled(what=_joined(parts, _NEXT_PART))


def unplayable(error: UnplayableRules, players: int, decks: int) -> Sentence:
    """Why an option's value cannot be played, beside the option."""
    words = _PROBLEMS.get(error.problem, _OTHER_PROBLEM)
    if error.problem != "more_than_the_deck":
        return words
    return words.filled(players=number_word(players), have=54 * decks)


def unplayable_option(error: UnplayableRules, players: int, decks: int) -> Sentence:
    """The same away from the option, with its name."""
    return _DIFFERENCE.filled(option=OPTIONS[error.option].title, value=unplayable(error, players, decks))


def _step(start: object, points: int) -> Sentence | int:
    return points if start is None or not isinstance(start, int) else _STEP.filled(points=points, score=start)


def _joined(parts: list[Sentence] | list[Sentence | int], words: Sentence) -> Sentence | int:
    *before, joined = parts
    for part in reversed(before):
        joined = words.filled(first=part, rest=joined)
    return joined

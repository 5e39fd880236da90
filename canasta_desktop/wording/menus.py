"""The menus of the window. An ampersand stands before the letter that chooses an entry by keyboard."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from canasta_desktop.wording.cards import number_word
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

if TYPE_CHECKING:
    # The menus are there before any match is.
    from canasta_desktop.engine.rule_set import RuleSet

GAME: Final = QT_TRANSLATE_NOOP("Menus", "&Game")
MOVE: Final = QT_TRANSLATE_NOOP("Menus", "&Move")
VIEW: Final = QT_TRANSLATE_NOOP("Menus", "&View")
SETTINGS: Final = QT_TRANSLATE_NOOP("Menus", "&Settings")
HELP: Final = QT_TRANSLATE_NOOP("Menus", "&Help")
OPEN_RECENT: Final = QT_TRANSLATE_NOOP("Menus", "Open &Recent")
EARLIER_MATCHES: Final = QT_TRANSLATE_NOOP("Menus", "&Earlier matches")
PACE: Final = QT_TRANSLATE_NOOP("Menus", "&Pace")
SORT_ORDER: Final = QT_TRANSLATE_NOOP("Menus", "&Order of the hand")

NEW: Final = QT_TRANSLATE_NOOP("Menus", "&New…")
OPEN: Final = QT_TRANSLATE_NOOP("Menus", "&Open…")
SAVE: Final = QT_TRANSLATE_NOOP("Menus", "&Save")
SAVE_AS: Final = QT_TRANSLATE_NOOP("Menus", "Save &As…")
SCORE_SHEET: Final = QT_TRANSLATE_NOOP("Menus", "S&core sheet")
PAUSE: Final = QT_TRANSLATE_NOOP("Menus", "&Pause")
QUIT: Final = QT_TRANSLATE_NOOP("Menus", "&Quit")

DRAW: Final = QT_TRANSLATE_NOOP("Menus", "&Draw")
TAKE: Final = QT_TRANSLATE_NOOP("Menus", "&Take the pile")
LAY_OUT: Final = QT_TRANSLATE_NOOP("Menus", "&Lay out")
COMMIT: Final = QT_TRANSLATE_NOOP("Menus", "Lay &out what is put down")
DISCARD: Final = QT_TRANSLATE_NOOP("Menus", "D&iscard")
TAKE_BACK: Final = QT_TRANSLATE_NOOP("Menus", "Take &back")
TAKE_BACK_ALL: Final = QT_TRANSLATE_NOOP("Menus", "Take back &all")
ASK: Final = QT_TRANSLATE_NOOP("Menus", "As&k: may I go out?")
ANSWER_YES: Final = QT_TRANSLATE_NOOP("Menus", "Answer &yes")
ANSWER_NO: Final = QT_TRANSLATE_NOOP("Menus", "Answer &no")
PASS: Final = QT_TRANSLATE_NOOP("Menus", "&Pass")
LAY_RED_THREE: Final = QT_TRANSLATE_NOOP("Menus", "Lay a &red three")
SORT: Final = QT_TRANSLATE_NOOP("Menus", "&Sort the hand")
NEXT_SORT: Final = QT_TRANSLATE_NOOP("Menus", "Ne&xt order of the hand")
HINT: Final = QT_TRANSLATE_NOOP("Menus", "&Hint")

CARD_MENU: Final = QT_TRANSLATE_NOOP("Menus", "Card")
SELECT_RANK: Final = QT_TRANSLATE_NOOP("Menus", "S&elect all of this rank")

SHOW_AGAIN: Final = QT_TRANSLATE_NOOP("Menus", "&Show the last turns again")
PEEK: Final = QT_TRANSLATE_NOOP("Menus", "&Look through the pile")
FULL_SCREEN: Final = QT_TRANSLATE_NOOP("Menus", "&Full screen")

PACE_SLOW: Final = QT_TRANSLATE_NOOP("Menus", "&Slow")
PACE_NORMAL: Final = QT_TRANSLATE_NOOP("Menus", "&Normal")
PACE_FAST: Final = QT_TRANSLATE_NOOP("Menus", "&Fast")
PACE_OFF: Final = QT_TRANSLATE_NOOP("Menus", "&Off: nothing moves")
BY_RANK: Final = QT_TRANSLATE_NOOP("Menus", "By &rank")
BY_SUIT: Final = QT_TRANSLATE_NOOP("Menus", "By &suit")
BY_VALUE: Final = QT_TRANSLATE_NOOP("Menus", "By &value")
AS_I_PUT_THEM: Final = QT_TRANSLATE_NOOP("Menus", "As &I put them")

PREFERENCES: Final = QT_TRANSLATE_NOOP("Menus", "&Settings…")

HANDBOOK: Final = QT_TRANSLATE_NOOP("Menus", "&Help")
SHORTCUTS: Final = QT_TRANSLATE_NOOP("Menus", "&Keys")
ABOUT: Final = QT_TRANSLATE_NOOP("Menus", "&About Canasta")
ABOUT_QT: Final = QT_TRANSLATE_NOOP("Menus", "About &Qt")

TITLE: Final = QT_TRANSLATE_NOOP("Window", "Canasta")
_MATCH_TITLE: Final = QT_TRANSLATE_NOOP("Window", "Canasta – {match}")  # noqa: RUF001
_RULES: Final = {
    "classic": QT_TRANSLATE_NOOP("Window", "Classic, {players} players", "", 2),
    "french": QT_TRANSLATE_NOOP("Window", "French, {players} players", "", 2),
    "thirteen": QT_TRANSLATE_NOOP("Window", "Thirteen cards, {players} players", "", 2),
    None: QT_TRANSLATE_NOOP("Window", "House rules, {players} players", "", 2),
}
_EARLIER: Final = {
    2: QT_TRANSLATE_NOOP("Window", "{when}: {match}, round {number}, {ours} to {second}"),
    3: QT_TRANSLATE_NOOP("Window", "{when}: {match}, round {number}, {ours} to {second} and {third}"),
}
_SCORE_PLACES: Final = ("ours", "second", "third")
MENU_BAR: Final = QT_TRANSLATE_NOOP("Window", "Menus")


def match_name(rules: "RuleSet") -> Sentence:
    """What is played."""
    return rules_name(named_preset(rules), rules.players)


def named_preset(rules: "RuleSet") -> str | None:
    """The preset that rules are called by, None for house rules. The target makes no other rules of a preset."""
    from canasta_desktop.engine.presets import PRESETS, preset

    for name in PRESETS:
        usual = preset(name, rules.players)
        if replace(rules, target=usual.target) == usual:
            return name
    return None


def rules_name(name: str | None, players: int) -> Sentence:
    """A preset for so many players; None for rules that are no preset's."""
    return _RULES[name].counted(players, "").filled(players=number_word(players))


def earlier_match(when: str, rules: "RuleSet", number: int, scores: Sequence[int]) -> Sentence:
    """A match that was on the table before: when, what was played, in which round, and the scores, ours first."""
    return _EARLIER[len(scores)].filled(
        when=when,
        match=match_name(rules),
        number=number,
        **dict(zip(_SCORE_PLACES, scores, strict=False)),
    )


def window_title(match: Sentence | None) -> Sentence:
    """The title of the window; `match` is what is played, if anything."""
    return TITLE if match is None else _MATCH_TITLE.filled(match=match)

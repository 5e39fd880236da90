"""The computer players in words: what each level does, how strong it is, and what none of them sees."""

from dataclasses import dataclass
from typing import Final

from canasta_desktop.wording.help_pages import HelpPage, head, point, text
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence


@dataclass(frozen=True, slots=True)
class Step:
    """How much stronger a level is than the one below it: measured over the same deals from all seats."""

    level: str
    points: int
    """More points a round, on average."""
    least: int
    """In 95 of 100 such measurements the true figure is not below this."""
    most: int
    deals: int
    """How many were dealt; each was played from both sides of the table."""


LADDER: Final = (
    Step("novice", 427, 367, 486, 400),
    Step("casual", 362, 319, 404, 400),
    Step("skilled", 188, 146, 230, 400),
    Step("expert", 201, 130, 273, 200),
)
"""The steps measured, the lowest first: novice over random play, casual over novice, and so on."""

PLAYERS: Final = QT_TRANSLATE_NOOP("Levels", "Players")
HINTS: Final = QT_TRANSLATE_NOOP("Levels", "&Offer hints")
HINTS_NOTE: Final = QT_TRANSLATE_NOOP(
    "Levels", "The button Hint and the key for it show what an expert would do in your place, and why."
)
THINKING: Final = QT_TRANSLATE_NOOP("Levels", "How long experts may &think")
THINKING_NOTE: Final = QT_TRANSLATE_NOOP(
    "Levels", "So long at most for one decision, for hints too. The other levels answer at once."
)
SECONDS: Final = QT_TRANSLATE_NOOP("Levels", "{seconds} seconds")
WHO_PLAYS: Final = QT_TRANSLATE_NOOP("Levels", "How well the others play")
WHO_PLAYS_NOTE: Final = QT_TRANSLATE_NOOP(
    "Levels", "This counts from the next new game on. Who is your partner depends on how many play."
)
AS_USUAL: Final = QT_TRANSLATE_NOOP("Levels", "As usual")
AS_USUAL_NOTE: Final = QT_TRANSLATE_NOOP("Levels", "Expert as your partner, casual as an opponent")

_TITLE: Final = QT_TRANSLATE_NOOP("Levels", "Computer players")
_WHAT_THEY_DO: Final = QT_TRANSLATE_NOOP("Levels", "What each level does")
_DOES: Final = (
    QT_TRANSLATE_NOOP(
        "Levels",
        "Novice: a beginner who knows the rules, looks at its own cards and little else, and is not always sure.",
    ),
    QT_TRANSLATE_NOOP(
        "Levels",
        "Casual: plays for fun, keeps pairs, watches what others take and throw away, and does not feed their melds.",
    ),
    QT_TRANSLATE_NOOP(
        "Levels",
        "Skilled: remembers every card that was shown, and weighs the score, the pile and the time to go out.",
    ),
    QT_TRANSLATE_NOOP(
        "Levels",
        "Expert: plays like the skilled one, but first tries out the best moves in thought, many times over.",
    ),
)
_USUALLY: Final = QT_TRANSLATE_NOOP(
    "Levels",
    "As long as you choose nothing else, your partner is an expert and your opponents are casual. The dialog of a new "
    "game and the settings let you choose for every seat.",
)
_HOW_STRONG: Final = QT_TRANSLATE_NOOP("Levels", "How strong they are")
_OVER_RANDOM: Final = QT_TRANSLATE_NOOP(
    "Levels", "Novice: on average {points} points a round better than play at random (between {least} and {most})."
)
_OVER: Final = {
    "casual": QT_TRANSLATE_NOOP(
        "Levels", "Casual: on average {points} points a round better than novice (between {least} and {most})."
    ),
    "skilled": QT_TRANSLATE_NOOP(
        "Levels", "Skilled: on average {points} points a round better than casual (between {least} and {most})."
    ),
    "expert": QT_TRANSLATE_NOOP(
        "Levels", "Expert: on average {points} points a round better than skilled (between {least} and {most})."
    ),
}
_MEASURED: Final = QT_TRANSLATE_NOOP(
    "Levels",
    "This was measured in the classic game of four: both sides played the same deals from both sides of the table, "
    "at least {deals} deals for each step. Anybody can measure it again with the program's source.",
)
_FAIR: Final = QT_TRANSLATE_NOOP("Levels", "Nobody sees hidden cards")
_FAIR_TEXT: Final = (
    QT_TRANSLATE_NOOP(
        "Levels",
        "A computer player is told what you would see in its place: its own cards, the table, the pile, how many cards "
        "the others hold, and all moves of the round. It never learns what is in other hands or in the stock. The same "
        "is true of hints.",
    ),
    QT_TRANSLATE_NOOP(
        "Levels",
        "The cards are shuffled before anybody plays, from the deal number and nothing else: not from the levels, nor "
        "from who sits where. The same deal number deals the same cards on every computer. The score sheet tells it, "
        "and you can type one in when you begin a new game.",
    ),
)


def level_page() -> HelpPage:
    """The page of the help on computer players."""
    return HelpPage(
        _TITLE,
        (
            head(_WHAT_THEY_DO),
            *map(point, _DOES),
            text(_USUALLY),
            head(_HOW_STRONG),
            *(point(_ladder_sentence(step)) for step in LADDER),
            text(_MEASURED.filled(deals=min(step.deals for step in LADDER))),
            head(_FAIR),
            *map(text, _FAIR_TEXT),
        ),
    )


def _ladder_sentence(step: Step) -> Sentence:
    words = _OVER.get(step.level, _OVER_RANDOM)
    return words.filled(points=_rounded(step.points), least=_rounded(step.least), most=_rounded(step.most))


def _rounded(points: int) -> int:
    """To tens: nobody reads more."""
    return round(points, -1)

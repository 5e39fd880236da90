"""The lines of a score sheet in words, from the result of a round. No widgets."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.model.results import RoundResult, SideResult
from canasta_desktop.table.icons import IconName
from canasta_desktop.ui.translation import MINUS, number, translated
from canasta_desktop.wording import scores
from canasta_desktop.wording.sentence import Sentence

_NARROW = "\N{NARROW NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One line: what it counts, and each side's part, ours first."""

    icon: IconName
    colour: str
    """The name of one of the `DialogColours`."""
    what: str
    parts: tuple[str, ...]


def score_rows(result: RoundResult, rules: RuleSet, sides: Sequence[int]) -> list[ScoreRow]:
    """The lines of a round; `sides` in the order of the columns."""
    of = [result.sides[side] for side in sides]
    ink = "icon"

    def row(icon: IconName, colour: str, what: Sentence, part: Callable[[SideResult], str]) -> ScoreRow:
        return ScoreRow(icon, colour, translated(what), tuple(map(part, of)))

    natural, mixed, concealed = rules.natural_canasta, rules.mixed_canasta, rules.concealed_canasta_bonus
    rows = [
        row(IconName.LAY_OUT, ink, scores.CARDS_LAID_OUT, lambda side: points(side.score.melds)),
        row(
            IconName.WILD,
            "natural",
            scores.NATURAL_CANASTAS.filled(each=natural),
            lambda side: product(side.natural_canastas, natural),
        ),
        row(
            IconName.MIXED,
            "mixed",
            scores.MIXED_CANASTAS.filled(each=mixed),
            lambda side: product(side.mixed_canastas, mixed),
        ),
    ]
    if concealed and any(side.concealed_canastas for side in of):
        what = scores.CONCEALED_CANASTAS.filled(each=concealed)
        rows.append(row(IconName.CONCEALED, ink, what, lambda side: product(side.concealed_canastas, concealed)))
    out = scores.GOING_OUT_CONCEALED if result.out_concealed else scores.GOING_OUT
    return [
        *rows,
        row(IconName.RED_THREE, "three", _red_threes_line(of, rules.red_three_value), _red_threes),
        row(IconName.CHECK, ink, out, lambda side: points(side.score.going_out)),
        row(IconName.DISCARD, ink, scores.CARDS_LEFT, lambda side: points(side.score.hand)),
    ]


def points(value: int) -> str:
    """Points on the sheet: a dash for none, a minus sign set off a little."""
    if not value:
        return translated(scores.NOTHING)
    return number(value) if value > 0 else f"{MINUS}{_NARROW}{number(-value)}"


def total(value: int) -> str:
    """A sum on the sheet, zero too."""
    return points(value) if value else number(0)


def product(count: int, each: int) -> str:
    """So many of something that is worth so much."""
    return translated(scores.PRODUCT.filled(number=count, each=each)) if count else translated(scores.NOTHING)


def _red_threes_line(sides: Sequence[SideResult], each: int) -> Sentence:
    doubled = any(abs(side.score.red_threes) > side.red_threes * each for side in sides)
    return (
        scores.RED_THREES_DOUBLED.filled(each=each, double=2 * each) if doubled else scores.RED_THREES.filled(each=each)
    )


def _red_threes(side: SideResult) -> str:
    if not side.red_threes:
        return translated(scores.NOTHING)
    written = product(side.red_threes, abs(side.score.red_threes) // side.red_threes)
    return written if side.score.red_threes >= 0 else f"{MINUS}{_NARROW}{written}"

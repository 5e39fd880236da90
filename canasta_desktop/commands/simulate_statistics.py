"""Points a round with their 95 % confidence intervals."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from canasta_desktop.commands.simulate_playing import Outcome


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the interval in which it lies with 95 %; no interval from a single deal."""

    mean: float
    low: float | None
    high: float | None


def points_a_round(outcomes: Sequence[Outcome], party: int) -> Estimate:
    """What a party scores in a round."""
    return _estimate((outcome.deal, float(outcome.points[party]), outcome.rounds) for outcome in outcomes)


def lead_a_round(outcomes: Sequence[Outcome]) -> Estimate:
    """How many points a round the first party is ahead of the best other, judged deal by deal."""
    others = range(1, len(outcomes[0].points))
    best = max(others, key=lambda party: sum(outcome.points[party] for outcome in outcomes))
    return _estimate(
        (outcome.deal, float(outcome.points[0] - outcome.points[best]), outcome.rounds) for outcome in outcomes
    )


def _estimate(parts: Iterable[tuple[int, float, int]]) -> Estimate:
    """Points by rounds from parts of (deal, points, rounds).

    The deals are independent of each other, their rotations and the rounds of a match are not: so the
    spread is that between deals. Where all deals have as many rounds this is the spread of their means.
    """
    deals: dict[int, tuple[float, int]] = {}
    for deal, points, rounds in parts:
        before = deals.get(deal, (0.0, 0))
        deals[deal] = (before[0] + points, before[1] + rounds)
    count, total = len(deals), sum(rounds for _, rounds in deals.values())
    mean = sum(points for points, _ in deals.values()) / total
    if count < 2:
        return Estimate(mean, None, None)
    squares = sum((points - mean * rounds) ** 2 for points, rounds in deals.values())
    error = sqrt(squares * count / (count - 1)) / total
    reach = _t_quantile(count - 1) * error
    return Estimate(mean, mean - reach, mean + reach)


def _t_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the usual expansion around the normal one."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = NormalDist().inv_cdf(0.975)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


_FEW = (12.706, 4.303, 3.182, 2.776)
"""The expansion is too coarse for these degrees of freedom, from 1."""

"""The results of a simulation, for people and for programs."""

from canasta_desktop.commands.simulate_arguments import Wanted
from canasta_desktop.commands.simulate_plan import Plan
from canasta_desktop.commands.simulate_running import Results
from canasta_desktop.commands.simulate_statistics import Estimate, lead_a_round, points_a_round

Form = dict[str, object]


def results_form(wanted: Wanted, results: Results) -> Form:
    """The results as plain data; there is at least one outcome."""
    plan, outcomes = wanted.plan, results.outcomes
    difference = lead_a_round(outcomes)
    rounds = sum(outcome.rounds for outcome in outcomes)
    return {
        "rules": wanted.rules_name,
        "players": plan.rules.players,
        "rounds": rounds,
        "seed": plan.seed,
        "sides": [_side_form(plan, results, party) for party in range(plan.parties)],
        "difference": _estimate_form(difference),
        "moves_per_second": _rate(sum(outcome.moves for outcome in outcomes), results.seconds),
        "rounds_per_second": _rate(rounds, results.seconds),
        "deals": len({outcome.deal for outcome in outcomes}),
        "matches": len(outcomes) if plan.matches else 0,
        "interrupted": results.interrupted,
    }


def results_text(wanted: Wanted, results: Results) -> str:
    """The results as lines for people; there is at least one outcome."""
    plan, outcomes = wanted.plan, results.outcomes
    rounds = sum(outcome.rounds for outcome in outcomes)
    moves = sum(outcome.moves for outcome in outcomes)
    return "\n".join(
        [
            f"{wanted.rules_name}, {plan.rules.players} players, seed {plan.seed}: {_amount(plan, results, rounds)}",
            *(_side_line(plan, results, party) for party in range(plan.parties)),
            f"difference: {_estimate_text(lead_a_round(outcomes), sign='+')} points a round",
            f"{_rate(moves, results.seconds):.0f} moves/s, {_rate(rounds, results.seconds):.1f} rounds/s",
        ]
    )


def _amount(plan: Plan, results: Results, rounds: int) -> str:
    parts = [f"{rounds} rounds"]
    if plan.matches:
        parts.append(f"{len(results.outcomes)} matches")
    if plan.duplicate:
        parts.append(f"{len({outcome.deal for outcome in results.outcomes})} deals, {plan.rotations} rotations")
    if results.interrupted:
        parts.append("interrupted")
    return ", ".join(parts)


def _side_form(plan: Plan, results: Results, party: int) -> Form:
    return {
        "players": list(plan.party_players(party)),
        **_estimate_form(points_a_round(results.outcomes, party)),
        "wins": _wins(results, party),
    }


def _side_line(plan: Plan, results: Results, party: int) -> str:
    points = _estimate_text(points_a_round(results.outcomes, party))
    share = _wins(results, party) / len(results.outcomes)
    return (
        f"{', '.join(plan.party_players(party))}: {points} points a round, {_wins(results, party)} wins ({share:.1%})"
    )


def _wins(results: Results, party: int) -> int:
    return sum(outcome.wins[party] for outcome in results.outcomes)


def _estimate_form(estimate: Estimate) -> Form:
    return {"mean": estimate.mean, "ci95": [estimate.low, estimate.high]}


def _estimate_text(estimate: Estimate, sign: str = "") -> str:
    text = f"{estimate.mean:{sign}.1f}"
    if estimate.low is None or estimate.high is None:
        return text
    return f"{text} (95 %: {estimate.low:{sign}.1f} to {estimate.high:{sign}.1f})"


def _rate(count: int, seconds: float) -> float:
    return count / seconds if seconds > 0 else 0.0

"""Playing a plan in one process or several, until it is done or interrupted."""

import signal
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import Final, Protocol

from canasta_desktop.commands.simulate_plan import Plan, in_chunks
from canasta_desktop.commands.simulate_playing import Outcome, play_deals


class _Bar(Protocol):
    def update(self, n: float | None = 1) -> object: ...


class _NoBar:
    """Progress that nobody sees."""

    def update(self, n: float | None = 1) -> object:
        """Show nothing."""
        return n


_MOST_PROCESSES: Final = 61
"""Windows waits for no more."""


@dataclass(slots=True)
class Results:
    """What was played, in the order of the deals, and how long it took."""

    outcomes: list[Outcome] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False


def run(plan: Plan, jobs: int) -> Results:
    """Play all deals; an interrupt ends it early with what was done.

    Raises `BrokenRound`, `BrokenExecutor` when a process dies, and `OSError` when a record cannot be written.
    """
    results = Results()
    began = perf_counter()
    with _progress(plan) as bar:
        try:
            for outcomes in _played(plan, jobs):
                results.outcomes.extend(outcomes)
                bar.update(len(outcomes))
        except KeyboardInterrupt:
            results.interrupted = True
    results.seconds = perf_counter() - began
    results.outcomes.sort(key=lambda outcome: (outcome.deal, outcome.rotation))
    return results


def _played(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    if jobs > 1:
        yield from _played_in_pool(plan, jobs)
        return
    for deal in range(plan.deals):
        yield play_deals(plan, (deal,))


def _played_in_pool(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    """Results of chunks of deals as they are done; only a few chunks wait, however many there are."""
    jobs = min(jobs, plan.deals, _MOST_PROCESSES)
    chunks = in_chunks(plan.deals, jobs)
    # Spawned on every system: a frozen program and one with Qt loaded must not be forked.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_parent)
    try:
        with _interrupts_waiting():
            running: set[Future[list[Outcome]]] = {
                pool.submit(play_deals, plan, chunk) for chunk in islice(chunks, 2 * jobs)
            }
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
                running.update(pool.submit(play_deals, plan, chunk) for chunk in islice(chunks, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; only the parent answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_waiting() -> Iterator[None]:
    """Processes begun meanwhile hear of no Ctrl-C, not even before they can say so themselves; it comes after."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _progress(plan: Plan) -> Iterator[_Bar]:
    """A bar on standard error where that is a terminal."""
    if not sys.stderr.isatty():
        yield _NoBar()
        return
    from tqdm import tqdm

    unit = " matches" if plan.matches else " rounds"
    with tqdm(total=plan.deals * plan.rotations, unit=unit, leave=False, file=sys.stderr) as bar:
        yield bar

"""The table as the person left it, before there is a session that goes on with it."""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.log import LogEntry
from canasta_desktop.model.match_on_table import MatchOnTable
from canasta_desktop.model.my_hand import MyHand
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.model.snapshot_of import snapshot_of
from canasta_desktop.storage.journal import JournalState


class TableAsLeft(NamedTuple):
    """What a session that resumes a journal shows first."""

    snapshot: TableSnapshot
    log: tuple[LogEntry, ...]
    rules: RuleSet


def table_as_left(state: JournalState, mode: SortMode, *, offers_hints: bool) -> TableAsLeft | None:
    """The table of a journal, its hand ordered by `mode` where no order was kept; None where cards are to be dealt."""
    table = MatchOnTable(state.record, state.deal_number or 0)
    return as_resumed(table, state.hand, mode, offers_hints=offers_hints)


def as_resumed(
    table: MatchOnTable, own_order: Iterable[Card], mode: SortMode, *, offers_hints: bool
) -> TableAsLeft | None:
    """The same of a match that is played: as the next start would show it, nothing staged, selected or new in hand."""
    if table.match.state is None:
        return None
    hand = MyHand.of(table.match, table.me, mode)
    order = tuple(own_order)
    if order:
        hand.lie_as(order)
    seen = snapshot_of(table.match, table.seats, hand.at(table.state))
    return TableAsLeft(replace(seen, offers_hints=offers_hints), table.log, table.match.rules)

"""The hint that stands in words, and the button that asks for one."""

from collections.abc import Sequence
from dataclasses import replace

from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.texts import MessageTexts, SpokenText, ToolName, ToolTexts
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import hints
from canasta_desktop.wording.hints import HintFacts, hint_sentence
from canasta_desktop.wording.sentence import Sentence


def hint_words(snapshot: TableSnapshot) -> Sentence | None:
    """What to do and why; None where no hint stands."""
    if snapshot.hint is None:
        return None
    hint = snapshot.hint.hint
    names = {seat.seat: seat.name for seat in snapshot.seats}
    facts = HintFacts(
        move=hint.move,
        why=hint.why.value,
        rank=hint.rank,
        number=hint.number,
        of=hint.of,
        name="" if hint.seat is None else names[hint.seat],
        alone=len(snapshot.sides) == len(snapshot.seats),
    )
    return hint_sentence(facts, snapshot.hint.place)


def with_hint(usual: MessageTexts, snapshot: TableSnapshot) -> MessageTexts:
    """The panel's words, or those of the hint that stands or is sought in their place."""
    words, detail = hint_words(snapshot), _detail(snapshot)
    if detail is None:
        return usual
    message = usual.message if words is None else translated(words)
    return replace(usual, message=message, detail=translated(detail), spills=words is not None)


def with_hint_tool(tools: Sequence[ToolTexts], snapshot: TableSnapshot, key: str) -> tuple[ToolTexts, ...]:
    """The tools, with the one that asks for hints after the first where hints are offered."""
    first, *rest = tools
    return (first, _hint_tool(snapshot, key), *rest) if snapshot.offers_hints else tuple(tools)


def _detail(snapshot: TableSnapshot) -> Sentence | None:
    """What to do first, or with the hint; None where none stands and none is sought."""
    if snapshot.seeking_hint:
        return hints.SEEKING_DETAIL
    if snapshot.hint is None:
        return None
    if snapshot.hint.take_back_first:
        return hints.TAKE_BACK_DETAIL
    return hints.ONLY_DETAIL if snapshot.hint.is_only else hints.MORE_DETAIL


def _hint_tool(snapshot: TableSnapshot, key: str) -> ToolTexts:
    """The button: while the expert thinks it says so."""
    word = translated(hints.THINKING if snapshot.seeking_hint else hints.HINT)
    another = snapshot.hint is not None and not snapshot.hint.is_only
    tip = translated(hints.NEXT_BEST_TIP if another else hints.TIP)
    return ToolTexts(ToolName.HINT, word, SpokenText(word, f"{tip} ({key})" if key else tip))

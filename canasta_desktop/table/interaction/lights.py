"""What the places say while something is dragged: what would happen there, or why nothing."""

from collections.abc import Mapping, Sequence
from typing import Final

from canasta_desktop.engine.cards import Card
from canasta_desktop.model.places import DropOutcome, FromHand, FromPile, FromStaged, OutcomeKind, Source
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.brush import TableStyle
from canasta_desktop.table.interaction.aims import Aim, aims, target_of
from canasta_desktop.table.interaction.things import TheirBand, rect_of, staged_cards
from canasta_desktop.table.items.target_mark import TargetLook, TargetState
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import Spot, TableSpot, Zone
from canasta_desktop.table.texts import TableWords

_PLAIN: Final = (OutcomeKind.NOTHING, OutcomeKind.REORDER)
"""Outcomes that light no target: the gap in the hand says it all."""


class Lights:
    """Asks the session once for each place, and shows the answers."""

    def __init__(self, session: GameSession, scene: TableScene, words: TableWords) -> None:
        self._session, self._scene, self._words = session, scene, words
        self._source: Source | None = None
        self._my_side = 0
        self._outcomes: dict[Aim, DropOutcome] = {}
        self._refused_at: Aim | None = None
        self._unprepared: list[tuple[TargetLook, Rect]] | None = None
        """Marks that places will show under the pointer, not painted yet."""
        self._said: dict[Aim, str] = {}
        """The outcomes in words."""

    def ask(self, snapshot: TableSnapshot, source: Source) -> tuple[str, str]:
        """Find what letting go would do at every place; the words for it all."""
        self._source, self._my_side = source, snapshot.my_side
        self._said.clear()
        self._unprepared = None
        self._outcomes = {
            spot: self._session.drop_outcome(source, target_of(spot, snapshot.my_side))
            for spot in aims(self._scene, snapshot)
        }
        legal = [outcome for outcome in self._outcomes.values() if outcome.legal and outcome.kind not in _PLAIN]
        return self._words.dragging(source, _faces(snapshot, source), legal)

    def show(self, aim: Aim | None) -> None:
        """Light the targets and veil what takes nothing; the place under the pointer says yes or no."""
        self._refused_at = self._refused(aim)
        self._scene.show_targets(self._looks(aim, self._refused_at), self._veiled(aim))

    def prepare_mark(self) -> bool:
        """Paint one of the marks that places will show when the pointer comes to them; whether there was one left."""
        if self._source is None:
            return False
        if self._unprepared is None:
            self._unprepared = self._marks_under_pointer()
        if not self._unprepared:
            return False
        look, rect = self._unprepared.pop()
        self._scene.overlay.prepare_mark(look, rect, self._scene.table_layout.table, self._scene.table_style)
        return True

    def _marks_under_pointer(self) -> list[tuple[TargetLook, Rect]]:
        """Of those that say no, one for each size."""
        marks: dict[tuple[TargetLook, Spot | None, float, float], tuple[TargetLook, Rect]] = {}
        rects = self._scene.spot_rects()
        for spot, outcome in self._outcomes.items():
            if isinstance(spot, TheirBand) or (outcome.legal and outcome.kind in _PLAIN):
                continue
            look = TargetLook(TargetState.REFUSED)
            if outcome.legal:
                look = self._legal_look(spot, outcome, TargetState.HOVERED)
            rect = rects[spot]
            marks[look, spot if outcome.legal else None, rect.width, rect.height] = (look, rect)
        return list(marks.values())

    @property
    def says_no(self) -> bool:
        """Whether the place under the pointer does."""
        return self._refused_at is not None

    def prepare_why_not(self) -> bool:
        """Find and paint what is to be said at the place that says no; whether there is more to do for it."""
        said = self._why_not()
        return said is not None and self._scene.overlay.prepare_refusal(*said)

    def say_why_not(self) -> None:
        """Say why at the place that says no, and nowhere else."""
        if self._source is None:
            return
        if said := self._why_not():
            self._scene.overlay.show_refusal(*said)
        else:
            self._scene.overlay.hide_refusal()

    def put_out(self) -> None:
        """Light nothing."""
        self._source = self._refused_at = None
        self._outcomes.clear()
        self._scene.clear_overlay()

    def _looks(self, aim: Aim | None, refused: Aim | None) -> Mapping[Spot, TargetLook]:
        looks: dict[Spot, TargetLook] = {}
        for spot, outcome in self._outcomes.items():
            if isinstance(spot, TheirBand) or not outcome.legal or outcome.kind in _PLAIN:
                continue
            looks[spot] = self._legal_look(spot, outcome, TargetState.HOVERED if spot == aim else TargetState.LEGAL)
        if refused is not None and not isinstance(refused, TheirBand):
            looks[refused] = TargetLook(TargetState.REFUSED)
        return looks

    def _legal_look(self, spot: Spot, outcome: DropOutcome, state: TargetState) -> TargetLook:
        if spot not in self._said:
            self._said[spot] = self._words.outcome(outcome)
        return TargetLook(state, self._said[spot], outcome.becomes_mixed)

    def _outcome(self, aim: Aim) -> DropOutcome | None:
        """The answer of any place, asked when the pointer first comes there."""
        if aim not in self._outcomes and self._source is not None:
            self._outcomes[aim] = self._session.drop_outcome(self._source, target_of(aim, self._my_side))
        return self._outcomes.get(aim)

    def _refused(self, aim: Aim | None) -> Aim | None:
        """The place under the pointer, if a drop would be refused there; the stock needs no warning."""
        outcome = None if aim is None or aim is TableSpot.STOCK else self._outcome(aim)
        return None if outcome is None or outcome.legal else aim

    def _why_not(self) -> tuple[str, str, Rect, Rect, TableStyle] | None:
        """What is said where, on which table and how."""
        aim = self._refused_at
        outcome = None if aim is None else self._outcome(aim)
        rect = None if aim is None else rect_of(self._scene, aim)
        if outcome is None or outcome.refusal is None or rect is None:
            return None
        reason, advice = self._words.refusal(outcome.refusal)
        return reason, advice, rect, self._scene.table_layout.table, self._scene.table_style

    def _veiled(self, aim: Aim | None) -> Sequence[Zone]:
        pile = self._outcomes.get(TableSpot.PILE)
        takes_nothing = pile is not None and not pile.legal and aim is not TableSpot.PILE
        dark = takes_nothing and not isinstance(self._source, FromPile)
        return (Zone.SEATS, Zone.OTHERS, Zone.PILE) if dark else (Zone.SEATS, Zone.OTHERS)


def _faces(snapshot: TableSnapshot, source: Source) -> tuple[Card, ...]:
    """The cards that are seen to be dragged."""
    if isinstance(source, FromHand):
        return tuple(held.card for held in snapshot.hand if held.key in source.keys)
    if isinstance(source, FromStaged):
        return tuple(card for key, card in staged_cards(snapshot).items() if key in source.keys)
    return snapshot.pile if isinstance(source, FromPile) else ()

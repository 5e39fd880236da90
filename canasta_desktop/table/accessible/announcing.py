"""Announcements: what happens is said once, as it happens, to whoever listens."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from canasta_desktop.model.happening import Happening
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.accessible.speech import Speech
from canasta_desktop.table.interaction.things import staged_cards
from canasta_desktop.table.view import TableView


def announce(view: QObject, words: str, *, urgent: bool = False) -> None:
    """Let a screen reader say it; what is `urgent` before anything else. Costs nothing where none listens."""
    if not words or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(view, words)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class Announcer(QObject):
    """Says what happens in a session: deals and moves, what is put down and taken back, what is selected.

    Refusals and information are said where they are shown.
    """

    def __init__(self, session: GameSession, view: TableView, speech: Speech) -> None:
        super().__init__(view)
        self._session, self._view, self._speech = session, view, speech
        self._staged: frozenset[int] = frozenset()
        self._selected: tuple[int, ...] = ()
        self._taken_up = False
        session.happened.connect(self._happened)
        session.match_changed.connect(self._begun)
        session.snapshot_changed.connect(self._told)
        session.staging_changed.connect(self._staging)
        session.selection_changed.connect(self._selection)

    def _say(self, sentences: Sequence[str]) -> None:
        announce(self._view, " ".join(sentence for sentence in sentences if sentence))

    def _happened(self, happening: Happening) -> None:
        self._taken_up = False
        if QAccessible.isActive():
            self._say(self._speech.happened(happening))

    def happened_again(self, happening: Happening) -> None:
        """What happened is shown once more: it is said once more."""
        if QAccessible.isActive():
            self._say(self._speech.happened(happening))

    def pile_is_shown(self) -> None:
        """All cards of the pile are shown: they are named."""
        snapshot = self._session.snapshot
        if snapshot is not None and QAccessible.isActive():
            self._say([self._speech.pile_cards(snapshot)])

    def _begun(self) -> None:
        self._staged, self._selected, self._taken_up = frozenset(), (), True

    def _told(self, snapshot: TableSnapshot) -> None:
        """A match is on the table as it was left; of one that begins, the deal was told."""
        taken_up, self._taken_up = self._taken_up, False
        if taken_up and QAccessible.isActive():
            self._say([self._speech.begun(snapshot)])

    def _staging(self) -> None:
        """Cards put down, or back in the hand; those that were laid are told as a move."""
        snapshot = self._session.snapshot
        if snapshot is None:
            return
        before, staged = self._staged, staged_cards(snapshot)
        self._staged = frozenset(staged)
        if not QAccessible.isActive():
            return
        down = [card for key, card in staged.items() if key not in before]
        back = [held.card for held in snapshot.hand if held.key in before]
        if down:
            self._say(self._speech.put_down(snapshot, down))
        elif back:
            self._say(self._speech.taken_back(snapshot, back))

    def _selection(self) -> None:
        """How many cards are selected, unless those that were have left the hand."""
        before, self._selected = self._selected, self._session.selected
        snapshot = self._session.snapshot
        if snapshot is None or not QAccessible.isActive():
            return
        held = {card.key for card in snapshot.hand}
        if held.issuperset(before):
            self._say([self._speech.selected(len(self._selected))])

"""A scripted person who plays through the requests of a session, as a table does."""

from collections.abc import Iterable

from canasta_desktop.engine.cards import KIND_OF, Card, Rank
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.view import view_of
from canasta_desktop.model.session import GameSession
from canasta_desktop.players.deciding import decide


class Person:
    """Stages cards, lays them out, takes with what is staged; acts whenever a snapshot shows that it is possible.

    What to do comes from a computer player. `refused` keeps every refusal.
    """

    def __init__(self, session: GameSession, level: str = "casual") -> None:
        self._session = session
        self._level = level
        self.refused: list[object] = []
        self.acted = 0
        session.snapshot_changed.connect(self._act)
        session.refused.connect(lambda reason, _: self.refused.append(reason))

    def _act(self) -> None:
        at = self._session._at()
        if at is None or at.state.over or at.state.actor != at.me or at.staging.steps:
            return
        self.acted += 1
        self._do(decide(self._level, view_of(at.state, at.me), legal_moves(at.state), self.acted))

    def _do(self, move: Move) -> None:
        session = self._session
        match move:
            case Draw():
                session.draw()
            case Discard(card):
                session.discard(self._keys([card])[0])
            case Meld(groups):
                for group in groups:
                    session.stage(self._keys(group.cards), group.rank)
                session.lay_out()
            case TakePile(first, further):
                self._take(first.cards, [(group.cards, group.rank) for group in further])
            case Ask():
                session.ask()
            case Answer(yes):
                session.answer(yes=yes)
            case Pass():
                session.pass_turn()
            case LayRedThree():
                session.lay_red_three()

    def _take(self, first: tuple[Card, ...], further: Iterable[tuple[tuple[Card, ...], Rank | None]]) -> None:
        snapshot = self._session.snapshot
        assert snapshot is not None
        if first:
            self._session.stage(self._keys(first), Rank(KIND_OF[snapshot.pile[-1]]))
        for cards, rank in further:
            self._session.stage(self._keys(cards), rank)
        self._session.take_pile()

    def _keys(self, cards: Iterable[Card]) -> list[int]:
        at = self._session._at()
        assert at is not None
        free = list(at.shown)
        found = []
        for card in cards:
            held = next(held for held in free if held.card == card)
            free.remove(held)
            found.append(held.key)
        return found

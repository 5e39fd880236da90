"""The actions of the turn, of the hand and of the pace, done on a session."""

from collections.abc import Callable
from typing import Final, TypeVar

from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.ui.action_list import ActionId
from canasta_desktop.ui.window_actions import WindowActions

_Value = TypeVar("_Value")

PACES: Final = {
    ActionId.PACE_SLOW: Pace.SLOW,
    ActionId.PACE_NORMAL: Pace.NORMAL,
    ActionId.PACE_FAST: Pace.FAST,
    ActionId.PACE_OFF: Pace.OFF,
}
SORT_MODES: Final = {
    ActionId.SORT_RANK: SortMode.RANK,
    ActionId.SORT_SUIT: SortMode.SUIT,
    ActionId.SORT_VALUE: SortMode.VALUE,
    ActionId.SORT_MANUAL: SortMode.MANUAL,
}
_OF_A_MATCH: Final = (
    ActionId.SAVE,
    ActionId.SAVE_AS,
    ActionId.SCORE_SHEET,
    ActionId.PAUSE,
)
_OF_PLAY: Final = (
    ActionId.SHOW_AGAIN,
    ActionId.PEEK,
    ActionId.DRAW,
    ActionId.TAKE,
    ActionId.LAY_OUT,
    ActionId.COMMIT,
    ActionId.DISCARD,
    ActionId.TAKE_BACK,
    ActionId.TAKE_BACK_ALL,
    ActionId.SORT,
    ActionId.NEXT_SORT,
    ActionId.HINT,
)


class TableActions:
    """Connects the actions to a session, and keeps them as the session stands.

    What a player may try stays enabled in a match even where it is refused: the refusal says why. In a pause nothing
    can be played.
    """

    def __init__(self, actions: WindowActions, session: GameSession) -> None:
        self._actions = actions
        self._session = session
        for name, do in self._requests().items():
            actions[name].triggered.connect(_alone(do))
        actions[ActionId.PAUSE].triggered.connect(session.set_paused)
        session.paused_changed.connect(self._follow_pause)
        session.snapshot_changed.connect(self.follow)
        session.match_changed.connect(lambda: self.follow(session.snapshot))
        session.round_ended.connect(lambda _result: self.follow(session.snapshot))
        session.pace_changed.connect(lambda pace: actions.choose(PACES, pace))
        session.sort_mode_changed.connect(lambda mode: actions.choose(SORT_MODES, mode))
        actions.choose(PACES, session.pace)
        actions.choose(SORT_MODES, session.sort_mode)
        self.follow(session.snapshot)

    def follow(self, snapshot: TableSnapshot | None) -> None:
        """Enable what can be done at this moment."""
        for name in _OF_A_MATCH:
            self._actions[name].setEnabled(snapshot is not None)
        played = None if self._session.paused else snapshot
        for name in _OF_PLAY:
            self._actions[name].setEnabled(played is not None)
        asked = played is not None and played.question_to_me is not None
        self._actions[ActionId.HINT].setVisible(snapshot is None or snapshot.offers_hints)
        self._actions[ActionId.ANSWER_YES].setEnabled(asked)
        self._actions[ActionId.ANSWER_NO].setEnabled(asked)
        self._actions[ActionId.ASK].setEnabled(played is not None and played.can_ask)
        self._actions[ActionId.PASS].setEnabled(played is not None and played.can_pass)
        self._actions[ActionId.LAY_RED_THREE].setEnabled(played is not None and played.can_lay_red_three)

    def _follow_pause(self, paused: bool) -> None:
        self._actions[ActionId.PAUSE].setChecked(paused)
        self.follow(self._session.snapshot)

    def _requests(self) -> dict[ActionId, Callable[[], object]]:
        session = self._session
        requests: dict[ActionId, Callable[[], object]] = {
            ActionId.DRAW: session.draw,
            ActionId.TAKE: session.take_pile,
            ActionId.LAY_OUT: session.lay_out,
            ActionId.COMMIT: session.commit,
            ActionId.DISCARD: session.discard,
            ActionId.TAKE_BACK: session.take_back_last,
            ActionId.TAKE_BACK_ALL: session.take_back_all,
            ActionId.HINT: session.ask_hint,
            ActionId.ASK: session.ask,
            ActionId.ANSWER_YES: lambda: session.answer(yes=True),
            ActionId.ANSWER_NO: lambda: session.answer(yes=False),
            ActionId.PASS: session.pass_turn,
            ActionId.LAY_RED_THREE: session.lay_red_three,
            ActionId.SORT: session.sort,
            ActionId.NEXT_SORT: session.next_sort_mode,
        }
        requests |= {name: _setter(session.set_pace, pace) for name, pace in PACES.items()}
        return requests | {name: _setter(session.sort, mode) for name, mode in SORT_MODES.items()}


def _setter(request: Callable[[_Value], object], value: _Value) -> Callable[[], object]:
    return lambda: request(value)


def _alone(request: Callable[[], object]) -> Callable[[], None]:
    """Keeps from a request what Qt would hand it: whether the action is checked."""

    def ask() -> None:
        request()

    return ask

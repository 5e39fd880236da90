"""The keys of the table, while the view has the focus."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.engine.cards import KIND_OF, Kind
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import HandCard
from canasta_desktop.table.interaction.chooser import Chooser
from canasta_desktop.table.interaction.focus import Area, Focus
from canasta_desktop.table.interaction.notices import Notices
from canasta_desktop.table.interaction.pointer import Pointer
from canasta_desktop.table.interaction.requests import Requests
from canasta_desktop.table.interaction.things import CardInHand
from canasta_desktop.table.keys import DONE_ELSEWHERE, REPEATING, Binding, KeyCommand, TableKeys, counting
from canasta_desktop.table.texts import ActionName, ToolName


class Keyboard(QObject):
    """Watches the keys of a view and does what `table.keys` says they do.

    Keys that mean something here are claimed before any shortcut of the window gets them.
    """

    command_asked = Signal(str)
    """The name of a command that the window does: hint, peek, show again, and whatever else has such a key."""

    def __init__(
        self,
        view: QWidget,
        session: GameSession,
        focus: Focus,
        requests: Requests,
        notices: Notices,
        chooser: Chooser,
        pointer: Pointer,
        interrupt: Callable[[], None],
    ) -> None:
        """`interrupt` ends movements and notices before a key is handled."""
        super().__init__()
        self._session, self._focus, self._requests = session, focus, requests
        self._notices, self._chooser, self._pointer = notices, chooser, pointer
        self._interrupt = interrupt
        self.keys = TableKeys()
        """What the keys do."""
        self._commands = self._what_commands_do()
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() is QEvent.Type.KeyRelease:
            return False
        bound = self.keys.binding_of(event.key(), event.modifiers())
        choice = None if counting(event.modifiers()) else self._chooser.number_of(event.key())
        if choice is None and (bound is None or (bound is KeyCommand.ESCAPE and not self._has_something_to_leave())):
            return False
        if event.type() is QEvent.Type.KeyPress and not (event.isAutoRepeat() and bound not in REPEATING):
            self._press(bound, choice)
        event.accept()
        return True

    def _press(self, bound: Binding | tuple[Kind, ...] | None, choice: int | None) -> None:
        """Do what the key is bound to; `choice` is the way of the chooser that it stands for."""
        if bound is KeyCommand.ESCAPE:
            self._leave()
        elif self._pointer.idle:
            stood = self._chooser.is_open
            self._interrupt()
            self._focus.set_visible(True)
            if choice is not None:
                self._chooser.choose(choice)
            elif bound is not None:
                (self._choose if stood else self._do)(bound)

    def _do(self, bound: Binding | tuple[Kind, ...]) -> None:
        if isinstance(bound, tuple):
            self._find(bound)
        elif isinstance(bound, ActionName):
            self._perform(bound)
        elif isinstance(bound, str):
            self.command_asked.emit(bound)
        else:
            self._commands[bound]()

    def _what_commands_do(self) -> dict[KeyCommand, Callable[[], object]]:
        focus, requests, session = self._focus, self._requests, self._session
        return {
            KeyCommand.NEXT_AREA: lambda: focus.go_to_area(1),
            KeyCommand.PREVIOUS_AREA: lambda: focus.go_to_area(-1),
            KeyCommand.LEFT: lambda: focus.go(-1),
            KeyCommand.RIGHT: lambda: focus.go(1),
            KeyCommand.FIRST: lambda: focus.go_to_end(last=False),
            KeyCommand.LAST: lambda: focus.go_to_end(last=True),
            KeyCommand.UP: lambda: focus.go_up(1),
            KeyCommand.DOWN: lambda: focus.go_up(-1),
            KeyCommand.EXTEND_LEFT: lambda: self._extend(-1),
            KeyCommand.EXTEND_RIGHT: lambda: self._extend(1),
            KeyCommand.ONE_MORE: self._one_more,
            KeyCommand.ONE_LESS: self._one_less,
            KeyCommand.SELECT: lambda: None if focus.thing is None else requests.click(focus.thing),
            KeyCommand.ENTER: lambda: None if focus.thing is None else requests.enter(focus.thing),
            KeyCommand.SELECT_ALL: session.select_all,
            KeyCommand.COMMIT: requests.commit,
            KeyCommand.TAKE_BACK: requests.take_back_last,
            KeyCommand.TAKE_BACK_ALL: requests.take_back_all,
            KeyCommand.SORT: session.sort,
            KeyCommand.NEXT_SORT_MODE: session.next_sort_mode,
            KeyCommand.INFORMATION: requests.inform_of_all,
            KeyCommand.HINT: lambda: requests.use(ToolName.HINT),
            **{command: partial(self.command_asked.emit, command.value) for command in DONE_ELSEWHERE},
        }

    def _perform(self, action: ActionName) -> None:
        if action is ActionName.DISCARD and not self._session.selected:
            self._requests.discard(self._focused_key())
        else:
            self._requests.perform(action)

    def _choose(self, bound: Binding | tuple[Kind, ...]) -> None:
        """While the chooser stands, keys move in it."""
        if bound in (KeyCommand.LEFT, KeyCommand.UP, KeyCommand.PREVIOUS_AREA):
            self._chooser.move(-1)
        elif bound in (KeyCommand.RIGHT, KeyCommand.DOWN, KeyCommand.NEXT_AREA):
            self._chooser.move(1)
        elif bound in (KeyCommand.ENTER, KeyCommand.SELECT):
            self._chooser.choose()

    def _hint_stands(self) -> bool:
        snapshot = self._session.snapshot
        return snapshot is not None and (snapshot.hint is not None or snapshot.seeking_hint)

    def _has_something_to_leave(self) -> bool:
        stands = self._chooser.is_open or self._notices.standing or self._hint_stands()
        return not self._pointer.idle or stands or bool(self._session.selected)

    def _leave(self) -> None:
        """One thing at a time: the drag, the chooser, the hint, else notice and selection."""
        if self._pointer.give_up():
            return
        self._interrupt()
        if self._chooser.is_open:
            self._chooser.close()
        elif self._hint_stands():
            self._session.forget_hint()
        else:
            self._session.clear_selection()

    def _hand(self) -> tuple[HandCard, ...]:
        return self._session.snapshot.hand if self._session.snapshot else ()

    def _focused_key(self) -> int | None:
        thing = self._focus.thing
        return thing.key if isinstance(thing, CardInHand) else None

    def _extend(self, step: int) -> None:
        """Select from the focused card to its neighbour, and focus that one."""
        if self._focus.area is not Area.HAND:
            self._focus.go(step)
            return
        here = self._focused_key()
        if here is not None and here not in self._session.selected:
            self._session.toggle(here)
        self._focus.go(step)
        there = self._focused_key()
        if there is not None:
            self._session.select_range(there)

    def _alike(self) -> list[HandCard]:
        """The cards of the focused card's kind."""
        hand = self._hand()
        kind = next((KIND_OF[held.card] for held in hand if held.key == self._focused_key()), None)
        return [held for held in hand if KIND_OF[held.card] == kind]

    def _one_more(self) -> None:
        added = next((held.key for held in self._alike() if not held.selected), None)
        if added is not None:
            self._session.toggle(added)

    def _one_less(self) -> None:
        removed = next((held.key for held in reversed(self._alike()) if held.selected), None)
        if removed is not None:
            self._session.toggle(removed)

    def _find(self, kinds: tuple[Kind, ...]) -> None:
        """Focus the next card of these kinds, behind the focused one first."""
        hand = self._hand()
        keys = [held.key for held in hand]
        here = self._focused_key()
        start = keys.index(here) + 1 if self._focus.area is Area.HAND and here in keys else 0
        for held in (*hand[start:], *hand[:start]):
            if KIND_OF[held.card] in kinds:
                self._focus.go_to(CardInHand(held.key))
                return

"""The menu of a thing on the table, by a right click, a long touch or the menu key. Opening it moves nothing."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Signal
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QMenu

from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.interaction.controller import TableController
from canasta_desktop.table.interaction.things import CardInHand, Thing, meld_at, rect_of, thing_at
from canasta_desktop.table.spots import MeldSpot, TableSpot
from canasta_desktop.table.view import TableView
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import menus
from canasta_desktop.wording.sentence import Sentence

Entry = tuple[Sentence, Callable[[], object]] | None
"""What can be chosen, and what it does; None for a line."""

_ORDERS: Final = {
    SortMode.RANK: menus.BY_RANK,
    SortMode.SUIT: menus.BY_SUIT,
    SortMode.VALUE: menus.BY_VALUE,
    SortMode.MANUAL: menus.AS_I_PUT_THEM,
}
"""Ways to order the hand; the one in use has a tick."""


class TableMenu(QObject):
    """Opens the menu over a table. What is chosen concerns the selection where the card is part of it.

    What is refused says why beside the thing, as if it had been tried by hand.
    """

    opened = Signal(QMenu)

    def __init__(self, view: TableView, session: GameSession, controller: TableController) -> None:
        super().__init__(view)
        self._view, self._session, self._controller = view, session, controller
        # The view itself gets what the menu key asks for, its viewport the clicks.
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        controller.pointer.held.connect(self._open_at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QContextMenuEvent) or event.type() is not QEvent.Type.ContextMenu:
            return False
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._open_for(self._controller.focus.thing)
        else:
            self._open_at(QPointF(self._view.mapToScene(event.pos())))
        event.accept()
        return True

    def _open_at(self, point: QPointF) -> None:
        self._open(thing_at(self._view.table, point), self._view.mapFromScene(point))

    def _open_for(self, thing: Thing | None) -> None:
        rect = None if thing is None else rect_of(self._view.table, thing)
        if rect is not None:
            self._open(thing, self._view.mapFromScene(rect.centre_x, rect.centre_y))

    def _open(self, thing: Thing | None, at: QPoint) -> None:
        entries = self._entries(thing) if self._controller.listens else ()
        if not entries:
            return
        menu = QMenu(self._view)
        menu.setAccessibleName(self._name(thing))
        for entry in entries:
            if entry is None:
                menu.addSeparator()
            else:
                self._add(menu, thing, *entry)
        # Its chosen action is told after it is hidden.
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._view.mapToGlobal(at))
        self.opened.emit(menu)

    def _entries(self, thing: Thing | None) -> tuple[Entry, ...]:
        session = self._session
        match thing:
            case CardInHand(key):
                return self._of_card(key)
            case TableSpot.STOCK:
                return ((menus.DRAW, session.draw),)
            case TableSpot.PILE:
                look: Entry = (menus.PEEK, self._controller.look_through_pile)
                return ((menus.TAKE, session.take_pile), (menus.DISCARD, session.discard), None, look)
            case MeldSpot():
                return self._of_place(thing)
            case TableSpot.HAND | None if session.snapshot is not None:
                return self._of_hand()
        return ()

    def _of_card(self, key: int) -> tuple[Entry, ...]:
        session = self._session
        picked = key in session.selected
        return (
            (menus.LAY_OUT, session.lay_out if picked else lambda: session.stage([key])),
            (menus.DISCARD, session.discard if picked else lambda: session.discard(key)),
            None,
            (menus.SELECT_RANK, lambda: session.select_rank(key)),
            (menus.SORT, session.sort),
        )

    def _of_place(self, spot: MeldSpot) -> tuple[Entry, ...]:
        """Of our places only, and only where there is something to be done."""
        session, snapshot = self._session, self._session.snapshot
        if snapshot is None or spot.side != snapshot.my_side:
            return ()
        meld, keys = meld_at(snapshot, spot), session.selected
        staged = meld.staged_keys if meld else ()
        lay: Entry = (menus.LAY_OUT, lambda: session.stage(keys, spot.rank))
        back: Entry = (menus.TAKE_BACK, lambda: session.take_back(staged))
        return (*((lay,) if keys else ()), *((back,) if staged else ()))

    def _of_hand(self) -> tuple[Entry, ...]:
        session = self._session
        return (
            (menus.SORT, session.sort),
            None,
            *((words, partial(session.sort, mode)) for mode, words in _ORDERS.items()),
        )

    def _name(self, thing: Thing | None) -> str:
        """What a screen reader calls the menu: as the thing."""
        scene = self._view.table
        if scene.snapshot is None or scene.texts is None:
            return translated(menus.CARD_MENU)
        name = self._controller.requests.spoken(thing or TableSpot.HAND, scene.snapshot, scene.texts).name
        return name or translated(menus.CARD_MENU)

    def _add(self, menu: QMenu, thing: Thing | None, words: Sentence, do: Callable[[], object]) -> None:
        def ask() -> None:
            # Qt would hand over whether the action is checked.
            self._controller.requests.perform_at(thing or TableSpot.HAND, do)

        action = QAction(translated(words), menu)
        action.setMenuRole(QAction.MenuRole.NoRole)
        if words in _ORDERS.values():
            action.setCheckable(True)
            action.setChecked(words == _ORDERS[self._session.sort_mode])
        action.triggered.connect(ask)
        menu.addAction(action)

"""The menu of a card of the hand, by a right click: what can be done with it. Opening it moves nothing."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from canasta_desktop.model.session import GameSession
from canasta_desktop.table.interaction.things import CardInHand, thing_at
from canasta_desktop.table.view import TableView
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import menus
from canasta_desktop.wording.sentence import Sentence


class CardMenu(QObject):
    """Opens the menu over a table. What is chosen concerns the selection where the card is part of it."""

    opened = Signal(QMenu)

    def __init__(self, view: TableView, session: GameSession, idle: Callable[[], bool]) -> None:
        """`idle` tells whether nothing is pressed or dragged."""
        super().__init__(view)
        self._view, self._session, self._idle = view, session, idle
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._open)

    def _open(self, at: QPoint) -> None:
        thing = thing_at(self._view.table, self._view.mapToScene(at))
        if not isinstance(thing, CardInHand) or not self._idle():
            return
        menu = QMenu(self._view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(translated(menus.CARD_MENU))
        for words, do in self._entries(thing.key):
            if words is None:
                menu.addSeparator()
            else:
                self._add(menu, words, do)
        menu.popup(self._view.mapToGlobal(at))
        self.opened.emit(menu)

    def _entries(self, key: int) -> list[tuple[Sentence | None, Callable[[], object]]]:
        session = self._session
        picked = key in session.selected
        return [
            (menus.LAY_OUT, session.lay_out if picked else lambda: session.stage([key])),
            (menus.DISCARD, session.discard if picked else lambda: session.discard(key)),
            (None, lambda: None),
            (menus.SELECT_RANK, lambda: session.select_rank(key)),
            (menus.SORT, session.sort),
        ]

    def _add(self, menu: QMenu, words: Sentence, do: Callable[[], object]) -> None:
        def ask() -> None:
            # Qt would hand over whether the action is checked.
            do()

        action = QAction(translated(words), menu)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.triggered.connect(ask)
        menu.addAction(action)

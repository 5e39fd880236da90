"""The view of the table as a screen reader meets it: joins the tree with the session, the focus and the chooser."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface

from canasta_desktop.model.session import GameSession
from canasta_desktop.table.accessible.announcing import Announcer
from canasta_desktop.table.accessible.described import Described, Key, Part, WayAt, described
from canasta_desktop.table.accessible.nodes import Event, Node, tell
from canasta_desktop.table.accessible.places import place_of
from canasta_desktop.table.accessible.speech import Speech
from canasta_desktop.table.accessible.top import let_go, table_of
from canasta_desktop.table.accessible.tree import Tree
from canasta_desktop.table.interaction.controller import TableController
from canasta_desktop.table.interaction.focus import Area
from canasta_desktop.table.interaction.things import CardInHand
from canasta_desktop.table.view import TableView

_OTHER_WORDS = (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange)


class TableAccess(QObject):
    """Lets screen readers find everything on the table, and tells them what changes there.

    As long as none is there it does nothing.
    """

    def __init__(self, session: GameSession, view: TableView, controller: TableController, speech: Speech) -> None:
        super().__init__(view)
        self._session, self._view, self._speech = session, view, speech
        self._controller, self._focus, self._chooser = controller, controller.focus, controller.chooser
        self.tree = Tree(self._new_node, self)
        self.announcer = Announcer(session, view, speech)
        session.snapshot_changed.connect(self.follow)
        session.match_changed.connect(self.follow)
        self._focus.changed.connect(self._focus_moved)
        self._chooser.changed.connect(self._focus_moved)
        controller.motion.began_again.connect(self.announcer.happened_again)
        controller.pile_viewer.changed.connect(self._pile_viewed)
        view.installEventFilter(self)
        view.destroyed.connect(self.tree.clear)
        application = QCoreApplication.instance()
        assert application is not None
        application.aboutToQuit.connect(self.close)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn:
            # Qt tells that the view has the focus after this event; then where in it.
            QTimer.singleShot(0, self, self._focus_moved)
        elif event.type() in _OTHER_WORDS:
            QTimer.singleShot(0, self, self.follow)
        return False

    def close(self) -> None:
        """Nothing is found on the table any more."""
        self.tree.clear()
        let_go(self._view)

    @property
    def focused(self) -> Key | None:
        """What has the keyboard's focus, while the view has it."""
        if not self._view.hasFocus():
            return None
        return WayAt(self._chooser.focused) if self._chooser.is_open else self._focus.thing

    def follow(self) -> None:
        """Have the tree as the table is now."""
        top = table_of(self._view) if QAccessible.isActive() else None
        if top is not None:
            self.tree.show(top, self._described())

    def place(self, key: Key) -> QRect:
        """Where it is on the screen; empty where it is not seen."""
        rect = place_of(self._view.table, self._chooser, key) if self._view.isVisible() else None
        if rect is None:
            return QRect()
        corner = self._view.viewport().mapToGlobal(QPoint(round(rect.x), round(rect.y)))
        return QRect(corner.x(), corner.y(), round(rect.width), round(rect.height))

    def press(self, key: Key) -> None:
        """Do what Enter does there; a card is selected, or no longer."""
        if isinstance(key, WayAt):
            self._chooser.choose(key.number)
        elif not isinstance(key, Area | Part):
            self._controller.interrupt()
            requests = self._controller.requests
            requests.click(key) if isinstance(key, CardInHand) else requests.enter(key)

    def go_to(self, key: Key) -> None:
        """Give it the keyboard's focus."""
        self._view.setFocus()
        if isinstance(key, WayAt):
            self._chooser.move(key.number - self._chooser.focused)
        elif not isinstance(key, Area | Part):
            self._focus.set_visible(True)
            self._focus.go_to(key)

    def _described(self) -> tuple[Described, ...]:
        snapshot = self._session.snapshot
        return () if snapshot is None else described(snapshot, self._focus, self._chooser, self._speech)

    def _focus_moved(self) -> None:
        if not QAccessible.isActive():
            return
        self.follow()
        key = self.focused
        node = None if key is None else self.tree.find(key)
        if node is not None:
            tell(node, Event.Focus)

    def _pile_viewed(self) -> None:
        if self._controller.pile_viewer.is_open:
            self.announcer.pile_is_shown()

    def _new_node(self, above: QAccessibleInterface, told: Described) -> Node:
        return Node(self._view, self, above, told)

"""The table and its session brought together: what is asked by hand goes in, what happens comes out."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, Signal

from canasta_desktop.model.happening import Happening
from canasta_desktop.model.places import Target
from canasta_desktop.model.reasons import Reason
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.taking import TakeChoice
from canasta_desktop.table.interaction.aims import thing_of
from canasta_desktop.table.interaction.chooser import Chooser
from canasta_desktop.table.interaction.dragging import Dragging
from canasta_desktop.table.interaction.focus import Focus
from canasta_desktop.table.interaction.hint_lights import HintLights
from canasta_desktop.table.interaction.interlude import Interlude
from canasta_desktop.table.interaction.keyboard import Keyboard
from canasta_desktop.table.interaction.lights import Lights
from canasta_desktop.table.interaction.motion_like import MotionLike
from canasta_desktop.table.interaction.notices import Notices
from canasta_desktop.table.interaction.pile_viewer import PileViewer
from canasta_desktop.table.interaction.pointer import Pointer
from canasta_desktop.table.interaction.requests import Requests
from canasta_desktop.table.interaction.shown import ShownTable
from canasta_desktop.table.interaction.things import Thing, button_at, rect_of
from canasta_desktop.table.keys import TableKeys
from canasta_desktop.table.motion.motion import Motion, Present
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import TableSpot
from canasta_desktop.table.texts import ActionName, TableWords
from canasta_desktop.table.view import TableView

MakeMotion = Callable[[TableScene, Present], MotionLike]
"""Makes the movements of a scene; they show its snapshots in between by what they are given."""


def moving_cards(scene: TableScene, present: Present) -> MotionLike:
    """The movements of the program: they end with their scene."""
    return Motion(scene, present, parent=scene)


_LEAVES = (
    QEvent.Type.FocusOut,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.WindowBlocked,
    QEvent.Type.Hide,
)
_COMES_BACK = (QEvent.Type.FocusIn, QEvent.Type.WindowActivate, QEvent.Type.WindowUnblocked, QEvent.Type.Show)


class TableController(QObject):
    """Shows the session's table in a view, and lets it be played by mouse, touch and keys."""

    window_asked = Signal(ActionName)
    """A button of what comes after a round was pressed: the window has the dialogs for it."""

    def __init__(
        self,
        session: GameSession,
        view: TableView,
        words: TableWords,
        make_motion: MakeMotion = moving_cards,
        keys: TableKeys | None = None,
    ) -> None:
        """`keys` are what the keys do, else what they usually do."""
        super().__init__(view)
        self._session, self._view, self._scene, self._words = session, view, view.table, words
        self.shown = ShownTable(session, self._scene, words)
        self._motion = make_motion(self._scene, self.shown.present)
        self.shown.move_by(self._motion)
        self.notices = Notices(self._scene, self.shown, words, self)
        self._awaited = False
        lights = Lights(session, self._scene, words)
        self.hint_lights = HintLights(session, self._scene)
        self.dragging = Dragging(session, self._scene, self.shown, lights, self.notices, self._motion)
        self.requests = Requests(session, self._scene, self.notices, words, self.window_asked.emit)
        self.focus = Focus(self._scene, self.shown)
        self.chooser = Chooser(self._scene, self._take_with)
        self.pointer = Pointer(
            session, self._scene, self.shown, self.dragging, self.requests, self._interrupt_at, self._pressed
        )
        self.keyboard = Keyboard(
            view,
            session,
            self.focus,
            self.requests,
            self.notices,
            self.chooser,
            self.pointer,
            self.interrupt,
        )
        self.keyboard.keys = keys or self.keyboard.keys
        self.interlude = Interlude(
            session,
            view,
            words,
            self._motion,
            self.notices,
            self.keyboard.keys.binding_of,
        )
        self.pile_viewer = PileViewer(view, words)
        view.installEventFilter(self)
        self._connect()
        self._show()

    @property
    def motion(self) -> MotionLike:
        """The movements of the cards."""
        return self._motion

    def reread_words(self) -> None:
        """Show the table anew: its words have changed."""
        self.interrupt()
        self._show()

    @property
    def listens(self) -> bool:
        """Whether a press would be for the table itself: nothing is held or dragged, and nothing stands over it."""
        over = self.chooser.is_open or self.pile_viewer.is_open or self.pile_viewer.swallowing
        waits = self._session.paused or self.interlude.showing_again
        return self.pointer.idle and not over and not waits

    def look_through_pile(self) -> None:
        """Show all cards of the discard pile; or say that it is empty."""
        if self.pointer.idle and not self._session.paused:
            self.interrupt()
            if not self.pile_viewer.open():
                self.requests.inform(TableSpot.PILE)

    def show_again(self) -> None:
        """Show the last turns again."""
        self.interrupt()
        self.chooser.close()
        self.pile_viewer.close()
        self.interlude.show_again()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _LEAVES:
            self.pointer.give_up()
            self.focus.set_away(True)
        elif event.type() in _COMES_BACK and self._view.hasFocus():
            self.focus.set_away(False)
        elif event.type() is QEvent.Type.LanguageChange:
            self.reread_words()
        return False

    def _connect(self) -> None:
        session, scene = self._session, self._scene
        session.match_changed.connect(self._begin_anew)
        session.happened.connect(self._play)
        session.snapshot_changed.connect(self._show)
        session.refused.connect(self._refuse)
        session.take_offered.connect(self._offer)
        session.hand_ordered.connect(lambda mode: self.notices.tell(self._words.order_of_hand(mode)))
        scene.action_triggered.connect(self.requests.perform)
        scene.tool_triggered.connect(self.requests.use)
        scene.laid_out.connect(self.dragging.relaid)
        self._motion.started.connect(self._wait_for_motion)
        self._motion.finished.connect(self._go_on)
        session.paused_changed.connect(self._stand_still)
        session.pace_changed.connect(self._motion.set_pace)
        self._motion.set_pace(session.pace)

    def _stand_still(self, _paused: bool) -> None:
        self.pointer.give_up()
        self.pile_viewer.close()

    def _show(self) -> None:
        """The table as it is now. What was said to somebody who waited is past when the turn comes."""
        snapshot = self._session.snapshot
        awaited, self._awaited = self._awaited, snapshot is not None and snapshot.awaits_me
        if self._awaited and not awaited:
            self.notices.clear()
        self.chooser.close()
        self.shown.show()
        self._refresh()

    def _refresh(self) -> None:
        """What hangs on the items shown."""
        self.dragging.refresh()
        self.focus.refresh()

    def _begin_anew(self) -> None:
        self._motion.finish()
        self.pile_viewer.close()
        self.dragging.give_up()
        self.pointer.give_up()
        self.notices.clear()
        self._show()

    def _play(self, happening: Happening) -> None:
        """While something is dragged, and for what was just dropped, nothing else moves."""
        if self.interlude.showing_again:
            # A move by the menu: it begins where the present table stood.
            self._motion.finish()
            if happening.before is not None:
                self.shown.present(happening.before)
        self._motion.play(happening, by_hand=self.dragging.dropping)
        if self.dragging.active:
            self._motion.finish()

    def _wait_for_motion(self) -> None:
        self.shown.wait()
        self._session.hold()

    def _go_on(self) -> None:
        self.chooser.close()
        self.shown.go_on()
        self._refresh()
        self._session.release()

    def _refuse(self, reason: Reason, target: Target | None) -> None:
        """Say why not, at the thing that was used; what came from elsewhere, at the target."""
        snapshot = self._session.snapshot
        if target is None or snapshot is None:
            self.notices.refuse(reason)
            return
        thing = thing_of(target, snapshot.my_side)
        self.notices.refuse(reason, lambda: rect_of(self._scene, thing))

    def _offer(self, choices: Sequence[TakeChoice]) -> None:
        self.chooser.open(choices, self._words.choosing(choices))

    def _take_with(self, choice: TakeChoice) -> None:
        self._session.take_with(choice)

    def interrupt(self) -> None:
        """Whatever moves is at its end, whatever was said was read."""
        self._motion.finish()
        self.notices.clear()

    def _interrupt_at(self, point: QPointF) -> bool:
        """A press beside the chooser only closes it."""
        self.interrupt()
        self.focus.set_visible(False)
        if not self.chooser.is_open:
            return False
        if self.chooser.covers(point):
            return button_at(self._scene, point) is None
        self.chooser.close()
        return True

    def _pressed(self, thing: Thing | None) -> None:
        self.focus.go_to(thing)

"""Mouse and touch: press, click, double click, drag, and the frame that selects."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from canasta_desktop.engine.values import value
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.interaction.dragging import Dragging
from canasta_desktop.table.interaction.requests import Requests
from canasta_desktop.table.interaction.rubber_band import RubberBand
from canasta_desktop.table.interaction.shown import ShownTable
from canasta_desktop.table.interaction.things import CardInHand, Thing, button_at, source_of, thing_at
from canasta_desktop.table.items.button import TableButton
from canasta_desktop.table.items.tool_button import ToolButton
from canasta_desktop.table.scene import TableScene

_LEFT = Qt.MouseButton.LeftButton
_ADDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_FIRST_CLICK_COUNTS_FOR = 3000
"""Milliseconds: longer than any double click takes, for a machine that is busy."""


@value
class _Press:
    thing: Thing | None
    at: QPointF
    adds: bool
    extends: bool
    is_second: bool
    """The second press of a double click."""


class Pointer(QObject):
    """Follows the left button over the scene; the other buttons move nothing.

    It watches the mouse events of the scene. Buttons of the table answer theirs themselves. No item ever grabs the
    mouse for a drag, so none can keep it. A finger or a pen comes as a mouse that Qt makes of it.
    """

    held = Signal(QPointF)
    """A finger or a pen was held down where it is, long enough for a menu; nothing else comes of that press."""

    def __init__(
        self,
        session: GameSession,
        scene: TableScene,
        shown: ShownTable,
        dragging: Dragging,
        requests: Requests,
        interrupt: Callable[[QPointF], bool],
        pressed: Callable[[Thing | None], None],
    ) -> None:
        """`interrupt` is called before a press is looked at: it ends movements and notices, and tells whether the
        press was meant for them alone. `pressed` is told what was pressed.
        """
        super().__init__()
        self._session, self._scene, self._shown = session, scene, shown
        self._dragging, self._requests = dragging, requests
        self._band = RubberBand(session, scene)
        self._interrupt, self._pressed = interrupt, pressed
        self._press: _Press | None = None
        self._clicked: tuple[Thing | None, bool] | None = None
        self._passed_on = False
        self._button: TableButton | None = None
        self._quick, self._quick_at = QElapsedTimer(), QPointF()
        """Since the second or a further press of quick clicks, and where that was."""
        self._first = QElapsedTimer()
        """Since the last press that was not the second of a double click."""
        self._hold = QTimer(self, singleShot=True)
        self._hold.setInterval(QApplication.styleHints().mousePressAndHoldInterval())
        self._hold.timeout.connect(self._held_long)
        scene.installEventFilter(self)

    @property
    def idle(self) -> bool:
        """Whether nothing is pressed, dragged or framed."""
        return self._press is None and not self._dragging.active and not self._band.active

    def give_up(self) -> bool:
        """Put back what is dragged, close the frame, forget the press; whether there was anything."""
        was_busy = self._dragging.active or self._band.active
        self._press = None
        self._hold.stop()
        self._let_buttons_go()
        self._dragging.cancel()
        self._band.cancel()
        return was_busy

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QGraphicsSceneMouseEvent):
            if event.type() is QEvent.Type.GraphicsSceneLeave:
                self._shown.hover(None)
            return False
        handled = self._handle(event)
        if handled:
            event.accept()
        return handled

    def _handle(self, event: QGraphicsSceneMouseEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.GraphicsSceneMouseMove:
            return self._move(event)
        if event.button() is not _LEFT:
            # A pressed button of the table lets the mouse go with the last release, whichever that is.
            return kind is not QEvent.Type.GraphicsSceneMouseRelease or self._scene.mouseGrabberItem() is None
        if kind is QEvent.Type.GraphicsSceneMousePress:
            return self._begin(event, is_double=False)
        if kind is QEvent.Type.GraphicsSceneMouseDoubleClick:
            return self._begin(event, is_double=True)
        return self._release(event)

    def _begin(self, event: QGraphicsSceneMouseEvent, *, is_double: bool) -> bool:
        point = event.scenePos()
        self.give_up()
        if is_double and not (self._first.isValid() and self._first.elapsed() < _FIRST_CLICK_COUNTS_FOR):
            # The first click was on a button that is gone with its window or page.
            return True
        if not is_double:
            self._first.start()
        quick = self._is_quick(point, is_double=is_double)
        if self._interrupt(point):
            return True
        before, self._button = self._button, button_at(self._scene, point)
        if self._button is not None:
            self._clicked = None
            # A further one of quick clicks would ask for the next action already, or for a way to take the pile.
            self._passed_on = not quick or (self._button is before and isinstance(before, ToolButton))
            return not self._passed_on
        thing = thing_at(self._scene, point)
        self._pressed(thing)
        held = event.modifiers()
        again = is_double and self._clicked is not None and self._clicked[0] == thing
        self._press = _Press(thing, point, bool(held & _ADDS), bool(held & _SHIFT), again)
        if event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized:
            self._hold.start()
        return True

    def _is_quick(self, point: QPointF, *, is_double: bool) -> bool:
        """Whether a press follows quickly on another in the same place. Qt tells of the second, not of the third."""
        way = point - self._quick_at
        near = abs(way.x()) + abs(way.y()) < QApplication.startDragDistance()
        soon = self._quick.isValid() and self._quick.elapsed() < QApplication.doubleClickInterval()
        if not is_double and not (near and soon):
            self._quick.invalidate()
            return False
        self._quick.start()
        self._quick_at = point
        return True

    def _held_long(self) -> None:
        press, self._press = self._press, None
        if press is not None:
            self._clicked = None
            self.held.emit(press.at)

    def _let_buttons_go(self) -> None:
        """A button whose release was lost keeps no hold of the mouse."""
        self._passed_on = False
        grabber = self._scene.mouseGrabberItem()
        if grabber is not None:
            grabber.ungrabMouse()

    def _move(self, event: QGraphicsSceneMouseEvent) -> bool:
        point = event.scenePos()
        if not event.buttons() & _LEFT:
            # The release went elsewhere, to a dialog for one.
            self.give_up()
            self._hover(point)
            return False
        if self._dragging.active:
            self._dragging.move(point)
        elif self._band.active:
            self._band.move(point)
        elif self._press is not None:
            self._pull(self._press, point)
        else:
            return False
        return True

    def _pull(self, press: _Press, point: QPointF) -> None:
        """The pointer moves with the button down: far enough, it is a drag, or a frame."""
        way = point - press.at
        snapshot = self._session.snapshot
        if snapshot is None or abs(way.x()) + abs(way.y()) < QApplication.startDragDistance():
            return
        self._press = self._clicked = None
        self._hold.stop()
        source = source_of(snapshot, press.thing)
        if source is not None:
            self._shown.hover(None)
            self._dragging.begin(source, point)
        else:
            self._band.begin(press.at, keeps=press.adds)
            self._band.move(point)

    def _release(self, event: QGraphicsSceneMouseEvent) -> bool:
        press, self._press = self._press, None
        self._hold.stop()
        if self._dragging.active:
            self._dragging.move(event.scenePos())
            self._dragging.drop()
        elif self._band.active:
            self._band.end()
        elif press is not None:
            self._click(press, event.scenePos())
        passed_on, self._passed_on = self._passed_on, False
        if passed_on and self._scene.mouseGrabberItem() is not None:
            return False
        self._hover(event.scenePos())
        return True

    def _click(self, press: _Press, point: QPointF) -> None:
        if thing_at(self._scene, point) != press.thing:
            return
        if press.is_second and self._clicked is not None:
            self._double_click(press.thing, acted=self._clicked[1])
        else:
            acted = self._requests.click(press.thing, extends=press.extends)
            self._clicked = (press.thing, acted)

    def _double_click(self, thing: Thing | None, *, acted: bool) -> None:
        """What the first click has done already is not done twice."""
        self._clicked = None
        if isinstance(thing, CardInHand):
            self._session.select_rank(thing.key)
        elif thing is not None and not acted:
            self._requests.enter(thing)

    def _hover(self, point: QPointF) -> None:
        over = thing_at(self._scene, point)
        free = not self._dragging.active and button_at(self._scene, point) is None
        self._shown.hover(over.key if free and isinstance(over, CardInHand) else None)

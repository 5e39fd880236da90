"""While the game waits: the last turns shown again, and the pause. A press or a key goes on, and does nothing else."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from canasta_desktop.model.happening import Happening
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.accessible.announcing import announce
from canasta_desktop.table.interaction.motion_like import MotionLike
from canasta_desktop.table.interaction.notices import Notices
from canasta_desktop.table.items.interlude import AgainBanner, PauseCurtain
from canasta_desktop.table.keys import counting
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.texts import InterludeTexts, TableWords
from canasta_desktop.table.view import TableView

BindingOf = Callable[[int, Qt.KeyboardModifier], object]
"""What a key asks for; None when it means nothing at the table."""

Key = Qt.Key
_PAUSE = "pause"
"""The name of the window's command that pauses and goes on, where it has a key of the table."""
_GO_ON = frozenset({Key.Key_Escape, Key.Key_Return, Key.Key_Enter, Key.Key_Space})
_HELD = frozenset({Key.Key_Shift, Key.Key_Control, Key.Key_Alt, Key.Key_AltGr, Key.Key_Meta})
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Interlude(QObject):
    """Watches the view before anybody else does, so it is made last."""

    def __init__(
        self,
        session: GameSession,
        view: TableView,
        words: TableWords,
        motion: MotionLike,
        notices: Notices,
        binding_of: BindingOf,
    ) -> None:
        super().__init__(view)
        self._session, self._view, self._words, self._binding_of = session, view, words, binding_of
        self._motion, self._notices = motion, notices
        self._showing_again = self._pressed = False
        self.banner, self.curtain = AgainBanner(), PauseCurtain()
        for item, layer in ((self.banner, Layer.CHOOSER), (self.curtain, Layer.CURTAIN)):
            item.setZValue(layer)
            item.hide()
            view.table.addItem(item)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.table.laid_out.connect(self._lay_out)
        motion.began_again.connect(self._tell)
        motion.finished.connect(self._end)
        session.paused_changed.connect(self._pause)

    @property
    def showing_again(self) -> bool:
        """Whether the last turns are shown again."""
        return self._showing_again

    def show_again(self) -> None:
        """Show the last turns again, or say that there are none."""
        present = self._session.snapshot
        if present is None or self._session.paused:
            return
        self._motion.finish()
        turns = self._session.last_turns()
        if not turns:
            self._notices.tell(*self._words.nothing_again())
            return
        self._showing_again = True
        self._say(self.banner, self._words.again())
        self._motion.play_again(turns, present)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            return watched is self._view and event.type() in _KEYS and self._key(event)
        if isinstance(event, QMouseEvent) and watched is not self._view:
            return self._mouse(event)
        # A right press that has gone on is followed by its menu.
        return event.type() is QEvent.Type.ContextMenu and (self._waits or self._pressed)

    # ---- inside

    @property
    def _waits(self) -> bool:
        return self._showing_again or self.curtain.isVisible()

    def _go_on(self) -> None:
        if self._showing_again:
            self._motion.finish()
        elif self.curtain.isVisible():
            self._session.set_paused(False)

    def _mouse(self, event: QMouseEvent) -> bool:
        """Whether the mouse is kept away: while the game waits, and until what went on is released."""
        if event.type() in _PRESSES:
            self._pressed = self._waits
            self._go_on()
            return self._pressed
        kept = self._waits or self._pressed
        # A release may go elsewhere.
        self._pressed &= bool(event.buttons())
        return kept

    def _key(self, event: QKeyEvent) -> bool:
        """Whether a key is for the interlude: any one while turns are shown again, but for those of the window."""
        if not self._waits:
            return False
        bound = self._binding_of(event.key(), event.modifiers())
        of_window = bool(counting(event.modifiers()) & ~_SHIFT) or event.key() in _HELD
        if bound is None and (of_window or not self._showing_again):
            return False
        goes_on = self._showing_again or event.key() in _GO_ON or bound == _PAUSE
        if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
            if goes_on:
                self._go_on()
            else:
                # Whoever does not see the curtain hears why nothing happens.
                announce(self._view, self.curtain.accessible_name, urgent=True)
        event.accept()
        return True

    def _tell(self, shown: Happening) -> None:
        self.banner.present(self._words.again(shown))

    def _end(self) -> None:
        self._showing_again = False
        self.banner.hide()

    def _pause(self, paused: bool) -> None:
        if not paused:
            if self.curtain.isVisible():
                self.curtain.hide()
                announce(self._view, self._words.going_on(), urgent=False)
            return
        if self._showing_again:
            self._motion.finish()
        self._say(self.curtain, self._words.paused())

    def _say(self, item: AgainBanner | PauseCurtain, words: InterludeTexts) -> None:
        self._notices.clear()
        item.present(words)
        item.show()
        self._lay_out()
        announce(self._view, item.accessible_name, urgent=False)

    def _lay_out(self) -> None:
        scene = self._view.table
        if not self._waits:
            return
        if self._session.paused:
            # The language or the key may be another one now.
            self.curtain.present(self._words.paused())
        self.banner.set_place(scene.table_layout.centre.panel.panel, scene.table_style)
        self.curtain.set_place(Rect(0, 0, scene.width(), scene.height()), scene.table_style)

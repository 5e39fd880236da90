"""Movements of the table: what happened goes into one queue and is played, or is at its end at once."""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsItem

from canasta_desktop.engine.events import RoundDealt
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.model.sounds import Sound, sounds_of
from canasta_desktop.table.motion import durations
from canasta_desktop.table.motion.again import steps_again
from canasta_desktop.table.motion.ahead import FacesAhead
from canasta_desktop.table.motion.clock import ClockLike, FrameClock
from canasta_desktop.table.motion.course import steps_of
from canasta_desktop.table.motion.fly_home import FlightsHome
from canasta_desktop.table.motion.hand_glide import HandGlide
from canasta_desktop.table.motion.outlines import Outlines, outlined_spots
from canasta_desktop.table.motion.running_step import RunningStep
from canasta_desktop.table.motion.steps import Step
from canasta_desktop.table.scene import TableScene

Present = Callable[[TableSnapshot], None]
"""Shows a snapshot in the scene, with its words and marks, everything in its place when it returns."""

_LATE = 0.75
"""When so much of a step is over, its dearest frames are, too, and the next step may be prepared."""

_TICKS_LATER = 2
"""At the first tick from now on, the frame of now may not have been painted yet."""


class Motion(QObject):
    """Plays happenings one after the other over a scene that shows the table in between.

    While `running`, nobody else shows a table in the scene: what they would show is shown by `finished`. If it is
    done all the same, that stands and the movement is given up; a resize or another look brings everything to its
    end. Nothing but pictures is kept in a movement: at its end the scene shows the `after` of the last happening.
    """

    started = Signal()
    """Cards begin to move: no computer player moves before `finished`."""
    finished = Signal()
    """All happenings are at their end. Comes once for each `started`, at the pace `OFF` in the call of `play`."""
    heard = Signal(Sound)
    """Something is heard now: a card lands, a turn begins."""
    expected = Signal(object)
    """`TableSnapshot`: this is to be shown in one of the next frames."""
    began_again = Signal(object)
    """`Happening`: of what is shown again, this one begins."""

    def __init__(
        self,
        scene: TableScene,
        present: Present,
        *,
        clock: ClockLike | None = None,
        pace: Pace = Pace.NORMAL,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene, self._present, self._pace, self._reduced = scene, present, pace, False
        self._clock: ClockLike = clock or FrameClock(self)
        self._now = 0.0
        self._steps: deque[Step] = deque()
        self._running: RunningStep | None = None
        self._asked_at = self._begun_at = 0.0
        self._factor = 1.0
        self._end: TableSnapshot | None = None
        self._told_next = False
        self._glide, self._outlines, self._homeward = HandGlide(scene), Outlines(scene), FlightsHome()
        self._ahead = FacesAhead(scene)
        self._later: Callable[[], None] | None = None
        self._ticks_left = 0
        self._ticking = self._calm = self._asked = False
        self._presenting = False
        self._shown: TableSnapshot | None = None
        self._size = self._size_now()
        self._clock.ticked.connect(self._on_ticked)
        scene.laid_out.connect(self._on_laid_out)

    @property
    def running(self) -> bool:
        """Whether cards are on their way; outlines are not."""
        return self._end is not None or self._glide.running or self._homeward.running

    @property
    def pace(self) -> Pace:
        """How fast everything moves; `OFF` where movements are reduced."""
        return Pace.OFF if self._reduced else self._pace

    def set_pace(self, pace: Pace) -> None:
        """Move faster or slower from the next movement on; with `OFF` everything is at its end now."""
        self._pace = pace
        if self.pace is Pace.OFF:
            self.finish()

    def set_reduced(self, reduced: bool) -> None:
        """Move nothing whatever the pace, or move again."""
        self._reduced = reduced
        self.set_pace(self._pace)

    def play(self, happening: Happening, *, by_hand: bool = False) -> None:
        """Play what happened, after everything that is playing.

        With `by_hand` the person at the table has put the cards where they go: those are there at once.
        """
        steps = () if self.pace is Pace.OFF else steps_of(happening, dropped=by_hand)
        self._go(steps, happening.after, at_once=by_hand)
        if self.pace is Pace.OFF:
            self._outline(happening)
        if not steps:
            self._hear(sounds_of(happening.events, happening.after))
        self._keep_time()

    def play_again(self, happenings: Sequence[Happening], present: TableSnapshot) -> None:
        """Show once more what has happened, one thing after the other, and at the end the present table.

        At the pace `OFF` nothing moves: what was done is outlined. Whatever ends a movement ends this, too.
        """
        self.finish()
        self._show(happenings[0].before or present, at_once=True)
        self._go(steps_again(happenings, self.pace), present, at_once=True)
        self._keep_time()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        self._homeward.finish()
        self._glide.finish()
        if self._end is not None:
            self._stop_playing()
            self._end_play(at_once=True)
        self._scene.table_style.queue.release_all()
        while self._later is not None:
            self._do_later()
        self._keep_time()

    def fly_home(
        self, items: Sequence[QGraphicsItem], homes: Sequence[QPointF], landed: Callable[[], None] = lambda: None
    ) -> None:
        """Let cards that were not accepted fly home, then call `landed`. Whoever made the items takes them away."""
        self._homeward.add(items, homes, landed, self._now, self.pace.milliseconds(durations.REFUSED))
        self._keep_time()

    def a_frame_later(self, act: Callable[[], None], *, calm: bool = False) -> None:
        """Do this when what is shown now was painted, and for `calm` when the hand glides no more; of several, the
        last asked for is done. The frame of now is taken to be full.
        """
        self._calm = calm
        if self.pace is Pace.OFF:
            act()
            return
        if self._later is None:
            self._ticks_left = 1 if self._ticking else _TICKS_LATER
        self._later = act
        self._asked = self._asked or not self._ticking
        self._keep_time()

    @contextmanager
    def relayout(
        self, landed: Collection[int] = (), lasts: float = durations.RELAYOUT, most: int | None = None
    ) -> Iterator[None]:
        """Whatever is shown or marked inside lets the cards that stay in the hand glide to their new places.

        Those with the keys `landed` are there at once, and all are if more than `most` would glide far. To raise cards,
        `lasts` is `durations.RAISE`.
        """
        with self._glide.opened(self._now, self.pace.milliseconds(lasts), landed, most):
            yield
        self._keep_time()

    # ---- inside

    def _go(self, steps: Sequence[Step], end: TableSnapshot, *, at_once: bool) -> None:
        """Begin with the next frame, unless `at_once`: in this one, what was done has cost its time."""
        begins = self._end is None
        self._end = end
        self._steps.extend(steps)
        if begins:
            self._asked_at, self._shown = self._now, self._scene.snapshot
            self.started.emit()
        if not begins or self._end is None:
            return
        if at_once or not self._steps:
            self._begin_next(self._now)
        else:
            self.expected.emit(self._steps[0].shown)

    def _begin_next(self, at: float) -> None:
        if not self._steps:
            self._end_play()
            return
        step = self._steps.popleft()
        # Without movements only the time counts for which something is outlined.
        self._begun_at, self._factor, self._told_next = at, self.pace.factor or 1.0, False
        self._running = RunningStep(self._scene, step, self._show, self.heard.emit)
        self._ahead.expect(self._steps[0] if self._steps else None)
        self._outlines.show(step.outlined, self._now + step.lasts)
        if step.again is not None:
            self.began_again.emit(step.again)

    def _end_play(self, *, at_once: bool = False) -> None:
        end, self._end = self._end, None
        if end is not None:
            self._show(end, at_once=at_once)
            self.finished.emit()

    def _stop_playing(self) -> None:
        """Of what was to be heard only the last is, now."""
        running, self._running = self._running, None
        unheard = [*(running.unheard if running else ()), *(sound for step in self._steps for _, sound in step.sounds)]
        self._steps.clear()
        self._ahead.expect(None)
        if running is not None:
            running.finish()
            self._outlines.clear()
        self._hear(unheard[-1:])

    def _hear(self, sounds: Iterable[Sound]) -> None:
        for sound in sounds:
            self.heard.emit(sound)

    def _show(self, table: TableSnapshot, *, at_once: bool = False) -> None:
        lasts = 0 if at_once else self.pace.milliseconds(durations.RELAYOUT)
        self._presenting = True
        self._scene.table_style.queue.hurried = lasts > 0
        try:
            with self._glide.opened(self._now, lasts):
                self._present(table)
        finally:
            self._presenting = False
        self._shown, self._size = self._scene.snapshot, self._size_now()
        self._outlines.lay_out()

    def _outline(self, happening: Happening) -> None:
        if not any(isinstance(event, RoundDealt) for event in happening.events):
            spots = outlined_spots(happening.events, happening.after)
            self._outlines.show(spots, self._now + durations.OUTLINED)

    def _on_ticked(self, now: int) -> None:
        self._now, gliding = now, self._glide.running
        painted = self._scene.table_style.queue.release(busy=gliding)
        self._ahead.advance()
        self._outlines.advance(now)
        self._glide.advance(now, busy=self._asked)
        self._asked = False
        self._homeward.advance(now)
        if not painted:
            self._tick_later(gliding=gliding)
        if self._running is None and self._end is not None and now > self._asked_at:
            self._begin_next(self._asked_at)
        if self._running is not None:
            self._advance(self._running, (now - self._begun_at) / self._factor)
        self._keep_time()

    def _tick_later(self, *, gliding: bool) -> None:
        self._ticks_left -= 1
        if self._ticks_left <= 0 and not (self._calm and gliding):
            self._ticking = True
            self._do_later()
            self._ticking = False

    def _do_later(self) -> None:
        act, self._later = self._later, None
        if act is not None:
            act()

    def _advance(self, running: RunningStep, elapsed: float) -> None:
        running.advance(elapsed)
        if elapsed >= running.ends_at:
            self._running = None
            running.finish()
            self._begin_next(self._now)
        elif elapsed >= running.ends_at * _LATE and not self._told_next:
            self._told_next = True
            self.expected.emit(self._steps[0].shown if self._steps else self._end)

    def _keep_time(self) -> None:
        """The clock ticks exactly while something moves or waits to be taken away."""
        queue = self._scene.table_style.queue
        busy = self.running or self._outlines.running or self._later is not None or len(queue) > 0
        if busy and not self._clock.running:
            self._now = 0.0
            self._clock.start()
        elif not busy:
            queue.release_all()
            if self._clock.running:
                self._clock.stop()
                self._now = 0.0

    def _on_laid_out(self) -> None:
        """Somebody else has laid the scene out."""
        if self._presenting:
            return
        size, self._size = self._size, self._size_now()
        self._outlines.lay_out()
        self._glide.forget_gone()
        resized = size != self._size
        if resized or (self._end is not None and self._scene.snapshot is self._shown):
            self.finish()
        elif self._end is not None:
            self._stop_playing()
            self._end = None
            self.finished.emit()

    def _size_now(self) -> tuple[float, float, float]:
        return self._scene.width(), self._scene.height(), self._scene.table_style.ratio

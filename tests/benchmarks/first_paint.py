"""Open one window, say what its first paint cost, and leave: first_paint.py empty|program [SECONDS].

On standard output, as JSON: the clock (`perf_counter`) and the processor time of the process at the first paint
of the view, the resident peak then, and the peak after so many seconds more, in megabytes.
"""

import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

SIZE = (1366, 768)


def main() -> int:
    """Open the window that the first argument names."""
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.0
    return open_program(seconds) if sys.argv[1] == "program" else open_empty(seconds)


def open_empty(seconds: float) -> int:
    """A main window with a graphics view of an empty scene."""
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    application = QApplication([])
    report = new_report(application.quit, seconds)

    class View(QGraphicsView):
        def paintEvent(self, event: "QPaintEvent") -> None:
            super().paintEvent(event)
            report()

    window = QMainWindow()
    # Asked for its viewport, Qt for Python would make all classes that it might be: an empty window needs none.
    window.setCentralWidget(View(QGraphicsScene(0, 0, *SIZE)))
    window.resize(*SIZE)
    window.show()
    return application.exec()


def open_program(seconds: float) -> int:
    """The program as the command line opens it, with whatever the journal holds."""
    from canasta_desktop import app
    from canasta_desktop.__main__ import main as run

    prepare = app._import_plainly

    def prepare_watched() -> None:
        prepare()
        watch_program(seconds)

    app._import_plainly = prepare_watched
    return run([])


def watch_program(seconds: float) -> None:
    """Watch the window from the moment it is shown."""
    # What `run` imports next anyway.
    from canasta_desktop.app.opening import Opening

    once_painted = Opening.once_painted
    watched: list[bool] = []

    def once_painted_watched(opening: Opening, do: "Callable[[], object]") -> None:
        assert opening.view.table.snapshot is not None, "no match was resumed"
        once_painted(opening, do)
        if not watched:
            watched.append(True)
            # Installed last, it is asked first: what the program does once it is painted comes after the report.
            report_first_paint(opening.window, opening.window.close, seconds)

    Opening.once_painted = once_painted_watched  # type: ignore[assignment, method-assign]


def report_first_paint(widget: "QWidget", leave: "Callable[[], object]", seconds: float) -> None:
    """Report when the widget was painted for the first time, and leave after so many seconds more."""
    from PySide6.QtCore import QEvent, QObject

    report = new_report(leave, seconds)

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:
                widget.removeEventFilter(self)
                report()
            return False

    watcher = Watcher(widget)
    widget.installEventFilter(watcher)


def new_report(leave: "Callable[[], object]", seconds: float) -> "Callable[[], None]":
    """What is called during a paint, the first time of which counts."""
    from PySide6.QtCore import QTimer

    called: list[bool] = []

    def painted() -> None:
        found = {"clock": time.perf_counter(), "processor": time.process_time(), "peak": resident_peak()}
        QTimer.singleShot(round(seconds * 1000), lambda: tell(found))

    def tell(found: dict[str, float]) -> None:
        print(json.dumps(found | {"later": resident_peak()}), flush=True)
        leave()

    def report() -> None:
        if not called:
            called.append(True)
            # A paint is one event; whatever comes next comes after all of it.
            QTimer.singleShot(0, painted)

    return report


def resident_peak() -> float:
    """The most memory of this process that was ever resident, in megabytes."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


if __name__ == "__main__":
    sys.exit(main())

"""A session bus of its own, with the bus that screen readers listen on started from it."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from tests.end_to_end.screen import AS_LONG_AS_WE_LIVE, Screen, line_of

_ENDS_WITHIN = 20


@contextmanager
def session_bus(screen: Screen) -> Iterator[dict[str, str]]:
    """Start a bus; tells the environment of programs that belong to it. Whatever the bus has started ends with it."""
    reading, writing = os.pipe()
    # The folder of sockets, whose paths may not be long.
    with tempfile.TemporaryDirectory(prefix="canasta-bus-") as folder:
        environment = {"XDG_RUNTIME_DIR": folder, "DISPLAY": screen.display}
        where = [f"--address=unix:dir={folder}", f"--print-address={writing}"]
        command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", *where]
        daemon = subprocess.Popen(
            ["sh", "-c", AS_LONG_AS_WE_LIVE, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=[writing],
            env={**os.environ, **environment},
        )
        os.close(writing)
        try:
            yield {**environment, "DBUS_SESSION_BUS_ADDRESS": line_of(reading)}
        finally:
            os.close(reading)
            daemon.communicate(timeout=_ENDS_WITHIN)

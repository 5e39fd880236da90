"""A screen reader: everything that it knows it was told over the accessibility bus.

Like real ones it reads the tree once and from then on believes what it is told of changes.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, Properties, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

_PATIENCE = 15.0
_ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
_REGISTRY: Final = "org.a11y.atspi.Registry"
_EVENTS: Final = "org.a11y.atspi.Event."
_ROOT: Final = "/org/a11y/atspi/accessible/root"
# Numbers of the protocol, atspi-constants.h.
_STATES: Final = {8: "enabled", 11: "focusable", 12: "focused", 22: "selectable", 23: "selected", 25: "showing"}
_ASSERTIVE: Final = 2


class Gone(Exception):
    """What was asked is there no longer."""


@dataclass(frozen=True, slots=True)
class Said:
    """An announcement."""

    text: str
    urgent: bool


@dataclass
class Object:
    """An object of the program, as far as it was told."""

    path: str
    role: str
    name: str
    description: str
    states: set[str]
    inside: list["Object"] = field(default_factory=list)

    def all(self) -> Iterator["Object"]:
        """This object and all that are inside."""
        yield self
        for child in self.inside:
            yield from child.all()

    def written(self) -> list[object]:
        """The same as plain values, to be compared. What has the focus is told, not looked up."""
        states = sorted(self.states - {"focused", "showing"})
        return [self.path, self.role, self.name, self.description, states, [child.written() for child in self.inside]]


class ScreenReader:
    """Listens to the one program that is on the bus of a session."""

    def __init__(self, session_bus: str) -> None:
        with open_dbus_connection(session_bus) as session:
            where = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            [address] = _answer(session, new_method_call(where, "GetAddress"))
        # On one line it asks, on the other it listens: a call passes over what comes meanwhile.
        self._asking, self._hearing = open_dbus_connection(address), open_dbus_connection(address)
        registry = DBusAddress("/org/a11y/atspi/registry", _REGISTRY, _REGISTRY)
        for kind in ("object:", "window:", "focus:"):
            _answer(self._hearing, new_method_call(registry, "RegisterEvent", "sass", (kind, [], "")))
        for kind in ("Object", "Window", "Focus"):
            _answer(self._hearing, message_bus.AddMatch(MatchRule(type="signal", interface=_EVENTS + kind)))
        self._program = ""
        self._known: dict[str, Object] = {}
        self.said: list[Said] = []
        self.focused = ""

    def close(self) -> None:
        """Listen no longer."""
        self._asking.close()
        self._hearing.close()

    def meet_program(self) -> None:
        """Wait for the program."""
        desktop = DBusAddress(_ROOT, _REGISTRY, _ACCESSIBLE)
        ends = time.monotonic() + _PATIENCE
        while not (found := _answer(self._asking, new_method_call(desktop, "GetChildren"))[0]):
            assert time.monotonic() < ends, "no program is on the accessibility bus"
            self._hear(0.05)
        self._program = found[0][0]

    # ---- what it knows

    def table(self) -> Object:
        """The table, looked for where it is not known yet."""
        found = self._find(lambda one: one.role == "panel" and one.name == "Table")
        if found is None:
            found = next(one for one in self.read(_ROOT).all() if one.role == "panel" and one.name == "Table")
            self._known = {one.path: one for one in found.all()}
        return found

    def focus(self) -> str:
        """The name of what has the focus."""
        return self._known[self.focused].name if self.focused in self._known else ""

    def windows(self) -> list[Object]:
        """The windows of the program, looked up."""
        return self.read(_ROOT, depth=1).inside

    def read(self, path: str, depth: int = 99) -> Object:
        """Ask for an object and what is inside, whatever is known of it. Raises `Gone`."""
        role = str(self._ask(path, "GetRoleName")[0])
        low, high = self._ask(path, "GetState")[0]
        bits = low | high << 32
        name, description = self._property(path, "Name"), self._property(path, "Description")
        states = {word for bit, word in _STATES.items() if bits >> bit & 1}
        children = [inner for _, inner in self._ask(path, "GetChildren")[0]] if depth else []
        inside = [self.read(inner, depth - 1) for inner in children]
        return Object(path, role, name, description, states, inside)

    # ---- how it waits

    def wait_until(self, holds: Callable[[], object], what: str, patience: float = _PATIENCE) -> None:
        """Listen until it holds. Raises `AssertionError` when it does not come."""
        ends = time.monotonic() + patience
        while not holds():
            left = ends - time.monotonic()
            assert left > 0, f"waited in vain until {what}; heard last: {self.said[-6:]}, focus: {self.focus()!r}"
            self._hear(left)

    def listen_for(self, *begins: str, since: int, patience: float = _PATIENCE) -> Said:
        """The first announcement, of those after so many, in which a sentence begins so."""

        def found() -> Said | None:
            return next((said for said in self.said[since:] if said.text.startswith(begins)), None)

        self.wait_until(found, f"it is said: {' or '.join(begins)}", patience)
        said = found()
        assert said is not None
        return said

    def hear_all(self) -> None:
        """Take in what was told already."""
        while self._hear(0.0):
            pass

    # ---- how it hears

    def _hear(self, patience: float) -> bool:
        try:
            message = self._hearing.receive(timeout=max(0.0, patience))
        except TimeoutError:
            return False
        if message.header.message_type is MessageType.signal:
            self._take_in(message)
        return True

    def _take_in(self, message: Message) -> None:
        fields = message.header.fields
        if fields.get(HeaderFields.sender) != self._program and self._program:
            return
        path, event = str(fields[HeaderFields.path]), str(fields[HeaderFields.member])
        if event == "Announcement":
            _, politeness, _, (_, text), _ = message.body
            self.said.append(Said(text, politeness == _ASSERTIVE))
        elif event == "StateChanged":
            self._state_changed(path, message.body[0], bool(message.body[1]))
        elif path in self._known and event == "PropertyChange":
            self._renamed(self._known[path], message.body[0], message.body[3][1])
        elif path in self._known and event == "ChildrenChanged":
            self._children_changed(self._known[path], message.body)

    def _state_changed(self, path: str, state: str, on: bool) -> None:
        if state == "focused" and on:
            self.focused = path
        if path in self._known and state in _STATES.values():
            states = self._known[path].states
            states.add(state) if on else states.discard(state)

    def _renamed(self, known: Object, what: str, words: str) -> None:
        if what == "accessible-name":
            known.name = words
        elif what == "accessible-description":
            known.description = words

    def _children_changed(self, known: Object, body: tuple[Any, ...]) -> None:
        how, place, _, (_, (_, path)), _ = body
        known.inside = [child for child in known.inside if child.path != path]
        if how == "add":
            try:
                child = self.read(path)
            except Gone:
                return
            known.inside.insert(place, child)
            self._known |= {one.path: one for one in child.all()}

    def _find(self, wanted: Callable[[Object], bool]) -> Object | None:
        return next((one for one in self._known.values() if wanted(one)), None)

    def _ask(self, path: str, method: str) -> tuple[Any, ...]:
        return _answer(self._asking, new_method_call(DBusAddress(path, self._program, _ACCESSIBLE), method))

    def _property(self, path: str, name: str) -> str:
        where = Properties(DBusAddress(path, self._program, _ACCESSIBLE))
        [(_, value)] = _answer(self._asking, where.get(name))
        return str(value)


def _answer(connection: DBusConnection, call: Message) -> tuple[Any, ...]:
    reply = connection.send_and_get_reply(call, timeout=_PATIENCE)
    if reply.header.message_type is MessageType.error:
        raise Gone(str(reply.body))
    body: tuple[Any, ...] = reply.body
    return body

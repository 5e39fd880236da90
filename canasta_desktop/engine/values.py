"""How small values are made: moves, what happened and why not, what the table shows and where."""

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field
from functools import cache
from operator import attrgetter
from types import CodeType, FunctionType
from typing import Any, TypeVar, cast, dataclass_transform

_Class = TypeVar("_Class")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[_Class]) -> type[_Class]:
    """A class of values: equal when their fields are, hashable, never changed. A default is made once, for all of them.

    The type checker refuses a change. At run time nothing does: a frozen dataclass takes three times as
    long to make, and they are made by the hundred thousand.
    """
    # A dataclass writes and compiles its methods, and there are a hundred of these classes when the program starts.
    written = {name: member for name, member in vars(cls).items() if name not in {"__dict__", "__weakref__"}}
    names = tuple(written.get("__annotations__", ()))
    defaults = {name: _default(written.pop(name)) for name in names if name in written}
    made = _methods(names, defaults, calls_after="__post_init__" in written)
    later = {"__dataclass_fields__": _Fields(cls.__name__, written.get("__annotations__", {}), defaults)}
    same = {"__slots__": names, "__match_args__": names, "__qualname__": cls.__qualname__}
    return cast("type[_Class]", type(cls.__name__, cls.__bases__, made | written | later | same))


def _giving(default: object) -> Callable[[], object]:
    return lambda: default


def _default(given: object) -> object:
    return cast("Any", given).default_factory() if isinstance(given, Field) else given


class _Fields:
    """The fields of such a class as `dataclasses` has them, found when somebody asks for them."""

    def __init__(self, name: str, kinds: Mapping[str, object], defaults: Mapping[str, object]) -> None:
        made = {name: field(default_factory=_giving(default)) for name, default in defaults.items()}
        self._body = {"__annotations__": kinds, "__doc__": name, **made}

    def __get__(self, _value: object, kind: Any) -> object:  # noqa: ANN401  # a class that can have fields
        alike: Any = dataclass(init=False, eq=False, repr=False)(type("", (), self._body))
        kind.__dataclass_fields__ = alike.__dataclass_fields__
        return alike.__dataclass_fields__


def _methods(
    names: tuple[str, ...], defaults: Mapping[str, object], *, calls_after: bool
) -> dict[str, Callable[..., object]]:
    """How values are made, compared, hashed and written."""
    compared = _getter(names)

    def equal(self: object, other: object) -> bool:
        return compared(self) == compared(other) if other.__class__ is self.__class__ else NotImplemented

    def hashed(self: object) -> int:
        return hash(compared(self))

    def written(self: object) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

    return {"__init__": _maker(names, defaults, calls_after), "__eq__": equal, "__hash__": hashed, "__repr__": written}


def _maker(names: tuple[str, ...], defaults: Mapping[str, object], calls_after: bool) -> Callable[..., None]:
    """What sets the fields. Raises `TypeError` where a field without a default follows one that has it."""
    if tuple(defaults) != names[len(names) - len(defaults) :]:
        raise TypeError("a field without a default follows one with a default")
    code = _maker_code(len(names), calls_after)
    called = code.co_names[len(names) :]
    named = code.replace(co_varnames=("self", *names), co_names=(*names, *called))
    return FunctionType(named, {}, "__init__", tuple(defaults.values()))


@cache
def _maker_code(count: int, calls_after: bool) -> CodeType:
    """The code that sets so many fields, of any names."""
    names = [f"f{number}" for number in range(count)]
    body = [f"self.{name} = {name}" for name in names] + ["self.__post_init__()"] * calls_after
    made: dict[str, FunctionType] = {}
    exec(f"def make(self, {', '.join(names)}): {'; '.join(body) or 'pass'}", made)  # noqa: S102  # a text of this page
    return made["make"].__code__


def _getter(names: tuple[str, ...]) -> Callable[[object], object]:
    return attrgetter(*names) if names else lambda _value: ()

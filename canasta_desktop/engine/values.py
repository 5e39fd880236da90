"""How small values are made: moves, what happened and why not, what the table shows and where."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import TypeVar, dataclass_transform

_Class = TypeVar("_Class")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[_Class]) -> type[_Class]:
    """A class of values: equal when their fields are, hashable, never changed.

    The type checker refuses a change. At run time nothing does: a frozen dataclass takes three times as
    long to make, and they are made by the hundred thousand.
    """
    # A dataclass compiles each method that it writes, and there are a hundred of these when the program starts.
    made = dataclass(slots=True, eq=False, repr=False)(cls)
    for name, method in _methods(made).items():
        if name not in cls.__dict__:
            setattr(made, name, method)
    return made


def _methods(made: type) -> dict[str, Callable[..., object]]:
    """How the values of a dataclass are compared, hashed and written."""
    compared = _getter([field.name for field in fields(made) if field.compare])
    shown = tuple(field.name for field in fields(made) if field.repr)

    def equal(self: object, other: object) -> bool:
        return compared(self) == compared(other) if other.__class__ is self.__class__ else NotImplemented

    def hashed(self: object) -> int:
        return hash(compared(self))

    def written(self: object) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"

    return {"__eq__": equal, "__hash__": hashed, "__repr__": written}


def _getter(names: list[str]) -> Callable[[object], object]:
    return attrgetter(*names) if names else lambda _value: ()

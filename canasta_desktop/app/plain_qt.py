"""Qt for Python without what it does at each start for the sake of programmers."""

import builtins
import importlib.machinery
import sys
from types import ModuleType
from typing import Final, Protocol

_PACKAGE: Final = "shibokensupport.signature"
_WAITING: Final = frozenset(
    f"{_PACKAGE}.{name}"
    for name in ("errorhandler", "layout", "parser", "lib.enum_sig", "lib.pyi_generator", "lib.tool")
)
"""What Qt for Python describes its functions with, for help texts and after wrong calls. Not `mapping`: of that one it
looks into the dictionary itself.
"""
_ModuleSpec: Final = importlib.machinery.ModuleSpec


def import_plainly() -> None:
    """Import Qt, in half of the time that it usually takes, and what is imported after it without delay."""
    _import_without_descriptions()
    import PySide6.QtWidgets  # noqa: F401  # each module of Qt puts its own import in the place of Python's

    # That one looks for `__feature__` in the source of every module imported after it, which nobody here uses.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _import_without_descriptions() -> None:
    """Qt for Python has the texts of these modules in an archive, and compiles them anew at each start: here each waits
    until something of it is asked for. Where Qt comes to import them in another way, they are imported as ever.
    """
    if "shiboken6" in sys.modules:
        return
    importlib.machinery.ModuleSpec = _Spec  # type: ignore[misc]
    try:
        import PySide6  # noqa: F401
    finally:
        importlib.machinery.ModuleSpec = _ModuleSpec  # type: ignore[misc]


class _LoaderLike(Protocol):
    """Runs the text of a module."""

    def exec_module(self, module: ModuleType) -> None:
        """Fill the module."""


class _Spec(importlib.machinery.ModuleSpec):
    """Where a module comes from; of those that can wait: later."""

    def __init__(self, name: str, loader: _LoaderLike | None, **more: object) -> None:
        waits = loader is not None and name in _WAITING
        super().__init__(name, _Postponing(loader) if waits else loader, **more)  # type: ignore[arg-type]


class _Postponing:
    """Makes modules that are not loaded yet."""

    def __init__(self, loader: _LoaderLike) -> None:
        self._loader = loader

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        return WaitingModule(spec.name, self._loader)

    def exec_module(self, module: ModuleType) -> None:
        """Not yet."""


class WaitingModule(ModuleType):
    """A module that is loaded when something of it is asked for."""

    def __init__(self, name: str, loader: _LoaderLike) -> None:
        super().__init__(name)
        self._waiting: tuple[str, _LoaderLike] | None = (name, loader)

    def __getattr__(self, name: str) -> object:
        # What stands between underscores is asked for by whoever imports.
        if self._waiting is None or name.startswith("__"):
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        (own_name, loader), self._waiting = self._waiting, None
        spec = self.__spec__
        assert spec is not None
        # Qt gives it another name meanwhile, by which its text is not found.
        given, spec.name = spec.name, own_name
        try:
            loader.exec_module(self)
        finally:
            spec.name = given
        return getattr(self, name)

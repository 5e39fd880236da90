"""Qt is imported without what only programmers need, which is there all the same when it is asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

import canasta_desktop

PLAINLY = "from canasta_desktop.app.plain_qt import import_plainly; import_plainly()\n"
USUALLY = "import PySide6.QtWidgets\n"
WAITING = """
import sys
from canasta_desktop.app.plain_qt import WaitingModule
waiting = [name for name, module in sys.modules.items() if isinstance(module, WaitingModule) and module._waiting]
"""


def told(text: str) -> str:
    """What a program of this text writes."""
    folder = Path(canasta_desktop.__file__).parents[1]
    return subprocess.run([sys.executable, "-c", text], cwd=folder, capture_output=True, text=True, check=True).stdout


def test_what_describes_functions_waits() -> None:
    use = "from PySide6.QtWidgets import QApplication, QMainWindow\nQApplication(['', '-platform', 'offscreen'])\n"
    waiting = told(PLAINLY + use + "QMainWindow().show()\n" + WAITING + "print(*waiting)").split()
    assert {name.rpartition(".")[2] for name in waiting} == {
        "enum_sig",
        "errorhandler",
        "layout",
        "parser",
        "pyi_generator",
        "tool",
    }


def test_what_it_needs_itself_is_not_imported_either() -> None:
    modules = told(PLAINLY + "import sys; print(*sys.modules)").split()
    assert "PySide6.QtWidgets" in modules
    assert {"argparse", "logging"}.isdisjoint(modules)


@pytest.mark.parametrize(
    "asked",
    [
        "try: PySide6.QtCore.QPoint('a')\nexcept TypeError as error: print(error)",
        "try: PySide6.QtCore.QRect().contains(1, 2, 3, 4, 5)\nexcept TypeError as error: print(error)",
        "try: PySide6.QtCore.QObject(nothing=1)\nexcept AttributeError as error: print(error)",
        "print(PySide6.QtCore.QRect.__doc__)",
        "from PySide6.support.signature import get_signature; print(get_signature(PySide6.QtCore.QRect.contains))",
        "import PySide6.support.signature.lib.pyi_generator as module; print(module.Formatter, module.__name__)",
        "import shibokensupport.signature.layout as module; print(module.SignatureLayout.__name__)",
    ],
)
def test_what_waits_is_there_when_it_is_asked_for(asked: str) -> None:
    after = "import PySide6.QtCore\n" + asked
    answer = told(PLAINLY + after)
    assert answer
    assert answer == told(USUALLY + after)


def test_a_name_that_a_module_does_not_have_is_missing_there() -> None:
    after = "import PySide6.support.signature.parser as parser\n"
    assert told(PLAINLY + after + "print(hasattr(parser, 'nothing'), parser.__name__)").split()[0] == "False"


def test_other_modules_are_imported_as_ever() -> None:
    after = "import importlib.machinery, xml.dom; print(type(xml.dom.__spec__) is importlib.machinery.ModuleSpec)"
    assert told(PLAINLY + after).strip() == "True"


def test_qt_that_is_there_already_stays_as_it_is() -> None:
    assert told(USUALLY + PLAINLY + WAITING + "print(waiting)").strip() == "[]"

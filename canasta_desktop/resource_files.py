"""Where the program's own files lie: cards, icons, translations."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """The path of a file or folder of the program, such as `resource("cards", "deck.svg")`.

    A wheel carries `resources` inside the package; in the source tree it lies beside the package. The path
    that is returned need not exist.
    """
    inside = _PACKAGE / "resources"
    root = inside if inside.is_dir() else _PACKAGE.parent / "resources"
    return root.joinpath(*parts)

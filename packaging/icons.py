#!/usr/bin/env python3
"""Renders the program's icon from its SVG in the sizes that desktops ask for.

    .venv/bin/python packaging/icons.py

The pictures lie in packaging/linux/icons as they are installed below /usr/share/icons.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from canasta_desktop import APPLICATION_ID  # noqa: E402  # the package is found from here only now

SOURCE = ROOT / "resources" / "icons" / f"{APPLICATION_ID}.svg"
FOLDER = ROOT / "packaging" / "linux" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def rendered(size: int) -> QImage:
    """The icon in a square of so many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def place(size: int) -> Path:
    """Where the icon of a size lies."""
    return FOLDER / "hicolor" / f"{size}x{size}" / "apps" / f"{APPLICATION_ID}.png"


def main() -> int:
    """Write all sizes."""
    for size in SIZES:
        place(size).parent.mkdir(parents=True, exist_ok=True)
        if not rendered(size).save(str(place(size))):
            print(f"{place(size)} cannot be written", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

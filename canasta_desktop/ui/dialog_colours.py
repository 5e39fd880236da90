"""The colours of dialogs and menus in three themes, and which of them are worn now."""

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QGuiApplication, QPalette

_WORN: Final = "dialog_colours"


class DialogColours:
    """The colours of dialogs, as `#rrggbb`; those of another theme are a class that differs."""

    # No dataclass: it takes ten times as long to make, before the first picture.
    name = "light"
    window = "#f3f2ee"
    text = "#1c222f"
    dim = "#4e5663"
    line = "#b9b3a4"
    rule = "#c9c4b6"
    button = "#fbfaf6"
    field = "#ffffff"
    accent = "#f5c650"
    accent_ink = "#1c222f"
    accent_edge = "#a97d10"
    """Round what is chosen, and round the button that Enter presses."""
    chosen = "#fff6dc"
    focus = "#1c222f"
    us = "#f5c650"
    them = "#a8cdf5"
    third = "#e6b8e8"
    problem = "#a3210b"
    bar_edge = "#6b7280"
    """Round bars."""
    off = "#6b7280"
    """The words of what cannot be used."""
    icon = "#3d4654"
    natural = "#b3172d"
    mixed = "#262d3d"
    three = "#b07a12"
    """Icons of canastas and red threes."""


class _Dark(DialogColours):
    name = "dark"
    window = "#23272f"
    text = "#eceef3"
    dim = "#b9c0cd"
    line = "#7b8496"
    rule = "#4a5160"
    button = "#2f3541"
    field = "#171a20"
    accent = "#f0bd4a"
    accent_ink = "#1c222f"
    accent_edge = "#f0bd4a"
    chosen = "#3b3522"
    focus = "#ffffff"
    us = "#f0bd4a"
    them = "#a8cdf5"
    third = "#e6b8e8"
    problem = "#ffab9a"
    bar_edge = "#98a1b3"
    off = "#98a1b3"
    icon = "#c9d0db"
    natural = "#ff8f98"
    mixed = "#d5dbe6"
    three = "#f0bd4a"


class _Contrast(_Dark):
    name = "contrast"
    window = "#000000"
    text = "#ffffff"
    dim = "#ffffff"
    line = "#ffffff"
    rule = "#ffffff"
    button = "#000000"
    field = "#000000"
    accent = "#ffd000"
    accent_ink = "#000000"
    accent_edge = "#ffd000"
    chosen = "#000000"
    us = "#ffd000"
    them = "#7fd4ff"
    problem = "#ffd000"
    bar_edge = "#ffffff"
    off = "#c4c4c4"
    icon = "#ffffff"
    natural = "#ffd000"
    mixed = "#ffffff"
    three = "#ffd000"


LIGHT: Final = DialogColours()
DARK: Final = _Dark()
CONTRAST: Final = _Contrast()
DIALOGS: Final = {colours.name: colours for colours in (LIGHT, DARK, CONTRAST)}
"""By the name of the theme that they belong to."""


def by_name(colours: DialogColours) -> dict[str, str]:
    """All of them by their names."""
    return {name: getattr(colours, name) for name in vars(DialogColours) if not name.startswith("_")}


def worn() -> DialogColours:
    """The colours that dialogs have now."""
    application = QCoreApplication.instance()
    return DIALOGS.get(str(application.property(_WORN)), LIGHT) if application is not None else LIGHT


def is_dressed(application: QCoreApplication) -> bool:
    """Whether it was given any of these colours."""
    return application.property(_WORN) is not None


def put_on(application: QGuiApplication, colours: DialogColours) -> None:
    """Give these colours to menus and all that is painted from now on."""
    application.setProperty(_WORN, colours.name)
    application.setPalette(dialog_palette(colours))


def dialog_palette(colours: DialogColours = LIGHT) -> QPalette:
    """The palette of the program's menus and dialogs."""
    palette = QPalette(QColor(colours.button), QColor(colours.window))
    role = QPalette.ColorRole
    for name, colour in (
        (role.WindowText, colours.text),
        (role.Text, colours.text),
        (role.ButtonText, colours.text),
        (role.Base, colours.field),
        (role.AlternateBase, colours.button),
        (role.PlaceholderText, colours.dim),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.accent_ink),
        (role.ToolTipBase, colours.field),
        (role.ToolTipText, colours.text),
    ):
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(colours.off))
    return palette

"""The colours of dialogs and menus in three themes, and which of them are worn now."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from canasta_desktop.engine.values import value

_WORN: Final = "dialog_colours"


@value
class DialogColours:
    """The colours of dialogs, as `#rrggbb`."""

    name: str = "light"
    window: str = "#f3f2ee"
    text: str = "#1c222f"
    dim: str = "#4e5663"
    line: str = "#b9b3a4"
    rule: str = "#c9c4b6"
    button: str = "#fbfaf6"
    field: str = "#ffffff"
    accent: str = "#f5c650"
    accent_ink: str = "#1c222f"
    accent_edge: str = "#a97d10"
    """Round what is chosen, and round the button that Enter presses."""
    chosen: str = "#fff6dc"
    focus: str = "#1c222f"
    us: str = "#f5c650"
    them: str = "#a8cdf5"
    third: str = "#e6b8e8"
    problem: str = "#a3210b"
    bar_edge: str = "#6b7280"
    """Round bars."""
    off: str = "#6b7280"
    """The words of what cannot be used."""
    icon: str = "#3d4654"
    natural: str = "#b3172d"
    mixed: str = "#262d3d"
    three: str = "#b07a12"
    """Icons of canastas and red threes."""


LIGHT: Final = DialogColours()
DARK: Final = DialogColours(
    name="dark",
    window="#23272f",
    text="#eceef3",
    dim="#b9c0cd",
    line="#7b8496",
    rule="#4a5160",
    button="#2f3541",
    field="#171a20",
    accent="#f0bd4a",
    accent_ink="#1c222f",
    accent_edge="#f0bd4a",
    chosen="#3b3522",
    focus="#ffffff",
    us="#f0bd4a",
    them="#a8cdf5",
    third="#e6b8e8",
    problem="#ffab9a",
    bar_edge="#98a1b3",
    off="#98a1b3",
    icon="#c9d0db",
    natural="#ff8f98",
    mixed="#d5dbe6",
    three="#f0bd4a",
)
CONTRAST: Final = replace(
    DARK,
    name="contrast",
    window="#000000",
    text="#ffffff",
    dim="#ffffff",
    line="#ffffff",
    rule="#ffffff",
    button="#000000",
    field="#000000",
    accent="#ffd000",
    accent_ink="#000000",
    accent_edge="#ffd000",
    chosen="#000000",
    us="#ffd000",
    them="#7fd4ff",
    problem="#ffd000",
    bar_edge="#ffffff",
    off="#c4c4c4",
    icon="#ffffff",
    natural="#ffd000",
    mixed="#ffffff",
    three="#ffd000",
)
DIALOGS: Final = {colours.name: colours for colours in (LIGHT, DARK, CONTRAST)}
"""By the name of the theme that they belong to."""


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

"""The colours of the table, in three themes."""

from dataclasses import replace
from typing import Final

from canasta_desktop.engine.values import value


@value
class Theme:
    """Colours as `#rrggbb`; an alpha is 0 to 255."""

    name: str
    felt_in: str
    felt_mid: str
    felt_out: str
    tray: str
    tray_alpha: int
    edge: str
    edge_alpha: int
    panel: str
    panel_alpha: int
    text: str
    dim: str
    accent: str
    accent_ink: str
    us: str
    them: str
    third: str
    ice: str
    ice_ink: str
    natural: str
    natural_edge: str
    mixed: str
    mixed_edge: str
    card_dimming: float
    """How much black lies over the cards, 0 to 1."""
    card_face: str = "#fffdf8"
    ink: str = "#1c222f"
    """Badges, and text on light grounds."""
    badge_text: str = "#ffffff"
    outline: str = "#10131a"
    """Under the white and gold lines of targets and of the focus ring."""
    target: str = "#ffffff"
    new_dot: str = "#2f7fe0"
    refused_line: str = "#ffb09c"
    refused_ground: str = "#2a0a05"
    bubble: str = "#fff4ef"
    bubble_edge: str = "#7a1204"
    bubble_text: str = "#3a0f08"
    bubble_sign: str = "#b3220a"


LIGHT: Final = Theme(
    name="light",
    felt_in="#2c6b4d",
    felt_mid="#1f573d",
    felt_out="#153f2d",
    tray="#0b2a1c",
    tray_alpha=96,
    edge="#ffffff",
    edge_alpha=30,
    panel="#0a2418",
    panel_alpha=150,
    text="#f7f4ea",
    dim="#d3e2d6",
    accent="#f5c650",
    accent_ink="#1c222f",
    us="#f5c650",
    them="#a8cdf5",
    third="#e6b8e8",
    ice="#b5e2ff",
    ice_ink="#0e3a57",
    natural="#b3172d",
    natural_edge="#f5c650",
    mixed="#262d3d",
    mixed_edge="#d5dbe6",
    card_dimming=0.0,
)

DARK: Final = replace(
    LIGHT,
    name="dark",
    felt_in="#2a303c",
    felt_mid="#1d222c",
    felt_out="#13161d",
    tray="#05070b",
    tray_alpha=110,
    panel="#05070b",
    text="#eceef3",
    dim="#b9c0cd",
    accent="#f0bd4a",
    us="#f0bd4a",
    card_dimming=0.10,
)

HIGH_CONTRAST: Final = replace(
    LIGHT,
    name="contrast",
    felt_in="#000000",
    felt_mid="#000000",
    felt_out="#000000",
    tray="#000000",
    tray_alpha=255,
    edge_alpha=255,
    panel="#000000",
    panel_alpha=255,
    text="#ffffff",
    dim="#ffffff",
    accent="#ffd000",
    us="#ffd000",
    them="#7fd4ff",
)

THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST)}
"""By the name under which a theme is remembered."""

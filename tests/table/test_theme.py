"""The colours of the themes: what must be read has contrast, on the lightest place of its ground."""

import pytest
from PySide6.QtGui import QColor

from canasta_desktop.table.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, Theme
from resources.cards.generator.look import Look
from tests.table.colour_vision import channels, contrast, deuteranope, over


def grounds(theme: Theme) -> dict[str, QColor]:
    """The lightest felt, and what lies on it."""
    felt = QColor(theme.felt_in)
    return {
        "felt": felt,
        "tray": over(felt, theme.tray, theme.tray_alpha),
        "panel": over(felt, theme.panel, theme.panel_alpha),
    }


@pytest.mark.parametrize(("ground", "text", "dim"), [("felt", 5.8, 4.7), ("tray", 8.1, 6.7), ("panel", 10.4, 8.5)])
def test_words_on_green_felt_have_the_contrast_of_the_design(ground: str, text: float, dim: float) -> None:
    found = grounds(LIGHT)[ground]
    assert contrast(LIGHT.text, found) >= text - 0.05
    assert contrast(LIGHT.dim, found) >= dim - 0.05


@pytest.mark.parametrize(("theme", "least"), [(DARK, 7.1), (HIGH_CONTRAST, 8.5)], ids=["dark", "contrast"])
def test_words_on_dark_grounds_have_more(theme: Theme, least: float) -> None:
    for found in grounds(theme).values():
        assert min(contrast(theme.text, found), contrast(theme.dim, found)) >= least - 0.05


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_accent_and_sides_can_be_read_on_trays(theme: Theme) -> None:
    tray = grounds(theme)["tray"]
    for colour in (theme.accent, theme.us, theme.them, theme.third):
        assert contrast(colour, tray) >= 5.3 - 0.05


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_words_on_coloured_grounds_can_be_read(theme: Theme) -> None:
    for words, ground in (
        (theme.accent_ink, theme.accent),
        (theme.ink, theme.us),
        (theme.ink, theme.them),
        (theme.ink, theme.third),
        (theme.ice_ink, theme.ice),
        (theme.badge_text, theme.ink),
        (theme.bubble_text, theme.bubble),
        (theme.ink, theme.card_face),
        ("#fff6dd", theme.natural),
        ("#ffffff", theme.mixed),
    ):
        assert contrast(words, ground) >= 4.5, (words, ground)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_lines_of_states_stand_out_from_what_they_lie_on(theme: Theme) -> None:
    for line, ground in (
        (theme.target, theme.outline),
        (theme.accent, theme.outline),
        (theme.refused_line, theme.refused_ground),
        (theme.bubble_sign, theme.bubble),
        (theme.ice, grounds(theme)["felt"]),
    ):
        assert contrast(line, ground) >= 3


@pytest.mark.parametrize(
    ("look", "figures"),
    [
        (Look(), {"heart": 6.0, "spade": 15.8}),
        (Look("four"), {"diamond": 7.4, "club": 6.1}),
        (Look("four", contrast=True), {"heart": 6.0, "spade": 20.9, "diamond": 7.4, "club": 6.1}),
    ],
    ids=["two", "four", "contrast"],
)
def test_suits_have_the_contrast_of_the_design(look: Look, figures: dict[str, float]) -> None:
    for suit, least in figures.items():
        assert contrast(look.suit[suit], look.face) >= least - 0.05, suit
    assert contrast(look.gold_dark, look.face) >= 4.6 - 0.05


@pytest.mark.parametrize("contrasting", [False, True])
def test_the_four_suits_of_four_colours_differ_without_green_cones_too(contrasting: bool) -> None:
    seen = [deuteranope(colour) for colour in Look("four", contrast=contrasting).suit.values()]
    for number, first in enumerate(seen):
        for second in seen[number + 1 :]:
            apart = sum(abs(a - b) for a, b in zip(channels(first), channels(second), strict=True))
            assert apart >= 0.2

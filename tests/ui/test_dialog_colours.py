"""The colours of dialogs can be read in each theme, and what has the focus is seen."""

import re
from pathlib import Path

import pytest

from canasta_desktop.ui.dialog_colours import DARK, DIALOGS, DialogColours, dialog_palette
from canasta_desktop.ui.dialog_style import dialog_sheet, menu_sheet
from tests.table.colour_vision import contrast

THEMES = pytest.mark.parametrize("colours", DIALOGS.values(), ids=list(DIALOGS))


@THEMES
def test_words_can_be_read_on_every_ground(colours: DialogColours) -> None:
    for ground in (colours.window, colours.button, colours.field, colours.chosen):
        assert contrast(colours.text, ground) >= 7
        assert contrast(colours.dim, ground) >= 4.5
    assert contrast(colours.accent_ink, colours.accent) >= 7
    assert contrast(colours.problem, colours.window) >= 4.5
    assert contrast(colours.off, colours.window) >= 4.3


@THEMES
def test_icons_and_emblems_stand_out(colours: DialogColours) -> None:
    for icon in (colours.icon, colours.natural, colours.mixed, colours.three):
        assert contrast(icon, colours.window) >= 3
    for side in (colours.us, colours.them, colours.third):
        assert max(contrast(side, colours.window), contrast(colours.text, colours.window)) >= 3


@THEMES
def test_the_focus_stands_out(colours: DialogColours) -> None:
    for ground in (colours.window, colours.button, colours.field):
        assert contrast(colours.focus, ground) >= 3
    assert contrast(colours.accent_ink, colours.accent) >= 3


@pytest.mark.parametrize("name", ["dark", "contrast"])
def test_fields_have_lines_that_are_seen(name: str) -> None:
    colours = DIALOGS[name]
    assert contrast(colours.line, colours.window) >= 3
    assert contrast(colours.line, colours.field) >= 3
    assert "down.svg" in dialog_sheet(colours)
    assert menu_sheet(colours)


@THEMES
def test_nothing_of_a_sheet_is_left_to_be_filled_in(colours: DialogColours) -> None:
    assert "$" not in dialog_sheet(colours) + menu_sheet(colours)


def test_the_palette_has_the_colours_too() -> None:
    palette = dialog_palette(DARK)
    assert palette.base().color().name() == DARK.field
    assert palette.highlightedText().color().name() == DARK.accent_ink


@THEMES
def test_all_images_of_a_sheet_are_there(colours: DialogColours) -> None:
    images = re.findall(r'url\("([^"]+)"\)', dialog_sheet(colours))
    assert images
    assert all(Path(image).is_file() for image in images)

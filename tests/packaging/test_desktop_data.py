"""What a desktop is told of the program: one name for all, every language, icons of every size, and saved matches."""

import configparser
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

import icons
from canasta_desktop import APPLICATION_ID, COMMAND
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import preset
from canasta_desktop.storage.records import record_text
from canasta_desktop.storage.settings import LANGUAGES
from tests.packaging.test_distribution import ROOT
from tests.storage.played import record_of

LINUX = ROOT / "packaging" / "linux"
MEDIA_TYPE = "application/x-canasta"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def metainfo() -> ET.Element:
    return ET.parse(LINUX / f"{APPLICATION_ID}.metainfo.xml").getroot()


def media_type() -> ET.Element:
    found = ET.parse(LINUX / f"{APPLICATION_ID}.xml").getroot().find(f"{MIME}mime-type")
    assert found is not None
    return found


def languages(elements: list[ET.Element]) -> list[str]:
    return [element.get(LANGUAGE, "en") for element in elements]


def test_all_of_it_bears_the_application_id_and_names_the_command() -> None:
    about = metainfo()
    assert about.findtext("id") == about.findtext("icon") == APPLICATION_ID
    assert about.findtext("launchable") == f"{APPLICATION_ID}.desktop"
    assert about.findtext("provides/binary") == COMMAND
    icon = media_type().find(f"{MIME}icon")
    assert icon is not None
    assert icon.get("name") == APPLICATION_ID


def test_a_file_manager_opens_saved_matches_with_the_program() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(LINUX / f"{APPLICATION_ID}.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    assert section["MimeType"] == f"{media_type().get('type')};" == f"{MEDIA_TYPE};"
    assert section["Exec"].endswith(" %f")
    assert metainfo().findtext("provides/mediatype") == MEDIA_TYPE
    glob = media_type().find(f"{MIME}glob")
    assert glob is not None
    assert glob.get("pattern") == "*.canasta"


def test_a_saved_match_is_known_by_how_it_begins() -> None:
    outer = media_type().find(f"{MIME}magic/{MIME}match")
    inner = media_type().find(f"{MIME}magic/{MIME}match/{MIME}match")
    assert outer is not None
    assert inner is not None
    text = record_text(record_of(Match(preset("classic", 4))))
    first, last = map(int, inner.get("offset", "").split(":"))
    assert text.startswith(outer.get("value", "-"))
    assert first <= text.index(inner.get("value", "-")) <= last


@pytest.mark.parametrize("what", ["summary", "description/p", "description/ul/li"])
def test_a_software_centre_speaks_every_language_of_the_program(what: str) -> None:
    said = languages(metainfo().findall(what))
    assert set(said) == set(LANGUAGES)
    assert len({said.count(language) for language in LANGUAGES}) == 1


def test_the_media_type_is_called_something_in_every_language() -> None:
    assert set(languages(media_type().findall(f"{MIME}comment"))) == set(LANGUAGES)


@pytest.mark.parametrize("size", icons.SIZES)
def test_the_icon_is_there_in_every_size_as_it_is_drawn(qtbot: QtBot, size: int) -> None:
    image, drawn = QImage(str(icons.place(size))), icons.rendered(size)
    assert (image.width(), image.height()) == (size, size)
    places = [(x * size // 8, y * size // 8) for x in range(8) for y in range(8)]
    for x, y in places:
        one, other = (found.pixelColor(x, y).rgba().to_bytes(4, "big") for found in (image, drawn))
        # Another Qt may round otherwise.
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 12, (x, y)


def test_icons_come_in_rising_sizes_from_16_to_512() -> None:
    assert all(one < other for one, other in pairwise(icons.SIZES))
    assert (icons.SIZES[0], icons.SIZES[-1]) == (16, 512)

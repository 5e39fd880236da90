"""Whether a deck that was found can be played with, and what must be known to do so."""

import math
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from canasta_desktop.table.decks.deck import BACK, FACES, JOKERS, USUAL_INDEX, Deck, UnreadableDeck, gnome_id
from canasta_desktop.table.decks.finding import FoundDeck
from canasta_desktop.table.decks.pictures import DeckPictures
from canasta_desktop.table.decks.svg_file import read_svg, svg_renderer

_NARROWEST, _WIDEST = 0.55, 0.80
_LARGEST_SPREAD: Final = 0.08
_BACK_COLOURS: Final = ("blue", "red", "green", "dark")
_ONE_JOKER: Final = "joker"
_SAMPLE_WIDTH: Final = 120
_LARGEST_RADIUS: Final = 0.12


def open_found(found: FoundDeck) -> DeckPictures:
    """Open a deck. Raises `UnreadableDeck` unless all of it is there, of one size, and shown right by Qt."""
    renderer = svg_renderer(found.file, read_svg(found.file))
    ids = _ids(found, renderer)
    aspect = _aspect(found, renderer, ids)
    jokers = _joker_ids(renderer, aspect)
    deck = Deck(
        deck_id=found.deck_id,
        file=found.file,
        ids={**ids, **jokers},
        backs=_backs(found, renderer),
        jokers=bool(jokers),
        aspect=aspect,
        radius=_radius(renderer, ids["1_spade"], aspect),
        index=USUAL_INDEX,
    )
    return DeckPictures(deck, renderer)


def _ids(found: FoundDeck, renderer: QSvgRenderer) -> dict[str, str]:
    """What the 52 faces are called."""
    namings = ({face: face for face in FACES}, {face: gnome_id(face) for face in FACES})
    lacking = [[name for name in naming.values() if not renderer.elementExists(name)] for naming in namings]
    for naming, missing in zip(namings, lacking, strict=True):
        if not missing:
            return naming
    raise UnreadableDeck(str(found.file), f"it has no {min(lacking, key=len)[0]}")


def _aspect(found: FoundDeck, renderer: QSvgRenderer, ids: Mapping[str, str]) -> float:
    """Width over height of the cards: the middle one of all."""
    bounds = [renderer.boundsOnElement(name) for name in ids.values()]
    if any(box.height() <= 0 for box in bounds):
        raise UnreadableDeck(str(found.file), "a card has no size")
    aspects = sorted(box.width() / box.height() for box in bounds)
    middle = aspects[len(aspects) // 2]
    if not _NARROWEST <= middle <= _WIDEST:
        raise UnreadableDeck(str(found.file), "its cards are too narrow or too wide")
    if aspects[-1] - aspects[0] >= _LARGEST_SPREAD * middle:
        raise UnreadableDeck(str(found.file), "its cards are of several sizes")
    return middle


def _backs(found: FoundDeck, renderer: QSvgRenderer) -> dict[str, str]:
    colours = {colour: f"{colour}_{BACK}" for colour in _BACK_COLOURS if renderer.elementExists(f"{colour}_{BACK}")}
    usual = [BACK] if renderer.elementExists(BACK) else list(colours.values())
    if not usual:
        raise UnreadableDeck(str(found.file), "it has no back")
    return {"": usual[0], **colours}


def _joker_ids(renderer: QSvgRenderer, aspect: float) -> dict[str, str]:
    """What its jokers are called; one picture serves for both where there is no other. None if one is not a card."""
    found = {}
    for joker in JOKERS:
        names = (joker, gnome_id(joker), _ONE_JOKER)
        name = next((name for name in names if renderer.elementExists(name)), None)
        bounds = renderer.boundsOnElement(name) if name else QRectF()
        if name is None or abs(bounds.width() - aspect * bounds.height()) > _LARGEST_SPREAD * bounds.width():
            return {}
        found[joker] = name
    return found


def _radius(renderer: QSvgRenderer, name: str, aspect: float) -> float:
    """The radius of its corners over its width, measured: the area that is missing in a corner."""
    width, height = _SAMPLE_WIDTH, round(_SAMPLE_WIDTH / aspect)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, name, QRectF(0, 0, width, height))
    painter.end()
    corner = round(width * _LARGEST_RADIUS * 1.5)
    missing = sum(255 - image.pixelColor(x, y).alpha() for x in range(corner) for y in range(corner)) / 255
    return min(_LARGEST_RADIUS, math.sqrt(missing / (1 - math.pi / 4)) / width)

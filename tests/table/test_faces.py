"""Card faces: exact device pixels, kept, and refused where a deck is broken."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from canasta_desktop.engine.cards import FACES, JOKER, parse_card
from canasta_desktop.resource_files import resource
from canasta_desktop.table.card_pixmap import Shade
from canasta_desktop.table.decks.deck import BACK, UnreadableDeck
from canasta_desktop.table.faces import CardFaces, element_of, elements_of

RATIOS = [1.0, 1.25, 1.5, 2.0, 3.0]
DECKS = ["deck.svg", "deck-four.svgz", "deck-contrast.svgz"]


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("size", [(132, 181), (71, 97), (100, 138)])
def test_a_face_has_the_pixels_of_the_screen(faces: CardFaces, size: tuple[int, int], ratio: float) -> None:
    pixmap = faces.card("queen_heart", *size, ratio).pixmap
    assert (pixmap.width(), pixmap.height()) == (round(size[0] * ratio), round(size[1] * ratio))
    assert pixmap.devicePixelRatio() == ratio


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("shade", [Shade.SOFT, Shade.OVERLAP])
def test_a_shadow_adds_whole_pixels_all_round(faces: CardFaces, shade: Shade, ratio: float) -> None:
    card = faces.card("4_club", 132, 181, ratio, shade, 9.0)
    margin = card.margin * ratio
    assert margin == pytest.approx(round(margin))
    assert card.pixmap.width() == round(132 * ratio) + 2 * round(margin)
    assert card.pixmap.height() == round(181 * ratio) + 2 * round(margin)


def test_the_face_under_a_shadow_is_the_face_without_it(faces: CardFaces) -> None:
    plain = faces.card("4_club", 132, 181, 2.0).pixmap.toImage()
    shaded = faces.card("4_club", 132, 181, 2.0, Shade.SOFT)
    margin = round(shaded.margin * 2)
    cut = shaded.pixmap.toImage().copy(margin, margin, plain.width(), plain.height())
    middle = [(x, y) for x in range(20, 240, 20) for y in range(20, 340, 20)]
    assert all(cut.pixelColor(x, y) == plain.pixelColor(x, y) for x, y in middle)
    outside = shaded.pixmap.toImage().pixelColor(margin + 132, margin + 2 * 181 + 4)
    assert 0 < outside.alpha() < 255


def test_a_face_is_rendered_once(faces: CardFaces) -> None:
    first = faces.card("4_club", 100, 138, 1.0)
    assert faces.card("4_club", 100, 138, 1.0) is first
    assert faces.card("4_club", 100, 138, 2.0) is not first
    assert len(faces) == 2


@pytest.mark.parametrize("deck", DECKS)
def test_every_face_of_every_deck_shows_something(deck: str) -> None:
    faces = CardFaces(resource("cards", deck))
    seen = set()
    for name in [*(element_of(face) for face in FACES), element_of(JOKER, 1), BACK]:
        image = faces.card(name, 60, 83, 1.0).pixmap.toImage()
        seen.add(bytes(image.constBits()))
    assert len(seen) == 55


def test_cards_are_found_by_their_rank_and_suit() -> None:
    texts = {"As": "1_spade", "Th": "10_heart", "Jd": "jack_diamond", "2c": "2_club"}
    assert {text: element_of(parse_card(text)) for text in texts} == texts


def test_jokers_that_lie_together_take_turns_between_two_faces() -> None:
    names = elements_of((JOKER, parse_card("4s"), JOKER, JOKER))
    assert names == ("black_joker", "4_spade", "red_joker", "black_joker")


def test_the_dark_theme_dims_the_cards(faces: CardFaces) -> None:
    dimmed = CardFaces(resource("cards", "deck.svg"), 0.1)
    light, dark = (
        QColor(one.card("4_club", 100, 138, 1.0).pixmap.toImage().pixelColor(50, 69)) for one in (faces, dimmed)
    )
    assert dark.lightness() < light.lightness() < 256


def test_a_file_that_is_no_deck_is_refused(tmp_path: Path, qtbot: object) -> None:
    lacking = tmp_path / "lacking.svg"
    lacking.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g id="1_spade"/></svg>')
    with pytest.raises(UnreadableDeck, match="it has no"):
        CardFaces(lacking)

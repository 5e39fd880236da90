"""Card faces: exact device pixels, kept, and refused where a deck is broken."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import FACES, JOKER, parse_card
from canasta_desktop.resource_files import resource
from canasta_desktop.table.card_pixmap import Shade
from canasta_desktop.table.decks.deck import BACK, Deck, UnreadableDeck
from canasta_desktop.table.decks.far_painter import FarPainter
from canasta_desktop.table.decks.far_pictures import FarPictures
from canasta_desktop.table.faces import CardFaces, element_of, elements_of
from canasta_desktop.table.scene import TableScene
from tests.table.sample_tables import four_players

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


@pytest.fixture
def far(qtbot: QtBot) -> "FarStub":
    return FarStub()


class FarStub(FarPainter):
    """Paints when it is told to, here."""

    def __init__(self) -> None:
        QObject.__init__(self)
        self.asked: list[tuple[str, int, int, str]] = []

    def paint(self, element: str, width: int, height: int, back: str) -> None:
        self.asked.append((element, width, height, back))

    def answer(self) -> None:
        """Paint what was asked for first, all in red."""
        element, width, height, back = self.asked.pop(0)
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("#ff0000"))
        self.painted.emit(element, back, image)


def far_faces(far: FarStub) -> CardFaces:
    deck = Deck("kde:small", Path("cards.svgz"), backs={"": "blue_back", "red": "red_back"}, aspect=0.65)
    return CardFaces(FarPictures(deck, far))


def middle(faces: CardFaces, element: str, ratio: float = 1.0) -> str:
    pixmap = faces.card(element, 60, 90, ratio).pixmap
    return pixmap.toImage().pixelColor(pixmap.width() // 2, pixmap.height() // 2).name()


def test_pictures_from_afar_show_together_when_the_last_has_come(far: FarStub, qtbot: QtBot) -> None:
    faces = far_faces(far)
    stood_in = {name: middle(faces, name) for name in ("4_club", "king_heart")}
    assert "#ff0000" not in stood_in.values()
    assert far.asked == [("4_club", 60, 90, ""), ("king_heart", 60, 90, "")]
    with qtbot.assertNotEmitted(faces.refined):
        far.answer()
    assert middle(faces, "king_heart") == stood_in["king_heart"]
    with qtbot.waitSignal(faces.refined):
        far.answer()
    assert (middle(faces, "4_club"), middle(faces, "king_heart"), faces.exact) == ("#ff0000", "#ff0000", True)


@pytest.mark.parametrize("ratio", RATIOS)
def test_pictures_from_afar_have_the_pixels_of_the_screen(far: FarStub, ratio: float) -> None:
    faces = far_faces(far)
    for shade in Shade:
        provisional = faces.card("4_club", 61, 93, ratio, shade, 9.0)
        while far.asked:
            assert far.asked[0][1:3] == (round(61 * ratio), round(93 * ratio))
            far.answer()
        exact = faces.card("4_club", 61, 93, ratio, shade, 9.0)
        assert exact.pixmap.size() == provisional.pixmap.size()
        assert exact.pixmap.devicePixelRatio() == provisional.pixmap.devicePixelRatio() == ratio
        assert exact.margin == provisional.margin


def test_a_face_is_asked_for_once_for_all_its_shadows(far: FarStub) -> None:
    faces = far_faces(far)
    faces.card("4_club", 60, 90, 1.0, Shade.SOFT)
    faces.card("4_club", 60, 90, 1.0, Shade.NONE)
    assert len(far.asked) == 1
    far.answer()
    assert faces.exact
    faces.card("4_club", 60, 90, 1.0, Shade.OVERLAP)
    assert faces.exact


def test_a_back_of_another_colour_is_asked_for_by_its_colour(far: FarStub) -> None:
    faces = CardFaces(far_faces(far).pictures.with_back("red"))
    faces.card(BACK, 60, 90, 1.0)
    assert far.asked == [(BACK, 60, 90, "red")]
    assert far_faces(far).pictures.with_back("purple").back == ""


def test_until_another_deck_is_there_the_cards_of_the_one_before_are_shown(far: FarStub, faces: CardFaces) -> None:
    faces.card("4_club", 60, 90, 1.0)
    later = far_faces(far)
    later.take_over(faces)
    assert middle(later, "4_club") == middle(faces, "4_club")
    far.answer()
    assert middle(later, "4_club") == "#ff0000"


def test_while_the_size_changes_cards_are_scaled_and_then_rendered_anew(faces: CardFaces, qtbot: QtBot) -> None:
    faces.card("4_club", 100, 138, 2.0, Shade.SOFT)
    faces.begin_resize()
    scaled = faces.card("4_club", 80, 110, 2.0, Shade.SOFT)
    provisional = not faces.exact
    with qtbot.waitSignal(faces.refined):
        pass
    exact = faces.card("4_club", 80, 110, 2.0, Shade.SOFT)
    assert (provisional, faces.exact) == (True, True)
    assert exact.pixmap.size() == scaled.pixmap.size()
    assert (
        exact.pixmap.toImage() == CardFaces(faces.deck.file).card("4_club", 80, 110, 2.0, Shade.SOFT).pixmap.toImage()
    )


def test_once_the_size_is_quiet_nothing_is_painted_again(faces: CardFaces, qtbot: QtBot) -> None:
    faces.card("4_club", 100, 138, 1.0)
    faces.begin_resize()
    faces.begin_resize()
    faces.card("4_club", 80, 110, 1.0)
    with qtbot.waitSignal(faces.refined):
        pass
    faces.card("4_club", 80, 110, 1.0)
    with qtbot.assertNotEmitted(faces.refined, wait=200):
        pass


def test_a_first_size_is_rendered_at_once(faces: CardFaces) -> None:
    faces.begin_resize()
    faces.card("4_club", 80, 110, 1.0)
    assert faces.exact


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("size", [(1024, 541), (1366, 709), (1920, 1016)], ids=str)
def test_cards_are_painted_on_whole_device_pixels_and_not_scaled(
    new_scene: Callable[..., TableScene], size: tuple[int, int], ratio: float
) -> None:
    scene = new_scene(four_players(), *size, ratio)
    assert scene.hand.items
    for item in scene.hand.items:
        assert item.scale() == 1.0
        assert item.rotation() == 0.0
        for at in (item.pos().x() * ratio, item.pos().y() * ratio):
            assert at == pytest.approx(round(at), abs=1e-6)


def test_a_table_without_size_is_no_trap(new_scene: Callable[..., TableScene]) -> None:
    scene = new_scene(four_players(), 0, 0)
    scene.set_size(1366, 709, 1.0)
    assert scene.hand.items[0].place.width() > 100


def test_the_layout_takes_the_shape_of_the_deck(scene: TableScene, far: FarStub) -> None:
    before = [plate.pos() for plate in scene.seat_plates]
    scene.set_look(scene.table_style.theme, far_faces(far), scene.table_style.base_font)
    card = scene.table_layout.measures.hand_card
    assert card.width / card.height == pytest.approx(0.65, abs=0.005)
    assert [plate.pos() for plate in scene.seat_plates] == before
    assert len({item.home.x() for item in scene.hand.items}) == len(scene.hand.items)


def test_the_rest_of_the_deck_is_fetched_one_by_one_before_it_is_needed(far: FarStub) -> None:
    faces = far_faces(far)
    faces.card("4_club", 60, 90, 1.0, Shade.OVERLAP)
    fetched = 0
    while far.asked:
        assert len(far.asked) == 1
        far.answer()
        fetched += 1
    assert fetched == 55
    assert middle(faces, "king_heart") == "#ff0000"
    assert faces.exact


def test_what_would_take_too_much_memory_is_not_fetched_before_it_is_needed(far: FarStub) -> None:
    faces = far_faces(far)
    faces.card("4_club", 900, 1300, 2.0, Shade.OVERLAP)
    far.answer()
    assert far.asked == []

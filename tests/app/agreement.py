"""Whether a table that has come to rest shows what its match is, card by card, each card at its place."""

from collections import Counter
from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsRectItem, QWidget

from canasta_desktop.app.program import Program
from canasta_desktop.engine.cards import full_deck
from canasta_desktop.engine.state import RoundState
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.geometry import lay_out_table
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.items.target_mark import TargetMark, Veil
from canasta_desktop.table.motion.flying_card import FlyingCard
from canasta_desktop.table.roles import other_sides
from canasta_desktop.table.scene import TableScene
from canasta_desktop.ui.table_words import TranslatedWords

_PASSING = (FlyingCard, TargetMark, Veil, QGraphicsRectItem)
"""What is on the table only while something moves, is dragged or framed."""


def assert_agrees(program: Program) -> None:
    """No card is lost or doubled, and the table shows what the session knows."""
    snapshot = program.session.snapshot
    at = program.session._at()
    assert snapshot is not None
    assert at is not None
    _assert_conserved(at.state, snapshot)
    assert_shown(program)


def assert_shown(program: Program) -> None:
    """The table shows what the session knows, and nothing else; nothing is held, dragged, lit or open."""
    snapshot, scene = program.session.snapshot, program.view.table
    assert snapshot is not None
    assert scene.snapshot == snapshot
    _assert_free(program)
    _assert_hand(scene, snapshot)
    _assert_places(scene, snapshot)
    assert scene.texts is not None
    words = TranslatedWords(lambda: program.session.log).texts(snapshot)
    # The panel may show a notice instead.
    assert replace(scene.texts, panel=words.panel) == words, "words of another moment or language"


def _assert_conserved(state: RoundState, snapshot: TableSnapshot) -> None:
    """All cards of the decks are there once; what the person sees as the own hand is the own hand."""
    cards = Counter(state.stock) + Counter(state.pile)
    for lying in (*state.hands, *state.red_threes):
        cards += Counter(lying)
    for melds in state.melds:
        for meld in melds.values():
            cards += Counter(meld.cards)
    assert cards == Counter(full_deck(state.rules.decks))
    shown = Counter(held.card for held in snapshot.hand)
    for meld_shown in snapshot.sides[snapshot.my_side].melds:
        shown += Counter(meld_shown.staged)
    assert shown == Counter(state.hands[snapshot.me])
    assert snapshot.pile == tuple(state.pile)
    assert snapshot.stock == len(state.stock)


def _assert_free(program: Program) -> None:
    scene, controller = program.view.table, program.controller
    assert controller.pointer.idle
    assert controller.shown.lifted is None
    assert not program.motion.running
    assert not controller.chooser.is_open
    assert not controller.pile_viewer.is_open
    assert not controller.pile_viewer.panel.isVisible()
    assert scene.mouseGrabberItem() is None
    assert QWidget.mouseGrabber() is None
    assert QWidget.keyboardGrabber() is None
    assert QApplication.activePopupWidget() is None
    assert QApplication.activeModalWidget() is None
    assert not scene.overlay.marks
    left = [item for item in scene.items() if isinstance(item, _PASSING)]
    assert left == []


def _assert_hand(scene: TableScene, snapshot: TableSnapshot) -> None:
    """One item for each card of the hand, and no other: whole, seen, in its order and at its home."""
    hand, items = scene.hand, scene.hand.items
    assert hand.cards == snapshot.hand
    assert [item.card for item in items] == [held.card for held in snapshot.hand]
    assert sorted(map(id, items)) == sorted(id(item) for item in scene.items() if isinstance(item, CardItem))
    assert hand.marks.gaps == frozenset()
    assert hand.marks.selected == frozenset(number for number, held in enumerate(snapshot.hand) if held.selected)
    extras = len(scene.texts.extras) if scene.texts is not None else 0
    fresh = lay_out_table(scene.width(), scene.height(), scene.shape_of(snapshot, extras, offers_threes=False))
    assert scene.table_layout == fresh
    for item, place in zip(items, fresh.hand.places, strict=True):
        assert item.isVisible()
        assert (item.rotation(), item.scale(), item.opacity()) == (0, 1, 1)
        home = scene.table_style.snapped(place.card.x, place.card.y - item.look.lift)
        assert item.home == home
        assert item.pos() == home
    assert [item.zValue() for item in items] == sorted(item.zValue() for item in items)


def _assert_places(scene: TableScene, snapshot: TableSnapshot) -> None:
    """Every meld, the pile, the stock and the plates show their part of the snapshot."""
    melds = {(side.side, meld.rank): meld for side in snapshot.sides for meld in side.melds}
    places = scene.meld_places()
    shown = {(spot.side, spot.rank): place._meld for spot, place in places.items()}
    assert {key: meld for key, meld in shown.items() if meld is not None} == melds
    assert scene.pile._view.cards == snapshot.pile
    assert not scene.pile._lifted
    assert not scene.stock._lifted
    assert [plate._seat for plate in scene.seat_plates] == list(snapshot.seats)
    assert len(other_sides(snapshot)) == len(scene._others)
    for place in places.values():
        assert place.isVisible()
        assert _upright(place)


def _upright(item: QGraphicsItem) -> bool:
    return item.transform().isIdentity() and item.pos() != QPointF(-1, -1)

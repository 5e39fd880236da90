"""What a table looks like when it has settled, and happenings to play."""

from collections.abc import Callable

from PySide6.QtWidgets import QGraphicsItem

from canasta_desktop.model.happening import Happening
from canasta_desktop.model.pace import Pace
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.items.meld_place import MeldPlace
from canasta_desktop.table.items.pile_item import PileItem
from canasta_desktop.table.items.stock_item import StockItem
from canasta_desktop.table.motion.flying_card import FlyingCard
from canasta_desktop.table.scene import TableScene
from tests.table.motion.conftest import Stage
from tests.table.motion.playing import round_of

NewStage = Callable[..., Stage]
SEEDS = range(4)


def state_of(scene: TableScene) -> tuple[object, list[tuple[object, ...]], object, object]:
    """All that can be seen of the scene's items."""
    hand = [(item.card, item.element, item.pos().toTuple(), item.isVisible(), item.look) for item in scene.hand.items]
    items = [_look_of(item) for item in scene.items() if item.isVisible() and not isinstance(item, CardItem)]
    return hand, sorted(items, key=repr), scene.snapshot, scene.texts


def _look_of(item: QGraphicsItem) -> tuple[object, ...]:
    content = (
        (
            vars(item).get(name)
            for name in ("_view", "_cards", "_words", "_meld", "_ribbon", "_seat", "_red_threes", "_lifted")
        )
        if isinstance(item, PileItem | StockItem | MeldPlace)
        else ()
    )
    return (type(item).__name__, item.pos().toTuple(), item.zValue(), item.isVisible(), *content)


def assert_settled(stage: Stage, happening: Happening, new_stage: NewStage) -> None:
    """The scene is as one that has shown nothing but the table after."""
    assert (stage.motion.running, stage.clock.running) == (False, False)
    size = int(stage.scene.width()), int(stage.scene.height())
    fresh = new_stage(Pace.OFF, *size)
    fresh.present(happening.after)
    assert_equal_looks(stage.scene, fresh.scene)


def assert_equal_looks(one: TableScene, other: TableScene) -> None:
    first, second = state_of(one), state_of(other)
    # Which of two jokers has which face depends on which came first.
    assert _without_jokers(first) == _without_jokers(second)


def _without_jokers(state: object) -> object:
    return repr(state).replace("red_joker", "joker").replace("black_joker", "joker")


def first_with(kind: type, seat: int | None = None, most: int = 99) -> tuple[Happening, list[Happening]]:
    """The first happening with such an event, by a seat, and those before it."""
    for seed in range(40):
        happenings = round_of(seed)
        for number, happening in enumerate(happenings):
            fitting = [event for event in happening.events if isinstance(event, kind)]
            if (
                number
                and len(happening.events) <= most
                and any(seat in (None, getattr(event, "seat", None)) for event in fitting)
            ):
                return happening, happenings[:number]
    raise AssertionError("it never happens")


def before(stage: Stage, happening: Happening) -> None:
    assert happening.before is not None
    stage.present(happening.before)


def flying(stage: Stage) -> list[FlyingCard]:
    return [item for item in stage.scene.items() if isinstance(item, FlyingCard)]

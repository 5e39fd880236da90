"""Where each object of the tree is in the scene."""

from canasta_desktop.table.accessible.described import Key, Part, WayAt
from canasta_desktop.table.interaction.chooser import Chooser
from canasta_desktop.table.interaction.focus import Area
from canasta_desktop.table.interaction.things import rect_of
from canasta_desktop.table.items.base import TableItem
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene


def place_of(scene: TableScene, chooser: Chooser, key: Key) -> Rect | None:
    """The rectangle of an object; None where it is not on the table now."""
    if scene.snapshot is None:
        return None
    match key:
        case Area():
            return _area(scene, key)
        case Part.MESSAGE:
            return _item(scene.panel.ground)
        case Part.CHOOSER:
            return _item(chooser.ground) if chooser.is_open else None
        case WayAt(number):
            return _item(chooser.buttons[number]) if number < len(chooser.buttons) else None
        case _:
            return rect_of(scene, key)


def _area(scene: TableScene, area: Area) -> Rect:
    layout = scene.table_layout
    match area:
        case Area.HAND:
            return layout.hand_area
        case Area.OUR_MELDS:
            return layout.ours.band
        case Area.CENTRE:
            return _around(layout.centre.stock, _item(scene.panel.ground))
        case Area.THEIR_MELDS:
            return _around(*(band.band for band in layout.others))
        case Area.SEATS:
            return _around(*layout.seats)


def _around(*rects: Rect) -> Rect:
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    return Rect(left, top, right - left, bottom - top)


def _item(item: TableItem) -> Rect:
    at, size = item.pos(), item.place
    return Rect(at.x(), at.y(), size.width(), size.height())

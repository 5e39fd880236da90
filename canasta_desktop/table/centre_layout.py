"""The band between the melds: stock, discard pile with its words, and the panel with message, actions and tools."""

from canasta_desktop.engine.values import value
from canasta_desktop.table.measures import Measures
from canasta_desktop.table.rect import Rect


@value
class PanelLayout:
    """The panel with what to do now."""

    panel: Rect
    message: Rect
    detail: Rect
    """The line under the message: its detail, or the meter of the initial meld."""
    actions: tuple[Rect, ...]
    """Four, in the order of play."""
    extras: tuple[Rect, ...]
    """Right of the message, above the last actions: as many as were asked for, three at most."""
    tools: tuple[Rect, ...]
    """Two or three, one below the other; two stand in the rows of message and actions."""


@value
class CentreLayout:
    """Stock, pile and panel."""

    band: Rect
    stock: Rect
    pile: Rect
    """The top card of the pile."""
    pile_outline: Rect
    """All that belongs to the pile; a drop anywhere in it counts."""
    crosswise: Rect | None
    """The freezing card as it would lie upright; it is turned by 90 degrees about its middle."""
    pile_text: Rect
    panel: PanelLayout


_ACTIONS = 4


def lay_out_centre(
    band: Rect, measures: Measures, *, crosswise: bool = False, extras: int = 0, tools: int = 3
) -> CentreLayout:
    """The centre band; the panel starts at the same x whether or not a card lies crosswise."""
    unit, card = measures.unit, measures.pile_card
    top = band.y + (band.height - card.height) / 2
    stock = Rect(band.x + 12 * unit, top, card.width, card.height)
    pile = Rect(stock.right + 40 * unit, top, card.width, card.height)
    wide = card.width / 2 + card.height + 6 * unit if crosswise else card.width + 10 * unit
    outline = Rect(pile.x - 9 * unit, band.y + 3 * unit, wide + 18 * unit, band.height - 6 * unit)
    reserved = pile.x + card.width / 2 + card.height + (24 + 12 + 134 - 9) * unit
    text_x, text_height = outline.right + 12 * unit, max(card.height, min(band.height - 22 * unit, 9.6 * measures.text))
    panel_x = reserved + 12 * unit
    return CentreLayout(
        band=band,
        stock=stock,
        pile=pile,
        pile_outline=outline,
        crosswise=_crosswise(pile, unit) if crosswise else None,
        pile_text=Rect(text_x, band.y + (band.height - text_height) / 2, reserved - text_x, text_height),
        panel=lay_out_panel(Rect(panel_x, band.y, band.right - panel_x, band.height), measures, extras, tools),
    )


def _crosswise(pile: Rect, unit: float) -> Rect:
    centre_x = pile.x + pile.width / 2 + pile.height / 2 + 6 * unit
    centre_y = pile.y + pile.height * 0.58
    return Rect(centre_x - pile.width / 2, centre_y - pile.height / 2, pile.width, pile.height)


def lay_out_panel(panel: Rect, measures: Measures, extras: int = 0, tools: int = 3) -> PanelLayout:
    """Message, detail, four actions in a row, tools in a column at the right."""
    unit, letters, text = measures.unit, measures.letters, measures.text
    tools_width = 118 * unit * (0.8 + 0.2 * letters)
    inner = panel.adjusted(14 * unit, 8 * unit, -tools_width - 20 * unit, -8 * unit)
    row, message = max(52 * unit, 10 * unit + 2.32 * text), max(26 * unit, 1.41 * text)
    actions = _actions(Rect(inner.x, inner.bottom - row, inner.width, row), unit, 190 * unit * letters)
    buttons = tuple(action.moved(0, inner.y - action.y) for action in actions[_ACTIONS - extras :])
    words = (buttons[0].x - 12 * unit if buttons else inner.right) - inner.x
    tools_x = panel.right - tools_width - 10 * unit
    return PanelLayout(
        panel=panel,
        message=Rect(inner.x, inner.y, words, message),
        detail=Rect(inner.x, inner.y + message + 2 * unit, words, max(22 * unit, 1.15 * text)),
        actions=actions,
        extras=buttons,
        tools=_tools(Rect(tools_x, inner.y, tools_width, inner.height), unit, row, tools),
    )


def _tools(column: Rect, unit: float, most: float, count: int) -> tuple[Rect, ...]:
    """As high as an action where there are two; of more, each gets its share."""
    gap = 7 * unit
    height = min(most, (column.height - gap * (count - 1)) / count)
    step = (column.height - height) / (count - 1)
    return tuple(Rect(column.x, column.y + i * step, column.width, height) for i in range(count))


def _actions(row: Rect, unit: float, most: float) -> tuple[Rect, ...]:
    gap = 15 * unit
    width = min(most, (row.width - gap * (_ACTIONS - 1)) / _ACTIONS)
    return tuple(Rect(row.x + i * (width + gap), row.y, width, row.height) for i in range(_ACTIONS))

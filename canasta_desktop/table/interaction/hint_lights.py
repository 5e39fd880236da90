"""The hint on the table: the places and buttons that it speaks of are marked."""

from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, LayRedThree, Pass, TakePile
from canasta_desktop.model.hinting import HintOnCards
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.accessible.announcing import announce
from canasta_desktop.table.interaction.things import Thing, rect_of
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot, TableSpot
from canasta_desktop.table.texts import ActionName

_MARGIN = 5
"""How far the frame stands off, in units."""
_STOCK_EDGES = 10


class HintLights:
    """Marks what the session's hint speaks of; the cards of the hand are marked with the hand."""

    def __init__(self, session: GameSession, scene: TableScene) -> None:
        self._session, self._scene = session, scene
        self._told: HintOnCards | None = None
        scene.laid_out.connect(self.show)

    def show(self) -> None:
        """Mark exactly what the hint of this moment speaks of."""
        snapshot = self._session.snapshot
        shown = self._scene.snapshot
        # While cards move, an earlier moment is shown.
        hint = None if snapshot is None or shown is None or shown.hint is None else snapshot.hint
        things = [] if snapshot is None or hint is None else things_of(hint, snapshot.my_side)
        self._tell(hint)
        rects = [rect for rect in map(self._frame, things) if rect is not None]
        self._scene.overlay.show_hints(rects, self._scene.table_style)

    def _tell(self, hint: HintOnCards | None) -> None:
        """Let a screen reader say a hint once, not again when cards are put down as it says."""
        told, self._told = self._told, hint
        is_new = hint is not None and (told is None or told.hint != hint.hint)
        if is_new and self._scene.texts is not None:
            for view in self._scene.views():
                announce(view, f"{self._scene.texts.panel.message}.")

    def _frame(self, thing: Thing) -> Rect | None:
        """The room round a thing; the edges of the stock reach beyond its place."""
        rect, unit = rect_of(self._scene, thing), self._scene.table_style.unit
        margin = _MARGIN * unit
        beyond = _STOCK_EDGES * unit if thing is TableSpot.STOCK else 0.0
        return None if rect is None else rect.adjusted(-margin, -margin, margin + beyond, margin + beyond / 2)


def things_of(hint: HintOnCards, my_side: int) -> list[Thing]:
    """Where the move of a hint is made; cards of the hand left out."""
    places: list[Thing] = [MeldSpot(my_side, rank) for rank in dict.fromkeys(hint.ranks)]
    match hint.hint.move:
        case Draw():
            return [TableSpot.STOCK]
        case TakePile():
            return [TableSpot.PILE, *places]
        case Discard():
            return [TableSpot.PILE]
        case LayRedThree():
            return [TableSpot.RED_THREES]
        case Ask():
            return [ActionName.ASK]
        case Answer(yes):
            return [ActionName.ANSWER_YES if yes else ActionName.ANSWER_NO]
        case Pass():
            return [ActionName.PASS]
        case _:
            return places

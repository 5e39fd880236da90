"""The buttons of a turn, left to right in the order of play, and the further ones beside the message."""

from enum import Enum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from canasta_desktop.model.snapshot import ActionState
from canasta_desktop.table.brush import Brush
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import CENTRE, tint
from canasta_desktop.table.items.button import TableButton
from canasta_desktop.table.texts import ActionName, ActionTexts

ACTION_ICONS = {
    ActionName.DRAW: IconName.DRAW,
    ActionName.TAKE: IconName.TAKE,
    ActionName.LAY_OUT: IconName.LAY_OUT,
    ActionName.DISCARD: IconName.DISCARD,
    ActionName.ASK: IconName.ASK,
    ActionName.ANSWER_YES: IconName.CHECK,
    ActionName.ANSWER_NO: IconName.REFUSED,
    ActionName.PASS: IconName.PASS,
    ActionName.LAY_RED_THREE: IconName.RED_THREE,
    ActionName.NEXT_ROUND: IconName.PLAY,
    ActionName.SCORE_SHEET: IconName.SORT,
    ActionName.NEW_GAME: IconName.PLAY,
}
_GOLD_EDGE = "#fff3cf"


class Connector(Enum):
    """What stands in the gap before a button."""

    NONE = "none"
    OR = "or"
    THEN = "then"


class ActionButton(TableButton):
    """One action: gold = do this now, gold outline = also possible, dark = not possible, check = done."""

    def __init__(self) -> None:
        super().__init__()
        self._words: ActionTexts | None = None
        self._state = ActionState.IMPOSSIBLE
        self._connector = Connector.NONE
        self._or_word = ""
        self._quiet = False

    def present(
        self,
        words: ActionTexts,
        state: ActionState,
        connector: Connector = Connector.NONE,
        or_word: str = "",
        *,
        quiet: bool = False,
    ) -> None:
        """Show this action in this state; a `quiet` one has a plain edge where others that are possible have gold."""
        new = (words, state, connector, or_word, quiet)
        if new == (self._words, self._state, self._connector, self._or_word, self._quiet):
            return
        self._words, self._state, self._connector, self._or_word, self._quiet = new
        self.set_spoken(words.spoken)
        self.words_changed()

    @property
    def name(self) -> ActionName | None:
        """Which action it stands for."""
        return self._words.name if self._words else None

    @property
    def quiet(self) -> bool:
        """Whether its edge is plain although it is possible."""
        return self._quiet

    @property
    def state(self) -> ActionState:
        """How the action stands."""
        return self._state

    def draw(self, brush: Brush) -> None:
        if self._words is None:
            return
        self._draw_connector(brush)
        ink, note_ink = self._draw_ground(brush)
        unit, rect, done = brush.style.unit, self.place, self._state is ActionState.DONE
        icon = IconName.CHECK if done else ACTION_ICONS[self._words.name]
        beside = self._note_left(brush) > rect.left() + 21 * unit or not self._words.note
        middle = rect.center().y() if beside else rect.top() + 6 * unit + 11 * brush.style.row
        brush.icon(icon, rect.left() + 21 * unit, middle, (19 if done else 22) * unit, ink)
        self._draw_word(brush, self._words, ink)
        if self._words.note:
            self._draw_note(brush, self._words, note_ink)
            if not done and self._words.key:
                self._draw_key(brush, self._words.key, ink)
        self.draw_focus(brush, rect, 10 * unit)

    def _draw_connector(self, brush: Brush) -> None:
        unit, rect, gap = brush.style.unit, self.place, 15 * brush.style.unit
        if self._connector is Connector.OR:
            room = QRectF(rect.left() - gap, rect.top(), gap, rect.height())
            size = brush.style.text * 0.72
            brush.text(room, self._or_word, size, brush.theme.dim, align=CENTRE)
        elif self._connector is Connector.THEN:
            colour = tint(brush.theme.text, 170)
            brush.icon(IconName.PLAY, rect.left() - gap / 2, rect.center().y(), 8 * unit, colour)

    def _draw_ground(self, brush: Brush) -> tuple[QColor, QColor]:
        """Paint the ground; the inks of word and note upon it."""
        theme, unit, rect = brush.theme, brush.style.unit, self.place
        radius = 10 * unit
        if self._state is ActionState.NOW:
            brush.shadow(rect, radius, 4, 70, 2)
            brush.box(rect, radius, theme.accent, _GOLD_EDGE, 1.6)
            inks = QColor(theme.accent_ink), QColor(theme.accent_ink)
        elif self._state is ActionState.POSSIBLE:
            edge, width = (tint(theme.text, 150), 1.2) if self._quiet else (QColor(theme.accent), 2.0)
            brush.box(rect, radius, tint(theme.edge, 30), edge, width)
            inks = QColor(theme.text), QColor(theme.dim)
        else:
            brush.box(rect, radius, tint("#000000", 44), tint(theme.edge, 60), 1.2)
            inks = tint(theme.text, 165), tint(theme.text, 165)
        self.shade(brush, rect, radius)
        return inks

    def _draw_word(self, brush: Brush, words: ActionTexts, ink: QColor) -> None:
        """A long word shrinks by a sixth before it is cut."""
        unit, rect, text = brush.style.unit, self.place, brush.style.text
        left = rect.left() + 39 * unit
        room = rect.right() - left - 5 * unit
        size = brush.fitted_size(words.word, text * 1.12, text * 0.93, room - unit, bold=True)
        high = 22 * brush.style.row
        top = rect.top() + 6 * unit if words.note else rect.center().y() - high / 2
        brush.text(QRectF(left, top, room, high), words.word, size, ink, bold=True)

    def _draw_note(self, brush: Brush, words: ActionTexts, ink: QColor) -> None:
        unit, rect, left = brush.style.unit, self.place, self._note_left(brush)
        has_key = self._state is not ActionState.DONE and words.key
        taken = self._cap_width(brush, words.key) + 11 * unit if has_key else 6 * unit
        room = rect.right() - left - taken
        # The word begins six units from the top, this ends seven from the bottom.
        line = QRectF(left, rect.bottom() - 7 * unit - 18 * brush.style.row, room, 18 * brush.style.row)
        size = brush.fitted_size(words.note, brush.style.text * 0.86, brush.style.text * 0.76, room)
        brush.text(line, words.note, size, ink)

    def _note_left(self, brush: Brush) -> float:
        """Beside the icon; under it where letters are so large that the note needs the width."""
        return self.place.left() + (39 if brush.style.row == brush.style.unit else 10) * brush.style.unit

    def _draw_key(self, brush: Brush, key: str, ink: QColor) -> None:
        unit, rect = brush.style.unit, self.place
        size = brush.style.text * 0.84
        side = 19 * unit
        width = self._cap_width(brush, key)
        cap = QRectF(rect.right() - width - 6 * unit, rect.bottom() - side - 6 * unit, width, side)
        brush.box(cap, 4 * unit, None, tint(ink, 150), 1.2)
        brush.text(cap, key, size, ink, bold=True, align=CENTRE)

    def _cap_width(self, brush: Brush, key: str) -> float:
        """A letter has a square cap; longer names of keys a wider one, as far as half the button."""
        unit = brush.style.unit
        wanted = brush.style.text_width(key, brush.style.text * 0.84, bold=True) + 9 * unit
        return min(max(19 * unit, wanted if len(key) > 1 else 0.0), self.place.width() / 2)

"""The items of the panel: its ground with the message, the actions, and the tools."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from canasta_desktop.model.snapshot import ActionState, TableSnapshot
from canasta_desktop.table.brush import TableStyle
from canasta_desktop.table.centre_layout import PanelLayout
from canasta_desktop.table.items.action_button import ActionButton, Connector
from canasta_desktop.table.items.message_panel import MessagePanel
from canasta_desktop.table.items.tool_button import ToolButton
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.texts import ActionName, TableTexts, ToolName

_URGENT = (ActionName.ANSWER_YES, ActionName.ANSWER_NO, ActionName.NEXT_ROUND, ActionName.NEW_GAME)
_QUIET = (ActionName.ASK, ActionName.SCORE_SHEET)


class PanelItems(QObject):
    """Message, four actions, up to two further ones, two or three tools."""

    action_triggered = Signal(ActionName)
    tool_triggered = Signal(ToolName)

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.ground = MessagePanel()
        self.ground.setZValue(Layer.GROUND)
        scene.addItem(self.ground)
        self.actions = [self._new_action() for _ in range(4)]
        self.extras: list[ActionButton] = []
        self.tools: list[ToolButton] = []

    def button(self, name: ActionName) -> ActionButton | None:
        """The button of an action, None where it has none now."""
        return next((button for button in (*self.actions, *self.extras) if button.name is name), None)

    def tool(self, name: ToolName) -> ToolButton | None:
        """The button of a tool."""
        return next((button for button in self.tools if button.name is name), None)

    def present(self, snapshot: TableSnapshot, texts: TableTexts) -> None:
        """Show what can be done now."""
        self.ground.present(texts.panel, snapshot.meter, snapshot.awaits_me)
        states = [action.state for action in (snapshot.draw, snapshot.take, snapshot.lay_out, snapshot.discard)]
        for number, (button, words) in enumerate(zip(self.actions, texts.actions, strict=True)):
            button.present(words, states[number], _connector(number, states), texts.panel.or_word)
        self._match_extras(len(texts.extras))
        for button, words in zip(self.extras, texts.extras, strict=True):
            alone = words.name is ActionName.PASS and all(state is ActionState.IMPOSSIBLE for state in states)
            urgent = alone or words.name in _URGENT
            button.present(words, ActionState.NOW if urgent else ActionState.POSSIBLE, quiet=words.name in _QUIET)
        self._match_tools(len(texts.tools))
        useful = _useful(snapshot)
        for tool, tool_words in zip(self.tools, texts.tools, strict=True):
            tool.present(tool_words, useful[tool_words.name])

    def lay_out(self, layout: PanelLayout, style: TableStyle) -> None:
        """Bring ground and buttons where they belong."""
        self.ground.set_layout(layout, style)
        buttons = [*self.actions, *self.extras, *self.tools]
        rects = [*layout.actions, *layout.extras, *layout.tools]
        for button, rect in zip(buttons, rects, strict=True):
            button.set_place(rect, style)

    def _match_extras(self, count: int) -> None:
        while len(self.extras) > count:
            button = self.extras.pop()
            self._scene.removeItem(button)
            button.deleteLater()
        while len(self.extras) < count:
            self.extras.append(self._new_action())

    def _match_tools(self, count: int) -> None:
        while len(self.tools) > count:
            button = self.tools.pop()
            self._scene.removeItem(button)
            button.deleteLater()
        while len(self.tools) < count:
            self.tools.append(self._new_tool())

    def _new_action(self) -> ActionButton:
        button = ActionButton()
        button.setZValue(Layer.BUTTONS)
        button.triggered.connect(lambda: self._announce_action(button))
        self._scene.addItem(button)
        return button

    def _new_tool(self) -> ToolButton:
        button = ToolButton()
        button.setZValue(Layer.BUTTONS)
        button.triggered.connect(lambda: self._announce_tool(button))
        self._scene.addItem(button)
        return button

    def _announce_action(self, button: ActionButton) -> None:
        if button.name is not None:
            self.action_triggered.emit(button.name)

    def _announce_tool(self, button: ToolButton) -> None:
        if button.name is not None:
            self.tool_triggered.emit(button.name)


def _connector(number: int, states: list[ActionState]) -> Connector:
    """Draw or take; then lay out, then discard."""
    if number == 0:
        return Connector.NONE
    if number == 1:
        choice = all(state is not ActionState.IMPOSSIBLE for state in states[:2])
        return Connector.OR if choice and ActionState.DONE not in states[:2] else Connector.NONE
    return Connector.THEN


def _useful(snapshot: TableSnapshot) -> dict[ToolName, bool]:
    """Which tools have something to do."""
    asked = snapshot.question_to_me is not None
    return {
        ToolName.UNDO: _has_staged(snapshot),
        ToolName.HINT: (snapshot.my_turn or asked) and not snapshot.seeking_hint,
        ToolName.SORT: len(snapshot.hand) > 1,
    }


def _has_staged(snapshot: TableSnapshot) -> bool:
    return any(meld.staged for meld in snapshot.sides[snapshot.my_side].melds)

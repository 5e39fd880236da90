"""The dialog of a new game: by which rules, who plays, how well, to what score, from which deal."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QGroupBox,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from canasta_desktop.engine.rule_set import PLAYERS_OFFERED
from canasta_desktop.model.seats import LEVELS, SeatPlayer
from canasta_desktop.ui.anew import RetoldDialog
from canasta_desktop.ui.beside_or_below import BesideOrBelow, Row
from canasta_desktop.ui.choice_card import ChoiceCard, ChoiceCards
from canasta_desktop.ui.deal_number import DealNumberField
from canasta_desktop.ui.dialog_look import Align, button, dress, fit, grow, label
from canasta_desktop.ui.game_choice import MOST_SEATS, GameChoice
from canasta_desktop.ui.player_rows import PlayerRows
from canasta_desktop.ui.rules_dialog import HouseRulesLike, RulesDialog
from canasta_desktop.ui.rules_draft import RulesDraft
from canasta_desktop.ui.scrolled_page import ScrolledPage
from canasta_desktop.ui.translation import translated
from canasta_desktop.ui.whole_number import WholeNumber
from canasta_desktop.wording import dialogs, rules

_WIDTH: Final = 820
_PAGE_MARGIN: Final = 4
_TARGETS: Final = (500, 999_999, 500)
_PRESETS: Final = tuple(rules.PRESET_NAMES)


class NewGameDialog(RetoldDialog):
    """Asks for a `GameChoice`; `choice` is what was chosen once it was accepted."""

    def __init__(self, first: GameChoice, house_rules: HouseRulesLike, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first, self._house_rules = first, house_rules
        self.draft = first.draft
        """The rules as they stand."""
        self.all_rules: RulesDialog | None = None
        """The dialog of all rules, once it was opened."""
        dress(self)
        self.fill()

    def fill(self) -> None:
        """Everything, with what was chosen first and the rules as they stand."""
        self.setWindowTitle(translated(dialogs.NEW_GAME))
        self.setAccessibleName(self.windowTitle())
        box = QVBoxLayout(self)
        box.setContentsMargins(22, 14, 22, 16)
        box.setSpacing(10)
        box.addStrut(_WIDTH)
        box.addWidget(ScrolledPage(self._page()), 1)
        box.addWidget(self._buttons())
        self._show_draft()
        self.presets.group.idToggled.connect(self._choose_preset)
        self.players.group.idToggled.connect(self._choose_players)
        self.target.valueChanged.connect(lambda value: self._change("target", value))
        self.ask.toggled.connect(lambda asks: self._change("ask_partner", asks))
        self.start.setFocus()
        fit(self)

    def keep_entries(self) -> None:
        """Begin with what is entered now."""
        seats, players = self.rows.all_seats, self.draft.players
        self._first = replace(
            self._first,
            seats=seats[:players],
            others=seats[players:],
            deal_number=self.deal_number.number,
            keep=self.keep.isChecked(),
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Only now do the widgets know how large their words are.
        grow(self)

    @property
    def names(self) -> list[QLineEdit]:
        """The fields of the names, by seat; those too that are not shown now."""
        return self.rows.names

    @property
    def levels(self) -> list[QComboBox]:
        """The levels of the computer players, that of seat 1 first."""
        return self.rows.levels

    @property
    def choice(self) -> GameChoice:
        """What is chosen now. Raises `UnplayableRules` while the rules cannot be played."""
        seats = self.rows.all_seats
        players = self.draft.players
        return GameChoice(
            self.draft.rules,
            seats[:players],
            self.deal_number.number,
            self.keep.isChecked(),
            self.draft.preset,
            seats[players:],
        )

    def open_all_rules(self) -> None:
        """Show every rule, and take what is chosen there."""
        dialog = RulesDialog(self.draft, self._house_rules, self)
        dialog.accepted.connect(lambda: self.take(dialog.draft))
        dialog.finished.connect(dialog.deleteLater)
        self.all_rules = dialog
        dialog.open()

    def take(self, draft: RulesDraft) -> None:
        """Go on with other rules."""
        self.draft = draft
        self._show_draft()

    # The parts

    def _page(self) -> QWidget:
        page = QWidget()
        page.setAccessibleName(self.windowTitle())
        box = QVBoxLayout(page)
        box.setContentsMargins(0, 0, _PAGE_MARGIN, 0)
        box.setSpacing(8)
        box.addWidget(self._rules())
        box.addWidget(BesideOrBelow(self._players(), self._options(), (3, 2)))
        box.addStretch(1)
        return page

    def _rules(self) -> QGroupBox:
        group = _group(translated(dialogs.RULES))
        box = QVBoxLayout(group)
        cards = [ChoiceCard(translated(words)) for words in rules.PRESET_NAMES.values()]
        self.presets = ChoiceCards(translated(dialogs.RULES), cards)
        self.summary = label("", "note")
        self.problem = label("", "problem")
        for words in (self.summary, self.problem):
            words.setWordWrap(True)
        box.addWidget(self.presets)
        box.addWidget(self.summary)
        box.addWidget(self.problem)
        return group

    def _players(self) -> QGroupBox:
        group = _group(translated(dialogs.PLAYERS))
        box = QVBoxLayout(group)
        cards = []
        for players in PLAYERS_OFFERED:
            card = ChoiceCard(str(players), centred=True)
            card.say([translated(dialogs.together(players))])
            cards.append(card)
        self.players = ChoiceCards(translated(dialogs.PLAYERS), cards)
        self.rows = PlayerRows(_all_seats((*self._first.seats, *self._first.others)))
        box.addWidget(self.players)
        box.addWidget(self.rows)
        box.addStretch(1)
        return group

    def _options(self) -> QGroupBox:
        group = _group(translated(dialogs.OPTIONS))
        grid = QGridLayout(group)
        grid.setVerticalSpacing(8)
        self.target = WholeNumber()
        low, high, step = _TARGETS
        self.target.setRange(min(low, self._first.rules.target), max(high, self._first.rules.target))
        self.target.setSingleStep(step)
        self.deal_number = DealNumberField()
        if self._first.deal_number is not None:
            self.deal_number.setText(str(self._first.deal_number))
        for line, (words, field) in enumerate(
            ((dialogs.PLAY_TO, self.target), (dialogs.DEAL_NUMBER, self.deal_number))
        ):
            said = translated(words)
            name = label(said.replace("&", ""))
            name.setText(said)
            name.setBuddy(field)
            field.setAccessibleName(said.replace("&", ""))
            grid.addWidget(name, line, 0)
            grid.addWidget(field, line, 1, Align.AlignRight)
        self.ask = _check(translated(rules.OPTIONS["ask_partner"].title))
        self.more = button(translated(dialogs.ALL_RULES))
        self.more.clicked.connect(self.open_all_rules)
        grid.addWidget(self.ask, 2, 0, 1, 2)
        grid.addWidget(self.more, 3, 0, 1, 2)
        grid.setRowStretch(4, 1)
        return group

    def _buttons(self) -> QWidget:
        self.keep = _check(translated(dialogs.KEEP_THESE))
        self.keep.setChecked(self._first.keep)
        cancel = button(translated(dialogs.CANCEL))
        cancel.clicked.connect(self.reject)
        self.start = button(translated(dialogs.START), default=True)
        self.start.clicked.connect(self.accept)
        row = BesideOrBelow(Row(self.keep), Row(cancel, self.start, at_end=True), (1, 0))
        row.setContentsMargins(0, 0, _PAGE_MARGIN, 0)
        return row

    # What is chosen

    def _choose_preset(self, number: int, chosen: bool) -> None:
        if chosen and _PRESETS[number] != self.draft.preset:
            self.take(self.draft.with_preset(_PRESETS[number]))

    def _choose_players(self, number: int, chosen: bool) -> None:
        if chosen and PLAYERS_OFFERED[number] != self.draft.players:
            self.take(self.draft.with_players(PLAYERS_OFFERED[number]))

    def _change(self, name: str, value: object) -> None:
        if value != self.draft.options[name]:
            self.take(self.draft.with_option(name, value))

    def _show_draft(self) -> None:
        """Everything as the rules stand now."""
        draft = self.draft
        self.presets.choose(_PRESETS.index(draft.preset))
        self.players.choose(PLAYERS_OFFERED.index(draft.players))
        for name, card in zip(_PRESETS, self.presets.cards, strict=True):
            card.say([translated(words) for words in dialogs.preset_notes(name, RulesDraft(name, draft.players).rules)])
        plain = RulesDraft(draft.preset, draft.players).rules
        self.rows.show_players(plain)
        target = draft.options["target"]
        assert isinstance(target, int)
        self.target.setRange(min(self.target.minimum(), target), max(self.target.maximum(), target))
        self.target.setValue(target)
        self.ask.setVisible(plain.sides < draft.players)
        self.ask.setChecked(draft.options["ask_partner"] is True)
        self._comment()

    def _comment(self) -> None:
        """In what the rules differ from classic, and why they cannot be played."""
        draft, problem = self.draft, self.draft.problem
        decks = draft.options["decks"]
        assert isinstance(decks, int)
        words = translated(rules.unplayable_option(problem, draft.players, decks)) if problem else ""
        self.summary.setText(translated(rules.differences(draft.unlike_classic)))
        self.problem.setText(words)
        for shown in (self.summary, self.problem):
            shown.setAccessibleName(shown.text() or "\N{EM DASH}")
        self.problem.setVisible(problem is not None)
        self.start.setEnabled(problem is None)
        grow(self)


def _all_seats(known: Sequence[SeatPlayer]) -> tuple[SeatPlayer, ...]:
    """As many seats as can play; those that are not known as at first."""
    usual = [SeatPlayer(translated(words), LEVELS[0]) for words in dialogs.DEFAULT_NAMES]
    return (*known, *usual[len(known) : MOST_SEATS])


def _group(title: str) -> QGroupBox:
    group = QGroupBox(title)
    group.setAccessibleName(title)
    return group


def _check(words: str) -> QCheckBox:
    box = QCheckBox(words)
    box.setAccessibleName(words.replace("&", ""))
    return box

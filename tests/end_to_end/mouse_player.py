"""A person who plays with the mouse: looks at the table, decides, and carries it out by pointing."""

from collections.abc import Iterator, Sequence
from functools import partial

from canasta_desktop.engine.cards import KIND_OF, Card, Rank
from canasta_desktop.engine.check import group_rank
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Group, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.deciding import decide
from tests.end_to_end.screen import Point
from tests.end_to_end.seen import Seen, middle
from tests.end_to_end.started_program import StartedProgram

ME = 0
_LIFTED_BY = 40
"""Pixels; farther than what Qt takes for a click."""


class MousePlayer:
    """Plays at the table of a program; what to do comes from a computer player of the level `casual`."""

    def __init__(self, program: StartedProgram) -> None:
        self._program, self._hand = program, program.screen

    def play(self, move: Move) -> None:
        """Make a move, and wait until it was made."""
        before = self._program.look().form["record"]
        match move:
            case Draw():
                self.draw()
            case Discard(card):
                self.drag_to_pile(card)
            case Meld(groups):
                self.stage(groups)
                self.press("lay_out")
            case TakePile(first, further):
                self._take(first, further)
            case Ask():
                self.press("ask")
            case Answer(yes):
                self.press("answer_yes" if yes else "answer_no")
            case Pass():
                self.press("pass")
            case LayRedThree():
                raise AssertionError("the classic rules lay red threes at once")
        self._program.wait_until(lambda seen: seen.form["record"] != before, f"{move} is made")

    def play_to_the_end(self) -> Iterator[Move]:
        """Play until the round is over; tells each move after it was made."""
        while (seen := self._program.wait_for_my_turn()).is_my_turn:
            move = self.decision(seen)
            self.play(move)
            yield move

    def decision(self, seen: Seen) -> Move:
        """What to do now."""
        state = seen.record.match.state
        assert state is not None
        return decide("casual", view_of(state, ME), legal_moves(state), seed=len(state.moves))

    def draw(self) -> None:
        """Click on the stock."""
        self._hand.click(self._program.wait_until_still().place("stock"))

    def press(self, button: str) -> None:
        """Click on a button of the table, once it is there and nothing moves."""
        self._program.wait_until(lambda seen: button in seen.form["places"], f"there is a button {button}")
        self._hand.click(self._program.wait_until_still().place(button))

    def drag_to_pile(self, card: Card) -> None:
        """Drag a card of the hand to the pile."""
        self.hold(card, over="pile")
        self._hand.release()

    def stage(self, groups: Sequence[Group]) -> None:
        """Drag each group to its place."""
        for group in groups:
            rank = group_rank(group)
            assert rank is not None
            self.drag_to_place(group.cards, rank)

    def drag_to_place(self, cards: Sequence[Card], rank: Rank) -> None:
        """Select cards by clicks, drag them to our place of a rank, and wait until they lie there."""
        keys = self.select(cards)
        self._lift(self._program.wait_until_still().card(keys[0]))
        # A place for black threes is there only now.
        self._hand.move(self._program.look().my_meld(rank))
        self._hand.release()
        self._program.wait_until(lambda seen: set(keys) <= set(seen.staged_at(rank)), f"{cards} lie on the place")

    def select(self, cards: Sequence[Card]) -> list[int]:
        """Click on cards of the hand if they are several; returns their keys."""
        keys = self._program.wait_until_still().keys(cards)
        for key in keys if len(keys) > 1 else ():
            self._hand.click(self._program.look().card(key))
            self._program.wait_until(partial(_is_selected, key), "the card is selected")
        return keys

    def hold(self, card: Card, over: str) -> Seen:
        """Pick up a card of the hand and hold it over a place."""
        seen = self._program.wait_until_still()
        [key] = seen.keys([card])
        self._lift(seen.card(key))
        self._hand.move(seen.place(over))
        return self._program.look()

    def _lift(self, from_: Point) -> None:
        self._hand.press(from_)
        self._hand.move(Point(from_.x, from_.y - _LIFTED_BY))
        self._program.wait_until(lambda seen: seen.form["dragging"], "something is dragged")

    def _take(self, first: Group, further: Sequence[Group]) -> None:
        """Put down the cards that go with the pile, then drag the pile to the hand."""
        seen = self._program.wait_until_still()
        upcard = seen.table["pile"][-1]
        if first.cards:
            self.drag_to_place(first.cards, Rank(KIND_OF[upcard]))
        self.stage(further)
        seen = self._program.wait_until_still()
        self._lift(seen.place("pile"))
        self._hand.move(seen.place("hand"))
        self._hand.release()
        seen = self._program.wait_until(
            lambda seen: not seen.form["dragging"] and (seen.form["ways"] or seen.table["has_drawn"]), "the pile moves"
        )
        if seen.form["ways"]:
            self._hand.click(middle(seen.form["ways"][0]))


def _is_selected(key: int, seen: Seen) -> bool:
    return key in seen.selected

"""Classes of values are dataclasses to whoever uses them, and quicker to make."""

import copy
import pickle
from collections.abc import Mapping
from dataclasses import asdict, field, fields, is_dataclass, replace

import pytest

from canasta_desktop.engine.values import value


@value
class Place:
    """A place at the table."""

    row: int
    name: str = "free"
    held: Mapping[str, int] = field(default_factory=dict)

    def doubled(self) -> "Place":
        """The place twice as far away."""
        return replace(self, row=2 * self.row)


@value
class Nowhere:
    """No place."""


@value
class Small:
    """A number below ten."""

    number: int

    def __post_init__(self) -> None:
        if self.number >= 10:
            raise ValueError(self.number)


@value
class Loud:
    """Writes itself and is never another's equal."""

    word: str

    def __eq__(self, other: object) -> bool:
        return False

    def __hash__(self) -> int:
        return 1

    def __repr__(self) -> str:
        return self.word.upper()


def test_fields_are_given_by_place_or_name_and_may_be_left_out() -> None:
    place = Place(1, held={"a": 2})
    assert (place.row, place.name, place.held) == (1, "free", {"a": 2})
    assert Place(1) == Place(row=1, name="free", held={})


@pytest.mark.parametrize("given", [(), (1, "a", {}, 4)])
def test_fields_that_are_missing_or_too_many_are_refused(given: tuple[object, ...]) -> None:
    with pytest.raises(TypeError):
        Place(*given)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Place(1, colour="red")  # type: ignore[call-arg]


def test_values_are_equal_when_their_fields_are_and_their_classes() -> None:
    assert Small(3) == Small(3) != Small(4)
    assert Small(3) != Loud("3") != 3
    assert Nowhere() == Nowhere()


def test_values_can_be_members_of_a_set() -> None:
    assert {Small(3), Small(3), Small(4), Nowhere(), Nowhere()} == {Small(3), Small(4), Nowhere()}


def test_values_are_written_with_their_fields() -> None:
    assert repr(Place(1, "stock")) == "Place(row=1, name='stock', held={})"
    assert repr(Nowhere()) == "Nowhere()"


def test_what_a_class_says_itself_stays() -> None:
    assert repr(Loud("loud")) == "LOUD"
    assert Loud("loud") != Loud("loud")
    assert hash(Loud("loud")) == 1
    assert Place.__doc__ == "A place at the table."


def test_a_value_may_be_checked_when_it_is_made() -> None:
    with pytest.raises(ValueError, match="10"):
        Small(10)


def test_values_take_nothing_else() -> None:
    with pytest.raises(AttributeError):
        Small(3).other = 4  # type: ignore[attr-defined]


def test_values_can_be_told_apart_by_patterns() -> None:
    match Place(1, "stock"):
        case Place(row, name):
            assert (row, name) == (1, "stock")


def test_dataclasses_know_them() -> None:
    place = Place(1, held={"a": 2})
    assert is_dataclass(place)
    assert [(one.name, one.type) for one in fields(Place)][:2] == [("row", int), ("name", str)]
    assert replace(place, name="pile") == Place(1, "pile", {"a": 2})
    assert asdict(place) == {"row": 1, "name": "free", "held": {"a": 2}}
    assert place.doubled() == Place(2, held={"a": 2})


def test_values_are_copied_and_sent_elsewhere() -> None:
    place = Place(1, held={"a": 2})
    assert copy.copy(place) == copy.deepcopy(place) == pickle.loads(pickle.dumps(place)) == place  # noqa: S301  # our own


def test_a_field_without_a_default_is_not_left_behind_one_that_has_it() -> None:
    with pytest.raises(TypeError, match="default"):

        @value
        class Wrong:
            """Cannot be made."""

            name: str = ""
            row: int  # type: ignore[misc]

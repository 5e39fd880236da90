"""What is dragged from where to where, and what letting go there would do: values only."""

from enum import Enum

from canasta_desktop.engine.cards import Rank
from canasta_desktop.engine.values import value
from canasta_desktop.model.reasons import Reason


@value
class FromHand:
    """Cards of the hand, by their keys."""

    keys: tuple[int, ...]


@value
class FromStaged:
    """Staged cards, by their keys."""

    keys: tuple[int, ...]


@value
class FromStock:
    """The top of the stock."""


@value
class FromPile:
    """The whole discard pile."""


Source = FromHand | FromStaged | FromStock | FromPile


@value
class OntoMeld:
    """The place of a rank on our side, with or without a meld."""

    rank: Rank


@value
class OntoTheirs:
    """The melds of another side."""

    side: int


@value
class OntoRedThrees:
    """Where our red threes lie."""


@value
class OntoPile:
    """The discard pile."""


@value
class OntoStock:
    """The stock."""


@value
class OntoHand:
    """The hand, before the card that is shown at `index` (0: at the left end; None: where the order puts it).

    The dragged cards are not counted: the index is one among the cards that stay.
    """

    index: int | None = None


Target = OntoMeld | OntoTheirs | OntoRedThrees | OntoPile | OntoStock | OntoHand


class OutcomeKind(Enum):
    """What letting go would do."""

    NOTHING = "nothing"
    """It lies there already."""
    STAGE = "stage"
    TAKE_BACK = "take_back"
    REORDER = "reorder"
    DRAW = "draw"
    TAKE_PILE = "take_pile"
    DISCARD = "discard"
    LAY_RED_THREE = "lay_red_three"


@value
class DropOutcome:
    """What letting go over a target would do: a refusal, or what changes."""

    refusal: Reason | None = None
    kind: OutcomeKind = OutcomeKind.NOTHING
    rank: Rank | None = None
    """The place of a meld that it concerns."""
    before: int = 0
    """Cards on the place of the meld (staged ones too), of the hand for draw and reorder, of the pile for a discard."""
    after: int = 0
    begins_meld: bool = False
    """The place is empty: it would be a new meld."""
    becomes_mixed: bool = False
    """Wilds go on a canasta, or on what becomes one, that was natural."""
    completes_natural: bool = False
    """It makes a canasta without wilds."""
    completes_mixed: bool = False
    points: int = 0
    """What the cards dropped on a meld are worth, and with a taken pile the upcard too."""
    goes_out: bool = False
    """The round would end with it."""
    choices: int = 1
    """In how many ways the pile may be taken; more than one opens a chooser."""

    @property
    def legal(self) -> bool:
        """Whether it may be dropped there."""
        return self.refusal is None

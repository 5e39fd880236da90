"""What is known of a deck, as it goes from one process to another."""

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from canasta_desktop.table.decks.deck import Deck


def form_of_deck(deck: Deck) -> dict[str, Any]:
    """A deck in what JSON knows."""
    return asdict(deck) | {
        "file": str(deck.file),
        "ids": dict(deck.ids),
        "backs": dict(deck.backs),
        "letters": dict(deck.letters),
    }


def deck_of_form(form: Mapping[str, Any]) -> Deck:
    """The deck of such a form."""
    return Deck(**(dict(form) | {"file": Path(form["file"])}))

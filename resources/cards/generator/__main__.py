"""Draw the decks: python -m resources.cards.generator [FOLDER]; without a folder, into the one beside this package."""

import sys
from pathlib import Path

from resources.cards.generator.deck import deck, document, lettered, save, sheet
from resources.cards.generator.jokers import joker_parts
from resources.cards.generator.look import FRENCH, Look
from resources.cards.generator.shapes import H, W

DECKS = {
    "deck.svg": Look(),
    "deck-four.svgz": Look("four"),
    "deck-contrast.svgz": Look("four", contrast=True),
}
LETTERED = {
    "french.svgz": Look(letters=FRENCH),
    "french-four.svgz": Look("four", letters=FRENCH),
    "french-contrast.svgz": Look("four", contrast=True, letters=FRENCH),
}
"""Aces and courts of the same decks with other letters."""
JOKERS = "jokers.svgz"
"""The jokers in parts, for decks that have none."""


def main(arguments: list[str]) -> int:
    """Write the decks and what belongs to them; returns the exit status."""
    folder = Path(arguments[0]) if arguments else Path(__file__).resolve().parents[1]
    if not folder.is_dir():
        print(f"{folder} is no folder", file=sys.stderr)
        return 1
    for name, look in DECKS.items():
        save(folder / name, sheet(deck(look)))
    for name, look in LETTERED.items():
        save(folder / name, sheet(lettered(look)))
    parts = joker_parts(Look()).items()
    # All in their places on one card: whoever paints them reads from their bounds where on a card they belong.
    save(folder / JOKERS, document(W, H, "\n".join(part.svg(name) for name, part in parts)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

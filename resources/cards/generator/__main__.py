"""Draw the decks: python -m resources.cards.generator [FOLDER]; without a folder, into the one beside this package."""

import sys
from pathlib import Path

from resources.cards.generator.deck import deck, save, sheet
from resources.cards.generator.look import Look

DECKS = {
    "deck.svg": Look(),
    "deck-four.svgz": Look("four"),
    "deck-contrast.svgz": Look("four", contrast=True),
}


def main(arguments: list[str]) -> int:
    """Write the three decks; returns the exit status."""
    folder = Path(arguments[0]) if arguments else Path(__file__).resolve().parents[1]
    if not folder.is_dir():
        print(f"{folder} is no folder", file=sys.stderr)
        return 1
    for name, look in DECKS.items():
        save(folder / name, sheet(deck(look)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

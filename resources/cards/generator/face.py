"""What all faces of the courts share."""

from resources.cards.generator.card import Card
from resources.cards.generator.look import Look
from resources.cards.generator.path_text import path
from resources.cards.generator.shapes import ellipse


def face(card: Card, look: Look, y: float, brow: str) -> None:
    """Eyes, brows and nose; `y` is the height of the eyes."""
    card.fill(look.ink, ellipse(110.5, y, 2.9), ellipse(129.5, y, 2.9))
    left = f"M104.5 {y - 7} Q110 {y - 10.5} 115.5 {y - 7.5}"
    right = f"M135.5 {y - 7} Q130 {y - 10.5} 124.5 {y - 7.5}"
    card.line(brow, 2.6, path(left + right))
    card.line(look.ink, 1.8, path(f"M120 {y + 1} L117.5 {y + 11} L121.5 {y + 11.5}"))

"""The drawing of the program's own decks.

Every face is geometry computed here: no font, no picture and no other deck is read. The output holds only groups,
paths and solid fills or strokes, which QtSvg (SVG Tiny 1.2) renders the same everywhere. `python -m
resources.cards.generator` writes the three decks.
"""

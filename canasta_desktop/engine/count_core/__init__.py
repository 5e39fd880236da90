"""Rounds played on counts by kind: no cards, no suits, no events. For the playouts of computer players.

The rules are those of `melding`, asked once for each combination of numbers and looked up from then on.
`beginning` makes a `CountState`, `listing` lists its moves, `playing` makes one, `state` tells the scores.
A move is a tuple; `tuples` says what it means and turns it into a `Move`.
"""

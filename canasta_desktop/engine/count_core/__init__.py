"""Rounds played on counts by kind: no cards, no suits, no events. For the playouts of computer players.

The rules are those of `melding`, asked once for each combination of numbers and looked up from then on.
`counted` makes a `CountState` of a round, `count_moves` lists the moves, `play` makes one, `scores` says
what the round is worth. A move is a tuple; `tuples` says what it means and turns it into a `Move`.
"""

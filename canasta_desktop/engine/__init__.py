"""The rules of canasta: pure values and functions, exact and without surroundings.

Nothing here knows of Qt, files, clocks, chance or sentences. A move is asked of `check`, made by
`apply`, listed by `legal_moves`; what happened comes back as events.
"""

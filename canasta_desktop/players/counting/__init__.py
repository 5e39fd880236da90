"""The skilled player's judgement, on counts by kind: quick enough to play a whole round thousands of times a second.

It looks only at the hand of the seat that is to act and at the table, and lists no moves: it finds the one it makes.
"""

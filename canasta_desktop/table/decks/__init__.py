"""Decks of cards: the program's own, and those that other programs have put on this computer."""

"""The table: shows cards, lets them be moved, decides nothing."""

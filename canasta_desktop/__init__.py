"""Canasta Desktop: the card game canasta at a table on the screen, played offline."""

__version__ = "0.1.0"
APPLICATION_ID = "org.canastadesktop.Canasta"
COMMAND = "canasta-desktop"

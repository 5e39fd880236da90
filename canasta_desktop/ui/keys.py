"""The single-letter keys of the table, in one place: the buttons show them, the menus bind them.

The letters of ranks (A, J, K, Q, W and the digits) are left to the hand.
"""

from typing import Final

from canasta_desktop.table.texts import ActionName

ACTION_KEYS: Final = {
    ActionName.DRAW: "D",
    ActionName.TAKE: "T",
    ActionName.LAY_OUT: "M",
    ActionName.DISCARD: "X",
    ActionName.ASK: "G",
    ActionName.ANSWER_YES: "Y",
    ActionName.ANSWER_NO: "N",
    ActionName.PASS: "E",
}
"""G as in going out, E as in end."""

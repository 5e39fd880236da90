"""Which cards of the hand are selected, pure."""

from collections.abc import Iterable, Sequence

from canasta_desktop.engine.values import value


@value
class Selection:
    """The selected cards by their keys; `anchor` is the one last touched, where a range begins."""

    keys: frozenset[int] = frozenset()
    anchor: int | None = None

    def toggled(self, key: int) -> "Selection":
        """With this card, or without it."""
        return Selection(self.keys ^ {key}, key)

    def exactly(self, keys: Iterable[int]) -> "Selection":
        """These cards and no others."""
        wanted = tuple(keys)
        return Selection(frozenset(wanted), wanted[-1] if wanted else None)

    def with_range(self, key: int, shown: Sequence[int]) -> "Selection":
        """With all cards shown between the anchor and this one, both included."""
        if self.anchor not in shown or key not in shown:
            return Selection(self.keys | {key}, key)
        first, last = sorted((shown.index(self.anchor), shown.index(key)))
        return Selection(self.keys | set(shown[first : last + 1]), self.anchor)

    def among(self, shown: Iterable[int]) -> "Selection":
        """Without the cards that are no longer shown."""
        held = frozenset(shown)
        return Selection(self.keys & held, self.anchor if self.anchor in held else None)

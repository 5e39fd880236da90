"""Plain rectangles and sizes of the layout, in logical pixels; no Qt."""

from canasta_desktop.engine.values import value


@value
class Size:
    """A width and a height."""

    width: float
    height: float


@value
class Rect:
    """A rectangle; `x` and `y` are its left top corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def centre_x(self) -> float:
        """The x of the middle."""
        return self.x + self.width / 2

    @property
    def centre_y(self) -> float:
        """The y of the middle."""
        return self.y + self.height / 2

    def moved(self, dx: float, dy: float) -> "Rect":
        """The same size elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def adjusted(self, left: float, top: float, right: float, bottom: float) -> "Rect":
        """Each edge moved by so much; to the right and down is positive."""
        return Rect(self.x + left, self.y + top, self.width - left + right, self.height - top + bottom)

    def shrunk(self, by: float) -> "Rect":
        """Each edge moved inwards by so much."""
        return self.adjusted(by, by, -by, -by)

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies in it; right and lower edge are outside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def encloses(self, other: "Rect") -> bool:
        """Whether all of the other lies in it."""
        return self.x <= other.x and self.y <= other.y and self.right >= other.right and self.bottom >= other.bottom

    def overlaps(self, other: "Rect") -> bool:
        """Whether they share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

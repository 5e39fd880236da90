"""How colours look to others: contrast as WCAG 2.2 counts it, and deuteranopia after Machado, Oliveira and
Fernandes (2009) at full strength.
"""

from PySide6.QtGui import QColor, QImage

_DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)


def linear(value: float) -> float:
    """A channel of sRGB, 0 to 1, as light."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def encoded(light: float) -> float:
    """Light as a channel of sRGB."""
    light = min(1.0, max(0.0, light))
    return light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def channels(colour: QColor) -> tuple[float, float, float]:
    """Red, green and blue, 0 to 1."""
    return colour.redF(), colour.greenF(), colour.blueF()


def luminance(colour: QColor) -> float:
    """How light a colour is."""
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(first: QColor | str, second: QColor | str) -> float:
    """The contrast of two colours, 1 to 21."""
    darker, lighter = sorted((luminance(QColor(first)), luminance(QColor(second))))
    return (lighter + 0.05) / (darker + 0.05)


def over(ground: QColor | str, colour: QColor | str, alpha: int) -> QColor:
    """A ground seen through a colour with so much of 255."""
    below, above, share = QColor(ground), QColor(colour), alpha / 255
    mixed = (b + (a - b) * share for b, a in zip(channels(below), channels(above), strict=True))
    return QColor.fromRgbF(*mixed)


def deuteranope(colour: QColor | str) -> QColor:
    """A colour as who has no green cones sees it."""
    light = [linear(channel) for channel in channels(QColor(colour))]
    seen = (sum(share * part for share, part in zip(row, light, strict=True)) for row in _DEUTERANOPIA)
    return QColor.fromRgbF(*map(encoded, seen))


def deuteranope_picture(image: QImage) -> QImage:
    """A whole picture, as who has no green cones sees it."""
    seen = image.convertToFormat(QImage.Format.Format_RGB32)
    known: dict[int, int] = {}
    for y in range(seen.height()):
        for x in range(seen.width()):
            pixel = seen.pixel(x, y)
            if pixel not in known:
                known[pixel] = deuteranope(QColor(pixel)).rgb()
            seen.setPixel(x, y, known[pixel])
    return seen

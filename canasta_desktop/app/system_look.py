"""How the system wants programs to look: light, dark, or in high contrast."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from canasta_desktop.table.theme import DARK, HIGH_CONTRAST, LIGHT, Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPalette, QStyleHints

# `Qt.ColorScheme` by its numbers, which a property takes as well: whoever names one member of `Qt` waits until all its
# 1,200 are made, which takes longer than the window and its menus together.
LIGHT_SCHEME: Final = 1
DARK_SCHEME: Final = 2
_SCHEMES: Final = {LIGHT.name: LIGHT_SCHEME, DARK.name: DARK_SCHEME, HIGH_CONTRAST.name: DARK_SCHEME}


class SystemLook(QObject):
    """Tells the theme that the system asks for, and asks the system for what a theme needs."""

    changed = Signal()

    def __init__(self, hints: "QStyleHints", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hints = hints

    def follow(self) -> None:
        """Tell what changes, from now on."""
        self._hints.colorSchemeChanged.connect(self._tell)
        from canasta_desktop.app.accessibility_hints import accessibility_of

        # Before Qt 6.10 nothing tells of contrast.
        accessibility = accessibility_of(self._hints)
        if accessibility is not None and hasattr(accessibility, "contrastPreferenceChanged"):
            accessibility.contrastPreferenceChanged.connect(self._tell)

    @property
    def theme(self) -> Theme:
        """The theme that the system asks for; light where it does not say."""
        from PySide6.QtCore import Qt

        if self._wants_contrast():
            return HIGH_CONTRAST
        return DARK if self._hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT

    @staticmethod
    def first_theme(palette: "QPalette", *, saw_contrast: bool) -> Theme:
        """The same without asking, from the palette that Qt gave the program for the scheme of the system.

        Contrast is that of the last time: Linux tells of it after the first picture anyway.
        """
        if saw_contrast:
            return HIGH_CONTRAST
        ground, words = palette.window().color(), palette.windowText().color()
        return DARK if words.lightness() > ground.lightness() else LIGHT

    def ask_for_nothing(self) -> None:
        """Let title bars and dialogs of the system be as the system has them."""
        self._hints.unsetColorScheme()

    def ask_for(self, theme: Theme) -> None:
        """Let title bars and dialogs of the system fit a theme."""
        self._hints.setProperty("colorScheme", _SCHEMES[theme.name])

    def _tell(self) -> None:
        self.changed.emit()

    def _wants_contrast(self) -> bool:
        from PySide6.QtCore import Qt

        from canasta_desktop.app.accessibility_hints import accessibility_of

        preference = getattr(accessibility_of(self._hints), "contrastPreference", None)
        return preference is not None and preference() == Qt.ContrastPreference.HighContrast

"""How the system wants programs to look: light, dark, or in high contrast."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QStyleHints

from canasta_desktop.app.accessibility_hints import accessibility_of
from canasta_desktop.table.theme import DARK, HIGH_CONTRAST, LIGHT, Theme

_SCHEMES = {
    LIGHT.name: Qt.ColorScheme.Light,
    DARK.name: Qt.ColorScheme.Dark,
    HIGH_CONTRAST.name: Qt.ColorScheme.Dark,
}


class SystemLook(QObject):
    """Tells the theme that the system asks for, and asks the system for what a theme needs."""

    changed = Signal()

    def __init__(self, hints: QStyleHints, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hints = hints
        # Before Qt 6.10 nothing tells of contrast.
        self._accessibility = accessibility_of(hints)
        hints.colorSchemeChanged.connect(self._tell)
        if self._accessibility is not None and hasattr(self._accessibility, "contrastPreferenceChanged"):
            self._accessibility.contrastPreferenceChanged.connect(self._tell)

    @property
    def theme(self) -> Theme:
        """The theme that the system asks for; light where it does not say."""
        if self._wants_contrast():
            return HIGH_CONTRAST
        return DARK if self._hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT

    def follow(self) -> None:
        """Let title bars and dialogs of the system be as the system has them."""
        self._hints.unsetColorScheme()

    def ask_for(self, theme: Theme) -> None:
        """Let title bars and dialogs of the system fit a theme."""
        self._hints.setColorScheme(_SCHEMES[theme.name])

    def _tell(self) -> None:
        self.changed.emit()

    def _wants_contrast(self) -> bool:
        preference = getattr(self._accessibility, "contrastPreference", None)
        return preference is not None and preference() == Qt.ContrastPreference.HighContrast

"""The style sheets of dialogs and menus."""

from string import Template
from typing import Final

from canasta_desktop.resource_files import resource
from canasta_desktop.ui.dialog_colours import DialogColours, by_name

_DIALOG: Final = Template("""
QDialog { background: $window; }
QLabel { background: transparent; color: $text; }
QLabel#dim, QLabel#note { color: $dim; }
QGroupBox { font-weight: bold; border: 1px solid $line; border-radius: 8px; margin-top: 0.56em;
            padding: 0.67em 10px 8px 10px; }
QGroupBox::title { subcontrol-origin: margin; left: 12px; padding: 0 5px; color: $text; }
QPushButton { min-height: 34px; padding: 0 18px; border: 1px solid $line; border-radius: 7px; background: $button;
              color: $text; }
QPushButton:hover { background: $field; border-color: $accent_edge; }
QPushButton:pressed { background: $rule; }
QPushButton:focus { border: 2px solid $focus; padding: 0 17px; min-height: 32px; }
QPushButton:disabled { color: $dim; background: $window; }
QPushButton:default { background: $accent; color: $accent_ink; border: 1px solid $accent_edge; padding: 0 32px; }
QPushButton:default:disabled { background: $rule; color: $dim; border-color: $line; }
QPushButton:default:focus { border: 2px solid $focus; padding: 0 31px; }
QComboBox, QLineEdit, QSpinBox { min-height: 28px; }
QFrame#chosen { background: $chosen; border: 2px solid $accent_edge; border-radius: 9px; }
QLabel#problem { color: $problem; }
QLabel#differs { color: $text; }
QPushButton#card { text-align: left; border-radius: 9px; border: 1px solid $line; background: $button; padding: 0; }
QPushButton#card:hover { border-color: $accent_edge; background: $field; }
QPushButton#card:checked { background: $chosen; border: 2px solid $accent_edge; }
QPushButton#card:focus { border: 2px solid $focus; }
QFrame#rule { background: $rule; border: 0; max-height: 1px; }
""")
# The style of Qt takes the lines of its fields from a darker window: on dark ones there would be none. And round
# what has the focus it draws a thin line in the accent, which is hardly seen on light ones.
_FIELDS: Final = Template("""
QComboBox, QLineEdit, QSpinBox { border: 1px solid $line; border-radius: 5px; padding: 1px 7px;
                                 background: $field; color: $text; selection-background-color: $accent;
                                 selection-color: $accent_ink; }
QComboBox:focus, QLineEdit:focus, QSpinBox:focus { border: 2px solid $accent_edge; padding: 0 6px; }
QComboBox:disabled, QLineEdit:disabled, QSpinBox:disabled { color: $off; border: 1px dashed $off; }
QPushButton:disabled, QPushButton:default:disabled { color: $off; border: 1px dashed $off; background: $window; }
QComboBox::drop-down { border: 0; width: 24px; }
QComboBox::down-arrow { image: url("$down"); width: 12px; height: 12px; }
QComboBox QAbstractItemView { border: 1px solid $line; background: $field; color: $text;
                              selection-background-color: $accent; selection-color: $accent_ink; }
QSpinBox::up-button, QSpinBox::down-button { border: 0; width: 22px; background: transparent; }
QSpinBox::up-arrow { image: url("$up"); width: 10px; height: 10px; }
QSpinBox::down-arrow { image: url("$down"); width: 10px; height: 10px; }
QCheckBox, QRadioButton { color: $text; spacing: 8px; border: 2px solid transparent; border-radius: 5px;
                          padding: 1px 3px 1px 0; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $off; }
QCheckBox::indicator, QRadioButton::indicator { width: 16px; height: 16px; border: 1px solid $line;
                                                background: $field; }
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent_edge; image: url("$check"); }
QRadioButton::indicator:checked { background: $accent; border-color: $accent_edge; image: url("$disc"); }
QSlider::groove:horizontal { height: 6px; border: 1px solid $line; border-radius: 3px; background: $field; }
QSlider::handle:horizontal { width: 18px; margin: -7px 0; border: 1px solid $line; border-radius: 9px;
                             background: $accent; }
QSlider:focus::handle:horizontal, QSlider::handle:horizontal:focus { border: 2px solid $focus; }
QAbstractItemView { background: $field; color: $text; border: 1px solid $line; border-radius: 5px; outline: 0;
                    gridline-color: $rule; }
QAbstractItemView:focus { border: 2px solid $focus; }
QAbstractItemView::item:selected { background: $accent; color: $accent_ink; }
QHeaderView { border: 0; }
QHeaderView::section { background: $button; color: $text; border: 0; border-bottom: 1px solid $line; padding: 4px; }
QScrollBar:vertical { width: 14px; background: $window; }
QScrollBar:horizontal { height: 14px; background: $window; }
QScrollBar::handle { background: $line; border-radius: 5px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")
_DARK: Final = Template("""
QPushButton:default:focus { border: 6px double $accent_ink; padding: 0 27px; min-height: 24px; }
""")
_MENUS: Final = Template("""
QMenuBar { background: $window; color: $text; border-bottom: 1px solid $rule; }
QMenuBar::item { padding: 4px 10px; background: transparent; }
QMenuBar::item:selected { background: $accent; color: $accent_ink; }
QMenu { background: $window; color: $text; border: 1px solid $line; }
QMenu::item:selected { background: $accent; color: $accent_ink; }
QMenu::item:disabled { color: $off; }
QMenu::separator { height: 1px; background: $rule; margin: 4px 8px; }
""")
_LIGHT: Final = "light"


def dialog_sheet(colours: DialogColours) -> str:
    """The style sheet of a dialog."""
    sheets = (_DIALOG, _FIELDS) if colours.name == _LIGHT else (_DIALOG, _FIELDS, _DARK)
    return "".join(_filled(sheet, colours) for sheet in sheets)


def menu_sheet(colours: DialogColours) -> str:
    """The style sheet of a menu bar and its menus, empty where the palette does."""
    return "" if colours.name == _LIGHT else _filled(_MENUS, colours)


def _filled(sheet: Template, colours: DialogColours) -> str:
    ink = "-ink" if colours.name == _LIGHT else ""
    files = {"check": "check", "disc": "disc", "down": f"down{ink}", "up": f"up{ink}"}
    images = {name: resource("icons", "dialog", f"{file}.svg").as_posix() for name, file in files.items()}
    return sheet.substitute(by_name(colours) | images)

"""A page of the help as the rich text that Qt shows."""

from html import escape
from typing import Final

from canasta_desktop.ui.key_list import KEY_GROUPS, action_words
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording.help_pages import HelpPage, HelpPart, PartKind

SIGN: Final = "sign:"
"""Before the name of a picture."""
_BEGIN_AND_END: Final = {
    PartKind.HEAD: ("<h3>", "</h3>"),
    PartKind.TEXT: ("<p>", "</p>"),
    PartKind.POINT: ("<ul style='margin-left: 0'><li>", "</li></ul>"),
}


def page_text(page: HelpPage, keys: KeyMap, sign_size: int) -> str:
    """All of a page; its pictures are `sign_size` pixels each way."""
    parts = (_part(part, keys, sign_size) for part in page.parts)
    return f"<h2>{_words(translated(page.title))}</h2>{''.join(parts)}"


def _part(part: HelpPart, keys: KeyMap, sign_size: int) -> str:
    words = _words(translated(part.words))
    match part.kind:
        case PartKind.KEYS:
            return f"<h3>{words}</h3>{_key_table(keys)}"
        case PartKind.SIGN:
            picture = f"<img src='{SIGN}{part.sign}' width='{sign_size}' height='{sign_size}'/>"
            return f"<table cellpadding='4'><tr><td>{picture}</td><td valign='middle'>{words}</td></tr></table>"
        case _:
            begin, end = _BEGIN_AND_END[part.kind]
            return f"{begin}{words}{end}"


def _key_table(keys: KeyMap) -> str:
    lines = []
    for title, rows in KEY_GROUPS:
        having = [row for row in rows if keys.shown_all(row.name)]
        if having:
            lines.append(f"<tr><th align='left' colspan='2'>{_words(translated(title).replace('&', ''))}</th></tr>")
        for row in having:
            key = _words(keys.shown_all(row.name))
            lines.append(f"<tr><td>{_words(action_words(row.name))}</td><td><b>{key}</b></td></tr>")
    return f"<table cellpadding='3' width='100%'>{''.join(lines)}</table>"


def _words(text: str) -> str:
    # Qt's rich text makes a plain space, at which lines break, of a narrow one; the wide one it keeps.
    return escape(text, quote=False).replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")

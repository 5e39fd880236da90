"""Who drew the decks that are known, and under which licence they are; many of them say neither themselves."""

from typing import Final

_PD: Final = "Public domain"
_KNOWN: Final = {
    "kde:svg-nicu-white": ("Nicu Buculei", _PD),
    "kde:svg-nicu-ornamental": ("Nicu Buculei", _PD),
    "kde:svg-oxygen": ("", "GPL 2+"),
    "kde:svg-oxygen-air": ("", "GPL 2+"),
    "kde:svg-oxygen-white": ("", "GPL 2+"),
    "kde:svg-dondorf": ("", "GPL 2+"),
    "kde:svg-standard": ("", "GPL 2+"),
    "kde:svg-gm-paris": ("", "GPL 2+"),
    "kde:svg-ancient-egyptians": ("", "GPL 2+"),
    "kde:svg-jolly-royal": ("", "GPL 2+"),
    "kde:svg-xskat-french": ("", "GPL 2+"),
    "kde:svg-xskat-german": ("", "GPL 2+"),
    "kde:svg-tigullio-international": ("", "LGPL 2+"),
    "kde:svg-penguins": ("", "GPL 3+"),
    "gnome:neoclassical.svgz": ("", "LGPL 3+"),
    "gnome:neoclassical_4_color.svgz": ("", "LGPL 3+"),
    "gnome:atlasnye.svgz": ("", "LGPL 3+"),
    "gnome:atlasnye_skat.svgz": ("", "LGPL 3+"),
    "gnome:plastic.svgz": ("", "LGPL 3+"),
    "gnome:tigullio.svgz": ("", "LGPL 3+"),
    "gnome:ancient_french.svgz": ("", "LGPL"),
    "gnome:bellot.svgz": ("David Bellot", "LGPL"),
    "gnome:anglo.svgz": ("", "GPL 3+"),
    "gnome:ornamental.svgz": ("", "GPL 3+"),
    "gnome:guyenne-classic.svgz": ("", "GPL 3+"),
    "gnome:swiss-xvii.svgz": ("", "GPL 3+"),
    "gnome:paris.svgz": ("", _PD),
    "gnome:dondorf.svgz": ("", _PD),
}


def known_author(deck_id: str) -> str:
    """Who drew a deck; "" where that is not known."""
    return _KNOWN.get(deck_id, ("", ""))[0]


def known_licence(deck_id: str) -> str:
    """The licence of a deck; "" where that is not known."""
    return _KNOWN.get(deck_id, ("", ""))[1]

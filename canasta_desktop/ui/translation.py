"""Sentences in the language of the program, with numbers as that language writes them."""

from PySide6.QtCore import QCoreApplication, QLocale

from canasta_desktop.wording.sentence import Sentence, Value

_QT_END = 2**63
MINUS = "\N{MINUS SIGN}"


def translated(sentence: Sentence) -> str:
    """The sentence in the language of the installed translators, else in English."""
    count = -1 if sentence.n is None else sentence.n
    text = QCoreApplication.translate(sentence.context, sentence.text, None, count)
    if text == sentence.text and count == 1 and sentence.singular:
        text = sentence.singular
    return sentence.filled_in(text, _written)


def number(value: int) -> str:
    """A number as the language groups its digits, with a real minus sign."""
    size = abs(value)
    # Qt's numbers end there; house rules may ask for more.
    digits = QLocale().toString(size) if size < _QT_END else f"{size:,}".replace(",", QLocale().groupSeparator())
    return f"{MINUS}{digits}" if value < 0 else digits


def _written(value: Value) -> str:
    match value:
        case Sentence():
            return translated(value)
        case int():
            return number(value)
        case _:
            return value

"""Sentences: English source text with what fills it, translated later by whoever shows it."""

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import TypeAlias, Union

from canasta_desktop.engine.values import value

Value: TypeAlias = Union[int, str, "Sentence"]
"""What fills a place: a number, written as the language writes it; a name, as it is; words, translated first."""


@value
class Sentence:
    """A whole sentence, or words that stand alone, before it is translated."""

    context: str
    text: str
    """English, with places such as `{name}`."""
    values: Mapping[str, Value] = field(default_factory=dict)
    n: int | None = None
    """The number that the form of the words depends on; it also fills `{n}`."""
    singular: str = ""
    """The English text where `n` is 1; the translations have forms of their own."""

    def filled(self, **values: Value) -> "Sentence":
        """The same sentence with its places filled."""
        return replace(self, values={**self.values, **values})

    def counted(self, n: int, one: str) -> "Sentence":
        """The same sentence for so many; `one` is the English text for one of them."""
        return replace(self, n=n, singular=one)

    def filled_in(self, text: str, written: Callable[[Value], str]) -> str:
        """This text, translated or not, with the values written in its places."""
        values = dict(self.values) if self.n is None else {"n": self.n, **self.values}
        return text.format_map({name: written(value) for name, value in values.items()})


def QT_TRANSLATE_NOOP(context: str, text: str, comment: str = "", n: int | None = None) -> Sentence:  # noqa: N802
    """Mark an English text for translation; nothing is translated here.

    `pyside6-lupdate` collects calls of this name with literal arguments. A fourth argument, a literal number,
    makes it ask for the plural forms of each language; then the sentence is `counted` before it is shown.
    """
    if comment:
        raise ValueError("a comment would be part of the key: write it above the line, after `#:`")
    return Sentence(context, text, n=n)


def english(sentence: Sentence) -> str:
    """The sentence in English, for where nothing translates."""
    text = sentence.singular if sentence.n == 1 and sentence.singular else sentence.text
    return sentence.filled_in(text, lambda value: english(value) if isinstance(value, Sentence) else str(value))

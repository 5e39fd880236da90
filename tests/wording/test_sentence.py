import pytest

from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence, english

DREW = QT_TRANSLATE_NOOP("Test", "drew {n} cards", "", 2)
SAID = QT_TRANSLATE_NOOP("Test", "{name} laid out {cards}")


def test_a_sentence_without_places_reads_as_it_is_written() -> None:
    assert english(QT_TRANSLATE_NOOP("Test", "The round is over.")) == "The round is over."


def test_a_number_decides_between_one_and_several() -> None:
    assert english(DREW.counted(1, "drew one card")) == "drew one card"
    assert english(DREW.counted(2, "drew one card")) == "drew 2 cards"


def test_sentences_fill_the_places_of_others() -> None:
    assert english(SAID.filled(name="Anna", cards=Sentence("Test", "three tens"))) == "Anna laid out three tens"


def test_what_looks_like_a_place_in_a_name_stays_as_it_is() -> None:
    assert english(SAID.filled(name="{cards}", cards=Sentence("Test", "tens"))) == "{cards} laid out tens"


def test_filling_leaves_the_source_alone() -> None:
    SAID.filled(name="Anna")
    assert SAID.values == {}


def test_an_empty_place_is_noticed() -> None:
    with pytest.raises(KeyError, match="cards"):
        english(SAID.filled(name="Anna"))


def test_a_comment_is_refused_as_it_would_change_the_key() -> None:
    with pytest.raises(ValueError, match="comment"):
        QT_TRANSLATE_NOOP("Test", "drew", "a verb")

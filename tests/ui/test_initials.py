from dataclasses import replace

from canasta_desktop.ui.table_words import TranslatedWords
from tests.table.sample_tables import four_players


def test_the_initial_of_a_name_from_right_to_left_is_its_first_letter() -> None:
    snapshot = four_players().snapshot
    seats = (snapshot.seats[0], replace(snapshot.seats[1], name="\u2068דנה\u2069"), *snapshot.seats[2:])
    assert TranslatedWords().texts(replace(snapshot, seats=seats)).seats[1].initial == "ד"

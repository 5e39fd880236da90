from collections.abc import Callable

from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from canasta_desktop.app.language import Language
from canasta_desktop.app.program import Program
from canasta_desktop.storage.paths import settings_path
from canasta_desktop.storage.settings import load_settings
from canasta_desktop.ui.first_choices import FirstChoices

Start = Callable[..., Program]


def choices_of(program: Program, qtbot: QtBot) -> FirstChoices:
    qtbot.waitUntil(lambda: program.welcome.choices is not None)
    assert program.welcome.choices is not None
    return program.welcome.choices


def checked(choices: FirstChoices) -> list[str]:
    return [button.text() for button in choices.buttons if button.isChecked()]


def test_the_welcome_marks_the_language_and_the_cards_that_are_shown(start: Start, qtbot: QtBot) -> None:
    assert checked(choices_of(start(), qtbot)) == ["English", "Two colours"]


def test_a_language_chosen_on_the_welcome_is_spoken_at_once_and_kept(start: Start, qtbot: QtBot) -> None:
    program = start()
    choices = choices_of(program, qtbot)
    locale = QLocale()
    try:
        choices.languages["fi"].click()
        qtbot.waitUntil(lambda: program.welcome.teach.text() == "Opettele pelaamaan")
        assert checked(choices) == ["Suomi", "Kaksi väriä"]
        assert all(button.width() >= button.sizeHint().width() for button in choices.buttons)
        assert load_settings(settings_path())[0].language == "fi"
    finally:
        assert isinstance(program.language, Language)
        program.language.speak("en")
        QLocale.setDefault(locale)


def test_cards_chosen_on_the_welcome_are_shown_at_once_and_kept(start: Start, qtbot: QtBot) -> None:
    program = start()
    choices = choices_of(program, qtbot)
    choices.decks["four"].click()
    assert program.looks.faces.deck.deck_id == "four"
    assert checked(choices) == ["English", "Four colours"]
    assert load_settings(settings_path())[0].deck == "four"


def test_what_is_chosen_stays_marked_when_it_is_pressed_again(start: Start, qtbot: QtBot) -> None:
    choices = choices_of(start(), qtbot)
    choices.languages["en"].click()
    assert "English" in checked(choices)


def test_who_does_not_see_the_welcome_need_not_wait_for_its_choices(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.control.play_now()
    qtbot.waitUntil(lambda: program.session.snapshot is not None)
    assert start().welcome.choices is None


def test_the_welcome_leads_to_the_help(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.welcome.teach.click()
    qtbot.waitUntil(lambda: program.help.dialog is not None)

"""What happened reads right in Finnish: nothing is inflected that stands in a place, names and ranks least of all."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from canasta_desktop.engine.cards import Rank
from canasta_desktop.engine.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    Event,
    MeldAddedTo,
    MeldLaid,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    RedThreeLaid,
    TurnPassed,
    WentOut,
)
from canasta_desktop.resource_files import resource
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording.announced import Actor, announced
from canasta_desktop.wording.events import log_entries, told
from tests.table.sample_tables import cards

KINGS = Rank(1)
EVENTS: list[tuple[Event, str, str]] = [
    (CardsDrawn(1, (), 1), "nostettu kortti", "Väinö nostaa: yksi kortti."),
    (CardsDrawn(1, (), 2), "nostettu 2 korttia", "Väinö nostaa: kaksi korttia."),
    (
        PileTaken(1, cards("4c")[0], tuple(cards("5h 6h"))),
        "otettu avopakka, 3 korttia",
        "Väinö ottaa avopakan: kolme korttia.",
    ),
    (
        RedThreeLaid(1, cards("3h")[0]),
        "laitettu pöytään punainen herttakolmonen",
        "Väinö laittaa pöytään punaisen kolmosen: herttakolmonen.",
    ),
    (CardDiscarded(1, cards("Kd")[0]), "heitetty ruutukuningas", "Väinö heittää: ruutukuningas."),
    (CardDiscarded(1, cards("Jo")[0]), "heitetty jokeri", "Väinö heittää jokerin."),
    (
        MeldLaid(1, KINGS, tuple(cards("Kc Kd 2h")), concealed=False),
        "pöydätty kaksi kuningasta ja kakkonen",
        "Väinö pöytää: kaksi kuningasta ja kakkonen.",
    ),
    (
        MeldAddedTo(1, KINGS, tuple(cards("Kc"))),
        "lisätty kuningas",
        "Väinö lisää pöytäykseen (kuninkaat): kuningas.",
    ),
    (
        MeldAddedTo(1, KINGS, tuple(cards("2c"))),
        "lisätty kakkonen pöytäykseen (kuninkaat)",
        "Väinö lisää pöytäykseen (kuninkaat): kakkonen.",
    ),
    (
        CanastaCompleted(1, KINGS, natural=True, concealed=False),
        "täydennetty puhdas canasta (kuninkaat)",
        "Väinö täydentää puhtaan canastan: kuninkaat.",
    ),
    (
        CanastaCompleted(1, KINGS, natural=False, concealed=True),
        "pöydätty kätketty sekacanasta (kuninkaat)",
        "Väinö täydentää sekacanastan: kuninkaat.",
    ),
    (PermissionAsked(1, 3), "kysytty: saanko lopettaa?", "Väinö kysyy, saako lopettaa."),
    (PermissionAnswered(1, yes=True), "vastattu kyllä", "Väinö vastaa kyllä."),
    (PermissionAnswered(1, yes=False), "vastattu ei", "Väinö vastaa ei."),
    (TurnPassed(1), "passattu", "Väinö passaa."),
    (WentOut(1, concealed=False), "lopetettu erä", "Väinö lopettaa erän."),
    (WentOut(1, concealed=True), "lopetettu suoraan", "Väinö lopettaa suoraan."),
]


@pytest.fixture(autouse=True)
def finnish(qapp: QApplication) -> Iterator[None]:
    translator = QTranslator()
    assert translator.load(str(resource("translations", "canasta_fi.qm")))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.parametrize(("event", "logged", "said"), EVENTS, ids=lambda one: type(one).__name__)
def test_an_event_reads_right(event: Event, logged: str, said: str) -> None:
    [entry] = log_entries([event])
    assert translated(told("Väinö", [entry.what])) == f"Väinö: {logged}"
    assert translated(told(None, [entry.what])) == f"Sinä: {logged}"
    sentence = announced(event, Actor("Väinö"), 1)
    assert sentence is not None
    assert translated(sentence) == said


def test_several_melds_at_once_are_told_in_one_line() -> None:
    laid = [
        MeldLaid(1, Rank(rank), tuple(cards(held)), concealed=False)
        for rank, held in enumerate(("Ac Ad Ah", "Kc Kd 2c", "Qc Qd Qh", "Jc Jd Jh"))
    ]
    words = translated(told("Väinö", [entry.what for entry in log_entries(laid)]))
    assert words == "Väinö: pöydätty kolme ässää, pöydätty kaksi kuningasta ja kakkonen sekä 2 muuta ryhmää"

"""What the log says: whole sentences, in both languages."""

import pytest
from tests.games.holotype.tables import digging, setup_of, table_of, told
from tests.support import rule

from pangaea.core.events import Event
from pangaea.core.telling import Teller
from pangaea.core.words import words_for
from pangaea.games.holotype import GAME, events
from pangaea.games.holotype.rules import names

NAMES = ("Ada", "Bo", "Cy")


def line(event: Event, language: str) -> str:
    """The line of the log, with plain spaces."""
    teller = Teller(words_for("holotype", language), NAMES, GAME.domains(setup_of(3)))
    return teller.line(event).text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("event", "french", "english"),
    [
        (
            events.Placed(seat=0, worker=names.PALEONTOLOGIST, place=names.LIBRARY),
            "Ada place son Paléontologue à la Bibliothèque.",
            "Ada places the Paleontologist at the University Library.",
        ),
        (
            events.Bumped(seat=1, owner=0, worker=names.ASSISTANT),
            "Bo éjecte l’Assistant terrain d’Ada.",
            "Bo bumps the Field Assistant of Ada.",
        ),
        (
            events.DrewFields(seat=0, number=1, cards=(0,)),
            "Ada révèle la carte Expédition Formation de Luning.",
            "Ada turns up the field card Luning Formation.",
        ),
        (
            events.Gathered(seat=0, period=names.TRIASSIC, found=0, loaned=0),
            "Ada ne trouve aucun fossile du Trias.",
            "Ada finds no Triassic fossil.",
        ),
        (
            events.Gathered(seat=0, period=names.JURASSIC, found=3, loaned=1),
            "Ada prend dans la réserve 3 fossiles du Jurassique et 1 au Musée.",
            "Ada takes 3 Jurassic fossils from the supply and 1 from the Museum.",
        ),
        (
            events.Traded(seat=0, given=1, period=names.TRIASSIC, taken=3, other=names.CRETACEOUS),
            "Ada troque 1 fossile du Trias contre 3 fossiles du Crétacé.",
            "Ada trades 1 Triassic fossil for 3 Cretaceous fossils.",
        ),
        (
            events.GiftTaken(seat=0, cube=names.RESEARCH),
            "Ada prend un cube Recherche dans la réserve.",
            "Ada takes a research cube from the supply.",
        ),
        (
            events.MilestoneTaken(seat=2, milestone=names.MORE_STORAGE),
            "Cy prend le jalon Entrepôt.",
            "Cy takes the Storage milestone.",
        ),
        (
            events.Eroded(seat=0, place=names.LIBRARY),
            "L’Érosion permet à Ada d’agir à la Bibliothèque.",
            "Erosion lets Ada act at the University Library.",
        ),
    ],
)
def test_the_log_speaks_in_whole_sentences(event: Event, french: str, english: str) -> None:
    assert line(event, "fr") == french
    assert line(event, "en") == english


@rule("holotype/5.10")
def test_an_erosion_is_not_told_as_a_dig() -> None:
    table = table_of(ada="", bo="")
    luck = digging(table, "f25")

    happened = told(table, "assistant", "field", luck=luck)

    assert not any(isinstance(event, events.ChoseSite) for event in happened)
    (chosen,) = [event for event in happened if isinstance(event, events.ChoseErosion)]
    assert line(chosen, "fr") == "Ada choisit la carte Érosion et ne fouille pas."
    assert line(chosen, "en") == "Ada chooses the Erosion Event card and digs nowhere."


@rule("holotype/5.3")
def test_a_dig_names_its_site() -> None:
    table = table_of(ada="", bo="")
    happened = told(table, "assistant", "field", luck=digging(table, "f12", "1", "1", "1"))

    (chosen,) = [event for event in happened if isinstance(event, events.ChoseSite)]

    assert line(chosen, "fr") == "Ada fouille le site « Formation de Sundance »."
    assert line(chosen, "en") == "Ada digs in the Sundance Formation."

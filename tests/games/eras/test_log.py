"""What the log says: whole sentences, in both languages."""

import pytest
from tests.games.eras.tables import card_named, setup_of, space_named, table_of

from pangaea.core.events import Event
from pangaea.core.telling import Teller
from pangaea.core.words import words_for
from pangaea.games.eras import GAME, events
from pangaea.games.eras.rules.names import ERUPTION, TREMOR

TABLE = table_of(ada="", ben="", cy="")
ALGAE = card_named(TABLE, "2-1")
ROCK, SPACE, FAR = (space_named(TABLE, token) for token in ("0L", "2C", "1R+"))


def told(event: Event, language: str, seats: int = 3) -> str:
    """The line of the log, with players called Ada, Ben and Cy."""
    domains = GAME.domains(setup_of(seats))
    return Teller(words_for("eras", language), ("Ada", "Ben", "Cy"), domains).line(event).text


@pytest.mark.parametrize(
    ("event", "french", "english"),
    [
        (
            events.Revealed(seat=0, which=0, card=ERUPTION),
            "Ada retourne la carte Éruption.",
            "Ada turns over the Eruption card.",
        ),
        (
            events.SentBack(seat=0, which=0, space=ROCK),
            "La pièce d’Ada est renvoyée sur le rocher du haut du secteur.",
            "The piece of Ada is sent back to the top rock of the sector.",
        ),
        (
            events.Stepped(seat=1, which=2, space=SPACE),
            "Ben (second animal) va sur l’emplacement central de la carte Algues.",
            "Ben (second animal) goes to the centre space of the Algae card.",
        ),
        (
            events.DraggedBack(seat=0, which=0, space=FAR),
            (
                "La nouvelle carte ramène la pièce d’Ada sur la moitié lointaine"
                " de l’emplacement du bas de la carte Bactéries."
            ),
            (
                "The new card draws the piece of Ada back to the far half"
                " of the bottom space of the Bacteria card."
            ),
        ),
        (
            events.Predicted(seat=0, which=0, number=1),
            "Ada cache un jeton.",
            "Ada hides one token.",
        ),
        (events.Predicted(seat=0, which=0, number=0), "Ada ne concourt pas.", "Ada stays out."),
        (
            events.Discarded(card=ALGAE),
            "La carte Algues « Bassin vert » est défaussée.",
            "The Algae “Green pool” card is discarded.",
        ),
        (
            events.ConeMoved(seat=1, owner=0, which=0, space=SPACE),
            (
                "Ben déplace le cône sur l’emplacement central de la carte Algues,"
                " dans le chemin d’Ada."
            ),
            "Ben moves the cone to the centre space of the Algae card, in the path of Ada.",
        ),
        (
            events.ThunderboltStruck(seat=2, bolt=TREMOR),
            (
                "Cy déclenche le tonnerre Secousse"
                " (chacun perd un jeton par carte à tremblement de terre)."
            ),
            (
                "Cy sets off the thunderbolt Tremor"
                " (everybody loses a token for each earthquake card)."
            ),
        ),
    ],
)
def test_the_log_speaks_in_whole_sentences(event: Event, french: str, english: str) -> None:
    assert told(event, "fr").replace("\u00a0", " ") == french
    assert told(event, "en") == english

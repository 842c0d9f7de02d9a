"""What happened is told in whole sentences."""

import re

import pytest
from tests.games.dino_twist.tables import LISE, play, table_of, told
from tests.support import rule

import pangaea
from pangaea.core.game import SeatView
from pangaea.core.luck import Dice
from pangaea.core.telling import Teller
from pangaea.core.words import words_for
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.rules.table import Table

NAMES = ("Lise", "Élian")


def sentences(table: Table, language: str, *, seat: int = LISE, **answers: str) -> list[str]:
    """Tell a seat what these answers set off."""
    teller = Teller(words_for("dino_twist", language), NAMES, GAME.domains(table.setup))
    happened = told(table, Dice(1), **answers)
    lines = [teller.line(event).text for event in happened if event.may_know(seat)]
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


@rule("dino_twist/5.1", "dino_twist/6.4", "dino_twist/7.1", "dino_twist/7.2")
@pytest.mark.parametrize(
    ("language", "revealed", "attacked", "settled"),
    [
        (
            "fr",
            "Lise révèle deux Carni 4 à griffes.",
            (
                "Lise attaque le désert avec un total de 8, bat un Carni 7 et laisse un Carni 4 à "
                "griffes à sa place."
            ),
            "Lise installe un Carni 7 dans le désert de son île, à la place d’un bébé Carni.",
        ),
        (
            "en",
            "Lise reveals two Carni 4 with claws.",
            (
                "Lise attacks the desert with a total of 8, beats a Carni 7 and leaves a Carni 4 "
                "with claws in its place."
            ),
            "Lise settles a Carni 7 in the desert of their island, in place of a baby Carni.",
        ),
    ],
)
def test_an_attack(language: str, revealed: str, attacked: str, settled: str) -> None:
    table = table_of(
        lise="carni:4*2", celian="aqua:9", twist="desert=7 jungle=10",
        islands={"lise": "desert=baby:carni"},
    )  # fmt: skip
    play(table, lise="carni:4")

    assert revealed in sentences(table, language, lise="carni:4", celian="aqua:9")
    assert attacked in sentences(table, language, lise="desert")
    assert settled in sentences(table, language, lise="desert")


@rule("dino_twist/5.2")
def test_a_clash_names_both_and_what_they_attacked() -> None:
    table = table_of(lise="herbi:6", celian="herbi:6")

    said = sentences(table, "fr", lise="herbi:6", celian="herbi:6")

    assert (
        "Lise et Élian attaquent les Herbi avec le même total, 6 : leurs attaques s’annulent."
        in said
    )


@rule("dino_twist/8.2")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "fr",
            (
                "Les météorites ferment la falaise et le désert pour ce tour : personne ne peut y "
                "attaquer."
            ),
        ),
        (
            "en",
            "Meteorites close the cliff and the desert for this turn: nobody can attack there.",
        ),
    ],
)
def test_meteorites_are_told_with_articles(language: str, text: str) -> None:
    table = table_of(event="meteorites:cliff:desert", lise="voli:5", celian="aqua:9")
    view = SeatView(LISE, words_for("dino_twist", language), NAMES)
    scene = GAME.scene(table.veiled(LISE), view)

    (card,) = [piece for piece in scene.pieces if piece.area == "event"]

    assert card.look.text.replace("\N{NO-BREAK SPACE}", " ") == text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_of_a_game_is_a_telegram(language: str) -> None:
    """A colon after a verb, before a bare list, is one."""
    match = pangaea.new("dino_twist", 3, seed=4, names=["Ada", "Bo", "Cy"], islands="each")
    luck = Dice(4)
    while match.asked:
        options = match.options(match.asked[0])
        match.answer(match.asked[0], options[luck.pick(len(options))])

    for seat in (0, None):
        for line in match.log(seat, language):
            assert re.fullmatch(r"[A-ZÉL].*[.!]", line.text)
            assert not re.search(r":\s(?!leurs|their|on )", line.text), line.text

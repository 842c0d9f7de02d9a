"""What happened is told in whole sentences, in the words of the rulebook."""

import re
from pathlib import Path

import pytest
from tests.games.cubosaurs.tables import table_of, told
from tests.support import rule

import pangaea
from pangaea import shelf
from pangaea.core.luck import Dice
from pangaea.core.telling import Teller
from pangaea.core.words import words_for
from pangaea.games import cubosaurs
from pangaea.games.cubosaurs import GAME
from pangaea.games.cubosaurs.rules.table import Table

NAMES = ("Ada", "Kristiaan", "Gaëtan")
NOT_A_WORD = re.compile(r"^[\w-]+ =|\{ *\$?[\w-]+|^ +\[\w+\]|^ +\.\w+ =", re.MULTILINE)


def sentences(table: Table, *answers: str, language: str, drawn: str = "") -> list[str]:
    """Tell what these answers set off."""
    teller = Teller(words_for("cubosaurs", language), NAMES, GAME.domains(table.setup))
    happened = told(table, *answers, drawn=drawn)
    return [teller.line(event).text.replace("\N{NO-BREAK SPACE}", " ") for event in happened]


@rule("cubosaurs/3.3", "cubosaurs/3.4", "cubosaurs/8.4")
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "fr",
            [
                "Ada ajoute un T-Rex avec ADN et passe la Main à Kristiaan.",
                "Kristiaan garde un T-Rex avec ADN, deux stégosaures et un œuf de vélociraptor.",
                "Kristiaan gagne 1 jeton ADN.",
                "Gaëtan pioche un vélociraptor noir +3/−2.",
            ],
        ),
        (
            "en",
            [
                "Ada adds a T-Rex with DNA and passes the Hand to Kristiaan.",
                "Kristiaan keeps a T-Rex with DNA, two Stegosaurs and a Velociraptor Egg.",
                "Kristiaan earns 1 DNA token.",
                "Gaëtan draws a Black Velociraptor +3/−2.",
            ],
        ),
    ],
)
def test_passing_and_keeping(language: str, expected: list[str]) -> None:
    table = table_of(
        ada="trex+dna", kristiaan="", gaetan="", hand="stego*2 egg:raptor", tokens="ada:1", pile=9
    )

    assert sentences(table, "trex+dna", "keep", language=language, drawn="black:3/-2") == expected


@rule("cubosaurs/9.6", "cubosaurs/9.7", "cubosaurs/9.8", "cubosaurs/9.9", "cubosaurs/9.10")
@pytest.mark.parametrize(
    ("answers", "french", "english"),
    [
        (
            ("tile-destroy_mine", "trex"),
            "Ada détruit un T-Rex dans sa propre collection.",
            "Ada destroys a T-Rex in their own collection.",
        ),
        (
            ("tile-destroy_theirs", "2/penta"),
            "Ada détruit un pentaceratops dans la collection de Kristiaan.",
            "Ada destroys a Pentaceratops in Kristiaan's collection.",
        ),
        (
            ("tile-steal", "2/penta"),
            "Ada vole un pentaceratops à Kristiaan.",
            "Ada steals a Pentaceratops from Kristiaan.",
        ),
        (
            ("tile-give", "trex", "2"),
            "Ada donne un T-Rex à Kristiaan.",
            "Ada gives a T-Rex to Kristiaan.",
        ),
        (
            ("tile-swap", "2/penta", "trex"),
            "Ada prend un pentaceratops à Kristiaan et lui laisse un T-Rex.",
            "Ada takes a Pentaceratops from Kristiaan and leaves a T-Rex in return.",
        ),
    ],
)
def test_tiles_on_collections(answers: tuple[str, ...], french: str, english: str) -> None:
    for language, expected in (("fr", french), ("en", english)):
        table = table_of(
            ada="trex", kristiaan="penta", gaetan="", hand="stego", tokens="ada:5",
            market="destroy_mine destroy_theirs steal give swap",
        )  # fmt: skip

        assert expected in sentences(table, *answers, language=language)


@rule("cubosaurs/9.7", "cubosaurs/9.6")
def test_a_card_of_ones_own_is_destroyed_by_another_paragraph() -> None:
    for tile, answer, paragraph in (
        ("destroy_mine", "trex", "9.6"),
        ("destroy_theirs", "2/penta", "9.7"),
    ):
        table = table_of(ada="trex", kristiaan="penta", hand="stego", market=tile, tokens="ada:3")
        *_, destroyed = told(table, f"tile-{tile}", answer)

        assert destroyed.cites() == f"cubosaurs/{paragraph}"


@rule("cubosaurs/9.7")
def test_french_names_are_elided() -> None:
    table = table_of(
        ada="trex", kristiaan="", gaetan="", hand="stego", turn="kristiaan",
        market="destroy_theirs", tokens="kristiaan:3",
    )  # fmt: skip

    said = sentences(table, "tile-destroy_theirs", "1/trex", language="fr")

    assert said[-1] == "Kristiaan détruit un T-Rex dans la collection d’Ada."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_of_a_game_is_a_telegram(language: str) -> None:
    """A colon after a verb, before a bare list, is one."""
    match, luck = pangaea.new("cubosaurs", 3, seed=5, names=list(NAMES), advanced=True), Dice(5)
    while match.asked:
        options = match.options(match.asked[0])
        match.answer(match.asked[0], options[luck.pick(len(options))])

    for line in match.log(None, language):
        assert re.fullmatch(r"[A-ZÉ].*[.!]", line.text)
        assert not re.search(r"[a-zé]\s?: (?!le sort|the lot|Ada|Kri|Gaë)", line.text), line.text


@pytest.mark.parametrize(
    ("language", "unused"),
    [
        ("fr", r"\bcouples?\b|\ben tête\b|majoritaire|(?<!véloci)raptor"),
        ("en", r"\bgrade|\bmost, or tied|(?<!veloci)raptor"),
    ],
)
def test_page_and_rulebook_use_the_same_words(language: str, unused: str) -> None:
    room = Path(str(cubosaurs.__file__)).parent
    page = (room / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    book = "\n".join(
        paragraph.text
        for chapter in shelf.rulebook("cubosaurs", language).chapters
        for paragraph in chapter.paragraphs
    )

    for text in (NOT_A_WORD.sub("", page), book):
        assert re.findall(unused, text, re.IGNORECASE) == []

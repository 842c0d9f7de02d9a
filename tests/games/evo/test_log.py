"""The log in whole sentences: what each says must be so, in number, in time and in its rule."""

import re

import pytest
from tests.games.evo.tables import APART, anna_at, setup_of, table_of, told
from tests.support import rule, table_in

from pangaea import shelf
from pangaea.core.events import Event
from pangaea.core.luck import Dice
from pangaea.core.scene import LogLine
from pangaea.core.telling import Teller, kebab
from pangaea.core.words import LANGUAGES, words_for
from pangaea.games.evo import GAME, events
from pangaea.games.evo.box import GENE_COUNTS, GENE_NAMES
from pangaea.games.evo.rules import names
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.scene.table import PHASES

NAMES = ("Anna", "Bruno", "Chloé")


def lines(happened: list[Event], language: str) -> list[LogLine]:
    teller = Teller(words_for("evo", language), NAMES, GAME.domains(setup_of(3)))
    return [teller.line(event) for event in happened]


def sentences(happened: list[Event], kind: type[Event]) -> list[str]:
    """Say events of a kind in both languages."""
    name = kebab(kind.__name__)
    spoken = [lines(happened, language) for language in LANGUAGES]
    return [line.text for told_in in spoken for line in told_in if line.event == name]


@rule("evo/10.9")
def test_peace_gas_ends_with_the_phase() -> None:
    table = table_of(APART, hands="anna:peace_gas", at=names.BEFORE_MOVEMENT)

    happened = told(table, "peace_gas", "2")

    assert sentences(happened, events.PeaceMade) == [
        "Anna and Bruno may not attack one another in this phase.",
        "Anna et Bruno ne peuvent pas s’attaquer pendant cette phase.",
    ]


@rule("evo/5.1")
def test_a_step_is_told_in_a_sentence() -> None:
    happened = told(table_of(APART, at=names.MOVEMENT), "B02", "B03")

    assert sentences(happened, events.Walked) == [
        "Anna moves a dinosaur from beach B02 to plain B03.",
        "Anna déplace un dinosaure de B02 (plage) vers B03 (prairie).",
    ]


@rule("evo/7.1")
@pytest.mark.parametrize(
    ("spaces", "english", "french"),
    [
        (
            ("B09",),
            "kills a dinosaur of Anna on hill B09 (deadly).",
            "tue un dinosaure d’Anna en B09 (colline)\u00a0: zone mortelle.",
        ),
        (
            ("B09", "B10"),
            "kills 2 dinosaurs of Anna on hill B09 and hill B10 (2 × deadly).",
            "tue 2 dinosaures d’Anna en B09 (colline) et B10 (colline)\u00a0: 2 × zone mortelle.",
        ),
    ],
)
def test_the_dead_are_counted(spaces: tuple[str, ...], english: str, french: str) -> None:
    table = table_of(
        anna_at(" ".join(("B02", *spaces))), climate="beach", at=names.BEFORE_SURVIVAL,
        hands="bruno:dud",
    )  # fmt: skip

    one, other = sentences(told(table, "pass", luck=Dice(1)), events.Died)

    assert english in one
    assert french in other


# -- who goes without a gene, and why --------------------------------------------------------


def partings(happened: list[Event]) -> list[tuple[str, str]]:
    """Say which rule let whom go without a gene."""
    kinds = (events.DroppedOut, events.PricedOut, events.Passed, events.FoundTooFew)
    return [(NAMES[event.seat], event.rule) for event in happened if isinstance(event, kinds)]


@rule("evo/12.1")
def test_an_outbid_expert_drops_out() -> None:
    table = table_of(APART, at=names.AUCTION, genes="leg egg", variants={"experts": True})

    happened = told(table, "row1", "0", "row2", "0", "row1", "1", "drop", luck=Dice(1))

    assert partings(happened) == [("Anna", "evo/12.1")]


@rule("evo/12.2")
def test_an_expert_without_points_is_priced_out() -> None:
    table = table_of(
        APART, at=names.AUCTION, genes="leg egg", points="chloe:0", variants={"experts": True}
    )

    happened = told(table, "row1", "1", "row2", "1", luck=Dice(1))

    assert partings(happened) == [("Chloé", "evo/12.2")]


@rule("evo/10.16")
def test_who_passes_with_an_evolution_dud_cites_the_card() -> None:
    table = table_of(APART, hands="anna:dud", at=names.BEFORE_AUCTION)

    happened = told(table, "dud", "drop", luck=Dice(1))

    assert partings(happened) == [("Anna", "evo/10.16")]


@rule("evo/8.9")
def test_who_passes_before_an_empty_bag_cites_the_bag() -> None:
    table = table_of(APART, at=names.BEFORE_AUCTION, hands="anna:flood")
    empty_the_bag(table, left=2)

    happened = told(table, "pass", "drop", luck=Dice(1))

    assert partings(happened) == [("Anna", "evo/8.9")]


def empty_the_bag(table: Table, left: int) -> None:
    for gene in range(len(GENE_NAMES)):
        table.bag[gene] = left if gene == 0 else 0


# -- the same numbers and names everywhere ---------------------------------------------------


@rule("evo/3.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_have_the_same_numbers_on_the_table_and_in_the_rulebook(language: str) -> None:
    words, phases = (
        words_for("evo", language),
        dict(row[:2] for row in table_in("evo", "3.1", language)),
    )

    for name in [name for _, name in PHASES] + ["auction"]:
        spoken = re.fullmatch(r"(\d) \((.+)\)", words.say(f"phase-{name}"))
        assert spoken is not None
        assert spoken[2] in phases[spoken[1]]


@rule("evo/3.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_say_which_phase_they_tell(language: str) -> None:
    titles = {one.number: one.title for one in shelf.rulebook("evo", language).chapters}

    for phase, _, chapter in table_in("evo", "3.1", language):
        assert titles[chapter].endswith(f"(phase {phase})")


@rule("evo/1.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_says_what_each_gene_does(language: str) -> None:
    words = words_for("evo", language)

    table = {row[0]: row[1:] for row in table_in("evo", "1.2", language)}

    assert list(table) == [words.say(f"gene-{name}") for name in GENE_NAMES]
    assert [int(row[0]) for row in table.values()] == [GENE_COUNTS[name] for name in GENE_NAMES]
    assert all(row[1] for row in table.values())
    assert [row[2] for row in table.values()] == ["3", "3", "4", "5", "5", "1", "6", "6"]

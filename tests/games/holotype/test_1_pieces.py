"""Chapter 1: the goal and the pieces."""

from collections import Counter

import pytest
from tests.games.holotype.tables import *
from tests.support import rule

from pangaea.core.luck import Dice, Script
from pangaea.core.state import NOBODY
from pangaea.games.holotype.box import CLADE_NAMES, DIET_NAMES, PERIOD_NAMES, SPECIMENS, TRACES
from pangaea.games.holotype.box.wants import read_wants
from pangaea.games.holotype.rules.names import AGES, HIDDEN
from pangaea.games.holotype.rules.names import TRACES as TRACE_TYPES
from pangaea.games.holotype.rules.setup import mask_of
from pangaea.testing.answers import final


@rule("holotype/1.1")
def test_the_most_points_win() -> None:
    """Tawa 5 points ends a track of one space; Bo has nothing."""
    table = table_of(ana="hand tawa | fossils 1T | research 3", bo="", variants={"last_space": 1})

    go(table, "paleontologist", "journal", "tawa")

    assert final(table).winners == [ANA]
    assert [final(table).score(seat) for seat in (ANA, BO)] == [5, 0]


@rule("holotype/1.2")
def test_the_supply_of_cubes_never_runs_out() -> None:
    """The box has 45 research cubes; the Library still gives the 46th."""
    table = table_of(ana="research 45", bo="")

    go(table, "paleontologist", "library")

    assert research_of(table, ANA) == 48


@rule("holotype/1.3")
def test_sixty_specimens_of_sixty_genera() -> None:
    assert len(SPECIMENS) == 60
    assert len({card.genus for card in SPECIMENS.values()}) == 60
    for card in SPECIMENS.values():
        assert card.period in PERIOD_NAMES
        assert card.clade in CLADE_NAMES
        assert card.diet in DIET_NAMES


@rule("holotype/1.3")
def test_a_specimen_costs_fossils_of_its_own_period() -> None:
    """Allosaurus: 4 Jurassic fossils and 4 research."""
    table = table_of(ana="hand allosaurus | fossils 4T 5J 4C | research 6", bo="")

    go(table, "paleontologist", "journal", "allosaurus")

    assert fossils_of(table, ANA) == [4, 1, 4]
    assert research_of(table, ANA) == 2


@rule("holotype/1.4", "holotype/8.6")
@pytest.mark.parametrize("diet", ["herbivore", "carnivore", "omnivore"])
def test_an_omnivore_counts_in_every_diet(diet: str) -> None:
    (want,) = read_wants(f"1 {diet}")

    assert want.fits(SPECIMENS["s36"])  # Ornithomimus


@rule("holotype/1.4")
def test_nobody_else_counts_in_two_diets() -> None:
    herbivores, carnivores, omnivores = (
        read_wants(f"1 {diet}")[0] for diet in ("herbivore", "carnivore", "omnivore")
    )
    for card in SPECIMENS.values():
        if card.diet != "omnivore":
            assert herbivores.fits(card) != carnivores.fits(card)
            assert not omnivores.fits(card)


@rule("holotype/1.5")
def test_twelve_trace_fossils_of_four_types() -> None:
    assert set(TRACES) == {"tracks", "eggs", "amber", "coprolite"}
    assert sum(trace.copies for trace in TRACES.values()) == 12


@rule("holotype/1.6")
def test_everyone_has_three_workers_of_three_ranks() -> None:
    table = table_of(ana="", bo="")

    assert len(table.workers) == 2 * 3
    assert Counter(number % 3 for number in range(6)) == Counter({0: 2, 1: 2, 2: 2})


HIDDEN_THINGS = table_of(
    ana="hand tawa | traces eggs | goal p01", bo="hand allosaurus | traces amber | goal p02"
)


@rule("holotype/1.7")
def test_a_seat_knows_its_own_hand_only() -> None:
    veiled = HIDDEN_THINGS.veiled(ANA)

    assert veiled.hands[ANA] == HIDDEN_THINGS.hands[ANA]
    assert veiled.hands[BO] == 0
    assert veiled.goal[BO] == HIDDEN
    assert sum(veiled.traces[BO * TRACE_TYPES : (BO + 1) * TRACE_TYPES]) == 0


@rule("holotype/1.7")
def test_how_many_cards_a_hand_and_a_deck_have_is_open() -> None:
    for seat in (ANA, BO, NOBODY):
        veiled = HIDDEN_THINGS.veiled(seat)
        assert veiled.hand_size(BO) == 1
        assert veiled.traces_held(BO) == 1
        assert veiled.deck_size() == HIDDEN_THINGS.deck_size() == 58
        assert veiled.traces_left() == 10


@rule("holotype/1.7")
def test_cubes_and_published_cards_are_open() -> None:
    table = table_of(ana="fossils 1T 2J | research 3 | holotypes tawa+eggs", bo="")

    veiled = table.veiled(BO)

    assert fossils_of(veiled, ANA) == [1, 2, 0]
    assert veiled.published[ANA] >> card_named(table, "tawa") & 1
    assert veiled.attached[1] == table.attached[1]


@rule("holotype/1.7")
def test_a_hand_is_imagined_from_cards_of_the_same_shuffle() -> None:
    """After a reshuffle Bo's old card cannot be one of the new deck, and everybody knows it."""
    table = table_of(ana="", bo="hand allosaurus", discard="tawa coelophysis camposaurus", deck="")
    play(table, "worker assistant", "place lab", "draw", "tawa", luck=Script([0, 0]))

    assert table.aged[0] == mask_of(cards_named(table, "tawa coelophysis camposaurus"))
    veiled = table.veiled(ANA)
    assert [int(veiled.hidden[BO * AGES + age]) for age in range(AGES)] == [0, 1, 0, 0]
    for seed in range(30):
        dream = veiled.imagined(Dice(seed))
        assert dream.hands[BO] & table.aged[0] == 0

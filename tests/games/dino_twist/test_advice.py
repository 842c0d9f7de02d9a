"""What bots are told is good: it must make sense to a player."""

import pytest
from tests.games.dino_twist.tables import LISE, attacking, play, revealed, table_of

from pangaea.bots import bot
from pangaea.core.luck import Dice
from pangaea.core.variants import VariantValue
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.advice.rivals import wishes
from pangaea.games.dino_twist.advice.values import chance_to_live
from pangaea.games.dino_twist.rules.names import LITTER
from pangaea.games.dino_twist.rules.table import Table


def advised(table: Table, seat: int) -> str:
    """Say which answer looks best."""
    veiled = table.veiled(seat)
    options, values = veiled.options(seat), GAME.advisor.values(veiled, seat)
    things = veiled.question(seat).domain.things
    return things[max(zip(values, options, strict=True))[1]].token


def test_the_stronger_dinosaur_is_the_better_target() -> None:
    table = revealed(lise="voli:10", celian="aqua:2", twist="mountain=9 cliff=3")
    play(table, celian="sea")

    assert advised(table, LISE) == "mountain"


def test_a_land_that_is_still_empty_is_the_better_target() -> None:
    table = revealed(
        lise="voli:10", celian="aqua:2", twist="mountain=6 cliff=5", island="mountain=5"
    )
    play(table, celian="sea")

    assert advised(table, LISE) == "cliff"


def test_of_two_like_targets_take_the_one_a_later_attacker_wants() -> None:
    table = revealed(
        lise="voli:7", celian="voli:9", twist="mountain=5 cliff=5",
        islands={"celian": "mountain=10"},
    )  # fmt: skip

    assert advised(table, LISE) == "cliff"


def test_a_stronger_dinosaur_replaces_a_weaker_one_and_not_the_other_way_round() -> None:
    for old, answer in (("voli:8", "decline"), ("voli:3", "mountain")):
        table = attacking("mountain", lise="voli:7", twist="mountain=5", island=f"mountain={old}")
        assert advised(table, LISE) == answer


def test_a_crowded_prize_is_taken_quickly() -> None:
    """Both lands of the Voli hold the only good dinosaurs: everybody will come for them."""
    table = table_of(
        lise="voli:7 voli:10", celian="voli:9", marilys="voli:8", emilie="aqua:2",
        twist="mountain=6 cliff=6", event="alone",
    )  # fmt: skip

    assert advised(table, LISE) == "voli:7"


def test_rivals_are_expected_where_they_gain_most() -> None:
    table = table_of(
        lise="voli:7", celian="voli:9", twist="mountain=9 sea=9", islands={"celian": "mountain=10"}
    )

    chances = wishes(table, LISE)
    mine, theirs = chances[:8], chances[8:]

    assert mine == [0.0] * 8
    assert sum(theirs) == pytest.approx(1.0, abs=0.02)
    assert max(range(8), key=lambda land: theirs[land]) == 7
    assert theirs[0] < 0.01


def test_a_hopeless_card_is_exchanged_and_a_good_one_kept() -> None:
    table = table_of(
        lise="voli:2 aqua:10", celian="herbi:9 herbi:8", twist="cliff=9 mountain=9 sea=9"
    )
    table.step = LITTER
    table.asking[LISE] = LITTER

    values = dict(zip(table.options(LISE), GAME.advisor.values(table, LISE), strict=True))
    voli_2, aqua_10, enough = 0, 35, 36

    assert values[voli_2] > values[enough] > values[aqua_10]


def winner(levels: list[str], seed: int, variants: dict[str, VariantValue]) -> list[int]:
    luck = Dice(seed)
    table = GAME.start(GAME.setup(len(levels), variants), luck)
    while table.asked():
        seat = table.asked()[0]
        choice = bot(levels[seat]).choose(GAME, table.veiled(seat), seat, luck)
        table.answer(seat, choice, luck)
    outcome = GAME.outcome(table)
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize("islands", ["trex", "ptit_rex"])
def test_greedy_beats_random_one_against_one(islands: str) -> None:
    """A small sample of the 500 games in which it wins at least 95 of 100."""
    won = 0
    for seed in range(30):
        levels = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        won += winner(levels, seed, {"islands": islands}) == [levels.index("greedy")]

    assert won >= 28


def test_an_attack_that_will_surely_be_cancelled_is_worth_its_graves_only() -> None:
    table = table_of(lise="voli:5", celian="aqua:9")
    play(table, lise="voli:5")

    certain = [0.0] * 8 + [1.0] + [0.0] * 7
    lives = chance_to_live(table, 0, 2, certain)

    assert lives == pytest.approx(0.75), "a rival after a baby has exactly 2 one time in four"
    assert chance_to_live(table, 3, 2, certain) == 1.0

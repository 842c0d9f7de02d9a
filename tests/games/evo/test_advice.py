"""Advice has a sense of weather, fights, genes and cards."""

import pytest
from tests.games.evo.tables import APART, anna_at, play, table_of

from pangaea.bots import bot
from pangaea.core.luck import Dice
from pangaea.games.evo import GAME
from pangaea.games.evo.advice import prospects
from pangaea.games.evo.rules import names
from pangaea.games.evo.rules.table import Table


def advised(table: Table) -> str:
    """Say what a greedy player answers."""
    seat = int(table.first_asked())
    option = bot("greedy").choose(GAME, table.veiled(seat), seat, Dice(1))
    return table.question(seat).domain.things[option].token


def test_it_flees_deadly_ground() -> None:
    """On yellow the hill B09 is deadly, and beaches are next to it."""
    table = table_of(anna_at("B09"), climate="beach")

    assert advised(table) == "B09"
    play(table, "B09")
    assert advised(table) in {"B02", "B03"}


def test_it_stays_where_it_is_well() -> None:
    table = table_of(anna_at("B03"), climate="plain", traits="anna:fur3")

    assert advised(table) in {"done", "B03"}


def test_it_does_not_attack_at_bad_odds_from_a_good_place() -> None:
    table = table_of(anna="B02", bruno="B01", chloe="", climate="beach", traits="bruno:horn1")

    play(table, "B02")

    assert advised(table) != "B01"


def test_it_lays_on_good_ground() -> None:
    """On yellow with one fur: the beach, not a second plain or a deadly hill."""
    table = table_of(anna_at("B02 B03"), climate="beach", at=names.BIRTHS)

    assert advised(table) in {"B01", "B04"}


def test_it_wants_an_egg_rather_than_a_tail_early_on() -> None:
    table = table_of(APART, at=names.AUCTION, genes="tail egg tail", turn=1, meteor=1)

    assert advised(table) == "row2"


def test_it_saves_its_points_when_the_end_is_near() -> None:
    """One turn at most is left: nobody pays 5 for a leg."""
    table = table_of(
        APART, at=names.AUCTION, genes="leg leg leg", meteor=13, points="anna:9 bruno:9"
    )

    play(table, "row1", "5")

    assert advised(table) == "row2"
    play(table, "row2")
    assert advised(table) == "0"


def test_it_plays_thermal_underwear_when_it_saves_many() -> None:
    table = table_of(
        anna_at("B03 B07 B08 B14"), climate="beach", hands="anna:thermal", at=names.BEFORE_SURVIVAL
    )

    assert advised(table) == "thermal"


def test_it_keeps_thermal_underwear_when_it_saves_nobody() -> None:
    table = table_of(APART, climate="beach", hands="anna:thermal", at=names.BEFORE_SURVIVAL)

    assert advised(table) != "thermal"


def test_it_chooses_the_weather_that_suits_it() -> None:
    """All its dinosaurs are in the mountains and the marker is on the hills before them."""
    table = table_of(
        anna_at("B16 B17 B18 B19"), climate="hill", hands="anna:weather", at=names.BEFORE_CLIMATE
    )

    assert advised(table) == "weather"
    play(table, "weather")
    assert advised(table) == "forward"


# -- cards that change the course of a turn ----------------------------------------------------


def test_it_goes_first_to_escape_a_stronger_neighbour() -> None:
    """Bruno, two horns ahead, has three beside Anna's and would move before her."""
    table = table_of(
        anna="B02 B08", bruno="B01 B03 B07", chloe="D18", hands="anna:me_first",
        traits="bruno:horn2+leg3 anna:leg2", order="bruno chloe anna", at=names.BEFORE_MOVEMENT,
        meteor=12,
    )  # fmt: skip

    assert advised(table) == "me_first"


def test_it_does_not_go_first_when_nobody_is_near() -> None:
    table = table_of(
        APART, hands="anna:me_first", order="bruno chloe anna", at=names.BEFORE_MOVEMENT, meteor=12
    )

    assert advised(table) != "me_first"


def test_it_goes_first_to_lay_on_spaces_that_a_rival_would_take() -> None:
    """Anna and Bruno have the same temperate plains beside them, and it is nearly over."""
    table = table_of(
        anna="B02", bruno="B09", chloe="D18", climate="plain", hands="anna:me_first",
        traits="anna:egg3 bruno:egg3", order="bruno chloe anna", at=names.BEFORE_BIRTHS, meteor=13,
    )  # fmt: skip

    assert advised(table) == "me_first"


def test_a_leader_ends_the_cards_of_the_last_turn() -> None:
    table = table_of(
        APART, hands="anna:quiet_eon bruno:flood+weather+accident chloe:survivalist+dud",
        points="anna:50", at=names.BEFORE_CLIMATE, meteor=13,
    )  # fmt: skip

    assert advised(table) == "quiet_eon"


def test_it_keeps_quiet_eon_while_the_game_is_young_or_no_rival_holds_a_card() -> None:
    young = table_of(
        APART, hands="anna:quiet_eon bruno:flood+weather+accident", at=names.BEFORE_CLIMATE,
        meteor=3,
    )  # fmt: skip
    alone = table_of(APART, hands="anna:quiet_eon", at=names.BEFORE_CLIMATE, meteor=13)

    assert advised(young) != "quiet_eon"
    assert advised(alone) != "quiet_eon"


def test_with_many_mutants_it_wants_a_gene_fewer() -> None:
    """Everybody must bid what a gene is worth, and only Anna's mutants pay for it."""
    rich = table_of(
        APART, hands="anna:dud", traits="anna:mutant3", at=names.BEFORE_AUCTION, meteor=5
    )
    poor = table_of(
        APART, hands="anna:dud", traits="bruno:mutant3", at=names.BEFORE_AUCTION, meteor=5
    )

    assert advised(rich) == "dud"
    assert advised(poor) != "dud"


def test_it_rests_only_if_no_card_in_hand_can_be_of_use_this_turn() -> None:
    useless = table_of(APART, hands="anna:unexpected bruno:dud", at=names.BEFORE_CLIMATE)
    useful = table_of(APART, hands="anna:dud bruno:dud", at=names.BEFORE_CLIMATE)

    assert advised(useless) == "rest"
    assert advised(useful) == "pass"


def test_turns_left_are_counted_to_the_end_of_the_track() -> None:
    """Before the meteor moves to space 13, it goes on with chance 1/3, and once more at most."""
    table = table_of(APART, meteor=12, hands="anna:dud", at=names.BEFORE_METEOR)

    assert abs(prospects.turns_left(table) - 1 / 3) < 1e-9


def test_greedy_beats_random_players() -> None:
    """One against two, in turn on every seat: at least 19 of 20 games."""
    wins = 0
    for number in range(12):
        lineup = ["random"] * 3
        lineup[number % 3] = "greedy"
        wins += won_by(lineup, number, number % 3)

    assert wins >= 11


def won_by(lineup: list[str], seed: int, seat: int) -> bool:
    state, luck, choices = GAME.start(GAME.setup(3, {}), Dice(seed)), Dice(seed), Dice(seed + 99)
    bots = [bot(level) for level in lineup]
    while not state.is_over():
        asked = int(state.first_asked())
        state.answer(asked, bots[asked].choose(GAME, state.veiled(asked), asked, choices), luck)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners == [seat]


@pytest.mark.parametrize("turn", [1, 2, 5])
def test_search_looks_to_the_points_of_a_turn_and_to_the_genes_of_an_auction(turn: int) -> None:
    now, following = (table_of(APART, turn=turn + more) for more in range(2))
    auction = table_of(APART, turn=turn, at=names.AUCTION, genes="leg leg leg")
    pace, depth = GAME.advisor.pace, GAME.advisor.depth

    assert pace(now, 9) < pace(now, 0) + depth(now) <= pace(auction, 0)
    assert pace(auction, 9) < pace(auction, 0) + depth(auction) <= pace(following, 0)


def test_before_the_end_genes_and_dinosaurs_count_besides_points() -> None:
    """Alike in points: more eggs are better, and so is a herd in a good place."""
    worth = GAME.advisor.worth
    genes = worth(table_of(APART, traits="anna:egg3"))
    herds = worth(table_of(anna="B02 B03 B08", bruno="D18", chloe="B13"))
    points = worth(table_of(APART, points="anna:30"))

    for rewards in (genes, herds, points):
        assert rewards[0] > rewards[1]
        assert all(0 <= reward <= 1 for reward in rewards)

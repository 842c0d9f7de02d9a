"""Advice: what a sensible player would do."""

from collections.abc import Callable

import pytest
from tests.games.eras.tables import ANN, Fate, answered, begin, play, table_of

from pangaea.bots import bot
from pangaea.bots.roster import SearchBot
from pangaea.core.luck import Dice
from pangaea.games.eras import GAME
from pangaea.games.eras.rules.outlook import turns_to_go
from pangaea.games.eras.rules.table import Table
from pangaea.testing.answers import asked_what, choices

FULL = "1-5 2-6 3-6 5-4 6-5 8-4"


def advised(table: Table) -> str:
    """Say what the greedy bot answers for the asked seat."""
    seat = int(table.first_asked())
    option = bot("greedy").choose(GAME, table.veiled(seat), seat, Dice(1))
    return table.question(seat).domain.things[option].token


def test_it_steps_to_the_end_of_a_complete_path() -> None:
    assert advised(table_of(ann=f"{FULL} @6R", ben="", cy="")) == "8R"


def test_it_stays_at_the_end() -> None:
    assert advised(table_of(ann=f"{FULL} @8C", ben="", cy="")) == "stay"


def test_it_pays_for_the_last_step() -> None:
    table = play(table_of(ann="1-2 2-1 3-6 4-6 5-2 6-3 @4C", ben="", cy=""), "step 5C")

    assert asked_what(table) == "extra"
    assert advised(table) == "6C"


@pytest.mark.parametrize("said", [advised, answered])
def test_it_adds_a_card_to_its_own_path(said: Callable[[Table], str]) -> None:
    assert said(table_of(ann="1-5 2-6", ben="", cy="", revealed="3-6")) == "1"


@pytest.mark.parametrize("said", [advised, answered])
def test_it_sends_back_a_rival_who_is_ready(said: Callable[[Table], str]) -> None:
    table = begin(table_of(ann="", ben="1-5 2-6 3-6 4-6 5-4 6-3 @6C", cy="2-3 @2C"), "eruption")

    assert said(table) == "2"


def test_it_does_not_complete_a_rival_s_path() -> None:
    table = table_of(ann=f"{FULL} @5L", ben="1-1 2-1 3-1 5-3 6-3 @3R", cy="", revealed="8-2")

    assert choices(table) == {"discard", "1", "2", "3"}
    assert advised(table) not in ("2", "3")


def test_it_puts_the_cone_on_a_rival_s_path() -> None:
    table = play(table_of(ann=f"{FULL} @8C", ben="1-1 2-2 3-2 @1L", cy=""), "step stay")

    assert advised(table).startswith("2/")


def test_it_replaces_an_unstable_card_by_a_safer_one() -> None:
    assert advised(table_of(ann="1-4 2-6", ben="", cy="", revealed="1-5")) == "1"


def test_it_predicts_near_the_middle_of_what_is_left() -> None:
    table = begin(table_of(ann="", ben="", cy="", tokens="ben:0 cy:0"), "3-1")

    assert advised(table) == "5", "half of the 55 cards lie at 5 or below"


def test_it_always_competes_within_its_tokens() -> None:
    table = begin(table_of(ann="", ben="", cy="", tokens="ann:2 ben:0 cy:0"), "3-1")

    assert advised(table) == "2"


def odds(table: Table, seat: int = ANN) -> dict[int, float]:
    """Return how likely each prediction of a seat wins."""
    veiled = table.veiled(seat)
    return dict(zip(veiled.options(seat), GAME.advisor.odds(veiled, seat), strict=True))


def test_a_lone_competitor_wins_with_any_prediction() -> None:
    table = begin(table_of(ann="", ben="", cy="", tokens="ben:0 cy:0"), "3-1")

    assert odds(table) == {0: 0.0, **dict.fromkeys(range(1, 11), 1.0)}


def test_the_number_beside_a_rival_s_that_more_cards_are_nearer_to_is_likeliest() -> None:
    """Ben has one token, so he predicts 1; the next card is a 1, one of two 2s, or a 5.

    With 2 Ann is nearer to all but the 1; with 3 she shares the 2s, with 1 everything.
    """
    table = table_of(ann="", ben="", cy="", tokens="ben:1 cy:0", deck_holds="3-1 2-2 2-3 5-1 1-2")
    chances = odds(begin(table, "3-1"))

    assert [chances[number] for number in (0, 1, 2, 3, 8)] == [0, 1 / 2, 3 / 4, 1 / 2, 1 / 4]


def test_two_animals_of_a_player_do_not_predict_alike() -> None:
    """The first predicts in the middle; the second serves better on the larger side of it."""
    table = begin(table_of(ann="", ben="", ann2="", ben2="", two=True), "3-1")
    table.answer(ANN, 5, Dice(1))
    chances = odds(table)

    assert max(chances, key=lambda number: chances[number]) != 5
    assert chances[5] == chances[0], "a second 5 adds nothing to the first"


def test_odds_are_for_predictions_alone() -> None:
    assert GAME.advisor.odds(table_of(ann="1-5 2-6", ben="", cy="", revealed="3-6"), ANN) == []


def test_search_predicts_one_of_the_likeliest_numbers() -> None:
    table = begin(table_of(ann="", ben="", cy=""), "3-1")
    chances = odds(table)
    seen = {bot("strong@1").choose(GAME, table.veiled(ANN), ANN, Dice(n)) for n in range(40)}

    assert seen == {number for number in chances if chances[number] >= max(chances.values()) - 0.02}


@pytest.mark.parametrize("tokens", ["", "ann:2 ben:2", "ann:3 ben:2"])
def test_equal_bots_do_not_tie_for_ever(tokens: str) -> None:
    table = begin(table_of(ann="", ben="", cy="", tokens=f"{tokens} cy:0"), "3-1")
    luck = Fate(table, "")
    for rounds in range(40):
        if asked_what(table) != "predict":
            break
        for seat in table.asked():
            option = bot("greedy").choose(GAME, table.veiled(seat), seat, Dice(rounds))
            table.answer(seat, option, luck)

    assert asked_what(table) == "place"
    assert table.ties == 0


def test_the_cone_ahead_is_a_delay_and_not_a_wall() -> None:
    path = "1-5 2-1 3-6 @1C"
    free = turns_to_go(table_of(ann=path, ben="", cy=""), ANN)
    blocked = turns_to_go(table_of(ann=path, ben="", cy="", cone="ann/2C"), ANN)

    assert free < blocked < free + 2


def test_advice_weighs_every_option_of_the_cone() -> None:
    table = play(table_of(ann="1-1 2-6", ben="3-6", cy="4-6"), "step stay")

    assert len(GAME.advisor.values(table, ANN)) == len(choices(table))


def test_greedy_beats_two_random_players() -> None:
    wins = 0
    for seed in range(20):
        luck, greedy = Dice(seed), seed % 3
        state = GAME.start(GAME.setup(3, {"turn_cap": 400}), luck)
        while (seat := int(state.first_asked())) >= 0:
            level = "greedy" if seat == greedy else "random"
            state.answer(seat, bot(level).choose(GAME, state.veiled(seat), seat, luck), luck)
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += outcome.winners == [greedy]

    assert wins >= 19


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_players_among_themselves_do_not_stall(seats: int) -> None:
    """Half of such games last 40 to 50 turns, hardly any 150."""
    luck = Dice(seats)
    state = GAME.start(GAME.setup(seats, {"turn_cap": 250}), luck)
    while (seat := int(state.first_asked())) >= 0:
        state.answer(seat, bot("greedy").choose(GAME, state.veiled(seat), seat, luck), luck)
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert outcome.reason == "outcome-won"


def test_before_the_end_the_nearer_player_is_promised_more() -> None:
    ahead, behind, last = table_of(ann=f"{FULL} @6R", ben="1-1 2-1 3-1", cy="").rewards()

    assert ahead > behind > last > 0
    assert ahead + behind + last < 1


def test_search_steps_to_the_end_of_a_complete_path() -> None:
    table = table_of(ann=f"{FULL} @6R", ben="", cy="")

    option = SearchBot(iterations=60).choose(GAME, table.veiled(ANN), ANN, Dice(2))

    assert table.question(ANN).domain.things[option].token == "8R"

"""Chapters 11 to 14: the deck runs out, winning, two players, a limit of turns."""

import pytest
from tests.games.eras.tables import ANN, BEN, begin, path_of, play, table_of, told, where
from tests.support import rule

from pangaea.core.flow import OVER
from pangaea.core.luck import Dice
from pangaea.games.eras import events
from pangaea.games.eras.rules.names import HIDDEN, OWED
from pangaea.games.eras.rules.scoring import is_ready
from pangaea.games.eras.rules.table import Table
from pangaea.testing.answers import asked_what, choices, final, refusal

FULL = "1-5 2-6 3-6 5-4 6-5 8-4"


def run_out(discard: str, *, fast: bool = False) -> Table:
    """Begin a turn with an empty deck and this discard pile, named from the bottom up."""
    table = table_of(ann="", ben="", cy="", discard=discard, deck_holds="", variants={"fast": fast})
    return begin(table, "3-4")


@rule("eras/11.1")
@pytest.mark.parametrize("top", ["eruption", "thunderbolt"])
def test_an_action_card_on_top_leaves_the_game(top: str) -> None:
    table = run_out(f"eruption thunderbolt 3-4 4-6 {top}")

    assert (table.deck_eruptions, table.deck_thunder) == (1, 1)
    assert int(table.deck).bit_count() == 1
    assert (table.heap, table.heap_eruptions, table.heap_thunder) == (0, 0, 0)


@rule("eras/11.1")
def test_an_era_card_on_top_stays_in_the_game() -> None:
    table = run_out("3-4 eruption 4-6")

    assert table.deck_eruptions == 1


@rule("eras/11.1")
def test_the_last_card_is_dealt_with_before_the_deck_is_made_anew() -> None:
    table = table_of(ann="", ben="", cy="", discard="1-5 eruption", deck_holds="3-4")

    begin(table, "3-4")

    assert table.heap_eruptions == 1
    assert asked_what(table) == "place"


@rule("eras/11.1")
def test_the_new_deck_is_told() -> None:
    table = table_of(ann="", ben="", cy="", discard="1-5 3-4 eruption", deck_holds="")

    heard = told(table, "step stay", drawn="3-4")

    assert [type(event) for event in heard[:2]] == [events.ActionBoxed, events.DeckRenewed]


@rule("eras/11.2")
@pytest.mark.parametrize(
    ("pile", "left"),
    [
        ("3-4 eruption thunderbolt", 0),
        ("3-4 eruption 4-6", 0),
        ("3-4 eruption 4-6 5-4", 1),
        ("eruption 3-4 thunderbolt", 1),
    ],
)
def test_the_fast_game_judges_the_second_card_by_itself(pile: str, left: int) -> None:
    table = run_out(pile, fast=True)

    assert table.deck_eruptions + table.deck_thunder == left


@rule("eras/11.2")
def test_the_usual_game_leaves_the_second_card_alone() -> None:
    assert run_out("3-4 eruption thunderbolt").deck_eruptions == 1


# -- winning ---------------------------------------------------------------------------------


@rule("eras/1.1", "eras/12.1", "eras/12.2")
@pytest.mark.parametrize("card", ["3-4", "3-1"])
def test_an_era_card_wins_for_whoever_began_the_turn_ready(card: str) -> None:
    """Even a premium card: nobody competes for it any more."""
    table = table_of(ann=f"{FULL} @8C", ben="", cy="")

    begin(table, f"eruption thunderbolt unrest {card}")

    assert table.step == OVER
    assert table.asked() == []
    assert final(table).winners == [ANN]
    assert final(table).reason == "outcome-won"


@rule("eras/12.1")
@pytest.mark.parametrize("half", ["8L", "8L+"])
def test_either_half_of_a_swamp_at_the_end_is_ready(half: str) -> None:
    assert is_ready(table_of(ann=f"{FULL} @{half}", ben="", cy=""), ANN)


@rule("eras/12.1")
def test_five_cards_or_a_piece_below_the_end_are_not_ready() -> None:
    assert not is_ready(table_of(ann="1-5 2-6 3-6 5-4 8-4 @8C", ben="", cy=""), ANN)
    assert not is_ready(table_of(ann=f"{FULL} @6L", ben="", cy=""), ANN)


@rule("eras/12.2")
def test_reaching_the_end_does_not_win_before_the_next_turn() -> None:
    table = table_of(ann=f"{FULL} @6R", ben="", cy="")

    play(table, "step 8R")

    assert table.step != OVER


@rule("eras/12.3")
@pytest.mark.parametrize(
    ("ann", "bolt", "path", "space"),
    [
        ("1-5 2-6 3-6 5-4 6-4 8-4 @8C", "fault", "1-5 2-6 3-6 5-4 8-4", "8C"),
        ("1-5 2-6 3-6 5-4 6-5 8-3 @8R", "storm_eye", "1-5 2-6 3-6 5-4 6-5 8-3", "6R"),
    ],
    ids=["loses a card", "is sent back"],
)
def test_who_is_hit_on_the_way_goes_on_as_usual(ann: str, bolt: str, path: str, space: str) -> None:
    table = begin(table_of(ann=ann, ben="", cy=""), f"thunderbolt {bolt} 3-4")

    assert asked_what(table) == "place"
    assert (path_of(table, ANN), where(table, ANN)) == (path, space)


@rule("eras/12.3")
def test_getting_ready_within_the_turn_is_too_late() -> None:
    """The fault takes an outer card: now the piece is on the last of five, and five is no path."""
    table = table_of(ann="1-5 2-6 3-6 5-4 6-5 8-2 @6R", ben="", cy="")

    begin(table, "thunderbolt fault 3-4")

    assert table.step != OVER


@rule("eras/12.3")
def test_a_card_replaced_on_another_s_turn_does_not_matter() -> None:
    table = table_of(ann=f"{FULL} @8C", ben="", cy="", turn_of="cy", revealed="3-4")

    play(table, "place 1", "step stay", "cone leave", drawn="7-3")

    assert final(table).winners == [ANN]


def test_the_winner_has_the_one_point() -> None:
    table = begin(table_of(ann=f"{FULL} @8C", ben="", cy=""), "3-4")

    assert [final(table).score(seat) for seat in range(3)] == [1, 0, 0]
    assert [standing.rank for standing in final(table).standings] == [1, 2, 2]
    assert table.rewards()[ANN] == max(table.rewards()) == pytest.approx(1.0)


# -- two players -----------------------------------------------------------------------------


def duel(
    ann: str = "", ben: str = "", ann2: str = "", ben2: str = "", *, turn_of: str = "ann",
    tokens: str = "", revealed: str = "", cone: str = "",
) -> Table:  # fmt: skip
    return table_of(
        ann=ann, ben=ben, ann2=ann2, ben2=ben2, two=True, turn_of=turn_of, tokens=tokens,
        revealed=revealed, cone=cone,
    )  # fmt: skip


@rule("eras/13.1")
def test_two_players_alternate_with_two_animals_each() -> None:
    table = duel()
    turns, asked = [], []
    for card in ("8-4", "8-2", "8-3", "7-3"):
        turns.append(int(table.turn))
        asked += table.asked()
        play(table, "step stay", drawn=card)
        play(table, "place discard")

    assert turns == [0, 1, 2, 3]
    assert asked == [ANN, BEN, ANN, BEN]
    assert list(table.tokens) == [10, 10, 10, 10]


@rule("eras/13.1")
def test_each_animal_has_its_own_path_and_piece() -> None:
    table = duel(turn_of="ann2", revealed="3-4")

    assert choices(table) == {"discard", "1a", "2a", "1b", "2b"}
    play(table, "place 1b", "step 3C")
    assert path_of(table, 2) == "3-4"
    assert (where(table, 0), where(table, 2)) == ("0C", "3C")


@rule("eras/13.2")
def test_either_animal_wins_for_its_player() -> None:
    table = duel(ben2=f"{FULL} @8C", turn_of="ben2")

    begin(table, "3-4")

    assert final(table).winners == [BEN]


@rule("eras/13.2")
def test_one_s_other_animal_is_no_opponent() -> None:
    erupting = begin(duel(ben="3-3 @3C", ann2="2-3 @2C"), "eruption")
    lightning = begin(duel(ben="3-3 @3C", ann2="2-3 @2C"), "thunderbolt lightning")

    assert choices(erupting) == choices(lightning) == {"nobody", "2a"}
    assert refusal(erupting, "erupt 1b").words == "why-not-own-piece"


@rule("eras/13.3")
def test_both_animals_compete_with_their_own_tokens() -> None:
    table = begin(duel(tokens="ann:3 ann2:7 ben2:0"), "3-1")

    assert table.asked() == [ANN, BEN]
    assert asked_what(table) == "predict1"
    assert choices(table, ANN) == {"0", "1", "2", "3"}
    play(table, "predict1 2")
    assert asked_what(table) == "predict2"
    assert max(int(number) for number in choices(table, ANN)) == 7
    play(table, "predict2 6")
    assert table.asked() == [BEN], "his second animal has no tokens"


@rule("eras/13.3")
def test_a_player_whose_two_animals_tie_has_won() -> None:
    table = begin(duel(), "3-1")

    play(table, "predict1 5", "predict2 7", "predict1 1", "predict2 1", drawn="6-5")

    assert asked_what(table) == "place"
    assert table.asked() == [ANN]
    assert choices(table) == {"discard", "1a", "2a", "1b", "2b"}


@rule("eras/13.3", "eras/5.1")
def test_an_opponent_does_not_see_that_one_animal_has_chosen() -> None:
    table = begin(duel(), "3-1")
    table.answer(ANN, 4, Dice(1))

    assert list(table.veiled(BEN).bid) == [OWED, OWED, OWED, OWED]
    table.answer(ANN, 9, Dice(1))
    assert list(table.veiled(BEN).bid) == [HIDDEN, OWED, HIDDEN, OWED]


# -- a limit of turns ------------------------------------------------------------------------


@rule("eras/14.1")
def test_a_limit_ends_the_game_for_whoever_came_farthest() -> None:
    """Ann: three cards, two passed. Ben: four cards, none passed. Cy: nothing."""
    table = table_of(ann="1-5 2-6 3-6 @2R", ben="1-1 2-1 4-6 5-4", cy="", variants={"turn_cap": 7})
    table.turns = 7

    play(table, "step stay", "cone leave")

    assert table.step == OVER
    assert final(table).reason == "outcome-turn-cap"
    assert [final(table).score(seat) for seat in range(3)] == [5, 4, 0]
    assert final(table).winners == [ANN]


@rule("eras/14.1")
def test_equals_share_the_victory() -> None:
    table = table_of(ann="1-5 2-6 @1C", ben="3-4 4-6 5-4", cy="", variants={"turn_cap": 1})
    table.turns = 1

    play(table, "step stay", "cone leave")

    assert final(table).winners == [ANN, BEN]
    assert table.rewards()[ANN] == table.rewards()[BEN] > table.rewards()[2]


@rule("eras/14.1")
def test_without_a_limit_the_game_goes_on() -> None:
    table = table_of(ann="", ben="", cy="")
    table.turns = 100_000

    play(table, "step stay", drawn="8-4")

    assert table.step != OVER

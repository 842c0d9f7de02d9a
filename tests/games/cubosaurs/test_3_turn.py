"""Chapter 3: your turn."""

import pytest
from tests.games.cubosaurs.tables import *
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.core.reason import Reason
from pangaea.games.cubosaurs.events import Drew, Kept, Passed
from pangaea.testing.answers import choices, refusal

EXAMPLE = ("trex stego ptero black:3/-2", "bronto*2 penta egg:trex", "grey:2/-1*3 stego")


# -- the rulebook's example ------------------------------------------------------------------


@rule("cubosaurs/3.1", "cubosaurs/3.4", "cubosaurs/3.5")
def test_fabien_may_add_anything_but_his_trex_to_the_trex_he_drew() -> None:
    table = new_table(3, *EXAMPLE, drawn="trex")

    assert choices(table) == {"keep", "stego", "ptero", "black:3/-2"}
    assert refusal(table, "trex").rule == "cubosaurs/3.5"


@rule("cubosaurs/3.1", "cubosaurs/3.4", "cubosaurs/3.10")
def test_kristiaan_begins_with_the_two_cards_fabien_passed_and_draws_none() -> None:
    table = new_table(3, *EXAMPLE, drawn="trex")
    pile = table.cards_left()

    play(table, "ptero")

    assert table.asked() == [KRISTIAAN]
    assert hand_of(table) == counted("trex ptero")
    assert table.cards_left() == pile
    assert cards_of(table, FABIEN) == counted("trex stego black:3/-2")


@rule("cubosaurs/3.5")
def test_kristiaan_could_pass_with_what_is_neither_trex_nor_pterodactyl() -> None:
    table = new_table(3, *EXAMPLE, drawn="trex")

    play(table, "ptero")

    assert choices(table) == {"keep", "bronto", "penta", "egg:trex"}


@rule("cubosaurs/3.3", "cubosaurs/3.10")
def test_kristiaan_keeps_both_and_gaetan_draws() -> None:
    table = new_table(3, *EXAMPLE, drawn="trex")

    play(table, "ptero", "keep", drawn="stego")

    assert cards_of(table, KRISTIAAN) == counted("bronto*2 penta egg:trex trex ptero")
    assert table.asked() == [GAETAN]
    assert hand_of(table) == counted("stego")


@rule("cubosaurs/3.1", "cubosaurs/3.3", "cubosaurs/3.4")
def test_the_log_tells_who_passed_kept_and_drew() -> None:
    table = new_table(3, *EXAMPLE, drawn="trex")
    trex, stego, ptero = 0, 1, 3

    happened = told(table, "ptero", "keep", drawn="stego")

    assert happened == [
        Passed(seat=FABIEN, card=ptero, receiver=KRISTIAAN),
        Kept(seat=KRISTIAAN, cards=(trex, ptero)),
        Drew(seat=GAETAN, card=stego),
    ]


# -- getting a Hand --------------------------------------------------------------------------


@rule("cubosaurs/3.1")
def test_without_a_passed_hand_one_card_is_drawn() -> None:
    table = table_of(fabien="trex", kristiaan="stego", hand="bronto", pile=5)

    play(table, "keep", drawn="penta")

    assert hand_of(table) == counted("penta")
    assert table.cards_left() == 4


@rule("cubosaurs/3.2")
def test_all_seats_and_spectators_see_the_same_table() -> None:
    table = new_table(3, *EXAMPLE, drawn="trex")

    seen = [table.veiled(seat).plain() for seat in (-1, FABIEN, KRISTIAAN, GAETAN)]

    assert seen == [table.plain()] * 4


@rule("cubosaurs/3.2", "cubosaurs/2.1")
def test_the_next_card_is_undecided_until_it_is_drawn() -> None:
    """The same position and two lucks: two different cards come."""
    table = new_table(3, *EXAMPLE, drawn="trex")

    one = play(table.copy(), "keep", drawn="egg:penta")
    other = play(table.copy(), "keep", drawn="bronto")

    assert hand_of(one) != hand_of(other)


# -- keeping or passing ----------------------------------------------------------------------


@rule("cubosaurs/3.3")
def test_the_whole_hand_is_kept() -> None:
    table = table_of(fabien="trex", kristiaan="stego", hand="trex bronto egg:trex grey:2")

    play(table, "keep", drawn="penta")

    assert cards_of(table, FABIEN) == counted("trex*2 bronto egg:trex grey:2/-1")


@rule("cubosaurs/3.3", "cubosaurs/3.4")
def test_the_whole_hand_is_passed_with_exactly_one_card_more() -> None:
    table = table_of(fabien="penta*3 trex", kristiaan="stego", hand="stego bronto egg:trex")

    play(table, "penta")

    assert hand_of(table) == counted("stego bronto egg:trex penta")
    assert cards_of(table, FABIEN) == counted("penta*2 trex")


@rule("cubosaurs/3.4")
def test_a_card_that_is_not_in_the_collection_cannot_be_added() -> None:
    table = table_of(fabien="penta", kristiaan="stego", hand="trex")

    assert refusal(table, "stego") == Reason("why-not-yours", "cubosaurs/3.4")


@rule("cubosaurs/3.5")
@pytest.mark.parametrize(
    ("fabien", "hand", "addable", "refused", "why_not"),
    [
        ("trex stego", "trex", "stego", "trex", "why-not-type-in-hand"),
        ("egg:stego egg:raptor trex", "egg:trex", "trex", "egg:raptor", "why-not-egg-in-hand"),
        ("black:2 grey:2", "black:3", "grey:2/-1", "black:2/-1", "why-not-raptor-in-hand"),
    ],
    ids=["no species again", "no other egg", "of velociraptors only the other colour"],
)
def test_a_type_in_the_hand_cannot_be_added_again(
    fabien: str, hand: str, addable: str, refused: str, why_not: str
) -> None:
    table = table_of(fabien=fabien, kristiaan="", hand=hand)

    assert choices(table) == {"keep", addable}
    assert refusal(table, refused).words == why_not
    assert refusal(table, refused).rule == "cubosaurs/3.5"


@rule("cubosaurs/3.6")
def test_different_values_of_velociraptors_are_different_choices() -> None:
    assert choices_with("black:3 black:2", hand="trex") == {"keep", "black:3/-2", "black:2/-1"}


@rule("cubosaurs/3.6")
def test_different_eggs_are_different_choices() -> None:
    assert choices_with("egg:trex egg:stego", hand="trex") == {"keep", "egg:trex", "egg:stego"}


@rule("cubosaurs/3.6")
def test_an_icon_makes_a_different_choice_in_the_advanced_game() -> None:
    table = table_of(fabien="ptero ptero+dna*2", kristiaan="", hand="trex", supply=40)

    assert choices(table) == {"keep", "ptero", "ptero+dna"}


@rule("cubosaurs/3.6")
def test_equal_cards_are_one_choice() -> None:
    table = table_of(fabien="stego*3", kristiaan="", hand="trex")

    assert len(table.options(FABIEN)) == 2


@rule("cubosaurs/3.7")
def test_who_has_only_types_of_the_hand_must_keep_it() -> None:
    assert choices_with("trex*2 egg:stego", hand="trex egg:trex") == {"keep"}


@rule("cubosaurs/3.7")
def test_who_has_no_collection_must_keep_the_hand() -> None:
    assert choices_with("", hand="trex") == {"keep"}


@rule("cubosaurs/3.8")
def test_one_may_pass_with_the_last_card() -> None:
    table = table_of(fabien="stego", kristiaan="penta", hand="trex")

    play(table, "stego")

    assert cards_of(table, FABIEN) == counted("")
    assert table.held[FABIEN] == 0


@rule("cubosaurs/3.9")
def test_a_hand_can_come_back_to_who_drew_it() -> None:
    table = table_of(fabien="stego bronto", kristiaan="penta", gaetan="ptero", hand="trex")

    play(table, "stego", "penta", "ptero")

    assert table.asked() == [FABIEN]
    assert choices(table) == {"keep", "bronto"}


@rule("cubosaurs/3.9")
def test_after_seven_passes_the_hand_holds_all_types_and_is_kept() -> None:
    """Between them two players have one card of every other type."""
    table = table_of(
        fabien="stego ptero black:3 egg:trex trex", kristiaan="bronto penta grey:3 stego",
        hand="trex",
    )  # fmt: skip

    play(table, "stego", "bronto", "ptero", "penta", "black:3/-2", "grey:3/-2", "egg:trex")

    assert table.asked() == [KRISTIAAN]
    assert choices(table) == {"keep"}


@rule("cubosaurs/3.9")
def test_no_hand_of_the_basic_game_is_passed_more_than_seven_times() -> None:
    """Random players that pass whenever they may."""
    for seed in range(20):
        luck, passes = Dice(seed), 0
        table = new_table(4, drawn="egg:penta")
        while table.asked():
            options = table.options(table.first_asked())
            keeps = len(options) == 1
            option = options[0] if keeps else options[1 + luck.pick(len(options) - 1)]
            passes = 0 if keeps else passes + 1
            table.answer(table.first_asked(), option, luck)
            assert passes <= 7


@rule("cubosaurs/3.10")
def test_after_a_keep_the_next_player_draws() -> None:
    table = table_of(fabien="trex", kristiaan="stego", hand="bronto", pile=3)

    play(table, "keep", drawn="ptero")

    assert table.asked() == [KRISTIAAN]
    assert hand_of(table) == counted("ptero")
    assert table.cards_left() == 2


@rule("cubosaurs/3.10")
def test_after_a_pass_the_next_player_has_the_hand_and_draws_none() -> None:
    table = table_of(fabien="trex", kristiaan="stego", hand="bronto", pile=3)

    play(table, "trex")

    assert table.asked() == [KRISTIAAN]
    assert hand_of(table) == counted("bronto trex")
    assert table.cards_left() == 3

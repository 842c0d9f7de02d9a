"""Chapter 9: when event cards may be played, and who is asked."""

import pytest
from tests.games.evo.tables import ANNA, APART, BRUNO, CHLOE, cards_of, mask_of, play, table_of
from tests.support import rule

from pangaea.core.luck import Dice, Script
from pangaea.games.evo import GAME
from pangaea.games.evo.box import CARD_NAMES
from pangaea.games.evo.rules import moments, windows
from pangaea.games.evo.rules.names import (
    AFTER_BIRTHS,
    AFTER_CLIMATE,
    AFTER_SURVIVAL,
    BEFORE_AUCTION,
    BEFORE_BIRTHS,
    BEFORE_CLIMATE,
    BEFORE_METEOR,
    BEFORE_MOVEMENT,
    BEFORE_SURVIVAL,
    MOVEMENT,
    PAYMENT,
)
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal

MOMENTS = {
    BEFORE_CLIMATE: "flood accident catastrophe weather seasons me_first",
    AFTER_CLIMATE: "flood accident",
    BEFORE_MOVEMENT: "super_size big_brother peace_gas vegetarian me_first",
    BEFORE_BIRTHS: "no_births me_first",
    AFTER_BIRTHS: "cuckoo",
    BEFORE_SURVIVAL: "thermal adaptable scorcher cold_snap me_first",
    AFTER_SURVIVAL: "survivalist",
    BEFORE_METEOR: "me_first",
    BEFORE_AUCTION: "dud separate",
    PAYMENT: "spurt",
}


def waiting_for_cards(
    hands: str,
    *,
    climate: str = "plain",
    order: str = "",
    turn: int = 3,
    luck: Script | None = None,
) -> Table:
    return table_of(
        APART, hands=hands, at=BEFORE_CLIMATE, climate=climate, order=order, turn=turn, luck=luck
    )


@rule("evo/9.1")
@pytest.mark.parametrize(("turn", "asked"), [(1, "walk"), (2, "walk"), (3, "card")])
def test_no_card_is_played_in_the_first_two_turns(turn: int, asked: str) -> None:
    luck = Script([1]) if turn < 3 else Script([])

    table = waiting_for_cards("anna:flood", turn=turn, luck=luck)

    assert asked_what(table) == asked
    assert "flood" not in choices(table) or turn == 3


@rule("evo/9.1")
def test_several_cards_may_be_played_and_each_is_out_of_the_game() -> None:
    table = table_of(APART, hands="anna:super_size+big_brother", at=BEFORE_MOVEMENT)

    play(table, "super_size", "pass", "big_brother")

    assert cards_of(table, ANNA) == set()
    assert table.gone == 1 << CARD_NAMES.index("super_size") | 1 << CARD_NAMES.index("big_brother")
    assert asked_what(table) == "walk"


@rule("evo/9.2")
@pytest.mark.parametrize("stage", MOMENTS)
def test_every_moment_has_its_cards(stage: int) -> None:
    mask = moments.FITTING[stage]

    fitting = {name for card, name in enumerate(CARD_NAMES) if mask >> card & 1}

    assert fitting == {*MOMENTS[stage].split(), "quiet_eon"}


@rule("evo/9.2")
def test_players_are_asked_in_turn_order_until_all_have_passed() -> None:
    table = waiting_for_cards(
        "anna:flood bruno:accident chloe:catastrophe", order="chloe anna bruno"
    )
    asked = []

    for _ in range(3):
        asked.append(int(table.first_asked()))
        play(table, "pass", luck=Dice(1))

    assert asked == [CHLOE, ANNA, BRUNO]
    assert table.stage == AFTER_CLIMATE


@rule("evo/9.2")
def test_after_a_card_everybody_is_asked_again() -> None:
    """Anna passes, Bruno plays: Chloe and Anna may think again."""
    table = table_of(
        APART, hands="anna:super_size bruno:vegetarian+dud chloe:peace_gas", at=BEFORE_MOVEMENT
    )

    play(table, "pass", "vegetarian")
    echoes = [int(table.first_asked())]
    play(table, "pass", "pass", "pass")  # nobody has Encore
    asked = []
    for _ in range(3):
        asked.append((asked_what(table), int(table.first_asked())))
        play(table, "pass")

    assert echoes == [ANNA]
    assert asked == [("card", CHLOE), ("card", ANNA), ("card", BRUNO)]
    assert asked_what(table) == "walk"


@rule("evo/9.3")
def test_everybody_with_a_card_is_asked_whatever_it_is() -> None:
    """Unexpected gene can never be played, yet its holder is asked like the others."""
    table = waiting_for_cards("anna:unexpected bruno:weather")

    assert (asked_what(table), table.first_asked()) == ("card", ANNA)
    assert choices(table) == {"pass", "rest"}
    assert refusal(table, "unexpected").words == "why-not-moment"
    assert refusal(table, "weather").words == "why-not-in-hand"
    play(table, "pass")
    assert table.first_asked() == BRUNO


@rule("evo/9.3")
def test_who_is_asked_does_not_depend_on_the_cards_held() -> None:
    asked = []
    for hand in ("unexpected", "weather", "quiet_eon"):
        table = waiting_for_cards(f"bruno:{hand}")
        seen = []
        while table.stage < MOVEMENT:
            seen.append((int(table.stage), asked_what(table), int(table.first_asked())))
            play(table, "pass", luck=Script([1]) if table.stage == BEFORE_CLIMATE else None)
        asked.append(seen)

    assert asked[0] == asked[1] == asked[2]
    assert [stage for stage, _, _ in asked[0]] == [BEFORE_CLIMATE, AFTER_CLIMATE, BEFORE_MOVEMENT]


@rule("evo/9.3")
def test_a_moment_without_use_is_skipped() -> None:
    """No herd of five has a newborn, so nobody is asked about Cuckoo at the end of births."""
    table = table_of(APART, hands="anna:cuckoo bruno:unexpected", gone="quiet_eon", at=AFTER_BIRTHS)

    assert table.stage == BEFORE_SURVIVAL


def played(table: Table, names: str) -> Table:
    """Let cards be out of the game."""
    for name in names.split():
        table.gone |= 1 << CARD_NAMES.index(name)
    windows.open_window(table)
    table.go_on(Script([]))
    return table


@rule("evo/9.3")
@pytest.mark.parametrize(
    ("stage", "gone", "after"),
    [
        (BEFORE_MOVEMENT, "no_births", "motivation"),
        (BEFORE_BIRTHS, "cuckoo", "killer_babies long_range"),
        (BEFORE_AUCTION, "me_first", "spurt"),
    ],
)
def test_quiet_eon_may_forestall_a_card_of_what_follows(stage: int, gone: str, after: str) -> None:
    """All cards of this moment and the next are out; Quiet eon is still worth a question."""
    of_the_moment = f"{MOMENTS[stage]} {gone}"
    table = table_of(APART, hands="anna:quiet_eon bruno:unexpected", at=stage)

    useful = played(table.copy(), of_the_moment)
    masks = [1 << CARD_NAMES.index(name) for name in f"{of_the_moment} {after}".split()]
    table.gone = sum(masks)

    assert (useful.stage, asked_what(useful), useful.first_asked()) == (stage, "card", ANNA)
    assert "quiet_eon" in choices(useful)
    assert not moments.is_worth_asking(table)


NEXT = {  # a moment whose cards are gone: a card of the next one that Quiet eon can forestall
    AFTER_CLIMATE: "super_size",
    BEFORE_MOVEMENT: "no_births",
    BEFORE_BIRTHS: "cuckoo",
    AFTER_BIRTHS: "thermal",
    BEFORE_SURVIVAL: "survivalist",
    AFTER_SURVIVAL: "me_first",
    BEFORE_METEOR: "separate",
}
OF_ONES_OWN = {
    BEFORE_MOVEMENT: "motivation",
    BEFORE_BIRTHS: "killer_babies long_range",
}


def without_use(stage: int, *, rules: int = GAME.rules_version, gone: str = "") -> Table:
    """Anna may play first, Bruno holds Quiet eon; no other card of this moment is left."""
    return table_of(
        APART, hands=f"anna:{NEXT[stage]} bruno:quiet_eon",
        gone=f"{MOMENTS[stage].replace(NEXT[stage], '')} {OF_ONES_OWN.get(stage, '')} {gone}",
        at=stage, rules=rules, luck=Dice(3),
    )  # fmt: skip


@rule("evo/9.3", "evo/10.23")
@pytest.mark.parametrize("stage", NEXT)
def test_quiet_eon_may_forestall_a_card_of_the_next_moment(stage: int) -> None:
    """Anna is asked before Bruno at the next moment, so he is asked before it begins."""
    table = without_use(stage)

    assert (table.stage, asked_what(table), table.first_asked()) == (stage, "card", ANNA)
    play(table, "pass")
    assert (table.stage, table.first_asked()) == (stage, BRUNO)
    play(table, "quiet_eon", luck=Dice(3))

    assert not table.cards_allowed() or table.turn > 3
    assert NEXT[stage] in cards_of(table, ANNA)


@rule("evo/9.3")
@pytest.mark.parametrize("stage", NEXT)
def test_a_moment_is_skipped_when_quiet_eon_is_gone(stage: int) -> None:
    table = without_use(stage)
    table.gone |= 1 << CARD_NAMES.index("quiet_eon")

    assert not moments.is_worth_asking(table)


@rule("evo/9.3")
@pytest.mark.parametrize(
    ("stage", "following"),
    [
        (AFTER_CLIMATE, BEFORE_MOVEMENT),
        (AFTER_BIRTHS, BEFORE_SURVIVAL),
        (AFTER_SURVIVAL, BEFORE_METEOR),
        (BEFORE_METEOR, BEFORE_AUCTION),
    ],
)
def test_a_moment_is_skipped_when_the_next_one_has_no_card_left(stage: int, following: int) -> None:
    table = without_use(stage)
    table.gone |= mask_of(f"{MOMENTS[stage]} {MOMENTS[following]}")

    assert not moments.is_worth_asking(table)


@rule("evo/9.3")
def test_a_quiet_eon_has_nothing_to_forestall_after_the_last_payment() -> None:
    """It ends with the turn, so the cards of the next turn are no reason to ask."""
    table = table_of(APART, hands="bruno:quiet_eon", at=BEFORE_AUCTION)
    table.stage = PAYMENT

    assert not moments.is_worth_asking(table)


@rule("evo/9.3", "evo/8.2")
def test_a_quiet_eon_has_nothing_to_forestall_before_the_impact() -> None:
    """The meteor reaches its last space, so there will be no auction."""
    table = without_use(BEFORE_METEOR)
    table.meteor = table.setup.impact - 1

    assert not moments.is_worth_asking(table)


@rule("evo/9.3", "evo/10.26")
def test_a_quiet_eon_has_no_cuckoo_to_forestall_without_births() -> None:
    table = without_use(BEFORE_BIRTHS)
    table.active[CARD_NAMES.index("no_births")] = CHLOE

    assert not moments.is_worth_asking(table)


@rule("evo/9.3")
@pytest.mark.parametrize("stage", NEXT)
def test_tables_begun_with_the_first_rules_ask_as_they_did(stage: int) -> None:
    """They skip the moment: Anna's card of the next one may be played before Bruno is asked."""
    table = without_use(stage, rules=1)

    assert table.stage > stage or table.turn > 3


@rule("evo/9.3")
@pytest.mark.parametrize(
    ("herd", "asked"), [("D18 D19 D20 D16", False), ("D18 D19 D20 D16 D17", True)]
)
def test_without_a_herd_nobody_is_asked_about_accident(herd: str, asked: bool) -> None:
    table = table_of(anna="B02", bruno=herd, chloe="B13", hands="anna:accident", at=AFTER_CLIMATE)
    table.gone = mask_of("flood quiet_eon")

    assert moments.is_worth_asking(table) == asked


@rule("evo/9.3", "evo/10.21")
def test_a_motivation_taken_back_this_turn_asks_nobody() -> None:
    """Anna has taken her one step; nobody can be motivated any more."""
    table = table_of(APART, hands="anna:dud", at=MOVEMENT)
    table.locked = 1 << CARD_NAMES.index("motivation")

    play(table, "B02", "B01")

    assert (asked_what(table), table.first_asked()) == ("walk", BRUNO)


@rule("evo/9.4")
def test_one_climate_card_a_turn_for_the_first_who_wants_it() -> None:
    table = waiting_for_cards("anna:catastrophe bruno:weather", climate="plain")

    play(table, "catastrophe", "pass")

    assert (asked_what(table), table.first_asked()) == ("card", BRUNO)
    assert choices(table) == {"pass", "rest"}
    assert refusal(table, "weather").rule == "evo/9.4"


@rule("evo/9.4")
def test_the_flood_is_no_climate_card() -> None:
    table = waiting_for_cards("anna:flood bruno:weather")

    play(table, "flood", "pass", dice=[6, 6, 6])

    assert choices(table) == {"pass", "rest", "weather"}


@rule("evo/9.5")
def test_an_effect_ends_with_the_turn() -> None:
    table = table_of(APART, hands="anna:super_size", at=BEFORE_MOVEMENT)
    play(table, "super_size")
    assert table.is_active(CARD_NAMES.index("super_size"))

    luck = Dice(5)
    while table.turn == 3:
        seat = table.first_asked()
        table.answer(seat, table.options(seat)[-1], luck)

    assert not table.is_active(CARD_NAMES.index("super_size"))


@rule("evo/9.6")
@pytest.mark.parametrize(
    ("herd", "may"), [("D18 D19 D20 D16", False), ("D18 D19 D20 D16 D17", True)]
)
def test_dinosaurs_are_counted_when_the_card_is_played(herd: str, may: bool) -> None:
    table = table_of(anna="B02", bruno=herd, chloe="B13", hands="anna:accident", at=BEFORE_CLIMATE)

    assert ("accident" in choices(table)) == may


@rule("evo/9.7")
def test_one_may_let_the_rest_of_the_turn_pass() -> None:
    table = waiting_for_cards("anna:dud", climate="beach", luck=Script([]))

    play(table, "rest", dice=[2])

    assert asked_what(table) == "walk"


@rule("evo/9.7")
def test_a_card_wakes_those_who_let_the_turn_pass() -> None:
    table = table_of(APART, hands="anna:dud bruno:super_size+unexpected", at=BEFORE_MOVEMENT)

    play(table, "rest", "super_size", "pass", "pass")

    assert (asked_what(table), table.first_asked()) == ("card", ANNA)


@rule("evo/9.7")
@pytest.mark.parametrize(("answer", "then"), [("rest", "walk"), ("pass", "card")])
def test_one_may_let_the_turn_pass_right_after_a_card(answer: str, then: str) -> None:
    table = table_of(APART, hands="anna:super_size bruno:dud", at=BEFORE_MOVEMENT)

    play(table, "super_size", answer)

    assert asked_what(table) == then


@rule("evo/9.8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_pile_cannot_run_out(seats: int) -> None:
    """Three cards a player and six card genes are never more than there are."""
    assert 3 * seats + 6 <= len(CARD_NAMES)

"""Chapter 2: setting up a round."""

import pytest
from tests.games.cubosaurs.tables import *
from tests.support import evenly, looks_fair, rule

from pangaea.core.events import Journal
from pangaea.core.luck import Dice
from pangaea.games.cubosaurs import GAME
from pangaea.games.cubosaurs.events import Dealt, RoundBegan
from pangaea.games.cubosaurs.rules.turn import blank

FIRST_CARDS = ("trex stego ptero black:3/-2", "bronto*2 penta egg:trex", "grey:2/-1*3 stego")


@rule("cubosaurs/2.1")
@pytest.mark.parametrize(("seats", "counted_out"), [(2, 20), (3, 30), (4, 40), (5, 50)])
def test_ten_cards_per_player_are_counted_out(seats: int, counted_out: int) -> None:
    """Four each are dealt and one is drawn; the rest of the ten per player is the pile."""
    table = new_table(seats, drawn="egg:penta")

    assert table.cards_left() + 4 * seats + 1 == counted_out
    assert len(table.unseen) == 55 - 4 * seats - 1


@rule("cubosaurs/2.1", "cubosaurs/3.2")
def test_a_card_set_aside_may_be_any_that_nobody_has_seen() -> None:
    """With the whole pile drawn, 55 - 20 cards stay unseen, and nothing tells which."""
    table = table_of(fabien="trex", kristiaan="stego", hand="bronto", pile=0)

    assert len(table.unseen) == 35


@rule("cubosaurs/2.2")
def test_everyone_starts_with_four_open_cards() -> None:
    table = new_table(3, *FIRST_CARDS, drawn="trex")

    assert [cards_of(table, seat) for seat in range(3)] == [counted(cards) for cards in FIRST_CARDS]


@rule("cubosaurs/2.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_draw_pile_has_six_cards_per_player_before_the_first_draw(seats: int) -> None:
    table = new_table(seats, drawn="egg:penta")

    assert table.cards_left() + 1 == 6 * seats


@rule("cubosaurs/2.3")
@pytest.mark.parametrize("first", [FABIEN, KRISTIAAN, GAETAN])
def test_the_lot_says_who_begins_the_first_round(first: int) -> None:
    table = new_table(3, *FIRST_CARDS, first=first, drawn="trex")

    assert table.asked() == [first]
    assert cards_of(table, first) == counted(FIRST_CARDS[0])


@rule("cubosaurs/2.3")
def test_everybody_is_as_likely_to_begin() -> None:
    setup = setup_of(3)

    starts = [GAME.start(setup, Dice(seed)).first_asked() for seed in range(300)]

    assert looks_fair(starts, evenly(3))


@rule("cubosaurs/2.3", "cubosaurs/3.1")
def test_nobody_holds_a_hand_yet_so_the_first_player_draws() -> None:
    table = new_table(3, *FIRST_CARDS, drawn="penta")

    assert hand_of(table) == counted("penta")


@rule("cubosaurs/2.3")
def test_the_first_round_goes_clockwise() -> None:
    table = new_table(3, *FIRST_CARDS, first=KRISTIAAN, drawn="trex")

    assert keeping_in_turn(table, "stego", "bronto") == [KRISTIAAN, GAETAN, FABIEN]


@rule("cubosaurs/2.2", "cubosaurs/2.3")
def test_the_log_tells_the_set_up() -> None:
    table, journal = blank(setup_of(2)), Journal()
    table.listener = journal

    GAME.lay_out(table, dealing(table, *FIRST_CARDS[:2], drawn="trex", lot=KRISTIAAN))
    told = journal.taken()

    assert [event for event in told if isinstance(event, RoundBegan)] == [
        RoundBegan(number=1, seat=KRISTIAAN)
    ]
    assert [event.seat for event in told if isinstance(event, Dealt)] == [KRISTIAAN, FABIEN]

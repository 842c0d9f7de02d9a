"""Chapter 10: the Museum."""

import pytest
from tests.games.holotype.tables import *
from tests.support import rule

from pangaea.games.holotype.events import Exchanged, Traded
from pangaea.testing.answers import asked_what, choices, refusal

RICH = "fossils 2T 3J 3C"


@rule("holotype/10.1")
def test_any_number_of_deals() -> None:
    table = table_of(ana=RICH, bo="")

    go(table, "paleontologist", "museum", "1t-2r", "1t-2r", "1j-1r", "done")

    assert research_of(table, ANA) == 5
    assert table.turn == BO


@rule("holotype/10.2")
def test_a_senior_trades_and_exchanges_in_any_order() -> None:
    table = table_of(ana=RICH, bo="")

    go(table, "paleontologist", "museum", "1j-1r", "2j-1t", "1t-2r", "done")

    assert fossils_of(table, ANA) == [2, 0, 3]
    assert research_of(table, ANA) == 3


@rule("holotype/10.2")
@pytest.mark.parametrize(
    ("first", "more", "no_more"), [("1j-1r", "1t-2r", "2j-1t"), ("2j-1t", "1t-2j", "1t-2r")]
)
def test_an_assistant_keeps_to_one_kind(first: str, more: str, no_more: str) -> None:
    table = table_of(ana=RICH, bo="")

    go(table, "assistant", "museum")
    assert {first, no_more} <= choices(table)
    play(table, first)

    assert more in choices(table)
    assert refusal(table, no_more).rule == "holotype/10.2"


RATES = [
    ("1t-2j", [-1, 2, 0]),
    ("1t-3c", [-1, 0, 3]),
    ("2j-1t", [1, -2, 0]),
    ("2j-3c", [0, -2, 3]),
    ("3c-1t", [1, 0, -3]),
    ("3c-2j", [0, 2, -3]),
]


@rule("holotype/10.3")
@pytest.mark.parametrize(("deal", "change"), RATES)
def test_every_rate_of_trade(deal: str, change: list[int]) -> None:
    """What one side gains the other gives."""
    table = table_of(ana=RICH, bo="", museum="5T 5J 5C")

    events = told(table, "paleontologist", "museum", deal)

    assert fossils_of(table, ANA) == [2 + change[0], 3 + change[1], 3 + change[2]]
    assert museum_of(table) == [5 - change[0], 5 - change[1], 5 - change[2]]
    assert any(isinstance(event, Traded) for event in events)


@rule("holotype/10.3")
def test_only_what_lies_in_the_museum_can_be_taken() -> None:
    table = table_of(ana=RICH, bo="", museum="")

    go(table, "paleontologist", "museum")

    assert choices(table) == {"done", "1t-2r", "1j-1r", "2c-1r"}
    assert refusal(table, "1t-2j").rule == "holotype/10.4"


@rule("holotype/10.4")
def test_fewer_may_be_taken_for_the_full_price() -> None:
    """The Museum has one Cretaceous fossil; a Triassic one is paid for it all the same."""
    table = table_of(ana="fossils 1T", bo="", museum="2J 1C")

    go(table, "paleontologist", "museum")
    assert choices(table) == {"done", "1t-1j", "1t-2j", "1t-1c", "1t-2r"}
    play(table, "1t-1c")

    assert fossils_of(table, ANA) == [0, 0, 1]
    assert museum_of(table) == [1, 2, 0]


@rule("holotype/10.4")
def test_the_price_is_needed_in_full() -> None:
    table = table_of(ana="fossils 1J 2C", bo="", museum="5T 5J 5C")

    go(table, "paleontologist", "museum")

    assert choices(table) == {"done", "1j-1r", "2c-1r"}
    assert refusal(table, "2j-1t").values == {"price": 2, "held": 1}


@rule("holotype/10.4")
def test_what_was_just_put_there_can_be_taken() -> None:
    table = table_of(ana="fossils 1T 2J", bo="", museum="")

    go(table, "paleontologist", "museum", "1t-2r", "2j-1t", "done")

    assert fossils_of(table, ANA) == [1, 0, 0]


@rule("holotype/10.5")
def test_storage_is_settled_when_the_deals_are_done() -> None:
    """Eight fossils, then one Triassic for three Cretaceous: ten, two too many."""
    table = table_of(ana="fossils 8T", bo="", museum="3C")

    go(table, "paleontologist", "museum", "1t-3c", "done")

    assert asked_what(table) == "store"
    assert choices(table) == {"triassic", "cretaceous"}
    play(table, "triassic", "triassic")
    assert fossils_of(table, ANA) == [5, 0, 3]
    assert museum_of(table) == [3, 0, 0]


@rule("holotype/10.6")
@pytest.mark.parametrize(
    ("deal", "change", "research"),
    [("1t-2r", [-1, 0, 0], 2), ("1j-1r", [0, -1, 0], 1), ("2c-1r", [0, 0, -2], 1)],
)
def test_every_exchange(deal: str, change: list[int], research: int) -> None:
    table = table_of(ana=RICH, bo="", museum="")

    events = told(table, "assistant", "museum", deal)

    assert fossils_of(table, ANA) == [2 + change[0], 3 + change[1], 3 + change[2]]
    assert museum_of(table) == [-number for number in change]
    assert research_of(table, ANA) == research
    assert any(isinstance(event, Exchanged) for event in events)


@rule("holotype/10.7")
def test_research_buys_nothing() -> None:
    table = table_of(ana="research 20", bo="", museum="5T 5J 5C")

    go(table, "paleontologist", "museum")

    assert choices(table) == {"done"}


@rule("holotype/10.6", "holotype/10.3")
def test_no_round_of_deals_gains_anything() -> None:
    """Worth by the rates of trade (T 6, J 3, C 2) never grows, research at 3 included."""
    table = table_of(ana="", bo="", museum="")
    setup, worth = table.setup, [6, 3, 2, 3]

    for deal in range(1, len(setup.deal_price)):
        given = setup.deal_price[deal] * worth[setup.deal_give[deal]]
        assert setup.deal_amount[deal] * worth[setup.deal_take[deal]] <= given

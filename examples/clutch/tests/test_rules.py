"""The rulebook of Clutch, chapter by chapter."""

from clutch.rules import NOT_YET, Table, setup_for

from pangaea.core.luck import Dice, Script
from pangaea.testing import rule


def table_of(*hands: int) -> Table:
    """A table at the nest of four, with these mothers in hand."""
    table = Table(setup_for(len(hands)))
    table.set_up(Dice(1))
    for seat, hand in enumerate(hands):
        table.hands[seat] = hand
    table.nest = 4
    return table


@rule("clutch/1.1", "clutch/1.2")
def test_everybody_is_dealt_five_of_twenty_mothers() -> None:
    table = Table(setup_for(4))
    table.set_up(Dice(2))

    assert [hand.bit_count() for hand in table.hands] == [5, 5, 5, 5]
    assert all(mother < 20 for seat in range(4) for mother in table.options(seat))


@rule("clutch/2.1", "clutch/2.2", "clutch/2.3")
def test_mothers_are_turned_up_together_and_gone() -> None:
    table = table_of(0b000011, 0b001100)

    table.answer(0, 1, Script([]))
    assert table.asked() == [1]
    assert table.eggs == [0, 0]
    table.answer(1, 2, Script([]))

    assert table.hands == [0b000001, 0b001000]
    assert table.sent == [NOT_YET, NOT_YET]
    assert table.nest == 5


@rule("clutch/2.4", "clutch/2.5")
def test_the_strongest_takes_the_nest_and_the_weakest_a_stray_egg() -> None:
    table = table_of(0b0001, 0b0010, 0b1000)

    for seat, mother in enumerate((0, 1, 3)):
        table.answer(seat, mother, Script([]))

    assert table.eggs == [1, 0, 4]


@rule("clutch/3.1")
def test_most_eggs_win_and_equals_share() -> None:
    table = table_of(0b01, 0b10)
    table.nest, table.eggs = 5, [5, 1]

    table.answer(0, 0, Script([]))
    table.answer(1, 1, Script([]))

    outcome = table.outcome()
    assert outcome is not None
    assert (table.eggs, outcome.winners) == ([6, 6], [0, 1])

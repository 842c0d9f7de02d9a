"""Sets as bit masks, against Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from pangaea.core.bits import (
    WIDEST,
    below,
    count,
    is_at_most_one,
    lowest,
    members,
    nth,
    without_lowest,
)

sets = st.sets(st.integers(0, WIDEST - 1))


def mask_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(sets)
def test_count_is_the_number_of_members(numbers: set[int]) -> None:
    assert count(mask_of(numbers)) == len(numbers)


@given(sets)
def test_members_come_from_the_smallest_up(numbers: set[int]) -> None:
    assert members(mask_of(numbers)) == sorted(numbers)


@given(sets.filter(bool))
def test_lowest_is_the_smallest_member(numbers: set[int]) -> None:
    assert lowest(mask_of(numbers)) == min(numbers)


@given(sets.filter(bool))
def test_a_set_is_walked_by_leaving_the_smallest_member_out(numbers: set[int]) -> None:
    assert without_lowest(mask_of(numbers)) == mask_of(numbers - {min(numbers)})


@given(sets)
def test_one_member_or_none_is_no_more_than_one(numbers: set[int]) -> None:
    assert is_at_most_one(mask_of(numbers)) == (len(numbers) <= 1)


@given(sets, st.integers(0, WIDEST))
def test_below_a_number_are_all_smaller_ones(numbers: set[int], number: int) -> None:
    assert members(mask_of(numbers) & below(number)) == sorted(n for n in numbers if n < number)


@given(sets.filter(bool))
def test_nth_counts_from_the_smallest_up(numbers: set[int]) -> None:
    found = [nth(mask_of(numbers), position) for position in range(len(numbers))]

    assert found == sorted(numbers)


def test_the_widest_set_has_all_its_members() -> None:
    everything = (1 << WIDEST) - 1

    assert count(everything) == WIDEST
    assert members(everything) == list(range(WIDEST))

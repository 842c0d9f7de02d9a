"""Sets as bit masks, against Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from pangaea.core.bits import WIDEST, count, lowest, members, nth

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
def test_nth_counts_from_the_smallest_up(numbers: set[int]) -> None:
    found = [nth(mask_of(numbers), position) for position in range(len(numbers))]

    assert found == sorted(numbers)


def test_the_widest_set_has_all_its_members() -> None:
    everything = (1 << WIDEST) - 1

    assert count(everything) == WIDEST
    assert members(everything) == list(range(WIDEST))

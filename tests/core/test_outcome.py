"""Outcomes: ranking, ties, shared victories."""

from pangaea.core.outcome import Outcome, Points, Standing, ranked

NO_LINES: list[list[Points]] = [[], [], [], []]


def ranks(standings: list[Standing]) -> list[tuple[int, int]]:
    return [(standing.seat, standing.rank) for standing in standings]


def test_seats_are_ranked_by_total() -> None:
    assert ranks(ranked([3, 9, -2], [[], [], []], NO_LINES[:3])) == [(1, 1), (0, 2), (2, 3)]


def test_a_tie_is_broken_by_what_follows() -> None:
    standings = ranked([5, 5, 7], [[1, 9], [2, 0], [0, 0]], NO_LINES[:3])

    assert ranks(standings) == [(2, 1), (1, 2), (0, 3)]


def test_equal_seats_share_a_rank_in_seat_order() -> None:
    standings = ranked([5, 8, 5, 5], [[1], [1], [1], [0]], NO_LINES)

    assert ranks(standings) == [(1, 1), (0, 2), (2, 2), (3, 4)]


def test_all_who_rank_first_win() -> None:
    outcome = Outcome("reason", "x/1.1", ranked([4, 4, 1], [[], [], []], NO_LINES[:3]))

    assert outcome.winners == [0, 1]
    assert [outcome.score(seat) for seat in range(3)] == [4, 4, 1]


def test_points_are_kept_with_their_seat() -> None:
    lines = [[Points("a", 1, "x/1.1")], [Points("b", 2, "x/1.1")]]

    assert [standing.lines for standing in ranked([1, 2], [[], []], lines)] == [lines[1], lines[0]]

"""What a game, or what was reached so far, is worth to each seat, for search."""

from typing import Final

VICTORY: Final = 0.5  # weight of winning; the rest goes to the distance from the best rival


def rewards(totals: list[int], ties: list[int], fair_lead: float, *, over: bool) -> list[float]:
    """Weigh each seat's lead, from 0 to 1; at the end, its share of the victory too.

    `ties` breaks equal totals; a lead of `fair_lead` points is worth half of the longest.
    """
    leads = [lead(totals, seat, fair_lead) for seat in range(len(totals))]
    if not over:
        return leads
    return with_victory(leads, victory_shares(totals, ties), VICTORY)


def with_victory(standings: list[float], shares: list[float], weight: float) -> list[float]:
    """Blend how well each seat stands with its share of the victory, which has this weight."""
    return [
        (1.0 - weight) * standings[seat] + weight * shares[seat] for seat in range(len(standings))
    ]


def steady_rewards(totals: list[int], wide_lead: float) -> list[float]:
    """Weigh each seat's lead, point by point up to a wide one, and its share of the victory."""
    leads = [steady_lead(totals, seat, wide_lead) for seat in range(len(totals))]
    return with_victory(leads, victory_shares(totals, [0] * len(totals)), VICTORY)


def victory_shares(totals: list[int], ties: list[int]) -> list[float]:
    """Give the victory to the best total; the tie-break decides, and who is still equal shares."""
    best = max(totals)
    last = max([ties[seat] for seat in range(len(totals)) if totals[seat] == best])
    won = [totals[seat] == best and ties[seat] == last for seat in range(len(totals))]
    share = 1.0 / float(won.count(True))
    return [share if won[seat] else 0.0 for seat in range(len(totals))]


def lead(totals: list[int], seat: int, fair_lead: float) -> float:
    """Return the distance from the best rival, from 0 (far behind) over 0.5 to 1 (far ahead)."""
    ahead = float(ahead_of_best(totals, seat))
    return 0.5 + 0.5 * ahead / (abs(ahead) + fair_lead)


def steady_lead(totals: list[int], seat: int, wide_lead: float) -> float:
    """Return the distance from the best rival, from 0 to 1; a wide lead or more is worth 1."""
    ahead = float(ahead_of_best(totals, seat)) / (2.0 * wide_lead) + 0.5
    return min(1.0, max(0.0, ahead))


def ahead_of_best(totals: list[int], seat: int) -> int:
    """Return how many points a seat is ahead of its best rival."""
    return totals[seat] - max([totals[other] for other in range(len(totals)) if other != seat])

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


def rewards_by_margin(totals: list[int], ties: list[int], wide_margin: float) -> list[float]:
    """Blend each seat's share of the victory with its lead, which grows evenly.

    `ties` breaks equal totals; a lead of `wide_margin` points is worth as much as any longer one.
    """
    standings = [float(total) for total in totals]
    return with_victory(even_leads(standings, wide_margin), victory_shares(totals, ties), VICTORY)


def victory_shares(totals: list[int], ties: list[int]) -> list[float]:
    """Give the victory to the best total; the tie-break decides, and who is still equal shares."""
    best = max(totals)
    last = max([ties[seat] for seat in range(len(totals)) if totals[seat] == best])
    won = [totals[seat] == best and ties[seat] == last for seat in range(len(totals))]
    share = 1.0 / float(won.count(True))
    return [share if won[seat] else 0.0 for seat in range(len(totals))]


def lead(totals: list[int], seat: int, fair_lead: float) -> float:
    """Return the distance from the best rival, from 0 (far behind) over 0.5 to 1 (far ahead)."""
    rival = max([totals[other] for other in range(len(totals)) if other != seat])
    ahead = float(totals[seat] - rival)
    return 0.5 + 0.5 * ahead / (abs(ahead) + fair_lead)


def rewards_of_standings(standings: list[float], wide_margin: float) -> list[float]:
    """Blend each seat's share of the first place with its lead, from 0 to 1.

    A standing is all that ranks a seat, tie-breaks included, or what it promises so far; a lead of
    `wide_margin` is worth as much as any longer one.
    """
    best = max(standings)
    share = 1.0 / float(standings.count(best))
    shares = [share if standing == best else 0.0 for standing in standings]
    return with_victory(even_leads(standings, wide_margin), shares, VICTORY)


def even_leads(standings: list[float], wide_margin: float) -> list[float]:
    """Return each seat's distance from its best rival, which counts evenly up to a wide margin."""
    return [even_lead(standings, seat, wide_margin) for seat in range(len(standings))]


def even_lead(standings: list[float], seat: int, wide_margin: float) -> float:
    """Return the distance from the best rival, from 0 (far behind) over 0.5 to 1 (far ahead)."""
    rival = max([standings[other] for other in range(len(standings)) if other != seat])
    ahead = (standings[seat] - rival) / (2.0 * wide_margin) + 0.5
    return min(1.0, max(0.0, ahead))

"""What a game, or what was reached so far, is worth to each seat, for search."""

from typing import Final

VICTORY: Final = 0.5  # weight of winning; the rest goes to the distance from the best rival


def rewards(
    leads: list[float], totals: list[float], ties: list[int], weight: float = VICTORY
) -> list[float]:
    """Blend each seat's lead, from 0 to 1, with its share of the victory; `ties` breaks ties."""
    return with_victory(leads, victory_shares(totals, ties), weight)


def with_victory(standings: list[float], shares: list[float], weight: float) -> list[float]:
    """Blend how well each seat stands with its share of the victory, which has this weight."""
    return [
        (1.0 - weight) * standings[seat] + weight * shares[seat] for seat in range(len(standings))
    ]


def victory_shares(totals: list[float], ties: list[int]) -> list[float]:
    """Give the victory to the best total; the tie-break decides, and who is still equal shares."""
    best = max(totals)
    last = max([ties[seat] for seat in range(len(totals)) if totals[seat] == best])
    won = [totals[seat] == best and ties[seat] == last for seat in range(len(totals))]
    share = 1.0 / float(won.count(True))
    return [share if won[seat] else 0.0 for seat in range(len(totals))]


def waning_leads(totals: list[float], fair_lead: float) -> list[float]:
    """Return each seat's distance from its best rival; `fair_lead` is worth half of the longest."""
    leads: list[float] = []
    for seat in range(len(totals)):
        ahead = ahead_of_rivals(totals, seat)
        leads.append(0.5 + 0.5 * ahead / (abs(ahead) + fair_lead))
    return leads


def even_leads(totals: list[float], wide_margin: float) -> list[float]:
    """Return each seat's distance from its best rival, which counts evenly up to a wide margin."""
    leads: list[float] = []
    for seat in range(len(totals)):
        ahead = ahead_of_rivals(totals, seat) / (2.0 * wide_margin) + 0.5
        leads.append(min(1.0, max(0.0, ahead)))
    return leads


def ahead_of_rivals(totals: list[float], seat: int) -> float:
    """Return how far a seat is ahead of its best rival; negative: behind."""
    rival = max([totals[other] for other in range(len(totals)) if other != seat])
    return totals[seat] - rival

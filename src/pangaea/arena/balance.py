"""What a tournament says of the game: seats, lengths, scores, and what went with winning."""

from collections.abc import Iterable
from typing import Final

from pangaea.arena.findings import Balance, Distribution, Pairing, Use
from pangaea.arena.ratings import ratings
from pangaea.arena.statistics import Estimate, wilson
from pangaea.arena.tournament import Plan, Played

LEAST_USED: Final = 20  # by so many seats, before it is told whether an answer went with winning


def balance(plan: Plan, games: list[Played]) -> Balance:
    """Draw up what a tournament's games say."""
    return Balance(
        plan=plan,
        games=len(games),
        pairings=[pairing_of(plan, number, games) for number in range(len(plan.pairings()))],
        ratings=ratings(games, plan.levels),
        places=[place_share(games, seat) for seat in range(plan.seats)],
        turns=distribution(one.turns for one in games),
        answers=distribution(one.answers for one in games),
        scores={level: scores_of(level, games) for level in plan.levels},
        endings=counted(one.reason for one in games),
        uses=uses_of(games),
    )


def won(one: Played, seat: int) -> float:
    """Return a seat's share of the victory."""
    return 1.0 / len(one.winners) if seat in one.winners else 0.0


def pairing_of(plan: Plan, number: int, games: list[Played]) -> Pairing:
    """Return how a pairing ended."""
    one, others = plan.pairings()[number]
    own = [game for game in games if game.fixture.pairing == number]
    wins = sum(won(game, game.fixture.place) for game in own)
    return Pairing(one, others, len(own), wilson(wins, max(len(own), 1)), 1.0 / plan.seats)


def place_share(games: list[Played], seat: int) -> Estimate:
    """Return how often a seat won: who sits there changes, so what is left is the seat's own."""
    return wilson(sum(won(one, seat) for one in games), len(games))


def distribution(numbers: Iterable[int]) -> Distribution:
    """Return where numbers lie."""
    row = sorted(numbers)
    last = len(row) - 1
    return Distribution(*(row[round(last * part)] for part in (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1)))


def scores_of(level: str, games: list[Played]) -> Distribution:
    """Return where the scores of a level lie."""
    return distribution(
        score
        for one in games
        for score, who in zip(one.scores, one.levels, strict=True)
        if who == level
    )


def counted(reasons: Iterable[str]) -> dict[str, int]:
    """Count the ways in which games ended."""
    found: dict[str, int] = {}
    for reason in reasons:
        found[reason] = found.get(reason, 0) + 1
    return dict(sorted(found.items()))


def uses_of(games: list[Played]) -> list[Use]:
    """Return how often each answer went with a victory, those with the surest gain first.

    A strong level wins more whatever it answers, so a seat is compared with what its level won on
    average in that pairing.
    """
    usual = usual_shares(games)
    found: dict[str, list[tuple[float, float]]] = {}
    for one in games:
        for seat, answers in enumerate(one.used):
            fair = usual[one.fixture.pairing, one.levels[seat]]
            for answer in answers:
                found.setdefault(answer, []).append((won(one, seat), fair))
    uses = [use_of(answer, seats) for answer, seats in found.items() if len(seats) >= LEAST_USED]
    return sorted(uses, key=lambda use: use.fair - use.share.value)


def use_of(answer: str, seats: list[tuple[float, float]]) -> Use:
    """Sum up the seats that gave an answer."""
    wins, fair = sum(own for own, _ in seats), sum(usual for _, usual in seats)
    return Use(answer, len(seats), wilson(wins, len(seats)), fair / len(seats))


def usual_shares(games: list[Played]) -> dict[tuple[int, str], float]:
    """Return what a seat of each level won on average in each pairing."""
    sums: dict[tuple[int, str], list[float]] = {}
    for one in games:
        for seat, level in enumerate(one.levels):
            sums.setdefault((one.fixture.pairing, level), []).append(won(one, seat))
    return {key: sum(shares) / len(shares) for key, shares in sums.items()}

"""Ratings from results, by openskill: a level's skill and how sure one can be of it.

Thurstone and Mosteller's model: of those it offers, this one foretells most nearly how often the
better one wins (300 of 400 victories make 74 %, where the others say 86 %). Levels do not learn, so
skills are fixed (`tau` is 0) and doubt only shrinks. Games count in the order of the plan. At one
table every pair of different levels meets; a level moves by the mean of its meetings, since they
are not independent: a game is one piece of evidence.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from openskill.models import ThurstoneMostellerFull
from openskill.models import ThurstoneMostellerFullRating as Skill

from pangaea.arena.findings import Rating
from pangaea.arena.statistics import CONFIDENCE, Estimate
from pangaea.arena.tournament import Played

MODEL: Final = ThurstoneMostellerFull(tau=0.0)
START: Final = MODEL.mu  # what everybody begins with


def ratings(played: Iterable[Played], levels: list[str]) -> list[Rating]:
    """Rate levels by all games, in the order they are named."""
    skills = {level: MODEL.rating(name=level) for level in levels}
    games = dict.fromkeys(levels, 0)
    for one in played:
        for level in set(one.levels):
            games[level] += 1
        skills.update(moved(one, skills))
    return [Rating(level, estimate(skills[level]), games[level]) for level in levels]


def moved(one: Played, skills: dict[str, Skill]) -> dict[str, Skill]:
    """Return the skills of a game's levels after it."""
    met: dict[str, list[Skill]] = {}
    for a, b in combinations(range(len(one.levels)), 2):
        levels = one.levels[a], one.levels[b]
        if levels[0] == levels[1]:
            continue
        ranks = [float(one.ranks[a]), float(one.ranks[b])]
        teams = MODEL.rate([[skills[level]] for level in levels], ranks=ranks)
        for level, team in zip(levels, teams, strict=True):
            met.setdefault(level, []).append(team[0])
    return {level: mean_of(level, rated) for level, rated in met.items()}


def mean_of(level: str, rated: list[Skill]) -> Skill:
    """Return what the meetings of one level come to together."""
    mu = sum(one.mu for one in rated) / len(rated)
    sigma = sum(one.sigma for one in rated) / len(rated)
    return MODEL.rating(mu=mu, sigma=sigma, name=level)


def estimate(skill: Skill) -> Estimate:
    """Return a skill with the interval in which it lies 95 times out of 100."""
    margin = CONFIDENCE * skill.sigma
    return Estimate(skill.mu, skill.mu - margin, skill.mu + margin)

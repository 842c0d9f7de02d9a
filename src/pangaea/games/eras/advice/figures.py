"""What describes a seat's position in Eras to a learned model."""

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import below, count
from pangaea.core.model import Model
from pangaea.core.rewards import with_victory
from pangaea.games.eras.advice.values import IDLE
from pangaea.games.eras.advice.worth import chance, wait
from pangaea.games.eras.rules.eruption import is_exposed
from pangaea.games.eras.rules.names import HOME, PATH_LENGTH, SLOTS, TOKENS
from pangaea.games.eras.rules.outlook import HASTE, VICTORY, came, shortest_way, turns_to_go
from pangaea.games.eras.rules.scoring import cards_passed, is_ready
from pangaea.games.eras.rules.spaces import era_of
from pangaea.games.eras.rules.table import Table

NAMES: Final = [
    "formula", "turns", "speed", "ready", "missing", "passed", "steps", "tokens", "broke",
    "unstable", "premium", "water", "exposed", "gaps", "cone", "wait", "to-play", "second",
    "ahead", "behind", "rank", "rivals", "eruptions", "deck", "seats-2", "seats-5-6",
]  # fmt: skip
WIDTH: Final = len(NAMES)
FEW: Final = 4  # seats, beyond which the deck runs short


def learned_worth(table: Table, model: Model) -> list[float]:
    """Share the victory out by what self-play taught, and weigh how far each seat came."""
    return with_victory(came(table), model.shares(figures(table), table.seats), VICTORY)


def figures(table: Table) -> vec[float]:
    """Describe every seat, one after the other."""
    turns = vec[float]([turns_to_go(table, animal) for animal in range(table.setup.animals)])
    near = vec[i64]([nearest(table, seat, turns) for seat in range(table.seats)])
    found = vec[float]([0.0] * (WIDTH * table.seats))
    for seat in range(table.seats):
        first = seat * WIDTH
        describe_animal(table, near[seat], turns[near[seat]], found, first)
        describe_race(table, seat, near, turns, found, first + 17)
    return found


def nearest(table: Table, seat: i64, turns: vec[float]) -> i64:
    """Return the animal of a seat that is nearer to victory."""
    second = seat + table.seats
    return second if second < table.setup.animals and turns[second] < turns[seat] else seat


def describe_animal(table: Table, animal: i64, turns: float, found: vec[float], first: i64) -> None:
    """Write what lies in an animal's path and hand."""
    cards, eras, here = table.cards[animal], table.eras[animal], era_of(table.piece[animal])
    found[first] = log(chance(table, animal))
    found[first + 1] = log(turns + HASTE)
    found[first + 2] = 1.0 / (turns + HASTE)
    found[first + 3] = truth(is_ready(table, animal))
    found[first + 4] = float(PATH_LENGTH - count(eras))
    found[first + 5] = float(cards_passed(table, animal))
    found[first + 6] = shortest_way(table, animal)
    found[first + 7] = float(table.tokens[animal]) / float(TOKENS)
    found[first + 8] = truth(table.tokens[animal] == 0)
    found[first + 9] = float(count(cards & table.setup.unstable))
    found[first + 10] = float(count(cards & table.setup.premium))
    found[first + 11] = truth(cards & table.setup.waters != 0)
    found[first + 12] = truth(is_exposed(table, animal))
    found[first + 13] = float(here + 1 - count(eras & below(here + 1)))
    found[first + 14] = truth(table.cone != HOME and table.cone // SLOTS == animal)
    found[first + 15] = wait(table, animal)
    found[first + 16] = truth(table.turn == animal)


def describe_race(
    table: Table, seat: i64, near: vec[i64], turns: vec[float], found: vec[float], first: i64
) -> None:
    """Write how a seat stands beside the others, and what the deck holds."""
    own = turns[near[seat]]
    second = seat + table.seats if near[seat] == seat else seat
    lead, nearer, best = 1.0, 0, 1000.0
    for other in range(table.seats):
        if other != seat:
            best = min(best, turns[near[other]])
            nearer += 1 if turns[near[other]] < own - IDLE else 0
    lead = log(best + HASTE) - log(own + HASTE)
    if second < table.setup.animals and second != near[seat]:
        found[first] = 1.0 / (turns[second] + HASTE)
    found[first + 1] = lead if lead > 0.0 else 0.0
    found[first + 2] = -lead if lead < 0.0 else 0.0
    found[first + 3] = float(nearer) / float(table.seats - 1)
    found[first + 4] = 1.0 / (best + HASTE)
    found[first + 5] = eruptions(table)
    found[first + 6] = float(count(table.deck)) / 42.0
    found[first + 7] = truth(table.seats == 2)
    found[first + 8] = truth(table.seats > FEW)


def eruptions(table: Table) -> float:
    """Return the share of eruptions in what is left of the deck."""
    cards = count(table.deck) + table.deck_eruptions + table.deck_thunder
    return float(table.deck_eruptions) / float(cards) if cards > 0 else 0.2


def truth(is_so: bool) -> float:  # noqa: FBT001 - that is what it turns into a figure
    """Turn yes and no into figures."""
    return 1.0 if is_so else 0.0

"""What a table promises: how many turns each animal is from victory, for search and advice."""

from typing import Final

from mypy_extensions import i64

from pangaea.core import rewards as core
from pangaea.core.bits import BIT, below, count, lowest, without_lowest
from pangaea.core.flow import OVER
from pangaea.games.eras.rules import names
from pangaea.games.eras.rules.eruption import is_exposed
from pangaea.games.eras.rules.movement import steps_from, way_back
from pangaea.games.eras.rules.scoring import FULL_PROGRESS, best_progress, is_ready, totals
from pangaea.games.eras.rules.spaces import era_of, near_half, outermost
from pangaea.games.eras.rules.table import Table

ALL_ERAS: Final = BIT[names.ERAS] - 1
STEPS_PER_CARD: Final = 1.3  # swamps take two
BLOCKED: Final = 9.0  # steps it takes to get out of a dead end
CONE_DELAY: Final = 1.5  # steps lost to a cone on the way, which others will move again
LESSER: Final = 0.3  # weight of what is not the bottleneck: cards or steps
SURVIVAL: Final = 1.0  # the turn one has to wait at the end
READY: Final = 0.4
TOKEN: Final = 0.06
UNSTABLE: Final = 0.08  # of a card that thunderbolts may strike
GAP: Final = 0.06  # of an era missing below the piece, where others may insert a card
EXPOSED: Final = 0.10  # of each step an eruption would cost
CARDS_PER_TURN: Final = 1.2  # contests and gifts bring some on the others' turns
VICTORY: Final = 0.8  # weight of winning; the rest goes to how far one came
HASTE: Final = 0.5  # turns added, so that being ready is not yet having won


def rewards(table: Table) -> list[float]:
    """Say what the end is worth to each seat, or before it what the table promises."""
    return final_rewards(table) if table.step == OVER else promises(table)


def final_rewards(table: Table) -> list[float]:
    """Blend each seat's share of the victory with how far it came."""
    points = [float(total) for total in totals(table)]
    return core.rewards(came(table), points, [0] * table.seats, VICTORY)


def came(table: Table) -> list[float]:
    """Return how far each seat came, from 0 to 1."""
    seats = range(table.seats)
    return [float(best_progress(table, seat)) / float(FULL_PROGRESS) for seat in seats]


def promises(table: Table) -> list[float]:
    """Share the victory by the turns each seat is from it: half as many count four times."""
    weights = [1.0 / (nearest(table, seat) + HASTE) ** 2 for seat in range(table.seats)]
    total = sum(weights)
    return [VICTORY * weight / total for weight in weights]


def nearest(table: Table, seat: i64) -> float:
    """Return the turns the nearer of a seat's animals is from victory."""
    animals = range(seat, table.setup.animals, table.seats)
    return min([turns_to_go(table, animal) for animal in animals])


def turns_to_go(table: Table, animal: i64) -> float:
    """Estimate the turns until an animal wins, with what threatens it added in turns."""
    eras = table.eras[animal]
    missing = names.PATH_LENGTH - count(eras)
    if is_ready(table, animal):
        return READY + dangers(table, animal)
    cards = turns_for_cards(table, eras, missing)
    steps = turns_for_steps(steps_to_go(table, animal, missing), table.tokens[animal])
    if cards > steps:
        return SURVIVAL + cards + LESSER * steps + dangers(table, animal)
    return SURVIVAL + steps + LESSER * cards + dangers(table, animal)


def turns_for_cards(table: Table, eras: i64, missing: i64) -> float:
    """Estimate the turns until enough cards of the eras that lack have come."""
    lacking = names.ERAS - count(eras)
    share = CARDS_PER_TURN * share_of(table, ALL_ERAS & ~eras) / float(lacking)
    turns = 0.0
    for number in range(missing):
        turns += 1.0 / max(0.05, min(1.0, share * float(lacking - number)))
    return turns


def share_of(table: Table, eras: i64) -> float:
    """Return the share of these eras among the era cards in deck and discard pile."""
    pool = table.deck | table.heap
    total = count(pool)
    wanted: i64 = 0
    while eras:
        wanted |= table.setup.cards_of[lowest(eras)]
        eras = without_lowest(eras)
    return float(count(pool & wanted)) / float(total) if total > 0 else 0.5


def turns_for_steps(steps: float, tokens: i64) -> float:
    """Walk two steps a turn as long as there are tokens."""
    return max(steps / 2.0, steps - float(tokens))


def steps_to_go(table: Table, animal: i64, missing: i64) -> float:
    """Estimate the steps to the end of the path, once it is complete."""
    eras, here = table.eras[animal], era_of(table.piece[animal])
    above = lacking_above(eras, here)
    if missing <= above:
        return steps_to_end(table, animal) + STEPS_PER_CARD * float(missing)
    # Some cards must still come below the piece, and will draw it back.
    gap = gap_below(eras, here, missing - above)
    return STEPS_PER_CARD * float(count(eras >> (gap + 1)) + missing - 1)


def lacking_above(eras: i64, era: i64) -> i64:
    """Count the eras beyond this one that a path lacks."""
    return names.ERAS - 1 - era - count(eras >> (era + 1))


def gap_below(eras: i64, era: i64, number: i64) -> i64:
    """Return the era of the last of some gaps below an era, counted downwards."""
    while number > 0 and era > 0:
        era -= 1
        if not eras & BIT[era]:
            number -= 1
    return era


def steps_to_end(table: Table, animal: i64) -> float:
    """Count the steps to the last card; the cone is a delay, not a wall."""
    steps = shortest_way(table, animal)
    if table.cone == names.HOME or table.cone // names.SLOTS != animal:
        return steps
    cone = table.cone
    table.cone = names.HOME
    free = shortest_way(table, animal) + CONE_DELAY
    table.cone = cone
    return min(steps, free)


def shortest_way(table: Table, animal: i64) -> float:
    """Count the steps to the last card of a path, BLOCKED if there is no way."""
    end = outermost(table.eras[animal])
    if end == names.NO_ERA:
        return 0.0
    goal = BIT[near_half(end * names.LANES)] * 0b111111  # both halves of all three lanes
    reached = BIT[table.piece[animal]]
    frontier = reached
    steps = 0.0
    while not frontier & goal:
        frontier = neighbours(table, animal, frontier) & ~reached
        if frontier == 0:
            return BLOCKED
        reached |= frontier
        steps += 1.0
    return steps


def neighbours(table: Table, animal: i64, spaces: i64) -> i64:
    """Return the spaces one step away from any of these."""
    found: i64 = 0
    while spaces:
        found |= steps_from(table, animal, lowest(spaces))
        spaces = without_lowest(spaces)
    return found


def dangers(table: Table, animal: i64) -> float:
    """Weigh spent tokens, unstable cards, gaps below the piece, and a volcano beside it."""
    here = era_of(table.piece[animal])
    unstable = float(count(table.cards[animal] & table.setup.unstable))
    found = TOKEN * float(names.TOKENS - table.tokens[animal]) + UNSTABLE * unstable
    if count(table.eras[animal]) < names.PATH_LENGTH:
        found += GAP * float(here + 1 - count(table.eras[animal] & below(here + 1)))
    if is_exposed(table, animal):
        back = era_of(way_back(table, animal))
        lost = count(table.eras[animal] & below(here + 1) & ~below(back + 1))
        found += EXPOSED * float(lost)
    return found

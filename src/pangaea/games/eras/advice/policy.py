"""One sensible answer, found fast: what players in the mind of a search do."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT, lowest, without_lowest
from pangaea.core.flow import Choice
from pangaea.core.luck import Luck
from pangaea.games.eras.advice.values import IDLE, Outlook, aim
from pangaea.games.eras.rules import cone
from pangaea.games.eras.rules.movement import steps
from pangaea.games.eras.rules.names import (
    CENTRE,
    CONE,
    EXTRA,
    LANES,
    NO_ERA,
    NOTHING,
    PLACE,
    PREDICT,
    SECTOR,
    SLOTS,
    START,
    STEP,
)
from pangaea.games.eras.rules.outlook import turns_to_go
from pangaea.games.eras.rules.spaces import era_of, outward
from pangaea.games.eras.rules.table import Table

ALL_LANES: Final = BIT[LANES] - 1


def policy(table: Table, seat: i64, luck: Luck) -> i64:
    """Return an answer that looks good; where many are alike only a few are looked at."""
    step = table.step
    if step == STEP or step == EXTRA:
        return best_step(table)
    if step == PREDICT:
        return aim(table, table.owing(seat))
    if step == START:
        return CENTRE
    if step == SECTOR:
        return table.random_option(seat, luck)
    return best_of(table, seat)


def best_step(table: Table) -> i64:
    """Go where the animal in turn is nearest to victory; a step must gain something."""
    animal, here = table.turn, table.piece[table.turn]
    best: i64 = NOTHING
    least = turns_to_go(table, animal) * (1.0 - IDLE)
    price: i64 = 1 if table.step == EXTRA else 0
    table.tokens[animal] -= price
    spaces = steps(table, animal)
    while spaces:
        table.piece[animal] = lowest(spaces)
        turns = turns_to_go(table, animal)
        if turns < least:
            least = turns
            best = 1 + lowest(spaces)
        spaces = without_lowest(spaces)
    table.piece[animal] = here
    table.tokens[animal] += price
    return best


def best_of(table: Table, seat: i64) -> i64:
    """Weigh the answers to any other question."""
    outlook = Outlook(table, seat)
    if table.step == CONE:
        return best_rock(table, outlook)
    choice = table.step_at(table.step)
    assert isinstance(choice, Choice)
    options = choice.choices(table, seat)
    if table.step == PLACE:
        options &= paths_that_matter(table, outlook)
    best: i64 = lowest(options)
    most = outlook.after(best)
    options = without_lowest(options)
    while options:
        worth = outlook.after(lowest(options))
        if worth > most:
            most = worth
            best = lowest(options)
        options = without_lowest(options)
    return best


def paths_that_matter(table: Table, outlook: Outlook) -> i64:
    """Return the answers to PLACE that are weighed: no path, one's own, the leading rival's."""
    found = BIT[NOTHING] | BIT[1 + outlook.leading_rival()]
    for animal in range(outlook.seat, table.setup.animals, table.seats):
        found |= BIT[1 + animal]
    return found


def best_rock(table: Table, outlook: Outlook) -> i64:
    """Put the cone beside the leading rival's piece or on the card before it, or leave it."""
    rival = outlook.leading_rival()
    rocks = cone.free_rocks(table, rival) & around(table, rival)
    best: i64 = NOTHING
    most = outlook.after(NOTHING)
    while rocks:
        option = 1 + rival * SLOTS + lowest(rocks)
        worth = outlook.after(option)
        if worth > most:
            most = worth
            best = option
        rocks = without_lowest(rocks)
    return best


def around(table: Table, animal: i64) -> i64:
    """Return the slots of the card a piece stands on and of the next one outward."""
    era = era_of(table.piece[animal])
    ahead = outward(table.eras[animal], era)
    found = ALL_LANES << era * LANES if era != NO_ERA else 0
    return found | ALL_LANES << ahead * LANES if ahead != NO_ERA else found

"""The dice of a phase, as they lie on the table: who rolled what, what for, and at what cost."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.luck import Luck, roll
from pangaea.games.evo.rules.names import AFTER_CLIMATE, STEPS
from pangaea.games.evo.rules.table import Table

# What a die was rolled for.
CLIMATE_DIE: Final = 0
FIGHT_DIE: Final = 1
METEOR_DIE: Final = 2
FLOOD_DIE: Final = 3

# A die is written as purpose, seat, fatal or not, and face: 3213 is a 3 of the flood for a
# dinosaur of seat 2, which drowned.
PURPOSE: Final = 1000
ROLLER: Final = 100
FATAL: Final = 10


def throw(table: Table, seat: i64, purpose: i64, luck: Luck) -> i64:
    """Roll a die; it lies on the table beside those rolled before in the same phase."""
    die = roll(luck)
    lying = [*table.dice] if table.rolled_in == moment(table) else []
    lying.append(purpose * PURPOSE + seat * ROLLER + die)
    table.dice = vec[i64](lying)
    table.rolled_in = moment(table)
    table.rolls += 1
    return die


def moment(table: Table) -> i64:
    """Return a number for the phase of the turn in which dice are rolled."""
    stage: i64 = table.stage if table.stage > AFTER_CLIMATE else i64(0)
    return table.turn * STEPS + stage


def mark_fatal(table: Table) -> None:
    """Note that the die rolled last cost its roller a dinosaur."""
    table.dice[len(table.dice) - 1] += FATAL


def face(mark: i64) -> i64:
    """Return the pips of a die on the table."""
    return mark % FATAL


def purpose(mark: i64) -> i64:
    """Return what a die was rolled for."""
    return mark // PURPOSE


def roller(mark: i64) -> i64:
    """Return the seat that rolled a die, or whose dinosaur it was rolled for."""
    return mark % PURPOSE // ROLLER


def was_fatal(mark: i64) -> bool:
    """Tell whether a die cost its roller a dinosaur."""
    return mark % ROLLER >= FATAL

"""Phase 2: the climate (chapter 4)."""

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.games.evo import events
from pangaea.games.evo.rules import dice, names
from pangaea.games.evo.rules.table import Table


def change(table: Table, luck: Luck) -> None:
    """Let the first player roll, unless a card has moved the marker [evo 4.1, 10.3, 10.4]."""
    if table.is_active(names.CATASTROPHE) or table.is_active(names.WEATHER):
        return
    die = dice.throw(table, table.order[0], dice.CLIMATE_DIE, luck)
    shift(table, table.setup.climate_steps[die - 1])
    if table.listener is not None:
        rolled = events.ClimateRolled(
            seat=table.order[0], die=die, climate=table.setup.climate[table.climate]
        )
        table.listener.hear(rolled)


def move(table: Table, steps: i64) -> None:
    """Move the marker by a card [evo 10.3, 10.4]."""
    shift(table, steps)
    tell(table)


def steps_of(direction: i64) -> i64:
    """Return how far Weather gene moves the marker in a direction [evo 10.4]."""
    if direction == names.STAY:
        return 0
    return 1 if direction == names.FORWARD else -1


def swap(table: Table) -> None:
    """Put the marker on the other space of its colour [evo 10.5]."""
    table.climate = table.setup.twin[table.climate]
    tell(table)


def shift(table: Table, steps: i64) -> None:
    """Move the marker along its loop, forward or back [evo 4.2]."""
    table.climate = (table.climate + steps) % table.setup.climates


def tell(table: Table) -> None:
    """Tell where a card has put the marker."""
    if table.listener is not None:
        table.listener.hear(events.ClimateMoved(climate=table.setup.climate[table.climate]))


def season(table: Table, zone: i64) -> i64:
    """Tell whether a space is temperate, cold, hot or deadly this turn [evo 4.3, 4.4]."""
    colder = table.setup.terrain[zone] - table.setup.climate[table.climate]
    if colder == 0:
        return names.TEMPERATE
    if colder == 1:
        return names.COLD
    return names.HOT if colder == -1 else names.DEADLY

"""Phase 2: the climate (chapter 4)."""

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.games.evo import events
from pangaea.games.evo.rules import dice
from pangaea.games.evo.rules.names import CATASTROPHE, COLD, DEADLY, HOT, TEMPERATE, WEATHER
from pangaea.games.evo.rules.table import Table


def change(table: Table, luck: Luck) -> None:
    """Let the first player roll for the climate, unless a card has settled it."""
    if table.is_active(CATASTROPHE) or table.is_active(WEATHER):
        return
    die = dice.throw(table, table.order[0], dice.CLIMATE_DIE, luck)
    shift(table, table.setup.climate_steps[die - 1])
    if table.listener is not None:
        rolled = events.ClimateRolled(
            seat=table.order[0], die=die, climate=table.setup.climate[table.climate]
        )
        table.listener.hear(rolled)


def move(table: Table, steps: i64) -> None:
    """Move the marker by a card."""
    shift(table, steps)
    tell(table)


def swap(table: Table) -> None:
    """Put the marker on the other space of its colour."""
    table.climate = table.setup.twin[table.climate]
    tell(table)


def shift(table: Table, steps: i64) -> None:
    """Move the marker along its loop, forward or back."""
    table.climate = (table.climate + steps) % table.setup.climates


def tell(table: Table) -> None:
    """Tell where a card has put the marker."""
    if table.listener is not None:
        table.listener.hear(events.ClimateMoved(climate=table.setup.climate[table.climate]))


def season(table: Table, zone: i64) -> i64:
    """Tell whether a space is temperate, cold, hot or deadly this turn."""
    return season_at(table, zone, table.climate)


def season_at(table: Table, zone: i64, climate: i64) -> i64:
    """Tell what a space is like with the marker at some place of its loop."""
    colder = table.setup.terrain[zone] - table.setup.climate[climate]
    if colder == 0:
        return TEMPERATE
    if colder == 1:
        return COLD
    return HOT if colder == -1 else DEADLY

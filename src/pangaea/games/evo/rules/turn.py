"""A game of EVO: the steps of a turn, in the order of the rulebook."""

from collections.abc import Mapping
from typing import Final, final

from pangaea.core.flow import Step, questions_of
from pangaea.core.luck import Luck
from pangaea.core.rewards import even_leads, rewards
from pangaea.core.variants import VariantValue
from pangaea.games.evo.box import Box
from pangaea.games.evo.rules import climate, initiative, meteor, names, scoring, start
from pangaea.games.evo.rules.auction import Bid, Gene
from pangaea.games.evo.rules.births import Birth
from pangaea.games.evo.rules.island import island_of
from pangaea.games.evo.rules.movement import Go, Walk
from pangaea.games.evo.rules.setup import EvoSetup, amounts_possible
from pangaea.games.evo.rules.survival import Remove
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.rules.targets import Accident, Cuckoo, PeaceGas, Weather
from pangaea.games.evo.rules.things import domains_for
from pangaea.games.evo.rules.variants import sides_for
from pangaea.games.evo.rules.veil import Veil
from pangaea.games.evo.rules.windows import Encore, Paid, Window

WIDE_MARGIN: Final = 30.0  # points ahead that are worth all one can be ahead


@final
class NewTurn(Window):
    """A turn begins with the order of play; then cards before the climate die [evo 3.1, 4.5]."""

    def lead_up(self, table: Table, luck: Luck) -> None:
        initiative.begin_turn(table, luck)


@final
class NewClimate(Window):
    """The climate changes; then Flood and Accident [evo 4.1]."""

    def lead_up(self, table: Table, luck: Luck) -> None:
        climate.change(table, luck)


@final
class NewPoints(Window):
    """Survivors score; then Survivalist gene [evo 7.4]."""

    def lead_up(self, table: Table, luck: Luck) -> None:
        scoring.score_survivors(table)


@final
class NewMeteor(Window):
    """The meteor moves, and may end the game; then cards before the auction [evo 8.1]."""

    def lead_up(self, table: Table, luck: Luck) -> None:
        meteor.advance(table, luck)


TURN: Final[list[Step[Table]]] = [
    NewTurn(),  # phase 1: initiative; phase 2: climate, before the die
    NewClimate(),
    Window(),  # phase 3: movement and combat
    Walk(),
    Go(),
    Window(),  # phase 4: births
    Birth(),
    Window(),
    Window(),  # phase 5: survival and points
    Remove(),
    NewPoints(),
    Window(),  # phase 6: meteor and auction
    NewMeteor(),
    Gene(),
    Bid(),
    Window(),
    Paid(),
    Weather(names.WEATHER),  # what cards ask, wherever they are played
    Accident(names.ACCIDENT),
    PeaceGas(names.PEACE_GAS),
    Cuckoo(names.CUCKOO),
    Encore(),
]
assert len(TURN) == names.STEPS


@final
class Evo(Veil):
    """A game of EVO."""

    def set_up(self, table: Table, luck: Luck) -> None:
        start.set_up(table, luck)
        self.steps[table.step].begin(table, luck)

    def rewards(self, table: Table) -> list[float]:
        standings = [scoring.standing(table, seat) for seat in range(table.seats)]
        no_ties = [0] * table.seats  # a standing holds its tie-break
        return rewards(even_leads(standings, WIDE_MARGIN), standings, no_ties)


COURSE: Final = Evo(TURN, outcome=scoring.outcome)


def setup_for(seats: int, variants: Mapping[str, VariantValue], box: Box) -> EvoSetup:
    """Make the tables of a game for these seats, variants and figures."""
    island = island_of(box.halves, sides_for(seats, str(variants["island"])))
    domains = domains_for(seats, island, amounts_possible(seats, box))
    questions = questions_of("evo", TURN, domains)
    return EvoSetup(seats, variants, box, island, questions, domains)


def blank(setup: EvoSetup) -> Table:
    """Return an empty table."""
    return Table(setup, None, COURSE)

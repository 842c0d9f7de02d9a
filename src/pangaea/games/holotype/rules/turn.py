"""A game of Holotype: the steps of a turn, in the order of the rulebook."""

from collections.abc import Mapping
from typing import Final, final

from pangaea.core.flow import questions_of
from pangaea.core.rewards import even_leads, rewards
from pangaea.core.variants import VariantValue
from pangaea.games.holotype.box import Box
from pangaea.games.holotype.rules import names, scoring, setting_up
from pangaea.games.holotype.rules.expedition import Erosion, Reroll, Site
from pangaea.games.holotype.rules.journal import Paper, Trace
from pangaea.games.holotype.rules.laboratory import Bench, Discard, Search
from pangaea.games.holotype.rules.museum import Deal, Gift
from pangaea.games.holotype.rules.setting_up import Goal
from pangaea.games.holotype.rules.setup import HolotypeSetup
from pangaea.games.holotype.rules.storage import Store
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.things import domains_for
from pangaea.games.holotype.rules.track import Milestone
from pangaea.games.holotype.rules.veil import Veil
from pangaea.games.holotype.rules.workers import Place, Victim, Worker

WIDE_MARGIN: Final = 50.0  # points ahead that are worth all one can be ahead


@final
class Holotype(Veil):
    """A game of Holotype."""

    def rewards(self, table: Table) -> list[float]:
        totals = [float(scoring.total_points(table, seat)) for seat in range(table.seats)]
        ties = [scoring.tie_break(table, seat) for seat in range(table.seats)]
        return rewards(even_leads(totals, WIDE_MARGIN), totals, ties)


COURSE: Final = Holotype(
    [
        Goal(),  # chapter 2: once, before the first turn
        Worker(),  # chapter 3: place a worker
        Place(),
        Victim(),
        Bench(names.LAB_ACTION),  # chapter 4: the Lab
        Discard(),
        Search(names.PILE_SEARCH),
        Site(),  # chapter 5: an expedition
        Reroll(),
        Erosion(),
        Paper(),  # chapters 7 and 8: publish or contribute
        Trace(),
        Milestone(),  # chapter 9: what the track brings
        Deal(names.DEALS),  # chapter 10: the Museum
        Gift(names.FREE_CUBE),
        Store(),  # chapter 5: at the end of every action
    ],
    setting_up.set_up,
    scoring.outcome,
)


def setup_for(seats: int, variants: Mapping[str, VariantValue], box: Box) -> HolotypeSetup:
    """Make the tables of a game for these seats, variants and figures."""
    domains = domains_for(seats, box)
    questions = questions_of("holotype", COURSE.steps, domains)
    return HolotypeSetup(seats, variants, box, questions, domains)


def blank(setup: HolotypeSetup) -> Table:
    """Return an empty table."""
    return Table(setup, None, COURSE)

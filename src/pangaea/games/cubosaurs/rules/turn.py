"""A game of Cubosaurs: the steps of a turn, in the order of the rulebook."""

from collections.abc import Mapping
from typing import Final, final

from pangaea.core.flow import OVER, Course, questions_of
from pangaea.core.rewards import rewards, waning_leads
from pangaea.core.variants import VariantValue
from pangaea.games.cubosaurs.box import Box
from pangaea.games.cubosaurs.rules import rounds, scoring
from pangaea.games.cubosaurs.rules.hand import Forbidden, Hand
from pangaea.games.cubosaurs.rules.kinds import kinds_in
from pangaea.games.cubosaurs.rules.setup import CubosaursSetup
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.games.cubosaurs.rules.things import domains_for
from pangaea.games.cubosaurs.rules.tiles import Mine, Receiver, Theirs
from pangaea.games.cubosaurs.rules.tokens import Creditor

FAIR_LEAD: Final = 12.0  # points ahead that are worth half of all one can be ahead


@final
class Cubosaurs(Course[Table]):
    """A game of Cubosaurs."""

    def rewards(self, table: Table) -> list[float]:
        """Weigh each seat's lead; at the end its share of the victory too."""
        totals = [float(scoring.total_score(table, seat)) for seat in range(table.seats)]
        leads = waning_leads(totals, FAIR_LEAD)
        if table.step != OVER:
            return leads
        ties = [scoring.last_round(table, seat) for seat in range(table.seats)]
        return rewards(leads, totals, ties)


BASIC: Final = Cubosaurs([Hand()], rounds.set_up, scoring.outcome)
ADVANCED: Final = Cubosaurs(
    [
        Hand(),  # chapter 3: keep or pass; chapter 8: or buy a tile first
        Forbidden(),  # chapter 9: what a tile asks
        Theirs(),
        Mine(),
        Receiver(),
        Creditor(),  # chapter 8: tokens that the supply could not pay
    ],
    rounds.set_up,
    scoring.outcome,
)


def setup_for(seats: int, variants: Mapping[str, VariantValue], box: Box) -> CubosaursSetup:
    """Make the tables of a game for these seats, variants and figures."""
    kinds = kinds_in(box, with_icons=bool(variants["advanced"]))
    domains = domains_for(seats, kinds)
    questions = questions_of("cubosaurs", ADVANCED.steps, domains)
    return CubosaursSetup(seats, variants, box, kinds, questions, domains)


def blank(setup: CubosaursSetup) -> Table:
    """Return an empty table."""
    return Table(setup, None, ADVANCED if setup.advanced else BASIC)

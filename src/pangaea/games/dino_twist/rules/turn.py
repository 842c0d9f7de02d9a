"""A game of Dino Twist: the steps of a turn, in the order of the rulebook."""

from collections.abc import Mapping
from typing import Final, final

from pangaea.core.flow import questions_of
from pangaea.core.rewards import even_leads, rewards
from pangaea.core.variants import VariantValue
from pangaea.games.dino_twist.box import Box
from pangaea.games.dino_twist.rules import dealing, scoring
from pangaea.games.dino_twist.rules.attack import Attack, Leave
from pangaea.games.dino_twist.rules.dealing import Island
from pangaea.games.dino_twist.rules.kinds import babies, happenings_in, kinds_in
from pangaea.games.dino_twist.rules.litter import Litter
from pangaea.games.dino_twist.rules.preparation import Bury, Declare, Join, Prepare
from pangaea.games.dino_twist.rules.reveal import Support
from pangaea.games.dino_twist.rules.settling import Settle
from pangaea.games.dino_twist.rules.setup import DinoTwistSetup
from pangaea.games.dino_twist.rules.table import Table
from pangaea.games.dino_twist.rules.things import domains_for
from pangaea.games.dino_twist.rules.veil import Veil

WIDE_MARGIN: Final = 40.0  # points of lead that are worth the whole of it


@final
class DinoTwist(Veil):
    """A game of Dino Twist."""

    def rewards(self, table: Table) -> list[float]:
        totals = [float(scoring.score(table, seat)) for seat in range(table.seats)]
        return rewards(even_leads(totals, WIDE_MARGIN), totals, [0] * table.seats)


COURSE: Final = DinoTwist(  # a turn [dino_twist 3.1] begins with its event
    [
        Island(),  # chapter 11, once: before the cards are dealt
        Litter(),  # chapter 8, under that event: cards are exchanged
        Prepare(),  # chapter 4, all together: an attack or the cemetery
        Join(),
        Declare(),  # chapter 11: what a joker attacks
        Bury(),
        Support(),  # chapter 5: all cards are revealed; chapter 8: mixed duos
        Attack(),  # chapter 6, after ties: from the weakest attack to the strongest
        Leave(),
        Settle(),  # chapter 7: and refill; then the next attack, or the next turn
    ],
    dealing.set_up,
    scoring.outcome,
)


def setup_for(seats: int, variants: Mapping[str, VariantValue], box: Box) -> DinoTwistSetup:
    """Make the tables of a game for these seats, variants and figures."""
    kinds, happenings = kinds_in(box, jokers=bool(variants["bankiiizaurus"])), happenings_in(box)
    domains = domains_for(seats, kinds, babies(), happenings)
    questions = questions_of("dino_twist", COURSE.steps, domains)
    cards = (kinds, babies(), happenings)
    return DinoTwistSetup(seats, variants, box, cards, questions, domains)


def blank(setup: DinoTwistSetup) -> Table:
    """Return an empty table."""
    return Table(setup, None, COURSE)

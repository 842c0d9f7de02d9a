"""What all choose at once and in secret (chapters 4, 8 and 11)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, lowest, members
from pangaea.core.flow import Step
from pangaea.core.state import NOBODY
from pangaea.games.dino_twist.rules.table import Table


class SecretStep(Step[Table]):
    """A question of which nothing shows until the last has answered [dino_twist 4.1]."""

    def first_asked(self, table: Table) -> i64:
        return lowest(table.undecided) if table.undecided else NOBODY

    def asked(self, table: Table) -> list[int]:
        return members(table.undecided)


def ask_everybody(table: Table, step: i64) -> None:
    """Ask all who hold cards; who has none sits it out [dino_twist 4.7]."""
    for seat in range(table.seats):
        table.asking[seat] = step
        if table.held[seat] > 0:
            table.undecided |= BIT[seat]


def decide(table: Table, seat: i64) -> None:
    """Note that a seat owes no answer any more."""
    table.undecided &= ~BIT[seat]

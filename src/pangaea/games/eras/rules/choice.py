"""A question whose legal answers are a set of few numbers."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.reason import Reason
from pangaea.games.eras.rules.table import Table


class Choice(Step[Table]):
    """A step that knows its options as a mask: lists, random choice and legality follow."""

    def choices(self, table: Table, seat: i64) -> i64:
        """Return the legal answers as a mask."""
        raise TypeError("a choice must know its options")

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        """Tell why an answer that is not among the choices is not legal."""
        raise TypeError("a choice must say why an answer is not legal")

    def options(self, table: Table, seat: i64) -> list[int]:
        return members(self.choices(table, seat))

    def random_option(self, table: Table, seat: i64, luck: Luck) -> i64:
        choices = self.choices(table, seat)
        return nth(choices, luck.pick(count(choices)))

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        legal = self.choices(table, seat) & BIT[option]
        return None if legal else self.refusal(table, seat, option)

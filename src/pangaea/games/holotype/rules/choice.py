"""Questions whose legal answers are a set: what all but one of Holotype's have in common."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.reason import Reason
from pangaea.games.holotype.rules.table import Table


class Choice(Step[Table]):
    """A question that names its legal answers once, as a mask, and why others are refused."""

    def choices(self, table: Table, seat: i64) -> i64:
        """Return the legal answers of an asked seat as a mask."""
        raise TypeError("a choice must name its legal answers")

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        """Tell why an answer is not among the legal ones."""
        raise TypeError("a choice must say why an answer is not legal")

    def options(self, table: Table, seat: i64) -> list[int]:
        return members(self.choices(table, seat))

    def random_option(self, table: Table, seat: i64, luck: Luck) -> i64:
        choices = self.choices(table, seat)
        return nth(choices, luck.pick(count(choices)))

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        is_legal = self.choices(table, seat) & BIT[option] != 0
        return None if is_legal else self.refusal(table, seat, option)

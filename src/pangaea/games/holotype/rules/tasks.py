"""What is still to be done at a place: the questions that stand until it is (chapters 4 and 10)."""

from mypy_extensions import i64

from pangaea.core.flow import Choice
from pangaea.core.state import NOBODY
from pangaea.games.holotype.rules.table import Table


class Task(Choice[Table]):
    """A question to the seat in turn, as long as one of its tasks is to be done."""

    def __init__(self, tasks: i64) -> None:
        self.tasks: i64 = tasks

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.tasks & self.tasks else NOBODY

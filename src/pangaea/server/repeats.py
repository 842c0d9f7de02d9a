"""Answers given twice: a line that was lost repeats the last one, and nothing changes."""

from collections import OrderedDict
from typing import Final

from pangaea.core.match import Match
from pangaea.server.errors import TooLate
from pangaea.server.wire import Answer

REMEMBERED: Final = 200
Given = tuple[str, str, int, int, int]


class Repeats:
    """The latest answers of a table, and the positions they led to."""

    def __init__(self) -> None:
        self._answers: OrderedDict[Given, int] = OrderedDict()

    def led_to(self, match: Match, person: str, said: Answer) -> int | None:
        """Return the position an answer led to if it was taken before: lost lines repeat it.

        Refuse another answer to the same question: somebody has two pages open, and was faster.
        """
        known = self._answers.get(_given(person, said))
        if known is not None:
            return known
        for step in match.steps[max(said.position - match.base, 0) :]:
            if step.seat == said.seat and step.asked_at >= said.position:
                if step.option != said.option:
                    raise TooLate("refused-answered")
                return step.asked_at + 1
        return None

    def remember(self, person: str, said: Answer, position: int) -> None:
        """Remember what an answer led to."""
        self._answers[_given(person, said)] = position
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    def forget(self, seat: int | None) -> None:
        """Forget a seat's answers (None: everybody's), which may be given again now."""
        for given in [given for given in self._answers if seat is None or given[2] == seat]:
            del self._answers[given]


def _given(person: str, said: Answer) -> Given:
    return person, said.id, said.seat, said.position, said.option

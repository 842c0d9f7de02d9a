"""Answers given twice: a line that was lost repeats the last one, and nothing changes."""

from collections import OrderedDict
from typing import Final

from pangaea.core.match import Match
from pangaea.core.steps import Step
from pangaea.server.errors import TooLate
from pangaea.server.wire.messages import Answer

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
        known = self._answers.get(_key_of(person, said))
        if known is not None:
            return known
        step = _answer_since(match, said)
        if step is None:
            return None
        if step.option != said.option:
            raise TooLate("refused-answered")
        return step.asked_at + 1

    def remember(self, person: str, said: Answer, position: int) -> None:
        """Remember what an answer led to."""
        self._answers[_key_of(person, said)] = position
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    def forget(self, seat: int | None) -> None:
        """Forget a seat's answers (None: everybody's), which may be given again now."""
        for given in [given for given in self._answers if seat is None or given[2] == seat]:
            del self._answers[given]


def _answer_since(match: Match, said: Answer) -> Step | None:
    """Return what a seat answered to the question it was asked at a position.

    Others may have answered before it did, if all were asked at once; but what it was asked later,
    after somebody took an answer back, is another question.
    """
    later = match.steps[max(said.position - match.base, 0) :]
    found = next((s for s in later if s.seat == said.seat and s.asked_at >= said.position), None)
    if found is None or found.asked_at == said.position:
        return found
    was_asked = said.seat in match.position_at(max(said.position, match.base)).asked()
    return found if was_asked else None


def _key_of(person: str, said: Answer) -> Given:
    return person, said.id, said.seat, said.position, said.option

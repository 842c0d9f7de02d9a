"""Predictions of Eras on the wire: closed until the last is made, then open for all at once."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.following import Heard, Shown
from tests.server.guests import Guest, House, Line, device, scene_in
from tests.support import rule

from pangaea.core.scene import LogLine, Scene

SEATS = 3
MOST_ANSWERS = 400


class Page:
    """A person's line, and the scene it shows."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.scene: Scene = scene_in(line.hello())
        self.told: list[LogLine] = []  # by what came last, moment by moment

    def look(self) -> Scene:
        """Take in what has come since."""
        return self.take_in(self.line.heard())

    def answer(self, option: int) -> None:
        """Answer what is asked."""
        self.take_in(self.line.say(self.line.answer(self.scene, option)))

    def take_in(self, heard: list[Heard]) -> Scene:
        """See the last scene, and what has been told on the way to it."""
        shows = [message for message in heard if isinstance(message, Shown)]
        if shows:
            self.scene = shows[-1].steps[-1]
            self.told = [line for step in shows[-1].steps for line in step.log]
        return self.scene

    def fists(self) -> list[str]:
        """Read the numbers of open fists; a closed one has none."""
        fists = [piece for piece in self.scene.pieces if piece.area == "forecast"]
        return [piece.look.number for piece in fists]


@contextmanager
def three_people(house: House) -> Iterator[list[Page]]:
    """Seat three people, each with a browser of their own."""
    people: list[Guest] = [house.guest() for _ in range(SEATS)]
    invited = [{"kind": "invite"} for _ in people[1:]]
    table = people[0].open("eras", device("Ada"), *invited)
    for guest, seat, name in zip(people[1:], table.seats[1:], ("Bo", "Cy"), strict=True):
        guest.join(seat.invite, name)
    with ExitStack() as lines:
        yield [Page(lines.enter_context(guest.at(table.id))) for guest in people]


def told_numbers(page: Page) -> list[str]:
    """Read the predictions that the log tells of the latest answer."""
    lines = [line.text for line in page.told if line.event == "fist-opened"]
    return [text.rstrip(".").split()[-1] for text in lines]


def is_asked(page: Page, question: str = "") -> bool:
    """Tell whether a page is asked something, or this."""
    ask = page.look().ask
    return ask is not None and ask.question.endswith(question)


def play_to_a_contest(pages: list[Page]) -> None:
    """Give last answers, which spend no tokens, until all are asked for a prediction."""
    for _ in range(MOST_ANSWERS):
        asked = [page for page in pages if is_asked(page)]
        if len(asked) == SEATS:
            return
        ask = asked[0].scene.ask
        assert ask is not None
        asked[0].answer(ask.choices[-1].option)
    raise AssertionError("no premium card came")


@rule("eras/5.1")
def test_predictions_are_opened_together(house: House) -> None:
    with three_people(house) as (ada, bo, cy):
        play_to_a_contest([ada, bo, cy])

        ada.answer(7)
        bo.answer(2)
        for page, own in ((ada, "7"), (bo, "2"), (cy, "")):
            page.look()
            assert [number for number in page.fists() if number] == ([own] if own else [])
        assert is_asked(cy, "eras.predict")
        assert told_numbers(cy) == []
        cy.answer(10)

        assert told_numbers(cy) == ["7", "2", "10"]
        for page in (ada, bo, cy):
            page.look()
            assert page.fists() == ["7", "2", "10"]

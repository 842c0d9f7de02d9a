"""Moments for cards over the socket: nobody is told whom the table waits for, but who must be."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.following import Heard, Shown
from tests.server.guests import INVITE, House, Line, device

from pangaea.core.scene import Scene
from pangaea.server.wire import messages

MOMENT = "evo.card"
FREE = "from 0 on, which costs you 0"  # beside a gene that nobody has bid on
STAY = "done"
FIRST_MOMENTS = 60  # answers: enough to come to the third turn, the first with cards


class Seated:
    """Three chairs: two people share a device, one has a page of their own."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.shows = [self._shown(line.hello(seat)) for seat, line in enumerate(lines)]

    def _shown(self, heard: list[Heard]) -> Shown:
        return [message for message in heard if isinstance(message, Shown)][-1]

    def scene(self, seat: int) -> Scene:
        """Return what a seat sees."""
        return self.shows[seat].steps[-1]

    def asked(self) -> int:
        """Return the seat whose page asks it something."""
        return next(seat for seat in range(3) if self.scene(seat).ask is not None)

    def answer(self) -> None:
        """Stay, bid nothing where nobody has bid, else the first there is; let everybody look."""
        seat = self.asked()
        ask = self.scene(seat).ask
        assert ask is not None
        quick = [
            choice
            for choice in ask.choices
            if choice.notation.endswith(STAY) or choice.hint == FREE
        ]
        option = (quick or ask.choices)[0].option
        self.lines[seat].say(self.lines[seat].answer(self.scene(seat), option))
        for other, line in enumerate(self.lines):
            line.heard()
            self.shows[other] = self._shown(line.say(messages.LookFrom("en", other)))

    def named(self, seat: int) -> list[int]:
        """Say whom a seat's page shows as waited for."""
        return [player.seat for player in self.scene(seat).players if player.turn]


@pytest.fixture
def seated(house: House) -> Iterator[Seated]:
    two, one = house.guest(), house.guest()
    table = two.open("evo", device("Ada"), device("Bo"), INVITE)
    one.join(table.seats[2].invite, "Cy")
    with ExitStack() as stack:
        pages = [stack.enter_context(guest.at(table.id)) for guest in (two, two, one)]
        yield Seated(pages)


def to_a_moment_of(seated: Seated, seats: tuple[int, ...]) -> int:
    """Play until one of these seats is asked for a card."""
    for _ in range(FIRST_MOMENTS):
        asked = seated.asked()
        ask = seated.scene(asked).ask
        if ask is not None and ask.question == MOMENT and asked in seats:
            return asked
        seated.answer()
    raise AssertionError("no moment for cards came")


def test_a_page_does_not_say_whom_a_moment_for_cards_waits_for(seated: Seated) -> None:
    asked = to_a_moment_of(seated, (0, 1, 2))

    for seat in range(3):
        assert seated.named(seat) == ([asked] if seat == asked else [])


def test_the_server_does_not_pass_for_a_person_who_holds_a_card(seated: Seated) -> None:
    """Whatever the card is: a quick answer would betray that it cannot be played."""
    asked = to_a_moment_of(seated, (0, 1, 2))
    before = seated.scene(asked).position

    seated.lines[asked].heard()

    assert seated.scene(asked).ask is not None
    assert seated.scene(asked).position == before


def test_a_shared_device_learns_whose_moment_it_is(seated: Seated) -> None:
    asked = to_a_moment_of(seated, (0, 1))

    assert [show.next for show in seated.shows] == [asked, asked, None]


def test_a_page_of_ones_own_is_told_nothing_about_the_shared_device(seated: Seated) -> None:
    to_a_moment_of(seated, (2,))

    assert [show.next for show in seated.shows] == [None, None, None]


def test_outside_such_moments_everybody_sees_whose_turn_it_is(seated: Seated) -> None:
    asked = seated.asked()

    assert [seated.named(seat) for seat in range(3)] == [[asked]] * 3

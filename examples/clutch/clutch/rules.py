"""The rules of Clutch: what can happen, the table, its one question, and the end."""

from typing import Annotated, ClassVar

from pangaea.core import flow
from pangaea.core.bits import BIT, members
from pangaea.core.events import Names, SeatEvent, by_rule
from pangaea.core.flow import OVER, Course, Step, questions_of
from pangaea.core.luck import Luck
from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.core.question import Ask, numbers
from pangaea.core.reason import Reason
from pangaea.core.state import Setup

MOTHERS = 20
NESTS = 5  # and as many mothers in hand
NOT_YET = -1
HIDDEN = -2

Mother = Annotated[int, Names("mother")]


@by_rule("clutch/1.2")
class Dealt(SeatEvent):
    """A seat got a mother, for its own eyes."""

    mother: Mother


@by_rule("clutch/2.3", ("hand{seat}", "played"), reveals=True)
class Sent(SeatEvent):
    """A seat's mother was turned up at the nest."""

    mother: Mother


@by_rule("clutch/2.4")
class Found(SeatEvent):
    """The strongest mother took the nest, or the weakest an egg outside it."""

    eggs: int


class Table(flow.Table):
    """The mothers in hands, sent and gone, hands being sets of bits; the nest; the eggs."""

    def __init__(self, setup: Setup, like: "Table | None" = None) -> None:
        super().__init__(setup, like)
        self.setup = setup
        seats = int(setup.seats)
        self.hands: list[int] = like.hands[:] if like else [0] * seats
        self.sent: list[int] = like.sent[:] if like else [NOT_YET] * seats
        self.gone: int = like.gone if like else 0
        self.nest: int = like.nest if like else 1  # how many eggs it has [clutch 2.1]
        self.eggs: list[int] = like.eggs[:] if like else [0] * seats

    def course(self) -> "Course[Table]":
        return CLUTCH

    def copy(self) -> "Table":
        return Table(self.setup, self)

    def hand_size(self) -> int:
        """Count the mothers in each hand, the one on her way included."""
        return NESTS + 1 - self.nest - (self.step == OVER)


class Send(Step[Table]):
    """Which mother goes to the nest? All choose at once, face down [clutch 2.2]."""

    ask: ClassVar[Ask] = Ask("send", domain="mother", rule="2.2", secret=True)

    def begin(self, table: Table, luck: Luck) -> None:
        table.nest += 1
        table.sent = [NOT_YET] * int(table.seats)

    def asked(self, table: Table) -> list[int]:
        return [seat for seat, mother in enumerate(table.sent) if mother == NOT_YET]

    def options(self, table: Table, seat: int) -> list[int]:
        return members(table.hands[seat])

    def why_not(self, table: Table, seat: int, option: int) -> Reason | None:
        held = table.hands[seat] & BIT[option]
        return None if held else Reason("why-not-in-hand", "clutch/2.2")

    def answer(self, table: Table, seat: int, option: int, luck: Luck) -> None:
        table.sent[seat] = option
        if NOT_YET not in table.sent:
            brood(table)

    def following(self, table: Table) -> int:
        return 0 if table.nest < NESTS else OVER


def brood(table: Table) -> None:
    """Turn the mothers up; strongest and weakest get their eggs [clutch 2.3, 2.4, 2.5]."""
    for seat, mother in enumerate(table.sent):
        table.hands[seat] &= ~BIT[mother]
        table.gone |= BIT[mother]
        table.tell(Sent(seat=seat, mother=mother))
    if table.listener is not None:
        table.listener.pause(table)
    strongest, weakest = table.sent.index(max(table.sent)), table.sent.index(min(table.sent))
    for seat, eggs in ((strongest, table.nest), (weakest, 1)):
        table.eggs[seat] += eggs
        table.tell(Found(seat=seat, eggs=eggs))


class Clutch(Course[Table]):
    """A game of Clutch: five nests, one after the other."""

    def set_up(self, table: Table, luck: Luck) -> None:
        deal(table, luck)
        for seat, hand in enumerate(table.hands):
            for mother in members(hand):
                table.tell(Dealt(seat=seat, mother=mother, known_to=1 << seat))

    def outcome(self, table: Table) -> Outcome:
        """Most eggs win; who has as many shares the victory [clutch 3.1]."""
        lines = [[Points("points-eggs", eggs, "clutch/3.1")] for eggs in table.eggs]
        return Outcome("over", "clutch/3.1", ranked(table.eggs, [[] for _ in lines], lines))

    def hide(self, table: Table, seat: int) -> None:
        """Hands are for their owners' eyes, and so is who goes to the nest [clutch 1.2, 2.2]."""
        for other in range(table.seats):
            if other != seat and table.step != OVER:
                table.hands[other] = HIDDEN
                table.sent[other] = NOT_YET if table.sent[other] == NOT_YET else HIDDEN

    def imagine(self, table: Table, luck: Luck) -> None:
        """Deal hands that nobody has seen, and choose from them."""
        deal(table, luck)
        for seat, mother in enumerate(table.sent):
            if mother == HIDDEN:
                hand = members(table.hands[seat])
                table.sent[seat] = hand[luck.pick(len(hand))]


def deal(table: Table, luck: Luck) -> None:
    """Fill the hands that are empty or hidden from the mothers nobody has seen [clutch 1.2]."""
    seen = table.gone | sum(hand for hand in table.hands if hand > 0)
    left = [mother for mother in range(MOTHERS) if not seen & BIT[mother]]
    for seat, hand in enumerate(table.hands):
        if hand <= 0:
            dealt = [left.pop(luck.pick(len(left))) for _ in range(table.hand_size())]
            table.hands[seat] = sum(BIT[mother] for mother in dealt)


CLUTCH = Clutch([Send()])


def setup_for(seats: int) -> Setup:
    """Name the things that answers and events speak of [clutch 1.1]."""
    mothers = numbers("mother", "mother", MOTHERS, first=1)
    domains = {"mother": mothers, "seat": numbers("seat", "seat", seats)}
    return Setup(seats, questions_of("clutch", CLUTCH.steps, domains), domains)

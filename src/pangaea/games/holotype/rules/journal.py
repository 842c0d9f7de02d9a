"""The Publishing Journal: publish a holotype (chapter 7)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, lowest, members, nth, without_lowest
from pangaea.core.flow import Choice, Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.holotype import events
from pangaea.games.holotype.rules import names, objectives, track
from pangaea.games.holotype.rules.specimens import leave_hand
from pangaea.games.holotype.rules.table import Table


@final
class Paper(Step[Table]):
    """Which specimen do you publish, or to which circle do you contribute? [holotype 7.1, 8.8]"""

    ask: ClassVar = Ask("paper", domain="paper", rule="7.1")

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.tasks & names.PAPERWORK else NOBODY

    def options(self, table: Table, seat: i64) -> list[int]:
        return papers(table, seat)

    def random_option(self, table: Table, seat: i64, luck: Luck) -> i64:
        cards, circles = publishable(table, seat), objectives.open_to(table, seat)
        publications = count(cards)
        place = luck.pick(publications + count(circles))
        if place < publications:
            return nth(cards, place)
        return names.SLOT_OPTION + nth(circles, place - publications)

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if option < names.SLOT_OPTION:
            return why_not_publish(table, seat, option)
        return objectives.why_not_contribute(table, seat, option - names.SLOT_OPTION)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.tasks = names.NO_TASKS
        if option < names.SLOT_OPTION:
            choose_specimen(table, option)
        else:
            objectives.contribute(table, option - names.SLOT_OPTION)


@final
class Trace(Choice[Table]):
    """Which trace fossil of your hand goes along, if any? [holotype 7.4]"""

    ask: ClassVar = Ask("trace", domain="with_trace", rule="7.4")

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.card != names.NONE else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        return traces_for(table, table.card) | BIT[names.NO_TRACE]

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        return Reason("why-not-trace-held", "holotype/7.4")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        publish(table, option)


# -- what can be published ---------------------------------------------------------------------


def papers(table: Table, seat: i64) -> list[int]:
    """List the specimens that a seat can publish, then the circles it can contribute to."""
    circles = members(objectives.open_to(table, seat))
    return members(publishable(table, seat)) + [names.SLOT_OPTION + circle for circle in circles]


def has_work(table: Table) -> bool:
    """Tell whether the player in turn can publish or contribute [holotype 3.8, 7.1]."""
    return publishable(table, table.turn) != 0 or objectives.open_to(table, table.turn) != 0


def publishable(table: Table, seat: i64) -> i64:
    """Return the specimens of a hand whose whole cost the seat can pay [holotype 7.2, 7.3]."""
    setup, research = table.setup, table.research[seat]
    found: i64 = 0
    cards = table.hands[seat]
    while cards:
        card = lowest(cards)
        fossils = table.fossils[seat * names.PERIODS + setup.period_of[card]]
        if setup.research[card] <= research and setup.fossils[card] <= fossils:
            found |= BIT[card]
        cards = without_lowest(cards)
    return found


def why_not_publish(table: Table, seat: i64, card: i64) -> Reason | None:
    """Tell why a specimen cannot be published [holotype 7.2, 7.3]."""
    if not table.hands[seat] & BIT[card]:
        return Reason("why-not-in-hand", "holotype/7.2")
    if publishable(table, seat) & BIT[card]:
        return None
    setup = table.setup
    fossils = table.fossils[seat * names.PERIODS + setup.period_of[card]]
    lacking: dict[str, str | int] = {
        "fossils": max(0, int(setup.fossils[card] - fossils)),
        "research": max(0, int(setup.research[card] - table.research[seat])),
    }
    return Reason("why-not-cost", "holotype/7.3", lacking)


def traces_for(table: Table, card: i64) -> i64:
    """Return the trace fossils in hand that can go along with a specimen.

    One more fossil pays for it, and marine reptiles take none [holotype 7.4, 7.5].
    """
    seat, setup = table.turn, table.setup
    found: i64 = 0
    fossils = table.fossils[seat * names.PERIODS + setup.period_of[card]]
    if setup.marine & BIT[card] or fossils <= setup.fossils[card]:
        return found
    for kind in range(names.TRACES):
        if table.traces[seat * names.TRACES + kind] > 0:
            found |= BIT[kind]
    return found


# -- publishing --------------------------------------------------------------------------------


def choose_specimen(table: Table, card: i64) -> None:
    """Show what is to be published; it is, unless a trace fossil can go along [holotype 7.4]."""
    table.card = card
    table.shown[table.turn] |= BIT[card]
    if traces_for(table, card) == 0:
        publish(table, names.NO_TRACE)


def publish(table: Table, trace: i64) -> None:
    """Pay, lay the holotype out, add the trace fossil, move the marker [holotype 7.2, 7.6]."""
    seat, card = table.turn, table.card
    pay(table, card)
    leave_hand(table, seat, card)
    table.published[seat] |= BIT[card]
    table.card = names.NONE
    table.track += 1
    if table.listener is not None:
        table.listener.hear(events.Published(seat=seat, card=card, space=table.track))
    if trace != names.NO_TRACE:
        add_trace(table, trace, card)
    if count(table.published[seat]) >= names.STUDENT_AFTER:
        unlock_student(table)
    track.arrive(table)


def pay(table: Table, card: i64) -> None:
    """Return the cost of a specimen to the supply [holotype 7.3]."""
    table.research[table.turn] -= table.setup.research[card]
    place = table.turn * names.PERIODS + table.setup.period_of[card]
    table.fossils[place] -= table.setup.fossils[card]


def add_trace(table: Table, trace: i64, card: i64) -> None:
    """Lay a trace fossil beside the holotype for one more fossil of its colour [holotype 7.4]."""
    table.fossils[table.turn * names.PERIODS + table.setup.period_of[card]] -= 1
    table.traces[table.turn * names.TRACES + trace] -= 1
    table.attached[trace] |= BIT[card]
    if table.listener is not None:
        table.listener.hear(events.TraceAdded(seat=table.turn, trace=trace, card=card))


def unlock_student(table: Table) -> None:
    """Bring the Graduate Student to the Lounge, once [holotype 3.3, 7.7]."""
    place = table.turn * names.WORKERS + names.STUDENT
    if table.workers[place] != names.LOCKED:
        return
    table.workers[place] = names.LOUNGE
    if table.listener is not None:
        table.listener.hear(events.StudentUnlocked(seat=table.turn))

"""A turn: place a worker, or recall them all (chapter 3)."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT, is_at_most_one, lowest
from pangaea.core.flow import Choice
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.holotype import events
from pangaea.games.holotype.rules import expedition, journal, library, names
from pangaea.games.holotype.rules.table import Table

# What a place gives to do, and the step that asks for it; the Library asks nothing.
TASKS: Final = vec[i64](
    [names.LAB_ACTION, names.NO_TASKS, names.NO_TASKS, names.PAPERWORK, names.DEALS]
)
FIRST_STEPS: Final = vec[i64]([names.BENCH, names.SITE, names.STORE, names.PAPER, names.DEAL])


@final
class Worker(Choice[Table]):
    """Which worker do you place, or do you recall all? [holotype 3.1, 3.9]"""

    ask: ClassVar = Ask("worker", domain="turn", rule="3.1")

    def begin(self, table: Table, luck: Luck) -> None:
        if table.worker != names.NONE:
            end_turn(table)

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.worker == names.NONE else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        found: i64 = 0
        for kind in range(names.WORKERS):
            where = table.workers[seat * names.WORKERS + kind]
            if where == names.LOUNGE and can_go(table, kind):
                found |= BIT[kind]
            elif where > names.LOUNGE:
                found |= BIT[names.RECALL]
        return found

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        if option == names.RECALL:
            return Reason("why-not-recall", "holotype/3.10")
        where = table.workers[seat * names.WORKERS + option]
        if where == names.LOCKED:
            return Reason("why-not-locked", "holotype/3.3")
        if where > names.LOUNGE:
            return Reason("why-not-on-board", "holotype/3.2")
        return Reason("why-not-nowhere", "holotype/3.6")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option == names.RECALL:
            recall(table)
            end_turn(table)
        else:
            table.worker = option
            table.step = names.PLACE


@final
class Place(Choice[Table]):
    """Where does the worker go? [holotype 3.4]"""

    ask: ClassVar = Ask("place", domain="place", rule="3.4")

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.place == names.NONE else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        return places_for(table, table.worker)

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        if can_act(table, table.worker, option):
            return Reason("why-not-outranked", "holotype/3.6")
        return why_nothing_to_do(table, option)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.place = option
        bumpable = victims(table)
        if bumpable == 0:
            settle(table, names.NONE)
            act(table, luck)
        elif is_at_most_one(bumpable):
            settle(table, lowest(bumpable))
            act(table, luck)


@final
class Victim(Choice[Table]):
    """Every space is taken: which of several workers is bumped? [holotype 3.6]"""

    ask: ClassVar = Ask("bump", domain="victim", rule="3.6")

    def first_asked(self, table: Table) -> i64:
        return (
            table.turn
            if table.workers[table.turn * names.WORKERS + table.worker] == names.LOUNGE
            else NOBODY
        )

    def choices(self, table: Table, seat: i64) -> i64:
        return victims(table)

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        if table.workers[option] != table.place:
            return Reason("why-not-elsewhere", "holotype/3.6")
        return Reason("why-not-higher-rank", "holotype/3.6")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        settle(table, option)
        act(table, luck)


# -- where a worker can go ---------------------------------------------------------------------


def can_go(table: Table, kind: i64) -> bool:
    """Tell whether there is a place that a worker can enter and do something at."""
    for place in range(names.PLACES):
        if can_enter(table, kind, place) and can_act(table, kind, place):
            return True
    return False


def places_for(table: Table, kind: i64) -> i64:
    """Return the places a worker can enter and do something at [holotype 3.4, 3.6, 3.8]."""
    found: i64 = 0
    for place in range(names.PLACES):
        if can_enter(table, kind, place) and can_act(table, kind, place):
            found |= BIT[place]
    return found


def can_enter(table: Table, kind: i64, place: i64) -> bool:
    """Tell whether a place has a free space, or somebody this worker may bump [holotype 3.6]."""
    if kind == names.PALEONTOLOGIST:
        return True  # they bump anybody
    stronger: i64 = 0
    for number in range(table.seats * names.WORKERS):
        if table.workers[number] == place:
            if number % names.WORKERS <= kind:
                return True
            stronger += 1
    return stronger < table.setup.spaces[place]


def can_act(table: Table, kind: i64, place: i64) -> bool:
    """Tell whether there is something to do for that worker at that place [holotype 3.8, 7.1]."""
    if place == names.JOURNAL:
        return kind >= names.STUDENT and journal.has_work(table)
    if place == names.LAB:
        return table.piled > 0 or table.hands[table.turn] != 0 or table.deck_size() > 0
    return True


def why_nothing_to_do(table: Table, place: i64) -> Reason:
    """Tell why there is nothing to do at a place for the worker that acts."""
    if place == names.LAB:
        return Reason("why-not-lab-empty", "holotype/3.8")
    if table.worker < names.STUDENT:
        return Reason("why-not-assistant-journal", "holotype/7.1")
    return Reason("why-not-nothing-to-publish", "holotype/3.8")


def victims(table: Table) -> i64:
    """Return the workers at the chosen place that may be bumped: none while a space is free.

    A worker bumps its own rank and those below, one's own workers too [holotype 3.4, 3.6, 3.7].
    """
    standing: i64 = 0
    found: i64 = 0
    for number in range(table.seats * names.WORKERS):
        if table.workers[number] == table.place:
            standing += 1
            if number % names.WORKERS <= table.worker:
                found |= BIT[number]
    if standing >= table.setup.spaces[table.place]:
        return found
    return 0


# -- what happens ------------------------------------------------------------------------------


def settle(table: Table, victim: i64) -> None:
    """Bump a worker, if one must go, and take its space [holotype 3.2, 3.4, 3.5, 3.7]."""
    if victim != names.NONE:
        table.workers[victim] = names.LOUNGE
        if table.listener is not None:
            owner, kind = victim // names.WORKERS, victim % names.WORKERS
            table.listener.hear(events.Bumped(seat=table.turn, owner=owner, worker=kind))
    table.workers[table.turn * names.WORKERS + table.worker] = table.place
    if table.listener is not None:
        placed = events.Placed(seat=table.turn, worker=table.worker, place=table.place)
        table.listener.hear(placed)


def act(table: Table, luck: Luck) -> None:
    """Begin the action of the place: go to the first thing it asks [holotype 3.1]."""
    table.tasks = TASKS[table.place]
    table.step = FIRST_STEPS[table.place]
    if table.place == names.FIELD:
        expedition.turn_up(table, luck)
    elif table.place == names.LIBRARY:
        library.study(table)


def recall(table: Table) -> None:
    """Take all one's workers back to the Lounge, and a research cube [holotype 3.9, 3.10]."""
    first = table.turn * names.WORKERS
    for kind in range(names.WORKERS):
        if table.workers[first + kind] > names.LOUNGE:
            table.workers[first + kind] = names.LOUNGE
    table.research[table.turn] += 1
    if table.listener is not None:
        table.listener.hear(events.Recalled(seat=table.turn))


def end_turn(table: Table) -> None:
    """Put field cards away, and let the next player begin a turn [holotype 3.1, 5.12]."""
    if table.drawn != 0:
        expedition.put_away(table)
    table.turn = table.after(table.turn)
    table.worker = names.NONE
    table.place = names.NONE

"""The event of a turn, how a turn begins and ends, and the Big Rock (chapters 3, 8 and 10)."""

from mypy_extensions import i64

from pangaea.core.bits import members
from pangaea.core.flow import OVER
from pangaea.core.luck import Luck, draw
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules import names
from pangaea.games.dino_twist.rules.piles import added_up, discard_hand
from pangaea.games.dino_twist.rules.scoring import award_island_bonuses
from pangaea.games.dino_twist.rules.table import Table


def begin_turn(table: Table) -> None:
    """Begin a turn under its event, if it has one [dino_twist 3.2, 8.1]."""
    if table.listener is not None:
        tell_turn(table)
    if table.happening() == names.TORNADO:
        whirl(table)


def tell_turn(table: Table) -> None:
    """Say that a turn begins, with which event, and what meteorites close [dino_twist 8.2]."""
    if table.listener is not None:
        table.listener.hear(events.TurnBegan(number=table.turn))
        if table.event != names.NO_EVENT:
            table.listener.hear(events.EventTurned(event=table.event))
            closed = members(names.ALL_LANDS & ~table.open_lands())
            if closed:
                table.listener.hear(events.MeteoritesFell(lands=tuple(closed)))


def whirl(table: Table) -> None:
    """Let the two dinosaurs of each species change places [dino_twist 8.10]."""
    for land in range(0, names.LANDS, 2):
        here = table.twist[land]
        table.twist[land] = table.twist[land + 1]
        table.twist[land + 1] = here
    if table.listener is not None:
        table.listener.hear(events.Whirled())


def end_turn(table: Table, luck: Luck) -> None:
    """Look at the islands, then turn the next event over, or the Big Rock [dino_twist 3.3, 9.3]."""
    award_island_bonuses(table)
    if turn_event_over(table, luck):
        table.turn += 1
    else:
        end_game(table)


def turn_event_over(table: Table, luck: Luck) -> bool:
    """Turn cards over until one has a turn; False if the Rock comes [dino_twist 2.1, 2.6, 8.8]."""
    while table.events_left > 0:
        table.event = draw(table.event_bag, cards_in_bag(table), luck)
        table.events_left -= 1
        if table.happening() != names.ERUPTION:
            return True
        if table.listener is not None:
            table.listener.hear(events.Erupted())
    table.event = names.NO_EVENT
    return False


def cards_in_bag(table: Table) -> i64:
    """Count the event cards nobody has seen [dino_twist 2.1]."""
    return added_up(table.event_bag)


def end_game(table: Table) -> None:
    """Let the Big Rock fall; what is left in the hands is discarded [dino_twist 10.1, 10.2]."""
    table.step = OVER
    for seat in range(table.seats):
        discard_hand(table, seat)
    if table.listener is not None:
        table.listener.hear(events.RockFell())

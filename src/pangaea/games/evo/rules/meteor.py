"""Phase 6, first half: the meteor (chapters 8 and 11)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.flow import OVER
from pangaea.core.luck import Luck
from pangaea.games.evo import events
from pangaea.games.evo.rules import dice
from pangaea.games.evo.rules.names import BY_DIE, BY_IMPACT, UNEXPECTED
from pangaea.games.evo.rules.table import Table


def advance(table: Table, luck: Luck) -> None:
    """Move the meteor, and see whether it strikes [evo 8.1, 8.2]."""
    table.meteor += 1
    if table.listener is not None:
        table.listener.hear(events.MeteorMoved(space=table.meteor))
    if table.meteor == table.setup.impact:
        end(table, BY_IMPACT)
    elif table.setup.strikes_on(table.meteor):
        roll_for_impact(table, luck)


def roll_for_impact(table: Table, luck: Luck) -> None:
    """Let the first player roll: a face shown on the space ends the game [evo 8.2]."""
    die = dice.throw(table, table.order[0], dice.METEOR_DIE, luck)
    strikes = table.setup.strikes_on(table.meteor) & BIT[die] != 0
    if table.listener is not None:
        kind = events.MeteorStruck if strikes else events.MeteorMissed
        table.listener.hear(kind(seat=table.order[0], die=die))
    if strikes:
        end(table, BY_DIE)


def end(table: Table, reason: i64) -> None:
    """End the game; Unexpected gene turns itself up [evo 10.24, 11.1]."""
    table.ending = reason
    table.step = OVER
    for seat in range(table.seats):
        if table.hand[seat] & BIT[UNEXPECTED]:
            turn_up(table, seat)


def turn_up(table: Table, seat: i64) -> None:
    """Count Unexpected gene for its holder [evo 10.24]."""
    table.leave_hand(seat, UNEXPECTED)
    table.gone |= BIT[UNEXPECTED]
    table.active[UNEXPECTED] = seat
    if table.listener is not None:
        table.listener.hear(events.CardPlayed(seat=seat, card=UNEXPECTED))

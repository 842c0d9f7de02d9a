"""The course of a game: set-up, the stages of a turn one after the other (chapters 2 and 3)."""

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.core.state import NOBODY
from pangaea.games.evo import events
from pangaea.games.evo.rules import (
    auction,
    births,
    cards,
    climate,
    herds,
    initiative,
    meteor,
    movement,
    survival,
    windows,
)
from pangaea.games.evo.rules.names import (
    AUCTION,
    BEFORE_CLIMATE,
    BIRTHS,
    CARDS,
    CLIMATE,
    METEOR,
    MOVEMENT,
    OVER,
    PAYING,
    SCORING,
    STAGES,
    START_CARDS,
    SURVIVAL,
)
from pangaea.games.evo.rules.table import Table


def set_up(table: Table, luck: Luck) -> None:
    """Draw the starting beaches, deal the cards, and play to the first question."""
    left = [int(zone) for zone in table.setup.starts]
    seat: i64 = 0
    while seat < table.seats:
        zone = left.pop(luck.pick(len(left)))
        herds.place(table, seat, zone)
        if table.listener is not None:
            table.listener.hear(events.StartDrawn(seat=seat, zone=zone))
        seat += 1
    deal_cards(table, luck)
    begin_turn(table, luck)
    go_on(table, luck)


def deal_cards(table: Table, luck: Luck) -> None:
    """Deal everybody three event cards."""
    seat: i64 = 0
    while seat < table.seats:
        dealt = [cards.deal(table, seat, luck) for number in range(START_CARDS)]
        if table.listener is not None:
            hand = events.CardsDealt(seat=seat, cards=tuple(sorted(dealt)), known_to=1 << seat)
            table.listener.hear(hand)
        seat += 1


def begin_turn(table: Table, luck: Luck) -> None:
    """Forget what held for the last turn only, and fix the order of the new one."""
    table.turn += 1
    table.stage = BEFORE_CLIMATE
    table.active = vec[i64]([NOBODY] * CARDS)
    table.pacified = NOBODY
    table.locked = 0
    table.hushed = 0
    if table.listener is not None:
        table.listener.hear(events.TurnBegan(number=table.turn))
    initiative.fix_order(table, luck)
    windows.begin(table)


def go_on(table: Table, luck: Luck) -> None:
    """Carry the turn on until somebody is asked, or the game is over."""
    while not asks(table):
        if table.stage == PAYING:
            begin_turn(table, luck)
        else:
            table.stage += 1
            begin_stage(table, luck)


def asks(table: Table) -> bool:
    """Ask whoever has to answer in this stage; tell whether there is somebody, or all is over."""
    if table.phase == OVER or windows.asks_for_encore(table):
        return True
    stage = table.stage
    if stage == MOVEMENT:
        return movement.asks(table)
    if stage == BIRTHS:
        return births.asks(table)
    if stage == SURVIVAL:
        return survival.asks(table)
    if stage == AUCTION:
        return auction.asks(table)
    return windows.asks(table)


def begin_stage(table: Table, luck: Luck) -> None:
    """Do what a stage begins with; most of them are windows for cards."""
    stage = table.stage
    assert stage < STAGES
    if stage == MOVEMENT:
        movement.begin(table)
    elif stage == BIRTHS:
        births.begin(table)
    elif stage == SURVIVAL:
        clear_newborns(table)
        survival.begin(table)
    elif stage == AUCTION:
        auction.begin(table, luck)
    else:
        begin_short_stage(table, luck)


def begin_short_stage(table: Table, luck: Luck) -> None:
    """Do what a stage without questions does, or open a window."""
    stage = table.stage
    if stage == CLIMATE:
        climate.change(table, luck)
    elif stage == SCORING:
        survival.score(table)
    elif stage == METEOR:
        meteor.advance(table, luck)
    elif stage == PAYING:
        auction.pay(table, luck)
    else:
        windows.begin(table)


def clear_newborns(table: Table) -> None:
    """Let the newborns of this turn grow up."""
    zone: i64 = 0
    while zone < table.setup.zones:
        table.newborn[zone] = 0
        zone += 1

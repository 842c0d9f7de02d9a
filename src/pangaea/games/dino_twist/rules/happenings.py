"""A turn from its event to its end (chapters 3, 8 and 10)."""

from mypy_extensions import i64

from pangaea.core.bits import members
from pangaea.core.luck import Luck, draw
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules import (
    attack,
    dealing,
    litter,
    preparation,
    reveal,
    scoring,
    settling,
)
from pangaea.games.dino_twist.rules.names import (
    ALL_LANDS,
    ATTACK,
    DECLINE,
    ERUPTION,
    ISLAND,
    LANDS,
    LEAVE,
    LITTER,
    LITTER_EVENT,
    NO_EVENT,
    NO_LAND,
    OVER,
    PREPARE,
    SETTLE,
    TORNADO,
)
from pangaea.games.dino_twist.rules.piles import discard_hand, refill
from pangaea.games.dino_twist.rules.table import Table


def set_up(table: Table, luck: Luck) -> None:
    """Let everybody take an island, then deal and begin."""
    if table.setup.each_chooses:
        dealing.ask_for_islands(table)
    else:
        begin_game(table, luck)


def begin_game(table: Table, luck: Luck) -> None:
    """Deal the hands and begin the first turn, which has no event."""
    dealing.deal(table, luck)
    begin_turn(table, luck)


def begin_turn(table: Table, luck: Luck) -> None:
    """Begin a turn under the event that was turned over, if any, up to its first question."""
    if table.listener is not None:
        tell_turn(table)
    sort = table.happening()
    if sort == TORNADO:
        whirl(table)
    if sort == LITTER_EVENT:
        litter.ask_everybody(table)
    else:
        preparation.ask_everybody(table)
    go_on_if_ready(table, luck)


def tell_turn(table: Table) -> None:
    """Say that a turn begins, and with which event."""
    if table.listener is not None:
        table.listener.hear(events.TurnBegan(number=table.turn))
        if table.event != NO_EVENT:
            table.listener.hear(events.EventTurned(event=table.event))
            closed = members(ALL_LANDS & ~table.open_lands())
            if closed:
                table.listener.hear(events.MeteoritesFell(lands=tuple(closed)))


def turn_event_over(table: Table, luck: Luck) -> bool:
    """Turn event cards over until one is to be played; False if the Big Rock comes."""
    while table.events_left > 0:
        table.event = draw(table.event_bag, cards_in_bag(table), luck)
        table.events_left -= 1
        if table.happening() != ERUPTION:
            return True
        if table.listener is not None:
            table.listener.hear(events.Erupted())
    table.event = NO_EVENT
    return False


def cards_in_bag(table: Table) -> i64:
    """Count the event cards nobody has seen."""
    total: i64 = 0
    row: i64 = 0
    while row < table.setup.happenings:
        total += table.event_bag[row]
        row += 1
    return total


def whirl(table: Table) -> None:
    """Let the two dinosaurs of each species change places on Twist Island."""
    land: i64 = 0
    while land < LANDS:
        here = table.twist[land]
        table.twist[land] = table.twist[land + 1]
        table.twist[land + 1] = here
        land += 2
    if table.listener is not None:
        table.listener.hear(events.Whirled())


def go_on_if_ready(table: Table, luck: Luck) -> None:
    """Go on as soon as nobody owes an answer to what all are asked."""
    while table.ready == (1 << table.seats) - 1:
        if table.phase == ISLAND:
            dealing.tell_islands(table)
            begin_game(table, luck)
            return
        if table.phase == LITTER:
            litter.exchange(table, luck)
            preparation.ask_everybody(table)
        elif table.phase == PREPARE:
            reveal.reveal(table)
            if not reveal.must_ask_for_species(table):
                begin_attacks(table, luck)
                return
        else:
            reveal.tell_species(table)
            begin_attacks(table, luck)
            return


def begin_attacks(table: Table, luck: Luck) -> None:
    """Look at all the cards, settle ties, then let the quickest attack."""
    reveal.compare(table)
    reveal.settle_ties(table, luck)
    next_attack(table, luck)


def next_attack(table: Table, luck: Luck) -> None:
    """Let the quickest of those left attack, or end the turn."""
    table.ready = 0
    table.target = NO_LAND
    while True:
        seat = attack.quickest(table)
        table.attacker = seat
        if seat < 0:
            end_turn(table, luck)
            return
        if attack.targets(table, seat) != 0:
            table.phase = ATTACK
            return
        attack.find_nothing(table, seat)
        refill(table, seat, luck)


def choose_target(table: Table, land: i64, luck: Luck) -> None:
    """Attack a land; ask which card stays where there is a choice."""
    seat = table.attacker
    table.target = land
    if attack.has_choice(table, seat):
        table.phase = LEAVE
    else:
        leave(table, attack.stays(table, seat), luck)


def leave(table: Table, card: i64, luck: Luck) -> None:
    """Leave a card on Twist Island; ask where the beaten dinosaur goes where there is a choice."""
    seat = table.attacker
    attack.conquer(table, seat, card)
    land = settling.must_settle_on(table, seat)
    if land == NO_LAND:
        table.phase = SETTLE
    else:
        settle(table, land, luck)


def settle(table: Table, option: i64, luck: Luck) -> None:
    """Settle the beaten dinosaur or give it up, refill, and let the next attack."""
    seat = table.attacker
    if option == DECLINE:
        settling.decline(table, seat)
    else:
        settling.settle(table, seat, option)
    refill(table, seat, luck)
    next_attack(table, luck)


def end_turn(table: Table, luck: Luck) -> None:
    """Look at the islands, tidy up, and begin the next turn, unless the Big Rock comes."""
    scoring.award_island_bonuses(table)
    if turn_event_over(table, luck):
        table.turn += 1
        begin_turn(table, luck)
    else:
        end_game(table)


def end_game(table: Table) -> None:
    """Let the Big Rock fall; what is left in the hands is discarded."""
    table.phase = OVER
    table.attacker = -1
    seat: i64 = 0
    while seat < table.seats:
        discard_hand(table, seat)
        seat += 1
    if table.listener is not None:
        table.listener.hear(events.RockFell())

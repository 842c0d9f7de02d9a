"""Field Expeditions: field cards, dice, fossils, the Erosion Event (chapter 5)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, lowest, members, nth
from pangaea.core.luck import Luck, draw
from pangaea.games.holotype import events
from pangaea.games.holotype.rules.names import (
    EROSION,
    FACES,
    FIELD,
    KEEP_DICE,
    MORE_FOSSILS,
    MUSEUM_FACE,
    PERIODS,
    PLACES,
    REROLL,
    SIDES,
    SITE,
    STUDENT,
    TRACES,
)
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.turn_end import finish_action
from pangaea.games.holotype.rules.workers import can_act


def begin(table: Table, luck: Luck) -> None:
    """Turn up two field cards, one for an Assistant, and choose."""
    number: i64 = 2 if table.worker >= STUDENT else 1
    while number > 0:
        draw_field(table, luck)
        number -= 1
    if table.listener is not None:
        drawn = tuple(members(table.drawn))
        table.listener.hear(events.DrewFields(seat=table.turn, number=len(drawn), cards=drawn))
    if table.drawn & (table.drawn - 1):
        table.phase = SITE
    else:
        choose_site(table, lowest(table.drawn), luck)


def draw_field(table: Table, luck: Luck) -> None:
    """Turn up a field card; an empty deck is made anew from the discard pile."""
    if table.field_deck == 0:
        shuffle_discards(table)
    card: i64 = BIT[nth(table.field_deck, luck.pick(count(table.field_deck)))]
    table.field_deck ^= card
    table.drawn |= card


def shuffle_discards(table: Table) -> None:
    """Turn the discarded field cards into the new deck."""
    table.field_deck = table.field_discard
    table.field_discard = 0
    if table.listener is not None:
        cards = count(table.field_deck)
        table.listener.hear(events.FieldDiscardsShuffled(cards=cards))


def choose_site(table: Table, card: i64, luck: Luck) -> None:
    """Go where the card says: roll its dice, or act elsewhere by the Erosion Event."""
    table.site = card
    if table.setup.erosions >> card & 1:
        table.phase = EROSION
        if table.listener is not None:
            table.listener.hear(events.ChoseErosion(seat=table.turn, card=card))
        return
    if table.listener is not None:
        table.listener.hear(events.ChoseSite(seat=table.turn, card=card))
    if table.setup.field_traces >> card & 1:
        draw_trace(table, luck)
    roll_dice(table, luck)


def erosion_options(table: Table) -> i64:
    """Any other place where the worker can act; no space is needed there."""
    found: i64 = 0
    place: i64 = 0
    while place < PLACES:
        if place != FIELD and can_act(table, table.worker, place):
            found |= 1 << place
        place += 1
    return found


def erode(table: Table, place: i64) -> None:
    """Act at another place, with the rank of the worker in the field."""
    table.place = place
    if table.listener is not None:
        table.listener.hear(events.Eroded(seat=table.turn, place=place))


def draw_trace(table: Table, luck: Luck) -> None:
    """Draw a trace fossil into the hand, if one is left."""
    left = table.traces_left()
    if left == 0:
        return
    seat = table.turn
    kind = draw(table.trace_bag, left, luck)
    table.traces[seat * TRACES + kind] += 1
    if table.listener is not None:
        table.listener.hear(events.FoundTrace(seat=seat))
        table.listener.hear(events.SawTrace(seat=seat, trace=kind, known_to=1 << seat))


def roll_dice(table: Table, luck: Luck) -> None:
    """Roll the dice of the field card; rerolls are asked for one by one."""
    number = table.setup.field_dice[table.site]
    while number > 0:
        table.dice[roll_die(table, luck)] += 1
        number -= 1
    table.rerolls = table.setup.field_rerolls[table.site]
    if table.listener is not None:
        table.listener.hear(events.Rolled(seat=table.turn, faces=faces_up(table)))
    if table.rerolls > 0:
        table.phase = REROLL
    else:
        gather(table)


def roll_die(table: Table, luck: Luck) -> i64:
    """Roll a die of the field card's colour; return its face."""
    period = table.setup.field_period[table.site]
    return table.setup.faces[period * SIDES + luck.pick(SIDES)]


def faces_up(table: Table) -> tuple[int, ...]:
    """List what the dice show."""
    return tuple([face for face in range(FACES) for _ in range(table.dice[face])])


def reroll_options(table: Table) -> i64:
    """Any die, those with the same face being one choice, or none."""
    found: i64 = 1 << KEEP_DICE
    face: i64 = 0
    while face < FACES:
        if table.dice[face] > 0:
            found |= 1 << face
        face += 1
    return found


def choose_reroll(table: Table, face: i64, luck: Luck) -> None:
    """Roll one die again: its new face stands."""
    if face == KEEP_DICE:
        table.rerolls = 0
    else:
        reroll(table, face, luck)
    if table.rerolls == 0:
        gather(table)


def reroll(table: Table, face: i64, luck: Luck) -> None:
    """Use up one reroll on a die with this face."""
    table.rerolls -= 1
    table.dice[face] -= 1
    after = roll_die(table, luck)
    table.dice[after] += 1
    if table.listener is not None:
        told = events.Rerolled(seat=table.turn, before=face, after=after)
        table.listener.hear(told)


def gather(table: Table) -> None:
    """Take fossils from the supply, then from the Museum as far as it has them."""
    period = table.setup.field_period[table.site]
    found = table.dice[0] + 2 * table.dice[1] + 3 * table.dice[2]
    if table.has(table.turn, MORE_FOSSILS):
        found += 1
    loaned = table.dice[MUSEUM_FACE]
    if loaned > table.museum[period]:
        loaned = table.museum[period]
    table.museum[period] -= loaned
    table.fossils[table.turn * PERIODS + period] += found + loaned
    if table.listener is not None:
        gathered = events.Gathered(seat=table.turn, period=period, found=found, loaned=loaned)
        table.listener.hear(gathered)
    finish_action(table)

"""Field Expeditions: field cards, dice, fossils, the Erosion Event (chapter 5)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, is_at_most_one, lowest, members, nth
from pangaea.core.flow import Choice
from pangaea.core.luck import Luck, draw
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.holotype import events
from pangaea.games.holotype.rules import names, workers
from pangaea.games.holotype.rules.storage import after_action
from pangaea.games.holotype.rules.table import Table


@final
class Site(Choice[Table]):
    """Which of two field cards do you choose? [holotype 5.3]"""

    ask: ClassVar = Ask("site", domain="field", rule="5.3")

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.site == names.NONE else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        return table.drawn

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        return Reason("why-not-turned-up", "holotype/5.3")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        choose_site(table, option, luck)

    def following(self, table: Table) -> i64:
        if is_erosion(table, table.site):
            return names.EROSION
        if table.rerolls > 0:
            return names.REROLL
        return after_action(table)


@final
class Reroll(Choice[Table]):
    """Which die do you roll again, those with the same face being one? [holotype 5.6]"""

    ask: ClassVar = Ask("reroll", domain="reroll", rule="5.6")

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.rerolls > 0 else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        found = BIT[names.KEEP_DICE]
        for face in range(names.FACES):
            if table.dice[face] > 0:
                found |= BIT[face]
        return found

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        return Reason("why-not-face", "holotype/5.6")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option == names.KEEP_DICE:
            table.rerolls = 0
        else:
            reroll(table, option, luck)
        if table.rerolls == 0:
            gather(table)

    def following(self, table: Table) -> i64:
        return after_action(table)


@final
class Erosion(Choice[Table]):
    """The Erosion Event: at which other place do you act? [holotype 5.10, 5.11]"""

    ask: ClassVar = Ask("erosion", domain="place", rule="5.10")

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.place == names.FIELD else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        found: i64 = 0
        for place in range(names.PLACES):
            if place != names.FIELD and workers.can_act(table, table.worker, place):
                found |= BIT[place]
        return found

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        if option == names.FIELD:
            return Reason("why-not-erosion-field", "holotype/5.10")
        return workers.why_nothing_to_do(table, option)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.place = option
        if table.listener is not None:
            table.listener.hear(events.Eroded(seat=seat, place=option))
        workers.act(table, luck)


# -- field cards -------------------------------------------------------------------------------


def turn_up(table: Table, luck: Luck) -> None:
    """Turn up two field cards, or one for an Assistant to take as it is [holotype 5.1, 5.2]."""
    cards: i64 = 2 if table.worker >= names.STUDENT else 1
    for _ in range(cards):
        draw_field(table, luck)
    if table.listener is not None:
        drawn = tuple(members(table.drawn))
        table.listener.hear(events.DrewFields(seat=table.turn, number=len(drawn), cards=drawn))
    if is_at_most_one(table.drawn):
        choose_site(table, lowest(table.drawn), luck)


def draw_field(table: Table, luck: Luck) -> None:
    """Turn up a field card; an empty deck is made anew from the discard pile [holotype 5.13]."""
    if table.field_deck == 0:
        shuffle_discards(table)
    card = BIT[nth(table.field_deck, luck.pick(count(table.field_deck)))]
    table.field_deck ^= card
    table.drawn |= card


def shuffle_discards(table: Table) -> None:
    """Turn the discarded field cards into the new deck [holotype 5.13]."""
    table.field_deck = table.field_discard
    table.field_discard = 0
    if table.listener is not None:
        cards = count(table.field_deck)
        table.listener.hear(events.FieldDiscardsShuffled(cards=cards))


def choose_site(table: Table, card: i64, luck: Luck) -> None:
    """Go where the card says, or nowhere by the Erosion Event [holotype 5.3, 5.4, 5.10]."""
    table.site = card
    if is_erosion(table, card):
        if table.listener is not None:
            table.listener.hear(events.ChoseErosion(seat=table.turn, card=card))
        return
    if table.listener is not None:
        table.listener.hear(events.ChoseSite(seat=table.turn, card=card))
    if table.setup.field_traces & BIT[card]:
        draw_trace(table, luck)
    roll_dice(table, luck)


def is_erosion(table: Table, card: i64) -> bool:
    """Tell whether a field card is an Erosion Event."""
    return table.setup.erosions & BIT[card] != 0


def draw_trace(table: Table, luck: Luck) -> None:
    """Draw a trace fossil into the hand, if one is left [holotype 1.5, 5.4]."""
    left = table.traces_left()
    if left == 0:
        return
    seat = table.turn
    kind = draw(table.trace_bag, left, luck)
    table.traces[seat * names.TRACES + kind] += 1
    if table.listener is not None:
        table.listener.hear(events.FoundTrace(seat=seat))
        table.listener.hear(events.SawTrace(seat=seat, trace=kind, known_to=BIT[seat]))


def put_away(table: Table) -> None:
    """Discard the field cards; an Erosion Event among them has all shuffled [holotype 5.12]."""
    if table.drawn & table.setup.erosions:
        table.field_deck |= table.field_discard | table.drawn
        table.field_discard = 0
        if table.listener is not None:
            table.listener.hear(events.FieldsShuffled())
    else:
        table.field_discard |= table.drawn
    table.drawn = 0
    table.site = names.NONE
    for face in range(names.FACES):
        table.dice[face] = 0


# -- dice --------------------------------------------------------------------------------------


def roll_dice(table: Table, luck: Luck) -> None:
    """Roll the dice of the field card; rerolls are asked for one by one [holotype 5.5, 5.6]."""
    for _ in range(table.setup.field_dice[table.site]):
        table.dice[roll_die(table, luck)] += 1
    table.rerolls = table.setup.field_rerolls[table.site]
    if table.listener is not None:
        table.listener.hear(events.Rolled(seat=table.turn, faces=faces_up(table)))
    if table.rerolls == 0:
        let_dice_be_seen(table)
        gather(table)


def let_dice_be_seen(table: Table) -> None:
    """Pause before the dice are put away: nobody has seen them yet."""
    if table.listener is not None:
        table.listener.pause(table)


def roll_die(table: Table, luck: Luck) -> i64:
    """Roll a die of the field card's colour; return its face [holotype 5.5]."""
    period = table.setup.field_period[table.site]
    return table.setup.faces[period * names.SIDES + luck.pick(names.SIDES)]


def faces_up(table: Table) -> tuple[int, ...]:
    """List what the dice show."""
    return tuple([face for face in range(names.FACES) for _ in range(table.dice[face])])


def reroll(table: Table, face: i64, luck: Luck) -> None:
    """Use up one reroll on a die with this face: the new one stands [holotype 5.6]."""
    table.rerolls -= 1
    table.dice[face] -= 1
    after = roll_die(table, luck)
    table.dice[after] += 1
    if table.listener is not None:
        told = events.Rerolled(seat=table.turn, before=face, after=after)
        table.listener.hear(told)
    if table.rerolls == 0:
        let_dice_be_seen(table)


def gather(table: Table) -> None:
    """Take fossils from the supply, then from the Museum as far as it has them [holotype 5.7]."""
    period = table.setup.field_period[table.site]
    found = table.dice[0] + 2 * table.dice[1] + 3 * table.dice[2]
    if table.has(table.turn, names.MORE_FOSSILS):  # [holotype 9.7]
        found += 1
    loaned = table.dice[names.MUSEUM_FACE]
    if loaned > table.museum[period]:
        loaned = table.museum[period]
    table.museum[period] -= loaned
    table.fossils[table.turn * names.PERIODS + period] += found + loaned
    if table.listener is not None:
        gathered = events.Gathered(seat=table.turn, period=period, found=found, loaned=loaned)
        table.listener.hear(gathered)

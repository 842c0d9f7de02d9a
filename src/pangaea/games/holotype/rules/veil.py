"""What a seat cannot know: others' hands, trace fossils and personal objectives.

And which cards of the discard pile others have searched out. A seat that has searched it itself
knows a little more of that than its veiled table remembers: what it saw below the top card.
"""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, lowest, nth
from pangaea.core.luck import Luck, draw
from pangaea.games.holotype.rules.names import (
    AGES,
    GOAL,
    GOALS,
    HIDDEN,
    NONE,
    OVER,
    SEARCH,
    SEARCHED,
    START_GOALS,
    TRACES,
)
from pangaea.games.holotype.rules.setting_up import drawn_from
from pangaea.games.holotype.rules.table import Table


def veil(table: Table, seat: i64) -> None:
    """Take out of a copy whatever that seat (NOBODY: a spectator) cannot know."""
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            veil_goal(table, other)
            if table.phase != OVER:
                veil_hand(table, other)
            veil_traces(table, other)
        other += 1
    if table.phase != OVER and not (table.phase == SEARCH and table.turn == seat):
        veil_pile(table)


def veil_hand(table: Table, seat: i64) -> None:
    """Put the cards nobody else has seen back among the unknown ones; their number stays."""
    secret = table.hands[seat] & ~table.shown[seat]
    table.hands[seat] = table.shown[seat]
    table.deck |= secret
    age: i64 = 0
    while age < AGES:
        table.hidden[seat * AGES + age] += count(secret & table.aged[age])
        age += 1
    if table.secret_places():
        table.hidden[table.seats * AGES + seat] += count(secret & table.aged[SEARCHED])


def veil_pile(table: Table) -> None:
    """Put the cards that may have been searched out back among the unknown; their number stays."""
    if not table.secret_places():
        return
    place: i64 = 0
    while place < table.piled:
        card = table.pile[place]
        if card != HIDDEN and table.aged[SEARCHED] >> card & 1:
            table.pile[place] = HIDDEN
            table.deck |= BIT[card]
            table.hidden[pile_place(table)] += 1
        place += 1


def pile_place(table: Table) -> i64:
    """Return where `hidden` counts the cards of the discard pile."""
    return table.seats * AGES + table.seats


def veil_traces(table: Table, seat: i64) -> None:
    """Put trace fossils in hand back among the unknown ones; their number stays."""
    kind: i64 = 0
    while kind < TRACES:
        held = table.traces[seat * TRACES + kind]
        table.traces[seat * TRACES + kind] = 0
        table.trace_bag[kind] += held
        table.hidden_traces[seat] += held
        kind += 1


def veil_goal(table: Table, seat: i64) -> None:
    """Hide what a seat was dealt, and what it kept until the end."""
    table.offers[seat] = 0
    if table.phase != OVER and not table.setup.elementary:
        table.goal[seat] = HIDDEN


def imagine(table: Table, luck: Luck) -> None:
    """Complete a veiled copy: every way that fits what is known is equally likely."""
    goals = unseen_goals(table)
    seat: i64 = 0
    while seat < table.seats:
        if table.goal[seat] == HIDDEN:
            goals &= ~imagine_goal(table, seat, goals, luck)
        imagine_hand(table, seat, luck)
        imagine_traces(table, seat, luck)
        seat += 1
    if table.secret_places():
        imagine_search(table, luck)


def imagine_search(table: Table, luck: Luck) -> None:
    """Share out the cards that may have been searched: among those who searched, and the pile."""
    seat: i64 = 0
    while seat < table.seats:
        place = table.seats * AGES + seat
        table.hands[seat] |= drawn_back(table, table.hidden[place], luck)
        table.hidden[place] = 0
        seat += 1
    place = 0
    while place < table.piled:
        if table.pile[place] == HIDDEN:
            table.pile[place] = lowest(drawn_back(table, 1, luck))
        place += 1
    table.hidden[pile_place(table)] = 0


def drawn_back(table: Table, number: i64, luck: Luck) -> i64:
    """Draw so many of the cards that may have been searched out, as a mask."""
    drawn = drawn_from(table.deck & table.aged[SEARCHED], number, luck)
    table.deck &= ~drawn
    return drawn


def unseen_goals(table: Table) -> i64:
    """Return the personal objectives that the seat has not seen."""
    seen: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        seen |= table.offers[seat]
        seat += 1
    return ((1 << GOALS) - 1) & ~seen


def imagine_goal(table: Table, seat: i64, goals: i64, luck: Luck) -> i64:
    """Deal a seat two objectives; if it has chosen, let it keep either."""
    offers = drawn_from(goals, START_GOALS, luck)
    table.offers[seat] = offers
    if table.phase == GOAL and table.owing >> seat & 1:
        table.goal[seat] = NONE
    else:
        table.goal[seat] = nth(offers, luck.pick(START_GOALS))
    return offers


def imagine_hand(table: Table, seat: i64, luck: Luck) -> None:
    """Draw a seat's hidden specimens from those that were last in the deck at the same time."""
    age: i64 = 0
    while age < AGES:
        place = seat * AGES + age
        drawn = drawn_from(table.deck & table.aged[age], table.hidden[place], luck)
        table.deck &= ~drawn
        table.hands[seat] |= drawn
        table.hidden[place] = 0
        age += 1


def imagine_traces(table: Table, seat: i64, luck: Luck) -> None:
    """Draw a seat's hidden trace fossils."""
    left: i64 = 0
    kind: i64 = 0
    while kind < TRACES:
        left += table.trace_bag[kind]
        kind += 1
    while table.hidden_traces[seat] > 0:
        table.traces[seat * TRACES + draw(table.trace_bag, left, luck)] += 1
        table.hidden_traces[seat] -= 1
        left -= 1

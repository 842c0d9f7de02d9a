"""What a seat cannot know: others' hands, trace fossils and objectives [holotype 1.7, 2.7].

And which cards of the discard pile others have searched out. A seat that has searched it itself
knows a little more of that than its veiled table remembers: what it saw below the top card.
"""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, lowest, nth
from pangaea.core.flow import OVER, Course
from pangaea.core.luck import Luck, draw
from pangaea.games.holotype.rules import names
from pangaea.games.holotype.rules.setting_up import drawn_from
from pangaea.games.holotype.rules.table import Table


class Veil(Course[Table]):
    """A course that keeps secrets: what a seat of Holotype cannot know, and may imagine."""

    def hide(self, table: Table, seat: i64) -> None:
        """Take out whatever that seat (NOBODY: a spectator) cannot know [holotype 1.7]."""
        for other in range(table.seats):
            if other != seat:
                hide_goal(table, other)
                if table.step != OVER:
                    hide_hand(table, other)
                hide_traces(table, other)
        if table.step != OVER and not (table.step == names.SEARCH and table.turn == seat):
            hide_pile(table)

    def imagine(self, table: Table, luck: Luck) -> None:
        """Complete a veiled copy: every way that fits what is known is equally likely."""
        goals = unseen_goals(table)
        for seat in range(table.seats):
            if table.goal[seat] == names.HIDDEN:
                goals &= ~imagine_goal(table, seat, goals, luck)
            imagine_hand(table, seat, luck)
            imagine_traces(table, seat, luck)
        if table.setup.searches_in_secret():
            imagine_search(table, luck)


def hide_hand(table: Table, seat: i64) -> None:
    """Put the cards nobody else has seen back among the unknown ones; their number stays."""
    secret = table.hands[seat] & ~table.shown[seat]
    table.hands[seat] = table.shown[seat]
    table.deck |= secret
    for age in range(names.AGES):
        table.hidden[seat * names.AGES + age] += count(secret & table.aged[age])
    if table.setup.searches_in_secret():
        table.hidden[table.seats * names.AGES + seat] += count(secret & table.aged[names.SEARCHED])


def hide_pile(table: Table) -> None:
    """Put the cards that may have been searched out back among the unknown; their number stays."""
    if not table.setup.searches_in_secret():
        return
    for place in range(table.piled):
        card = table.pile[place]
        if card != names.HIDDEN and table.aged[names.SEARCHED] & BIT[card]:
            table.pile[place] = names.HIDDEN
            table.deck |= BIT[card]
            table.hidden[pile_place(table)] += 1


def pile_place(table: Table) -> i64:
    """Return where `hidden` counts the cards of the discard pile."""
    return table.seats * names.AGES + table.seats


def hide_traces(table: Table, seat: i64) -> None:
    """Put trace fossils in hand back among the unknown ones; their number stays."""
    for kind in range(names.TRACES):
        held = table.traces[seat * names.TRACES + kind]
        table.traces[seat * names.TRACES + kind] = 0
        table.trace_bag[kind] += held
        table.hidden_traces[seat] += held


def hide_goal(table: Table, seat: i64) -> None:
    """Hide what a seat was dealt, and what it kept until the end [holotype 2.7]."""
    table.offers[seat] = 0
    if table.step != OVER and not table.setup.elementary:
        table.goal[seat] = names.HIDDEN


def imagine_search(table: Table, luck: Luck) -> None:
    """Share out the cards that may have been searched: among those who searched, and the pile."""
    for seat in range(table.seats):
        searched = table.seats * names.AGES + seat
        table.hands[seat] |= drawn_back(table, table.hidden[searched], luck)
        table.hidden[searched] = 0
    for place in range(table.piled):
        if table.pile[place] == names.HIDDEN:
            table.pile[place] = lowest(drawn_back(table, 1, luck))
    table.hidden[pile_place(table)] = 0


def drawn_back(table: Table, number: i64, luck: Luck) -> i64:
    """Draw so many of the cards that may have been searched out, as a mask."""
    drawn = drawn_from(table.deck & table.aged[names.SEARCHED], number, luck)
    table.deck &= ~drawn
    return drawn


def unseen_goals(table: Table) -> i64:
    """Return the personal objectives that the seat has not seen."""
    unseen = BIT[names.GOALS] - 1
    for offers in table.offers:
        unseen &= ~offers
    return unseen


def imagine_goal(table: Table, seat: i64, goals: i64, luck: Luck) -> i64:
    """Deal a seat two objectives; if it has chosen, let it keep either."""
    offers = drawn_from(goals, names.START_GOALS, luck)
    table.offers[seat] = offers
    if table.owing & BIT[seat]:
        table.goal[seat] = names.NONE
    else:
        table.goal[seat] = nth(offers, luck.pick(names.START_GOALS))
    return offers


def imagine_hand(table: Table, seat: i64, luck: Luck) -> None:
    """Draw a seat's hidden specimens from those that were last in the deck at the same time."""
    for age in range(names.AGES):
        place = seat * names.AGES + age
        drawn = drawn_from(table.deck & table.aged[age], table.hidden[place], luck)
        table.deck &= ~drawn
        table.hands[seat] |= drawn
        table.hidden[place] = 0


def imagine_traces(table: Table, seat: i64, luck: Luck) -> None:
    """Draw a seat's hidden trace fossils."""
    left: i64 = 0
    for copies in table.trace_bag:
        left += copies
    while table.hidden_traces[seat] > 0:
        table.traces[seat * names.TRACES + draw(table.trace_bag, left, luck)] += 1
        table.hidden_traces[seat] -= 1
        left -= 1

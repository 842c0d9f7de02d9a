"""Reveal and ties (chapter 5), and the species of mixed duos (chapter 8)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules.choosing import SecretStep, decide
from pangaea.games.dino_twist.rules.names import BURYING, NO_SPECIES, SUPPORT
from pangaea.games.dino_twist.rules.piles import cards_prepared, clear_prepared, refill
from pangaea.games.dino_twist.rules.preparation import why_not_attack_as
from pangaea.games.dino_twist.rules.strength import beats, species_prepared, total_prepared
from pangaea.games.dino_twist.rules.table import Table


@final
class Support(SecretStep):
    """Which species of a mixed Duo attacks? [dino_twist 8.11]"""

    ask: ClassVar = Ask("support", domain="species", rule="8.11", secret=True)

    def begin(self, table: Table, luck: Luck) -> None:
        reveal(table)
        for seat in range(table.seats):
            table.asking[seat] = SUPPORT
            if is_mixed(table, seat):
                table.undecided |= BIT[seat]

    def options(self, table: Table, seat: i64) -> list[int]:
        total = total_prepared(table, seat)
        return [one for one in species_shown(table, seat) if beats(table, one, total)]

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if option not in species_shown(table, seat):
            return Reason("why-not-absent-species", "dino_twist/8.11")
        return why_not_attack_as(table, seat, option, "dino_twist/8.11")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.aim[seat] = option
        decide(table, seat)
        if not table.undecided:
            tell_species(table)


# -- turning cards up ------------------------------------------------------------------------


def reveal(table: Table) -> None:
    """Turn all prepared cards up; those to be buried stay face down [dino_twist 4.6, 5.1]."""
    for seat in range(table.seats):
        number = table.prepared_cards(seat)
        table.held[seat] -= number
        if table.aim[seat] == BURYING:
            bury(table, seat, number)
        elif table.listener is not None and number > 0:
            table.listener.hear(events.Revealed(seat=seat, cards=cards_prepared(table, seat)))


def bury(table: Table, seat: i64, number: i64) -> None:
    """Put the cards before a seat into its cemetery; only their owner knows [dino_twist 4.6]."""
    if table.listener is not None:
        cards = cards_prepared(table, seat)
        table.listener.hear(events.Buried(seat=seat, number=number))
        table.listener.hear(events.BuriedCards(seat=seat, cards=cards, known_to=BIT[seat]))
    for place in range(number):
        table.buried[seat * table.setup.kinds + table.card(seat, place)] += 1
    clear_prepared(table, seat)
    table.sunk[seat] += number
    table.graves[seat] += number


# -- mixed duos ------------------------------------------------------------------------------


def is_mixed(table: Table, seat: i64) -> bool:
    """Tell whether a seat's open cards are a duo of two species that has not said its aim."""
    return table.aim[seat] == NO_SPECIES and table.prepared_cards(seat) > 0


def shows_two_species(table: Table, seat: i64) -> bool:
    """Tell whether a seat's open cards are a mixed duo, whether or not it has said its aim."""
    return table.prepared_cards(seat) > 0 and species_prepared(table, seat) == NO_SPECIES


def species_shown(table: Table, seat: i64) -> list[int]:
    """List the species of a mixed duo."""
    return sorted([int(table.setup.species[card]) for card in cards_prepared(table, seat)])


def tell_species(table: Table) -> None:
    """Say which species of the mixed duos attack, once all have chosen."""
    if table.listener is not None:
        for seat in range(table.seats):
            if shows_two_species(table, seat):
                table.listener.hear(events.Supported(seat=seat, species=table.aim[seat]))


# -- ties ------------------------------------------------------------------------------------


def compare(table: Table) -> None:
    """Work out the totals, and let everybody look at the cards before anything happens to them."""
    for seat in range(table.seats):
        if table.prepared_cards(seat) > 0:
            species = table.aim[seat]
            table.power[seat] = table.raised(species, total_prepared(table, seat))
    if table.listener is not None and any(table.power[seat] > 0 for seat in range(table.seats)):
        table.listener.pause(table)


def settle_ties(table: Table, luck: Luck) -> None:
    """Cancel equal attacks; who does not attack refills now [dino_twist 5.2, 5.4]."""
    for seat in range(table.seats):
        if is_cancelled(table, seat):
            cancel_with_equals(table, seat)
    for seat in range(table.seats):
        if table.power[seat] == 0:
            refill(table, seat, luck)


def is_cancelled(table: Table, seat: i64) -> bool:
    """Tell whether another attack has the same species and the same total [dino_twist 5.2]."""
    return any(other != seat and is_equal(table, seat, other) for other in range(table.seats))


def is_equal(table: Table, seat: i64, other: i64) -> bool:
    """Tell whether two seats attack with the same total and the same species."""
    power = table.power[seat]
    return power > 0 and power == table.power[other] and table.aim[seat] == table.aim[other]


def cancel_with_equals(table: Table, seat: i64) -> None:
    """Cancel a seat's attack and those equal to it, all of them after it [dino_twist 5.2]."""
    power, species = table.power[seat], table.aim[seat]
    seats: list[int] = []
    for other in range(seat, table.seats):
        if table.power[other] == power and table.aim[other] == species:
            bury_openly(table, other)
            seats.append(other)
    if table.listener is not None:
        clash = events.Clashed(seats=tuple(seats), species=species, power=power)
        table.listener.hear(clash)


def bury_openly(table: Table, seat: i64) -> None:
    """Put a cancelled attack into its owner's cemetery for good [dino_twist 5.2, 5.3]."""
    number = table.prepared_cards(seat)
    for place in range(number):
        table.gone[table.card(seat, place)] += 1
    clear_prepared(table, seat)
    table.graves[seat] += number
    table.power[seat] = 0

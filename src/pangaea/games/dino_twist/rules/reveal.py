"""Reveal and ties (chapter 5), and the species of mixed duos (chapter 8)."""

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules import attack
from pangaea.games.dino_twist.rules.names import BURYING, NO_SPECIES, SHOWDOWN, SUPPORT
from pangaea.games.dino_twist.rules.piles import cards_prepared, clear_prepared, refill
from pangaea.games.dino_twist.rules.strength import beats, species_prepared, total_prepared
from pangaea.games.dino_twist.rules.table import Table


def reveal(table: Table) -> None:
    """Turn all prepared cards up; those for the cemetery go there face down."""
    seat: i64 = 0
    while seat < table.seats:
        number = table.prepared_cards(seat)
        table.held[seat] -= number
        if table.aim[seat] == BURYING:
            bury(table, seat, number)
        elif table.listener is not None and number > 0:
            table.listener.hear(events.Revealed(seat=seat, cards=cards_prepared(table, seat)))
        seat += 1


def bury(table: Table, seat: i64, number: i64) -> None:
    """Put the cards before a seat into its cemetery; only their owner knows them."""
    if table.listener is not None:
        cards = cards_prepared(table, seat)
        table.listener.hear(events.Buried(seat=seat, number=number))
        table.listener.hear(events.BuriedCards(seat=seat, cards=cards, known_to=1 << seat))
    place: i64 = 0
    while place < number:
        table.buried[seat * table.setup.kinds + table.card(seat, place)] += 1
        place += 1
    clear_prepared(table, seat)
    table.sunk[seat] += number
    table.graves[seat] += number


def is_mixed(table: Table, seat: i64) -> bool:
    """Tell whether a seat's open cards are a duo of two species that has not said its aim."""
    return table.aim[seat] == NO_SPECIES and table.prepared_cards(seat) > 0


def must_ask_for_species(table: Table) -> bool:
    """Ask everybody with a mixed duo which species attacks, if there is one."""
    waiting: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        table.asking[seat] = SUPPORT
        if is_mixed(table, seat):
            waiting |= 1 << seat
        seat += 1
    if waiting == 0:
        return False
    table.ready = ((1 << table.seats) - 1) & ~waiting
    table.phase = SUPPORT
    return True


def species_options(table: Table, seat: i64) -> list[int]:
    """List the species of a mixed duo that have something to attack."""
    total = total_prepared(table, seat)
    species = [int(table.setup.species[card]) for card in cards_prepared(table, seat)]
    return [one for one in sorted(species) if beats(table, one, total)]


def tell_species(table: Table) -> None:
    """Say which species of the mixed duos attack, once all have chosen."""
    seat: i64 = 0
    while seat < table.seats:
        if table.listener is not None and shows_two_species(table, seat):
            table.listener.hear(events.Supported(seat=seat, species=table.aim[seat]))
        seat += 1


def shows_two_species(table: Table, seat: i64) -> bool:
    """Tell whether a seat's open cards are a mixed duo, whether or not it has said its aim."""
    return table.prepared_cards(seat) > 0 and species_prepared(table, seat) == NO_SPECIES


def compare(table: Table) -> None:
    """Work out the totals, and let everybody look at the cards before anything happens to them."""
    seat: i64 = 0
    while seat < table.seats:
        if table.prepared_cards(seat) > 0:
            species = table.aim[seat]
            table.power[seat] = table.raised(species, total_prepared(table, seat))
        seat += 1
    table.phase = SHOWDOWN
    if table.listener is not None and attack.quickest(table) >= 0:
        table.listener.pause(table)


def settle_ties(table: Table, luck: Luck) -> None:
    """Cancel equal attacks; who does not attack refills now."""
    seat: i64 = 0
    while seat < table.seats:
        cancel_with_equals(table, seat)
        seat += 1
    seat = 0
    while seat < table.seats:
        if table.power[seat] == 0:
            refill(table, seat, luck)
        seat += 1


def is_cancelled(table: Table, seat: i64) -> bool:
    """Tell whether another attack has the same species and the same total."""
    other: i64 = 0
    while other < table.seats:
        if other != seat and is_equal(table, seat, other):
            return True
        other += 1
    return False


def is_equal(table: Table, seat: i64, other: i64) -> bool:
    """Tell whether two seats attack with the same total and the same species."""
    power = table.power[seat]
    return power > 0 and power == table.power[other] and table.aim[seat] == table.aim[other]


def cancel_with_equals(table: Table, seat: i64) -> None:
    """Cancel a seat's attack and those equal to it, if there are any."""
    if not is_cancelled(table, seat):
        return
    power, species = table.power[seat], table.aim[seat]
    seats: list[int] = []
    other = seat
    while other < table.seats:
        if table.power[other] == power and table.aim[other] == species:
            bury_openly(table, other)
            seats.append(other)
        other += 1
    if table.listener is not None:
        clash = events.Clashed(seats=tuple(seats), species=species, power=power)
        table.listener.hear(clash)


def bury_openly(table: Table, seat: i64) -> None:
    """Put a cancelled attack into its owner's cemetery; all have seen the cards."""
    number = table.prepared_cards(seat)
    place: i64 = 0
    while place < number:
        table.gone[table.card(seat, place)] += 1
        place += 1
    clear_prepared(table, seat)
    table.graves[seat] += number
    table.power[seat] = 0

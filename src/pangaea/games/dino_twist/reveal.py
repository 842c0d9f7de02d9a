"""Reveal and ties (chapter 5), and the species of mixed duos (chapter 8)."""

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.names import BURYING, NO_SPECIES, SUPPORT
from pangaea.games.dino_twist.piles import cards_prepared, clear_prepared, refill
from pangaea.games.dino_twist.strength import beats, species_prepared, total_prepared
from pangaea.games.dino_twist.table import Table


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


def settle_ties(table: Table, luck: Luck) -> None:
    """Cancel equal attacks; who does not attack refills now."""
    seat: i64 = 0
    while seat < table.seats:
        if table.prepared_cards(seat) > 0:
            species = table.aim[seat]
            table.power[seat] = table.raised(species, total_prepared(table, seat))
        seat += 1
    table.clashed = equal_attacks(table)
    seat = 0
    while seat < table.seats:
        if table.clashed >> seat & 1:
            cancel_with_equals(table, seat)
        seat += 1
    seat = 0
    while seat < table.seats:
        if table.power[seat] == 0:
            refill(table, seat, luck)
        seat += 1


def equal_attacks(table: Table) -> i64:
    """Return the seats whose attack has the species and the total of another."""
    found: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        other = seat + 1
        while other < table.seats:
            if table.power[seat] > 0 and is_equal(table, seat, other):
                found |= 1 << seat | 1 << other
            other += 1
        seat += 1
    return found


def is_equal(table: Table, seat: i64, other: i64) -> bool:
    """Tell whether two attacks have the same species and the same total."""
    return table.power[seat] == table.power[other] and table.aim[seat] == table.aim[other]


def cancel_with_equals(table: Table, seat: i64) -> None:
    """Cancel a seat's attack and those equal to it, unless that was done already."""
    power, species = table.power[seat], table.aim[seat]
    if power == 0:
        return
    seats: list[int] = []
    other = seat
    while other < table.seats:
        if table.power[other] == power and table.aim[other] == species:
            table.power[other] = 0
            table.graves[other] += table.prepared_cards(other)
            seats.append(other)
        other += 1
    if table.listener is not None:
        clash = events.Clashed(seats=tuple(seats), species=species, power=power)
        table.listener.hear(clash)


def put_clashed_away(table: Table) -> None:
    """Take the cancelled cards, shown until now, out of the game."""
    seat: i64 = 0
    while seat < table.seats:
        if table.clashed >> seat & 1:
            place: i64 = 0
            while place < table.prepared_cards(seat):
                table.gone[table.card(seat, place)] += 1
                place += 1
            clear_prepared(table, seat)
        seat += 1
    table.clashed = 0

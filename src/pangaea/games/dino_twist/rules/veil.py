"""What a seat cannot know is taken out, and can be imagined again (chapters 2, 4 and 5)."""

from mypy_extensions import i64

from pangaea.core.luck import Luck, draw
from pangaea.games.dino_twist.rules import dealing, litter, preparation, reveal
from pangaea.games.dino_twist.rules.names import (
    EVERYTHING,
    ISLAND,
    LITTER,
    MOST_PREPARED,
    NO_CARD,
    NO_SPECIES,
    PREPARE,
    SUPPORT,
)
from pangaea.games.dino_twist.rules.piles import clear_prepared
from pangaea.games.dino_twist.rules.table import Table


def veil(table: Table, viewer: i64) -> None:
    """Take out what the viewer cannot know: it joins the unseen cards."""
    table.viewer = viewer
    seat: i64 = 0
    while seat < table.seats:
        if seat != viewer:
            veil_cards(table, seat)
            veil_choice(table, seat)
        seat += 1


def veil_cards(table: Table, seat: i64) -> None:
    """Mix a hand and what was buried from it into the unseen cards."""
    kinds = table.setup.kinds
    kind: i64 = 0
    while kind < kinds:
        place = seat * kinds + kind
        table.unseen[kind] += table.hands[place] + table.buried[place]
        table.hands[place] = 0
        table.buried[place] = 0
        kind += 1


def veil_choice(table: Table, seat: i64) -> None:
    """Hide how far a seat has come with what all choose at once."""
    if table.phase == ISLAND:
        table.sorts[seat] = table.setup.island
    elif table.phase == LITTER or table.phase == PREPARE:
        hide_prepared(table, seat)
        table.asking[seat] = table.phase
        table.aim[seat] = NO_SPECIES
    elif table.phase == SUPPORT and reveal.shows_two_species(table, seat):
        table.aim[seat] = NO_SPECIES


def hide_prepared(table: Table, seat: i64) -> None:
    """Mix the cards that lie face down before a seat into the unseen cards."""
    place: i64 = 0
    while place < MOST_PREPARED:
        card = table.card(seat, place)
        if card != NO_CARD:
            table.unseen[card] += 1
        place += 1
    clear_prepared(table, seat)


# -- imagining -------------------------------------------------------------------------------


def imagine(table: Table, luck: Luck) -> None:
    """Deal the unseen cards to where they may be, and let those who are ready have chosen."""
    viewer = table.viewer
    if viewer == EVERYTHING:
        return
    table.viewer = EVERYTHING
    deal_unseen(table, viewer, luck)
    while is_first_preparation(table) and not is_possible_deal(table, viewer):
        take_unseen_back(table, viewer)
        deal_unseen(table, viewer, luck)
    seat: i64 = 0
    while seat < table.seats:
        if seat != viewer and table.ready >> seat & 1:
            imagine_choice(table, seat, luck)
        seat += 1


def deal_unseen(table: Table, viewer: i64, luck: Luck) -> None:
    """Give every other seat its hand and what it has buried."""
    kinds = table.setup.kinds
    unseen = count_unseen(table)
    seat: i64 = 0
    while seat < table.seats:
        if seat != viewer:
            number = table.held[seat] + table.sunk[seat]
            while number > 0:
                kind = draw(table.unseen, unseen, luck)
                unseen -= 1
                if number > table.held[seat]:
                    table.buried[seat * kinds + kind] += 1
                else:
                    table.hands[seat * kinds + kind] += 1
                number -= 1
        seat += 1
    assert unseen == table.pile


def count_unseen(table: Table) -> i64:
    """Count the unseen cards."""
    total: i64 = 0
    kind: i64 = 0
    while kind < table.setup.kinds:
        total += table.unseen[kind]
        kind += 1
    return total


def is_first_preparation(table: Table) -> bool:
    """Tell whether the hands are still those that were dealt."""
    return table.turn == 1 and table.phase == PREPARE


def is_possible_deal(table: Table, viewer: i64) -> bool:
    """Tell whether no imagined hand would have been exchanged."""
    seat: i64 = 0
    while seat < table.seats:
        if seat != viewer and dealing.must_exchange(table, seat):
            return False
        seat += 1
    return True


def take_unseen_back(table: Table, viewer: i64) -> None:
    """Undo `deal_unseen`."""
    seat: i64 = 0
    while seat < table.seats:
        if seat != viewer:
            veil_cards(table, seat)
        seat += 1


def imagine_choice(table: Table, seat: i64, luck: Luck) -> None:
    """Let a seat that is ready have chosen anything it could."""
    if table.phase == ISLAND:
        table.sorts[seat] = luck.pick(2)
    elif table.phase == LITTER or table.phase == PREPARE:
        if table.held[seat] > 0:
            choose_at_random(table, seat, luck)
    elif table.phase == SUPPORT and reveal.is_mixed(table, seat):
        options = reveal.species_options(table, seat)
        table.aim[seat] = options[luck.pick(len(options))]


def choose_at_random(table: Table, seat: i64, luck: Luck) -> None:
    """Answer for a seat until it is ready."""
    table.ready &= ~(1 << seat)
    while table.ready >> seat & 1 == 0:
        if table.phase == LITTER:
            options = litter.options(table, seat)
            litter.answer(table, seat, options[luck.pick(len(options))])
        else:
            options = preparation.options(table, seat)
            preparation.answer(table, seat, options[luck.pick(len(options))])

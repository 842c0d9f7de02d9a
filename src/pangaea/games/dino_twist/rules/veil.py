"""What a seat cannot know is taken out, and can be imagined again (chapters 2, 4 and 5)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.flow import Course
from pangaea.core.luck import Luck, draw
from pangaea.games.dino_twist.rules import dealing, names, reveal
from pangaea.games.dino_twist.rules.piles import added_up, clear_prepared
from pangaea.games.dino_twist.rules.table import Table


class Veil(Course[Table]):
    """A course that keeps secrets: what a seat of Dino Twist cannot know, and may imagine."""

    def hide(self, table: Table, viewer: i64) -> None:
        """Take out what the viewer cannot know: it joins the unseen cards [dino_twist 2.3, 4.6]."""
        table.viewer = viewer
        for seat in range(table.seats):
            if seat != viewer:
                hide_cards(table, seat)
                hide_choice(table, seat)

    def imagine(self, table: Table, luck: Luck) -> None:
        """Deal the unseen cards to where they may be, and let those who have chosen do so again."""
        viewer = table.viewer
        if viewer == names.EVERYTHING:
            return
        table.viewer = names.EVERYTHING
        deal_unseen(table, viewer, luck)
        while is_first_preparation(table) and not is_possible_deal(table, viewer):
            take_unseen_back(table, viewer)
            deal_unseen(table, viewer, luck)
        for seat in range(table.seats):
            if seat != viewer and has_chosen(table, seat):
                choose_again(table, seat, luck)


def hide_cards(table: Table, seat: i64) -> None:
    """Mix a hand and what was buried from it into the unseen cards."""
    kinds = table.setup.kinds
    for kind in range(kinds):
        place = seat * kinds + kind
        table.unseen[kind] += table.hands[place] + table.buried[place]
        table.hands[place] = 0
        table.buried[place] = 0


def hide_choice(table: Table, seat: i64) -> None:
    """Hide how far a seat has come with what all choose at once [dino_twist 4.1, 8.11, 8.12]."""
    if table.step == names.ISLAND:
        table.sorts[seat] = table.setup.island
    elif table.step == names.LITTER or table.step == names.PREPARE:
        hide_prepared(table, seat)
        table.asking[seat] = table.step
        table.aim[seat] = names.NO_SPECIES
    elif table.step == names.SUPPORT and reveal.shows_two_species(table, seat):
        table.aim[seat] = names.NO_SPECIES


def hide_prepared(table: Table, seat: i64) -> None:
    """Mix the cards that lie face down before a seat into the unseen cards."""
    for place in range(names.MOST_PREPARED):
        card = table.card(seat, place)
        if card != names.NO_CARD:
            table.unseen[card] += 1
    clear_prepared(table, seat)


# -- imagining -------------------------------------------------------------------------------


def deal_unseen(table: Table, viewer: i64, luck: Luck) -> None:
    """Give every other seat what it has buried, then its hand."""
    kinds = table.setup.kinds
    unseen = count_unseen(table)
    for seat in range(table.seats):
        if seat != viewer:
            for _ in range(table.sunk[seat]):
                table.buried[seat * kinds + draw(table.unseen, unseen, luck)] += 1
                unseen -= 1
            for _ in range(table.held[seat]):
                table.hands[seat * kinds + draw(table.unseen, unseen, luck)] += 1
                unseen -= 1
    assert unseen == table.pile


def count_unseen(table: Table) -> i64:
    """Count the unseen cards."""
    return added_up(table.unseen)


def is_first_preparation(table: Table) -> bool:
    """Tell whether the hands are still those that were dealt."""
    return table.turn == 1 and table.step == names.PREPARE


def is_possible_deal(table: Table, viewer: i64) -> bool:
    """Tell whether no imagined hand would have been exchanged [dino_twist 2.4]."""
    return not any(
        seat != viewer and dealing.must_exchange(table, seat) for seat in range(table.seats)
    )


def take_unseen_back(table: Table, viewer: i64) -> None:
    """Undo `deal_unseen`."""
    for seat in range(table.seats):
        if seat != viewer:
            hide_cards(table, seat)


def has_chosen(table: Table, seat: i64) -> bool:
    """Tell whether a seat has made a choice that is still hidden."""
    if table.undecided == 0 or table.undecided & BIT[seat]:
        return False
    if table.step == names.SUPPORT:
        return reveal.is_mixed(table, seat)
    return table.step == names.ISLAND or table.held[seat] > 0


def choose_again(table: Table, seat: i64, luck: Luck) -> None:
    """Let a seat choose anything it could; others are undecided, so play does not go on."""
    steps = table.course().steps
    table.undecided |= BIT[seat]
    while table.undecided & BIT[seat]:
        step = steps[table.asking[seat]]
        step.answer(table, seat, step.random_option(table, seat, luck), luck)

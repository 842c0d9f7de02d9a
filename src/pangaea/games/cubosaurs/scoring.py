"""The points of a round (chapter 4) and of the game (chapter 6)."""

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import INDEX
from pangaea.games.cubosaurs import events
from pangaea.games.cubosaurs.names import (
    BLACK,
    EGG,
    EGG_TILE,
    EGGS,
    GREY,
    RAPTORS,
    SOURCES,
    SPECIES,
    TILE_EGGS,
    TILE_TYPES,
    TYPE_TILE,
    TYPES,
)
from pangaea.games.cubosaurs.setup import SPAN
from pangaea.games.cubosaurs.table import Table


def write_scores(table: Table) -> None:
    """Write every seat's points for this round on the score sheet."""
    for seat in range(table.seats):
        write_score(table, seat)
        if table.listener is not None:
            points = round_score(table, table.round, seat)
            scored = events.RoundScored(number=table.round + 1, seat=seat, points=points)
            table.listener.hear(scored)


def write_score(table: Table, seat: i64) -> None:
    """Write one seat's points for this round, source by source."""
    row = (table.round * table.seats + seat) * SOURCES
    sheet, cards, held, setup = table.sheet, table.cards[seat], table.held[seat], table.setup
    place, every, points = setup.type_place, setup.type_bits, setup.type_points
    for species in range(SPECIES):
        bits = cards >> place[species] & every[species]
        sheet[row + species] = points[species * SPAN + bits]
    if held & setup.raptors:
        sheet[row + RAPTORS] = raptor_points(table, seat)
    if held & setup.eggs:
        sheet[row + EGGS] = egg_points(table, seat)
    if table.bought[seat]:
        write_tiles(table, seat)


def points_of_type(table: Table, seat: i64, card_type: i64) -> i64:
    """Look up what the cards of a type score: a species as a series, raptors each alone."""
    setup = table.setup
    bits = table.cards[seat] >> setup.type_place[card_type] & setup.type_bits[card_type]
    return setup.type_points[card_type * SPAN + bits]


def write_tiles(table: Table, seat: i64) -> None:
    """Write the points of the tiles that count at the end of the round."""
    row = (table.round * table.seats + seat) * SOURCES
    if table.bought[seat] >> TILE_TYPES & 1:
        table.sheet[row + TYPE_TILE] = types_held(table, seat)
    if table.bought[seat] >> TILE_EGGS & 1:
        table.sheet[row + EGG_TILE] = 2 * table.count_type(seat, EGG)


def raptor_points(table: Table, seat: i64) -> i64:
    """Pair black with grey in the best way; each raptor left alone costs points."""
    alone = points_of_type(table, seat, BLACK) + points_of_type(table, seat, GREY)
    blacks, greys = table.count_type(seat, BLACK), table.count_type(seat, GREY)
    pairs = blacks if blacks < greys else greys
    if pairs == 0:
        return alone
    setup = table.setup
    return alone + gain(table, seat, setup.blacks, pairs) + gain(table, seat, setup.greys, pairs)


def gain(table: Table, seat: i64, kinds: vec[i64], pairs: i64) -> i64:
    """Pair the raptors that gain most from it; the two colours do not depend on each other."""
    setup = table.setup
    total: i64 = 0
    place: i64 = 0
    while pairs > 0:
        kind = kinds[place]
        cards = table.count(seat, kind)
        paired = cards if cards < pairs else pairs
        total += paired * (setup.high[kind] - setup.low[kind])
        pairs -= paired
        place += 1
    return total


def egg_points(table: Table, seat: i64) -> i64:
    """Each egg pays who has the most of its dinosaurs, or as many as anyone; else it costs."""
    setup = table.setup
    eggs = table.held[seat] & setup.eggs
    total: i64 = 0
    while eggs:
        kind = INDEX[(eggs & -eggs) % 67]
        eggs &= eggs - 1
        total += setup.high[kind] if has_most(table, seat, kind) else setup.low[kind]
    return total


def has_most(table: Table, seat: i64, egg: i64) -> bool:
    """Tell whether nobody has more of an egg's dinosaurs than this seat."""
    subject = table.setup.egg_subject[egg]
    mine = dinosaurs(table, seat, subject)
    if mine == 0 and table.setup.egg_needs_card:
        return False
    other: i64 = 0
    while other < table.seats:
        if dinosaurs(table, other, subject) > mine:
            return False
        other += 1
    return True


def dinosaurs(table: Table, seat: i64, subject: i64) -> i64:
    """Count a seat's dinosaurs of the type an egg names: raptors of both colours for theirs."""
    if subject == BLACK:
        return table.count_type(seat, BLACK) + table.count_type(seat, GREY)
    return table.count_type(seat, subject)


def types_held(table: Table, seat: i64) -> i64:
    """Count the types in a collection: all eggs are one, the two raptors are two."""
    total: i64 = 0
    card_type: i64 = 0
    while card_type < TYPES:
        if table.count_type(seat, card_type) > 0:
            total += 1
        card_type += 1
    return total


def round_score(table: Table, number: i64, seat: i64) -> i64:
    """Add up a seat's points of one round from the score sheet."""
    row = (number * table.seats + seat) * SOURCES
    total: i64 = 0
    source: i64 = 0
    while source < SOURCES:
        total += table.sheet[row + source]
        source += 1
    return total


def token_points(table: Table, seat: i64) -> i64:
    """At the end of the game, every two tokens left are worth a point."""
    return table.tokens[seat] // 2


def total_score(table: Table, seat: i64) -> i64:
    """Add up the rounds played so far, and the tokens left once the game is over."""
    total = token_points(table, seat) if table.setup.advanced else 0
    number: i64 = 0
    while number < table.setup.rounds:
        total += round_score(table, number, seat)
        number += 1
    return total

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
from pangaea.games.cubosaurs.table import Table


def write_scores(table: Table) -> None:
    """Write every seat's points for this round on the score sheet."""
    counts = type_counts(table)
    seat: i64 = 0
    while seat < table.seats:
        write_score(table, seat, counts)
        if table.listener is not None:
            points = round_score(table, table.round, seat)
            scored = events.RoundScored(number=table.round + 1, seat=seat, points=points)
            table.listener.hear(scored)
        seat += 1


def write_score(table: Table, seat: i64, counts: vec[i64]) -> None:
    """Write one seat's points for this round, source by source."""
    row = (table.round * table.seats + seat) * SOURCES
    first = seat * TYPES
    sheet, series = table.sheet, table.setup.series
    species: i64 = 0
    while species < SPECIES:
        cards = counts[first + species]
        sheet[row + species] = series[species * 5 + (cards if cards < 4 else 4)]
        species += 1
    if table.held[seat] & table.setup.raptors:
        sheet[row + RAPTORS] = raptor_points(table, seat, counts)
    if table.held[seat] & table.setup.eggs:
        sheet[row + EGGS] = egg_points(table, seat, counts)
    if table.bought[seat]:
        write_tiles(table, seat, counts)


def write_tiles(table: Table, seat: i64, counts: vec[i64]) -> None:
    """Write the points of the tiles that count at the end of the round."""
    row = (table.round * table.seats + seat) * SOURCES
    if table.bought[seat] >> TILE_TYPES & 1:
        table.sheet[row + TYPE_TILE] = types_held(seat, counts)
    if table.bought[seat] >> TILE_EGGS & 1:
        table.sheet[row + EGG_TILE] = 2 * counts[seat * TYPES + EGG]


def type_counts(table: Table) -> vec[i64]:
    """Count every seat's cards by type: [seat * TYPES + type]."""
    setup = table.setup
    counts = setup.no_counts[:]
    seat: i64 = 0
    while seat < table.seats:
        kinds, cards, first = table.held[seat], table.cards[seat], seat * TYPES
        while kinds:
            kind = INDEX[(kinds & -kinds) % 67]
            kinds &= kinds - 1
            number = (cards & setup.counter[kind]) >> setup.place[kind]
            counts[first + setup.type_of[kind]] += number
        seat += 1
    return counts


def raptor_points(table: Table, seat: i64, counts: vec[i64]) -> i64:
    """Pair black with grey in the best way; each raptor left alone costs points."""
    blacks, greys = counts[seat * TYPES + BLACK], counts[seat * TYPES + GREY]
    pairs = blacks if blacks < greys else greys
    setup = table.setup
    return colour_points(table, seat, setup.blacks, pairs) + colour_points(
        table, seat, setup.greys, pairs
    )


def colour_points(table: Table, seat: i64, kinds: vec[i64], pairs: i64) -> i64:
    """Pair the raptors that gain most from it; the two colours do not depend on each other."""
    setup = table.setup
    total: i64 = 0
    place: i64 = 0
    while place < len(kinds):
        kind = kinds[place]
        cards = table.count(seat, kind)
        paired = cards if cards < pairs else pairs
        total += paired * setup.high[kind] + (cards - paired) * setup.low[kind]
        pairs -= paired
        place += 1
    return total


def egg_points(table: Table, seat: i64, counts: vec[i64]) -> i64:
    """Each egg pays who has the most of its dinosaurs, or as many as anyone; else it costs."""
    setup = table.setup
    eggs = table.held[seat] & setup.eggs
    total: i64 = 0
    while eggs:
        kind = INDEX[(eggs & -eggs) % 67]
        eggs &= eggs - 1
        most = has_most(table, seat, kind, counts)
        total += setup.high[kind] if most else setup.low[kind]
    return total


def has_most(table: Table, seat: i64, egg: i64, counts: vec[i64]) -> bool:
    """Tell whether nobody has more of an egg's dinosaurs than this seat."""
    mine = egg_count(table, seat, egg, counts)
    if mine == 0 and table.setup.egg_needs_card:
        return False
    other: i64 = 0
    while other < table.seats:
        if egg_count(table, other, egg, counts) > mine:
            return False
        other += 1
    return True


def egg_count(table: Table, seat: i64, egg: i64, counts: vec[i64]) -> i64:
    """Count a seat's dinosaurs of the type an egg names: raptors of both colours for theirs."""
    subject = table.setup.egg_subject[egg]
    total = counts[seat * TYPES + subject]
    if subject == BLACK:
        total += counts[seat * TYPES + GREY]
    return total


def types_held(seat: i64, counts: vec[i64]) -> i64:
    """Count the types in a collection: all eggs are one, the two raptors are two."""
    total: i64 = 0
    card_type: i64 = 0
    while card_type < TYPES:
        if counts[seat * TYPES + card_type] > 0:
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

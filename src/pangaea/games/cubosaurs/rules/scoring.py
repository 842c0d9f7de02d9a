"""The points of a round (chapter 4) and of the game (chapters 6 and 8), and how it ends."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT, members
from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.games.cubosaurs import events
from pangaea.games.cubosaurs.box import SPECIES_NAMES
from pangaea.games.cubosaurs.rules import names
from pangaea.games.cubosaurs.rules.table import Table

# Words and rule of each source on the score sheet.
SOURCE_WORDS: Final = [
    *((f"points-{name}", "cubosaurs/4.3") for name in SPECIES_NAMES),
    ("points-raptors", "cubosaurs/4.4"),
    ("points-eggs", "cubosaurs/4.6"),
    ("points-type-tile", "cubosaurs/9.1"),
    ("points-egg-tile", "cubosaurs/9.2"),
]

# -- a round ---------------------------------------------------------------------------------


def write_scores(table: Table) -> None:
    """Write every seat's points for this round on the score sheet [cubosaurs 4.9]."""
    for seat in range(table.seats):
        write_score(table, seat)
        if table.listener is not None:
            points = round_score(table, table.round, seat)
            scored = events.RoundScored(number=table.round + 1, seat=seat, points=points)
            table.listener.hear(scored)


def write_score(table: Table, seat: i64) -> None:
    """Write a seat's points, source by source [cubosaurs 4.9, 4.10, 9.1, 9.2, 9.11]."""
    sheet, row = table.sheet, (table.round * table.seats + seat) * names.SOURCES
    for species in range(names.SPECIES):
        cards = table.count_type(seat, species)
        sheet[row + species] = table.setup.series_points(species, cards)
    sheet[row + names.RAPTORS] = raptor_points(table, seat)
    sheet[row + names.EGGS] = egg_points(table, seat)
    if table.bought[seat] & BIT[names.TILE_TYPES]:
        sheet[row + names.TYPE_TILE] = types_held(table, seat)
    if table.bought[seat] & BIT[names.TILE_EGGS]:
        sheet[row + names.EGG_TILE] = 2 * table.count_type(seat, names.EGG)


def raptor_points(table: Table, seat: i64) -> i64:
    """Pair black with grey in the best way; each raptor alone costs points [cubosaurs 4.4, 4.5]."""
    if not table.held[seat] & table.setup.raptors:
        return 0
    blacks, greys = table.count_type(seat, names.BLACK), table.count_type(seat, names.GREY)
    pairs = blacks if blacks < greys else greys
    setup = table.setup
    return colour_points(table, seat, setup.blacks, pairs) + colour_points(
        table, seat, setup.greys, pairs
    )


def colour_points(table: Table, seat: i64, kinds: vec[i64], pairs: i64) -> i64:
    """Score the raptors of one colour: those that gain most from a partner get one."""
    setup = table.setup
    total: i64 = 0
    for place in range(len(kinds)):
        kind = kinds[place]
        cards = table.count(seat, kind)
        paired = cards if cards < pairs else pairs
        total += paired * setup.high[kind] + (cards - paired) * setup.low[kind]
        pairs -= paired
    return total


def egg_points(table: Table, seat: i64) -> i64:
    """Each egg pays who has the most of its dinosaurs; otherwise it costs [cubosaurs 4.6]."""
    setup = table.setup
    total: i64 = 0
    for kind in members(table.held[seat] & setup.eggs):
        total += setup.high[kind] if has_most(table, seat, kind) else setup.low[kind]
    return total


def has_most(table: Table, seat: i64, egg: i64) -> bool:
    """Tell whether nobody has more of an egg's dinosaurs than this seat [cubosaurs 4.6, 4.8]."""
    subject = table.setup.egg_subject[egg]
    mine = dinosaurs(table, seat, subject)
    if mine == 0 and table.setup.egg_needs_card:
        return False
    return all(dinosaurs(table, other, subject) <= mine for other in range(table.seats))


def dinosaurs(table: Table, seat: i64, subject: i64) -> i64:
    """Count a seat's dinosaurs of the type an egg names [cubosaurs 4.7]."""
    if subject == names.BLACK:
        return table.count_type(seat, names.BLACK) + table.count_type(seat, names.GREY)
    return table.count_type(seat, subject)


def types_held(table: Table, seat: i64) -> i64:
    """Count the types in a collection: all eggs are one, the raptors are two [cubosaurs 9.1]."""
    total: i64 = 0
    for card_type in range(names.TYPES):
        if table.count_type(seat, card_type) > 0:
            total += 1
    return total


def round_score(table: Table, number: i64, seat: i64) -> i64:
    """Add up a seat's points of one round from the score sheet."""
    row = (number * table.seats + seat) * names.SOURCES
    total: i64 = 0
    for source in range(names.SOURCES):
        total += table.sheet[row + source]
    return total


# -- the game --------------------------------------------------------------------------------


def token_points(table: Table, seat: i64) -> i64:
    """At the end of the game, every two tokens left are worth a point [cubosaurs 8.14]."""
    return table.tokens[seat] // 2


def total_score(table: Table, seat: i64) -> i64:
    """Add up the rounds played so far, and the tokens left [cubosaurs 1.1, 6.1, 8.14]."""
    total = token_points(table, seat) if table.setup.advanced else i64(0)
    for number in range(table.setup.rounds):
        total += round_score(table, number, seat)
    return total


def last_round(table: Table, seat: i64) -> i64:
    """Return a seat's points of the last round, which break a tie [cubosaurs 6.2]."""
    return round_score(table, table.setup.rounds - 1, seat)


def outcome(table: Table) -> Outcome:
    """Rank by total, then by the last round; who is still tied shares [cubosaurs 6.1, 6.2, 6.3]."""
    seats = range(table.seats)
    totals = [int(total_score(table, seat)) for seat in seats]
    tie_breaks = [[int(last_round(table, seat))] for seat in seats]
    lines = [explained(table, seat) for seat in seats]
    return Outcome("outcome-rounds-played", "cubosaurs/6.1", ranked(totals, tie_breaks, lines))


def explained(table: Table, seat: i64) -> list[Points]:
    """List where a seat's points come from, round by round."""
    rounds = range(table.setup.rounds)
    lines = [line for number in rounds for line in explained_round(table, number, seat)]
    if table.setup.advanced:
        left = {"tokens": int(table.tokens[seat])}
        points = int(token_points(table, seat))
        lines.append(Points("points-tokens", points, "cubosaurs/8.14", {**left}))
    return lines


def explained_round(table: Table, number: i64, seat: i64) -> list[Points]:
    """List where a seat's points of one round come from."""
    row = (number * table.seats + seat) * names.SOURCES
    return [
        Points(words, int(table.sheet[row + source]), rule, {"round": int(number) + 1})
        for source, (words, rule) in enumerate(SOURCE_WORDS)
        if table.sheet[row + source]
    ]

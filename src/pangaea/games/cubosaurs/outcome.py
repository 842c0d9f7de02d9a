"""How a game of Cubosaurs ends (chapter 6)."""

from typing import Final

from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.games.cubosaurs.box import SPECIES_NAMES
from pangaea.games.cubosaurs.names import OVER, SOURCES
from pangaea.games.cubosaurs.scoring import round_score, token_points, total_score
from pangaea.games.cubosaurs.table import Table

# Words and rule of each source on the score sheet.
SOURCE_WORDS: Final = (
    *((f"points-{name}", "cubosaurs/4.3") for name in SPECIES_NAMES),
    ("points-raptors", "cubosaurs/4.4"),
    ("points-eggs", "cubosaurs/4.6"),
    ("points-type-tile", "cubosaurs/9.1"),
    ("points-egg-tile", "cubosaurs/9.2"),
)


def outcome(table: Table) -> Outcome | None:
    """Rank the players by total, then by the last round; who is still tied shares the place."""
    if table.phase != OVER:
        return None
    seats = range(table.seats)
    last = table.setup.rounds - 1
    totals = [int(total_score(table, seat)) for seat in seats]
    tie_breaks = [[int(round_score(table, last, seat))] for seat in seats]
    lines = [explained(table, seat) for seat in seats]
    return Outcome("outcome-rounds-played", "cubosaurs/6.1", ranked(totals, tie_breaks, lines))


def explained(table: Table, seat: int) -> list[Points]:
    """List where a seat's points come from, round by round."""
    lines = [
        line
        for number in range(table.setup.rounds)
        for line in explained_round(table, number, seat)
    ]
    tokens = int(token_points(table, seat))
    if table.setup.advanced:
        left = int(table.tokens[seat])
        lines.append(Points("points-tokens", tokens, "cubosaurs/8.14", {"tokens": left}))
    return lines


def explained_round(table: Table, number: int, seat: int) -> list[Points]:
    """List where a seat's points of one round come from."""
    row = (number * table.seats + seat) * SOURCES
    return [
        Points(words, int(table.sheet[row + source]), rule, {"round": number + 1})
        for source, (words, rule) in enumerate(SOURCE_WORDS)
        if table.sheet[row + source]
    ]

"""New tables: wishes checked and completed, the first line of the record written."""

import secrets
from time import time
from typing import Final

from msgspec import Struct

from pangaea import bots, shelf
from pangaea.core.game import Game
from pangaea.core.match import Match
from pangaea.core.sealed import Sealed
from pangaea.core.words import LANGUAGES, words_for
from pangaea.server.identity import fresh_table_id, fresh_token
from pangaea.server.names import proper_name, unlike
from pangaea.server.rows import SeatRow, Share, Standing, TableRow
from pangaea.server.wire import RematchWish, SeatWish, TableWish

BOT_NAMES: Final = 6
SEED_BYTES: Final = 16


def wished(wish: TableWish, person: str) -> TableRow:
    """Return the table somebody wishes, or refuse what cannot be."""
    game = shelf.game(wish.game)
    variants = game.check(len(wish.seats), wish.variants)
    _box(game, wish.box)
    now = time()
    row = TableRow(
        id=fresh_table_id(),
        game=game.slug,
        owner=person,
        language=wish.language,
        seats=_seats(wish, person),
        variants=variants,
        created=now,
        updated=now,
        box=wish.box,
        seed=fresh_seed(),
    )
    row.shares = [] if wish.shares else _nothing_from(row)
    return row


def again(row: TableRow, wish: RematchWish) -> TableRow:
    """Return a table with the same people and the same variants, sealed anew."""
    now = time()
    seats = [
        SeatRow(seat.kind, seat.name, seat.level, seat.holder, fresh_token() if seat.token else "")
        for seat in row.seats
    ]
    fresh = TableRow(
        id=fresh_table_id(), game=row.game, owner=row.owner, language=row.language, seats=seats,
        variants=row.variants, created=now, updated=now, box=row.box, seed=fresh_seed(),
    )  # fmt: skip
    fresh.shares = [] if wish.shares else _nothing_from(fresh)
    return fresh


def _nothing_from(row: TableRow) -> list[Share]:
    """Wait for nobody: whoever opens a table without a page of ours sends nothing."""
    return [Share(person) for person in sorted(row.people())]


def fresh_seed() -> str:
    """Return a seed that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


def begun(row: TableRow) -> Match:
    """Set the game up: from here on the row carries its header and where it stands."""
    game = shelf.game(row.game)
    row.seed = row.seed or fresh_seed()
    luck = Sealed(row.seed, 0, row.contributions())
    match = Match(
        game, len(row.seats), luck, row.variants, box=_box(game, row.box),
        names=[seat.name for seat in row.seats], bots=[seat.level for seat in row.seats],
        clock=time,
    )  # fmt: skip
    row.header = match.head()
    row.standing = standing_of(match)
    return match


def standing_of(match: Match) -> Standing:
    """Return where a match stands."""
    asked = sum(1 << seat for seat in match.asked)
    return Standing(match.settled, asked, "" if asked else match.last_row())


def _box(game: Game, text: str) -> Struct | None:
    return shelf.box_from_text(game, text) if text.strip() else None


def _seats(wish: TableWish, person: str) -> list[SeatRow]:
    assert wish.language in LANGUAGES
    say = words_for("", wish.language).say
    found: list[SeatRow] = []
    for number, seat in enumerate(wish.seats):
        others = [row.name for row in found]
        if seat.kind == "bot":
            found.append(_bot(seat, others, [say(f"bot-name-{n}") for n in range(BOT_NAMES)]))
        elif seat.kind == "device":
            name = proper_name(seat.name or say("seat", number=number + 1))
            found.append(SeatRow("device", unlike(name, others), holder=person))
        else:
            found.append(SeatRow("invite", "", token=fresh_token()))
    return found


def _bot(wish: SeatWish, others: list[str], names: list[str]) -> SeatRow:
    bots.bot(wish.level)  # refuses a level that does not exist
    free = next((name for name in names if name not in others), names[0])
    name = proper_name(wish.name or free)
    return SeatRow("bot", unlike(name, others), wish.level)

"""New tables: wishes checked and completed, people named, the first line of the record written."""

import secrets
from collections.abc import Callable
from time import time
from typing import Final
from unicodedata import category

from msgspec import Struct

from pangaea import bots, shelf
from pangaea.core.game import Game
from pangaea.core.match import Match
from pangaea.core.sealed import Sealed
from pangaea.core.words import LANGUAGES, words_for
from pangaea.server.errors import Refusal
from pangaea.server.live.clocks import check as check_clock
from pangaea.server.live.clocks import standing_at
from pangaea.server.sessions import fresh_table_id, fresh_token
from pangaea.server.store.contract import SeatRow, Share, TableRow
from pangaea.server.wire.rest import RematchRequest, SeatRequest, TableRequest

BOT_NAMES: Final = 6
STAND_IN: Final = "casual"  # the bot that plays for whoever's time is out, or who is gone
SEED_BYTES: Final = 16
LONGEST: Final = 24  # signs as a reader counts them: a joined emoji is one
MOST_PARTS: Final = 12  # of one sign; whatever is piled on beyond that is no writing
JOINER: Final = "\u200d"
SKIN_TONES: Final = ("\U0001f3fb", "\U0001f3ff")
FLAG_LETTERS: Final = ("\U0001f1e6", "\U0001f1ff")
MARKS: Final = ("Mn", "Mc", "Me")


def new_table(wish: TableRequest, person: str) -> TableRow:
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
        public=wish.public,
        delay=wish.delay,
        party=wish.party,
        clock=None if wish.clock is None else check_clock(wish.clock),
        hints=wish.hints,
    )
    row.shares = [] if wish.shares else _nothing_from(row)
    return row


def rematch_of(row: TableRow, wish: RematchRequest, person: str) -> TableRow:
    """Return a table with the same people and the same variants, sealed anew.

    Everybody moves up a seat, so that another begins; whoever asked for it is its host, and may
    let a bot play for who does not come.
    """
    now = time()
    seats: list[SeatRow] = []
    for seat in [*row.seats[1:], row.seats[0]]:
        seats.append(_seat_again(row, seat, [one.name for one in (*row.seats, *seats)]))
    fresh = TableRow(
        id=fresh_table_id(), game=row.game, owner=person, language=row.language, seats=seats,
        variants=row.variants, created=now, updated=now, box=row.box, seed=fresh_seed(),
        started=True, delay=row.delay, party=row.party, clock=row.clock, hints=row.hints,
    )  # fmt: skip
    fresh.shares = [] if wish.shares else _nothing_from(fresh)
    return fresh


def _seat_again(row: TableRow, seat: SeatRow, names: list[str]) -> SeatRow:
    """Return a seat for the next game; who is gone for good is not waited for."""
    if seat.is_deserted:
        return bot_seat(row, seat.stand_in or STAND_IN, names)
    token = fresh_token() if seat.token else ""
    welcome = row.party and seat.is_bot
    return SeatRow(seat.kind, seat.name, seat.level, seat.holder, token, welcome=welcome)


def bot_seat(row: TableRow, level: str, others: list[str]) -> SeatRow:
    """Return a seat of a table with a bot, named unlike the others."""
    say = words_for("", row.language).say
    names = [say(f"bot-name-{name}") for name in range(BOT_NAMES)]
    free = next((name for name in names if name not in others), names[0])
    return SeatRow("bot", unlike(free, others), level, welcome=row.party)


def _nothing_from(row: TableRow) -> list[Share]:
    """Wait for nobody: whoever opens a table without a page of ours sends nothing."""
    return [Share(person) for person in sorted(row.people())]


def fresh_seed() -> str:
    """Return a seed that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


def begin_match(row: TableRow, now: Callable[[], float] = time) -> Match:
    """Set the game up: from here on the row carries its header and where it stands."""
    game = shelf.game(row.game)
    row.seed = row.seed or fresh_seed()
    luck = Sealed(row.seed, 0, row.contributions())
    match = Match(
        game, len(row.seats), luck, row.variants, box=_box(game, row.box),
        names=[seat.name for seat in row.seats],
        bots=[bots.level_of(seat.level) for seat in row.seats],
        clock=now, time_control=row.clock,
    )  # fmt: skip
    row.header = match.head()
    row.standing = standing_at(row, match, now())
    return match


def _box(game: Game, text: str) -> Struct | None:
    return shelf.box_from_text(game, text) if text.strip() else None


def _seats(wish: TableRequest, person: str) -> list[SeatRow]:
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
        elif seat.kind == "guest":
            found.append(SeatRow("guest", ""))
        else:
            found.append(SeatRow("invite", "", token=fresh_token()))
    return found


def _bot(wish: SeatRequest, others: list[str], names: list[str]) -> SeatRow:
    level = bots.known_level(wish.level)
    free = next((name for name in names if name not in others), names[0])
    name = proper_name(wish.name or free)
    return SeatRow("bot", unlike(name, others), level)


# -- names that people type: tidied, cut between two signs, unlike their neighbours' -----------


def proper_name(text: str) -> str:
    """Tidy a name somebody typed; refuse one that says nothing."""
    seen = "".join(c for place, c in enumerate(text) if _is_seen(c) or _joins(text, place))
    name = "".join(signs(" ".join(seen.split()))[:LONGEST]).strip()
    if not name:
        raise Refusal("refused-no-name")
    return name


def unlike(name: str, others: list[str]) -> str:
    """Return a name that nobody else at the table has."""
    number, found = 1, name
    while found in others:
        number += 1
        found = f"{name} {number}"
    return found


def signs(text: str) -> list[str]:
    """Split a text into what a reader counts: letters with their marks, emoji with their parts."""
    found: list[str] = []
    for c in text:
        if found and _belongs(c, found[-1]):
            found[-1] += c if len(found[-1]) < MOST_PARTS else ""
        else:
            found.append(c)
    return found


def _belongs(c: str, before: str) -> bool:
    if _is_within(c, FLAG_LETTERS):
        return len(before) == 1 and _is_within(before, FLAG_LETTERS)
    return (
        c == JOINER or before.endswith(JOINER) or category(c) in MARKS or _is_within(c, SKIN_TONES)
    )


def _is_within(c: str, ends: tuple[str, str]) -> bool:
    return ends[0] <= c <= ends[1]


def _is_seen(c: str) -> bool:
    return c.isprintable() or c == " "


def _joins(text: str, place: int) -> bool:
    """Tell whether a joiner makes one emoji of two; elsewhere it would only be invisible."""
    if text[place] != JOINER or not 0 < place < len(text) - 1:
        return False
    before, after = text[place - 1], text[place + 1]
    return category(before) in ("So", "Sk", "Mn") and category(after) == "So"

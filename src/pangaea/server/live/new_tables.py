"""Tables before their games begin: wishes checked and completed, people named and seated.

People sit down by the table's own link or by an invitation, and the host arranges the seats.
"""

import secrets
from collections.abc import Callable
from time import time
from typing import Final
from unicodedata import category

from msgspec import Struct
from msgspec.structs import replace

from pangaea import bots, shelf
from pangaea.core.game import Game
from pangaea.core.match import Match
from pangaea.core.sealed import Sealed
from pangaea.core.words import LANGUAGES, words_for
from pangaea.server.errors import NotAllowed, Refusal, TooLate
from pangaea.server.live.clocks import check as check_clock
from pangaea.server.live.clocks import standing_at
from pangaea.server.sessions import fresh_table_id, fresh_token, nobody
from pangaea.server.store.contract import SeatRow, Share, TableRow, with_seat
from pangaea.server.wire.rest import Arrangement, RematchRequest, SeatRequest, Sitting, TableRequest

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


FREE: Final = SeatRow("guest", "")


def sit_down(row: TableRow, sitting: Sitting, person: str) -> list[SeatRow]:
    """Return the seats with somebody on a free one; who holds another leaves it."""
    if not row.is_gathering:
        _check_comes_in_place(row, person)
    seats = _without_only_seat(row, person)
    if not 0 <= sitting.seat < len(seats) or not seats[sitting.seat].is_for_guests:
        raise TooLate("refused-seat-not-free")
    name = unlike(proper_name(sitting.name), [seat.name for seat in seats])
    return with_seat(seats, sitting.seat, SeatRow("guest", name, holder=person))


def _check_comes_in_place(row: TableRow, person: str) -> None:
    """Refuse whoever does not come in the place of somebody who declined."""
    if row.header or not row.started:
        raise TooLate("refused-begun")
    if row.held_by(person):
        raise NotAllowed("refused-sits-already")


def _without_only_seat(row: TableRow, person: str) -> list[SeatRow]:
    held = row.held_by(person)
    return with_seat(row.seats, held[0], FREE) if len(held) == 1 else row.seats


def stand_up(row: TableRow, person: str) -> list[SeatRow]:
    """Return the seats without somebody: who is awaited may still decline."""
    if not row.is_gathering and person not in row.owing():
        raise TooLate("refused-begun")
    _check_may_leave(row, person)
    return [FREE if seat.holder == person else seat for seat in row.seats]


def arrange(row: TableRow, wish: Arrangement, person: str) -> list[SeatRow]:
    """Return the seats as the host wishes them: freed, given to a bot, or exchanged."""
    check_host(row, person)
    for number in (wish.seat, wish.other if wish.to == "swap" else wish.seat):
        if not 0 <= number < len(row.seats):
            raise Refusal("refused-no-seat", seat=number + 1)
    if wish.to == "swap":
        check_gathers(row)
        first, second = row.seats[wish.seat], row.seats[wish.other]
        return with_seat(with_seat(row.seats, wish.seat, second), wish.other, first)
    _check_may_go(row, row.seats[wish.seat].holder)
    if wish.to == "bot":
        return with_seat(row.seats, wish.seat, _bot_on(row, wish.seat, wish.level))
    if not (row.is_gathering or row.started):
        raise TooLate("refused-begun")
    return with_seat(row.seats, wish.seat, FREE)


def offer(row: TableRow, wish: Arrangement, person: str) -> list[SeatRow]:
    """Return the seats of a game that goes on, with a bot's offered to a newcomer, or not."""
    if row.owner != person:
        raise NotAllowed("refused-not-host")
    seat = row.seats[wish.seat] if 0 <= wish.seat < len(row.seats) else None
    if row.state != "running" or seat is None or not (seat.is_bot or seat.is_deserted):
        raise TooLate("refused-begun")
    return with_seat(row.seats, wish.seat, replace(seat, welcome=wish.to == "newcomer"))


def remove(row: TableRow, wish: Arrangement, person: str) -> list[SeatRow]:
    """Return the seats of a game that goes on, with a bot for somebody whom the host removes."""
    if row.owner != person:
        raise NotAllowed("refused-not-host")
    seat = row.seats[wish.seat] if 0 <= wish.seat < len(row.seats) else None
    if row.state != "running" or seat is None or seat.is_bot or seat.resigned:
        raise TooLate("refused-begun")
    if seat.is_deserted:
        raise TooLate("refused-removed-already")
    if seat.holder == person:
        raise NotAllowed("refused-own-seat")
    level = bots.known_level(wish.level)
    # Nobody has the id it is held by from now on, nor a link that leads to it.
    gone = replace(seat, holder=nobody(), token="", stand_in=level, welcome=False)
    return with_seat(row.seats, wish.seat, gone)


def take_over(row: TableRow, sitting: Sitting, person: str) -> list[SeatRow]:
    """Return the seats with a newcomer in the place of a bot; nobody plays two hands so."""
    seat = row.seats[sitting.seat] if 0 <= sitting.seat < len(row.seats) else None
    if seat is None or row.state != "running" or not seat.welcome:
        raise TooLate("refused-begun" if row.header else "refused-seat-not-free")
    if row.held_by(person):
        raise NotAllowed("refused-sits-already")
    others = [one.name for place, one in enumerate(row.seats) if place != sitting.seat]
    name = unlike(proper_name(sitting.name), others)
    return with_seat(row.seats, sitting.seat, SeatRow("guest", name, holder=person))


def heir_of(row: TableRow, person: str) -> str:
    """Return who becomes the host when somebody leaves, "" if nobody is there."""
    here = [seat.holder for seat in row.seats if not seat.is_deserted]
    return next((holder for holder in here if holder not in ("", person)), "")


def check_may_start(row: TableRow, person: str) -> None:
    """Refuse to start to who is not the host; where a screen is, anybody who sits there may."""
    if not (row.party and row.held_by(person) and not row.header):
        check_host(row, person)


def fill(row: TableRow, level: str) -> list[SeatRow]:
    """Return the seats with a bot on every free one."""
    filled = replace(row, seats=list(row.seats))
    for number, seat in enumerate(row.seats):
        if seat.is_open:
            filled.seats[number] = _bot_on(filled, number, level)
    return filled.seats


def check_host(row: TableRow, person: str) -> None:
    """Refuse what only the host may do, and what comes too late."""
    if row.owner != person:
        raise NotAllowed("refused-not-host")
    if row.header:
        raise TooLate("refused-begun")


def check_gathers(row: TableRow) -> None:
    """Refuse to change seats once the host has started."""
    if not row.is_gathering:
        raise TooLate("refused-begun")


def _check_may_go(row: TableRow, holder: str) -> None:
    """Refuse to send somebody away whom the table no longer waits for."""
    if holder and not row.is_gathering and holder not in row.owing():
        raise TooLate("refused-begun")
    if holder:
        _check_may_leave(row, holder)


def _check_may_leave(row: TableRow, person: str) -> None:
    """Refuse to let go what a device has added to the seed: others have seen it."""
    if any(share.holder == person for share in row.shares):
        raise TooLate("refused-has-shared")


def _bot_on(row: TableRow, number: int, level: str) -> SeatRow:
    others = [seat.name for place, seat in enumerate(row.seats) if place != number]
    return bot_seat(row, bots.known_level(level), others)

"""`python -m bench.scenes`: what it costs to show an answer, in processor time and in bytes.

Recorded games of every title are played again, at the number of seats nearest to four, with a page
on every seat and one that looks on. What a page is sent is made as the server makes it; whole
scenes are made beside it, answer by answer, so that a busy moment of the machine hits both.
"""

import argparse
import asyncio
import json
import sys
import zlib
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

import msgspec
from msgspec import Struct

from bench.load import is_compiled
from bench.percentile import percentile
from pangaea import shelf
from pangaea.core.identity import followed
from pangaea.core.match import Match
from pangaea.core.replay import replayed_step_by_step
from pangaea.core.scene import Scene
from pangaea.server.live.broadcast import Broadcast, Page
from pangaea.server.live.ledger import Ledger
from pangaea.server.store.contract import SeatRow, TableRow, standing_of
from pangaea.server.store.sqlite import SqliteStore

RECORDS: Final = Path(__file__).parents[1] / "tests" / "fixtures"
SEATS: Final = 4
MEAN_MS, MEAN_BYTES = 0.25, 2_000
P99_MS, P99_BYTES = 3.0, 20_000
WHOLE_GAME: Final = {"evo": 1_500_000}  # bytes sent to one page
KILO: Final = 1000
_encode: Final = msgspec.json.Encoder().encode


class Sum(Struct):
    """What pages were sent, message by message."""

    seconds: list[float] = []
    raw: list[float] = []
    alone: list[float] = []  # bytes, each message compressed by itself
    streamed: list[float] = []  # bytes, each message compressed with what went before in mind
    deflating: list[float] = []  # seconds, for a message by itself
    streaming: list[float] = []


class Stream:
    """A page's line, and what permessage-deflate would make of it."""

    def __init__(self, found: Sum) -> None:
        self.found = found
        self.texts: list[bytes] = []

    def send(self, text: bytes, seconds: float) -> None:
        """Note what a message costs."""
        self.texts.append(text)
        self.found.seconds.append(seconds)
        self.found.raw.append(len(text))

    def deflate(self) -> None:
        """Compress everything; afterwards, since no server does so between two messages."""
        found, stream = self.found, zlib.compressobj(6, zlib.DEFLATED, -12, 5)
        for text in self.texts:
            begun = process_time()
            found.alone.append(len(zlib.compress(text, wbits=-15)))
            between = process_time()
            sent = stream.compress(text) + stream.flush(zlib.Z_SYNC_FLUSH)
            found.streamed.append(len(sent))
            found.streaming.append(process_time() - between)
            found.deflating.append(between - begun)


class Figures(Struct):
    """What was measured of one game."""

    game: str
    record: str
    seats: int
    answers: int
    pages: int
    first: float  # bytes of a first sight
    first_alone: float
    sent: Sum
    whole: Sum


def recorded(slug: str) -> Path:
    """Return the record of a game with about four seats; of those the longest."""
    texts = {path: path.read_text() for path in sorted((RECORDS / slug).glob("*.jsonl"))}

    def rank(path: Path) -> tuple[int, int]:
        header, *lines = texts[path].splitlines()
        return abs(len(json.loads(header)["seats"]) - SEATS), -len(lines)

    return min(texts, key=rank)


class Table:
    """A table with a page on every seat, and one that looks on."""

    def __init__(self, store: SqliteStore, match: Match) -> None:
        seats = [SeatRow("device", name, holder=f"p{n}") for n, name in enumerate(match.names)]
        row = TableRow("t", match.game.slug, "p0", "en", seats, dict(match.variants), 0, 0)
        row.standing = standing_of(match)
        self.ledger = Ledger(store, row, match)
        self.numbers = count(1)
        self.sent, self.whole = Sum(), Sum()
        self.firsts: list[bytes] = []
        self.pages = [self._page(f"p{seat}", seat) for seat in range(match.seats)]
        self.pages.append(self._page("watcher", None))
        self.lines = [Stream(self.sent) for _ in self.pages]
        self.whole_lines = [Stream(self.whole) for _ in self.pages]
        self.scenes: list[Scene | None] = [None] * len(self.pages)
        self._show_first()

    def _page(self, person: str, seat: int | None) -> Page:
        page = Page(person)
        page.seat = seat
        return page

    def _show_first(self) -> None:
        broadcast = Broadcast(self.ledger, self.numbers)
        for number, page in enumerate(self.pages):
            broadcast.show(page)
            self.firsts += _taken(page)
            self.scenes[number] = page.last

    def show(self) -> None:
        """Show an answer to everybody, by differences and whole."""
        self.ledger.row.lines += 1
        begun = process_time()
        broadcast = Broadcast(self.ledger, self.numbers)
        for page in self.pages:
            broadcast.show(page)
        seconds = (process_time() - begun) / len(self.pages)
        for number, page in enumerate(self.pages):
            for text in _taken(page):
                self.lines[number].send(text, seconds)
            self._show_whole(number, page)

    def _show_whole(self, number: int, page: Page) -> None:
        """Make and write every scene whole."""
        begun = process_time()
        before, text = self.scenes[number], b""
        for act, moves in self.ledger.match.acts(page.seat, page.language):
            before = followed(before, act, moves)
            text += _encode(before)
        self.scenes[number] = before
        self.whole_lines[number].send(text, process_time() - begun)


def _taken(page: Page) -> list[bytes]:
    """Take what waits for a page."""
    page.waiting = 0
    found = [page.outbox.get_nowait() for _ in range(page.outbox.qsize())]
    return [text for text in found if isinstance(text, bytes)]


async def measured(slug: str, most: int) -> Figures:
    """Play a recorded game again and note what it costs to show it."""
    path = recorded(slug)
    match_at = replayed_step_by_step(path.read_text(), shelf.game)
    match = next(match_at)
    with TemporaryDirectory() as room:
        store = SqliteStore(Path(room) / "tables.sqlite")
        table = Table(store, match)
        for _ in islice(match_at, most):
            table.show()
        await store.close()
    for line in (*table.lines, *table.whole_lines):
        line.deflate()
    return Figures(
        game=slug, record=path.stem, seats=match.seats, answers=match.position,
        pages=len(table.pages), first=mean(map(len, table.firsts)),
        first_alone=mean(len(zlib.compress(text)) for text in table.firsts),
        sent=table.sent, whole=table.whole,
    )  # fmt: skip


# -- telling ---------------------------------------------------------------------------------------


class Judged(Struct):
    """One game in numbers."""

    game: str
    seats: int
    answers: int
    mean_ms: float
    p99_ms: float
    mean_bytes: float
    p99_bytes: float
    game_bytes: float  # to one page, the first sight included
    mean_alone: float  # bytes, compressed by itself
    mean_streamed: float  # bytes, compressed after what went before
    deflate_ms: float
    stream_ms: float
    first_bytes: float
    first_alone: float
    whole_mean_ms: float
    whole_mean_bytes: float
    whole_p99_bytes: float
    whole_mean_streamed: float
    whole_game_bytes: float

    def misses(self) -> list[str]:
        """Say which bars are missed."""
        bars = {
            "mean time": self.mean_ms <= MEAN_MS,
            "99th time": self.p99_ms <= P99_MS,
            "mean bytes": self.mean_bytes <= MEAN_BYTES,
            "99th bytes": self.p99_bytes <= P99_BYTES,
            "whole game": self.game_bytes < WHOLE_GAME.get(self.game, self.game_bytes + 1),
        }
        return [name for name, is_kept in bars.items() if not is_kept]


def judged(figures: Figures) -> Judged:
    """Put what was measured into numbers."""
    sent, whole = figures.sent, figures.whole
    return Judged(
        game=figures.game, seats=figures.seats, answers=figures.answers,
        mean_ms=KILO * mean(sent.seconds), p99_ms=KILO * percentile(sent.seconds, 99),
        mean_bytes=mean(sent.raw), p99_bytes=percentile(sent.raw, 99),
        game_bytes=figures.first + sum(sent.raw) / figures.pages,
        mean_alone=mean(sent.alone), mean_streamed=mean(sent.streamed),
        deflate_ms=KILO * mean(sent.deflating), stream_ms=KILO * mean(sent.streaming),
        first_bytes=figures.first, first_alone=figures.first_alone,
        whole_mean_ms=KILO * mean(whole.seconds), whole_mean_bytes=mean(whole.raw),
        whole_p99_bytes=percentile(whole.raw, 99), whole_mean_streamed=mean(whole.streamed),
        whole_game_bytes=sum(whole.raw) / figures.pages,
    )  # fmt: skip


def lines(rows: list[Judged]) -> list[str]:
    """Tell what was measured."""
    form = "compiled" if is_compiled() else "interpreted"
    found = [f"To show one answer to one page, rules {form} (whole scenes in brackets):"]
    for row in rows:
        found += [f"  {row.game}, {row.seats} seats, {row.answers} answers", *details(row)]
        found += [f"    MISSED: {name}" for name in row.misses()]
    return found


def details(row: Judged) -> Iterator[str]:
    """Tell what was measured of one game."""
    times = f"mean {row.mean_ms:.3f} ms [{row.whole_mean_ms:.3f}], 99th {row.p99_ms:.2f} ms"
    sizes = f"mean {row.mean_bytes:.0f} [{row.whole_mean_bytes:.0f}]"
    rare = f"99th {row.p99_bytes:.0f} [{row.whole_p99_bytes:.0f}]"
    alone = f"alone {row.mean_alone:.0f} bytes, {row.deflate_ms:.3f} ms"
    streamed = f"streamed {row.mean_streamed:.0f} [{row.whole_mean_streamed:.0f}] bytes"
    yield f"    processor: {times}"
    yield f"    bytes: {sizes}, {rare}"
    yield f"    a game: {row.game_bytes / KILO:.0f} kB [{row.whole_game_bytes / KILO:.0f}]"
    yield f"    first sight: {row.first_bytes:.0f} bytes, deflated {row.first_alone:.0f}"
    yield f"    deflate: {alone}; {streamed}, {row.stream_ms:.3f} ms"


def main() -> int:
    """Measure and print; 1 when a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m bench.scenes", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print plain data for programs")
    parser.add_argument("--quick", action="store_true", help="60 answers a game: a rough idea")
    parser.add_argument("games", nargs="*", help="which games (all)")
    wish = parser.parse_args()
    slugs = wish.games or [game.slug for game in shelf.games()]
    most = 60 if wish.quick else sys.maxsize
    rows = [judged(asyncio.run(measured(slug, most))) for slug in slugs]
    print(json.dumps(msgspec.to_builtins(rows), indent=2) if wish.json else "\n".join(lines(rows)))
    return 1 if any(row.misses() for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())

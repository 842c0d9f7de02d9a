"""`python -m bench.full_store`: what 100,000 stored tables cost a server that serves none of them.

Two servers, one with an empty store and one with a full one, are started in turn, so that a busy
moment of the machine hits both: until they are well, what a first page asks of them, and what they
hold in memory. Somebody with fifty tables asks for theirs, too.
"""

import argparse
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_urlsafe
from statistics import median
from time import perf_counter, process_time, sleep
from typing import Final
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from bench.load import cpu_seconds, resident
from pangaea.server.live.new_tables import begin_match, new_table
from pangaea.server.sessions import Sessions, session_keys
from pangaea.server.settings import DATABASE
from pangaea.server.store.sqlite import open_database
from pangaea.server.wire.rest import SeatRequest, TableRequest

TABLES: Final = 100_000
LINES: Final = 10  # of each log
PEOPLE: Final = 2_000  # who sit at them: fifty tables each
ROUNDS: Final = 5
ASKED: Final = 40  # times, once it is up
MOST: Final = 1.2  # times what it is with an empty store
READY: Final = 60.0
PATHS: Final = ("/", "/api/games", "/api/tables")


def fill(folder: Path, tables: int) -> None:
    """Make a store with so many tables, all copies of one with names of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    seats = [SeatRequest("device", "Ada"), SeatRequest("device", "Bo")]
    row = new_table(TableRequest("cubosaurs", seats), "nobody")
    begin_match(row)
    line = '{"type":"answer","seat":0,"answer":"hand keep","luck":[3],"at":1,"of":[12]}'
    encode = msgspec.json.Encoder().encode
    with closing(open_database(folder / DATABASE)) as database:
        database.execute("PRAGMA synchronous = OFF")
        database.execute("BEGIN")
        for number in range(tables):
            row.id, person = token_urlsafe(9), f"person{number % PEOPLE}"
            row.owner = person
            values = (
                row.id, person, float(number), LINES, encode(row), row.header, row.seed,
                encode(row.standing), "",
            )  # fmt: skip
            _insert(database, "tables", [values])
            chairs = [
                (row.id, seat, one.kind, one.name, one.level, person, one.token)
                for seat, one in enumerate(row.seats)
            ]
            _insert(database, "seats", chairs)
            _insert(database, "log", [(row.id, place, line) for place in range(LINES)])
        database.execute("COMMIT")


def _insert(database: sqlite3.Connection, table: str, rows: list[tuple[object, ...]]) -> None:
    """Insert rows; columns that came later hold what goes without saying."""
    names = [str(column[1]) for column in database.execute(f"PRAGMA table_info({table})")]
    known = ", ".join(f'"{name}"' for name in names[: len(rows[0])])
    marks = ", ".join("?" * len(rows[0]))
    database.executemany(f"INSERT INTO {table} ({known}) VALUES ({marks})", rows)


class Found(Struct):
    """What a server needed."""

    start: list[float] = []  # seconds until it is well
    start_cpu: list[float] = []
    replies: dict[str, list[float]] = {}
    memory: list[float] = []  # MB


@contextmanager
def served(folder: Path, found: Found) -> Iterator[str]:
    """Start a server, note how long it takes until it is well."""
    command = [sys.executable, "-m", "pangaea", "serve", "--port", "0", "--no-browser"]
    begun = perf_counter()
    process = subprocess.Popen(
        [*command, "--data", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        said = process.stdout.readline().split()
        address = next(word for word in said if word.startswith("http")).rstrip("/")
        while not _is_well(address):
            sleep(0.01)
        found.start.append(perf_counter() - begun)
        found.start_cpu.append(cpu_seconds(process.pid))
        yield address
        found.memory.append(resident(process.pid))
    finally:
        process.terminate()
        process.wait(20)


def _is_well(address: str) -> bool:
    try:
        with urlopen(f"{address}/health", timeout=READY) as reply:
            return bool(reply.status == 200)
    except URLError:
        return False


def ask(address: str, cookie: str, found: Found, name: str) -> None:
    """Ask what a first page asks."""
    for path in PATHS:
        for _ in range(ASKED // 4 if path == "/" else ASKED):
            begun = perf_counter()
            request = Request(address + path, headers={"cookie": cookie})
            with urlopen(request, timeout=READY) as reply:
                reply.read()
            found.replies.setdefault(f"{path}{name}", []).append(perf_counter() - begun)
            sleep(0.04)  # within the limits


def cookie_of(folder: Path, person: str) -> str:
    """Return the cookie of a person, as the server would give it."""
    return Sessions(session_keys(folder)).cookie(person, "device", secure=False).split(";")[0]


def measured(folder: Path, found: Found) -> None:
    """Start a server once, and ask it."""
    with served(folder, found) as address:
        ask(address, "", found, "")
        ask(address, cookie_of(folder, "person7"), found, " of somebody with fifty tables")


def ratios(empty: Found, full: Found) -> dict[str, tuple[float, float]]:
    """Put the medians beside each other: milliseconds, and MB."""
    found = {
        "start-up, ms": (1000 * median(empty.start), 1000 * median(full.start)),
        "start-up, ms of processor": (
            1000 * median(empty.start_cpu), 1000 * median(full.start_cpu),
        ),
        "memory, MB": (median(empty.memory), median(full.memory)),
    }  # fmt: skip
    for path, times in empty.replies.items():
        found[f"{path}, ms"] = 1000 * median(times), 1000 * median(full.replies[path])
    return found


def main() -> int:
    """Measure and print; 1 if a full store is noticed."""
    parser = argparse.ArgumentParser(prog="python -m bench.full_store", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES, help="how many tables (100,000)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often (5)")
    parser.add_argument("--json", action="store_true", help="print plain data for programs")
    wish = parser.parse_args()
    empty, full = Found(), Found()
    with tempfile.TemporaryDirectory() as room:
        folders = Path(room) / "empty", Path(room) / "full"
        begun = process_time()
        fill(folders[0], 0)
        fill(folders[1], wish.tables)
        size = (folders[1] / DATABASE).stat().st_size / 1e6
        for _ in range(wish.rounds):
            measured(folders[0], empty)
            measured(folders[1], full)
    rows = ratios(empty, full)
    if wish.json:
        print(json.dumps(rows))
    else:
        made = f"{wish.tables} tables, {size:.0f} MB, made in {process_time() - begun:.0f} s"
        print(f"{made}; load of the machine {os.getloadavg()[0]:.1f}; empty, then full:")
        for name, (before, now) in rows.items():
            print(f"  {name}: {before:.1f}, {now:.1f} ({now / before:.2f} times)")
    judged = [row for name, row in rows.items() if "fifty" not in name]
    return 1 if any(now > MOST * before for before, now in judged) else 0


if __name__ == "__main__":
    sys.exit(main())

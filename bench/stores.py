"""`python -m bench.stores`: durable answers per second, SQLite and PostgreSQL side by side.

Every answer is on disk before the next one of its table is given. Both stores take their turns in
each round, so that a busy moment of the machine hits both. Without `--store`, a PostgreSQL of the
distribution is started in a folder of its own, on the same disk, with its usual settings.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from statistics import median
from time import perf_counter
from typing import Final

from msgspec import Struct

from pangaea.server.live.new_tables import begin_match, new_table
from pangaea.server.settings import Settings
from pangaea.server.store.choice import open_store
from pangaea.server.store.contract import Standing, Store
from pangaea.server.wire.rest import SeatRequest, TableRequest

AT_ONCE: Final = (1, 16, 256)  # tables at which an answer is under way
ROUNDS: Final = 5
SECONDS: Final = 1.0
LINE: Final = '{"type":"answer","seat":0,"answer":"hand keep","luck":[3],"at":1,"of":[12]}'


class Figures(Struct):
    """Answers per second of one store, by tables at once and round."""

    name: str
    rounds: dict[int, list[float]] = {}


async def fill(store: Store, tables: int) -> list[str]:
    """Open so many tables, and own them."""
    row = new_table(
        TableRequest("cubosaurs", [SeatRequest("device", "A"), SeatRequest("device", "B")]), "x"
    )
    begin_match(row)
    names = [f"{token_hex(6)}" for _ in range(tables)]
    for name in names:
        row.id = name
        await store.create(row)
        await store.own(name)
    return names


async def play(store: Store, name: str, start: int, end: float) -> int:
    """Answer at one table until the time is over; return how long its log is."""
    while perf_counter() < end:
        await store.append(name, start, [LINE], Standing(start))
        start += 1
    return start


async def beat(store: Store) -> None:
    """Keep the lease."""
    while True:
        await asyncio.sleep(0.5)
        await store.beat()


async def measure(stores: dict[str, Store]) -> list[Figures]:
    """Let both stores take their turns."""
    found = [Figures(name) for name in stores]
    beats = []
    for store in stores.values():
        await store.join()
        beats.append(asyncio.create_task(beat(store)))
    names = {name: await fill(store, max(AT_ONCE)) for name, store in stores.items()}
    lengths = {name: [0] * max(AT_ONCE) for name in stores}
    for _ in range(ROUNDS):
        for tables in AT_ONCE:
            for figures in found:
                rate = await one_round(
                    stores[figures.name], names[figures.name], lengths[figures.name], tables
                )
                figures.rounds.setdefault(tables, []).append(rate)
    for task in beats:
        task.cancel()
    return found


async def one_round(store: Store, names: list[str], lengths: list[int], tables: int) -> float:
    """Answer at some tables at once; return how many answers a second were kept."""
    began = perf_counter()
    played = (play(store, names[n], lengths[n], began + SECONDS) for n in range(tables))
    after = await asyncio.gather(*played)
    answers = sum(after) - sum(lengths[:tables])
    lengths[:tables] = after
    return answers / (perf_counter() - began)


@contextmanager
def database(address: str) -> Iterator[str]:
    """Return the address of a database to measure, started for it if none is named."""
    if address:
        yield address
        return
    from tests.server.postgres_server import Postgres  # noqa: PLC0415

    postgres = Postgres(fsync=True)
    try:
        yield postgres.url()
    finally:
        postgres.end()


async def run(address: str) -> list[Figures]:
    """Measure both."""
    with tempfile.TemporaryDirectory() as folder:
        here = Settings(data_dir=Path(folder))
        there = Settings(data_dir=Path(folder), store=address)
        stores: dict[str, Store] = {
            "SQLite": await asyncio.to_thread(open_store, here),
            "PostgreSQL": await asyncio.to_thread(open_store, there),
        }
        try:
            return await measure(stores)
        finally:
            for store in stores.values():
                await store.close()


def told(rounds: list[float]) -> str:
    """Say the median, the least and the most."""
    return f"{median(rounds):,.0f} ({min(rounds):,.0f}-{max(rounds):,.0f})"


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", default="", help="the address of an empty PostgreSQL database")
    with database(parser.parse_args().store) as address:
        found = asyncio.run(run(address))
    print("| answers under way |", " | ".join(figures.name for figures in found), "|")
    print("|---|" + "---|" * len(found))
    for tables in AT_ONCE:
        cells = [figures.rounds[tables] for figures in found]
        rates = [
            f"{median(rounds):,.0f} ({min(rounds):,.0f}-{max(rounds):,.0f})" for rounds in cells
        ]
        print(f"| {tables} |", " | ".join(rates), "|")


if __name__ == "__main__":
    main()

"""`python -m bench.nodes`: 9,000 pages at tables of two servers, one PostgreSQL, behind haproxy.

Four pages a table, one answer in 20 seconds at each, every answer on disk before it is shown.
Measured from the moment an answer is sent until each page of its table has seen it. Servers,
balancer, database and the crowd itself share the machine: its cores are named with the figures.
"""

import argparse
import asyncio
import gc
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from msgspec import Struct
from tests.server.postgres_server import Postgres, free_port
from websockets.protocol import State

from bench.echo import EchoTable
from bench.load import MANY, NEVER, SEATS, Crowd, Table, cpu_seconds, resident
from bench.percentile import percentile

DEPLOY: Final = Path(__file__).parents[1] / "deploy"
TABLES: Final = 2_250
EVERY: Final = 20.0
SECONDS: Final = 60.0
PATIENCE: Final = 60.0
BEGUN: Final = perf_counter()
SPARE_FILES: Final = 1_000  # beside two a page, which haproxy needs


class Used(Struct):
    """What a process has used."""

    name: str
    processor: float  # of a core
    memory_mb: float
    by_page_kb: float  # beside what it held before the first page came


class Found(Struct):
    """What was measured."""

    pages: int
    seen: int
    late: int
    p50_ms: float
    p99_ms: float
    most_ms: float
    used: list[Used]
    database: float  # of a core, all its processes together


def allow_files() -> int:
    """Return how many files a process may open, after asking for as many as there are."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def serve(room: str, port: int, store: str) -> None:
    """Be one of the servers under test: nobody is too fast, all pages come from one address."""
    from pangaea.server.serve import run  # noqa: PLC0415 - the crowd needs none of it
    from pangaea.server.settings import Rates, Settings  # noqa: PLC0415

    rates = Rates(
        messages=MANY, messages_burst=MANY, address_messages=MANY, address_messages_burst=MANY,
        openings=MANY, openings_burst=MANY, lines=MANY, address_lines=MANY,
        requests=MANY, requests_burst=MANY,
    )  # fmt: skip
    settings = Settings(
        data_dir=Path(room), rates=rates, pace=NEVER, connections=MANY, store=store,
        proxies=("127.0.0.1",),
    )  # fmt: skip
    run(port=port, settings=settings)


@contextmanager
def started(command: list[str]) -> Iterator[int]:
    """Run a program."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait(PATIENCE)


def node(stack: ExitStack, store: str) -> tuple[int, int]:
    """Run a server; return its port and its process."""
    room, port = Path(stack.enter_context(tempfile.TemporaryDirectory())), free_port()
    (room / "secret").write_bytes(b"k" * 32)
    wish = ["--serve", str(room), "--port", str(port), "--store", store]
    process = stack.enter_context(started([sys.executable, "-m", "bench.nodes", *wish]))
    wait_for(port)
    return port, process


def balancer(stack: ExitStack, ports: list[int]) -> tuple[int, int]:
    """Run haproxy as deploy/ has it, but patient: nobody says anything while others sit down."""
    room, door = Path(stack.enter_context(tempfile.TemporaryDirectory())), free_port()
    text = (DEPLOY / "haproxy.cfg").read_text()
    for usual, own in zip(("8080", "8001", "8002"), (door, *ports), strict=True):
        text = text.replace(f":{usual}", f":{own}")
    text = text.replace("maxconn 20000", "maxconn 9500").replace("70s", "900s")
    (room / "haproxy.cfg").write_text(text)
    process = stack.enter_context(started(["haproxy", "-db", "-f", str(room / "haproxy.cfg")]))
    wait_for(door)
    return door, process


def wait_for(port: int) -> None:
    """Wait until somebody serves there."""
    end = perf_counter() + PATIENCE
    while True:
        try:
            urlopen(f"http://127.0.0.1:{port}/health", timeout=2).close()
        except (URLError, OSError):
            if perf_counter() > end:
                raise
            sleep(0.2)
        else:
            return


def wait_for_file(name: str) -> None:
    """Wait until a file is there, if one is named: until the machine is quiet."""
    while name and not Path(name).exists():
        sleep(0.2)


def tell(what: str) -> None:
    """Say how far it has come, and after how many seconds."""
    print(f"{perf_counter() - BEGUN:5.0f} s: {what}", file=sys.stderr, flush=True)


def is_whole(table: Table | EchoTable) -> bool:
    """Tell whether no page of a table was asked to come again: the crowd's pages never do."""
    return all(line.state is State.OPEN for line in table.lines)


def database_seconds(postgres: Postgres) -> float:
    """Return the processor time PostgreSQL has used, all its processes together."""
    parent = (postgres.folder / "data" / "postmaster.pid").read_text().split()[0]
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return sum(cpu_seconds(int(process)) for process in (parent, *children))


async def play(
    crowd: Crowd, processes: dict[str, int], postgres: Postgres, wish: argparse.Namespace
) -> Found:
    """Sit everybody down, then measure."""
    empty = {name: resident(process) for name, process in processes.items()}
    await crowd.sit_down()
    tell("everybody sits")
    await asyncio.to_thread(wait_for_file, wish.wait)
    crowd.tables = [table for table in crowd.tables if is_whole(table)]
    tell(f"{len(crowd.tables)} tables are whole")
    await crowd.play(crowd.every)
    tell("warm")
    crowd.waits.clear()
    for table in crowd.tables:
        table.late = 0
    gc.collect()
    gc.disable()  # the crowd's own pauses are none of the servers'
    before = {name: cpu_seconds(process) for name, process in processes.items()}
    written = database_seconds(postgres)
    await crowd.play(wish.seconds)
    gc.enable()
    written = (database_seconds(postgres) - written) / wish.seconds
    pages = len(crowd.tables) * SEATS
    share = {name: pages if name == "haproxy" else pages / 2 for name in processes}
    used = [
        Used(
            name, (cpu_seconds(process) - before[name]) / wish.seconds, resident(process),
            (resident(process) - empty[name]) * 1024 / share[name],
        )
        for name, process in processes.items()
    ]  # fmt: skip
    late = sum(table.late for table in crowd.tables)
    times = [1000 * wait for wait in crowd.waits]
    return Found(
        pages, len(times), late, percentile(times, 50), percentile(times, 99), max(times), used,
        written,
    )  # fmt: skip


def lines(found: Found, wish: argparse.Namespace) -> list[str]:
    """Tell what was measured."""
    busy = " ".join(f"{one:.1f}" for one in os.getloadavg())
    times = f"p50 {found.p50_ms:.1f} ms, p99 {found.p99_ms:.1f} ms, most {found.most_ms:.0f} ms"
    return [
        f"{found.pages} pages at two servers behind haproxy, {wish.every:g} s between answers:",
        f"  {os.cpu_count()} cores for all of it, {wish.seconds:g} s, load of the machine {busy}",
        f"  from answer to every page: {times}",
        f"  seen {found.seen} times, {found.late} answers late",
        *(
            f"  {one.name}: {100 * one.processor:.0f} % of a core, {one.memory_mb:.0f} MB,"
            f" {one.by_page_kb:.1f} kB a page with its part of the table"
            for one in found.used
        ),
        f"  PostgreSQL: {100 * found.database:.0f} % of a core",
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.nodes", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--every", type=float, default=EVERY, help="seconds between answers")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--wait", default="", help="play once this file is there")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--store", default="", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    files = allow_files()
    if wish.serve:
        serve(wish.serve, wish.port, wish.store)
        return
    needed = 2 * SEATS * wish.tables + SPARE_FILES
    if files < needed:
        sys.exit(f"{files} files may be open; haproxy needs two a page: ulimit -n {needed}")
    tell(f"open files: {files} allowed, {needed} needed")
    with ExitStack() as stack:
        postgres = Postgres(fsync=True)
        stack.callback(postgres.end)
        store = postgres.fresh()
        nodes = [node(stack, store) for _ in range(2)]
        door, process = balancer(stack, [port for port, _ in nodes])
        processes = {"server one": nodes[0][1], "server two": nodes[1][1], "haproxy": process}
        crowd = Crowd(f"http://127.0.0.1:{door}", wish.tables, wish.every)
        tell("the tables are there")
        found = asyncio.run(play(crowd, processes, postgres, wish))
    sys.stdout.write("\n".join(lines(found, wish)) + "\n")


if __name__ == "__main__":
    main()

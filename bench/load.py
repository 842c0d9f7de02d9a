"""`python -m bench.load`: how many people one server on one core can serve.

1,000 pages at 250 tables, one answer a second at each table, every answer on disk before it is
shown. Measured from the moment an answer is sent until each page of its table has seen it.
"""

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Final
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from bench.percentile import percentile
from pangaea.core.changes import Difference
from pangaea.core.differences import Thing, applied_plain

SEATS: Final = 4
READ: Final = ("position", "ask")
WARM_UP: Final = 3.0
NEVER: Final = 3600.0
MANY: Final = 10_000
AT_ONCE: Final = 50
READY: Final = 60.0
GOAL: Final = 0.25  # seconds: our bar for the 99th percentile


class Choice(Struct):
    """What may be answered."""

    option: int


class Ask(Struct):
    """A question."""

    choices: list[Choice]


class Sight(Struct):
    """What a player reads of a scene."""

    position: int
    ask: Ask | None = None


class Frame(Struct):
    """What a page reads of a message."""

    type: str
    whole: Thing | None = None
    steps: list[Difference] = []
    text: str = ""


_frame: Final = msgspec.json.Decoder(Frame)


def followed(scene: Thing, step: Difference) -> Thing:
    """Follow what a player reads of a scene; the rest is for eyes."""
    parts = {name: step.parts[name] for name in READ if name in step.parts}
    return applied_plain(scene, Difference(step.new, step.gone, parts))


class Table:
    """A table with a page on every seat; it notes how long each page waited for each answer."""

    def __init__(self, name: str, waits: list[float]) -> None:
        self.name = name
        self.waits = waits
        self.lines: list[ClientConnection] = []
        self.scenes: list[Thing] = [{} for _ in range(SEATS)]
        self.sights: list[Sight | None] = [None] * SEATS
        self.sent = 0.0
        self.missing = 0
        self.late = 0

    async def listen(self, seat: int) -> None:
        """Read what a page is sent."""
        async for text in self.lines[seat]:
            frame = _frame.decode(text)
            if frame.type == "refused":
                raise RuntimeError(frame.text)
            if frame.type == "show":
                self._see(seat, frame)

    def _see(self, seat: int, frame: Frame) -> None:
        scene = frame.whole or self.scenes[seat]
        for step in frame.steps:
            scene = followed(scene, step)
        self.scenes[seat] = {name: scene[name] for name in READ if name in scene}
        self.sights[seat] = msgspec.convert(self.scenes[seat], Sight)
        if self.missing:
            self.missing -= 1
            self.waits.append(perf_counter() - self.sent)

    async def answer(self) -> None:
        """Answer for whoever is asked; a table that has not been shown everything is late."""
        if self.missing:
            self.late += 1
            return
        for seat, sight in enumerate(self.sights):
            if sight is not None and sight.ask is not None:
                option = sight.ask.choices[-1].option
                self.sent, self.missing = perf_counter(), SEATS
                said = {"type": "answer", "id": "a", "seat": seat, "position": sight.position,
                        "option": option}  # fmt: skip
                await self.lines[seat].send(json.dumps(said))
                return


class Crowd:
    """Everybody at all tables."""

    def __init__(self, address: str, tables: int) -> None:
        self.address = address
        self.waits: list[float] = []
        self.tables = [Table(name, self.waits) for name in self._open(tables)]

    def _open(self, tables: int) -> list[str]:
        seats = [{"kind": "device", "name": f"P{seat}"} for seat in range(SEATS)]
        wish = {"game": "cubosaurs", "seats": seats, "variants": {"rounds": "5"}}
        self.cookie = ""
        return [self._post("/api/tables", wish) for _ in range(tables)]

    def _post(self, path: str, content: object) -> str:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        request = Request(self.address + path, json.dumps(content).encode(), headers)
        with urlopen(request, timeout=10) as reply:
            self.cookie = (reply.headers.get("set-cookie") or self.cookie).split(";")[0]
            return str(json.load(reply)["id"])

    async def sit_down(self) -> None:
        """Open every page."""
        doors = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._sit(table, doors) for table in self.tables))

    async def _sit(self, table: Table, doors: asyncio.Semaphore) -> None:
        address = self.address.replace("http", "ws") + f"/api/tables/{table.name}/socket"
        async with doors:
            for seat in range(SEATS):
                headers = {"cookie": self.cookie}
                line = await connect(
                    address, additional_headers=headers, compression=None, open_timeout=READY,
                    ping_interval=None,
                )  # fmt: skip
                table.lines.append(line)
                await line.send(json.dumps({"type": "hello", "language": "en", "seat": seat}))

    async def play(self, seconds: float) -> None:
        """Let every table answer once a second, evenly spread over the second."""
        listening = [
            asyncio.create_task(table.listen(seat))
            for table in self.tables
            for seat in range(SEATS)
        ]
        await asyncio.gather(*(self._play(n, seconds) for n in range(len(self.tables))))
        await asyncio.sleep(1)
        failed = [task for task in listening if task.done() and task.exception()]
        for task in listening:
            task.cancel()
        if failed:
            raise RuntimeError(str(failed[0].exception()))

    async def _play(self, number: int, seconds: float) -> None:
        await asyncio.sleep(1 + number / len(self.tables))
        begun = perf_counter()
        for second in range(int(seconds)):
            await asyncio.sleep(max(0.0, begun + second - perf_counter()))
            await self.tables[number].answer()


class Load(Struct):
    """What was measured."""

    tables: int
    pages: int
    seconds: float
    answers_seen: int
    late: int
    p50_ms: float
    p99_ms: float
    cpu: float  # of the one core
    memory_mb: float
    compiled: bool


def measured(tables: int, seconds: float) -> Load:
    """Run a server on one core and a crowd on the others."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as room, server(Path(room), cores[0]) as (address, process):
        os.sched_setaffinity(0, set(cores[1:]) or set(cores))
        crowd = Crowd(address, tables)
        used = asyncio.run(_run(crowd, process, seconds))
        table_count = len(crowd.tables)
        return Load(
            tables=table_count,
            pages=table_count * SEATS,
            seconds=seconds,
            answers_seen=len(crowd.waits),
            late=sum(table.late for table in crowd.tables),
            p50_ms=1000 * percentile(crowd.waits, 50),
            p99_ms=1000 * percentile(crowd.waits, 99),
            cpu=used,
            memory_mb=resident(process),
            compiled=is_compiled(),
        )


async def _run(crowd: Crowd, process: int, seconds: float) -> float:
    await crowd.sit_down()
    await crowd.play(WARM_UP)
    crowd.waits.clear()
    before, begun = cpu_seconds(process), perf_counter()
    await crowd.play(seconds)
    return (cpu_seconds(process) - before) / (perf_counter() - begun)


@contextmanager
def server(room: Path, core: int) -> Iterator[tuple[str, int]]:
    """Run a server of its own process on one core."""
    command = [sys.executable, "-m", "bench.load", "--serve", str(room), "--core", str(core)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        said = process.stdout.readline().split()
        yield next(word for word in said if word.startswith("http")).rstrip("/"), process.pid
    finally:
        process.terminate()
        process.wait(20)


def serve(room: str, core: int) -> None:
    """Be the server under test."""
    from pangaea.server.serve import run  # noqa: PLC0415 - the crowd needs none of it
    from pangaea.server.settings import Rates, Settings  # noqa: PLC0415

    os.sched_setaffinity(0, {core})
    rates = Rates(
        messages=MANY, messages_burst=MANY, address_messages=MANY, address_messages_burst=MANY,
        openings=MANY, openings_burst=MANY, lines=MANY, address_lines=MANY,
    )  # fmt: skip
    settings = Settings(
        data_dir=Path(room), rates=rates, pace=NEVER, connections=MANY, address_connections=MANY
    )
    run(port=0, settings=settings)


def cpu_seconds(process: int) -> float:
    """Return the processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    """Return the memory a process holds, in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def is_compiled() -> bool:
    """Tell which form of the rules the server runs."""
    import pangaea.core.state  # noqa: PLC0415 - only asked once

    return not str(pangaea.core.state.__file__).endswith(".py")


def lines(load: Load) -> list[str]:
    """Tell what was measured."""
    form = "compiled" if load.compiled else "interpreted"
    return [
        f"One server on one core, {platform.python_version()}, rules {form}, every answer on disk:",
        f"  {load.pages} pages, {load.tables} tables, an answer a second each, {load.seconds:g} s",
        f"  from answer to every page: p50 {load.p50_ms:.1f} ms, p99 {load.p99_ms:.1f} ms",
        f"  {load.answers_seen} times a page saw an answer; {load.late} answers came late",
        f"  processor {100 * load.cpu:.0f} % of the core, memory {load.memory_mb:.0f} MB",
    ]


def main() -> int:
    """Measure and print; 1 if people would notice."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print plain data for programs")
    parser.add_argument("--quick", action="store_true", help="25 tables for 4 s: a rough idea")
    parser.add_argument("--tables", type=int, default=250, help="how many tables (250)")
    parser.add_argument("--seconds", type=float, default=20, help="how long (20)")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    parser.add_argument("--core", type=int, default=0, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        serve(wish.serve, wish.core)
        return 0
    load = measured(25, 4) if wish.quick else measured(wish.tables, wish.seconds)
    print(json.dumps(msgspec.to_builtins(load)) if wish.json else "\n".join(lines(load)))
    return 0 if load.p99_ms < 1000 * GOAL and not load.late else 1


if __name__ == "__main__":
    sys.exit(main())

"""`python -m bench.load`: how many people one server on one core can serve.

1,000 pages at 250 tables, one answer a second at each table, every answer on disk before it is
shown; then 4,000 pages at 1,000 tables, one answer in four seconds. Measured from the moment an
answer is sent until each page of its table has seen it. Before and after, a server that only passes
on as many texts of the same length is measured in the same way: what it needs, the machine needs.
Then once more with each of these texts on disk before it is passed on: for information, no bar.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Final
from urllib.request import Request, urlopen

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import connect

from bench import echo
from bench.echo import EchoTable, Waiting
from bench.percentile import percentile
from pangaea.core.changes import Difference
from pangaea.core.differences import Thing, applied_plain

SEATS: Final = 4
READ: Final[tuple[str, ...]] = ("position", "ask")
WARM_UP: Final = 3.0
NEVER: Final = 3600.0
MANY: Final = 10_000
AT_ONCE: Final = 50
READY: Final = 60.0
GOAL: Final = 0.25  # seconds: our bar for the 99th percentile with 4,000 pages
SMALL: Final = 1_000  # pages, up to which these are our bars:
MOST_CPU: Final = 0.25  # of the core
MOST_TIMES: Final = 3.0  # the 99th percentile of the echo
SIZE: Final = 1_500  # characters of a message, before we know
CASES: Final = [(250, 20.0, 1.0), (1_000, 24.0, 4.0)]  # tables, seconds, between answers


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


class Step(Struct):
    """A difference of which only a part is read: whoever makes the load must not be the load."""

    new: dict[str, Raw] = {}
    gone: list[str] = []
    parts: dict[str, Raw] = {}


class Frame(Struct):
    """What a page reads of a message."""

    type: str
    whole: Raw = Raw()  # a scene; of talk, whether it is all of it
    steps: list[Step] = []
    text: str = ""


_frame: Final = msgspec.json.Decoder(Frame)
_thing: Final = msgspec.json.Decoder(Thing)
_difference: Final = msgspec.json.Decoder(Difference)


def followed(scene: Thing, step: Step) -> Thing:
    """Follow what a player reads of a scene; the rest is for eyes."""
    new = {name: msgspec.json.decode(step.new[name]) for name in READ if name in step.new}
    parts = {name: _difference.decode(step.parts[name]) for name in READ if name in step.parts}
    return applied_plain(scene, Difference(new, step.gone, parts))


class Table(Waiting):
    """A table with a page on every seat; it notes how long each page waited for each answer."""

    def __init__(self, name: str, waits: list[float]) -> None:
        super().__init__(name, waits)
        self.scenes: list[Thing] = [{} for _ in range(SEATS)]
        self.sights: list[Sight | None] = [None] * SEATS

    async def listen(self, seat: int) -> None:
        """Read what a page is sent."""
        async for text in self.lines[seat]:
            if self.missing:
                self.sizes.append(len(text))
            frame = _frame.decode(text)
            if frame.type == "refused":
                raise RuntimeError(frame.text)
            if frame.type == "show":
                self._see(seat, frame)

    def _see(self, seat: int, frame: Frame) -> None:
        scene = _thing.decode(frame.whole) if frame.whole else self.scenes[seat]
        for step in frame.steps:
            scene = followed(scene, step)
        self.scenes[seat] = {name: scene[name] for name in READ if name in scene}
        self.sights[seat] = msgspec.convert(self.scenes[seat], Sight)
        self.arrived()

    async def answer(self) -> None:
        """Answer for whoever is asked; a table that has not been shown everything is late."""
        if self.is_late():
            return
        for seat, sight in enumerate(self.sights):
            if sight is not None and sight.ask is not None:
                option = sight.ask.choices[-1].option
                self.begin()
                said = {"type": "answer", "id": "a", "seat": seat, "position": sight.position,
                        "option": option}  # fmt: skip
                await self.lines[seat].send(json.dumps(said))
                return


class Crowd:
    """Everybody at all tables."""

    def __init__(self, address: str, tables: int, every: float) -> None:
        self.address = address
        self.every = every  # seconds between two answers at a table
        self.waits: list[float] = []
        self.cookie = ""
        self.tables = self._tables(tables)

    def _tables(self, tables: int) -> Sequence[Table | EchoTable]:
        seats = [{"kind": "device", "name": f"P{seat}"} for seat in range(SEATS)]
        wish = {"game": "cubosaurs", "seats": seats, "variants": {"rounds": "5"}}
        return [Table(self._post("/api/tables", wish), self.waits) for _ in range(tables)]

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

    async def _sit(self, table: Table | EchoTable, doors: asyncio.Semaphore) -> None:
        address = self.address.replace("http", "ws") + f"/api/tables/{table.name}/socket"
        async with doors:
            for seat in range(SEATS):
                headers = {"cookie": self.cookie}
                line = await connect(
                    address, additional_headers=headers, compression=None, open_timeout=READY,
                    ping_interval=None, max_queue=None,
                )  # fmt: skip
                table.lines.append(line)
                await line.send(json.dumps({"type": "hello", "language": "en", "seat": seat}))

    async def play(self, seconds: float) -> None:
        """Let every table answer again and again, all evenly spread."""
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
        await asyncio.sleep(1 + self.every * number / len(self.tables))
        begun = perf_counter()
        for turn in range(int(seconds / self.every)):
            await asyncio.sleep(max(0.0, begun + turn * self.every - perf_counter()))
            await self.tables[number].answer()


class EchoCrowd(Crowd):
    """As many lines to a server that passes messages on."""

    def _tables(self, tables: int) -> Sequence[Table | EchoTable]:
        return [EchoTable(f"room{number}", self.waits) for number in range(tables)]


class Load(Struct):
    """What was measured."""

    tables: int
    pages: int
    every: float
    seconds: float
    answers_seen: int
    late: int
    p50_ms: float
    p99_ms: float
    cpu: float  # of the one core
    memory_mb: float
    size: float = 0  # characters of a message, in the mean


class Compared(Struct):
    """A server beside one that only passes messages on, before and after."""

    load: Load
    echoes: list[Load]
    on_disk: Load
    compiled: bool

    @property
    def times(self) -> float:
        """How many times as long the 99th percentile is as that of the echo."""
        return self.load.p99_ms / mean(echo.p99_ms for echo in self.echoes)

    @property
    def times_on_disk(self) -> float:
        """How many times as long it is as that of an echo that is on disk first."""
        return self.load.p99_ms / self.on_disk.p99_ms

    def misses(self) -> list[str]:
        """Say which bars are missed."""
        small = self.load.pages <= SMALL
        bars = {
            "nobody late": not self.load.late,
            "processor": self.load.cpu < MOST_CPU or not small,
            "99th percentile beside the echo": self.times <= MOST_TIMES or not small,
            "99th percentile": self.load.p99_ms < 1000 * GOAL or small,
        }
        return [name for name, is_kept in bars.items() if not is_kept]


def compared(tables: int, seconds: float, every: float) -> Compared:
    """Measure our server between two runs of the other."""
    size = SIZE
    echoes = [measured(EchoCrowd, ["--echo", str(size)], tables, seconds / 2, every)]
    with tempfile.TemporaryDirectory() as room:
        load = measured(Crowd, ["--serve", room], tables, seconds, every)
    wish = ["--echo", str(int(load.size))]
    echoes.append(measured(EchoCrowd, wish, tables, seconds / 2, every))
    with tempfile.TemporaryDirectory() as room:
        on_disk = measured(EchoCrowd, [*wish, "--folder", room], tables, seconds / 2, every)
    return Compared(load, echoes, on_disk, is_compiled())


def measured(kind: type[Crowd], wish: list[str], tables: int, seconds: float, every: float) -> Load:
    """Run a server on one core and a crowd on the others."""
    cores = sorted(os.sched_getaffinity(0))
    with server(wish, cores[0]) as (address, process):
        os.sched_setaffinity(0, set(cores[1:]) or set(cores))
        try:
            crowd = kind(address, tables, every)
            used = asyncio.run(_run(crowd, process, seconds))
        finally:
            os.sched_setaffinity(0, set(cores))
        sizes = [size for table in crowd.tables for size in table.sizes]
        return Load(
            tables=tables,
            pages=tables * SEATS,
            every=every,
            seconds=seconds,
            answers_seen=len(crowd.waits),
            late=sum(table.late for table in crowd.tables),
            p50_ms=1000 * percentile(crowd.waits, 50),
            p99_ms=1000 * percentile(crowd.waits, 99),
            cpu=used,
            memory_mb=resident(process),
            size=mean(sizes) if sizes else 0,
        )


async def _run(crowd: Crowd, process: int, seconds: float) -> float:
    """Return how much of its core the server uses while answers come, without the pauses around."""
    await crowd.sit_down()
    await crowd.play(max(WARM_UP, crowd.every))
    crowd.waits.clear()
    for table in crowd.tables:
        table.late = 0
    gc.collect()
    gc.disable()  # the crowd's own pauses are none of the server's
    before = cpu_seconds(process)
    await crowd.play(seconds)
    gc.enable()
    return (cpu_seconds(process) - before) / seconds


@contextmanager
def server(wish: list[str], core: int, module: str = "bench.load") -> Iterator[tuple[str, int]]:
    """Run a server of its own process on one core."""
    command = [sys.executable, "-m", module, *wish, "--core", str(core)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        said = process.stdout.readline().split()
        yield next(word for word in said if word.startswith("http")).rstrip("/"), process.pid
    finally:
        process.terminate()
        process.wait(READY)


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


def lines(found: Compared) -> list[str]:
    """Tell what was measured."""
    load, form = found.load, "compiled" if found.compiled else "interpreted"
    who = f"{load.pages} pages, {load.tables} tables, an answer every {load.every:g} s each"
    seen = f"{load.answers_seen} times a page saw an answer of {load.size:.0f} characters"
    busy = " ".join(f"{one:.1f}" for one in os.getloadavg())
    times = (
        f"{found.times:.1f} times that of the echo, {found.times_on_disk:.1f} by way of the disk"
    )
    return [
        f"{who}, {load.seconds:g} s, one core, rules {form}, every answer on disk:",
        f"  from answer to every page: p50 {load.p50_ms:.1f} ms, p99 {load.p99_ms:.1f} ms",
        f"  {seen} in the mean; {load.late} answers came late",
        f"  processor {100 * load.cpu:.0f} % of the core, memory {load.memory_mb:.0f} MB",
        *(_echo_line("echo", echo) for echo in found.echoes),
        _echo_line("echo by way of the disk", found.on_disk),
        f"  p99 is {times}; load of the machine {busy}",
        *(f"  MISSED: {name}" for name in found.misses()),
    ]


def _echo_line(name: str, echo: Load) -> str:
    times = f"p50 {echo.p50_ms:.1f} ms, p99 {echo.p99_ms:.1f} ms"
    return f"  {name}: {times}, processor {100 * echo.cpu:.0f} %, {echo.late} late"


def main() -> int:
    """Measure and print; 1 if people would notice."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print plain data for programs")
    parser.add_argument("--quick", action="store_true", help="25 tables for 4 s: a rough idea")
    parser.add_argument("--tables", type=int, default=0, help="how many tables (250, then 1,000)")
    parser.add_argument("--every", type=float, default=1, help="seconds between answers (1)")
    parser.add_argument("--seconds", type=float, default=20, help="how long (20)")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    parser.add_argument("--echo", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--folder", default="", help=argparse.SUPPRESS)
    parser.add_argument("--core", type=int, default=0, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve or wish.echo:
        if wish.serve:
            serve(wish.serve, wish.core)
        else:
            echo.serve(wish.echo, wish.core, wish.folder)
        return 0
    cases = [(wish.tables, wish.seconds, wish.every)] if wish.tables else CASES
    missed = False
    for case in [(25, 4.0, 1.0)] if wish.quick else cases:
        row = compared(*case)
        told = json.dumps(msgspec.to_builtins(row)) if wish.json else "\n".join(lines(row))
        print(told, flush=True)
        missed = missed or bool(row.misses())
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

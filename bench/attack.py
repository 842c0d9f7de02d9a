"""`python -m bench.attack`: what people at one table notice while others do their worst.

One server on one core with its usual limits; on the other core four pages at a table that answers
ten times a second, and a process that attacks from addresses of its own, within the limits or
against them. Measured from the moment an answer is sent until each page of its table has seen it.
Everything goes to this machine alone, and ends by itself.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from bench.load import SEATS, Table, cpu_seconds, resident, server
from bench.percentile import percentile

BAR: Final = 0.1  # seconds: nobody waits longer under attack, but for one answer in a hundred
TIMES: Final = 3.0  # nor longer than so many times the median of a table left in peace
BUSY: Final = 0.02  # of a core, at most: the server has come to rest
PACE: Final = 0.1  # seconds between two answers of the table that is watched
NEVER: Final = 3600.0
PEACE: Final = "nobody"
FIRST: Final = -10
READY: Final = 60.0
AT_ONCE: Final = 50
LONG: Final = 400  # answers of the game that is attacked
GAME: Final = "holotype"  # its scenes are the dearest
WATCHED_FROM: Final = "127.0.0.2"
ANSWERED_FROM: Final = "127.0.0.3"
LINES: Final = 40
READERS: Final = 8
SPECTATORS: Final = 600
SLOW: Final = 300
POSITIONS: Final = 60  # of one request


class Target(Struct):
    """What is attacked: a server, a table that is played at, and one that can only be replayed."""

    address: str
    live: str
    cookie: str  # of who plays there
    record: str
    seconds: float
    long: str  # a record that takes a while to look into

    @property
    def port(self) -> int:
        """Where the server listens."""
        return urlsplit(self.address).port or 0


# -- attacks ------------------------------------------------------------------------------------


def source(number: int) -> str:
    """Return an address of this machine, one of two hundred."""
    return f"127.0.1.{number % 200 + 1}"


async def looks(target: Target) -> None:
    """40 lines look from here and there, as fast as they may."""
    lines = [await _line(target, target.live, source(n // 20)) for n in range(LINES)]
    await _until_the_end(target, [_look(line) for line in lines])


async def _look(line: ClientConnection) -> None:
    for number in count():
        said = {"type": "look", "language": ("en", "fr")[number % 2], "seat": None}
        await line.send(json.dumps(said))
        await asyncio.sleep(0.25)


async def scenes(target: Target) -> None:
    """8 readers, each from an address of its own, ask for the past again and again."""
    await _until_the_end(target, [_read_past(target, number) for number in range(READERS)])


async def _read_past(target: Target, number: int) -> None:
    for first in count(number):
        start = first * 7 % (LONG - POSITIONS)
        path = f"/api/tables/{target.record}/scenes?from={start}&to={start + POSITIONS - 1}"
        await _ask(target, f"GET {path}", source(number))
        await asyncio.sleep(0.01)


async def spectators(target: Target) -> None:
    """600 lines watch one table, and somebody answers there twice a second."""
    doors = asyncio.Semaphore(AT_ONCE)

    async def watch(number: int) -> ClientConnection:
        async with doors:
            return await _line(target, target.live, source(number % 6))

    await asyncio.gather(*(watch(number) for number in range(SPECTATORS)))
    await _until_the_end(target, [_play(target)])


async def _play(target: Target) -> None:
    table = Table(target.live, [])
    for seat in range(SEATS):
        line = await _line(target, target.live, ANSWERED_FROM, cookie=target.cookie, seat=seat)
        table.lines.append(line)
    listening = [asyncio.create_task(table.listen(seat)) for seat in range(SEATS)]
    for _ in count():
        await asyncio.sleep(0.5)
        await table.answer()
        assert not any(task.done() for task in listening)


async def files(target: Target) -> None:
    """Records and boxes that are dear to look into, and addresses to draw as codes."""
    long = target.long.encode()
    await _until_the_end(
        target,
        [_again(target, "POST /api/records", long, n) for n in range(4)]
        + [_again(target, f"GET /api/qr?path=/table/{n}", b"", n) for n in range(4)],
    )


async def _again(target: Target, what: str, content: bytes, number: int) -> None:
    for attempt in count():
        await _ask(target, what, source(number + 10 * attempt), content)
        await asyncio.sleep(0.01)


async def slow(target: Target) -> None:
    """300 connections that never finish their sentence."""
    await _until_the_end(target, [_mumble(target, number) for number in range(SLOW)])


async def _mumble(target: Target, number: int) -> None:
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", target.port, local_addr=(source(number), 0)
            )
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            for _ in range(100):
                await asyncio.sleep(0.2)
                writer.write(b"x: y\r\n")
                await writer.drain()


ATTACKS: Final[dict[str, Callable[[Target], Awaitable[None]]]] = {
    "looks": looks, "scenes": scenes, "spectators": spectators, "files": files, "slow": slow,
}  # fmt: skip


async def _until_the_end(target: Target, work: list[Awaitable[None]]) -> None:
    """Say that it begins, and go on for a while."""
    print("begun", flush=True)
    tasks = [asyncio.ensure_future(one) for one in work]
    await asyncio.wait(tasks, timeout=target.seconds, return_when=asyncio.FIRST_EXCEPTION)
    failed = [task.exception() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    if any(failed):
        raise RuntimeError(failed)


async def _line(
    target: Target,
    table: str,
    host: str,
    *,
    cookie: str = "",
    seat: int | None = None,
) -> ClientConnection:
    address = f"ws://127.0.0.1:{target.port}/api/tables/{table}/socket"
    line = await connect(
        address, additional_headers={"cookie": cookie}, compression=None, open_timeout=READY,
        ping_interval=None, local_addr=(host, 0), max_size=None,
    )  # fmt: skip
    await line.send(json.dumps({"type": "hello", "language": "en", "seat": seat}))
    if not cookie:
        _reading.add(asyncio.create_task(_drain(line)))
    return line


_reading: set["asyncio.Task[None]"] = set()


async def _drain(line: ClientConnection) -> None:
    """Read what comes in and forget it."""
    async for _ in line:
        pass


async def _ask(target: Target, what: str, host: str, content: bytes = b"") -> int:
    """Ask something over HTTP; return the status."""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", target.port, local_addr=(host, 0)
        )
        head = f"{what} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        status = int((await reader.readline()).split()[1])
        while await reader.read(1 << 20):
            pass
        writer.close()
        return status
    return 0


# -- what people notice --------------------------------------------------------------------------


class Seen(Struct):
    """What was measured under one attack."""

    attack: str
    answers: int
    late: int
    p50_ms: float
    p99_ms: float
    cpu: float
    memory_mb: float


class Crowd:
    """The table that is watched, and the tables that are attacked."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""
        self.waits: list[float] = []
        self.watched = Table(self._open("cubosaurs", rounds="5"), self.waits)
        self.live = self._open(GAME)
        self.long = self._long_record()
        self.record = self._post("/api/records", self.long.encode())

    def _open(self, game: str, **variants: str) -> str:
        seats = [{"kind": "device", "name": f"P{seat}"} for seat in range(SEATS)]
        wish = {"game": game, "seats": seats, "variants": variants}
        return self._post("/api/tables", json.dumps(wish).encode())

    def _post(self, path: str, content: bytes) -> str:
        request = Request(self.address + path, content, {"cookie": self.cookie})
        with urlopen(request, timeout=READY) as reply:
            self.cookie = (reply.headers.get("set-cookie") or self.cookie).split(";")[0]
            return str(json.load(reply)["id"])

    def _long_record(self) -> str:
        import pangaea  # noqa: PLC0415 - the attackers need none of it
        from pangaea.core.luck import Dice  # noqa: PLC0415

        match, dice = pangaea.new(GAME, SEATS, seed=1), Dice(1)
        while match.asked and match.position < LONG:
            seat = match.asked[0]
            match.answer(seat, match.state.random_option(seat, dice))
        return match.record()

    async def sit_down(self) -> None:
        """Open the four pages, in time for everything that follows."""
        address = f"{self.address.replace('http', 'ws')}/api/tables/{self.watched.name}/socket"
        for seat in range(SEATS):
            line = await connect(
                address, additional_headers={"cookie": self.cookie}, compression=None,
                ping_interval=None, local_addr=(WATCHED_FROM, 0),
            )  # fmt: skip
            self.watched.lines.append(line)
            await line.send(json.dumps({"type": "hello", "language": "en", "seat": seat}))

    async def measure(self, seconds: float) -> None:
        """Answer at an even pace, and note how long everybody waits."""
        listening = [asyncio.create_task(self.watched.listen(seat)) for seat in range(SEATS)]
        begun = perf_counter()
        for number in range(int(seconds / PACE)):
            await asyncio.sleep(max(0.0, begun + number * PACE - perf_counter()))
            await self.watched.answer()
        await asyncio.sleep(1)
        for task in listening:
            if task.done() and task.exception():
                raise RuntimeError(str(task.exception()))
            task.cancel()


def measured(wished: list[str], seconds: float, place: str | None) -> list[Seen]:
    """Run a server on one core, and on the other who plays and who attacks."""
    cores = sorted(os.sched_getaffinity(0))
    found: list[Seen] = []
    for attack in ["", *wished, ""]:  # who is left in peace is measured before and after
        with (
            tempfile.TemporaryDirectory(dir=place) as room,
            server(["--serve", f"{room}/data"], cores[0], "bench.attack") as (address, process),
        ):
            os.sched_setaffinity(0, set(cores[1:]) or set(cores))
            found.append(asyncio.run(_under(attack, Crowd(address), process, seconds)))
        os.sched_setaffinity(0, set(cores))
    return found


def come_first() -> None:
    """Come before whatever else this machine does, where that is allowed."""
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, FIRST)


async def _at_rest(process: int) -> None:
    """Wait until a server has read and made ready all that it does when it starts."""
    used = -1.0
    while (now := cpu_seconds(process)) > used + BUSY:
        used = now
        await asyncio.sleep(1)


async def _under(attack: str, crowd: Crowd, process: int, seconds: float) -> Seen:
    await _at_rest(process)
    await crowd.sit_down()
    await crowd.measure(1)
    with attacking(attack, crowd, seconds):
        crowd.waits.clear()
        crowd.watched.late = 0
        before, begun = cpu_seconds(process), perf_counter()
        await crowd.measure(seconds)
        used = (cpu_seconds(process) - before) / (perf_counter() - begun)
    return Seen(
        attack=attack or PEACE,
        answers=len(crowd.waits) // SEATS,
        late=crowd.watched.late,
        p50_ms=1000 * percentile(crowd.waits, 50),
        p99_ms=1000 * percentile(crowd.waits, 99),
        cpu=used,
        memory_mb=resident(process),
    )


@contextmanager
def attacking(attack: str, crowd: Crowd, seconds: float) -> Iterator[None]:
    """Have a process attack for a while; who plays on the same core comes before it."""
    if not attack:
        yield
        return
    target = Target(crowd.address, crowd.live, crowd.cookie, crowd.record, seconds + 2, crowd.long)
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.attack", "--do", attack],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(target).decode())
        process.stdin.close()
        assert process.stdout.readline() == "begun\n"
        yield
    finally:
        process.kill()
        process.wait(20)


def serve(room: str, core: int) -> None:
    """Be the server under attack."""
    from pangaea.server.serve import run  # noqa: PLC0415 - the crowd needs none of it
    from pangaea.server.settings import Settings  # noqa: PLC0415

    os.sched_setaffinity(0, {core})
    come_first()
    run(port=0, settings=Settings(data_dir=Path(room), pace=NEVER))


def bar(found: list[Seen]) -> float:
    """Return how many milliseconds one answer in a hundred may take, by the tables in peace."""
    quiet = [one.p50_ms for one in found if one.attack == PEACE]
    return min(1000 * BAR, TIMES * sum(quiet) / len(quiet))


def missed(found: list[Seen]) -> list[str]:
    """List the attacks under which people wait longer than that."""
    return [one.attack for one in found if one.attack != PEACE and one.p99_ms > bar(found)]


def lines(found: list[Seen]) -> list[str]:
    """Tell what was measured."""
    return [
        f"{'attack':<12}{'answers':>8}{'late':>6}{'p50':>10}{'p99':>10}{'cpu':>7}{'memory':>9}",
        *(
            f"{one.attack:<12}{one.answers:>8}{one.late:>6}{one.p50_ms:>7.1f} ms"
            f"{one.p99_ms:>7.1f} ms{100 * one.cpu:>5.0f} %{one.memory_mb:>6.0f} MB"
            for one in found
        ),
        f"bar: {bar(found):.1f} ms; missed under: {', '.join(missed(found)) or 'no attack'}",
    ]


def main() -> int:
    """Measure and print; 1 if people would notice."""
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"some of {', '.join(ATTACKS)} (all)")
    parser.add_argument("--json", action="store_true", help="print plain data for programs")
    parser.add_argument("--seconds", type=float, default=30, help="how long each (30)")
    parser.add_argument("--room", help="folder for the tables: a disk that others use counts too")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    parser.add_argument("--core", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--do", default="", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        serve(wish.serve, wish.core)
        return 0
    if wish.do:
        os.setpriority(os.PRIO_PROCESS, 0, 0)
        asyncio.run(ATTACKS[wish.do](msgspec.json.decode(sys.stdin.read(), type=Target)))
        return 0
    come_first()
    found = measured(wish.attacks or list(ATTACKS), wish.seconds, wish.room)
    print(json.dumps(msgspec.to_builtins(found)) if wish.json else "\n".join(lines(found)))
    return 1 if missed(found) else 0


if __name__ == "__main__":
    sys.exit(main())

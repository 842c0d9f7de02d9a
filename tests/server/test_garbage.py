"""The collector looks at everything seldom, but before what nobody holds fills the memory."""

import asyncio
import gc
import socket
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest
from tests.attack.house import Running, running
from tests.server.guests import House, answer_in_turn, device

from pangaea.server import process

MB = 1_000_000
HOUR = int(process.HOUR)


def looks_after(memory: list[int], monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """List at which ticks what was looked at, while the memory goes on like this."""
    ticks, looks, hidden = 0, list[tuple[int, str]](), [0]

    async def tick(_seconds: float) -> None:
        nonlocal ticks
        ticks += 1
        if ticks >= len(memory):
            raise asyncio.CancelledError

    def look() -> None:
        looks.append((ticks, "new" if hidden else "all"))

    monkeypatch.setattr(asyncio, "sleep", tick)
    monkeypatch.setattr(process, "_memory", lambda: memory[ticks] * MB)
    monkeypatch.setattr(gc, "collect", look)
    monkeypatch.setattr(gc, "isenabled", lambda: False)
    monkeypatch.setattr(gc, "freeze", lambda: hidden.append(ticks))
    monkeypatch.setattr(gc, "unfreeze", hidden.clear)
    work = process.collect()
    with pytest.raises(asyncio.CancelledError):
        work.send(None)
    return looks


@pytest.mark.parametrize(
    ("memory", "looks"),
    [
        ([100] * (2 * HOUR + 1), [(HOUR, "all"), (2 * HOUR, "all")]),
        (
            [100, 107, 109, 116, 118, 209, 300, 310],
            [(2, "new"), (4, "new"), (5, "all"), (6, "new"), (7, "new")],
        ),
        ([1000, 1009, 1015, 1018, 2008, 2020], [(1, "new"), (3, "new"), (4, "new"), (5, "all")]),
    ],
)
def test_what_is_new_is_looked_at_as_memory_grows_and_everything_seldom(
    memory: list[int], looks: list[tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert looks_after([*memory, memory[-1]], monkeypatch) == looks


@pytest.fixture
def collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.enable()
    gc.set_threshold(*before)


@pytest.mark.usefixtures("collector")
def test_python_looks_at_nothing_by_itself_where_memory_can_be_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert process.collect_by_ourselves()
    assert not gc.isenabled()

    gc.enable()
    monkeypatch.setattr(process, "_memory", lambda: 0)
    assert not process.collect_by_ourselves()
    assert gc.isenabled()


@pytest.mark.usefixtures("collector")
@pytest.mark.parametrize("slug", ["cubosaurs", "dino_twist", "eras", "evo", "holotype"])
def test_a_table_that_is_evicted_is_freed_without_the_collector(house: House, slug: str) -> None:
    guest = house.guest()
    table = guest.open(slug, *[device(name) for name in ("Ada", "Bo", "Cleo")]).id
    answer_in_turn(guest, table, 6)
    live = house.tables._tables[table].result()
    live.used = -1e9
    parts = [ref(part) for part in (live, live.ledger, live.ledger.match, live.driver)]

    gc.collect()
    gc.disable()
    house.tables.evict()
    del live

    assert [part() for part in parts] == [None] * len(parts)


UPGRADE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
)
FLOODS = {
    "no request": b"\x16" * 60_000,
    "half a handshake": UPGRADE + b"Sec-WebSocket-Version: 13\r\n\r\n" + b"x" * 60_000,
    "no such table": UPGRADE
    + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
}


@pytest.mark.parametrize("said", FLOODS.values(), ids=FLOODS)
def test_connections_that_come_to_nothing_leave_nothing(tmp_path: Path, said: bytes) -> None:
    """Each leaves circles that hold what it said: 124 kB of it, once, while nobody looked."""
    with running(tmp_path) as house:
        flood(house, said, 200)
        before = resident(house)
        flood(house, said, 3_000)

        assert resident(house) - before < 100_000_000


def flood(house: Running, said: bytes, times: int) -> None:
    """Open a connection, say something, and leave, again and again."""
    for _ in range(times):
        with socket.socket() as line:
            line.settimeout(5)
            line.connect(("127.0.0.1", house.port))
            line.sendall(said)
            line.recv(65_536)


def resident(house: Running) -> int:
    """Return how many bytes of memory a server holds."""
    pages = Path(f"/proc/{house.process.pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * 4096

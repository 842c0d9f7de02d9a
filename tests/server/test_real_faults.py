"""A real server on a disk that is full or fails, and under a clock that jumps."""

import asyncio
import errno
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.following import Follower, Shown
from tests.server.crashes import check_moves, logs, prepare
from tests.server.crashing import Book, Server, Visitor, _heard, party
from tests.server.faults import Dial, Faults
from websockets.asyncio.client import connect

from pangaea.server.upkeep.backup import check
from pangaea.server.wire import messages

DAY = 24 * 3600
WHILE = 0.3  # seconds that a fault lasts
MOVES = 5
TABLES = 30  # enough for all the time that the rest may take
BOTS = {"game": "cubosaurs", "seats": [{"kind": "bot", "level": "random"}] * 2}
Trial = Callable[[Server, Book, Faults], Awaitable[None]]


def on_a_server(tmp_path: Path, trial: Trial) -> None:
    """Let two people play on a real server meanwhile; then check all that is on its disk."""
    room = tmp_path / "data"
    watch, book = Faults(room, tmp_path), Book()

    async def tried() -> None:
        tables, _ = await prepare(room, TABLES, 0)
        server = Server(room, watch.environment())
        try:
            server.start()
            players = [asyncio.create_task(party(server, tables, book))]
            await book.reach(MOVES, players)
            await trial(server, book, watch)
            await book.reach(book.acknowledged + MOVES, players)
            server.gone = True
            await asyncio.to_thread(server.kill, signal.SIGTERM)
            await asyncio.gather(*players)
        finally:
            server.close()

    asyncio.run(tried())
    check_moves(book, asyncio.run(logs(room)))
    assert check(room, lambda _number, _of: None).wrong == []


async def asked(server: Server, path: str, content: object = None) -> httpx.Response:
    """Ask a server something over HTTP, as the player."""
    headers = {"cookie": server.cookie("player")}
    async with httpx.AsyncClient(headers=headers, trust_env=False) as client:
        address = f"http://127.0.0.1:{server.port}{path}"
        if content is None:
            return await client.get(address, timeout=10)
        return await client.post(address, json=content, timeout=10)


@pytest.mark.parametrize(
    ("dial", "error"),
    [("write_error", errno.ENOSPC), ("write_error", errno.EIO), ("sync_error", errno.EIO)],
    ids=["full", "broken", "not synchronised"],
)
def test_a_disk_that_fails_for_a_while_loses_nothing_and_keeps_nothing_refused(
    dial: Dial, error: int, tmp_path: Path
) -> None:
    async def trial(server: Server, book: Book, watch: Faults) -> None:
        server.fails = True
        watch.set(dial, error)
        await asyncio.sleep(WHILE)
        before = book.acknowledged
        refused = await asked(server, "/api/tables", BOTS)
        assert (refused.status_code, "its disk" in refused.text) == (503, True)
        assert (await asked(server, "/api/tables")).status_code == 200
        assert book.acknowledged == before
        watch.set(dial, 0)

    on_a_server(tmp_path, trial)


def test_a_clock_that_jumps_a_day_disturbs_nobody(tmp_path: Path) -> None:
    """Forward and back: people play on, bots move, cookies are known, tables are listed."""

    async def trial(server: Server, book: Book, watch: Faults) -> None:
        for jump in (DAY, -DAY, 0):
            cookie = server.cookie("player")
            watch.set("clock", jump)
            await book.reach(book.acknowledged + MOVES)
            await bots_play(server, cookie, book)
            listed = await asked(server, "/api/tables")
            assert listed.status_code == 200

    on_a_server(tmp_path, trial)


async def bots_play(server: Server, cookie: str, book: Book) -> None:
    """Watch two bots until their game is over."""
    opened = await Visitor(server, book).open("player", {**BOTS, "variants": {"rounds": "1"}})
    assert opened is not None
    async with connect(server.address(opened.id), additional_headers={"cookie": cookie}) as line:
        await line.send(msgspec.json.encode(messages.Hello("en")).decode())
        await line.send(msgspec.json.encode(messages.Pace(0.01)).decode())
        follower = Follower()
        while True:
            heard = follower.hear(_heard.decode(await asyncio.wait_for(line.recv(), 10)))
            if isinstance(heard, Shown) and heard.steps[-1].ending is not None:
                return

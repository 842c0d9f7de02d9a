"""A server that only passes messages on, on the same stack: what sockets alone cost on a machine.

Four lines share a room. Whatever one of them says is answered with a text of a certain length to
all four, as often as a table shows an answer to its pages. With a folder every text is on disk
before it is answered, by the same group commit as ours: what sockets and disk cost.
"""

import json
import os
from functools import partial
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Final

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection

from pangaea.server.store.engine import Database
from pangaea.server.store.sqlite import Writer

SEATS: Final = 4


def app(size: int, folder: str) -> Starlette:
    """Return an application that answers with texts of this many characters."""
    rooms: dict[str, list[WebSocket]] = {}
    numbers = count()
    disk = Writer(Path(folder) / "echo.sqlite") if folder else None
    text = json.dumps({"type": "show", "text": "x" * max(0, size - 32)})

    async def room(line: WebSocket) -> None:
        await line.accept()
        others = rooms.setdefault(line.path_params["name"], [])
        others.append(line)
        try:
            while True:
                heard = await line.receive_text()
                if disk is not None:
                    await disk.write(partial(_keep, next(numbers), heard))
                for one in others:
                    await one.send_text(text)
        except WebSocketDisconnect:
            others.remove(line)

    return Starlette(routes=[WebSocketRoute("/api/tables/{name}/socket", room)])


def _keep(number: int, heard: str, database: Database) -> None:
    database.execute("INSERT INTO log VALUES (?, ?, ?)", ("echo", number, heard))


def serve(size: int, core: int, folder: str) -> None:
    """Be the server that is compared with."""
    import uvicorn  # noqa: PLC0415 - the crowd needs none of it
    from uvicorn.protocols.websockets.websockets_sansio_impl import (  # noqa: PLC0415
        WebSocketsSansIOProtocol,
    )

    from pangaea.server.serve import LARGEST_FRAME, bind, files_allowed  # noqa: PLC0415

    os.sched_setaffinity(0, {core})
    files_allowed()
    listener = bind("127.0.0.1", 0)
    print(f"echo at http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    config = uvicorn.Config(
        app(size, folder), ws=WebSocketsSansIOProtocol, ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False, log_config=None, access_log=False,
    )  # fmt: skip
    uvicorn.Server(config).run(sockets=[listener])


class Waiting:
    """Lines that wait for what one of them said; it notes how long each waited."""

    def __init__(self, name: str, waits: list[float]) -> None:
        self.name = name
        self.waits = waits
        self.lines: list[ClientConnection] = []
        self.sent = 0.0
        self.missing = 0
        self.late = 0
        self.sizes: list[int] = []  # of the messages that were waited for

    def begin(self) -> None:
        """Wait from now on, on every line."""
        self.sent, self.missing = perf_counter(), SEATS

    def arrived(self) -> None:
        """Notice that a line has heard what it waited for."""
        if self.missing:
            self.missing -= 1
            self.waits.append(perf_counter() - self.sent)

    def is_late(self) -> bool:
        """Tell whether somebody still waits, and count it."""
        self.late += bool(self.missing)
        return bool(self.missing)


class EchoTable(Waiting):
    """Four lines in a room."""

    async def listen(self, seat: int) -> None:
        """Read what a page is sent."""
        async for _ in self.lines[seat]:
            self.arrived()

    async def answer(self) -> None:
        """Say something; a room that has not heard everything is late."""
        if self.is_late():
            return
        self.begin()
        await self.lines[0].send('{"type": "answer", "id": "a", "seat": 0, "position": 12}')

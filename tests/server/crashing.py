"""A server that can be killed and started again, and players who do not mind."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import sleep

import msgspec
import websockets
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from pangaea.core.scene import Scene
from pangaea.server import wire
from pangaea.server.identity import Identity, server_secret

LINE_LOST = (OSError, websockets.exceptions.WebSocketException, TimeoutError)
ROOT = Path(__file__).parents[2]
_heard: msgspec.json.Decoder[wire.Heard] = msgspec.json.Decoder(wire.Heard)


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Server:
    """A server process. All of them share one address and one folder."""

    def __init__(self, room: Path) -> None:
        self.room = room
        self.port = free_port()
        command = [sys.executable, "-m", "tests.server.launcher", str(self.port), str(room)]
        self.launcher = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        self.process = 0
        self.gone = False  # for good: players need not try again

    def start(self) -> None:
        """Start a process."""
        assert self.launcher.stdin is not None
        assert self.launcher.stdout is not None
        self.launcher.stdin.write("start\n")
        self.launcher.stdin.flush()
        self.process = int(self.launcher.stdout.readline())

    def kill(self) -> None:
        """Kill it without a warning, and wait until it is gone."""
        os.kill(self.process, signal.SIGKILL)
        for _ in range(2000):
            try:
                os.kill(self.process, 0)
            except ProcessLookupError:
                return
            sleep(0.005)
        raise AssertionError("the server could not be killed")

    def close(self) -> None:
        """Start no more."""
        self.launcher.kill()
        self.launcher.communicate()

    def address(self, table: str) -> str:
        """Return where a table's socket is."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def cookie(self, person: str) -> str:
        """Return what makes a browser a person's."""
        cookie = Identity(server_secret(self.room)).cookie(person, secure=False)
        return cookie.split(";", maxsplit=1)[0]


class Given(Struct, frozen=True):
    """An answer that was acknowledged, and the position it led to."""

    table: str
    seat: int
    option: int
    position: int


class Player:
    """Plays one seat; whenever the line is lost, opens it again and repeats what got no reply."""

    def __init__(self, server: Server, table: str, seat: int, acknowledged: list[Given]) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.acknowledged = acknowledged
        self.pending: wire.Answer | None = None
        self.said = 0
        self.new_line = True
        self.over = False

    async def play(self) -> None:
        """Play until the game is over, or the server is gone for good."""
        while not self.over and not self.server.gone:
            try:
                await self._sit_down()
            except LINE_LOST:
                await asyncio.sleep(0.02)

    async def _sit_down(self) -> None:
        headers = {"cookie": self.server.cookie("player")}
        address = self.server.address(self.table)
        async with connect(address, additional_headers=headers, open_timeout=5) as line:
            self.new_line = True
            await line.send(msgspec.json.encode(wire.Hello("en", self.seat)).decode())
            while not self.over:
                await self._hear(line, _heard.decode(await asyncio.wait_for(line.recv(), 10)))

    async def _hear(self, line: ClientConnection, message: wire.Heard) -> None:
        if isinstance(message, wire.Done):
            self._done(message)
        elif isinstance(message, wire.Refused):
            assert message.stale, message
            self.pending = None
        elif isinstance(message, wire.Show):
            await self._look(line, message.steps[-1])

    def _done(self, done: wire.Done) -> None:
        answer = self.pending
        assert answer is not None
        assert answer.id == done.id
        given = Given(self.table, self.seat, answer.option, done.position)
        self.acknowledged.append(given)
        self.pending = None

    async def _look(self, line: ClientConnection, scene: Scene) -> None:
        self.over = scene.ending is not None
        ask, must_send, self.new_line = scene.ask, self.new_line, False
        if self.pending is None and ask is not None and len(ask.choices) > 1:
            self.said += 1
            option = ask.choices[self.said % len(ask.choices)].option
            name = f"{self.table}/{self.seat}/{self.said}"
            self.pending = wire.Answer(name, ask.seat, scene.position, option)
            must_send = True
        if self.pending is not None and must_send:
            await line.send(msgspec.json.encode(self.pending).decode())

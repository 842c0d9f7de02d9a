"""A server that can be killed and started again, and people who do not mind."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Literal

import httpx
import msgspec
import websockets
from msgspec import Struct
from tests.following import Follower, Heard, Shown
from websockets.asyncio.client import ClientConnection, connect

from pangaea.core.scene import Scene
from pangaea.server.sessions import Sessions, session_keys
from pangaea.server.wire import messages, rest

LINE_LOST = (OSError, websockets.exceptions.WebSocketException, TimeoutError)
ROOT = Path(__file__).parents[2]
SECONDS = 20
UNDO = -1  # instead of an option
UNDO_EVERY = 4  # answers
ADA, BO = {"kind": "device", "name": "Ada"}, {"kind": "device", "name": "Bo"}
FOR_TWO = {"game": "cubosaurs", "seats": [ADA, BO], "variants": {"rounds": "5", "advanced": True}}
FOR_A_FRIEND = {"game": "cubosaurs", "seats": [ADA, {"kind": "invite"}]}
_heard: msgspec.json.Decoder[messages.Heard] = msgspec.json.Decoder(messages.Heard)


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Server:
    """A server process. All of them share one address and one folder."""

    def __init__(self, room: Path, environment: dict[str, str] | None = None) -> None:
        self.room = room
        self.port = free_port()
        command = [sys.executable, "-m", "tests.server.launcher", str(self.port), str(room)]
        self.launcher = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
            env=environment,
        )  # fmt: skip
        self.process = 0
        self.gone = False  # for good: nobody need try again
        self.fails = False  # by our doing: refusals are to be expected

    def start(self) -> None:
        """Start a process."""
        assert self.launcher.stdin is not None
        assert self.launcher.stdout is not None
        self.launcher.stdin.write("start\n")
        self.launcher.stdin.flush()
        self.process = int(self.launcher.stdout.readline())

    def kill(self, sign: int = signal.SIGKILL) -> None:
        """Kill it without a warning (or with one), and wait until it is gone."""
        os.kill(self.process, sign)
        for _ in range(2000):
            try:
                os.kill(self.process, 0)
            except ProcessLookupError:
                return
            sleep(0.005)
        raise AssertionError("the server could not be killed")

    def close(self) -> None:
        """Start no more, and leave none behind."""
        self.gone = True
        self.launcher.kill()
        if self.process:
            with suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGKILL)
        self.launcher.communicate()

    def address(self, table: str) -> str:
        """Return where a table's socket is."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def cookie(self, person: str) -> str:
        """Return what makes a browser a person's."""
        cookie = Sessions(session_keys(self.room)).cookie(person, "device", secure=False)
        return cookie.split(";", maxsplit=1)[0]


class Promise(Struct, frozen=True):
    """Something other than a move that was acknowledged."""

    kind: Literal["opened", "joined", "follows"]
    table: str
    other: str = ""  # who joined, or the table that follows


class Attempt(Struct):
    """A move somebody tried, and what became of it."""

    table: str
    seat: int
    option: int  # or UNDO
    position: int  # where it was tried
    fate: Literal["open", "done", "refused"] = "open"
    repeated: bool = False  # on another line, as its first reply was lost


class Book:
    """What people were promised, in the order they heard of it."""

    def __init__(self, hear: Callable[[str], None] | None = None) -> None:
        self.attempts: list[Attempt] = []
        self.promises: list[Promise] = []
        self.acknowledged = 0
        self._hear = hear

    def keep(self, promise: Promise) -> None:
        """Note a promise."""
        self.promises.append(promise)
        self._count(f"promise {len(self.promises) - 1}")

    def attempt(self, attempt: Attempt) -> int:
        """Note a move that is tried, and return its number."""
        self.attempts.append(attempt)
        return len(self.attempts) - 1

    def done(self, number: int) -> None:
        """Note that a move was acknowledged."""
        self.attempts[number].fate = "done"
        self._count(f"move {number}")

    async def reach(self, wanted: int, people: Iterable[asyncio.Task[None]] = ()) -> None:
        """Wait until so much has been acknowledged; raise what people found wrong meanwhile."""
        end = monotonic() + SECONDS
        while self.acknowledged < wanted:
            assert monotonic() < end, "nobody could play any more"
            for task in people:
                if task.done():
                    task.result()
            await asyncio.sleep(0.002)

    def _count(self, text: str) -> None:
        self.acknowledged += 1
        if self._hear is not None:
            self._hear(text)


class Player:
    """Plays one seat; whenever the line is lost, opens it again and repeats what got no reply.

    The first seat now and then takes its own last answer back, at once.
    """

    def __init__(self, server: Server, table: str, seat: int, book: Book) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.book = book
        self.pending: messages.Answer | messages.Undo | None = None
        self.number = 0  # of the attempt that is pending
        self.sent = False
        self.seen = False  # on this line
        self.repeated = False  # on another line
        self.scene: Scene | None = None
        self.said = 0
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
        self.repeated = self.repeated or self.sent
        self.sent, self.seen, self.scene = False, False, None
        async with connect(address, additional_headers=headers, open_timeout=5) as line:
            await line.send(msgspec.json.encode(messages.Hello("en", self.seat)).decode())
            follower = Follower()
            while not self.over:
                message = _heard.decode(await asyncio.wait_for(line.recv(), 10))
                self._hear(follower.hear(message))
                await self._act(line)

    def _hear(self, message: Heard) -> None:
        match message:
            case Shown():
                self.scene = message.steps[-1]
                self.over = self.scene.ending is not None
            case messages.Done():
                self._done(message)
            case messages.Refused():
                # After an undo a repeated answer may meet another question at the same position.
                assert message.stale or self.repeated or self.server.fails, message
                self.book.attempts[self.number].fate = "refused"
                self.book.attempts[self.number].repeated = self.repeated
                self.pending = None
                self._forget_unless(message.position)

    def _done(self, done: messages.Done) -> None:
        assert self.pending is not None
        assert self.pending.id == done.id
        answered = isinstance(self.pending, messages.Answer)
        self.book.attempts[self.number].repeated = self.repeated
        self.book.done(self.number)
        self.pending = None
        self._forget_unless(done.position)
        if answered and self.seat == 0 and self.said % UNDO_EVERY == 0:
            self._try(messages.Undo(self._name(), 0, done.position), UNDO)

    def _forget_unless(self, position: int) -> None:
        """Wait for the next scene, unless it has been shown already."""
        if self.scene is not None and self.scene.position != position:
            self.scene = None

    def _try(self, said: messages.Answer | messages.Undo, option: int) -> None:
        self.pending, self.sent, self.repeated = said, False, False
        attempt = Attempt(self.table, self.seat, option, said.position)
        self.number = self.book.attempt(attempt)

    async def _act(self, line: ClientConnection) -> None:
        if self.scene is not None:
            self._look(self.scene)
        if self.pending is not None and self.seen and not self.sent:
            self.sent = True
            await line.send(msgspec.json.encode(self.pending).decode())

    def _look(self, scene: Scene) -> None:
        """Choose something, if it is time; on a new line, see what became of an undo."""
        undo = self.pending if isinstance(self.pending, messages.Undo) else None
        if undo is not None and not self.seen and scene.position == undo.position - 1:
            self.book.done(self.number)
            self.pending = None
        self.seen = True
        ask = scene.ask
        if self.pending is None and ask is not None and len(ask.choices) > 1:
            self.said += 1
            option = ask.choices[self.said % len(ask.choices)].option
            self._try(messages.Answer(self._name(), ask.seat, scene.position, option), option)

    def _name(self) -> str:
        return f"{self.table}/{self.seat}/{len(self.book.attempts)}"


async def party(server: Server, tables: list[str], book: Book) -> None:
    """Let two people play at one table after the other, until the server is gone for good."""
    while tables and not server.gone:
        table = tables.pop()
        await asyncio.gather(*(Player(server, table, seat, book).play() for seat in (0, 1)))


class Visitor:
    """Opens tables, joins them and asks for rematches, again and again until told that it is so."""

    def __init__(self, server: Server, book: Book) -> None:
        self.server = server
        self.book = book

    async def visit(self, finished: list[str]) -> None:
        """Open tables for a friend, and others after those that are finished."""
        for name in finished:
            await self.receive()
            await self.play_again(name)

    async def open(self, person: str, wish: object) -> rest.TableInfo | None:
        """Open a table."""
        opened = await self._post(person, "/api/tables", wish)
        if opened is not None:
            self.book.keep(Promise("opened", opened.id))
        return opened

    async def receive(self) -> None:
        """Open a table for a friend, who joins."""
        opened = await self.open("host", FOR_A_FRIEND)
        if opened is not None:
            joining = {"token": opened.seats[1].invite.rpartition("/")[2], "name": "Bo"}
            if await self._post("friend", f"/api/tables/{opened.id}/join", joining):
                self.book.keep(Promise("joined", opened.id, "friend"))

    async def play_again(self, name: str) -> None:
        """Ask for a rematch."""
        following = await self._post("player", f"/api/tables/{name}/rematch", {})
        if following is not None:
            self.book.keep(Promise("follows", name, following.id))

    async def _post(self, person: str, path: str, content: object) -> rest.TableInfo | None:
        headers = {"cookie": self.server.cookie(person)}
        while not self.server.gone:
            try:
                async with httpx.AsyncClient(headers=headers, trust_env=False) as client:
                    address = f"http://127.0.0.1:{self.server.port}{path}"
                    reply = await client.post(address, json=content, timeout=10)
            except httpx.TransportError:
                await asyncio.sleep(0.02)
                continue
            assert reply.status_code == 200, reply.text
            return msgspec.json.decode(reply.content, type=rest.TableInfo)
        return None

"""Servers that differ only in what most people cannot know, and everything these are sent.

A world is a server with tables put into its store, reached through HTTP and WebSockets. What
observers receive is written down in order; times are named by when they first came up.
"""

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import httpx
import msgspec
from msgspec import Struct
from tests.following import Follower, Heard, Shown
from tests.server.launcher import UNHURRIED
from websockets.sync.client import ClientConnection, connect

from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.record import TimeControl, link_of
from pangaea.core.replay import bookmark
from pangaea.core.scene import Scene
from pangaea.core.state import State
from pangaea.server.live.clocks import standing_at
from pangaea.server.serve import bind, server_for
from pangaea.server.sessions import Sessions, session_keys
from pangaea.server.settings import Settings
from pangaea.server.store.contract import SeatRow, TableRow, standing_of
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.tables.registry import Tables
from pangaea.server.wire import messages, rest

SEED = "the same for all worlds"
PEOPLE = ("ada", "bo", "cy", "di")
WATCHER = "watcher"
STRANGER = ""
UPDATED = re.compile(r'"updated":([0-9.e+]+)')
GIVEN = re.compile(r',"at":[0-9.e+]+|,"chain":"[0-9a-f]+"')  # in a record: when, and a hash of it
UNTOLD = {"date", "set-cookie", "content-length"}  # a time may have one digit less
LONG_AGO = 1_000_000.0
NOW = 1_800_000_000.0  # it stands still, so that clocks can be compared
CLOCK = TimeControl("live", 600.0, 10.0)  # as read from a wish
INDEX = "<!doctype html><html><head></head><body></body></html>"
PATIENCE = 5.0
_heard: msgspec.json.Decoder[messages.Heard] = msgspec.json.Decoder(messages.Heard)


class Kept(Struct):
    """A table to be put into a world's store: a game as far as it has come."""

    name: str
    match: Match
    twin: State | None = None  # another position instead of the one that was played to
    bots: tuple[int, ...] = ()
    level: str = "random"
    party: bool = False  # the watcher is the big screen, and made the table


def row_of(kept: Kept) -> TableRow:
    """Return a table at which everybody is known by name."""
    match = kept.match
    seats = [
        SeatRow("bot", name, kept.level) if seat in kept.bots
        else SeatRow("device", name, holder=PEOPLE[seat])
        for seat, name in enumerate(match.names)
    ]  # fmt: skip
    row = TableRow(
        kept.name, match.game.slug, WATCHER if kept.party else PEOPLE[0], "en", seats,
        dict(match.variants),
        LONG_AGO, LONG_AGO, header=match.head(), seed=SEED, standing=standing_of(match),
        clock=CLOCK, party=kept.party,
    )  # fmt: skip
    row.standing = standing_at(row, match, NOW)
    return row


async def put(database: Path, tables: Sequence[Kept]) -> None:
    """Put tables into a store."""
    store = SqliteStore(database)
    for kept in tables:
        match, row = kept.match, row_of(kept)
        if kept.twin is None:
            row.lines = len(match.rows())
            await store.create(row, log=match.rows())
        else:
            await store.create(row)
            link = link_of(match.head())
            mark = bookmark(kept.twin, lines=0, position=0, picks=0, link=link)
            await store.keep(row.id, mark)
    await store.close()


class Line:
    """Somebody's socket at a table. What was said before a ping is heard before its pong."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []  # not yet written down
        self.scene: Scene | None = None
        self.follower = Follower()
        self.count = 0

    def say(self, message: messages.Said) -> list[Heard]:
        """Say something and return everything heard until the server has dealt with it."""
        self.socket.send(msgspec.json.encode(message).decode())
        return self.heard()

    def heard(self) -> list[Heard]:
        """Return what has come in so far."""
        self.socket.send('{"type":"ping"}')
        found: list[Heard] = []
        while True:
            text = self.socket.recv(PATIENCE)
            assert isinstance(text, str)
            message = self.follower.hear(_heard.decode(text))
            if isinstance(message, messages.Pong):
                return found
            self.raw.append(text)
            found.append(message)
            if isinstance(message, Shown):
                self.scene = message.steps[-1]

    def answer(self, pick: int) -> list[Heard]:
        """Answer what is asked with one of the choices, by its place."""
        scene = self.scene
        assert scene is not None
        assert scene.ask is not None
        option = scene.ask.choices[pick].option
        self.count += 1
        said = messages.Answer(f"a{self.count}", scene.ask.seat, scene.position, option)
        heard = self.say(said)
        assert any(isinstance(message, messages.Done) for message in heard), heard
        return heard

    def undo(self, seat: int) -> list[Heard]:
        """Take one's last answer back."""
        assert self.scene is not None
        self.count += 1
        return self.say(messages.Undo(f"u{self.count}", seat, self.scene.position))

    def is_asked_in_secret(self) -> bool:
        """Tell whether a secret choice is to be made here."""
        self.heard()
        return self.scene is not None and self.scene.ask is not None and self.scene.ask.secret

    def finish(self, pick: int) -> int:
        """Make a whole secret choice; return how many answers it took."""
        parts = 0
        self.heard()
        assert self.scene is not None
        begun = self.scene.position
        while self.is_asked_in_secret() and self.scene.position == begun + parts:
            self.answer(pick)
            parts += 1
        return parts


class World:
    """A server, and everything that its observers have received."""

    def __init__(self, port: int, room: Path, tables: Tables) -> None:
        self.port = port
        self.room = room
        self.tables = tables
        self.diary: list[str] = []
        self.times: dict[str, int] = {}
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    # -- being somebody --------------------------------------------------------------------------

    def cookie(self, person: str) -> str:
        """Return what makes a browser a person's."""
        made = Sessions(session_keys(self.room)).cookie(person, "device", secure=False)
        return made.split(";", maxsplit=1)[0]

    @contextmanager
    def at(self, table: str, person: str, language: rest.Language = "en") -> Iterator[Line]:
        """Open a line and say hello."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"cookie": self.cookie(person)} if person else {}
        with connect(address, additional_headers=headers, max_size=None) as socket:
            line = Line(socket)
            line.say(messages.Hello(language))
            yield line

    # -- observing -------------------------------------------------------------------------------

    def note(self, about: str, text: str) -> None:
        """Write something down; of a time only when it is another."""
        self.diary.append(f"{about}: {GIVEN.sub('', UPDATED.sub(self._named, text))}")

    def _named(self, found: re.Match[str]) -> str:
        number = self.times.setdefault(found[1], len(self.times))
        return f'"updated":"time {number}"'

    def get(self, path: str, person: str) -> None:
        """Ask for something, and write the whole reply down."""
        headers = {"cookie": self.cookie(person)} if person else {}
        self.client.cookies.clear()
        reply = self.client.get(path, headers=headers)
        told = [f"{name}={text}" for name, text in reply.headers.items() if name not in UNTOLD]
        self.note(f"{person or 'stranger'} GET {path}", f"{reply.status_code} {told} {reply.text}")

    def take_in(self, person: str, line: Line) -> None:
        """Write down what an open line has received."""
        line.heard()
        self.note(f"{person} line", f"{len(line.raw)} messages")
        for text in line.raw:
            self.note(f"{person} line", text)
        line.raw.clear()

    def look_around(self, table: str, person: str, seat: int) -> None:
        """Ask for everything that can be asked about a table."""
        at = self.table(table).position
        past = max(0, at - 12)
        paths = [
            "",
            f"/order?seat={seat}",
            "/order?seat=0",
            "/scene",
            f"/scene?seat={seat}",
            "/scene?seat=0",
            "/record",
            "/join/x",
        ]
        paths += [f"/scene?at={one}" for one in (past, at, at + 1, at + 2)]
        paths += [f"/scenes?from={past}&to={at + more}" for more in (0, 1)]
        paths += [f"/scenes?from={past}&to={at}&seat={seat}&lang=fr"]
        self.get("/api/tables", person)
        self.get(f"/table/{table}", person)
        self.hear_turns(person)
        for path in paths:
            self.get(f"/api/tables/{table}{path}", person)

    def hear_turns(self, person: str) -> None:
        """Write down at which tables somebody is told that they are awaited."""
        headers = {"cookie": self.cookie(person)} if person else {}
        address = f"ws://127.0.0.1:{self.port}/api/turns"
        with connect(address, additional_headers=headers) as socket:
            self.note(f"{person or 'stranger'} turns", str(socket.recv(PATIENCE)))

    def table(self, table: str) -> rest.TableInfo:
        """Return what everybody is told of a table."""
        self.client.cookies.clear()
        reply = self.client.get(f"/api/tables/{table}")
        return msgspec.json.decode(reply.content, type=rest.TableInfo)

    def come_again(self, table: str, person: str, seat: int) -> None:
        """Open another line, look in both languages, and say what can only be refused."""
        with self.at(table, person) as line:
            position = line.scene.position if line.scene is not None else 0
            line.say(messages.LookFrom("fr"))
            line.say(messages.Answer("no", 0 if seat else 1, position, 0))
            line.say(messages.Answer("late", seat, position + 5, 0))
            line.say(messages.Undo("never", seat, position + 5))
            line.say(messages.Consent("none", seat, agree=True))
            self.take_in(f"{person or 'stranger'} again", line)


@contextmanager
def world(room: Path, tables: Sequence[Kept], **set_to: float) -> Iterator[World]:
    """Run a server with these tables in a thread of its own."""
    room.mkdir(mode=0o700)
    (room / "secret").write_bytes(b"the same secret for both servers")
    (room / "secret").chmod(0o600)
    chosen = {"pace": 0.0, "budget": 0.5, **set_to}
    settings = msgspec.convert(chosen, _Timing)
    whole = Settings(
        data_dir=room, static_dir=room / "static", rates=UNHURRIED, thinkers=1,
        origins=("https://games.example",),  # not the port, which is another each time
        pace=settings.pace, budget=settings.budget,
    )  # fmt: skip
    asyncio.run(put(whole.database, tables))
    whole.static_dir.mkdir()
    (whole.static_dir / "index.html").write_text(INDEX)
    server = server_for(whole, lambda: NOW)
    door = bind("127.0.0.1", 0)
    thread = Thread(target=server.run, kwargs={"sockets": [door]})
    thread.start()
    try:
        _wait_until_open(server)
        here = World(door.getsockname()[1], room, server.config.app.state.tables)  # type: ignore[union-attr]
        with here.client:
            yield here
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        door.close()


class _Timing(Struct):
    pace: float
    budget: float


def _wait_until_open(server: object) -> None:
    end = monotonic() + PATIENCE
    while not getattr(server, "started"):  # noqa: B009
        assert monotonic() < end
        sleep(0.005)


def first_difference(one: list[str], other: list[str]) -> str:
    """Say where two diaries part, for whoever reads a failure."""
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            at = next((n for n, (a, b) in enumerate(zip(mine, yours, strict=False)) if a != b), 0)
            start = max(0, at - 200)
            about = mine.split(": ")[0]
            return f"{about}\n  one:   {mine[start : at + 200]}\n  other: {yours[start : at + 200]}"
    return "" if len(one) == len(other) else f"{len(one)} entries, {len(other)} entries"


def at_random(match: Match, answers: int) -> Match:
    """Play some answers at random."""
    dice = Dice(answers)
    for _ in range(answers):
        if match.asked:
            seat = match.asked[dice.pick(len(match.asked))]
            options = match.options(seat)
            match.answer(seat, options[dice.pick(len(options))])
    return match

"""People who play at tables of real servers, come again when a line is lost, and remember all."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from time import monotonic, sleep
from typing import Final

import httpx
from msgspec import Struct
from tests.server.crashes import moves_in
from tests.server.guests import Line, device, scene_in
from tests.server.test_postgres import Opening
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from pangaea.server.wire.messages import Done, Refused

LONG: Final = 60.0
START: Final = 180.0  # seconds for a server to start, on a machine that others use


class Acknowledged(Struct, frozen=True):
    """An answer that the server said is kept."""

    seat: int
    option: int
    position: int


class Socket:
    """A socket through the balancer, spoken to as the tests' own are."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw

    def send_text(self, text: str) -> None:
        """Say something."""
        self.raw.send(text)

    def receive_text(self) -> str:
        """Hear something, or give up."""
        text = self.raw.recv(timeout=2)
        assert isinstance(text, str)
        return text


class Player:
    """Plays both seats of a table, and comes again whenever the line is lost."""

    def __init__(self, port: int, stop: Event, *, plays: bool = True) -> None:
        self.address = f"127.0.0.1:{port}"
        self.stop = stop
        self.kept: list[Acknowledged] = []
        self.times: list[float] = []
        self.refusals: set[str] = set()
        with httpx.Client(timeout=10) as client:
            seats = [device("Ada"), device("Bo")]
            wish = {"game": "cubosaurs", "seats": seats, "variants": {"rounds": "5"}}
            reply = client.post(f"http://{self.address}/api/tables", json=wish)
            assert reply.status_code == 200, (reply.status_code, reply.headers, reply.text)
            self.table = str(reply.json()["id"])
            self.cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
        self.thread = Thread(target=self._play, daemon=True)
        if plays:
            self.thread.start()

    def _play(self) -> None:
        while not self.stop.is_set():
            with suppress(OSError, TimeoutError, WebSocketException, AssertionError):
                self._sit()
            sleep(0.1)

    @contextmanager
    def line(self) -> Iterator[tuple[ClientConnection, Line]]:
        """Come to the table."""
        path = f"ws://{self.address}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie}
        with connect(path, additional_headers=headers, open_timeout=6) as raw:
            yield raw, Line(Socket(raw))  # type: ignore[arg-type]

    def _sit(self) -> None:
        with self.line() as (_, line):
            scene = scene_in(line.hello())
            while not self.stop.is_set() and scene.ask is not None:
                answer = line.answer(scene)
                heard = line.say(answer)
                self.refusals |= {one.text for one in heard if isinstance(one, Refused)}
                if any(isinstance(message, Done) for message in heard):
                    kept = Acknowledged(answer.seat, answer.option, answer.position)
                    self.kept.append(kept)
                    self.times.append(monotonic())
                scene = scene_in(heard)
                sleep(0.2)

    def goes_on_after(self, moment: float) -> float:
        """Return how many seconds after a moment an answer was acknowledged."""
        end = monotonic() + LONG
        while monotonic() < end:
            later = [at for at in list(self.times) if at > moment]
            if later:
                return later[0] - moment
            sleep(0.05)
        raise AssertionError("the table did not go on")


def wait_for(port: int) -> None:
    """Wait until a server is well."""
    end = monotonic() + START
    while monotonic() < end:
        with suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/health", timeout=2).status_code == 200:
                return
        sleep(0.1)
    raise AssertionError("no server")


def check_all(url: str, players: list[Player], at_least: int = 3) -> None:
    """Find every acknowledged answer in its log, once."""

    async def compare() -> None:
        async with Opening(url) as store:
            for player in players:
                row = await store.load(player.table)
                assert row is not None
                found = moves_in(row, await store.lines(player.table))
                logged = [
                    Acknowledged(one.seat, one.option, one.position)
                    for one in found
                    if not one.forced
                ]
                assert len(player.kept) >= at_least
                for kept in player.kept:
                    assert logged.count(kept) == 1, (kept, logged)

    asyncio.run(compare())

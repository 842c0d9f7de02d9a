"""People at a server: each guest has a browser (cookies) of its own."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import TypeVar

import msgspec
from httpx import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession
from tests.following import Follower, Heard, Shown

from pangaea.core.scene import Scene
from pangaea.server.tables.registry import Tables
from pangaea.server.wire import messages, rest

Message = TypeVar("Message")
BOT = {"kind": "bot", "level": "random"}
INVITE = {"kind": "invite"}
_heard: msgspec.json.Decoder[messages.Heard] = msgspec.json.Decoder(messages.Heard)


def device(name: str) -> dict[str, str]:
    """Wish a seat on this device."""
    return {"kind": "device", "name": name}


class Line:
    """A page's socket. Whatever was said before a ping is heard before its pong."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.said = 0
        self.raw: list[str] = []
        self.unread: list[Heard] = []  # what somebody put back, to be heard again
        self.follower = Follower()

    def say(self, message: messages.Said) -> list[Heard]:
        """Say something and return everything heard until the server has dealt with it."""
        return self.say_raw(msgspec.json.encode(message).decode())

    def say_raw(self, text: str) -> list[Heard]:
        """Say anything at all."""
        self.socket.send_text(text)
        return self.heard()

    def heard(self) -> list[Heard]:
        """Return what has come in so far."""
        self.socket.send_text('{"type":"ping"}')
        found, self.unread = self.unread, []
        while True:
            text = self.socket.receive_text()
            message = self.follower.hear(_heard.decode(text))
            if isinstance(message, messages.Pong):
                return found
            self.raw.append(text)
            found.append(message)

    def hello(self, seat: int | None = None, language: rest.Language = "en") -> list[Heard]:
        """Say hello."""
        return self.say(messages.Hello(language, seat))

    def hello_sharing(self) -> list[Heard]:
        """Say hello the way our page does."""
        return self.say(messages.Hello("en", shares=True))

    def answer(self, scene: Scene, option: int | None = None, **changed: object) -> messages.Answer:
        """Return an answer to what a scene asks: the first choice unless told otherwise."""
        assert scene.ask is not None
        self.said += 1
        chosen = scene.ask.choices[0].option if option is None else option
        answer = messages.Answer(f"a{self.said}", scene.ask.seat, scene.position, chosen)
        return msgspec.structs.replace(answer, **changed)


class Guest:
    """Somebody with a browser."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def get(self, path: str, kind: type[Message], status: int = 200) -> Message:
        """Ask for something."""
        return self._read(self.client.get(path), kind, status)

    def post(self, path: str, content: object, kind: type[Message], status: int = 200) -> Message:
        """Send something."""
        return self._read(self.client.post(path, json=content), kind, status)

    def _read(self, response: Response, kind: type[Message], status: int) -> Message:
        assert response.status_code == status, response.text
        return msgspec.json.decode(response.content, type=kind)

    def open(self, game: str, *seats: dict[str, str], **variants: object) -> rest.TableInfo:
        """Open a table."""
        wish = {"game": game, "seats": list(seats), "variants": variants}
        return self.post("/api/tables", wish, rest.TableInfo)

    def open_sharing(self, game: str, *seats: dict[str, str], **variants: object) -> rest.TableInfo:
        """Open a table the way our page does: it adds to the seed when it has seen the seal."""
        wish = {"game": game, "seats": list(seats), "variants": variants, "shares": True}
        return self.post("/api/tables", wish, rest.TableInfo)

    def table(self, name: str) -> rest.TableInfo:
        """Look at a table from outside."""
        return self.get(f"/api/tables/{name}", rest.TableInfo)

    def join(self, invite: str, name: str, status: int = 200, sent: str = "") -> Response:
        """Follow an invite link."""
        _, _, table, _, token = invite.split("/")
        joining = {"token": token, "name": name, "sent": sent}
        response: Response = self.client.post(f"/api/tables/{table}/join", json=joining)
        assert response.status_code == status, response.text
        return response

    @contextmanager
    def at(self, table: str, **headers: str) -> Iterator[Line]:
        """Sit down at a table's socket."""
        path = f"/api/tables/{table}/socket"
        with self.client.websocket_connect(path, headers=headers) as socket:
            yield Line(socket)


class House:
    """A server, and a door for as many guests as you like."""

    def __init__(self, app: Starlette, client: TestClient) -> None:
        self.app = app
        self.client = client

    @property
    def tables(self) -> Tables:
        """Where the tables stand."""
        tables = self.app.state.tables
        assert isinstance(tables, Tables)
        return tables

    def guest(self) -> Guest:
        """Let somebody new in; all guests share the server's loop."""
        client = TestClient(self.app)
        client.portal = self.client.portal
        return Guest(client)


def only(heard: list[Heard], kind: type[Message]) -> Message:
    """Return the one message of a kind."""
    found = [message for message in heard if isinstance(message, kind)]
    assert len(found) == 1, heard
    return found[0]


def scene_in(heard: list[Heard]) -> Scene:
    """Return the last scene shown."""
    shows = [message for message in heard if isinstance(message, Shown)]
    assert shows, heard
    return shows[-1].steps[-1]


def seated(house: House) -> tuple[Guest, str]:
    """Return somebody who holds both seats of a table."""
    guest = house.guest()
    return guest, guest.open("cubosaurs", device("Ada"), device("Bo")).id


def answer_in_turn(guest: Guest, table: str, answers: int) -> Scene:
    """Give some answers at a table whose people share a device; return what is seen then."""
    with guest.at(table) as line:
        scene = scene_in(line.hello())
        for _ in range(answers):
            asked = next(player.seat for player in scene.players if player.turn)
            scene = scene_in(line.say(messages.LookFrom("en", asked)))
            scene = scene_in(line.say(line.answer(scene)))
    return scene


def until(line: Line, wanted: Callable[[Scene], bool], seconds: float = 20) -> Scene:
    """Listen until a scene is as wanted; bots take their time."""
    end = monotonic() + seconds
    while monotonic() < end:
        sleep(0.005)
        shows = [message for message in line.heard() if isinstance(message, Shown)]
        for show in shows:
            if wanted(show.steps[-1]):
                return show.steps[-1]
    raise AssertionError("the table never came to look as wanted")

"""Whether the server is well, and figures for whoever runs it that name nobody."""

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.request import urlopen

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient
from tests.server.guests import BOT, House, device, scene_in, until

from pangaea.server.app import create_app
from pangaea.server.errors import PortBusy
from pangaea.server.settings import Settings
from pangaea.server.store.contract import StoreTrouble, TableRow


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def watched(settings: Settings) -> Iterator[tuple[House, int]]:
    """A server that tells its figures, and where."""
    port = free_port()
    app = create_app(replace(settings, metrics=port))
    with TestClient(app) as client:
        yield House(app, client), port


def figures(port: int) -> dict[str, float]:
    with urlopen(f"http://127.0.0.1:{port}/metrics") as reply:
        lines = reply.read().decode().splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def test_a_server_that_is_well_says_so(house: House) -> None:
    reply = house.guest().client.get("/health")

    assert (reply.status_code, reply.text) == (200, "ok\n")
    assert reply.headers["cache-control"] == "no-store"


def test_a_server_that_cannot_read_its_store_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_name: str) -> TableRow | None:
        raise StoreTrouble("refused-store-trouble")

    monkeypatch.setattr(house.tables.store, "load", fail)

    assert house.guest().client.get("/health").status_code == 503


def test_figures_count_what_happens_and_name_nobody(settings: Settings) -> None:
    with watched(settings) as (house, port):
        guest = house.guest()
        table = guest.open("cubosaurs", device("Ada Lovelace"), BOT).id
        with guest.at(table) as line:
            scene = scene_in(line.hello())
            scene = scene if scene.ask else until(line, lambda seen: seen.ask is not None)
            line.say(line.answer(scene))
            told = figures(port)
        with urlopen(f"http://127.0.0.1:{port}/metrics") as reply:
            text = reply.read().decode()

    assert told["pangaea_tables"] == told["pangaea_pages"] == 1
    assert told['pangaea_answers_total{game="cubosaurs"}'] >= 1
    assert told["pangaea_showing_seconds_count"] >= 1
    assert table not in text
    assert not re.search("ada|lovelace", text, re.IGNORECASE)


def test_figures_are_not_told_at_the_door_that_players_use(settings: Settings) -> None:
    """How many answers were given when says something of choices that are secret."""
    with watched(settings) as (house, _):
        assert "pangaea_answers" not in house.guest().client.get("/metrics").text


def test_a_port_that_is_taken_is_told(settings: Settings) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        app = create_app(replace(settings, metrics=taken.getsockname()[1]))
        with pytest.raises(PortBusy), TestClient(app):
            pass

"""What a stranger may send: everything gets a reply, none of them is a failure of ours."""

import json
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient
from tests.attack.test_boxes import BOMBS
from tests.attack.test_records import BOMBS as RECORD_BOMBS
from tests.server.guests import BOT, INVITE, Guest, House, device, only

from pangaea.server.app import create_app
from pangaea.server.settings import Settings
from pangaea.server.wire import messages

LONG = "x" * 300
HUGE = "9" * 25


@pytest.fixture
def client(settings: Settings, tmp_path: Path) -> Iterator[TestClient]:
    """A browser at a server that shows its failures as a browser would see them."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("the page")
    with TestClient(create_app(settings), raise_server_exceptions=False) as found:
        yield found


@pytest.mark.parametrize(
    "path",
    [
        f"/{LONG}", f"/{LONG}.svg", f"/table/{LONG}", f"/rules/{LONG}", f"/assets/{LONG}.js",
        "/%00", "/a%00b", "/assets/%00", "/%ff%fe", f"/api/{LONG}", f"/api/tables/{LONG}",
        f"/api/tables/{LONG}/scene", f"/api/games/{LONG}/rulebook", f"/api/games/{LONG}/art.svg",
        "/api/games/%2e%2e/rulebook", "/api/games/evo%00/rulebook",
        "/api/games/evo/rulebook?lang=%00", f"/api/games?lang={LONG}",
        f"/api/qr?path=/table/{LONG}", "/api/qr?path=%00", "/api/qr",
        "/api/tables/x/scene?at=" + HUGE, "/api/tables/x/scenes?from=1&to=" + HUGE,
    ],
)  # fmt: skip
def test_no_address_is_our_fault(client: TestClient, path: str) -> None:
    assert client.get(path).status_code < 500


BAD_HOSTS = ["x" * 3_000, "[::", "[::1]:80:80", "a b", "a/b", "é", ":80", "x:99999999", "<x>"]


@pytest.mark.parametrize("host", ["", *BAD_HOSTS])
@pytest.mark.parametrize("path", ["/api/nothing", "/api/games", "/api/tables/x/scene", "/"])
def test_no_host_is_our_fault(client: TestClient, path: str, host: str) -> None:
    assert client.get(path, headers={"host": host.encode()}).status_code < 500


@pytest.mark.parametrize("host", BAD_HOSTS)
def test_a_qr_code_leads_to_no_host_that_cannot_be(client: TestClient, host: str) -> None:
    reply = client.get("/api/qr?path=/table/x", headers={"host": host.encode()})

    assert reply.status_code == 400


def test_a_qr_code_leads_where_the_server_is_found(settings: Settings) -> None:
    named = replace(settings, origins=("https://games.example",))
    with TestClient(create_app(named)) as client:
        one = client.get("/api/qr?path=/table/x", headers={"host": "inside:8000"})
        other = client.get("/api/qr?path=/table/x", headers={"host": "x" * 3_000})

    assert one.status_code == other.status_code == 200
    assert one.text == other.text


@pytest.mark.parametrize(
    "origin", ["http://[", "null", "http://a:b:c", "", "http://[::1", "x" * 5_000, "http://", "é"]
)
def test_a_malformed_origin_is_refused(client: TestClient, origin: str) -> None:
    wish = {"game": "cubosaurs", "seats": [BOT, BOT]}

    assert (
        client.post("/api/tables", json=wish, headers={"origin": origin.encode()}).status_code
        == 403
    )


def test_a_site_that_was_named_is_let_in(settings: Settings) -> None:
    wish = {"game": "cubosaurs", "seats": [BOT, BOT]}
    named = replace(settings, origins=("https://games.example",))
    with TestClient(create_app(named)) as client:
        statuses = [
            client.post("/api/tables", json=wish, headers={"origin": origin}).status_code
            for origin in ("https://games.example", "http://testserver", "https://other.example",
                           "http://games.example", "https://games.example.evil")
        ]  # fmt: skip

    assert statuses == [200, 200, 403, 403, 403]


@pytest.mark.parametrize(
    "content",
    [
        "[" * 60_000, '{"x": ' + "[" * 50_000, '{"game": "evo", "seats": [], "x": ' + "[" * 50_000,
        '{"game": "evo", "seats": ' + HUGE + "}", '{"game": "' + "x" * 60_000 + '", "seats": []}',
        '{"game": "evo", "seats": [], "variants": {"experts": ' + HUGE + "}}",
        '{"game": "evo", "seats": [], "variants": {"experts": ' + "9" * 4_299 + "}}",
        '{"game": "evo", "seats": [], "variants": {"' + "x" * 60_000 + '": 1}}',
        '{"game": "\\u001b[31m", "seats": []}', '{"game": "\\ud800", "seats": []}', "\ud800",
    ],
    ids=range(11),
)  # fmt: skip
def test_no_wish_is_our_fault(client: TestClient, content: str) -> None:
    reply = client.post("/api/tables", content=content.encode("utf-8", errors="surrogatepass"))

    assert reply.status_code == 400
    assert len(reply.json()["text"]) < 3_000
    assert "\x1b" not in reply.json()["text"]


def test_a_long_name_is_cut_or_refused(client: TestClient) -> None:
    guest = Guest(client)
    table = guest.open("cubosaurs", device("A" * 300), INVITE)
    guest.join(table.seats[1].invite, "\x1b[31mB" + "b" * 300)

    names = [seat.name for seat in guest.table(table.id).seats]
    assert [len(name) for name in names] == [24, 24]
    assert all(name.isprintable() for name in names)
    guest.join(f"/table/{table.id}/join/{LONG}", "x", 409)


@pytest.mark.parametrize(
    "name", ["one long row", "a key with many dots", "deep lists", "a long text"]
)
def test_a_box_that_is_a_bomb_costs_the_server_nothing(client: TestClient, name: str) -> None:
    text, _ = BOMBS[name]
    wish = {"game": "evo", "seats": [BOT] * 3, "box": text}
    Guest(client).open("evo", BOT, BOT, BOT)
    began = process_time()
    reply = client.post("/api/tables", json=wish)

    assert reply.status_code == 400
    assert process_time() - began < 0.5


@pytest.mark.parametrize("name", RECORD_BOMBS)
def test_a_record_that_is_a_bomb_is_refused(client: TestClient, name: str) -> None:
    reply = client.post("/api/records", content=RECORD_BOMBS[name])

    assert reply.status_code == 400
    assert len(reply.json()["text"]) < 3_000


def test_a_record_of_too_many_lines_is_refused(client: TestClient) -> None:
    reply = client.post("/api/records", content="{}\n" * 25_000)

    assert reply.status_code == 400
    assert "too large" in reply.json()["text"]
    assert "20,000" in reply.json()["detail"]


@pytest.mark.parametrize(
    "said",
    [
        {"type": "answer", "id": "a", "seat": 0, "position": 0, "option": int(HUGE)},
        {"type": "answer", "id": "a", "seat": 0, "position": int(HUGE), "option": 0},
        {"type": "answer", "id": "a", "seat": int(HUGE), "position": 0, "option": 0},
        {"type": "answer", "id": "a", "seat": 0, "position": 0, "option": 10**40},
        {"type": "answer", "id": "a", "seat": 0, "position": 0, "option": -(10**4_000)},
        {"type": "undo", "id": "a", "seat": int(HUGE), "position": int(HUGE)},
        {"type": "consent", "id": "a" * 3_000, "seat": 0, "agree": True},
        {"type": "look", "language": "en", "seat": int(HUGE)},
        {"type": "look", "language": "x" * 3_900},
        {"type": "x" * 3_900},
        {"type": "ping", "x": json.loads("[" * 900 + "]" * 900)},
    ],
    ids=range(11),
)  # fmt: skip
def test_every_message_gets_its_reply(house: House, said: dict[str, object]) -> None:
    """Also the one after it: the line is not closed."""
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo"))
    with guest.at(table.id) as line:
        line.hello()
        heard = line.say_raw(json.dumps(said))
        after = line.heard()

    assert after == []
    if said["type"] != "ping":
        assert len(only(heard, messages.Refused).text) < 3_000


def test_a_message_deeper_than_can_be_read_is_refused(house: House) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo"))
    with guest.at(table.id) as line:
        line.hello()
        heard = line.say_raw('{"type":"ping","x":' + "[" * 4_000)

    assert "cannot be read" in only(heard, messages.Refused).text

"""Where others find a server, and what a link to it says."""

import pytest
from starlette.testclient import TestClient
from tests.server.guests import House, device, only
from tests.server.test_gathering import GUEST

from pangaea.server import serve
from pangaea.server.app import create_app
from pangaea.server.http.requests import is_here_only
from pangaea.server.settings import Settings
from pangaea.server.wire import messages

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "localhost:8000", "::1", "0.0.0.0"])
def test_some_addresses_lead_nowhere_but_here(host: str) -> None:
    assert is_here_only(host)


@pytest.mark.parametrize("host", ["192.0.2.7", "games.example", "2001:db8::1"])
def test_others_lead_to_this_machine_from_elsewhere(host: str) -> None:
    assert not is_here_only(host)


def test_a_server_for_everybody_is_found_at_the_address_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serve, "network_address", lambda: "192.0.2.7")

    assert serve.site_for_others("0.0.0.0", 8000) == "http://192.0.2.7:8000"
    assert serve.site_for_others("127.0.0.1", 8000) == ""
    assert serve.site_for_others("2001:db8::1", 80) == "http://[2001:db8::1]:80"


def test_without_a_network_nobody_else_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "network_address", lambda: "")

    assert serve.site_for_others("0.0.0.0", 8000) == ""


def test_the_terminal_shows_where_and_a_code(capsys: Captured) -> None:
    serve.tell("http://127.0.0.1:8000/", "http://192.0.2.7:8000", "en")

    said = capsys.readouterr().out
    assert "http://192.0.2.7:8000" in said
    assert said.count("\n") > 10  # the code


def test_a_server_for_one_machine_says_how_to_let_others_in(capsys: Captured) -> None:
    serve.tell("http://127.0.0.1:8000/", "", "fr")

    assert "--lan" in capsys.readouterr().out


def test_a_page_learns_how_others_reach_the_table(settings: Settings) -> None:
    settings = Settings(
        settings.data_dir, settings.static_dir, settings.rates, reach="http://192.0.2.7:8000"
    )
    app = create_app(settings)
    with TestClient(app) as client:
        guest = House(app, client).guest()
        table = guest.open("cubosaurs", device("Ada"), GUEST).id
        with guest.at(table) as line:
            assert only(line.hello(), messages.Welcome).site == "http://192.0.2.7:8000"

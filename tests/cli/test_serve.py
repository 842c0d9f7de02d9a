"""`pangaea serve` hands its wishes on to the server."""

from pathlib import Path

import pytest

from pangaea.cli import run
from pangaea.server import serve, settings

wishes: list[tuple[tuple[str, ...], tuple[str, ...], bool]] = []
pages: list[str] = []  # which page is opened first
told: list[int] = []  # where figures are told
certified: list[bool] = []
crew: list[tuple[int, int]] = []  # processes, and connections of each
kept: list[tuple[str, int]] = []  # the form of the log, and how many days games are kept
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """Record how the server is called instead of starting it."""
    found: list[tuple[object, ...]] = []
    wishes.clear()
    pages.clear()
    told.clear()
    kept.clear()

    def pretend(
        host: str, port: int, data_dir: Path | None, *, open_browser: bool, page: str,
        language: str, settings: settings.Settings, new_key: bool, certificate: bool,
        log: str, workers: int,
    ) -> None:  # fmt: skip
        found.append((host, port, data_dir, open_browser, language))
        pages.append(page)
        wishes.append((settings.proxies, settings.origins, new_key))
        told.append(settings.metrics)
        kept.append((log, settings.keep_days))
        certified.append(certificate)
        crew.append((workers, settings.connections))

    monkeypatch.setattr(serve, "run", pretend)
    return found


def test_a_certificate_is_made_when_wished(calls: list[tuple[object, ...]]) -> None:
    certified.clear()

    run(["serve", "--lan", "--certificate"])
    run(["serve"])

    assert len(calls) == 2
    assert certified == [True, False]


def test_a_party_lets_the_network_in_and_opens_the_room(
    calls: list[tuple[object, ...]],
) -> None:
    run(["party", "--port", "9000"])
    run(["serve"])

    assert calls == [
        ("0.0.0.0", 9000, None, True, "en"),
        ("127.0.0.1", 8000, None, True, "en"),
    ]
    assert pages == ["party", ""]


def test_wishes_are_handed_on(
    calls: list[tuple[object, ...]], tmp_path: Path, capsys: Captured
) -> None:
    run(["serve", "--host", "0.0.0.0", "--port", "9000", "--data", str(tmp_path), "--lang", "fr"])
    run(["serve", "--no-browser"])

    assert calls == [
        ("0.0.0.0", 9000, tmp_path, True, "fr"),
        ("127.0.0.1", 8000, None, False, "en"),
    ]
    assert capsys.readouterr().err == ""


def test_proxies_sites_and_a_new_key_are_handed_on(calls: list[tuple[object, ...]]) -> None:
    run(["serve"])
    run(["serve", "--proxy", "10.0.0.1", "--proxy", "10.1.0.0/16", "--new-key"])
    run(["serve", "--origin", "https://Games.example/", "--origin", "http://a:8080"])

    assert len(calls) == 3
    assert wishes == [
        ((), (), False),
        (("10.0.0.1", "10.1.0.0/16"), (), True),
        ((), ("https://games.example", "http://a:8080"), False),
    ]


def test_figures_are_told_where_it_is_wished(calls: list[tuple[object, ...]]) -> None:
    run(["serve", "--metrics", "9100"])

    assert len(calls) == 1
    assert told == [9100]


def test_the_form_of_the_log_and_the_days_are_handed_on(calls: list[tuple[object, ...]]) -> None:
    run(["serve"])
    run(["serve", "--log", "json", "--keep-days", "400"])

    assert len(calls) == 2
    assert kept == [("text", 0), ("json", 400)]


@pytest.mark.parametrize("site", ["", "games.example", "ftp://x", "https://x/path", "https://x y"])
def test_what_is_no_site_is_refused(
    site: str, calls: list[tuple[object, ...]], capsys: Captured
) -> None:
    assert run(["serve", "--origin", site]) == 1

    assert calls == []
    assert "https://games.example" in capsys.readouterr().err


def test_the_network_is_let_in_when_wished(calls: list[tuple[object, ...]]) -> None:
    run(["serve", "--lan", "--no-browser"])

    assert [call[0] for call in calls] == ["0.0.0.0"]


def test_several_processes_are_started_when_wished(calls: list[tuple[object, ...]]) -> None:
    crew.clear()

    run(["serve", "--workers", "4", "--connections", "9000"])
    run(["serve"])

    assert len(calls) == 2
    assert crew == [(4, 9000), (1, 2000)]

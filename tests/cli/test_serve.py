"""`pangaea serve` hands its wishes on to the server."""

from pathlib import Path

import pytest

from pangaea.cli import run
from pangaea.server import serve, settings

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[object, ...]]:
    """Record how the server is called instead of starting it; the client has not been built."""
    found: list[tuple[object, ...]] = []

    def pretend(
        host: str, port: int, data_dir: Path | None, *, open_browser: bool, language: str
    ) -> None:
        found.append((host, port, data_dir, open_browser, language))

    monkeypatch.setattr(serve, "run", pretend)
    monkeypatch.setattr(settings, "built_client", lambda: tmp_path)
    return found


def test_a_missing_client_is_told_before_serving(
    calls: list[tuple[object, ...]], capsys: Captured
) -> None:
    assert run(["serve"]) == 0

    assert "not been built" in capsys.readouterr().err
    assert calls == [("127.0.0.1", 8000, None, False, "en")]


def test_wishes_are_handed_on(
    calls: list[tuple[object, ...]], tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / "index.html").touch()

    run(["serve", "--host", "0.0.0.0", "--port", "9000", "--data", str(tmp_path), "--lang", "fr"])
    run(["serve", "--no-browser"])

    assert calls == [
        ("0.0.0.0", 9000, tmp_path, True, "fr"),
        ("127.0.0.1", 8000, None, False, "en"),
    ]
    assert capsys.readouterr().err == ""

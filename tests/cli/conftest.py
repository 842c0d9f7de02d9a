"""A command line that speaks English, writes to a folder of its own, and is 80 columns wide."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

import pangaea
from pangaea.cli import run

Typed = Callable[..., int]


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Run a command, with these lines typed on the keyboard."""

    def run_typed(*arguments: str, lines: list[str] | None = None) -> int:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{x}\n" for x in lines or [])))
        return run(arguments)

    return run_typed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short finished game in which everybody always keeps."""
    match = pangaea.new("cubosaurs", 2, seed=7, names=["Ada", "Bo"], rounds="1")
    while match.asked:
        match.answer(match.asked[0], "hand keep")
    path = tmp_path / "game.jsonl"
    match.save(str(path))
    return path

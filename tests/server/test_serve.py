"""The server as a process: says where it is, ends politely, and says when it cannot start."""

import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO

import httpx
import pytest

from pangaea.server.errors import PortBusy
from pangaea.server.serve import bind, run, serve, server_for
from pangaea.server.settings import Settings
from pangaea.server.store.postgres_connection import Unreachable


def started(port: int, room: Path) -> "subprocess.Popen[str]":
    """Start a server in a process of its own."""
    command = [sys.executable, "-m", "pangaea.server", "--port", str(port), "--data-dir", str(room)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def line_of(stream: "IO[str] | None") -> str:
    """Read a line."""
    assert stream is not None
    return stream.readline()


def test_it_says_where_it_is_and_ends_when_told(tmp_path: Path) -> None:
    process = started(0, tmp_path)
    try:
        said = line_of(process.stdout)
        address = next(word for word in said.split() if word.startswith("http://127.0.0.1:"))
        reply = httpx.get(f"{address}api/games?lang=fr", timeout=20)
        process.send_signal(signal.SIGTERM)
        code = process.wait(20)
    finally:
        process.kill()
        process.communicate()

    assert reply.json()[0]["slug"] == "cubosaurs"
    assert "server" not in reply.headers
    assert code in (0, -signal.SIGTERM)
    assert (tmp_path / "tables.sqlite").exists()
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0


def test_a_busy_port_is_said_in_words(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        process = started(port, tmp_path)
        _, problem = process.communicate(timeout=30)

    assert process.returncode == 1
    assert f"127.0.0.1:{port}" in problem
    assert "Traceback" not in problem


def test_a_free_port_is_taken() -> None:
    with bind("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        with pytest.raises(PortBusy):
            bind("127.0.0.1", port)


def test_replies_are_not_held_back() -> None:
    """asyncio sends small packets at once only where it can see that a socket speaks TCP."""
    with bind("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()):
        line, _ = door.accept()
        with line:
            assert line.proto == socket.IPPROTO_TCP


def test_a_port_for_figures_that_is_taken_is_refused_in_words(tmp_path: Path) -> None:
    with bind("127.0.0.1", 0) as taken:
        figures = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "pangaea", "serve", "--port", "0", "--no-browser"]
        wished = [*command, "--data", str(tmp_path), "--metrics", figures]
        ran = subprocess.run(wished, capture_output=True, text=True, timeout=60, check=False)

    assert ran.returncode == 1
    assert figures in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_database_lost_at_the_start_is_said_in_a_sentence(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Reached when it was looked for, and gone when the server opened it."""
    # What it does to its process would stay for the tests that follow.
    monkeypatch.setattr("pangaea.server.serve.warm_up", lambda: None)
    monkeypatch.setattr("pangaea.server.serve.collect_by_ourselves", lambda: None)
    monkeypatch.setattr("sys.setswitchinterval", lambda _: None)
    settings = Settings(data_dir=tmp_path, store="postgresql://me:secret@127.0.0.1:1/games")
    with bind("127.0.0.1", 0) as listener, pytest.raises(Unreachable) as refused:
        serve(server_for(settings), listener)

    assert "127.0.0.1" in refused.value.text("fr")
    assert "Traceback" not in caplog.text + capfd.readouterr().err
    assert not (tmp_path / "tables.sqlite").exists()


@pytest.mark.parametrize("built", [False, True])
def test_a_page_that_was_never_built_is_told_and_not_opened(
    built: bool,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("pangaea.server.serve.serve", lambda _server, listener: listener.close())
    monkeypatch.setattr("pangaea.server.serve.start_log", lambda _form: None)
    monkeypatch.setattr("webbrowser.open", opened.append)
    if built:
        (tmp_path / "index.html").touch()
    settings = Settings(data_dir=tmp_path / "data", static_dir=tmp_path)

    run(port=0, open_browser=True, language="fr", settings=settings)

    assert ("make play" in capsys.readouterr().err) is not built
    assert bool(opened) is built

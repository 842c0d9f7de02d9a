"""`pangaea play`: nothing that was played is lost, and what was left can be taken up."""

import io
import os
import pty
import re
import select
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Typed
from tests.cli.short_games import ENOUGH, SHORT, TABLE, Captured, kept

import pangaea
from pangaea.bots.roster import GreedyBot
from pangaea.cli import run
from pangaea.cli.seated import keyboard, session
from pangaea.cli.seated.keeping import Keeper, resumed, usual_path


def test_leaving_keeps_the_game_and_it_can_be_taken_up(
    typed: Typed, capsys: Captured, tmp_path: Path
) -> None:
    typed(*SHORT, lines=["1"])
    left = capsys.readouterr().out
    path = kept(tmp_path)[0]
    before = pangaea.load(str(path)).position

    assert f"pangaea play --resume {path}" in left
    assert typed("play", "--resume", str(path), "--pace", "0", lines=["1"] * ENOUGH) == 0

    after = pangaea.load(str(path))
    assert after.position > before
    assert after.outcome is not None


def test_leaving_at_once_keeps_nothing(typed: Typed, capsys: Captured, tmp_path: Path) -> None:
    typed("play", "cubosaurs", "--people", "3", lines=["quit"])

    assert "Goodbye!" in capsys.readouterr().out
    assert kept(tmp_path) == []


def test_every_answer_is_on_disk_before_the_next_question(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever happens while somebody thinks, the file holds all that was answered."""
    path, seen = tmp_path / "mine.jsonl", []
    ask = keyboard.read_line

    def look_first() -> str:
        seen.append(path.read_text() if path.exists() else "")
        return ask()

    monkeypatch.setattr(session, "read_line", look_first)
    typed(*SHORT, "--save", str(path), lines=["1", "1", "undo", "1", "quit"])

    positions = [pangaea.loads(text).position for text in seen if text]
    lines = [len(text.splitlines()) for text in seen if text]
    assert len(seen) == 5
    assert lines == sorted(set(lines))  # each holds more than the one before
    assert positions[-1] == pangaea.load(str(path)).position


def test_a_bot_s_answer_is_on_disk_while_it_is_shown(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, kept = tmp_path / "mine.jsonl", []
    monkeypatch.setattr(session, "sleep", lambda _: kept.append(pangaea.load(str(path)).position))

    typed(*SHORT, "--people", "0", "--save", str(path))

    assert kept == sorted(set(kept))
    assert len(kept) > 5


def test_a_crash_loses_nothing_and_says_where_the_game_is(
    typed: Typed, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, thoughts = GreedyBot.choose, iter(range(2))

    def choose(self: GreedyBot, *position: object) -> int:
        if next(thoughts, None) is None:
            raise RuntimeError("a thought that went wrong")
        return plain(self, *position)  # type: ignore[arg-type]

    monkeypatch.setattr(GreedyBot, "choose", choose)
    with pytest.raises(RuntimeError):
        typed(*SHORT, lines=["1"] * ENOUGH)
    monkeypatch.setattr(GreedyBot, "choose", plain)

    path = kept(tmp_path)[0]
    assert f"pangaea play --resume {path}" in capsys.readouterr().out
    before = pangaea.load(str(path))
    assert sum(step.seat == 1 for step in before.steps) == 2
    assert typed("play", "--resume", str(path), "--pace", "0", lines=["1"] * ENOUGH) == 0
    assert pangaea.load(str(path)).outcome is not None


def test_a_game_taken_up_again_proves_its_luck_at_the_end(typed: Typed, tmp_path: Path) -> None:
    typed(*SHORT, lines=["1"])
    path = kept(tmp_path)[0]
    assert '"seed"' not in path.read_text()  # it stays secret until the end

    typed("play", "--resume", str(path), "--pace", "0", lines=["1"])
    typed("play", "--resume", str(path), "--pace", "0", lines=["1"] * ENOUGH)

    assert pangaea.verify(path.read_text())
    assert list((tmp_path / "home" / "pangaea" / "seeds").iterdir()) == []


def test_two_windows_on_one_game_do_not_overwrite_each_other(typed: Typed, tmp_path: Path) -> None:
    typed(*SHORT, lines=["1"])
    path = kept(tmp_path)[0]
    first, second = (Keeper(path, "cubosaurs") for _ in range(2))
    one, other = (resumed(path) for _ in range(2))
    one.answer(0, one.options(0)[0])
    first.keep(one)
    other.answer(0, other.options(0)[-1])
    other.undo()
    second.keep(other)

    assert pangaea.load(str(path)).record() == one.record()
    assert second.path != path
    assert pangaea.load(str(second.path)).record() == other.record()


def test_two_games_begun_in_the_same_second_have_files_of_their_own() -> None:
    first = usual_path("cubosaurs")
    first.parent.mkdir(parents=True)
    first.touch()

    assert usual_path("cubosaurs") != first


def test_a_file_that_cannot_be_written_is_said_once_and_the_game_goes_on(
    typed: Typed, capsys: Captured
) -> None:
    assert typed(*SHORT, "--save", "/dev/null/x.jsonl", lines=["1", "1", "1", "quit"]) == 1

    captured = capsys.readouterr()
    assert captured.out.count("/dev/null/x.jsonl cannot be written") == 1
    assert "/dev/null/x.jsonl cannot be written" in captured.err


class Terminal(io.StringIO):
    """Somebody at a real keyboard."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    def run_at(*arguments: str, lines: list[str]) -> int:
        monkeypatch.setattr("sys.stdin", Terminal("".join(f"{line}\n" for line in lines)))
        return run(arguments)

    return run_at


def test_a_game_that_was_left_is_offered(
    typed: Typed, at_terminal: Callable[..., int], capsys: Captured, tmp_path: Path
) -> None:
    typed(*SHORT, lines=["1"])
    (path,) = kept(tmp_path)
    before = pangaea.load(str(path)).position

    at_terminal("play", "cubosaurs", "--pace", "0", lines=["perhaps", "y", "1", "quit"])

    shown = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert f"Your game of Cubosaurs with Mary is not over: {before} answers" in shown
    assert "Please type “yes” or “no”." in shown
    assert kept(tmp_path) == [path]
    assert pangaea.load(str(path)).position > before


@pytest.mark.parametrize(
    ("arguments", "reply", "files"),
    [
        (["play", "cubosaurs"], "", 1),
        (["play", "cubosaurs"], "no", 2),
        (["play", "cubosaurs", "--lang", "fr"], "non", 2),
        (["play", "cubosaurs", "--lang", "fr"], "oui", 1),
        (["play"], "yes", 1),
    ],
)
def test_the_offer_can_be_taken_or_left(
    arguments: list[str], reply: str, files: int,
    typed: Typed, at_terminal: Callable[..., int], tmp_path: Path,
) -> None:  # fmt: skip
    typed(*SHORT, lines=["1"])

    at_terminal(*arguments, "--pace", "0", lines=[reply, "1"])

    assert len(kept(tmp_path)) == files


@pytest.mark.parametrize("arguments", [SHORT, [*TABLE, "--seats", "3"], ["play", "eras"]])
def test_who_says_what_to_play_is_not_asked(
    arguments: list[str], typed: Typed, at_terminal: Callable[..., int], capsys: Captured
) -> None:
    typed(*SHORT, lines=["1"])

    at_terminal(*arguments, lines=["quit"])

    assert "is not over" not in capsys.readouterr().out


def test_neither_a_finished_game_nor_a_damaged_file_is_offered(
    typed: Typed, at_terminal: Callable[..., int], capsys: Captured, tmp_path: Path
) -> None:
    typed(*SHORT, lines=["1"] * ENOUGH)
    typed(*SHORT, lines=["1"])
    (cut,) = [path for path in kept(tmp_path) if '"break"' in path.read_text()]
    cut.write_text("".join(cut.read_text().splitlines(keepends=True)[:-1]))

    at_terminal("play", "cubosaurs", lines=["quit"])

    assert "is not over" not in capsys.readouterr().out


@pytest.mark.parametrize("end", [signal.SIGHUP, signal.SIGKILL])
def test_a_closed_window_loses_nothing(end: signal.Signals, tmp_path: Path) -> None:
    """Answer at a real terminal, end the process without a warning, and go on."""
    environment = os.environ | {"LANG": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path / "home")}
    child, door = pty.fork()
    if child == 0:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        os.execve(sys.executable, [sys.executable, "-m", "pangaea", *SHORT], environment)
    read_until(door, b"\r\n> ")
    os.write(door, b"1\n")
    read_until(door, b"\r\n> ")
    os.kill(child, end)
    status = ended(child)
    os.close(door)

    assert os.waitstatus_to_exitcode(status) == -end
    match = pangaea.load(str(kept(tmp_path)[0]))
    assert match.asked == [0]
    assert [step.seat for step in match.steps].count(0) == 1


def test_a_real_terminal_gets_colours_and_a_polite_goodbye_on_ctrl_c(tmp_path: Path) -> None:
    environment = os.environ | {
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLUMNS": "80", "LINES": "40",
        "XDG_DATA_HOME": str(tmp_path / "home"),
    }  # fmt: skip
    environment.pop("NO_COLOR", None)
    child, door = pty.fork()
    if child == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a job in the background ignores it
        command = [sys.executable, "-m", "pangaea", *SHORT]
        os.execve(sys.executable, command, environment)
    screen = read_until(door, b"\r\n> ")
    goodbye = interrupted(door, b"--resume")

    status = ended(child)
    assert b"\x1b[2J" in screen  # a fresh screen
    assert b"\x1b[1;38;" in screen  # a name in its colour
    assert b"Goodbye!" in goodbye
    assert b"Traceback" not in goodbye
    assert os.waitstatus_to_exitcode(status) == 0


def interrupted(door: int, end: bytes) -> bytes:
    """Press Ctrl-C; again, as a person would, if it fell between the prompt and the reading."""
    shown = b""
    for _ in range(10):
        os.write(door, b"\x03")
        shown += read_until(door, end, seconds=3)
        if shown:
            break
    return shown + (b"" if end in shown else read_until(door, end))


def ended(child: int, seconds: float = 20) -> int:
    """Wait for a process to end, and say how; one that does not is killed."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            return status
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    return os.waitpid(child, 0)[1]


def read_until(door: int, end: bytes, seconds: float = 20) -> bytes:
    """Read what a terminal shows, up to some text."""
    shown = b""
    limit = time.monotonic() + seconds
    while end not in shown and time.monotonic() < limit:
        if select.select([door], [], [], 0.2)[0]:
            try:
                shown += os.read(door, 65536)
            except OSError:  # the other side has closed it
                break
    return shown

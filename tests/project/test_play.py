"""`make play` serves at once, and compiles behind the server."""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

import pytest
from tests.project.test_commands import NOWHERE, make
from tests.support import ROOT
from tools import play

SECONDS = 60  # until anything has surely happened, on a busy machine
HEAR = "signal.signal(signal.SIGINT, signal.SIG_DFL)"  # also where the tests run in the background
TELL = "print(*map(os.environ.get, ('PYTHONPATH', 'PANGAEA_AWAITED')))"
SERVER = f"import os, signal, sys; {HEAR}; {TELL}; {{then}}"
FOR_EVER = "sys.stdout.flush(); sys.stdin.read()"


@contextmanager
def served(
    stamp: Path, compiling: str, then: str, **environment: str
) -> Iterator["subprocess.Popen[str]"]:
    """Play with a server that only tells its surroundings."""
    inherited = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "CC")}
    process = subprocess.Popen(
        [sys.executable, "tools/play.py", stamp, compiling, "-c", SERVER.format(then=then)],
        cwd=ROOT,
        env={**inherited, **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def line_of(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def told_by(process: "subprocess.Popen[str]") -> str:
    assert process.stderr is not None
    return process.stderr.readline().strip()


def shell(*commands: str) -> str:
    return f"sh -c {shlex.quote('; '.join(commands))}"


def waited_for(file: Path) -> str:
    """The number that a command has left."""
    end = monotonic() + SECONDS
    while not (file.exists() and file.read_text().strip()):
        assert monotonic() < end
        sleep(0.05)
    return file.read_text().strip()


def is_gone(process: int) -> bool:
    end = monotonic() + SECONDS
    while monotonic() < end:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        sleep(0.05)
    return False


def test_what_is_compiled_is_served_at_once(tmp_path: Path) -> None:
    stamp = tmp_path / "compiled" / "built"
    stamp.parent.mkdir()
    stamp.touch()

    with served(stamp, shell(f"touch {tmp_path}/again"), "") as process:
        assert line_of(process) == f"{stamp.parent} None"
        assert process.wait() == 0

    assert not (tmp_path / "again").exists()


def test_the_server_is_there_before_the_compiled_form(tmp_path: Path) -> None:
    stamp, go, left = tmp_path / "compiled" / "built", tmp_path / "go", tmp_path / "left"
    waiting = f"until [ -e {go} ]; do sleep 0.1; done"

    with served(stamp, shell(waiting, f"nice > {left}"), FOR_EVER) as process:
        assert line_of(process) == f"None {stamp}"
        assert not left.exists()
        go.touch()
        assert "the rules are compiled" in told_by(process)

    assert left.read_text().strip() == str(play.LOWEST)


def test_a_failure_is_told_in_one_line_and_the_server_goes_on(tmp_path: Path) -> None:
    stamp = tmp_path / "compiled" / "built"

    with served(stamp, shell("echo a comet fell", "exit 1"), FOR_EVER) as process:
        line_of(process)
        told = told_by(process)
        assert process.poll() is None

    log = tmp_path / "compiled.log"
    assert told == f"pangaea: compiling failed, {log} tells why: {play.SLOWER}."
    assert log.read_text() == "a comet fell\n"


def test_without_a_compiler_one_line_says_so_and_the_server_goes_on(tmp_path: Path) -> None:
    stamp, left = tmp_path / "compiled" / "built", tmp_path / "left"

    with served(stamp, shell(f"touch {left}"), FOR_EVER, PATH=NOWHERE) as process:
        assert line_of(process) == f"None {stamp}"
        told = told_by(process)
        assert process.poll() is None

    assert told.startswith(f"pangaea: no C compiler found: {play.SLOWER}")
    assert "apt-get install gcc python3-dev" in told
    assert not left.exists()


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_compiling_ends_with_the_server(tmp_path: Path, end: signal.Signals) -> None:
    """Also what the command has started itself."""
    inner = shell("echo $$ > {left}; exec sleep 600".format(left=tmp_path / "left"))

    with served(tmp_path / "compiled" / "built", shell(inner, "true"), FOR_EVER) as process:
        line_of(process)
        compiler = int(waited_for(tmp_path / "left"))
        process.send_signal(end)
        process.wait(SECONDS)

    try:
        assert is_gone(compiler)
    finally:
        with suppress(ProcessLookupError):
            os.kill(compiler, signal.SIGKILL)


def test_two_servers_do_not_compile_into_each_others_files(tmp_path: Path) -> None:
    """The second looks after the first is done: then nothing is left to do."""
    stamp, go, left = tmp_path / "compiled" / "built", tmp_path / "go", tmp_path / "left"
    waiting = f"until [ -e {go} ]; do sleep 0.1; done"
    first = shell(f"echo 1 >> {left}", waiting, f"echo 2 >> {left}")
    second = shell(f"echo 3 >> {left}")

    with served(stamp, first, FOR_EVER) as one:
        waited_for(left)
        with served(stamp, second, FOR_EVER) as other:
            line_of(other)
            sleep(3 * play.GLANCE)
            go.touch()
            assert "the rules are compiled" in told_by(one)
            assert "the rules are compiled" in told_by(other)

    assert left.read_text().split() == ["1", "2", "3"]


def test_make_play_compiles_nothing_before_it_serves(tmp_path: Path) -> None:
    """What would be carried out, on a machine where everything else is there."""
    (tmp_path / "playable").touch()
    places = [f"PLAYABLE={tmp_path}/playable", f"BUILT={tmp_path}/built"]

    ran = make("--dry-run", "play", *places)

    assert ran.returncode == 0
    assert "tools/play.py" in ran.stdout.splitlines()[-1]
    assert "-m pangaea serve" in ran.stdout.splitlines()[-1]
    assert " build " not in ran.stdout


def test_what_is_added_behind_a_server_takes_nothing_away_from_it(tmp_path: Path) -> None:
    installer = tmp_path / "uv"
    installer.write_text(f"#!/bin/sh\necho $* >> {tmp_path}/asked\n")
    installer.chmod(0o755)
    (tmp_path / "built").touch()

    ran = make(
        "behind", *[f"{name.upper()}={tmp_path}/{name}" for name in ("uv", "ready", "built")]
    )

    assert ran.returncode == 0
    (asked,) = (tmp_path / "asked").read_text().splitlines()
    assert asked.startswith("pip install")
    assert asked.endswith("requirements-dev.lock")
    assert (tmp_path / "ready").exists()

"""Serve the games at once; compile the rules behind the server if that was not done yet.

`play.py STAMP COMPILING SERVING…`, run by `make play`: STAMP lies in the compiled form once it is
whole, COMPILING is the command that builds it, SERVING what Python is given to serve.
"""

import fcntl
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import COMPILER, missing_for_compiling, say  # noqa: E402

BEHIND = "--behind"
LOWEST = 19
GLANCE = 0.5  # seconds between looks whether the server is still there
SLOWER = "the rules run uncompiled, slower but the same"


def play(stamp: Path, compiling: str, serving: list[str]) -> None:
    """Become the server, in the form that is there."""
    if stamp.exists():
        os.environ["PYTHONPATH"] = str(stamp.parent)
    else:
        os.environ["PANGAEA_AWAITED"] = str(stamp.absolute())
        log = str(stamp.parent.with_suffix(".log"))
        behind = [sys.executable, __file__, BEHIND, str(os.getpid()), log, compiling]
        subprocess.Popen(behind, stdin=subprocess.DEVNULL, start_new_session=True)
    os.execv(sys.executable, [sys.executable, *serving])


def compile_behind(server: int, log: Path, compiling: str) -> None:
    """Compile while the machine has nothing better to do, and tell how it ended."""
    if missing := missing_for_compiling():
        say(f"no {missing} found: {SLOWER}; {COMPILER}.")
    elif done_while_served(server, log, compiling):
        say("the rules are compiled: bots think many times faster from now on.")
    else:
        say(f"compiling failed, {log} tells why: {SLOWER}.")


def done_while_served(server: int, log: Path, command: str) -> bool:
    """Carry a command out, one at a time; whatever it has started ends with the server."""
    os.nice(LOWEST)
    log.parent.mkdir(exist_ok=True)
    with log.with_suffix(".lock").open("w") as lock:
        while is_held(lock):
            wait_beside(server)
        with log.open("w", encoding="utf-8") as told:
            work = subprocess.Popen(shlex.split(command), stdout=told, stderr=told)
        while work.poll() is None:
            wait_beside(server)
    return work.returncode == 0


def is_held(lock: TextIO) -> bool:
    """Take a lock, unless another server's command holds it: both would build the same files."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    return False


def wait_beside(server: int) -> None:
    """Wait a little; end, with all that was started, if the server is no longer there."""
    if os.getppid() != server:
        os.killpg(0, signal.SIGTERM)
    time.sleep(GLANCE)


if __name__ == "__main__":
    if sys.argv[1] == BEHIND:
        compile_behind(int(sys.argv[2]), Path(sys.argv[3]), sys.argv[4])
    else:
        play(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])

"""Several processes at one address: each has its share of the tables, by a hash of a table's id.

All of them take connections in. Whoever reads the beginning of a request about a table that is
another's share passes the connection on, with what was read of it. So people who sit at one table
meet in one process, and no connection is looked at by a process that does not serve it.

The parent serves nobody: it starts the others, starts anew whichever dies, and lets them end. What
was passed to a dead one waits for the next; it holds both ends of every way between them.
"""

import asyncio
import logging
import os
import re
import signal
import socket
import sys
from array import array
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, sleep
from types import FrameType
from typing import Final
from urllib.parse import unquote
from zlib import crc32

from msgspec import Struct

from pangaea.core.errors import PangaeaError

TARGET: Final = re.compile(rb"[^ \r\n]+ ([^? \r\n]+)")  # of a request, as far as it names a path
TABLE: Final = re.compile(r"/api/tables/([^/]+)")
LONGEST_LINE: Final = 8_192  # of a request, until which it is waited for
LARGEST: Final = 1_048_576  # bytes that may be passed on at once
WAITING: Final = 4_194_304  # bytes that may wait for a worker
AT_ONCE: Final = 64  # connections taken over in a row
LOOK: Final = 0.1  # seconds between two looks at the workers
PAUSE: Final = 1.0  # seconds between two starts of one worker
PATIENCE: Final = 10.0  # seconds in which all have to end
# Messages with their ends, in order; macOS has no such pair, and keeps fewer messages waiting.
KIND: Final = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
_log: Final = logging.getLogger("pangaea.server")


def table_in(head: bytes) -> str:
    """Return which table a request is about, however its path is written; "" if about none."""
    target = TARGET.match(head)
    found = TABLE.match(unquote(target[1].decode("latin-1"))) if target else None
    return found[1] if found else ""


def share_of(table: str, workers: int) -> int:
    """Return whose share a table is."""
    return crc32(table.encode()) % workers


class Ways(Struct, frozen=True):
    """The ways to all workers: of each, where others write and where it reads."""

    outboxes: list[socket.socket]
    inboxes: list[socket.socket]

    @classmethod
    def between(cls, workers: int) -> "Ways":
        """Make a way to each of so many."""
        pairs = [socket.socketpair(socket.AF_UNIX, KIND) for _ in range(workers)]
        for outbox, inbox in pairs:
            outbox.setblocking(False)
            inbox.setblocking(False)
            outbox.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, WAITING)
        return cls([outbox for outbox, _ in pairs], [inbox for _, inbox in pairs])


class Passing:
    """What one worker passes on to the others, and takes over from them."""

    def __init__(self, ways: Ways, number: int) -> None:
        self.ways = ways
        self.number = number

    def is_early(self, head: bytes) -> bool:
        """Tell whether it cannot be said yet what a request is about."""
        return b"\n" not in head and len(head) < LONGEST_LINE

    def pass_on(self, connection: int, head: bytes) -> bool:
        """Pass a connection to the worker whose share its request is about; False: serve it here.

        Serving it here is never wrong, only slower: the table changes hands.
        """
        table = table_in(head)
        number = share_of(table, len(self.ways.outboxes)) if table else self.number
        if number == self.number:
            return False
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        try:
            self.ways.outboxes[number].sendmsg([head], rights)
        except OSError:  # it is too much, or too many wait there
            return False
        return True

    def listen(self, serve: Callable[[socket.socket, bytes], None]) -> None:
        """Take over what others pass on, from now on."""
        loop = asyncio.get_running_loop()
        loop.add_reader(self.ways.inboxes[self.number], self._take_over, serve)

    def deafen(self) -> None:
        """Take nothing over any more."""
        asyncio.get_running_loop().remove_reader(self.ways.inboxes[self.number])

    def _take_over(self, serve: Callable[[socket.socket, bytes], None]) -> None:
        for _ in range(AT_ONCE):
            try:
                head, passed, flags, _ = socket.recv_fds(self.ways.inboxes[self.number], LARGEST, 1)
            except OSError:
                return
            connections = [socket.socket(fileno=one) for one in passed]
            for connection in connections:
                if flags & socket.MSG_TRUNC:
                    connection.close()
                else:
                    connection.setblocking(False)
                    serve(connection, head)


class Parent:
    """Keeps so many workers running until it is told to end."""

    def __init__(self, workers: int, work: Callable[[int], None]) -> None:
        self._work = work
        self._numbers: dict[int, int] = {}  # by process
        self._begun: dict[int, float] = {}
        self._due = dict.fromkeys(range(workers), 0.0)  # those that do not run: when they start
        self._is_ending = False

    def run(self) -> None:
        """Start all, and whichever dies again; return when all have ended."""
        for sign in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(sign, self._end)
        while not self._is_ending:
            for number in [one for one, at in self._due.items() if at <= monotonic()]:
                del self._due[number]
                self._start(number)
            sleep(LOOK)
            self._reap()
        self._stop_all()

    def _end(self, _sign: int, _frame: FrameType | None) -> None:
        self._is_ending = True

    def _start(self, number: int) -> None:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        self._begun[number] = monotonic()
        process = os.fork()
        if process == 0:
            self._be(number)
        self._numbers[process] = number

    def _be(self, number: int) -> None:
        """Work, in a process that was just started, and never return from it."""
        code = 1
        try:
            os.setpgid(0, 0)  # who interrupts at a terminal means the parent, which tells us
            for sign in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
                signal.signal(sign, signal.SIG_DFL)
            self._work(number)
            code = 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        except PangaeaError as error:
            _log.error("worker %d: %s", number, error)
        except BaseException:  # noqa: BLE001 - nobody else would hear of it
            _log.exception("worker %d failed", number)
        finally:
            os._exit(code)

    def _reap(self) -> None:
        """Notice who has died; they are started again, but not more than once a second."""
        while self._numbers:
            process, status = os.waitpid(-1, os.WNOHANG)
            if process == 0:
                return
            number = self._numbers.pop(process, None)
            if number is None:
                continue
            if not self._is_ending:
                code = os.waitstatus_to_exitcode(status)
                _log.error("worker %d ended (%d) and is started again", number, code)
                self._due[number] = self._begun[number] + PAUSE

    def _stop_all(self) -> None:
        end = monotonic() + PATIENCE
        sign = signal.SIGTERM
        while self._numbers:
            for process in self._numbers:
                with suppress(ProcessLookupError):
                    os.kill(process, sign)
            self._wait(end)
            end, sign = monotonic() + PATIENCE, signal.SIGKILL

    def _wait(self, end: float) -> None:
        while self._numbers and monotonic() < end:
            self._reap()
            sleep(LOOK)

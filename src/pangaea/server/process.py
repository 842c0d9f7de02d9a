"""The process itself: its chores, its log, its figures, and when memory is looked through.

The figures name neither people nor tables, and are told at a door of their own, on this machine
only: how many answers were given when says something of choices that are secret.

In the log, lines for a reader or JSON for a program, tables and people have pseudonyms. Whoever
knows a table's id may watch it, and a person's id is who they are: neither belongs into files that
are sent around. A pseudonym is the same as long as the server keeps its key, so that what happened
at one table can be told from what happened at another.

Almost everything is freed as soon as nobody holds it. What is left are the circles of tables that
were evicted. To look for them means to look at everything at all tables, while every page waits:
for 0.06 s with 300 tables, longer with more, every few seconds if Python decides.
"""

import asyncio
import gc
import hmac
import logging
import mmap
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from time import monotonic
from typing import Final, Literal

import msgspec
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)

from pangaea.server.errors import PortBusy

HERE: Final = "127.0.0.1"
SHOWING: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
THINKING: Final = (0.01, 0.1, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 6.0, 10.0)


Chore = Callable[[], Coroutine[None, None, None]]  # what is done as long as the process runs
PAUSE: Final = 1.0  # seconds until a chore that failed begins again
_log: Final = logging.getLogger("pangaea.server")


async def keep_doing(chore: Chore) -> None:
    """Do a chore to its end; one that fails by a mistake of ours is logged, and begins again."""
    while True:
        try:
            return await chore()
        except Exception:  # noqa: BLE001 - nobody else would hear of it
            _log.exception("a chore of the server failed and begins again")
            await asyncio.sleep(PAUSE)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.registry = registry
        self.tables = Gauge("pangaea_tables", "Tables in memory.", registry=registry)
        self.pages = Gauge("pangaea_pages", "Pages that look at a table.", registry=registry)
        self.answers = Counter(
            "pangaea_answers", "Answers that are on disk.", ["game"], registry=registry
        )
        self.showing = Histogram(
            "pangaea_showing_seconds", "From an answer on disk to the last page's outbox.",
            buckets=SHOWING, registry=registry,
        )  # fmt: skip
        self.thinking = Histogram(
            "pangaea_thinking_seconds", "From asking a bot to its answer, waiting included.",
            ["level"], buckets=THINKING, registry=registry,
        )  # fmt: skip

    @contextmanager
    def told_at(self, port: int) -> Iterator[None]:
        """Tell the figures to programs on this machine meanwhile; port 0: to nobody."""
        if port == 0:
            yield
            return
        try:
            server, _ = start_http_server(port, HERE, self.registry)
        except OSError as error:
            raise PortBusy(
                "error-port-busy", host=HERE, port=str(port), problem=str(error)
            ) from error
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()


TICK: Final = 0.25  # seconds
HOUR: Final = 3600 / TICK  # ticks
LITTLE: Final = 8_000_000  # bytes more that are needed: what is new may be garbage
TWICE: Final = 2.0  # times as much memory as after the last look at everything: one is due
YOUNG: Final = 100_000, 2, 1_000_000  # for Python, where nobody can say how much memory is used


def collect_by_ourselves() -> bool:
    """Let Python look at nothing by itself, not even at what is young; tell whether it does so.

    It counts what was made and not freed since, whatever its age. Tables free what they showed
    for what they show now, so that the count stays low while ever more becomes young: it looked
    at most of what there is, for a tenth of a second, in the midst of a game.
    """
    if not _memory():
        gc.set_threshold(*YOUNG)
        return False
    gc.disable()
    return True


async def collect() -> None:
    """Look at what is new as soon as more memory is needed, and at everything seldom.

    What a tick has made is put out of sight when the tick is over, which costs nothing: a look at
    what is new is as short as a tick, however long nothing was looked at.
    """
    if gc.isenabled():  # Python looks, and would never see again what is put out of its sight
        return
    new = whole = _memory()
    ticks = 0
    while True:
        await asyncio.sleep(TICK)
        ticks += 1
        used = _memory()
        if ticks >= HOUR or used > whole * TWICE + LITTLE:
            gc.unfreeze()
            gc.collect()
            new = whole = _memory()
            ticks = 0
        elif used > new + LITTLE:
            gc.collect()
            new = _memory()
        gc.freeze()


def _memory() -> int:
    """Return how many bytes of memory are used now, 0 where the system does not tell."""
    try:
        held = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError):
        return 0
    return held * mmap.PAGESIZE


LogForm = Literal["text", "json"]
REPEAT_SECONDS: Final = 10.0
MOST_REPEATS: Final = 5  # of a message, in that time
KINDS_KEPT: Final = 1_000
LETTERS: Final = 12  # of a pseudonym
_key: Final = [token_bytes(32)]
_encode: Final = msgspec.json.Encoder().encode


class TableId(str):
    """The id of a table, among the values of a message."""

    __slots__ = ()


class PersonId(str):
    """The id of a person, among the values of a message."""

    __slots__ = ()


def pseudonyms_from(key: bytes) -> None:
    """Make pseudonyms with a key that is kept, so that they stay the same."""
    _key[0] = key


def pseudonym(name: str) -> str:
    """Return what the log calls a table or a person."""
    return hmac.new(_key[0], b"log " + name.encode(), sha256).hexdigest()[:LETTERS]


class JsonFormatter(logging.Formatter):
    """Writes each message as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
        }
        given = record.args if isinstance(record.args, tuple) else ()
        for value in given:
            if isinstance(value, TableId):
                found["table"] = pseudonym(value)
            elif isinstance(value, PersonId):
                found["person"] = pseudonym(value)
        found["message"] = _said(record, given)
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return _encode(found).decode()


def _said(record: logging.LogRecord, given: tuple[object, ...]) -> str:
    """Put a message together, with pseudonyms in it."""
    if not given:
        return record.getMessage()
    return str(record.msg) % tuple([_hidden(value) for value in given])


def _hidden(value: object) -> object:
    return pseudonym(value) if isinstance(value, (TableId, PersonId)) else value


class RepeatFilter(logging.Filter):
    """Lets a message through a few times, then says how many more there were."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:  # what is usual may repeat
            return True
        kind = (record.name, str(record.msg), record.lineno)
        began, times = self._kinds.get(kind, (-REPEAT_SECONDS, 0))
        now = monotonic()
        if now - began < REPEAT_SECONDS:
            self._kinds[kind] = (began, times + 1)
            return times < MOST_REPEATS
        if len(self._kinds) >= KINDS_KEPT:
            self._kinds.clear()
        self._kinds[kind] = (now, 1)
        if times > MOST_REPEATS:
            record.msg = f"{record.msg} (and {times - MOST_REPEATS} more before)"
        return True


def start_log(form: LogForm = "text") -> None:
    """Write warnings to the standard error output; as JSON, also what is usual."""
    handler = logging.StreamHandler(sys.stderr)
    is_json = form == "json"
    handler.setFormatter(JsonFormatter() if is_json else logging.Formatter(logging.BASIC_FORMAT))
    handler.addFilter(RepeatFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("pangaea.server").setLevel(logging.INFO if is_json else logging.WARNING)

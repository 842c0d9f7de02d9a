"""The log: lines for a reader, or JSON for a program, in which tables and people have pseudonyms.

Whoever knows a table's id may watch it, and a person's id is who they are: neither belongs into
files that are sent around. A pseudonym is the same as long as the server keeps its key, so that
what happened at one table can be told from what happened at another.
"""

import hmac
import logging
import sys
from datetime import UTC, datetime
from hashlib import sha256
from secrets import token_bytes
from time import monotonic
from typing import Final, Literal

import msgspec

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

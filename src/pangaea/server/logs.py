"""The server's log: warnings, each a few times; who repeats a mistake does not fill the disk."""

import logging
from time import monotonic
from typing import Final

SECONDS: Final = 10.0
MOST_ALIKE: Final = 5  # in that time
KINDS: Final = 1_000


class Calm(logging.Filter):
    """Lets a message through a few times, then says how many more there were."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg), record.lineno)
        began, times = self._kinds.get(kind, (-SECONDS, 0))
        now = monotonic()
        if now - began < SECONDS:
            self._kinds[kind] = (began, times + 1)
            return times < MOST_ALIKE
        if len(self._kinds) >= KINDS:
            self._kinds.clear()
        self._kinds[kind] = (now, 1)
        if times > MOST_ALIKE:
            more = times - MOST_ALIKE
            record.msg, record.args = f"{record.getMessage()} (and {more} more before)", ()
        return True


def start_log() -> None:
    """Write warnings to the standard error output."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(logging.BASIC_FORMAT))
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])

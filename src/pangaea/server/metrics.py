"""What an operator may watch: counts and durations that name neither people nor tables.

They are told at a door of their own, on this machine only: how many answers were given when says
something of choices that are secret.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

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

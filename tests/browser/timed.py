"""A server whose time of day is told to it, in a thread of the test's own."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

from tests.server.launcher import UNHURRIED

from pangaea.server.serve import bind, server_for
from pangaea.server.settings import Settings

PATIENCE = 20.0


class Hands:
    """A time of day that goes on when it is told to."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@contextmanager
def served(room: Path, now: Callable[[], float], **set_to: object) -> Iterator[str]:
    """Run a server; yield its address."""
    settings = Settings(data_dir=room, rates=UNHURRIED, thinkers=1, pace=0.1, **set_to)  # type: ignore[arg-type]
    server, door = server_for(settings, now), bind("127.0.0.1", 0)
    thread = Thread(target=server.run, kwargs={"sockets": [door]})
    thread.start()
    end = monotonic() + PATIENCE
    while not server.started:
        assert monotonic() < end
        sleep(0.01)
    try:
        yield f"http://127.0.0.1:{door.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        door.close()

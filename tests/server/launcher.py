"""Starts servers quickly: imports everything once, then forks a server for each line it reads.

Run as `python -m tests.server.launcher PORT FOLDER`; it replies with the new process's number.
"""

import os
import signal
import sys
from pathlib import Path

from pangaea.server.catalogue import warm_up
from pangaea.server.serve import run, server_for
from pangaea.server.settings import Rates, Settings

MANY = 10_000
UNHURRIED = Rates(
    messages=MANY, messages_burst=MANY, looks=MANY, looks_burst=MANY,
    address_messages=MANY, address_messages_burst=MANY, lines=MANY, address_lines=MANY,
    requests=MANY, requests_burst=MANY, drawings=MANY, drawings_burst=MANY,
    openings_burst=MANY, uploads_burst=MANY, codes_burst=MANY,
)  # fmt: skip


def warm(settings: Settings) -> None:
    """Load what a server loads only when it is first needed."""
    warm_up()
    server_for(settings).config.load()


def serve(port: int, settings: Settings) -> None:
    """Be a server until killed."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    sys.stdin.close()
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    run("127.0.0.1", port, settings=settings)


def main() -> None:
    """Fork a server whenever asked."""
    port, room = int(sys.argv[1]), Path(sys.argv[2])
    settings = Settings(data_dir=room, rates=UNHURRIED, pace=0.0, thinkers=1)
    warm(settings)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever was killed needs no burial
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(port, settings)
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

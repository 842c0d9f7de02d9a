"""What is done under watch in a process of its own: `python -m tests.server.watched ERRAND ...`.

It has imported everything before the first change, and marks in the recording what is done.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.server.faults import HEAD, MARK

from pangaea import shelf
from pangaea.cli.seated.keeping import Keeper
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.sealed import Sealed
from pangaea.server.store.sqlite import open_database
from pangaea.server.upkeep.backup import back_up, restore

SEED: Final = "a seed"


def mark(text: str) -> None:
    """Note that somebody was told that it is done."""
    content = text.encode()
    with open(os.environ["FAULTS_LOG"], "ab", buffering=0) as log:
        log.write(HEAD.pack(MARK, 0, 0, 0, len(content), 0) + content)


def play_at_the_terminal(slug: str) -> None:
    """Play a short game as the terminal keeps it."""
    keeper, luck = Keeper(None, slug), Dice(1)
    match = Match(shelf.game(slug), 2, Sealed(SEED))
    while match.asked:
        seat = match.asked[0]
        match.answer(seat, match.state.random_option(seat, luck))
        keeper.keep(match)
        mark(str(len(match.lines)))


def put_back(source: str, room: str) -> None:
    """Restore a backup."""
    restore(Path(source), Path(room))
    mark("restored")


def copy(room: str, target: str) -> None:
    """Make a backup."""
    back_up(Path(room), Path(target))
    mark("copied")


def migrate() -> None:
    """Open each database that is named, in a fork of its own: it may be killed meanwhile."""
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for path in sys.stdin:
        child = os.fork()
        if child == 0:
            open_database(Path(path.rstrip())).close()
            os._exit(0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])}\n")
        sys.stdout.flush()


ERRANDS: Final[dict[str, Callable[..., None]]] = {
    "terminal": play_at_the_terminal,
    "restore": put_back,
    "backup": copy,
    "migrate": migrate,
}

if __name__ == "__main__":
    ERRANDS[sys.argv[1]](*sys.argv[2:])

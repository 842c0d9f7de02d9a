"""A server recorded while people play, and the disks that a power cut could have left."""

import asyncio
import shutil
import signal
from collections.abc import Callable, Iterable
from copy import deepcopy
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct
from tests.server.crashes import Logs, check_moves, check_promise, logs
from tests.server.crashing import FOR_TWO, Book, Server, Visitor, party
from tests.server.disk import Disk, after_cut
from tests.server.faults import Faults, Note

from pangaea.server.sessions import KEY_BYTES
from pangaea.server.settings import DATABASE
from pangaea.server.upkeep.backup import check
from pangaea.server.upkeep.backup import faults as faults_in

Check = Callable[[Path, list[str]], None]  # what is left, what was promised before
LAST: Final = 10  # moments before the end
WAYS: Final = ("none", "all", "some", "some")
SESSIONS: Final = (signal.SIGTERM, signal.SIGKILL, signal.SIGTERM)  # how each of them ends
PARTIES: Final = 2
TABLES: Final = 8
WHOLE_CHECKS: Final = 20  # one cut in so many: every game is played again


class Recording(Struct):
    """What a server did to its folder, and what it acknowledged."""

    disk: Disk  # as it was before
    room: Path
    notes: list[Note]
    book: Book
    kept: Logs  # at the end
    lines: dict[int, int]  # by move: its line in the log


class Cut(Struct, frozen=True):
    """A moment of a recording, and what becomes of the changes that were not synchronised."""

    at: int
    way: str
    seed: int


# -- recording -------------------------------------------------------------------------------------


def record(top: Path, work: Path, moves: int) -> Recording:
    """Let people play on a new server that is stopped, killed and started again."""
    room, watch = top / "data", Faults(top, work)
    disk, book = Disk(watch.folder), Book(watch.mark)
    server = Server(room, watch.environment())
    try:
        asyncio.run(_play(server, book, moves))
    finally:
        server.close()
    kept = asyncio.run(logs(_copy(room, work / "end")))
    return Recording(disk, room, watch.notes(), book, kept, check_moves(book, kept))


def _copy(room: Path, target: Path) -> Path:
    """Look at a copy, so that looking changes nothing."""
    return Path(shutil.copytree(room, target))


async def _play(server: Server, book: Book, moves: int) -> None:
    server.start()
    visitor = Visitor(server, book)
    tables = [await visitor.open("player", FOR_TWO) for _ in range(TABLES)]
    names = [table.id for table in tables if table is not None]
    players = [asyncio.create_task(party(server, names, book)) for _ in range(PARTIES)]
    for number, sign in enumerate(SESSIONS):
        if number:
            server.start()
        await visitor.receive()
        await book.reach(book.acknowledged + moves, players)
        server.gone = number == len(SESSIONS) - 1
        await asyncio.to_thread(server.kill, sign)
    await asyncio.gather(*players)


# -- cutting ---------------------------------------------------------------------------------------


def cuts(notes: list[Note], most: int, seed: int) -> list[Cut]:
    """Choose moments: the last ones, and others at random, mostly close to a synchronisation."""
    luck = Random(seed)
    syncs = [at for at, note in enumerate(notes) if note.kind.startswith("sync")]
    last = len(notes)
    moments = list(range(max(last - LAST, 0), last + 1))
    while len(moments) * len(WAYS) < most:
        near = luck.choice(syncs) + luck.randint(-2, 2)
        at = near if luck.random() < 0.7 else luck.randint(0, last)
        moments.append(min(max(at, 0), last))
    return [Cut(at, way, luck.randrange(1 << 30)) for at in sorted(moments) for way in WAYS]


def cut_and_check(
    disk: Disk, notes: list[Note], wanted: Iterable[Cut], target: Path, check_left: Check
) -> None:
    """Cut the power at each of these moments, in order, and check what is left."""
    disk, done, promised = deepcopy(disk), 0, list[str]()
    for number, cut in enumerate(wanted):
        for note in notes[done : cut.at]:
            disk.happen(note)
            promised += [note.path] if note.kind == "mark" else []
        done = cut.at
        left = target / str(number)
        after_cut(disk, left, cut.way, Random(cut.seed))
        try:
            check_left(left, promised)
        except Exception as error:
            error.add_note(f"after {cut}; left in {left}")
            raise
        shutil.rmtree(left)


# -- a server's folder afterwards ------------------------------------------------------------------


def check_server(recording: Recording) -> Check:
    """Return the check of a recorded server; now and then all games are played again, too."""
    turns = count(1)

    def checks(left: Path, promised: list[str]) -> None:
        room = left / recording.room.name
        _check_left(recording, room, promised)
        if promised and next(turns) % WHOLE_CHECKS == 0:
            assert check(room, lambda _number, _of: None).wrong == []

    return checks


def _check_left(recording: Recording, room: Path, promised: list[str]) -> None:
    """Check a folder: whatever was promised is there, nothing is damaged or in another order."""
    assert room.is_dir() or not promised, "the folder is lost"
    if not room.is_dir():
        return
    _check_secret(room, recording.room, bool(promised))
    kept = asyncio.run(logs(room))
    assert faults_in(room / DATABASE) == []
    for table, (row, lines) in kept.items():
        assert row.lines == len(lines)
        assert lines == recording.kept[table][1][: len(lines)], "another game"
    for text in promised:
        kind, number = text.split()
        if kind == "promise":
            check_promise(recording.book.promises[int(number)], kept)
        else:
            attempt, line = recording.book.attempts[int(number)], recording.lines[int(number)]
            assert line < len(kept[attempt.table][1]), ("lost", attempt)


def _check_secret(room: Path, before: Path, must_be: bool) -> None:
    """The key is the one that cookies were signed with, or was never used; never a part of it."""
    path = room / "secret"
    assert path.exists() or not must_be, "the key is lost"
    if path.exists():
        found = path.read_bytes()
        assert found == (before / "secret").read_bytes()
        assert len(found) == KEY_BYTES

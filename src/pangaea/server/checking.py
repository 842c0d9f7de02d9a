"""Every stored game, played again on this program: does it still say what it said?"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from pangaea import shelf
from pangaea.core.errors import DamagedRecord, PangaeaError
from pangaea.core.match import Match
from pangaea.core.record import read_rows
from pangaea.core.replay import prove_luck, replayed
from pangaea.core.sealed import Sealed
from pangaea.server.backup import faults, snapshot
from pangaea.server.loading import loaded, whole
from pangaea.server.opening import standing_of
from pangaea.server.rows import TableRow
from pangaea.server.settings import DATABASE
from pangaea.server.sqlite import SqliteStore
from pangaea.server.store import Store

Progress = Callable[[int, int], None]  # how many of how many


class Wrong(Struct):
    """A table that is not what it was, and why."""

    table: str
    game: str
    problem: PangaeaError | str


class Report(Struct):
    """What a check of all tables found."""

    tables: int
    answers: int  # carried out again
    waiting: int  # tables whose game has not begun
    wrong: list[Wrong]


def check(data_dir: Path, progress: Progress) -> Report:
    """Play every game of a data folder again, on a copy made now; the folder stays as it is."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / DATABASE
        snapshot(data_dir, copy)
        return asyncio.run(_check_all(copy, progress))


async def _check_all(path: Path, progress: Progress) -> Report:
    store = SqliteStore(path)
    try:
        names = await store.names()
        report = Report(len(names), 0, 0, [Wrong("", "", text) for text in faults(path)])
        for number, name in enumerate(names, start=1):
            await _check(store, name, report)
            progress(number, len(names))
        return report
    finally:
        await store.close()


async def _check(store: Store, name: str, report: Report) -> None:
    """Add what there is to say about one table; what goes wrong with it is a finding, too."""
    game = ""
    try:
        row = await store.load(name)
        assert row is not None
        game = row.game
        if row.header:
            report.answers += await _played_again(store, row)
        else:
            report.waiting += 1
    except PangaeaError as error:
        report.wrong.append(Wrong(name, game, error))
    except Exception as error:  # noqa: BLE001 - a mistake in the rules must not hide other findings
        report.wrong.append(Wrong(name, game, repr(error)))


async def _played_again(store: Store, row: TableRow) -> int:
    """Carry every answer out again; return how many stand."""
    match = await whole(store, row)
    _check_standing(match, row)
    _check_luck(match, row)
    if _present(await loaded(store, row)) != _present(match):
        raise DamagedRecord("error-store-bookmark")
    return match.position


def _present(match: Match | None) -> object:
    """Return what a game goes on from: the table, and how much luck was used."""
    assert match is not None
    assert isinstance(match.luck, Sealed)
    return match.state.plain(), match.luck.used


def _check_standing(match: Match, row: TableRow) -> None:
    """Compare what lists show without playing: how far the game is, who is asked, how it ended."""
    now = standing_of(match)
    if (now.position, now.asked) != (row.standing.position, row.standing.asked):
        raise DamagedRecord("error-store-standing")
    if bool(now.footer) != bool(row.standing.footer):
        raise DamagedRecord("error-store-standing")
    rows = [row.header, *match.rows(), row.standing.footer or match.last_row()]
    replayed("".join(f"{line}\n" for line in rows if line), shelf.game)


def _check_luck(match: Match, row: TableRow) -> None:
    """Prove luck by the seed, which the store knows before the end."""
    if row.seed and match.seal:
        if match.luck_from(row.seed, 0).seal != match.seal:
            raise DamagedRecord("error-record-seal", line=1)
        prove_luck(read_rows([row.header, *match.rows()]), match.game, row.seed)

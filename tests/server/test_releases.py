"""What every released version wrote still opens, plays on and proves itself.

`tools/make_release_corpus.py` made the files, with the program of their time.
"""

import asyncio
import gzip
import sqlite3
from pathlib import Path

import pytest

import pangaea
from pangaea import bots, shelf
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.server.live.ledger import Ledger, load_match, load_whole
from pangaea.server.store.sqlite import SqliteStore

RELEASES = Path(__file__).parents[1] / "fixtures" / "releases"
RECORDS = sorted(RELEASES.glob("*/records/*.jsonl.gz"))
DATABASES = sorted(RELEASES.glob("*/tables.sqlite.gz"))
MORE = 12  # answers given after a game was opened again


def named(path: Path) -> str:
    return f"{path.relative_to(RELEASES).parts[0]}-{path.name.partition('.')[0]}"


def text_of(path: Path) -> str:
    return gzip.decompress(path.read_bytes()).decode()


def choose(match: Match, seat: int) -> int:
    return bots.bot("greedy").choose(match.game, match.veiled(seat), seat, Dice(1))


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_an_old_record_loads_and_proves_its_luck(path: Path) -> None:
    text = text_of(path)

    match = pangaea.loads(text)

    assert pangaea.verify(text) is ("ended" in path.name or match.outcome is not None)


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_an_old_record_can_be_played_on(path: Path) -> None:
    match = pangaea.loads(text_of(path))

    for _ in range(MORE):
        for seat in match.asked[:1]:
            match.answer(seat, choose(match, seat))

    again = pangaea.loads(match.record())
    assert again.state.plain() == match.state.plain()


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_an_old_record_is_shown_and_told(path: Path) -> None:
    match = pangaea.loads(text_of(path))

    for language in ("fr", "en"):
        assert match.scene(0, language).areas
        assert match.log(0, language)


def tables_in(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    names = [str(name) for (name,) in connection.execute("SELECT id FROM tables ORDER BY id")]
    connection.close()
    return names


@pytest.mark.parametrize("database", DATABASES, ids=named)
def test_every_table_of_an_old_database_plays_on(database: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(gzip.decompress(database.read_bytes()))

    asyncio.run(play_on(path, tables_in(path)))


async def play_on(path: Path, names: list[str]) -> None:
    store = SqliteStore(path)
    begun = [name for name in names if await opens(store, name)]
    await store.close()
    assert len(begun) > len(names) - 5  # few tables were left waiting for guests


async def opens(store: SqliteStore, name: str) -> bool:
    """Open a table both ways, play on, and find the same game on disk."""
    row = await store.load(name)
    assert row is not None
    match = await load_match(store, row)
    if match is None:
        return False
    assert match.state.plain() == (await load_whole(store, row)).state.plain()
    ledger = Ledger(store, row, match)
    for _ in range(MORE):
        for seat in ledger.match.asked[:1]:
            await ledger.take(seat, choose(ledger.match, seat))
    kept = await load_whole(store, row)
    assert kept.state.plain() == ledger.match.state.plain()
    rows = [row.header, *await store.lines(name), kept.last_row()]
    text = "".join(f"{row}\n" for row in rows if row)
    assert pangaea.verify(text) is (kept.outcome is not None)
    assert shelf.game(row.game) is kept.game
    return True

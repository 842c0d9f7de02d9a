"""Killed in mid-game, again and again: what was acknowledged is there, and nothing twice."""

import asyncio
import random
from pathlib import Path

from tests.server.crashing import Given, Player, Server
from tests.server.store_contract import closing

from pangaea import shelf
from pangaea.core.match import Match
from pangaea.server.loading import whole
from pangaea.server.opening import begun
from pangaea.server.rows import SeatRow, TableRow
from pangaea.server.sqlite import SqliteStore

KILLS = 50
TABLES = 3
SECONDS = 240  # some 20 on a quiet machine


async def open_tables(room: Path, count: int) -> list[str]:
    """Prepare tables for two, all for the same person; nobody serves them yet."""
    names = [f"t{number}" for number in range(count)]
    async with closing(SqliteStore(room / "tables.sqlite")) as store:
        for name in names:
            seats = [SeatRow("device", seat, holder="player") for seat in ("Ada", "Bo")]
            options: dict[str, bool | int | str] = {"rounds": "5", "advanced": True}
            row = TableRow(name, "cubosaurs", "player", "en", seats, options, 1.0, 1.0)
            begun(row)
            await store.create(row)
    return names


async def play_through_crashes(server: Server, tables: list[str]) -> tuple[list[Given], int]:
    """Let people play while the server is killed; return what was acknowledged to them."""
    given: list[Given] = []
    waiting = list(tables)

    async def party() -> None:
        while waiting and not server.gone:
            table = waiting.pop()
            await asyncio.gather(*(Player(server, table, seat, given).play() for seat in (0, 1)))

    parties = [asyncio.create_task(party()) for _ in range(TABLES)]
    kills = 0
    while kills < KILLS:
        server.start()
        await until_more(given, len(given) + random.Random(kills).randint(1, 12))
        assert not all(task.done() for task in parties), "the games ended too early"
        server.kill()
        kills += 1
    server.gone = True  # a cancellation alone can be lost in `wait_for`
    for task in parties:
        task.cancel()
    await asyncio.gather(*parties, return_exceptions=True)
    return given, kills


async def until_more(given: list[Given], wanted: int) -> None:
    """Wait until so many answers have been acknowledged."""
    for _ in range(3000):
        if len(given) >= wanted:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("nobody could play any more")


async def logs(room: Path, tables: list[str]) -> dict[str, Match]:
    """Read what the store has of each table, line by line."""
    async with closing(SqliteStore(room / "tables.sqlite")) as store:
        found: dict[str, Match] = {}
        for table in tables:
            row = await store.load(table)
            assert row is not None
            found[table] = await whole(store, row)
            assert len(found[table].steps) == row.standing.position
        return found


def test_every_acknowledged_answer_survives_fifty_kills_and_none_is_there_twice(
    tmp_path: Path,
) -> None:
    async def trial() -> tuple[list[Given], int, dict[str, Match]]:
        tables = await open_tables(tmp_path, 60)
        server = Server(tmp_path)
        try:
            given, kills = await asyncio.wait_for(play_through_crashes(server, tables), SECONDS)
        finally:
            server.close()
        return given, kills, await logs(tmp_path, tables)

    assert shelf.game("cubosaurs").hides is False
    given, kills, matches = asyncio.run(trial())

    assert kills == KILLS
    assert len(given) >= KILLS
    for answer in given:
        step = matches[answer.table].steps[answer.position - 1]
        assert (step.seat, step.option) == (answer.seat, answer.option)
    places = [(answer.table, answer.position) for answer in given]
    assert len(set(places)) == len(places)
    check_nothing_unaccounted(matches, set(places))


def check_nothing_unaccounted(matches: dict[str, Match], places: set[tuple[str, int]]) -> None:
    """Whatever else the logs hold left no choice, or was said last by a seat at the last kill."""
    for table, match in matches.items():
        extra = [
            step.seat
            for number, step in enumerate(match.steps, start=1)
            if step.choices > 1 and (table, number) not in places
        ]
        assert len(extra) == len(set(extra)), (table, extra)

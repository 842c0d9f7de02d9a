"""All tables from one store to another, and back."""

import asyncio
from pathlib import Path

import pytest
from tests.server.ledgers import played
from tests.server.postgres_server import Postgres

from pangaea.cli.app import run
from pangaea.server.settings import DATABASE, Claim, FolderBusy
from pangaea.server.store.people import Subscription
from pangaea.server.store.postgres_connection import Connection
from pangaea.server.store.sql import PARTS
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.upkeep import backup
from pangaea.server.upkeep.backup import InUse, NotTheSame, OtherTables, beside, copy
from pangaea.server.wire.rest import SeatRequest

SEATS = [SeatRequest("device", "Ada"), SeatRequest("device", "Bo")]


def filled(folder: Path, tables: int = 2) -> list[str]:
    """Fill a data folder with games that somebody has begun."""

    async def fill() -> list[str]:
        store = SqliteStore(folder / DATABASE)
        names = [await played(store, SEATS, 3) for _ in range(tables)]
        await store.say(names[0], b"hello")
        await store.hide(names[0], "somebody", hidden=True)
        await store.block("ada", "eve", "Eve")
        await store.subscribe("ada", Subscription("https://push.example/1", "key", "auth"), 3)
        await store.advance("bo")
        await store.close()
        return sorted(names)

    return asyncio.run(fill())


def rows_of(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return everything a folder keeps, but which copy it is."""
    with backup.reading(str(folder)) as db:
        parts = ["tables", *PARTS, *beside()]
        return {part: backup._rows(db, part, "", ()) for part in parts}


def test_there_and_back_again_everything_is_the_same(tmp_path: Path, postgres: Postgres) -> None:
    names = filled(tmp_path / "a")
    url = postgres.fresh()

    assert copy(str(tmp_path / "a"), url).fresh == len(names)
    assert copy(url, str(tmp_path / "b")).tables == len(names)

    assert rows_of(tmp_path / "b") == rows_of(tmp_path / "a")
    assert rows_of(tmp_path / "b")["subscriptions"]


def test_a_copy_that_was_cut_off_goes_on(tmp_path: Path, postgres: Postgres) -> None:
    filled(tmp_path / "a", 4)
    url = postgres.fresh()

    def cut(done: int, _all: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy(str(tmp_path / "a"), url, cut)

    done = copy(str(tmp_path / "a"), url)
    assert (done.tables, done.fresh) == (4, 1)


def test_what_does_not_arrive_as_it_was_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path / "a")
    write = backup._write

    def forgetful(old: object, new: object, part: str, *rest: object) -> None:
        if part != "talk":
            write(old, new, part, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(backup, "_write", forgetful)
    with pytest.raises(NotTheSame):
        copy(str(tmp_path / "a"), str(tmp_path / "b"))


def test_nothing_is_mixed(tmp_path: Path) -> None:
    filled(tmp_path / "a")
    filled(tmp_path / "b")

    with pytest.raises(OtherTables):
        copy(str(tmp_path / "a"), str(tmp_path / "b"))


def test_a_target_in_use_is_refused(tmp_path: Path, postgres: Postgres) -> None:
    filled(tmp_path / "a")
    url = postgres.fresh()
    copy(str(tmp_path / "a"), url)
    connection = Connection(url)
    connection.say("INSERT INTO nodes VALUES ('n', clock_timestamp() + interval '1 hour')")
    connection.close()

    with pytest.raises(InUse):
        copy(str(tmp_path / "a"), url)

    claim = Claim(tmp_path / "b")
    with pytest.raises(FolderBusy):
        copy(url, str(tmp_path / "b"))
    claim.release()


def test_the_commands_know_databases(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(tmp_path / "a")
    url = postgres.fresh()

    assert run(["store", "copy", str(tmp_path / "a"), url, "--lang", "en"]) == 0
    assert run(["store", "check", "--store", url, "--lang", "en"]) == 0
    kept = str(tmp_path / "kept")
    assert run(["store", "backup", kept, "--store", url, "--data", str(tmp_path / "a")]) == 0
    assert run(["store", "check", "--data", kept, "--lang", "en"]) == 0
    assert run(["store", "prune", "--store", url, "--data", str(tmp_path / "a"), "--json"]) == 0
    assert run(["store", "copy", str(tmp_path / "a"), "postgresql://127.0.0.1:1/x"]) == 1

    assert "2 tables are in both" in " ".join(capsys.readouterr().out.split())

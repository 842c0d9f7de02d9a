"""A table that cannot go on says why; one that waits for the disk goes on by itself."""

import asyncio
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Served
from tests.browser.pages import DESKTOP, PHONE, Looks, Opener
from tests.server.ledgers import played

from pangaea.server.settings import DATABASE
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.wire.rest import SeatRequest

LINE = (
    'UPDATE log SET line = replace(line, \'"seat"\', \'"seat" \') WHERE number = 8 AND "table" = ?'
)
ROW = "UPDATE tables SET row = X'00' WHERE id = ?"
BOT_ANSWER = re.compile("keeps|passes the Hand")
PATIENT = 40_000  # the store itself waits some seconds for a disk that is busy


def opened(server: Served, answers: int) -> str:
    """A game of bots, some answers old; the browser's driver has a loop in this thread."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(
            lambda: asyncio.run(played_by_bots(server.data_dir / DATABASE, answers))
        ).result()


async def played_by_bots(path: Path, answers: int) -> str:
    store = SqliteStore(path)
    table = await played(store, [SeatRequest("bot", level="random")] * 3, answers)
    await store.close()
    return table


def damaged(server: Served, statement: str) -> str:
    table = opened(server, 12)
    with closing(sqlite3.connect(server.data_dir / DATABASE)) as database, database:
        database.execute(statement, (table,))
    return table


@pytest.mark.parametrize(
    ("looks", "locale", "words"),
    [
        (DESKTOP, "en-GB", "This table stops here. Line 10 of the record was changed"),
        (
            PHONE,
            "fr-FR",
            "Cette table s’arrête ici. La ligne 10 de l’enregistrement a été modifiée",
        ),
    ],
)
def test_a_damaged_table_is_shown_as_far_as_it_can_be_read(
    looks: Looks, locale: str, words: str, server: Served, opener: Opener
) -> None:
    table = damaged(server, LINE)

    spoken: Looks = {**looks, "locale": locale}
    page = opener.open(f"/table/{table}", **spoken)

    expect(page.get_by_role("alert")).to_contain_text(words)
    expect(page.locator("[data-piece]").first).to_be_visible()


def test_a_table_that_cannot_be_read_at_all_says_so(server: Served, opener: Opener) -> None:
    page = opener.open(f"/table/{damaged(server, ROW)}", **DESKTOP)

    expect(page.get_by_role("alert")).to_contain_text("is damaged and cannot be read")
    expect(page.get_by_text("Connection lost")).to_have_count(0)


def test_a_disk_that_fails_is_told_and_the_game_goes_on(server: Served, opener: Opener) -> None:
    table = opened(server, 0)
    with closing(sqlite3.connect(server.data_dir / DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # nobody else can write

        page = opener.open(f"/table/{table}", **DESKTOP)

        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("cannot write to its disk", timeout=PATIENT)
        other.execute("ROLLBACK")
    expect(alert).to_have_count(0, timeout=PATIENT)
    expect(page.get_by_text(BOT_ANSWER).first).to_be_visible(timeout=PATIENT)

"""What a store keeps of standing orders, browsers to be told, and what was told already."""

from time import time
from typing import Final

import msgspec

from pangaea.server.sql_contract import Database
from pangaea.server.store import Subscription

_encode: Final = msgspec.json.Encoder().encode
_browser: Final = msgspec.json.Decoder(Subscription)


def order(db: Database, key: tuple[str, int, str], holder: str, line: bytes) -> None:
    db.execute('DELETE FROM orders WHERE "table" = ? AND seat = ? AND question = ?', key)
    if line:
        db.execute("INSERT INTO orders VALUES (?, ?, ?, ?, ?)", (*key, holder, line))


def subscribe(db: Database, person: str, browser: Subscription, most: int) -> None:
    values = (browser.endpoint, person, _encode(browser), time())
    db.execute(
        "INSERT INTO subscriptions VALUES (?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE"
        " SET person = excluded.person, line = excluded.line, since = excluded.since",
        values,
    )
    db.execute(
        "DELETE FROM subscriptions WHERE person = ? AND endpoint NOT IN"
        " (SELECT endpoint FROM subscriptions WHERE person = ? ORDER BY since DESC LIMIT ?)",
        (person, person, most),
    )


def unsubscribe(db: Database, endpoint: str) -> None:
    db.execute("DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,))


def settle(db: Database, table: str, person: str, kind: str) -> bool:
    query = "INSERT INTO settled VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return db.execute(query, (table, person, kind)).rowcount == 1


def unsettle(db: Database, table: str, person: str, kind: str) -> None:
    db.execute(
        'DELETE FROM settled WHERE "table" = ? AND person = ? AND kind = ?', (table, person, kind)
    )


def is_settled(db: Database, table: str, person: str, kind: str) -> bool:
    query = 'SELECT 1 FROM settled WHERE "table" = ? AND person = ? AND kind = ?'
    return db.execute(query, (table, person, kind)).fetchone() is not None


def forget_turns(db: Database, table: str, asked: int) -> None:
    """Forget that those were told, or begun to be, of their turn whose turn it no longer is."""
    db.execute(
        "DELETE FROM settled WHERE \"table\" = ? AND kind IN ('turn', 'begun-turn')"
        " AND person NOT IN"
        " (SELECT holder FROM seats WHERE \"table\" = ? AND stand_in = ''"
        " AND ((? >> seat) & 1) = 1)",
        (table, table, asked),
    )


def orders(db: Database, table: str) -> list[tuple[int, str, bytes]]:
    query = 'SELECT seat, holder, line FROM orders WHERE "table" = ? ORDER BY seat, question'
    return [
        (int(seat), str(holder), bytes(line)) for seat, holder, line in db.execute(query, (table,))
    ]


def subscribers(db: Database) -> list[str]:
    query = "SELECT DISTINCT person FROM subscriptions ORDER BY person"
    return [str(person) for (person,) in db.execute(query)]


def subscriptions(db: Database, person: str) -> list[Subscription]:
    query = "SELECT line FROM subscriptions WHERE person = ? ORDER BY endpoint"
    return [_browser.decode(line) for (line,) in db.execute(query, (person,))]

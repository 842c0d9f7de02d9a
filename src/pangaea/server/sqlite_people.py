"""What the store on SQLite keeps of people, beside the tables they sit at."""

import sqlite3

from pangaea.server.store import Block


def publish(db: sqlite3.Connection, table: str, *, public: bool) -> None:
    """Let anybody find a table in the lobby, or nobody."""
    db.execute("UPDATE tables SET public = ? WHERE id = ?", (public, table))


def pass_on(db: sqlite3.Connection, table: str, owner: str) -> None:
    """Make somebody else the host."""
    db.execute("UPDATE tables SET owner = ? WHERE id = ?", (owner, table))


def hide(db: sqlite3.Connection, table: str, person: str, *, hidden: bool) -> None:
    """Put a table aside for one person, or take it back to their list."""
    if hidden:
        db.execute("INSERT OR IGNORE INTO hidden VALUES (?, ?)", (table, person))
    else:
        db.execute('DELETE FROM hidden WHERE "table" = ? AND person = ?', (table, person))


def block(db: sqlite3.Connection, person: str, other: str, name: str) -> None:
    """Keep that a person wants nothing to do with another."""
    db.execute("INSERT OR REPLACE INTO blocks VALUES (?, ?, ?)", (person, other, name))


def unblock(db: sqlite3.Connection, person: str, other: str) -> None:
    """Forget that again."""
    db.execute("DELETE FROM blocks WHERE person = ? AND other = ?", (person, other))


def blocked_by(db: sqlite3.Connection, person: str) -> list[Block]:
    """List whom a person has blocked."""
    query = "SELECT other, name FROM blocks WHERE person = ? ORDER BY name, other"
    return [Block(str(other), str(name)) for other, name in db.execute(query, (person,))]

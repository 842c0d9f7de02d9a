"""Which store a server uses: SQLite in its folder, or PostgreSQL where one is named.

What PostgreSQL needs is imported only where it is used.
"""

from pangaea.server.settings import Settings
from pangaea.server.store.sql import SqlStore
from pangaea.server.store.sqlite import SqliteStore, open_database


def open_store(settings: Settings) -> SqlStore:
    """Open the store of a server; not in a thread whose event loop is running."""
    if not settings.store:
        return SqliteStore(settings.database)
    from pangaea.server.store.postgres import PostgresStore  # noqa: PLC0415

    return PostgresStore(settings.store, settings.place)


def check_usable(settings: Settings) -> None:
    """Refuse in words, before anything else, what cannot be used."""
    if not settings.store:
        open_database(settings.database).close()
        return
    from pangaea.server.store.postgres_connection import connect  # noqa: PLC0415

    connect(settings.store).close()

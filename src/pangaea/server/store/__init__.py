"""The store: an append-only log per table, on SQLite or PostgreSQL, behind one contract."""

"""The rules of Cubosaurs, chapter by chapter."""

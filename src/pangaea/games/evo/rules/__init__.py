"""The rules of EVO, chapter by chapter."""

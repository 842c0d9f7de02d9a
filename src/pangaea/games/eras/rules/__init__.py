"""The rules of Eras, chapter by chapter."""

"""The rules of Holotype, chapter by chapter."""

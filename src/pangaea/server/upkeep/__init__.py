"""Keeping a store over the years: copies, moves, checks, and what becomes of old games."""

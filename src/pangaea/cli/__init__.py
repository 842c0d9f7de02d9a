"""The `pangaea` command."""

from pangaea.cli.app import main, run

__all__ = ["main", "run"]

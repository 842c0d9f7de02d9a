"""The `pangaea` command."""

import sys
from collections.abc import Sequence

from pangaea.core.errors import MissingExtra

NEEDED = ("cyclopts", "openskill", "rich")


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit code."""
    from pangaea.cli import app  # noqa: PLC0415 - its packages may be missing

    return app.run(arguments)


def main() -> None:
    """Carry out the command line this process was started with."""
    try:
        from pangaea.cli import app  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name not in NEEDED:
            raise
        sys.exit(str(MissingExtra("error-extra", package=error.name, extra="cli")))
    app.main()


__all__ = ["main", "run"]

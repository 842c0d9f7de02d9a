"""Where a game played at the terminal is kept."""

from datetime import datetime
from pathlib import Path

from pangaea.cli.given import reason
from pangaea.core.errors import UnreadableFile
from pangaea.core.match import Match
from pangaea.server.settings import own_room


def usual_path(slug: str) -> Path:
    """Return a place for a new record among the user's own files."""
    now = datetime.now().astimezone()
    return own_room() / "records" / f"{slug}-{now:%Y%m%d-%H%M%S}.jsonl"


def keep(match: Match, path: Path) -> None:
    """Write the record of a match."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        match.save(str(path))
    except OSError as error:
        raise UnreadableFile("error-file-write", path=str(path), problem=reason(error)) from error

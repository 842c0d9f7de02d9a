"""Where a game played at the terminal is kept: after every answer, so that nothing can be lost."""

from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from msgspec import Struct

import pangaea
from pangaea.cli.given import reason, text_of
from pangaea.core.errors import DamagedRecord, UnreadableFile
from pangaea.core.match import Match
from pangaea.core.record import Record, ResignLine, SeatLine, UndoLine, read_record
from pangaea.core.replay import picks_in
from pangaea.core.sealed import Sealed
from pangaea.server.settings import own_room
from pangaea.shelf import make_folder, write_file

LOOKED_AT: Final = 50  # of the latest records, for one that is not over
SEAL_SHOWN: Final = 32  # characters of a seal that name its seed's file


class Keeper:
    """Writes the record of a game to its file; what somebody else wrote there is left alone."""

    def __init__(self, path: Path | None, slug: str) -> None:
        self.slug = slug
        self.path = path or usual_path(slug)
        self._found = _content(self.path)

    def keep(self, match: Match) -> None:
        """Write the record as it is now."""
        try:
            make_folder(self.path.parent)
            if _content(self.path) != self._found:  # the same game is played in another window
                self.path = usual_path(self.slug)
            _keep_seed(match)
            match.save(str(self.path))
            self._found = match.record().encode()
            _drop_seed(match)
        except OSError as error:
            told = {"path": str(self.path), "problem": reason(error)}
            raise UnreadableFile("error-file-write", **told) from error


def usual_path(slug: str) -> Path:
    """Return a place for a new record among the user's own files."""
    name = f"{slug}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    names = (f"{name}{f'-{number}' if number > 1 else ''}.jsonl" for number in count(1))
    return next(path for path in (records() / name for name in names) if not path.exists())


def records() -> Path:
    """Return the folder of the user's own records."""
    return own_room() / "records"


def _content(path: Path) -> bytes | None:
    """Return what is in a file; whatever cannot be read is not there."""
    try:
        return path.read_bytes()
    except OSError:
        return None


# -- games that are not over -----------------------------------------------------------------------


class Unfinished(Struct, frozen=True):
    """A record that can be played on."""

    path: Path
    game: str
    seats: list[SeatLine]
    answers: int
    left: datetime


def unfinished(slug: str | None) -> Unfinished | None:
    """Return the latest of the user's own games (of a kind) that is not over."""
    return next(_unfinished(slug), None)


def _unfinished(slug: str | None) -> Iterator[Unfinished]:
    paths = [path for path in records().glob(f"{slug or '*'}-*.jsonl") if path.is_file()]
    paths.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths[:LOOKED_AT]:
        record = _read(path)
        if record is not None and record.footer is None and record.lines:
            left = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
            yield Unfinished(path, record.header.game, record.seats, _standing(record), left)


def _standing(record: Record) -> int:
    """Count the answers that were not taken back."""
    undone = sum(isinstance(line, UndoLine) for line in record.lines)
    resigned = sum(isinstance(line, ResignLine) for line in record.lines)
    return len(record.lines) - 2 * undone - resigned


def _read(path: Path) -> Record | None:
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, DamagedRecord):  # cannot be played on
        return None


def resumed(path: Path) -> Match:
    """Take a game up again, with the luck it was begun with if its seed is known here."""
    match = pangaea.loads(text_of(str(path)))
    seed = _content(_seed_file(match.seal))
    if match.asked and seed is not None:
        used = len(match.start_luck) + picks_in(match.lines)
        match.luck = match.luck_from(seed.decode(), used)
    return match


# -- the seed behind the seal, which a record reveals only at the end ------------------------------


def _keep_seed(match: Match) -> None:
    """Keep the seed of a game that is not over, so that its luck can be proven at the end."""
    path, luck = _seed_file(match.seal), match.luck
    if match.asked and _is_sealed(match) and not path.exists():
        assert isinstance(luck, Sealed)
        make_folder(path.parent, 0o700)
        write_file(str(path), luck.seed)


def _drop_seed(match: Match) -> None:
    """Forget the seed once the record that reveals it is on disk."""
    if not match.asked and _is_sealed(match):
        _seed_file(match.seal).unlink(missing_ok=True)


def _is_sealed(match: Match) -> bool:
    """Tell whether the luck of a game is the one its record promises."""
    return isinstance(match.luck, Sealed) and match.luck.seal == match.seal


def _seed_file(shown: str) -> Path:
    return own_room() / "seeds" / (shown[:SEAL_SHOWN] or "none")

"""The server's own folder: nobody else on the machine reads it, and one server uses it."""

import logging
import os
import secrets
import sys
from pathlib import Path
from typing import Final

from pangaea.server.errors import Refusal
from pangaea.server.settings import DATABASE
from pangaea.shelf import make_folder, reach_disk

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK: Final = "lock"
# What we put there, or what begins so, such as journals.
OURS: Final = (
    DATABASE,
    "secret",
    "push",
    "certificate.pem",
    LOCK,
    "records",
    "seeds",
    "before-restore",
    "archive",
)
FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
OTHERS: Final = 0o077
_log: Final = logging.getLogger("pangaea.server")


class FolderBusy(Refusal):
    """Another server uses the folder."""


class FolderTrouble(Refusal):
    """The folder cannot be made or used."""


class NothingThere(Refusal):
    """There is no database in that folder."""


def existing(folder: Path) -> Path:
    """Return the database of a folder that must have one."""
    path = folder / DATABASE
    if not path.is_file():
        raise NothingThere("error-no-store", path=str(folder))
    return path


def prepare(folder: Path) -> None:
    """Make the folder, and close it to others."""
    try:
        if not folder.is_dir():
            make_folder(folder, FOLDER_MODE)
        _close_to_others(folder)
    except OSError as error:
        problem = error.strerror or str(error)
        raise FolderTrouble("error-folder", path=str(folder), problem=problem) from error


def _close_to_others(folder: Path) -> None:
    """Take others' rights away; a folder that holds more than our files may be shared."""
    if not _is_open(folder):
        return
    if all(file.name.startswith(OURS) for file in folder.iterdir()) and _is_mine(folder):
        folder.chmod(FOLDER_MODE)
    else:
        _log.warning("%s can be read by others on this machine", folder)


def close_file(file: Path) -> None:
    """Take others' rights to a file away."""
    if _is_open(file):
        file.chmod(FILE_MODE)


def _is_open(path: Path) -> bool:
    return os.name == "posix" and bool(path.stat().st_mode & OTHERS)


def _is_mine(path: Path) -> bool:
    return os.name != "posix" or path.stat().st_uid == os.geteuid()


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that only its user can read: all of it is on disk, or nothing has changed."""
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    door = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE)
    try:
        with os.fdopen(door, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    reach_disk(path.parent)


class Claim:
    """Holds a folder for one server; whoever ends, even killed, lets go of it."""

    def __init__(self, folder: Path, *, tables: bool = True) -> None:
        prepare(folder)
        self._door = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, FILE_MODE)
        try:
            _lock(self._door)
        except OSError as error:
            self.release()
            raise FolderBusy("error-folder-busy", path=str(folder)) from error
        if tables:
            (folder / DATABASE).touch(FILE_MODE)  # its journals get the same rights
        for file in folder.glob(f"{DATABASE}*"):
            close_file(file)

    def release(self) -> None:
        """Let another server use the folder."""
        os.close(self._door)


if sys.platform == "win32":

    def _lock(door: int) -> None:
        msvcrt.locking(door, msvcrt.LK_NBLCK, 1)

else:

    def _lock(door: int) -> None:
        fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)

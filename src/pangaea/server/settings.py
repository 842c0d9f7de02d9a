"""What a server is told, and its folder, which one server uses and nobody else reads."""

import logging
import os
import re
import secrets
import sys
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct, field

from pangaea.core.errors import PangaeaError
from pangaea.server.errors import Refusal
from pangaea.shelf import make_folder, reach_disk

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

DATABASE: Final = "tables.sqlite"
ORIGIN: Final = re.compile(r"(https?://[a-z0-9.\[\]:_-]{1,260})/?", re.ASCII)
PROGRAM: Final = re.compile(r'src="/assets/([\w.-]+\.js)"', re.ASCII)  # its name tells its content


class BadOrigin(PangaeaError, ValueError):
    """A site is named that no browser would name so."""


class Rates(Struct, frozen=True):
    """How much one line, one person or one address may ask of the server."""

    messages: float = 20  # by second and line
    messages_burst: int = 60
    looks: float = 4  # of these, greetings and looks: each shows a whole table
    looks_burst: int = 20
    address_messages: float = 200  # by second and address
    address_messages_burst: int = 1_000
    lines: int = 30  # open at a time, by person
    address_lines: int = 200
    requests: float = 30  # over HTTP, by second and address
    requests_burst: int = 300
    drawings: float = 30  # positions drawn over HTTP, by second and address
    drawings_burst: int = 600
    codes: float = 1  # QR codes, by second and address
    codes_burst: int = 30
    openings: float = 0.5  # tables made, joined or uploaded, by second and address
    openings_burst: int = 30
    uploads: float = 0.05  # of these, records
    uploads_burst: int = 10
    message_size: int = 4_096
    request_size: int = 65_536
    record_size: int = 2_000_000
    record_lines: int = 20_000


def own_room() -> Path:
    """Return the place for a user's own files on this machine."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "pangaea"


def built_client() -> Path:
    """Return where the build leaves the web client."""
    return Path(__file__).parent / "static"


def awaited_form() -> Path | None:
    """Return the stamp of a compiled form that is still being built, as `make play` names it."""
    stamp = os.environ.get("PANGAEA_AWAITED", "")
    return Path(stamp) if stamp else None


def origin_named(text: str) -> str:
    """Read a site as browsers name it: scheme, host and port, nothing after."""
    found = ORIGIN.fullmatch(text.strip().lower())
    if found is None:
        raise BadOrigin("error-origin", text=text)
    return found[1]


class Settings(Struct, frozen=True):
    """The settings of one server."""

    data_dir: Path = field(default_factory=own_room)
    static_dir: Path = field(default_factory=built_client)
    rates: Rates = Rates()
    pace: float = 1.0  # seconds before a bot moves
    thinkers: int = 0  # worker processes; 0: one less than the machine has cores
    budget: float = 5.0  # seconds a bot may think
    awaited: Path | None = field(default_factory=awaited_form)  # bots think compiled from then on
    idle: float = 300.0  # seconds after which a table nobody looks at leaves the memory
    proxies: tuple[str, ...] = ()  # addresses or networks whose forwarding headers are believed
    origins: tuple[str, ...] = ()  # sites whose pages may use this server, beside its own
    reach: str = ""  # how others reach this server, "" if only this machine can
    connections: int = 2_000
    address_connections: int = 400  # except from a proxy
    head_seconds: float = 10.0  # until a request has said what it wants
    request_seconds: float = 30.0  # until it has been sent whole
    taking_seconds: float = 30.0  # that a connection may take nothing of what is sent
    job_seconds: float = 5.0  # of a processor, for a file that a stranger sent
    job_memory: int = 512_000_000
    jobs: int = 1  # processes that look into such files
    jobs_waiting: int = 16
    cache_size: int = 32_000_000  # bytes of replies kept to be sent again
    keep_days: int = 0  # after which a finished game becomes a record file; 0: never
    push_hosts: tuple[str, ...] = ()  # where notices may go though it is not public, by http
    store: str = ""  # address of a PostgreSQL database; "": SQLite, in the data folder
    place: str = ""  # among several processes; who had it before has ended
    certificate: Path | None = None  # what https is served with; None: plain http
    metrics: int = 0  # the port on this machine at which figures are told; 0: nowhere

    @property
    def site(self) -> str:
        """Where people find this server: as it was told, else as far as it knows itself."""
        return self.origins[0] if self.origins else self.reach

    @property
    def database(self) -> Path:
        """Where the tables are kept."""
        return self.data_dir / DATABASE

    def client_build(self) -> str:
        """Return which build of the page is served: the name of its program."""
        index = self.static_dir / "index.html"
        try:
            return _program_in(index, index.stat().st_mtime_ns)
        except OSError:  # it has not been built
            return ""


@lru_cache(maxsize=8)
def _program_in(index: Path, _changed: int) -> str:
    found = PROGRAM.search(index.read_text(encoding="utf-8"))
    return found[1] if found else ""


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

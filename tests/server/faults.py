"""Faults of the machine below us: `faults.c`, compiled when needed, and what it noted."""

import os
import struct
import subprocess
from collections.abc import Iterator
from functools import cache
from mmap import mmap
from pathlib import Path
from shutil import which
from tempfile import mkdtemp
from typing import Final, Literal, get_args

from msgspec import Struct
from tests.did_not_run import did_not_run

SOURCE: Final = Path(__file__).with_name("faults.c")
HEAD: Final = struct.Struct("6q")  # kind, inode, offset, length, lengths of two paths
NUMBER: Final = struct.Struct("q")
MARK: Final = 9  # noted by a test, not by the library
Dial = Literal["clock", "changes", "die_at", "torn", "write_error", "sync_error"]
DIALS: Final[tuple[Dial, ...]] = get_args(Dial)
Kind = Literal[
    "write", "size", "sync", "sync_folder", "create", "rename", "unlink", "folder", "mark"
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@cache
def library() -> Path:
    """Compile the library that stands between a process and its disk."""
    compiler = which("cc") or which("gcc") or which("clang")
    if compiler is None or os.uname().sysname != "Linux":
        did_not_run("a C compiler on Linux", "on Debian and Ubuntu: sudo apt-get install gcc")
    made = Path(mkdtemp(prefix="pangaea-faults-")) / "faults.so"
    flags = ["-O1", "-shared", "-fPIC", "-Wall", "-Werror"]
    command = [compiler, *flags, "-o", str(made), str(SOURCE), "-ldl", "-lpthread"]
    subprocess.run(command, check=True)
    return made


class Note(Struct, frozen=True):
    """One change of a folder, in the order in which they were made."""

    kind: Kind
    inode: int
    offset: int
    length: int
    path: str
    other: str
    content: bytes


class Faults:
    """A folder under watch: what is done to it, and the dials of the library."""

    def __init__(self, folder: Path, room: Path) -> None:
        self.folder = folder.resolve()
        self.log = room / "changes"
        self._control = room / "control"
        self._control.write_bytes(bytes(NUMBER.size * len(DIALS)))
        with self._control.open("r+b") as file:
            self._dials = mmap(file.fileno(), 0)

    def environment(self) -> dict[str, str]:
        """Return what a process needs to be under the library's hands."""
        return {
            **os.environ,
            "LD_PRELOAD": str(library()),
            "FAULTS_FOLDER": str(self.folder),
            "FAULTS_LOG": str(self.log),
            "FAULTS_CONTROL": str(self._control),
        }

    def set(self, dial: Dial, number: int) -> None:
        """Turn a dial; the process notices at once."""
        NUMBER.pack_into(self._dials, NUMBER.size * DIALS.index(dial), number)

    def count(self, dial: Dial) -> int:
        """Read a dial."""
        return int(NUMBER.unpack_from(self._dials, NUMBER.size * DIALS.index(dial))[0])

    def mark(self, text: str) -> None:
        """Note that something was acknowledged: whatever it rests on has been noted before."""
        content = text.encode()
        with self.log.open("ab", buffering=0) as log:
            log.write(HEAD.pack(MARK, 0, 0, 0, len(content), 0) + content)

    def notes(self) -> list[Note]:
        """Return all that was noted."""
        return list(_read(self.log.read_bytes()))


def _read(text: bytes) -> Iterator[Note]:
    at = 0
    while at < len(text):
        kind, inode, offset, length, first, second = HEAD.unpack_from(text, at)
        start = at + HEAD.size
        path, other = text[start : start + first], text[start + first : start + first + second]
        start += first + second
        end = start + (length if KINDS[kind - 1] == "write" else 0)
        content = text[start:end]
        yield Note(KINDS[kind - 1], inode, offset, length, path.decode(), other.decode(), content)
        at = end

"""A disk as it may be after a power cut: what was synchronised, and any part of the rest.

It promises no more than POSIX does. A file's content is safe once the file was synchronised, its
name once its folder was. Of what came later any part may be there: none, all, some writes without
those before them, half a write, single sectors of one. Names change in order, as journals keep it.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Final

from tests.server.faults import Note

SECTOR: Final = 512
Change = Callable[[bytearray], None]
Chance = Callable[[Note], Iterable[tuple[int, bytes]]]  # what reaches the disk of a write


class File:
    """What is on the disk, and what has been asked for since."""

    def __init__(self, content: bytes = b"") -> None:
        self.content = bytearray(content)
        self.waiting: list[Note] = []

    def sync(self) -> None:
        """Bring all to the disk."""
        self.content = self.after(whole)
        self.waiting = []

    def after(self, chance: Chance) -> bytearray:
        """Return the content if so much of what waits has reached the disk."""
        content = bytearray(self.content)
        for note in self.waiting:
            for offset, part in chance(note):
                if note.kind == "size":
                    _resize(content, offset)
                else:
                    _resize(content, max(len(content), offset + len(part)))
                    content[offset : offset + len(part)] = part
        return content


def _resize(content: bytearray, size: int) -> None:
    del content[size:]
    content.extend(bytes(size - len(content)))


class Folder:
    """Names on the disk, and changes of names that wait."""

    def __init__(self) -> None:
        self.names: dict[str, File | Folder] = {}
        self.waiting: list[Callable[[dict[str, File | Folder]], None]] = []

    def now(self) -> "dict[str, File | Folder]":
        """Return the names as a running system sees them."""
        return self.after(len(self.waiting))

    def after(self, most: int) -> "dict[str, File | Folder]":
        """Return the names if so many of the changes have reached the disk."""
        names = dict(self.names)
        for change in self.waiting[:most]:
            change(names)
        return names

    def sync(self) -> None:
        """Bring all changes to the disk."""
        self.names, self.waiting = self.now(), []


def _drop(names: dict[str, File | Folder], name: str) -> None:
    names.pop(name, None)


# -- chances ---------------------------------------------------------------------------------------


def nothing(_note: Note) -> Iterable[tuple[int, bytes]]:
    """Lose every change that was not synchronised."""
    return ()


def whole(note: Note) -> Iterable[tuple[int, bytes]]:
    """Keep a change."""
    return [(note.length, b"") if note.kind == "size" else (note.offset, note.content)]


def at_random(luck: Random) -> Chance:
    """Keep some changes, lose some, tear some."""

    def chance(note: Note) -> Iterable[tuple[int, bytes]]:
        fate = luck.randrange(4)
        if fate == 0 or (note.kind == "size" and fate == 1):
            return ()
        if fate == 1 or note.kind == "size":
            return whole(note)
        if fate == 2:
            return [(note.offset, note.content[: luck.randint(0, note.length)])]
        starts = range(0, note.length, SECTOR)
        return [
            (note.offset + at, note.content[at : at + SECTOR])
            for at in starts
            if luck.random() < 0.5
        ]

    return chance


# -- the disk --------------------------------------------------------------------------------------


class Disk:
    """One folder and all below it, from what was there before to any moment of a recording."""

    def __init__(self, top: Path) -> None:
        """Look at a folder before the recording begins: all of it is safe."""
        self.root = Folder()
        self._files: dict[int, File] = {}
        self._folders: dict[str, Folder] = {}
        self._meet(top, self.root)

    def _meet(self, path: Path, folder: Folder) -> None:
        self._folders[str(path)] = folder
        for found in path.iterdir():
            if found.is_dir():
                inner = folder.names[found.name] = Folder()
                self._meet(found, inner)
            else:
                file = folder.names[found.name] = File(found.read_bytes())
                self._files[found.stat().st_ino] = file

    def happen(self, note: Note) -> None:
        """Let one change of the recording happen."""
        match note.kind:
            case "write" | "size":
                self._files[note.inode].waiting.append(note)
            case "sync":
                self._files[note.inode].sync()
            case "sync_folder":
                self._folders[note.path].sync()
            case "mark":
                pass
            case _:
                self._rename(note)

    def _folder_of(self, path: str) -> Folder:
        return self._folders[path.rpartition("/")[0]]

    def _rename(self, note: Note) -> None:
        folder, name = self._folder_of(note.path), note.path.rpartition("/")[2]
        if note.kind == "unlink":
            folder.waiting.append(lambda names: _drop(names, name))
        elif note.kind == "rename":
            self._move(folder, name, note.other)
        else:
            fresh: File | Folder = File()
            if note.kind == "folder":
                fresh = self._folders[note.path] = Folder()
            else:
                assert isinstance(fresh, File)
                self._files[note.inode] = fresh
            folder.waiting.append(lambda names: names.update({name: fresh}))

    def _move(self, folder: Folder, name: str, path: str) -> None:
        target, called = self._folder_of(path), path.rpartition("/")[2]
        moved = folder.now()[name]
        if isinstance(moved, Folder):
            self._folders[path] = moved
        assert target is folder, "between folders nothing is moved"

        def change(names: dict[str, File | Folder]) -> None:
            names.pop(name, None)
            names[called] = moved

        folder.waiting.append(change)

    # -- after the cut -----------------------------------------------------------------------------

    def leave(self, target: Path, chance: Chance, names: Callable[[int], int]) -> None:
        """Write the disk as it is after a cut; `names` says how many name changes have survived."""
        _leave(self.root, target, chance, names)


def _leave(folder: Folder, target: Path, chance: Chance, names: Callable[[int], int]) -> None:
    target.mkdir(parents=True)
    for name, found in folder.after(names(len(folder.waiting))).items():
        if isinstance(found, Folder):
            _leave(found, target / name, chance, names)
        else:
            (target / name).write_bytes(found.after(chance))


def after_cut(disk: Disk, target: Path, kind: str, luck: Random) -> None:
    """Leave a disk in one of the ways a cut may leave it: `none`, `all` or `some`."""
    chances: dict[str, Chance] = {"none": nothing, "all": whole, "some": at_random(luck)}
    survive: dict[str, Callable[[int], int]] = {
        "none": lambda _: 0,
        "all": lambda waiting: waiting,
        "some": lambda waiting: luck.randint(0, waiting),
    }
    disk.leave(target, chances[kind], survive[kind])

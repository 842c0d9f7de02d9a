"""The power fails at any moment: what was acknowledged is on the disk, whatever else is not."""

import asyncio
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import pytest
from msgspec import Struct
from tests.server.crashes import logs, prepare
from tests.server.disk import Disk, whole
from tests.server.faults import Faults, Note
from tests.server.power_cuts import Cut, Recording, check_server, cut_and_check, cuts, record
from tests.server.watched import SEED

import pangaea
from pangaea.cli.seated.keeping import resumed
from pangaea.core.sealed import Sealed
from pangaea.server.settings import DATABASE
from pangaea.server.upkeep.backup import check_file

MOVES = 20  # acknowledged in each of three sessions
CUTS = 240
ROOT = Path(__file__).parents[2]


# -- a server --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Recording:
    """A server that people played on."""
    return record(tmp_path_factory.mktemp("disk"), tmp_path_factory.mktemp("work"), MOVES)


def test_no_power_cut_loses_what_was_acknowledged(recording: Recording, tmp_path: Path) -> None:
    notes = recording.notes
    check = check_server(recording)
    cut_and_check(recording.disk, notes, cuts(notes, CUTS, seed=0), tmp_path, check)


def test_the_recording_is_whole(recording: Recording, tmp_path: Path) -> None:
    """What the test above relies on: all changes together make the files that are there."""
    disk = deepcopy(recording.disk)
    for note in recording.notes:
        disk.happen(note)

    disk.leave(tmp_path / "end", whole, lambda waiting: waiting)

    found = {path.name: path.read_bytes() for path in (tmp_path / "end" / "data").iterdir()}
    assert found == {path.name: path.read_bytes() for path in recording.room.iterdir()}
    assert {"tables.sqlite", "secret"} <= set(found)


def test_a_disk_that_is_never_synchronised_is_found_out(
    recording: Recording, tmp_path: Path
) -> None:
    """What the test above relies on, too."""
    careless = [note for note in recording.notes if not note.kind.startswith("sync")]
    end = [Cut(len(careless), "none", 0)]

    with pytest.raises(AssertionError, match="lost"):
        cut_and_check(recording.disk, careless, end, tmp_path, check_server(recording))


# -- errands ---------------------------------------------------------------------------------------


class Errand(Struct):
    """Something that was done under watch."""

    disk: Disk
    notes: list[Note]


def watched(top: Path, work: Path, *errand: str) -> Errand:
    """Do something in a process of its own, and note what it does to a folder."""
    watch = Faults(top, work)
    disk = Disk(watch.folder)
    environment = {**watch.environment(), "XDG_DATA_HOME": str(top)}
    command = [sys.executable, "-m", "tests.server.watched", *errand]
    subprocess.run(command, env=environment, cwd=ROOT, check=True, timeout=60)
    return Errand(disk, watch.notes())


def rooms(tmp_path: Path) -> tuple[Path, Path, Path]:
    """Return the folder under watch, one for our own files, and one for what is left."""
    made = [tmp_path / name for name in ("disk", "work", "left")]
    for path in made:
        path.mkdir()
    return made[0], made[1], made[2]


def test_a_game_at_the_terminal_survives_a_power_cut_and_can_be_proven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its record is the last one kept or the next one; while it is not over its seed is there."""
    top, work, left = rooms(tmp_path)
    played = watched(top, work, "terminal", "cubosaurs")
    (path,) = (top / "pangaea" / "records").iterdir()
    final = path.read_text().split("\n")
    assert pangaea.verify(path.read_text())
    assert list((top / "pangaea" / "seeds").iterdir()) == []

    def check(found: Path, promised: list[str]) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", str(found))
        kept = found / "pangaea" / "records" / path.name
        assert kept.exists() or not promised, "lost"
        if kept.exists():
            match = resumed(kept)
            assert len(match.lines) >= int((promised or ["0"])[-1]), "lost"
            assert match.rows() == final[1 : 1 + len(match.lines)]
            assert isinstance(match.luck, Sealed)
            assert match.luck.seed == SEED or not match.asked, "its seed is lost"

    cut_and_check(played.disk, played.notes, cuts(played.notes, 160, seed=1), left, check)


def two_folders(top: Path) -> tuple[Path, Path]:
    """Make two data folders with other tables and other keys."""
    made = []
    for name, tables in (("one", 2), ("two", 3)):
        room = top / name
        asyncio.run(prepare(room, tables, 0))
        (room / "secret").write_bytes(name.encode() * 20 + b"....")
        made.append(room)
    return made[0], made[1]


def test_a_backup_that_was_reported_survives_a_power_cut(tmp_path: Path) -> None:
    top, work, left = rooms(tmp_path)
    room, _ = two_folders(top)
    key = (room / "secret").read_bytes()
    done = watched(top, work, "backup", str(room), str(top / "copies" / "monday"))

    def check(found: Path, promised: list[str]) -> None:
        copied = found / "copies" / "monday"
        assert copied.exists() or not promised, "lost"
        if promised:
            assert check_file(copied / DATABASE) == 2
            assert (copied / "secret").read_bytes() == key

    cut_and_check(done.disk, done.notes, cuts(done.notes, 120, seed=2), left, check)


def test_a_power_cut_while_a_backup_is_restored_leaves_the_old_or_the_new(tmp_path: Path) -> None:
    top, work, left = rooms(tmp_path)
    room, source = two_folders(top)
    keys = [(path / "secret").read_bytes() for path in (room, source)]
    done = watched(top, work, "restore", str(source), str(room))

    def check(found: Path, promised: list[str]) -> None:
        key = (found / "one" / "secret").read_bytes()
        assert key in keys
        kept = asyncio.run(logs(found / "one"))
        assert len(kept) in {2, 3}
        assert not promised or (key == keys[1] and len(kept) == 3), "lost"

    cut_and_check(done.disk, done.notes, cuts(done.notes, 120, seed=3), left, check)

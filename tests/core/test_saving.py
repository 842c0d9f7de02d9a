"""A record is saved whole or not at all: a crash in the middle leaves the one before."""

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

import pangaea
from pangaea.core.match import Match


@pytest.fixture
def match() -> Match:
    return pangaea.new("cubosaurs", 2, seed=1)


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "no space left on device")


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_save_that_fails_leaves_the_one_before(
    step: str, match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    match.save(str(path))
    before = path.read_text()
    match.answer(match.asked[0], "keep")
    owner: object = os if step == "fsync" else Path
    monkeypatch.setattr(owner, step, full)

    with pytest.raises(OSError, match="no space"):
        match.save(str(path))

    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


def test_it_is_on_disk_before_it_takes_its_place(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    noted(monkeypatch, os, "fsync", steps)
    noted(monkeypatch, Path, "replace", steps)

    match.save(str(tmp_path / "game.jsonl"))

    assert steps == ["fsync", "replace", "fsync"]  # the text, its name, the folder


def noted(monkeypatch: pytest.MonkeyPatch, owner: object, name: str, steps: list[str]) -> None:
    plain: Callable[..., object] = getattr(owner, name)

    def done(*values: object) -> object:
        steps.append(name)
        return plain(*values)

    monkeypatch.setattr(owner, name, done)


def test_it_keeps_the_rights_of_the_file_and_follows_links(match: Match, tmp_path: Path) -> None:
    path, link = tmp_path / "game.jsonl", tmp_path / "link.jsonl"
    path.write_text("something else")
    path.chmod(0o640)
    link.symlink_to(path)

    match.save(str(link))

    assert link.is_symlink()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert pangaea.load(str(path)).record() == match.record()


def test_a_device_is_written_to_and_not_replaced(match: Match) -> None:
    match.save(os.devnull)

    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


def test_a_folder_that_is_not_there_is_not_made(match: Match, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        match.save(str(tmp_path / "nowhere" / "game.jsonl"))

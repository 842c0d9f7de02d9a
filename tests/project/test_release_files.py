"""Every release leaves the files it writes, so that later ones can prove that they read them."""

import gzip
import re
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import pangaea
from pangaea.server.upkeep.backup import check

ROOT = Path(__file__).parents[2]
RELEASES = ROOT / "tests" / "fixtures" / "releases"
STAGES = ("early", "late", "ended")


def released() -> list[str]:
    """The versions that the changelog tells of, and the one this program has, in order."""
    changes = (ROOT / "CHANGELOG.md").read_text()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found = re.findall(r"^## (\d+\.\d+\.\d+)", changes, re.MULTILINE)
    versions = {*found, str(project["project"]["version"])}
    return sorted(versions, key=lambda version: [int(part) for part in version.split(".")])


@pytest.mark.parametrize("version", released())
def test_a_released_version_has_left_its_database_and_its_records(version: str) -> None:
    """They are made with its own program: see CONTRIBUTING.md."""
    assert (RELEASES / version / "tables.sqlite.gz").is_file()
    assert list((RELEASES / version / "records").glob("*.jsonl.gz"))


def test_the_newest_release_has_left_a_record_of_every_game_at_every_seat_count() -> None:
    place = RELEASES / released()[-1] / "records"

    for game in pangaea.all_games():
        for seats in game.seats:
            for stage in STAGES:
                assert (place / f"{game.slug}_{seats}_{stage}.jsonl.gz").is_file()


def test_the_files_of_a_release_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tool works with today's program, so that it will on the day of a release."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    tool = import_module("make_release_corpus")
    few = [case for case in tool.cases() if case[0] in ("cubosaurs_2", "dino_twist_box")]
    monkeypatch.setattr(tool, "cases", lambda: few)
    monkeypatch.setattr(sys, "argv", ["", str(tmp_path)])

    tool.main()

    records = [gzip.decompress(path.read_bytes()) for path in (tmp_path / "records").iterdir()]
    assert len(records) == len(few) * len(STAGES) == 6
    for record in map(bytes.decode, records):
        assert pangaea.verify(record) is (pangaea.loads(record).outcome is not None)
    packed = (tmp_path / "tables.sqlite.gz").read_bytes()
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress(packed))
    assert check(tmp_path, lambda _done, _all: None).wrong == []

"""The measure of strength plays a cell once, and says the same for the same seed."""

import json
from pathlib import Path

import pytest
from bench import strength

from pangaea import arena

CELL = ["--level", "casual", "--rival", "random", "--blocks", "2", "cubosaurs:2"]


def measured(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    """Return the one cell that was printed."""
    strength.main([*more, *CELL])
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_a_cell_says_share_interval_and_fair_share(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys)

    assert found["games"] == 4
    assert found["fair"] == 0.5
    assert 0 <= float(str(found["low"])) <= float(str(found["share"])) <= float(str(found["high"]))


def test_what_was_played_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "strength.jsonl"
    first = measured(capsys, "--keep", str(kept))
    monkeypatch.delattr(arena, "duel")

    assert measured(capsys, "--keep", str(kept)) == first


def test_a_line_that_was_cut_off_is_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "strength.jsonl"
    first = measured(capsys, "--keep", str(kept))
    kept.write_text(kept.read_text()[:30])

    assert measured(capsys, "--keep", str(kept))["share"] == first["share"]

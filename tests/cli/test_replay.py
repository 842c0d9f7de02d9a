"""`pangaea replay`."""

import gzip
import json
from pathlib import Path

import pytest
from tests.core.damage import chained

import pangaea
from pangaea.cli import run
from pangaea.core.match import Match
from pangaea.core.sealed import Contribution, Sealed

RELEASES = Path(__file__).parents[1] / "fixtures" / "releases"

Captured = pytest.CaptureFixture[str]


def edited(record: Path, number: int, old: str, new: str) -> None:
    """Change a line of a record, counted from 1."""
    lines = record.read_text(encoding="utf-8").splitlines()
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_every_move_and_the_end_are_shown(record: Path, capsys: Captured) -> None:
    assert run(["replay", str(record)]) == 0

    shown = capsys.readouterr().out
    last = pangaea.load(str(record)).position
    assert "Cubosaurs: Ada and Bo" in shown
    assert "   1. " in shown
    assert f"{last:4}. " in shown
    assert "hand keep" in shown
    assert "All rounds are played" in shown
    assert "Total" in shown


def test_a_sealed_game_is_proven(record: Path, capsys: Captured) -> None:
    assert run(["replay", str(record), "--verify"]) == 0

    shown = " ".join(capsys.readouterr().out.split())
    assert "picks come from the sealed seed of the house; no device has added to it" in shown


def test_the_proof_tells_how_many_devices_added_to_the_seed(
    tmp_path: Path, capsys: Captured
) -> None:
    gifts = [Contribution([0], "0f" * 16), Contribution([1], "f0" * 16), Contribution([2])]
    match = Match(pangaea.game("cubosaurs"), 3, Sealed("x", 0, gifts), {"rounds": "1"})
    while match.asked:
        match.answer(match.asked[0], match.options(match.asked[0])[0])
    match.save(str(tmp_path / "game.jsonl"))

    assert run(["replay", str(tmp_path / "game.jsonl"), "--verify"]) == 0

    shown = " ".join(capsys.readouterr().out.split())
    assert "and from what 2 devices added to it" in shown


@pytest.mark.parametrize("release", ["0.1.0", "format-2"])
def test_a_former_record_is_proven_and_says_how(
    release: str, tmp_path: Path, capsys: Captured
) -> None:
    packed = RELEASES / release / "records" / "cubosaurs_3_ended.jsonl.gz"
    (tmp_path / "game.jsonl").write_bytes(gzip.decompress(packed.read_bytes()))

    assert run(["replay", str(tmp_path / "game.jsonl"), "--verify"]) == 0

    assert "Proven (BLAKE2b, a record of a former format)" in capsys.readouterr().out


def test_a_record_that_calls_its_variants_options_is_proven(
    tmp_path: Path, capsys: Captured
) -> None:
    packed = RELEASES / "format-3" / "records" / "cubosaurs_advanced_ended.jsonl.gz"
    (tmp_path / "game.jsonl").write_bytes(gzip.decompress(packed.read_bytes()))

    assert run(["replay", str(tmp_path / "game.jsonl"), "--verify"]) == 0
    assert "a former format" not in capsys.readouterr().out
    assert run(["replay", str(tmp_path / "game.jsonl"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["variants"]["advanced"] is True


def test_a_pick_that_was_changed_is_named_not_what_follows_from_it(
    record: Path, capsys: Captured
) -> None:
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    number = next(n for n, line in enumerate(lines, start=1) if n > 1 and line.get("luck"))
    line = lines[number - 1]
    line["luck"][0] = (line["luck"][0] + 1) % line["of"][0]
    record.write_text(chained(lines), encoding="utf-8")

    assert run(["replay", str(record), "--verify"]) == 1

    assert f"Line {number} of the record has luck" in capsys.readouterr().err


def test_an_unfinished_game_cannot_be_proven_yet(tmp_path: Path, capsys: Captured) -> None:
    match = pangaea.new("cubosaurs", 2, seed=1)
    match.answer(match.asked[0], "hand keep")
    match.save(str(tmp_path / "open.jsonl"))

    assert run(["replay", str(tmp_path / "open.jsonl"), "--verify"]) == 0

    shown = capsys.readouterr().out
    assert "The record ends here, after 1 answers" in shown
    assert "No seed has been revealed" in shown


def test_the_table_at_a_position(record: Path, capsys: Captured) -> None:
    assert run(["replay", str(record), "--at", "3"]) == 0

    shown = capsys.readouterr().out
    assert "   3. " in shown
    assert "   2. " not in shown
    assert "Draw pile  8" in shown  # twelve cards, one drawn for each of four turns


@pytest.mark.parametrize("at", ["-1", "999"])
def test_a_position_that_is_not_there_is_refused(at: str, record: Path, capsys: Captured) -> None:
    assert run(["replay", str(record), "--at", at]) == 1

    written = at.replace("-", "−")
    assert f"The record has no position {written}: it goes from 0 to" in capsys.readouterr().err


def test_a_program_gets_moves_outcome_and_proof(record: Path, capsys: Captured) -> None:
    assert run(["replay", str(record), "--json", "--verify"]) == 0

    plain = json.loads(capsys.readouterr().out)
    assert plain["game"] == "cubosaurs"
    assert plain["names"] == ["Ada", "Bo"]
    assert plain["proven"] is True
    assert plain["proof"] == "sha256"
    assert len(plain["moves"]) == plain["position"]
    assert plain["moves"][0]["answer"] == "hand keep"
    assert plain["moves"][0]["log"]
    assert plain["outcome"]["standings"][0]["rank"] == 1


def test_answers_taken_back_are_left_out(tmp_path: Path, capsys: Captured) -> None:
    match = pangaea.new("cubosaurs", 2, seed=1)
    match.answer(match.asked[0], "hand keep")
    match.undo()
    other = match.options(match.asked[0])[1]
    match.answer(match.asked[0], other)
    match.save(str(tmp_path / "undone.jsonl"))

    assert run(["replay", str(tmp_path / "undone.jsonl"), "--json"]) == 0

    moves = json.loads(capsys.readouterr().out)["moves"]
    assert len(moves) == 1
    assert moves[0]["answer"] != "hand keep"


def test_an_edited_line_is_named(record: Path, capsys: Captured) -> None:
    edited(record, 4, "hand keep", "hand nothing")

    assert run(["replay", str(record)]) == 1

    captured = capsys.readouterr()
    assert captured.err.startswith("Line 4 of the record")
    assert captured.out == ""


def test_a_cut_line_is_named(record: Path, capsys: Captured) -> None:
    text = record.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    record.write_text("".join(lines[:5]) + lines[5][:10], encoding="utf-8")

    assert run(["replay", str(record)]) == 1

    assert capsys.readouterr().err.startswith("Line 6 of the record cannot be read")


def test_a_missing_file_is_told(capsys: Captured) -> None:
    assert run(["replay", "/nowhere/game.jsonl"]) == 1

    assert "/nowhere/game.jsonl cannot be read: No such file" in capsys.readouterr().err


def test_a_file_that_is_not_text_is_told(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00\x80")

    assert run(["replay", str(tmp_path / "noise")]) == 1

    assert "cannot be read" in capsys.readouterr().err

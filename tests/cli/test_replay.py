"""`pangaea replay`."""

import json
from pathlib import Path

import pytest

import pangaea
from pangaea.cli import run

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

    assert "all luck comes from the sealed" in capsys.readouterr().out


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

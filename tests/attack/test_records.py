"""Records made to hurt: refused with the number of the line, or shown without their tricks."""

import json
from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest
from tests.core.damage import RECORD, Lines, edited, line_of

import pangaea
from pangaea.cli import run
from pangaea.core.errors import PangaeaError
from pangaea.core.play import LONGEST_NAME

SECONDS = 0.5
ESCAPE = "\x1b]0;owned\x07\x1b[2J"


def header(**changed: object) -> Callable[[Lines], object]:
    return lambda lines: lines[0].update(changed)


def first_answer(**changed: object) -> Callable[[Lines], object]:
    return lambda lines: lines[1].update(changed)


def raw(text: str) -> str:
    """The record with figures that only a text can hold."""
    first, rest = RECORD.split("\n", 1)
    return first[:-1] + ', "figures": ' + text + "}\n" + rest


BOMBS = {
    "deep figures": raw('{"x": ' + "[" * 50_000 + "]" * 50_000 + "}"),
    "figures of an unknown depth": raw("[" * 100_000),
    "a number of 4,301 digits": raw('{"x": ' + "9" * 4_301 + "}"),
    "a number of 25 digits": raw('{"x": ' + "9" * 25 + "}"),
    "luck without end": edited(first_answer(luck=[10**30])),
    "luck below nothing": edited(first_answer(luck=[-1])),
    "luck at the set-up": edited(header(luck=[10**300])),
    "a seat of 25 digits": edited(first_answer(seat=10**24)),
    "a seat below": edited(first_answer(seat=-1)),
    "a long answer": edited(first_answer(answer="x" * 100_000)),
    "a name of 600 kB": edited(header(seats=[{"name": "x" * 600_000}, {"name": "Bo"}])),
    "a million blanks": edited(lambda lines: lines[1].update(x=" " * 1_000_000)),
    "an undo by nobody": edited(
        lambda lines: lines.insert(2, {"type": "undo", "seat": 7, "at": 0}),
    ),
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_at_once(name: str) -> None:
    begun = process_time()

    with pytest.raises(PangaeaError) as caught:
        pangaea.loads(BOMBS[name])

    assert process_time() - begun < SECONDS
    assert caught.value.text("en") != caught.value.text("fr")


def test_the_line_is_named() -> None:
    assert line_of(BOMBS["luck without end"]) == 2
    assert line_of(BOMBS["a long answer"]) == 2
    assert line_of(BOMBS["a name of 600 kB"]) == 1
    assert line_of(BOMBS["an undo by nobody"]) == 3


@pytest.fixture
def tricky(tmp_path: Path) -> Path:
    """A record whose names, levels and answers speak to the terminal."""

    def change(lines: Lines) -> None:
        lines[0]["seats"] = [
            {"name": f"Ada{ESCAPE}", "bot": f"greedy{ESCAPE}"},
            {"name": "B" + "o" * 500},
        ]
        lines[1]["answer"] = "\x1c\r".join(["", *str(lines[1]["answer"]).split(), ""])

    path = tmp_path / "tricky.jsonl"
    path.write_text(edited(change), encoding="utf-8")
    return path


@pytest.mark.parametrize("how", [[], ["--at", "3"], ["--lang", "fr"], ["--verify"]])
def test_a_replay_prints_no_control_characters(
    tricky: Path, how: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(tricky), *how]) == 0

    shown = capsys.readouterr().out
    assert "Ada" in shown
    assert [c for c in shown if c != "\n" and (c < " " or "\x7f" <= c <= "\x9f")] == []


def test_a_refusal_prints_no_control_characters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(edited(first_answer(answer=f"hand {ESCAPE}")), encoding="utf-8")

    assert run(["replay", str(path)]) == 1

    assert "\x1b" not in capsys.readouterr().err


def test_names_in_a_record_are_shown_short_and_plain(tricky: Path) -> None:
    match = pangaea.load(str(tricky))

    assert all(len(name) <= LONGEST_NAME for name in match.names)
    assert "\x1b" not in "".join(match.names + match.bots)
    assert "\x1b" not in json.dumps([line.text for line in match.log()], ensure_ascii=False)

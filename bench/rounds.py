"""Runs the contestants: a process each, one at a time, in rounds of short slices."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

from bench.lineup import Entry, Form

ROOT: Final = Path(__file__).resolve().parent.parent
BUILT: Final = ROOT / "build" / "compiled"  # what the package says of itself is here only
PLACES: Final = {Form.INTERPRETED: (ROOT / "src", BUILT), Form.COMPILED: (BUILT,)}

COPY_SHARE: Final = 0.25
"""A slice of copying, as a part of a slice of play."""


class AbsentError(Exception):
    """A contestant could not start, or is not what its entry says."""


@dataclass
class Row:
    """What was measured of one entry: per round, decisions and copies by CPU second."""

    entry: Entry
    seats: int = 0
    play: list[float] = field(default_factory=list)
    copy: list[float] = field(default_factory=list)
    absent: str = ""


class Worker:
    """A running contestant."""

    def __init__(self, entry: Entry) -> None:
        if not all(place.is_dir() for place in PLACES.get(entry.form, ())):
            raise AbsentError(f"no {entry.form} form has been built")
        self._process = spawn(
            entry.form, [entry.kind, entry.game, json.dumps(dict(entry.variants))]
        )
        hello = self._heard()
        self.seats = int(str(hello["seats"]))
        self.can_copy = "copy" in str(hello["does"])
        if entry.form is not Form.FOREIGN and hello["compiled"] != (entry.form is Form.COMPILED):
            self.close()
            raise AbsentError(f"what runs is not {entry.form}")

    def rate(self, what: str, seconds: float) -> float:
        """Let it work for a slice and return what it did by CPU second."""
        order = json.dumps({"do": what, "seconds": seconds})
        print(order, file=pipe(self._process.stdin), flush=True)
        reply = self._heard()
        return float(str(reply["done"])) / float(str(reply["seconds"]))

    def close(self) -> None:
        """End the contestant by ending its input."""
        pipe(self._process.stdin).close()
        self._process.wait()

    def _heard(self) -> Mapping[str, object]:
        line = pipe(self._process.stdout).readline()
        if not line:
            raise AbsentError(f"its worker ended with code {self._process.wait()}")
        heard: Mapping[str, object] = json.loads(line)
        return heard


def our_games() -> list[str]:
    """Ask the library which games it has."""
    process = spawn(Form.INTERPRETED, ["games"])
    line, _ = process.communicate()
    if process.returncode:
        return []
    games: list[str] = json.loads(line)["games"]
    return games


def measured(entries: list[Entry], rounds: int, seconds: float) -> list[Row]:
    """Measure all entries, a slice each by round, so that a busy moment hits them alike."""
    rows = [Row(entry) for entry in entries]
    workers = {place: worker for place, row in enumerate(rows) if (worker := started(row))}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for place, worker in rotated(list(workers.items()), number):
            take_slices(worker, rows[place], seconds)
    for worker in workers.values():
        worker.close()
    return rows


def started(row: Row) -> Worker | None:
    """Start the contestant of a row, or note in the row why it is absent."""
    print(f"starting {row.entry.title}", file=sys.stderr)
    try:
        worker = Worker(row.entry)
    except AbsentError as reason:
        row.absent = str(reason)
        return None
    row.seats = worker.seats
    return worker


def take_slices(worker: Worker, row: Row, seconds: float) -> None:
    """Note one slice of play, and one of copying where that is measured."""
    row.play.append(worker.rate("play", seconds))
    if worker.can_copy:
        row.copy.append(worker.rate("copy", seconds * COPY_SHARE))


def rotated(order: list[tuple[int, Worker]], by: int) -> list[tuple[int, Worker]]:
    """Let another contestant begin each round."""
    start = by % max(len(order), 1)
    return order[start:] + order[:start]


def spawn(form: Form, arguments: list[str]) -> subprocess.Popen[str]:
    """Start a worker that finds the library in the given form first."""
    return subprocess.Popen(
        [sys.executable, "-m", "bench.worker", *arguments],
        cwd=ROOT,
        env=environment(form),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def environment(form: Form) -> dict[str, str]:
    """Return our environment with one form of the library to be found."""
    places = PLACES.get(form)
    rest = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return rest | ({"PYTHONPATH": os.pathsep.join(map(str, places))} if places else {})


def pipe(end: IO[str] | None) -> IO[str]:
    """Return a pipe that was asked for, so it is there."""
    assert end is not None
    return end

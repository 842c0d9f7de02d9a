"""Hours of faults: kills and power cuts, in bounded rounds until the time is over.

Run as `python -m tests.server.soak [HOURS]` (`make soak HOURS=2`); it ends by itself.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.server.crashes import Figures, crash_trial
from tests.server.power_cuts import check_server, cut_and_check, cuts, record

KILLS = 100  # a round
CUTS = 1_000
MOVES = 30  # acknowledged in each session of a recording
SECONDS = 1_800  # that a round may take on a busy machine


def kill_round(number: int) -> Figures:
    """Kill a server in the middle of everything."""
    with TemporaryDirectory() as room:
        return crash_trial(Path(room), KILLS, number, SECONDS)


def cut_round(number: int) -> int:
    """Record a server and cut its power."""
    with TemporaryDirectory() as folder:
        top, work, left = (Path(folder) / name for name in ("disk", "work", "left"))
        for path in (top, work, left):
            path.mkdir()
        played = record(top, work, MOVES)
        chosen = cuts(played.notes, CUTS, number)
        cut_and_check(played.disk, played.notes, chosen, left, check_server(played))
        return len(chosen)


def soak(hours: float) -> None:
    """Go on until the time is over; the first fault that is not survived ends it."""
    began, total, power_cuts, number = monotonic(), Figures(), 0, 0
    while number == 0 or monotonic() - began < hours * 3600:
        number += 1
        total.add(kill_round(number))
        power_cuts += cut_round(number)
        say(total, power_cuts, monotonic() - began)


def say(total: Figures, power_cuts: int, seconds: float) -> None:
    """Print the figures so far."""
    sys.stdout.write(
        f"{seconds / 3600:.2f} h: {total.kills} kills and {power_cuts} power cuts; acknowledged and"
        f" kept: {total.answers} answers, {total.undos} undos, {total.joins} joins,"
        f" {total.rematches} rematches\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    soak(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)

"""`python -m bench`: measure our speed beside the peers', and judge it by our own bars."""

import argparse
import json
import platform
import sys

from bench.lineup import PEERS, ours
from bench.report import Report
from bench.rounds import measured, our_games


def main() -> int:
    """Measure, print, and return 1 when a bar is missed."""
    wish = arguments()
    rounds, seconds = (3, 0.1) if wish.quick else (wish.rounds, wish.seconds)
    report = Report(measured(PEERS + ours(our_games()), rounds, seconds))
    if wish.json:
        print(json.dumps(report.plain(), indent=2))
    else:
        print(heading(rounds, seconds), *report.lines(), sep="\n")
    return 0 if report.is_good else 1


def heading(rounds: int, seconds: float) -> str:
    """Say how it was measured."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return (
        f"Random play on one core, {python}: decisions of players by CPU second, "
        f"median of {rounds} interleaved rounds of {seconds:g} s."
    )


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print plain data for programs")
    parser.add_argument("--quick", action="store_true", help="3 rounds of 0.1 s: a rough idea")
    parser.add_argument("--rounds", type=int, default=15, help="how many rounds (15)")
    parser.add_argument("--seconds", type=float, default=0.12, help="CPU seconds by slice (0.12)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())

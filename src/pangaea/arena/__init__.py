"""Many games between bots: results with intervals, the same for the same seed."""

from pangaea.arena.report import Contestant, Report, Speed, Spread
from pangaea.arena.simulate import BadSeries, duel, simulate
from pangaea.arena.statistics import Estimate

__all__ = [
    "BadSeries", "Contestant", "Estimate", "Report", "Speed", "Spread", "duel", "simulate",
]  # fmt: skip

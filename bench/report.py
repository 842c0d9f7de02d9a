"""What the rows say: medians, ratios, and the bars we set ourselves."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Final

from bench.lineup import BASELINE, NATIVE, Entry, Form, Work
from bench.rounds import Row

MICRO: Final = 1e6
TITLE_WIDTH: Final = 49


@dataclass(frozen=True)
class Bar:
    """A promise, what was measured, and whether it is kept."""

    promise: str
    measured: float | None
    kept: bool

    @property
    def verdict(self) -> str:
        """Say in a word how it went."""
        return "PASS" if self.kept else "FAIL"


class Report:
    """The rows of a run, ready to be asked."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.by_entry = {key(row.entry): row for row in rows}

    def ratio(self, row: Row, base: Entry = BASELINE) -> float | None:
        """Compare with another row within each round, and take the median of the rounds."""
        other = self.by_entry.get(key(base))
        if other is None or not other.play or not row.play:
            return None
        return median(a / b for a, b in zip(row.play, other.play, strict=True))

    def cubosaurs(self, form: Form, work: Work = Work.GAMES) -> Row | None:
        """Find the row of the basic game, played by the library's own playout."""
        kind = "pangaea-games" if work is Work.GAMES else "pangaea-rollouts"
        return self.by_entry.get((kind, "cubosaurs", form, ""))

    def bars(self) -> list[Bar]:
        """Judge the basic game of Cubosaurs at three seats."""
        return [
            self._at_least(8, Form.COMPILED, Work.GAMES, BASELINE),
            self._copies_within(0.5),
            self._at_least(1, Form.COMPILED, Work.ROLLOUTS, NATIVE),
        ]

    def _at_least(self, times: float, form: Form, work: Work, base: Entry) -> Bar:
        row = self.cubosaurs(form, work)
        ratio = self.ratio(row, base) if row else None
        promise = f"Cubosaurs {form}, {work.name.lower()}: at least {times:g}x {base.title}"
        return Bar(promise, ratio, ratio is not None and ratio >= times)

    def _copies_within(self, micros: float) -> Bar:
        row = self.cubosaurs(Form.COMPILED)
        cost = copy_micros(row) if row else None
        promise = f"Cubosaurs compiled: a copy in less than {micros:g} µs"
        return Bar(promise, cost, cost is not None and cost < micros)

    def lines(self) -> Iterator[str]:
        """Write the table, then the bars."""
        for work in Work:
            yield f"\n{work.value}"
            yield f"  {'':{TITLE_WIDTH}} seats  decisions/s  spread  x oh_hell  copy µs"
            yield from (self._line(row) for row in self.rows if row.entry.work is work)
        yield ""
        yield from (line(bar) for bar in self.bars())

    def _line(self, row: Row) -> str:
        title = f"  {row.entry.title:{TITLE_WIDTH}}"
        if row.absent:
            return f"{title}     -  absent: {row.absent}"
        rate = f"{median(row.play):11,.0f}  {'±' + format(spread(row.play), '.0%'):>6}"
        ratio, copy = figure(self.ratio(row), 9), figure(copy_micros(row), 7)
        return f"{title} {row.seats:5}  {rate}  {ratio}  {copy}"

    def plain(self) -> dict[str, object]:
        """Return everything as plain data, for programs."""
        return {
            "rows": [self._plain_row(row) for row in self.rows],
            "bars": [
                {"promise": bar.promise, "measured": bar.measured, "verdict": bar.verdict}
                for bar in self.bars()
            ],
        }

    def _plain_row(self, row: Row) -> dict[str, object]:
        return {
            "contestant": row.entry.title,
            "work": row.entry.work.name.lower(),
            "seats": row.seats,
            "decisions_per_second": median(row.play) if row.play else None,
            "rounds": row.play,
            "ratio": self.ratio(row),
            "copy_micros": copy_micros(row),
            "absent": row.absent or None,
        }

    @property
    def is_good(self) -> bool:
        """Tell whether every bar is kept."""
        return all(bar.kept for bar in self.bars())


def key(entry: Entry) -> tuple[str, str, Form, str]:
    """Identify an entry: its variants have no hash of their own."""
    variants = ",".join(f"{name}={value}" for name, value in sorted(entry.variants.items()))
    return entry.kind, entry.game, entry.form, variants


def line(bar: Bar) -> str:
    """Write a bar as a line."""
    measured = "not measured" if bar.measured is None else f"measured {bar.measured:.2f}"
    return f"{bar.verdict:8}  {bar.promise} ({measured})"


def spread(rates: list[float]) -> float:
    """Return half the width of the middle half of the rounds, as a part of the median."""
    low, middle, high = quantiles(rates, n=4, method="inclusive")
    return (high - low) / 2 / middle


def copy_micros(row: Row) -> float | None:
    """Return the median time of a copy in microseconds."""
    return MICRO / median(row.copy) if row.copy else None


def figure(value: float | None, width: int) -> str:
    """Write a number with two decimals, or a dash."""
    return f"{'-':>{width}}" if value is None else f"{value:{width}.2f}"

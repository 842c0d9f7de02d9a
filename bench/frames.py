"""`python -m bench.frames`: how smoothly the longest moment of each game plays in Chromium.

Of a recorded game of every title the answer that sets off most is shown to a page on which things
move. What the page's main thread does is traced at a quarter of the processor's speed and counted
frame by frame, as time of that thread, so that what else the machine does counts little. The time
between frames is taken at full speed, beside that of an empty page in the same run.
"""

import argparse
import json
import sys
from bisect import bisect_left
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from playwright.sync_api import Browser, Page
from tests.browser.conftest import Served, launched
from tests.browser.pages import DESKTOP, Looks, Opener
from tests.browser.playback import Playback, Recorded

from bench.percentile import percentile
from pangaea import shelf

SLOWER: Final = 4
FRAME_MS, TASK_MS, TIMES_EMPTY = 10.0, 50.0, 1.2
MOVING: Final[Looks] = {**DESKTOP, "reduced_motion": "no-preference"}
CATEGORIES: Final = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASK: Final = "RunTask"
BEGINS: Final = "FireAnimationFrame"  # in the task that makes a frame
KILO: Final = 1000
SECONDS_EMPTY: Final = 4
FRAMES: Final = """() => {
  window.frames_seen = [];
  const frame = (now) => { window.frames_seen.push(now); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""


class Work(Struct):
    """What the main thread did while a moment played."""

    frames: list[float]  # milliseconds of work, frame by frame
    longest: float  # of a single task


class Figures(Struct):
    """What was measured of one game."""

    game: str
    answer: int
    frames: int
    p95_work: float
    longest_task: float
    p95_between: float
    p95_empty: float

    def missed(self) -> list[str]:
        """Name the bars that were missed."""
        bars = {
            "work per frame": self.p95_work > FRAME_MS,
            "longest task": self.longest_task > TASK_MS,
            "between frames": self.p95_between > TIMES_EMPTY * self.p95_empty,
        }
        return [name for name, is_missed in bars.items() if is_missed]


def longest_moment(game: str, seats: int) -> int:
    """Say after how many answers comes the one that sets off most."""
    played = Recorded(None, game, seats)  # type: ignore[arg-type]  # nobody looks
    weights: list[int] = []
    while played.match.asked:
        played.answer()
        weights.append(sum(1 for _ in staged_things(played)))
    return weights.index(max(weights))


def staged_things(played: Playback) -> Iterator[str]:
    """Everything that the last answer shows large or moves."""
    for scene, moves in played.match.acts(played.seat, played.language):
        yield from (line.text for line in scene.log for _ in (line.shows or [None]) if line.staged)
        yield from (str(move) for move in moves)


def sat_down(page: Page, game: str, seats: int, answers: int) -> Playback:
    """Open a page just before a moment."""
    shown = Recorded(page, game, seats).play(answers).open()
    page.wait_for_timeout(KILO)
    return shown


def traced(browser: Browser, shown: Playback) -> Work:
    """Play the next answer on a slow processor, and count what the main thread does."""
    line = shown.page.context.new_cdp_session(shown.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    shown.page.evaluate(FRAMES)
    browser.start_tracing(page=shown.page, categories=CATEGORIES)
    shown.step()
    shown.rest_at_last(looking_every=KILO)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return work_in(events)


def work_in(events: list[dict[str, object]]) -> Work:
    """Add up the tasks of the page's main thread from one that makes a frame to the next."""
    begins = sorted(stamp(one) for one in events if one["name"] == BEGINS)
    thread = {(one["pid"], one["tid"]) for one in events if one["name"] == BEGINS}
    frames: list[float] = [0.0]
    longest = 0.0
    for task in sorted((one for one in events if is_task(one, thread)), key=stamp):
        if makes_frame(task, begins):
            frames.append(0.0)
        frames[-1] += spent(task)
        longest = max(longest, spent(task))
    return Work(frames, longest)


def is_task(event: dict[str, object], thread: set[tuple[object, object]]) -> bool:
    ours = (event["pid"], event["tid"]) in thread
    return ours and event["name"] == TASK and "dur" in event


def makes_frame(task: dict[str, object], begins: list[float]) -> bool:
    first = bisect_left(begins, stamp(task))
    return first < len(begins) and begins[first] < stamp(task) + float(str(task["dur"]))


def stamp(event: dict[str, object]) -> float:
    return float(str(event["ts"]))


def spent(event: dict[str, object]) -> float:
    """Milliseconds of the thread's own time, where the trace knows it."""
    return float(str(event.get("tdur") or event["dur"])) / KILO


def between_frames(page: Page) -> float:
    """The time between frames that few exceed."""
    seen: list[float] = page.evaluate("window.frames_seen")
    return percentile([later - sooner for sooner, later in pairwise(seen)], 95)


def played_at_full_speed(shown: Playback) -> float:
    shown.page.evaluate(FRAMES)
    shown.step()
    shown.rest_at_last(looking_every=KILO)
    return between_frames(shown.page)


def empty_page(browser: Browser) -> float:
    """How an empty page fares on this machine, now."""
    page = browser.new_page()
    page.evaluate(FRAMES)
    page.wait_for_timeout(SECONDS_EMPTY * KILO)
    found = between_frames(page)
    page.close()
    return found


def measured(browser: Browser, address: str, game: str) -> Figures:
    """Play the longest moment twice: traced on a slow processor, and at full speed."""
    seats = shelf.game(game).usual_seats
    answers = longest_moment(game, seats)
    opener = Opener(browser, address)
    work = traced(browser, sat_down(opener.open(**MOVING), game, seats, answers))
    opener.close()
    opener = Opener(browser, address)
    shown = sat_down(opener.open(**MOVING), game, seats, answers)
    between, empty = played_at_full_speed(shown), empty_page(browser)
    opener.close()
    return Figures(
        game, answers, len(work.frames), percentile(work.frames, 95), work.longest, between, empty
    )


def main() -> int:
    """Measure, print, and return 1 when a bar is missed."""
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("games", nargs="*", default=[game.slug for game in shelf.games()])
    games: list[str] = wish.parse_args().games
    missed = False
    with TemporaryDirectory() as folder, launched() as browser:
        served = Served(Path(folder))
        try:
            for game in games:
                found = measured(browser, served.address, game)
                print(told(found))
                missed = missed or bool(found.missed())
        finally:
            served.stop()
    return int(missed)


def told(found: Figures) -> str:
    return (
        f"| {found.game} | {found.answer} | {found.frames} | {found.p95_work:.1f} ms"
        f" | {found.longest_task:.0f} ms | {found.p95_between:.1f} / {found.p95_empty:.1f} ms"
        f" | {', '.join(found.missed())} |"
    )


if __name__ == "__main__":
    sys.exit(main())

"""Tune an advisor's figures: what its values are worth, and which setting of a figure wins more.

    python -m bench.tuning fit evo:3 holotype:2 --seconds 20
    python -m bench.tuning try evo:3 --level strong@200 --games 60 --figure ripe=1 --figure ripe=40

`fit` lets all answers of positions from casual games run through the same worlds, equally often,
and compares what they lost against the best advised one with what their values say: the slope is
`stakes`. `faith` is the variance of one world's result over that of what the slope leaves
unexplained; the search's own view is not the truth, so two to four times as much served better.
`try` plays each setting of a figure among casual ones, on every seat in turn with the same luck.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import count
from time import process_time

from pangaea import arena, shelf
from pangaea.bots.search import Search
from pangaea.core.advisor import Advisor
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY, State

WORLDS = 60  # that every answer of a position runs through
SELDOM = 16  # of so many positions one is looked at
MOST_OPTIONS = 40
FAR = 0.8  # of the answers, those whose value is not so far behind that it hardly matters
WHOLE = ("ripe", "trust")  # figures that are whole numbers


def main(given: list[str] | None = None) -> None:
    """Fit or try, cell by cell."""
    wish = arguments(given)
    for cell in wish.cells:
        slug, _, seats = cell.partition(":")
        game = shelf.game(slug)
        if wish.what == "fit":
            print(json.dumps({"cell": cell, **fitted(game, int(seats), wish.seconds)}), flush=True)
            continue
        for figure in wish.figure or [""]:
            print(json.dumps({"cell": cell, **tried(game, int(seats), figure, wish)}), flush=True)


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="bench.tuning", description=__doc__)
    parser.add_argument("what", choices=["fit", "try"])
    parser.add_argument("cells", nargs="+", metavar="GAME:SEATS")
    parser.add_argument("--seconds", type=float, default=20.0, help="of processor time for a fit")
    parser.add_argument("--figure", action="append", metavar="NAME=VALUE[,NAME=VALUE]")
    parser.add_argument("--level", default="strong@200")
    parser.add_argument("--rival", default="casual")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(given)


# -- trying ------------------------------------------------------------------------------------


def tried(game: Game, seats: int, figure: str, wish: argparse.Namespace) -> dict[str, object]:
    """Play with another setting of some figures, then put them back."""
    before = change(game.advisor, settings(figure))
    blocks = max(1, wish.games // seats)
    report = arena.duel(game, wish.level, wish.rival, blocks * seats, wish.seed, seats)
    change(game.advisor, before)
    rate = report.contestants[0].rate
    return {
        "figure": figure, "level": wish.level, "rival": wish.rival, "games": blocks * seats,
        "share": round(rate.value, 3), "low": rate.low, "high": rate.high, "fair": 1 / seats,
    }  # fmt: skip


def settings(text: str) -> dict[str, float]:
    """Read `ripe=40,stakes=0.02`."""
    pairs = [part.split("=") for part in text.split(",") if part]
    return {name: int(value) if name in WHOLE else float(value) for name, value in pairs}


def change(advisor: Advisor, figures: dict[str, float]) -> dict[str, float]:
    """Set figures of an advisor; return what they were."""
    before = {name: getattr(advisor, name) for name in figures}
    for name, value in figures.items():
        setattr(advisor, name, value)
    return before


# -- fitting -----------------------------------------------------------------------------------


def fitted(game: Game, seats: int, seconds: float) -> dict[str, object]:
    """Compare what answers lost with what their values say."""
    even = {"faith": 1e-3, "ripe": 1 << 30, "stakes": 0.0}
    before = change(game.advisor, even)
    answers: list[tuple[float, float]] = []
    spreads: list[float] = []
    deadline = process_time() + seconds
    for state, seat in positions(game, seats):
        if process_time() > deadline:
            break
        spreads.append(compare(game, state, seat, answers))
    change(game.advisor, before)
    return slope(answers, sum(spread * spread for spread in spreads) / len(spreads))


def positions(game: Game, seats: int) -> Iterator[tuple[State, int]]:
    """Come upon open questions with a choice, in games that casual ones play."""
    passed = 0
    for number in count():
        luck = Dice(number)
        state = game.start(game.setup(seats, {}), luck)
        while (seat := int(state.first_asked())) != NOBODY:
            veiled = state.veiled(seat)
            choices = len(state.options(seat))
            if 1 < choices <= MOST_OPTIONS and not state.question(seat).secret:
                passed += 1
                if passed % SELDOM == 0:
                    yield veiled, seat
            state.answer(seat, game.advisor.best(veiled, seat, luck), luck)


def compare(game: Game, veiled: State, seat: int, answers: list[tuple[float, float]]) -> float:
    """Let every answer run through the same worlds; add how far value and result lie behind."""
    search = Search(veiled, seat, Dice(1), game.advisor)
    search.start_race()
    race = search.race
    assert race is not None
    for runner in [race.pacemaker, *race.runners]:
        for _ in range(WORLDS if runner.ran == 0 else 0):
            search.run_world(race, runner)
    values = game.advisor.values(veiled, seat)
    answers += [
        (max(values) - values[runner.place], -runner.ahead / WORLDS)
        for runner in race.runners
        if runner is not race.pacemaker
    ]
    return race.spread()


def slope(answers: list[tuple[float, float]], noise: float) -> dict[str, object]:
    """Fit a line through nothing to the answers whose values lie near enough."""
    far = sorted(gap for gap, _ in answers)[int(FAR * len(answers))]
    near = [(gap, loss) for gap, loss in answers if gap <= far]
    stakes = sum(gap * loss for gap, loss in near) / max(1e-9, sum(gap * gap for gap, _ in near))
    left = sum((loss - stakes * gap) ** 2 for gap, loss in near) / len(near) - noise / WORLDS
    faith = noise / max(left, 1e-6)
    return {"answers": len(near), "stakes": round(stakes, 4), "faith": round(faith, 1)}


if __name__ == "__main__":
    main()

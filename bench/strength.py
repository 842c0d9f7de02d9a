"""How strong the levels are: one contestant against rivals of another level, cell by cell.

    python -m bench.strength --level strong@200 --rival casual --blocks 20 cubosaurs:2 evo:3

A block is one deal played once with the contestant on every seat, so luck and seat cancel out. A
cell prints the share of victories with its 95 % interval, beside the fair share. What was played
stands in the file named by --keep, and is not played again. Then, for each game, how many
iterations a search makes in a second of one core.
"""

import argparse
import json
import sys
from pathlib import Path
from time import process_time

from pangaea import arena, shelf
from pangaea.bots.search import Search
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.state import State

OPENINGS = ((1, 5), (2, 25), (3, 60))  # seeds, and answers played before a search is measured
MEASURED = 0.5  # seconds of processor time for each
SLICE = 20
SPIEL = 100  # iterations of OpenSpiel's search for each


def main(given: list[str] | None = None) -> None:
    """Play the cells that were asked for."""
    wish = arguments(given)
    for cell in wish.cells or usual_cells():
        slug, _, seats = cell.partition(":")
        if wish.blocks:
            print(json.dumps(played(slug, int(seats), wish)), flush=True)
        if wish.speed:
            rate = iterations_per_second(shelf.game(slug), int(seats))
            print(json.dumps({"game": slug, "seats": int(seats), "per_second": rate}), flush=True)


def usual_cells() -> list[str]:
    """Every game with the fewest players it has, and with the usual number."""
    seats = [(game.slug, sorted({game.seats[0], game.usual_seats})) for game in shelf.games()]
    return [f"{slug}:{number}" for slug, numbers in seats for number in numbers]


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="bench.strength", description=__doc__)
    parser.add_argument("cells", nargs="*", metavar="GAME:SEATS")
    parser.add_argument("--level", default="strong@200")
    parser.add_argument("--rival", default="casual")
    parser.add_argument("--blocks", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--speed", action="store_true", help="measure iterations per second too")
    parser.add_argument("--keep", type=Path, help="a file of what was played, one line a cell")
    return parser.parse_args(given)


def played(slug: str, seats: int, wish: argparse.Namespace) -> dict[str, object]:
    """Play a cell, unless it has been played."""
    cell: dict[str, object] = {
        "game": slug, "seats": seats, "level": wish.level, "rival": wish.rival,
        "games": wish.blocks * seats, "seed": wish.seed,
    }  # fmt: skip
    for known in kept(wish.keep):
        if cell.items() <= known.items():
            return known
    report = arena.duel(
        shelf.game(slug), wish.level, wish.rival, wish.blocks * seats, wish.seed, seats, wish.jobs
    )
    rate = report.contestants[0].rate
    found = {
        **cell, "share": round(rate.value, 3), "low": round(rate.low or 0.0, 3),
        "high": round(rate.high or 1.0, 3), "fair": round(1 / seats, 3),
        "seconds": round(report.speed.seconds, 1),
    }  # fmt: skip
    if wish.keep is not None:
        with wish.keep.open("a") as file:
            file.write(json.dumps(found) + "\n")
    return found


def kept(path: Path | None) -> list[dict[str, object]]:
    """Return the cells that were played before; a line that was cut off is played again."""
    if path is None or not path.exists():
        return []
    found = []
    for line in path.read_text().splitlines():
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            print(f"{path}: a line is damaged and will be played again", file=sys.stderr)
    return found


def iterations_per_second(game: Game, seats: int, farther: int = 0) -> int:
    """Measure searches early, later and late in a game, by the processor's clock.

    They may look so many steps of pace farther ahead than strong does.
    """
    done, spent = 0, 0.0
    for seed, answers in OPENINGS:
        state = opening(game, seats, seed, answers)
        seat = int(state.first_asked())
        search = Search(state.veiled(seat), seat, Dice(seed), game.advisor, farther=farther)
        began = process_time()
        while process_time() - began < MEASURED:
            search.run(SLICE)
            done += SLICE
        spent += process_time() - began
    return round(done / spent)


def spiel_iterations_per_second(game: Game, seats: int) -> int:
    """Measure OpenSpiel's search at the same positions."""
    from pangaea.research.ismcts import SpielBot  # noqa: PLC0415 - an extra

    spent, searcher = 0.0, SpielBot(1)
    for seed, answers in OPENINGS:
        state = opening(game, seats, seed, answers)
        seat = int(state.first_asked())
        began = process_time()
        searcher.searched(game, state.veiled(seat), seat, Dice(seed), SPIEL)
        spent += process_time() - began
    return round(SPIEL * len(OPENINGS) / spent)


def opening(game: Game, seats: int, seed: int, answers: int) -> State:
    """Play so many answers, then on to a question with a choice, never to the end."""
    luck = Dice(seed)
    state = game.start(game.setup(seats, {}), luck)
    good = state.copy()
    while answers > 0 or len(good.options(good.first_asked())) < 2:
        seat = state.first_asked()
        state.answer(seat, game.advisor.best(state.veiled(seat), seat, luck), luck)
        answers -= 1
        if state.is_over():
            return good
        if len(state.options(state.first_asked())) > 1:
            good = state.copy()
    return good


if __name__ == "__main__":
    main()

"""How long Eras lasts, and which reconstructed figures of its box make it long.

    python -m bench.eras_lengths --games 200 --seats 6 --level casual

Bots of one level play the same deals with the box as it is, and with boxes whose thunderbolts or
volcanoes differ in one point each; every sentence of the rulebook holds in all of them. A line says
how many turns the games took, and how many cards a piece lost to each cause in a hundred turns.
"""

import argparse
from collections import Counter
from statistics import median

from pangaea import shelf
from pangaea.arena.balance import distribution
from pangaea.arena.series import derived_seed
from pangaea.bots import bot
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.games.eras.box import BOLTS, CARDS, Box
from pangaea.games.eras.rules import names
from pangaea.games.eras.rules.scoring import cards_passed
from pangaea.games.eras.rules.table import Table

GAME = shelf.game("eras")
SEED = 7
CAUSES = {
    names.LAND: "insertions", names.PLACE: "insertions", names.ERUPT: "eruptions",
    names.LIGHTNING: "lightning",
}  # fmt: skip
OTHERS = "other thunderbolts"  # they strike between two answers, whatever is asked next


def with_bolts(**copies: int) -> Box:
    """Return the box with other thunderbolts; water holes make up the number."""
    bolts = {**BOLTS, **copies}
    bolts["water_hole"] += sum(BOLTS.values()) - sum(bolts.values())
    return Box(thunderbolts=bolts)


def without_volcanoes() -> Box:
    """Return the box with rocks in the place of volcanoes; the cone is the only one."""
    return Box(cards={name: spaces.replace("V", "R") for name, spaces in CARDS.items()})


BOXES = {
    "as it is": Box(),
    "no lightning": with_bolts(lightning=0),
    "no lightning, no eye of the storm": with_bolts(lightning=0, storm_eye=0),
    "no fault, no caldera": with_bolts(fault=0, caldera=0),
    "neither of these four": with_bolts(lightning=0, storm_eye=0, fault=0, caldera=0),
    "no loss of tokens": with_bolts(tremor=0, ash_fall=0, gusts=0, unrest=0),
    "no volcano but the cone": without_volcanoes(),
}


def main() -> None:
    """Play what was asked for."""
    parser = argparse.ArgumentParser(prog="bench.eras_lengths", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--level", default="casual")
    parser.add_argument("--box", action="append", choices=list(BOXES), help="only this one")
    wish = parser.parse_args()
    for name in wish.box or BOXES:
        print(f"{name}: {told(wish.seats, wish.level, BOXES[name], wish.games)}", flush=True)


def told(seats: int, level: str, box: Box, games: int) -> str:
    """Say how long games are with a box, and what sends pieces back."""
    lost: Counter[str] = Counter()
    turns = [played(seats, level, box, derived_seed(SEED, game), lost) for game in range(games)]
    spread = distribution(turns)
    causes = {cause: round(100 * cards / sum(turns)) for cause, cards in lost.most_common()}
    return f"{median(turns):g} turns ({spread.low}-{spread.high}), lost in 100 turns {causes}"


def played(seats: int, level: str, box: Box, seed: int, lost: Counter[str]) -> int:
    """Play a game; count the cards that pieces lose, and return the turns it took."""
    luck, thoughts = Dice(seed), [Dice(derived_seed(seed, seat)) for seat in range(seats)]
    state = GAME.start(GAME.setup(seats, {}, box), luck)
    assert isinstance(state, Table)
    bots = [bot(level) for _ in range(seats)]
    seat, last = state.first_asked(), NOBODY
    while seat != NOBODY:
        if seat != last:
            bots[seat].begin_turn()
            last = seat
        option = bots[seat].choose(GAME, state.veiled(seat), seat, thoughts[seat])
        before, step = standing(state), int(state.step)
        state.answer(seat, option, luck)
        fallen = sum(max(0, a - b) for a, b in zip(before, standing(state), strict=True))
        lost[CAUSES.get(step, OTHERS)] += fallen
        seat = state.first_asked()
    return int(state.turns)


def standing(table: Table) -> list[int]:
    """Return how many cards each piece has passed."""
    return [int(cards_passed(table, animal)) for animal in range(table.setup.animals)]


if __name__ == "__main__":
    main()

"""How long ten tables of experts wait for their bots, on two processes.

    python -m bench.experts --tables 10 --workers 2 --seconds 75

Every table is played by experts alone, each in the server's own pool of processes with the server's
own seconds for a turn. Measured is a turn, from the first question to a seat until another seat is
asked: the bar is that 99 of 100 last at most the level's seconds and a fifth.
"""

import argparse
import asyncio
import json
from time import monotonic
from typing import Final

import msgspec

from bench.percentile import percentile
from pangaea import shelf
from pangaea.bots import TurnBudget, bot, seconds_for
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.server.jobs import Position
from pangaea.server.pool import BotPool, fresh_seed

LEVEL: Final = "expert"
BAR: Final = 1.2  # times the seconds of a turn


class Crowd:
    """Tables that are played at once, and how long their turns took."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.pool = BotPool(workers, seconds_for(LEVEL))
        self.end = monotonic() + seconds
        self.turns: list[float] = []
        self.answers = 0
        self.at_a_glance = 0

    async def play(self, number: int) -> None:
        """Play one game after the other at a table, until the time is up."""
        games = shelf.games()
        while monotonic() < self.end:
            game = games[number % len(games)]
            match = Match(game, game.usual_seats, Dice(number), {})
            await self.play_out(match, f"{number}")

    async def play_out(self, match: Match, table: str) -> None:
        """Play a game turn by turn."""
        box = msgspec.json.encode(match.game.box).decode()
        while match.asked and monotonic() < self.end:
            seat, budget, began = match.asked[0], TurnBudget(seconds_for(LEVEL)), monotonic()
            while match.asked and match.asked[0] == seat:
                await self.answer(match, seat, budget, table, box)
            self.turns.append(monotonic() - began)

    async def answer(
        self, match: Match, seat: int, budget: TurnBudget, table: str, box: str
    ) -> None:
        """Give one answer of a turn, as the server's driver lets a bot find it."""
        asked, veiled = monotonic(), match.veiled(seat)
        whole = match.question(seat).secret or match.game.advisor.single
        thought = Position(
            game=match.game.slug, seats=match.seats, variants=match.variants, box=box,
            state=veiled.plain(), seat=seat, level=LEVEL, seed=fresh_seed(),
            budget=budget.share(whole=whole), rules=match.rules, table=table,
        )  # fmt: skip
        chosen = await self.pool.option(thought)
        if chosen is None:
            self.at_a_glance += 1
            chosen = bot("casual").choose(match.game, veiled, seat, Dice(thought.seed))
        budget.spend(monotonic() - asked)
        self.answers += 1
        match.answer(seat, chosen)


async def crowded(tables: int, workers: int, seconds: float) -> Crowd:
    """Let so many tables play at once."""
    crowd = Crowd(workers, seconds)
    try:
        await asyncio.gather(*(crowd.play(number) for number in range(tables)))
    finally:
        crowd.pool.close()
    return crowd


def main() -> None:
    """Play, and print what was measured."""
    parser = argparse.ArgumentParser(prog="bench.experts", description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=75.0)
    wish = parser.parse_args()
    crowd = asyncio.run(crowded(wish.tables, wish.workers, wish.seconds))
    p50, p99 = (percentile(crowd.turns, part) for part in (50, 99))
    print(
        json.dumps(
            {
                "turns": len(crowd.turns), "answers": crowd.answers,
                "at_a_glance": crowd.at_a_glance, "p50": round(p50, 2), "p99": round(p99, 2),
                "most": round(max(crowd.turns), 2), "bar": BAR * seconds_for(LEVEL),
            }
        )
    )  # fmt: skip
    raise SystemExit(0 if p99 <= BAR * seconds_for(LEVEL) else 1)


if __name__ == "__main__":
    main()

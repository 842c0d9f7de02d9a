"""One contestant in a process of its own: `python -m bench.worker KIND GAME [VARIANTS]`.

Speaks JSON lines. It presents itself, then for each line such as `{"do": "play", "seconds": 0.12}`
works that many CPU seconds and answers `{"done": 91234, "seconds": 0.1204}`. `do` is `play`
(decisions are counted) or `copy` (copies are). `python -m bench.worker games` lists our games.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from typing import TextIO

from bench.contestant import Contestant, Stopwatch
from bench.lineup import Variants


def main() -> None:
    """Be the contestant that the command line names, until the input ends."""
    wire = sys.stdout
    sys.stdout = sys.stderr  # what a library prints must not be taken for an answer
    kind, *rest = sys.argv[1:]
    for line in [our_games()] if kind == "games" else answers(contestant(kind, *rest), sys.stdin):
        print(json.dumps(line), file=wire, flush=True)


def our_games() -> Mapping[str, object]:
    """List the games of the library."""
    from bench import ours  # noqa: PLC0415 - the peers' environment does not have pangaea

    return {"games": ours.games()}


def answers(who: Contestant, orders: TextIO) -> Iterator[Mapping[str, object]]:
    """Present the contestant, then answer each order with what was done and the time it took."""
    steps = {"play": who.play} | ({"copy": who.copy} if who.copy else {})
    watches = {name: Stopwatch(step) for name, step in steps.items()}
    yield {"seats": who.seats, "compiled": who.compiled, "does": list(watches)}
    for line in orders:
        order = json.loads(line)
        done, seconds = watches[order["do"]].run(order["seconds"])
        yield {"done": done, "seconds": seconds}


def contestant(kind: str, game: str, variants: str = "{}") -> Contestant:
    """Make the contestant of that kind for that game."""
    if kind.startswith("pangaea"):
        return our_contestant(kind, game, json.loads(variants))
    return peer(kind, game)


def our_contestant(kind: str, game: str, variants: Variants) -> Contestant:
    """Make one of ours."""
    from bench import ours  # noqa: PLC0415 - the peers' environment does not have pangaea

    ways = {
        "pangaea-games": ours.whole_games,
        "pangaea-rollouts": ours.rollouts,
        "pangaea-listed": ours.listed_games,
    }
    return ways[kind](game, variants)


def peer(kind: str, game: str) -> Contestant:
    """Make a peer."""
    from bench import peers  # noqa: PLC0415 - only the peers' environment has what it loads

    ways = {
        "openspiel-games": peers.spiel_games,
        "openspiel-even-games": peers.spiel_even_games,
        "openspiel-rollouts": peers.spiel_rollouts,
        "openspiel-bot-games": peers.spiel_bot_games,
        "openspiel-native-rollouts": peers.spiel_native_rollouts,
        "rlcard-games": peers.rlcard_games,
        "rlcard-steps": peers.rlcard_steps,
    }
    return ways[kind](game)


if __name__ == "__main__":
    main()

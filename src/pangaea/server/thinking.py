"""What a worker process does: it rebuilds a veiled position, thinks, and says an option."""

import os
from functools import lru_cache
from multiprocessing import parent_process
from threading import Thread
from time import monotonic

import msgspec
from msgspec import Struct

from pangaea import bots, shelf
from pangaea.bots.roster import SearchBot
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.state import Setup
from pangaea.core.variants import VariantValue

SETUPS_KEPT = 64


class Position(Struct, frozen=True):
    """A position as a seat may know it, in plain data, and who thinks about it how long."""

    game: str
    seats: int
    variants: dict[str, VariantValue]
    box: str  # the figures of this table as JSON, whatever the usual ones are today
    state: dict[str, int | list[int]]
    seat: int
    level: str
    seed: int
    budget: float
    rules: int


def think(encoded: bytes) -> int:
    """Return the option a bot chooses."""
    position = msgspec.json.decode(encoded, type=Position)
    game = shelf.game(position.game)
    variants = tuple(sorted(position.variants.items()))
    state = game.blank(_setup(game, position.rules, position.seats, variants, position.box))
    state.refill(position.state)
    player = bots.bot(position.level)
    if isinstance(player, SearchBot):
        end = monotonic() + position.budget
        player.enough = lambda: monotonic() > end
    return player.choose(game, state, position.seat, Dice(position.seed))


@lru_cache(maxsize=SETUPS_KEPT)
def _setup(
    game: Game, rules: int, seats: int, variants: tuple[tuple[str, VariantValue], ...], box: str
) -> Setup:
    return game.setup_by(rules, seats, dict(variants), game.read_box(msgspec.json.decode(box)))


def stay_with_parent() -> None:
    """End this worker when the server is gone, even if it was killed."""
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)

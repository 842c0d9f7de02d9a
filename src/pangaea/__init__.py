"""Pangaea: one digital table for five dinosaur board games.

>>> import pangaea
>>> match = pangaea.new("cubosaurs", 3, seed=7)
>>> while match.asked:
...     seat = match.asked[0]
...     match.answer(seat, match.options(seat)[0])
>>> match.outcome.winners != []
True
"""

from importlib.metadata import version
from secrets import token_hex
from time import time

from msgspec import Struct

from pangaea import shelf
from pangaea.bots import bot, levels
from pangaea.bots.roster import Bot, UnknownLevel
from pangaea.core.errors import (
    BadBox,
    BadName,
    BadNotation,
    BadSeats,
    BadVariant,
    DamagedRecord,
    IllegalAnswer,
    NothingToUndo,
    PangaeaError,
    UnknownGame,
    UnknownLanguage,
    UnknownPosition,
    UnknownRules,
    UnknownSeat,
    UnreadableFile,
)
from pangaea.core.game import Game
from pangaea.core.luck import Dice, Luck, Script
from pangaea.core.match import Match
from pangaea.core.outcome import Outcome
from pangaea.core.question import Question
from pangaea.core.replay import replayed, verified
from pangaea.core.sealed import Sealed
from pangaea.core.state import State
from pangaea.core.variants import VariantValue
from pangaea.shelf import game
from pangaea.shelf import games as all_games

__all__ = [
    "BadBox",
    "BadName",
    "BadNotation",
    "BadSeats",
    "BadVariant",
    "Bot",
    "DamagedRecord",
    "Dice",
    "Game",
    "IllegalAnswer",
    "Luck",
    "Match",
    "NothingToUndo",
    "Outcome",
    "PangaeaError",
    "Question",
    "Script",
    "Sealed",
    "State",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownLevel",
    "UnknownPosition",
    "UnknownRules",
    "UnknownSeat",
    "UnreadableFile",
    "all_games",
    "bot",
    "game",
    "levels",
    "load",
    "loads",
    "new",
    "verify",
]
__version__ = version("pangaea")


def new(
    slug: str,
    seats: int,
    seed: int | str | None = None,
    *,
    box: str | Struct | None = None,
    names: list[str] | None = None,
    luck: Luck | None = None,
    **variants: VariantValue,
) -> Match:
    """Start a game: the same seed gives the same luck; `box` is a corrected box file."""
    chosen = shelf.game(slug)
    figures = shelf.read_box(chosen, box) if isinstance(box, str) else box
    door = luck or Sealed(token_hex(16) if seed is None else str(seed))
    return Match(chosen, seats, door, variants, box=figures, names=names, clock=time)


def loads(record: str) -> Match:
    """Rebuild a match from the text of a record; it can be played on."""
    match = replayed(record, shelf.game, luck=Sealed(token_hex(16)))
    match.clock = time
    return match


def load(path: str) -> Match:
    """Rebuild a match from a record file; it can be played on."""
    return loads(shelf.read_text(path))


def verify(record: str) -> bool:
    """Prove a record move by move; True if its luck is proven by the seed too."""
    return verified(record, shelf.game)

"""The file of what self-play taught: read, checked against the game it is for, and written."""

from typing import Final

import msgspec
from msgspec import Struct

from pangaea.core.errors import PangaeaError
from pangaea.core.model import Model, size

FORMAT: Final = "pangaea-value/1"
LONGEST: Final = 200_000  # characters of a file
MOST_HIDDEN: Final = 256
DIGITS: Final = 5  # of a weight that count


class DamagedModel(PangaeaError, ValueError):
    """A file is no model of this game."""


class Taught(Struct, frozen=True):
    """A model with what it reads, how it was made, and how well it foretold games it never saw."""

    format: str
    game: str
    figures: list[str]
    hidden: int
    weights: list[float]
    command: str  # that made it
    surprise: dict[str, float]  # in nats: of the model, of the formula, of who knows nothing


def read_model(text: str, game: str, figures: list[str], path: str) -> Model:
    """Return the model of a game; refuse what is none, or reads other figures."""
    if len(text) > LONGEST:
        raise damaged_model(game, path, f"{len(text)} > {LONGEST}")
    try:
        taught = msgspec.json.decode(text, type=Taught)
    except msgspec.MsgspecError as error:
        raise damaged_model(game, path, str(error)) from error
    problem = _problem(taught, game, figures)
    if problem:
        raise damaged_model(game, path, problem)
    return Model(len(figures), taught.hidden, taught.weights)


def write_model(taught: Taught) -> str:
    """Write a model so that people can look at what changed."""
    shortened = [float(f"{weight:.{DIGITS}g}") for weight in taught.weights]
    plain = msgspec.structs.replace(taught, weights=shortened)
    return msgspec.json.format(msgspec.json.encode(plain), indent=1).decode() + "\n"


def _problem(taught: Taught, game: str, figures: list[str]) -> str:
    if taught.format != FORMAT:
        return f"format: {taught.format}"
    if taught.game != game:
        return f"game: {taught.game}"
    if taught.figures != figures:
        return f"figures: {', '.join(taught.figures)}"
    if not 0 <= taught.hidden <= MOST_HIDDEN:
        return f"hidden: {taught.hidden}"
    wanted = int(size(len(figures), taught.hidden))
    return "" if len(taught.weights) == wanted else f"weights: {len(taught.weights)}, not {wanted}"


def damaged_model(game: str, path: str, problem: str) -> DamagedModel:
    """Say which file is damaged, and what to do about it."""
    return DamagedModel("error-model", slug=game, path=path, problem=problem)

"""The shelf: finds the games, and reads their words, rulebooks, art and box files."""

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from msgspec import Struct

from pangaea.core.errors import BadBox, UnknownGame
from pangaea.core.game import Game
from pangaea.core.rulebook import Rulebook, read_rulebook
from pangaea.core.words import read_words_with

GAMES: Final = "pangaea.games"


@cache
def games() -> tuple[Game, ...]:
    """Return every game on the shelf, by name."""
    names = sorted(
        module.name for module in iter_modules(import_module(GAMES).__path__) if module.ispkg
    )
    found = [import_module(f"{GAMES}.{name}").GAME for name in names]
    assert all(isinstance(game, Game) for game in found)
    return tuple(found)


def game(slug: str) -> Game:
    """Return the game with this name."""
    for known in games():
        if known.slug == slug:
            return known
    raise UnknownGame("error-unknown-game", slug=slug, known=", ".join(g.slug for g in games()))


def read_box(game: Game, path: str) -> Struct:
    """Read a corrected box file (TOML) for a game."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise BadBox("error-box-file", game=game.slug, path=path, problem=str(error)) from error
    return box_from_text(game, text)


def box_from_text(game: Game, text: str) -> Struct:
    """Read a corrected box (TOML) for a game."""
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox("error-box-syntax", game=game.slug, problem=str(error)) from error
    return game.read_box(plain)


@cache
def rulebook(slug: str, language: str) -> Rulebook:
    """Return a game's rulebook in a language."""
    text = _room(slug).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")
    return read_rulebook(slug, language, text)


@cache
def art(slug: str) -> dict[str, str]:
    """Return a game's own SVG symbols by name."""
    room = _room(slug).joinpath("art")
    return {
        file.name.removesuffix(".svg"): file.read_text(encoding="utf-8")
        for file in sorted(room.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".svg")
    }


def folder(slug: str) -> Path:
    """Return the folder of a game's package, to read its sources."""
    return Path(str(_room(slug)))


def _room(slug: str) -> Traversable:
    return files(GAMES).joinpath(slug)


def _texts(slug: str, language: str) -> list[str]:
    """Read the common words, then the game's own."""
    rooms = [files("pangaea")] + ([_room(slug)] if slug else [])
    return [room.joinpath("words", f"{language}.ftl").read_text("utf-8") for room in rooms]


read_words_with(_texts)

"""The shelf: finds the games, and reads their words, rulebooks, art and box files."""

import os
import tomllib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from secrets import token_hex
from shutil import copymode
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from pangaea.core.bounds import LONGEST_BOX, check_toml
from pangaea.core.errors import (
    BadBox,
    PangaeaError,
    UnknownGame,
    UnreadableFile,
    check_language,
)
from pangaea.core.figure import BadFigure, Figure, UnknownFigure
from pangaea.core.files import read_former_boxes_with, write_files_with
from pangaea.core.game import CONTRACT, Game
from pangaea.core.lesson import BadLesson, Lesson, UnknownLesson
from pangaea.core.rulebook import Rulebook, read_rulebook
from pangaea.core.taught import DamagedModel, damaged_model, read_model
from pangaea.core.words import read_words_with

GROUP: Final = "pangaea.games"  # the entry points of packages that bring a game
LESSON: Final = ".toml"  # what the file of a lesson ends with
FIGURES: Final = "figures.toml"  # beside a game's rulebook
MODEL: Final = ("advice", "value.json")  # in a game's package: what self-play taught its bots


class UnusableGame(PangaeaError):
    """A package promises a game that cannot be put on the shelf."""


@cache
def games() -> tuple[Game, ...]:
    """Return every game on the shelf, by name; those of this package come first of equal names."""
    return tuple(sorted(_stock().games.values(), key=lambda game: game.slug))


@cache
def unusable() -> tuple[UnusableGame, ...]:
    """Say which packages promise a game that cannot be played, and why."""
    return tuple(_stock().refused)


def damaged_models() -> tuple[DamagedModel, ...]:
    """Say whose bots do without what they learned, because the file of it is damaged."""
    return tuple(_stock().damaged)


class _Stock(NamedTuple):
    """What the packages bring: games, and what is wrong."""

    games: dict[str, Game]
    refused: list[UnusableGame]
    damaged: list[DamagedModel]


@cache
def _stock() -> _Stock:
    stock = _Stock({}, [], [])
    found, refused = stock.games, stock.refused
    for point in sorted(entry_points(group=GROUP), key=_ours_first):
        try:
            brought = _brought(point)
            if brought.slug in found:
                raise _refusal("error-game-twice", point, slug=brought.slug)
            found[brought.slug] = brought
            _teach(brought)
        except UnusableGame as refusal:
            refused.append(refusal)
        except DamagedModel as damage:
            stock.damaged.append(damage)
    return stock


def _teach(game: Game) -> None:
    """Give a game's advisor what self-play taught it, if the game brings such a file."""
    file = files(package_of(game)).joinpath(*MODEL)
    if not file.is_file():
        return
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeError as error:
        raise damaged_model(game.slug, str(file), str(error)) from error
    game.advisor.model = read_model(text, game.slug, game.advisor.figure_names(), str(file))


def _ours_first(point: EntryPoint) -> tuple[bool, str, str]:
    return _package(point) != "pangaea", _package(point), point.name


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.module


def _refusal(key: str, point: EntryPoint, **details: str | int) -> UnusableGame:
    told: dict[str, str | int] = {"package": _package(point), **details}
    return UnusableGame(key, game="", rule="", **told)


def _brought(point: EntryPoint) -> Game:
    """Load the game that a package brings, or say what is wrong with it."""
    try:
        brought = point.load()
    except Exception as error:  # whatever a stranger's package does wrong, the others are played
        problem = f"{type(error).__name__}: {error}"
        raise _refusal("error-game-broken", point, problem=problem) from error
    if not isinstance(brought, Game):
        raise _refusal("error-game-broken", point, problem=f"{point.value} is no Game")
    if brought.contract != CONTRACT:
        made_for = brought.contract
        raise _refusal("error-game-contract", point, made_for=made_for, contract=CONTRACT)
    return brought


def game(slug: str) -> Game:
    """Return the game with this name."""
    for known in games():
        if known.slug == slug:
            return known
    raise UnknownGame("error-unknown-game", slug=slug, known=", ".join(g.slug for g in games()))


def read_box(game: Game, path: str) -> Struct:
    """Read a corrected box file (TOML) for a game."""
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read(LONGEST_BOX + 1)
    except (OSError, UnicodeError) as error:
        raise BadBox("error-box-file", game=game.slug, path=path, problem=str(error)) from error
    return box_from_text(game, text)


def box_from_text(game: Game, text: str) -> Struct:
    """Read a corrected box (TOML) for a game."""
    check_toml(text, game.slug)
    try:
        plain = tomllib.loads(text)
    except ValueError as error:  # bad TOML, and what its values cannot be read as
        raise BadBox("error-box-syntax", game=game.slug, problem=str(error)) from error
    return game.read_box(plain)


def former_box(slug: str, digest: str) -> str:
    """Return a game's box of an earlier release as JSON, or \"\" if none has that digest."""
    kept = _room(slug).joinpath("former_boxes", f"{digest}.json")
    return kept.read_text(encoding="utf-8") if digest.isalnum() and kept.is_file() else ""


def read_text(path: str) -> str:
    """Read a text file."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (OSError, UnicodeError) as error:
        problem = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise UnreadableFile("error-file-read", path=path, problem=problem) from error


@cache
def rulebook(slug: str, language: str) -> Rulebook:
    """Return a game's rulebook in a language."""
    check_language(language)
    text = _room(game(slug).slug).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")
    return read_rulebook(slug, language, text)


@cache
def gists(slug: str, language: str) -> dict[str, str]:
    """Return every rule in one sentence: its first, unless the game has one that says more."""
    file = _room(game(slug).slug).joinpath("rulebook", "gists.toml")
    written = dict[str, dict[str, str]]()
    if file.is_file():
        written = msgspec.toml.decode(file.read_bytes(), type=dict[str, dict[str, str]])
    return {
        rule.number: written.get(rule.number, {}).get(language) or rule.first_sentence()
        for chapter in rulebook(slug, language).chapters
        for rule in chapter.paragraphs
        if rule.number
    }


@cache
def goal_card(slug: str, language: str) -> str:
    """Return the game on one card, in Markdown: what wins, what ends it, a turn; "" if none."""
    check_language(language)
    card = _room(game(slug).slug).joinpath("rulebook", f"card-{language}.md")
    return card.read_text(encoding="utf-8") if card.is_file() else ""


@cache
def lessons(slug: str) -> dict[str, Lesson]:
    """Return a game's lessons by name, in the order of their names; a game may bring none."""
    room = _room(game(slug).slug).joinpath("lessons")
    found = sorted(room.iterdir(), key=lambda file: file.name) if room.is_dir() else []
    return {
        file.name.removesuffix(LESSON): _lesson(slug, file)
        for file in found
        if file.name.endswith(LESSON)
    }


def lesson(slug: str, name: str) -> Lesson:
    """Return the lesson of this name."""
    known = lessons(slug)
    if name not in known:
        raise UnknownLesson("error-unknown-lesson", game=slug, name=name, known=", ".join(known))
    return known[name]


def _lesson(slug: str, file: Traversable) -> Lesson:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Lesson)
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadLesson("error-lesson", game=slug, name=file.name, problem=str(error)) from error


@cache
def figures(slug: str) -> dict[str, Figure]:
    """Return the figures of a game's rulebook by name, as they follow each other; maybe none."""
    file = _room(game(slug).slug).joinpath("rulebook", FIGURES)
    if not file.is_file():
        return {}
    try:
        return msgspec.toml.decode(file.read_bytes(), type=dict[str, Figure])
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadFigure("error-figure", game=slug, name=FIGURES, problem=str(error)) from error


def figure(slug: str, name: str) -> Figure:
    """Return the figure of this name."""
    known = figures(slug)
    if name not in known:
        raise UnknownFigure("error-unknown-figure", game=slug, name=name, known=", ".join(known))
    return known[name]


@cache
def art(slug: str) -> dict[str, str]:
    """Return a game's own SVG symbols by name."""
    room = _room(game(slug).slug).joinpath("art")
    return {
        file.name.removesuffix(".svg"): file.read_text(encoding="utf-8")
        for file in sorted(room.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".svg")
    }


def package_of(game: Game) -> str:
    """Name the package that a game's modules, words, rulebook and art lie in."""
    module = type(game).__module__
    return module.rpartition(".")[0] or module


def folder(slug: str) -> Path:
    """Return the folder of a game's package, to read its sources."""
    return Path(str(_room(slug)))


def _room(slug: str) -> Traversable:
    """Return the package that a game was brought by."""
    return files(package_of(game(slug)))


def texts(slug: str, language: str) -> list[str]:
    """Read the common words, then the game's own."""
    known = any(game.slug == slug for game in games())
    rooms = [files("pangaea")] + ([_room(slug)] if known else [])
    return [room.joinpath("words", f"{language}.ftl").read_text("utf-8") for room in rooms]


def write_file(path: str, text: str) -> None:
    """Write a file so that a crash leaves it as it was or as it is to be, never half."""
    target = Path(path).resolve()
    if target.exists() and not target.is_file():  # a device or a pipe: nothing to keep
        target.write_text(text, encoding="utf-8")
        return
    fresh = target.with_name(f".pangaea-{token_hex(8)}")
    try:
        with open(fresh, "x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            copymode(target, fresh)
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)
    reach_disk(target.parent)


def make_folder(folder: Path, mode: int = 0o777) -> None:
    """Make a folder, and those it lies in, so that a power cut does not lose it again."""
    if folder.exists():
        return
    make_folder(folder.parent)
    folder.mkdir(mode, exist_ok=True)
    reach_disk(folder.parent)


def reach_disk(folder: Path) -> None:
    """Wait until a folder's list of files is on disk, where the system can tell."""
    if hasattr(os, "O_DIRECTORY"):
        door = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(door)
        finally:
            os.close(door)


read_words_with(texts)
write_files_with(write_file)
read_former_boxes_with(former_box)

"""A figure of a rulebook: a position of the game, and which part of the table it shows.

A position is reached as in a record, by what chance said and by answers; what it would take a
whole game to come to is laid out instead, field by field of the table.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from pangaea.core import notation
from pangaea.core.errors import BadNotation, PangaeaError
from pangaea.core.game import Game
from pangaea.core.lesson import Guide, Texts
from pangaea.core.match import Match
from pangaea.core.scene import Area, Scene
from pangaea.core.state import WrongShape
from pangaea.core.variants import VariantValue
from pangaea.core.words import words_for

Laid = dict[str, int | list[int]]  # fields of a table, as plain data


class UnknownFigure(PangaeaError, LookupError):
    """The rulebook has no figure of that name."""


class BadFigure(PangaeaError, ValueError):
    """The figures of a rulebook cannot be read, or do not fit their game."""


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """Where it stands, what it shows of which position, and the words beside it."""

    rule: str  # the paragraph it stands under
    caption: Texts
    seats: int
    every_number: bool = False  # a set-up, drawn for any number of players; for `seats` at first
    shows: tuple[str, ...] = ()  # areas, with all within them; none: the whole table
    gallery: bool = False  # each thing that lies there, large, with its name and what it does
    names: tuple[str, ...] = ()  # of the players, where the words name them
    looks: int | None = None  # the seat that looks; none: a spectator
    variants: dict[str, VariantValue] = {}
    seed: int = 0  # of the dice, where nothing is said of chance
    luck: tuple[int, ...] = ()
    answers: tuple[str, ...] = ()  # as they are written in a record
    table: Laid = {}  # what lies otherwise than the answers left it
    each: tuple[Laid, ...] = ()  # of a gallery of what never lies there together: one by one


def draw_figure(name: str, figure: Figure, game: Game, language: str) -> Scene:
    """Draw what a figure shows."""
    first, *others = [
        part_of(match.scene(figure.looks, language), figure.shows)
        for match in figure_matches(name, figure, game, figure_names(figure, language))
    ]
    pieces = [piece for scene in (first, *others) for piece in scene.pieces]
    return replace(first, pieces=tuple(pieces)) if others else first


def with_players(figure: Figure, seats: int) -> Figure:
    """Return a set-up as it is for another number of players: dealt anew, and nobody is named."""
    if seats == figure.seats:
        return figure
    return replace(figure, seats=seats, luck=(), names=())


def figure_names(figure: Figure, language: str) -> list[str]:
    """Name the players as the words beside the figure do, or else as bots are named."""
    say = words_for("", language).say
    unnamed = [say(f"bot-name-{number}") for number in range(figure.seats)]
    return [*figure.names, *unnamed[len(figure.names) :]]


def figure_matches(name: str, figure: Figure, game: Game, names: Sequence[str]) -> Iterator[Match]:
    """Play to the position of a figure, or to each of them, and lay out what differs."""
    for laid in figure.each or ({},):
        luck = Guide(figure.luck, figure.seed)
        match = Match(game, figure.seats, luck, figure.variants, names=[*names])
        if figure.every_number:
            _set_up(match, figure.answers)
        else:
            for answer in figure.answers:
                _give(match, answer, name)
        _lay(match, {**figure.table, **laid}, name)
        yield match


def _lay(match: Match, laid: Laid, name: str) -> None:
    try:
        match.state.refill({**match.state.plain(), **laid})
    except WrongShape as error:
        slug = match.game.slug
        raise BadFigure("error-figure", game=slug, name=name, problem=str(error)) from error


def _set_up(match: Match, answers: Sequence[str]) -> None:
    """Give the answers over and over, one player after the other, while they answer anything."""
    for answer in [*answers] * match.seats:
        _is_given(match, answer)


def _give(match: Match, answer: str, name: str) -> None:
    if not _is_given(match, answer):
        raise BadFigure("error-figure", game=match.game.slug, name=name, problem=answer)


def _is_given(match: Match, answer: str) -> bool:
    """Give an answer for the first of those asked who can give it; tell whether somebody can."""
    for seat in match.asked:
        try:
            option = notation.read(match.question(seat), answer)
        except BadNotation:
            continue
        if option in match.options(seat):
            match.answer(seat, option)
            return True
    return False


def part_of(scene: Scene, shows: Sequence[str]) -> Scene:
    """Return the areas that are shown, with all within them; nobody is asked, nothing is told."""
    still = replace(scene, ask=None, log=(), ending=None, departures=(), notes=(), focus=())
    if not shows:
        return still
    shown: dict[str, Area] = {}
    for area in _parents_first(scene.areas):
        if area.id in shows:
            shown[area.id] = replace(area, parent="", spot="")
        elif area.parent in shown:
            shown[area.id] = area
    areas = sorted(shown.values(), key=lambda area: _place(area, shows))
    pieces = tuple(piece for piece in scene.pieces if piece.area in shown)
    return replace(still, areas=tuple(areas), pieces=pieces, facts=())


def _place(area: Area, shows: Sequence[str]) -> int:
    """Order the areas as they are named; what lies within them keeps its order."""
    return shows.index(area.id) if area.id in shows else len(shows)


def _parents_first(areas: Sequence[Area]) -> list[Area]:
    """Order the areas so that each comes after the one it lies in."""
    found = {area.id: area for area in areas if not area.parent}
    while len(found) < len(areas):
        within = [one for one in areas if one.id not in found and one.parent in found]
        found.update({area.id: area for area in within or areas})
    return list(found.values())

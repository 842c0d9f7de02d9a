"""A corrected box file: read, completed, and checked against what the box must hold."""

from typing import TypeVar

from pangaea.core.errors import BadBox
from pangaea.core.game import decoded_box
from pangaea.games.holotype.box import (
    CLADE_NAMES,
    DICE,
    DICE_PER_COLOUR,
    DIET_NAMES,
    EROSION,
    FACE_NAMES,
    FIELD_CARDS,
    GOALS,
    OBJECTIVES,
    PARTS,
    PERIOD_NAMES,
    SPACES,
    SPECIMENS,
    TRACES,
    TRACKS,
    Box,
    BoxFile,
    FieldCard,
    Goal,
    Objective,
    Specimen,
    provenance,
)
from pangaea.games.holotype.box.wants import BadWant, read_wants

SLUG = "holotype"
MOST_POINTS = 99
MOST_COST = 12
MOST_COPIES = 12
MOST_SLOTS = 4
MOST_STEPS = 20
LONGEST_TRACK = 60
MOST_SPACES = 5
Figure = TypeVar("Figure")


def corrected_box(plain: object) -> Box:
    """Complete a box file with the usual figures and check the result."""
    file = decoded_box(plain, BoxFile, SLUG)
    if file.game != SLUG:
        raise BadBox("error-box-game", game=SLUG, found=file.game, expected=SLUG)
    box = Box(
        specimens=_merged("specimens", SPECIMENS, file.specimens),
        fields=_merged("fields", FIELD_CARDS, file.fields),
        dice=_merged("dice", DICE, file.dice),
        traces=_merged("traces", TRACES, file.traces),
        objectives=_merged("objectives", OBJECTIVES, file.objectives),
        goals=_merged("goals", GOALS, file.goals),
        tracks=_merged("tracks", TRACKS, file.tracks),
        spaces=_merged("spaces", SPACES, file.spaces),
        contributions=file.contributions,
    )
    _check(box)
    return box


def _merged(part: str, usual: dict[str, Figure], found: dict[str, Figure]) -> dict[str, Figure]:
    for name in found:
        _known(part, name, tuple(usual))
    return {**usual, **found}


def _check(box: Box) -> None:
    for name, card in box.specimens.items():
        _check_specimen(f"specimens.{name}", card)
    genera = {card.genus.lower() for card in box.specimens.values()}
    _between("specimens: different genera", len(genera), len(box.specimens), len(box.specimens))
    for name, site in box.fields.items():
        _check_field(f"fields.{name}", site)
    _check_dice(box)
    copies = sum(trace.copies for trace in box.traces.values())
    _between("traces: sum of copies", copies, 0, 4 * MOST_COPIES)
    for name, objective in box.objectives.items():
        _check_slots(f"objectives.{name}", objective)
    for name, goal in box.goals.items():
        _check_goal(f"goals.{name}", goal)
    _check_board(box)


def _check_specimen(where: str, card: Specimen) -> None:
    _known(f"{where}.period", card.period, PERIOD_NAMES)
    _known(f"{where}.clade", card.clade, CLADE_NAMES)
    _known(f"{where}.diet", card.diet, DIET_NAMES)
    _between(f"{where}.genus (letters)", len(card.genus.strip()), 1, MOST_POINTS)
    _between(f"{where}.fossils", card.fossils, 0, MOST_COST)
    _between(f"{where}.research", card.research, 0, MOST_COST)
    _between(f"{where}.points", card.points, 0, MOST_POINTS)


def _check_field(where: str, site: FieldCard) -> None:
    _known(f"{where}.period", site.period, (*PERIOD_NAMES, EROSION))
    least = 0 if site.period == EROSION else 1
    _between(f"{where}.dice", site.dice, least, DICE_PER_COLOUR)
    _between(f"{where}.rerolls", site.rerolls, 0, MOST_COPIES)


def _check_dice(box: Box) -> None:
    for name, faces in box.dice.items():
        _between(f"dice.{name}: faces", len(faces), 6, 6)
        for face in faces:
            _known(f"dice.{name}", face, FACE_NAMES)
    for name, trace in box.traces.items():
        _between(f"traces.{name}.copies", trace.copies, 0, MOST_COPIES)
        _between(f"traces.{name}.points", trace.points, 0, MOST_POINTS)


def _check_slots(where: str, objective: Objective) -> None:
    _between(f"{where}: circles", len(objective.slots), 1, MOST_SLOTS)
    for slot in objective.slots:
        _check_wants(where, slot)


def _check_goal(where: str, goal: Goal) -> None:
    """A goal either counts holotypes of a kind, or wants a whole set."""
    if goal.counts:
        _check_wants(f"{where}.counts", f"1 {goal.counts}")
        _between(f"{where}: steps", len(goal.steps), 1, MOST_STEPS)
    else:
        _check_wants(f"{where}.needs", goal.needs)
    for points in (*goal.steps, goal.worth):
        _between(where, points, 0, MOST_POINTS)


def _check_wants(where: str, text: str) -> None:
    try:
        read_wants(text)
    except BadWant as error:
        raise BadBox("error-box-want", game=SLUG, where=where, want=str(error)) from error


def _check_board(box: Box) -> None:
    for name, strip in box.tracks.items():
        _between(f"tracks.{name}.length", strip.length, 1, LONGEST_TRACK)
        for space in (*strip.resets, *strip.milestones):
            _between(f"tracks.{name}", space, 1, strip.length)
    for name, row in box.spaces.items():
        for spaces in (row.lab, row.field, row.library, row.journal, row.museum):
            _between(f"spaces.{name}", spaces, 1, MOST_SPACES)
    _between("contributions: numbers", len(box.contributions), 5, 5)
    for points in box.contributions:
        _between("contributions", points, 0, MOST_POINTS)


def _known(part: str, name: str, names: tuple[str, ...]) -> None:
    if name not in names:
        known = ", ".join(names)
        raise BadBox("error-box-name", game=SLUG, part=part, name=name, names=known)


def _between(where: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadBox("error-box-value", game=SLUG, where=where, value=value, least=least, most=most)


def reconstructed(box: Box) -> list[str]:
    """Name the figures that are still our reconstruction."""
    usual = Box()
    found = [
        f"{part}.{name}"
        for part in PARTS
        for name, figure in getattr(usual, part).items()
        if provenance(part, name) == "reconstructed" and getattr(box, part)[name] == figure
    ]
    if box.contributions == usual.contributions:
        found.append("contributions")
    return found

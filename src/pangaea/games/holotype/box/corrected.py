"""What the figures of a corrected box must fulfil."""

from pangaea.core.box import BoxCheck
from pangaea.core.errors import BadBox
from pangaea.games.holotype.box import (
    CLADE_NAMES,
    DICE_PER_COLOUR,
    DIET_NAMES,
    EROSION,
    FACE_NAMES,
    PERIOD_NAMES,
    Box,
    FieldCard,
    Goal,
    Objective,
    Specimen,
)
from pangaea.games.holotype.box.wants import BadWant, read_wants

MOST_POINTS = 99
MOST_COST = 12
MOST_COPIES = 12
MOST_SLOTS = 4
MOST_STEPS = 20
LONGEST_TRACK = 60
MOST_SPACES = 5


def check_box(box: Box, check: BoxCheck) -> None:
    """Refuse figures that the rules cannot be played with."""
    for name, card in box.specimens.items():
        check_specimen(f"specimens.{name}", card, check)
    genera = {card.genus.lower() for card in box.specimens.values()}
    check.between(
        "specimens: different genera", len(genera), len(box.specimens), len(box.specimens)
    )
    for name, site in box.fields.items():
        check_field(f"fields.{name}", site, check)
    check_dice(box, check)
    copies = sum(trace.copies for trace in box.traces.values())
    check.between("traces: sum of copies", copies, 0, 4 * MOST_COPIES)
    for name, objective in box.objectives.items():
        check_slots(f"objectives.{name}", objective, check)
    for name, goal in box.goals.items():
        check_goal(f"goals.{name}", goal, check)
    check_board(box, check)


def check_specimen(where: str, card: Specimen, check: BoxCheck) -> None:
    """A specimen is of a known period, clade and diet, and has a name."""
    check.known(f"{where}.period", card.period, PERIOD_NAMES)
    check.known(f"{where}.clade", card.clade, CLADE_NAMES)
    check.known(f"{where}.diet", card.diet, DIET_NAMES)
    check.between(f"{where}.genus (letters)", len(card.genus.strip()), 1, MOST_POINTS)
    check.between(f"{where}.fossils", card.fossils, 0, MOST_COST)
    check.between(f"{where}.research", card.research, 0, MOST_COST)
    check.between(f"{where}.points", card.points, 0, MOST_POINTS)


def check_field(where: str, site: FieldCard, check: BoxCheck) -> None:
    """A field card has dice of a known period, an Erosion Event needs none."""
    check.known(f"{where}.period", site.period, (*PERIOD_NAMES, EROSION))
    least = 0 if site.period == EROSION else 1
    check.between(f"{where}.dice", site.dice, least, DICE_PER_COLOUR)
    check.between(f"{where}.rerolls", site.rerolls, 0, MOST_COPIES)


def check_dice(box: Box, check: BoxCheck) -> None:
    """Dice have six known faces; trace fossils have copies and points within bounds."""
    for name, faces in box.dice.items():
        check.between(f"dice.{name}: faces", len(faces), 6, 6)
        for face in faces:
            check.known(f"dice.{name}", face, FACE_NAMES)
    for name, trace in box.traces.items():
        check.between(f"traces.{name}.copies", trace.copies, 0, MOST_COPIES)
        check.between(f"traces.{name}.points", trace.points, 0, MOST_POINTS)


def check_slots(where: str, objective: Objective, check: BoxCheck) -> None:
    """A global objective has a few circles with wants."""
    check.between(f"{where}: circles", len(objective.slots), 1, MOST_SLOTS)
    for slot in objective.slots:
        check_wants(where, slot, check)


def check_goal(where: str, goal: Goal, check: BoxCheck) -> None:
    """A goal either counts holotypes of a kind, or wants a whole set."""
    if goal.counts:
        check_wants(f"{where}.counts", f"1 {goal.counts}", check)
        check.between(f"{where}: steps", len(goal.steps), 1, MOST_STEPS)
    else:
        check_wants(f"{where}.needs", goal.needs, check)
    for points in (*goal.steps, goal.worth):
        check.between(where, points, 0, MOST_POINTS)


def check_wants(where: str, text: str, check: BoxCheck) -> None:
    """Wants can be read."""
    try:
        read_wants(text)
    except BadWant as error:
        raise BadBox("error-box-want", game=check.game, where=where, want=str(error)) from error


def check_board(box: Box, check: BoxCheck) -> None:
    """Tracks, spaces and contributions fit the board."""
    for name, strip in box.tracks.items():
        check.between(f"tracks.{name}.length", strip.length, 1, LONGEST_TRACK)
        for space in (*strip.resets, *strip.milestones):
            check.between(f"tracks.{name}", space, 1, strip.length)
    for name, row in box.spaces.items():
        for spaces in (row.lab, row.field, row.library, row.journal, row.museum):
            check.between(f"spaces.{name}", spaces, 1, MOST_SPACES)
    check.between("contributions: numbers", len(box.contributions), 5, 5)
    for points in box.contributions:
        check.between("contributions", points, 0, MOST_POINTS)

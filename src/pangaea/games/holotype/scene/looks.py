"""What the pieces of Holotype look like: workers, fossils, dice, discs."""

from pangaea.core.bits import count
from pangaea.core.scene import Badge, Look
from pangaea.games.holotype.box import WORKER_NAMES
from pangaea.games.holotype.rules.names import MUSEUM_FACE, RESEARCH, STUDENT, STUDENT_AFTER
from pangaea.games.holotype.rules.things import CUBE_NAMES
from pangaea.games.holotype.scene.stage import CUBE_COLOURS, HolotypeStage


def lay_die(stage: HolotypeStage, area: str, face: int, period: int) -> str:
    """Lay a fossil die on its tray."""
    colour = CUBE_COLOURS[period]
    name = stage.teller.things("face", face)
    if face == MUSEUM_FACE:
        look = Look("die", icon="place_museum", colour=colour)
    else:
        look = Look("die", colour=colour, pips=face + 1)
    return stage.piece(area, look, name, rule="holotype/5.5")


def lay_cubes(stage: HolotypeStage, area: str, cube: int, number: int, spot: str = "") -> str:
    """Lay fossils of one period, or research, on an area, as one heap."""
    icon = "research_note" if cube == RESEARCH else f"fossil_{CUBE_NAMES[cube]}"
    look = Look("figure", icon=icon, colour=CUBE_COLOURS[cube])
    name = stage.cubes(cube, number)
    return stage.piece(area, look, name, spot=spot, count=number, rule="holotype/1.2")


def worker_name(stage: HolotypeStage, seat: int, kind: int) -> str:
    """Name a player's worker."""
    worker = stage.teller.things("worker", kind)
    return stage.words.say("worker-of", worker=worker, name=stage.view.names[seat])


def lay_worker(stage: HolotypeStage, area: str, seat: int, kind: int, spot: str = "") -> str:
    """Stand a worker on an area: a figure as large as its rank, with its badge."""
    name = worker_name(stage, seat, kind)
    look = Look("figure", icon=f"worker_{WORKER_NAMES[kind]}", colour=stage.colour(seat))
    return stage.piece(area, look, name, spot=spot, owner=seat, rule="holotype/3.3")


def lay_locked_student(stage: HolotypeStage, area: str, seat: int) -> str:
    """Show the Graduate Student that waits for its player's third holotype."""
    say, published = stage.words.say, int(count(stage.table.published[seat]))
    name = worker_name(stage, seat, STUDENT)
    look = Look("figure", icon=f"worker_{WORKER_NAMES[STUDENT]}", colour="grey")
    badge = Badge(
        say("badge-locked", published=published), icon="lock", text=f"{published}/{STUDENT_AFTER}"
    )
    tip = say("student-tip", published=published)
    return stage.piece(area, look, name, owner=seat, badges=(badge,), tip=tip, rule="holotype/7.7")


def lay_disc(stage: HolotypeStage, area: str, seat: int, spot: str) -> str:
    """Lay a player's disc."""
    name = stage.words.say("disc-of", name=stage.view.names[seat])
    look = Look("disc", colour=stage.colour(seat))
    return stage.piece(area, look, name, spot=spot, owner=seat, rule="holotype/8.8")

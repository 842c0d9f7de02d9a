"""What the cards and pieces of Holotype look like."""

from typing import Final

from msgspec.structs import replace

from pangaea.core.bits import BIT, count
from pangaea.core.scene import Badge, Look, Value
from pangaea.games.holotype.box import (
    EROSION,
    MILESTONE_NAMES,
    PERIOD_NAMES,
    TRACE_NAMES,
    WORKER_NAMES,
    Goal,
    Specimen,
)
from pangaea.games.holotype.box.wants import Want, read_wants
from pangaea.games.holotype.rules.names import MUSEUM_FACE, STUDENT, STUDENT_AFTER, TRACES
from pangaea.games.holotype.rules.scoring import goal_points_with
from pangaea.games.holotype.rules.things import CUBE_NAMES
from pangaea.games.holotype.scene.stage import CUBE_COLOURS, HolotypeStage

SOFT_HYPHEN: Final = "\u00ad"
NO_BREAK: Final = "\u00a0"
ROOTS: Final = (
    "saurus", "saura", "sauro", "pelta", "raptor", "lestes", "mimus", "nychus", "stenotes", "docus",
    "spondylus", "rhino", "rhynchops", "cephalo", "cantho", "ceratops", "poseidon", "lophus",
    "physis",
)  # fmt: skip

HIDDEN_SPECIMEN = Look("card", icon="skull", colour="back", down=True)
HIDDEN_SITE = Look("card", icon="place_field", colour="back", down=True)
HIDDEN_TRACE = Look("card", icon="trace_tracks", colour="back", down=True)


def lay_specimen(stage: HolotypeStage, area: str, card: int) -> str:
    """Lay a specimen on an area, with what it costs to publish it."""
    row, say = stage.table.setup.specimens[card], stage.words.say
    fossils, research = row.fossils, row.research
    badges = (
        Badge(say("badge-fossils", count=fossils), icon="fossil", text=str(fossils)),
        Badge(say("badge-research", count=research), icon="research", text=str(research)),
        diet_badge(stage, row),
    )
    return lay_card(stage, area, row, badges)


def lay_holotype(stage: HolotypeStage, area: str, card: int) -> str:
    """Lay a published specimen on an area, with the trace fossil beside it."""
    row = stage.table.setup.specimens[card]
    return lay_card(stage, area, row, (diet_badge(stage, row), *trace_badges(stage, card)))


def diet_badge(stage: HolotypeStage, row: Specimen) -> Badge:
    """Show what a specimen ate."""
    return Badge(stage.words.say(f"diet-{row.diet}"), icon=f"diet_{row.diet}")


def lay_card(stage: HolotypeStage, area: str, row: Specimen, badges: tuple[Badge, ...]) -> str:
    """Lay a specimen card on an area."""
    say = stage.words.say
    period, clade = say(f"period-{row.period}"), say(f"clade-{row.clade}")
    diet = say(f"diet-{row.diet}")
    look = Look(
        "card",
        title=divisible(row.genus),
        icon=row.clade,
        colour=CUBE_COLOURS[PERIOD_NAMES.index(row.period)],
        number=str(row.points),
        badges=badges,
    )
    name = say("specimen-spoken", genus=row.genus, period=period, clade=clade, points=row.points)
    tip = say(
        "specimen-tip", period=period, clade=clade, diet=diet, fossils=row.fossils,
        research=row.research, points=row.points,
    )  # fmt: skip
    return stage.piece(area, look, name, tip=tip, rule="holotype/1.3")


def divisible(genus: str) -> str:
    """Let a long name be divided between its roots: Pachy-cephalo-saurus."""
    for root in ROOTS:
        genus = genus.replace(root, f"{SOFT_HYPHEN}{root}")
    return genus


def trace_badges(stage: HolotypeStage, card: int) -> list[Badge]:
    """Show the trace fossil that lies beside a holotype."""
    for kind in range(TRACES):
        if stage.table.attached[kind] & BIT[card]:
            thing = stage.teller.things("trace", kind)
            points = int(stage.table.setup.trace_points[kind])
            label = stage.words.say("badge-with-trace", thing=thing, points=points)
            return [Badge(label, f"trace_{TRACE_NAMES[kind]}", str(points), tone="good")]
    return []


def lay_trace(stage: HolotypeStage, area: str, kind: int) -> str:
    """Lay a trace fossil on an area."""
    say, thing = stage.words.say, stage.teller.things("trace", kind)
    points = int(stage.table.setup.trace_points[kind])
    icon = f"trace_{TRACE_NAMES[kind]}"
    look = Look("card", title=thing, icon=icon, colour="sand", number=str(points))
    tip = say("trace-tip", points=points)
    return stage.piece(area, look, say("trace-card", thing=thing), tip=tip, rule="holotype/7.4")


def lay_goal(stage: HolotypeStage, area: str, goal: int, seat: int) -> str:
    """Lay a personal objective on an area, with how common each wanted kind is."""
    row = list(stage.table.setup.box.goals.values())[goal]
    name = stage.teller.things("goal", goal)
    if row.counts:
        now = int(goal_points_with(stage.table, goal, stage.table.published[seat]))
        look, tip = scale_look(stage, row, now)
    else:
        look, tip = set_look(stage, row)
    look = replace(look, title=name)
    return stage.piece(area, look, name, tip=tip, rule="holotype/11.6")


def scale_look(stage: HolotypeStage, row: Goal, now: int) -> tuple[Look, str]:
    """Show an objective that pays by steps, the step reached lit; and explain it."""
    kind, band = scale_words(stage, row)
    text = stage.words.say("goal-kind", kind=kind, band=band)
    look = Look("card", text=text, colour="gold", values=step_values(stage, row.steps, now))
    return look, stage.words.say("goal-scale", kind=kind, band=band)


def scale_words(stage: HolotypeStage, row: Goal) -> tuple[str, str]:
    """Name what an objective counts, and how common that is."""
    want = Want(2, row.counts.split())
    return stage.want(want).partition(" ")[2], stage.band(want)


def set_look(stage: HolotypeStage, row: Goal) -> tuple[Look, str]:
    """Show an objective that wants a whole set: its points, its wants, a band for each."""
    bands = tuple(
        Value(stage.band(want), stage.want(want), icon=stage.band_icon(want))
        for want in read_wants(row.needs)
        if not want.traces()
    )
    text = ", ".join(stage.want(want).replace(" ", NO_BREAK, 1) for want in read_wants(row.needs))
    look = Look("card", text=text, colour="gold", number=str(row.worth), values=bands)
    wants = stage.wants_with_bands(row.needs)
    return look, stage.words.say("goal-set", points=row.worth, wants=wants)


def goal_hint(stage: HolotypeStage, goal: int) -> str:
    """Say what a personal objective would bring, and for what."""
    row = list(stage.table.setup.box.goals.values())[goal]
    if row.counts:
        kind, band = scale_words(stage, row)
        return stage.words.say("hint-goal-scale", points=max(row.steps), kind=kind, band=band)
    wants = stage.wants_with_bands(row.needs)
    return stage.words.say("hint-goal-set", points=row.worth, wants=wants)


def step_values(stage: HolotypeStage, steps: tuple[int, ...], now: int) -> tuple[Value, ...]:
    """Show the points for 1, 2, 3 ... holotypes."""
    last = len(steps)
    return tuple(
        Value(
            f"{number}→{points}" if points else f"{number}",
            stage.words.say("goal-step-last" if number == last else "goal-step", cards=number),
            lit=points == now and points > 0,
        )
        for number, points in enumerate(steps, start=1)
        if points
    )


def lay_site(stage: HolotypeStage, area: str, card: int) -> str:
    """Lay a field card on an area."""
    row, say = list(stage.table.setup.box.fields.values())[card], stage.words.say
    name = stage.teller.things("field", card)
    if row.period == EROSION:
        tip = say("erosion-tip")
        look = Look("card", title=name, icon="erosion", colour="desert", text=tip)
        return stage.piece(area, look, name, tip=tip, rule="holotype/5.10")
    badges = [Badge(say("badge-dice", count=row.dice), icon="die", text=str(row.dice))]
    if row.rerolls:
        label = say("badge-rerolls", count=row.rerolls)
        badges.append(Badge(label, icon="reroll", text=str(row.rerolls)))
    if row.trace:
        badges.append(Badge(say("badge-trace"), icon="trace_tracks", tone="good"))
    colour, period = CUBE_COLOURS[PERIOD_NAMES.index(row.period)], say(f"period-{row.period}")
    look = Look(
        "card", title=name, icon="place_field", colour=colour, text=period, badges=tuple(badges)
    )
    dice, rerolls, traces = row.dice, row.rerolls, int(row.trace)
    tip = say("site-tip", period=period, dice=dice, rerolls=rerolls, traces=traces)
    return stage.piece(area, look, name, tip=tip, rule="holotype/5.2")


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
    """Lay cubes of one colour on an area, as one stack."""
    look = Look("cube", icon=f"cube_{CUBE_NAMES[cube]}", colour=CUBE_COLOURS[cube])
    name = stage.cubes(cube, number)
    return stage.piece(area, look, name, spot=spot, count=number, rule="holotype/1.2")


def worker_name(stage: HolotypeStage, seat: int, kind: int) -> str:
    """Name a player's worker."""
    worker = stage.teller.things("worker", kind)
    return stage.words.say("worker-of", worker=worker, name=stage.view.names[seat])


def lay_worker(stage: HolotypeStage, area: str, seat: int, kind: int, spot: str = "") -> str:
    """Stand a worker on an area."""
    name = worker_name(stage, seat, kind)
    look = Look("meeple", icon=f"worker_{WORKER_NAMES[kind]}", colour=stage.colour(seat))
    return stage.piece(area, look, name, spot=spot, owner=seat, rule="holotype/3.3")


def lay_milestone(stage: HolotypeStage, area: str, milestone: int, shape: str) -> str:
    """Lay a milestone on an area: as a tile to choose, or as a small sign."""
    title = stage.teller.things("milestone", milestone)
    name = stage.words.say("milestone-named", name=title)
    text = stage.words.say(f"milestone-{MILESTONE_NAMES[milestone]}-effect")
    icon = f"milestone_{MILESTONE_NAMES[milestone]}"
    rule = f"holotype/9.{5 + milestone}"
    if shape == "tile":
        look = Look("tile", title=title, icon=icon, text=text, colour="gold")
    else:
        look = Look("token", icon=icon, colour="gold")
    return stage.piece(area, look, name, tip=text, rule=rule)


def lay_locked_student(stage: HolotypeStage, area: str, seat: int) -> str:
    """Show the Graduate Student that waits for its player's third holotype."""
    say, published = stage.words.say, int(count(stage.table.published[seat]))
    name = worker_name(stage, seat, STUDENT)
    look = Look("meeple", icon=f"worker_{WORKER_NAMES[STUDENT]}", colour="grey")
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

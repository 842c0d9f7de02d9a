"""The cards of Holotype: specimens, trace fossils, field cards, objectives, milestones."""

from typing import Final

from msgspec.structs import replace

from pangaea.core.bits import BIT, count
from pangaea.core.scene import Badge, Look, Tab, Value
from pangaea.games.holotype.box import (
    EROSION,
    MILESTONE_NAMES,
    PERIOD_NAMES,
    TRACE_NAMES,
    FieldCard,
    Goal,
    Specimen,
)
from pangaea.games.holotype.box.wants import Want, read_wants
from pangaea.games.holotype.rules.demands import counting
from pangaea.games.holotype.rules.names import NONE, PERIODS, TRACES
from pangaea.games.holotype.rules.scoring import goal_points_with
from pangaea.games.holotype.scene.silhouettes import silhouette
from pangaea.games.holotype.scene.stage import CUBE_COLOURS, HolotypeStage

SOFT_HYPHEN: Final = "\u00ad"
ROOTS: Final = (
    "saurus", "saura", "sauro", "pelta", "raptor", "lestes", "mimus", "nychus", "stenotes", "docus",
    "spondylus", "rhino", "rhynchops", "cephalo", "cantho", "ceratops", "poseidon", "lophus",
    "physis",
)  # fmt: skip
KIND_COLOURS: Final = {
    "triassic": "purple", "jurassic": "blue", "cretaceous": "green",
    "theropod": "red", "genasaur": "brown", "sauropod": "gold", "marine": "teal",
    "herbivore": "lime", "carnivore": "rose", "omnivore": "orange",
}  # fmt: skip

HIDDEN_SPECIMEN = Look("card", icon="skull", colour="brown", down=True)
HIDDEN_SITE = Look("card", icon="place_field", colour="desert", down=True)
HIDDEN_TRACE = Look("card", icon="trace_tracks", colour="sand", down=True)


# -- specimens -----------------------------------------------------------------------------------


def lay_specimen(stage: HolotypeStage, area: str, card: int, ribbon: Badge | None = None) -> str:
    """Lay a specimen on an area, with what it costs to publish it."""
    row, say = stage.table.setup.specimens[card], stage.words.say
    figures = (
        Value(
            str(row.fossils), say("word-fossils", count=row.fossils), icon=f"fossil_{row.period}"
        ),
        Value(str(row.research), say("word-research"), icon="research"),
    )
    return lay_card(stage, area, row, replace(specimen_look(stage, row), figures=figures), ribbon)


def lay_holotype(stage: HolotypeStage, area: str, card: int) -> str:
    """Lay a published specimen on an area, with the trace fossil beside it."""
    row = stage.table.setup.specimens[card]
    badges = tuple(trace_badges(stage, card))
    return lay_card(stage, area, row, replace(specimen_look(stage, row), badges=badges))


def specimen_look(stage: HolotypeStage, row: Specimen) -> Look:
    """What a specimen is: its silhouette, its name, and its kinds in words."""
    kinds = (("period", row.period), ("tab", row.clade), ("diet", row.diet))
    signs = {row.period: f"fossil_{row.period}", row.clade: row.clade, row.diet: f"diet_{row.diet}"}
    return Look(
        "card",
        title=divisible(row.genus),
        icon=silhouette(row),
        colour=KIND_COLOURS[row.period],
        number=str(row.points),
        tabs=tuple(
            Tab(stage.words.say(f"{word}-{kind}"), signs[kind], KIND_COLOURS[kind])
            for word, kind in kinds
        ),
    )


def lay_card(
    stage: HolotypeStage, area: str, row: Specimen, look: Look, ribbon: Badge | None = None
) -> str:
    """Lay a specimen card on an area."""
    say = stage.words.say
    period, clade = say(f"period-{row.period}"), say(f"clade-{row.clade}")
    name = say("specimen-spoken", genus=row.genus, period=period, clade=clade, points=row.points)
    tip = specimen_words(stage, row)
    return stage.piece(area, look, name, tip=tip, rule="holotype/1.3", ribbon=ribbon)


def specimen_words(stage: HolotypeStage, row: Specimen) -> str:
    """Tell everything that a specimen card says."""
    say = stage.words.say
    return say(
        "specimen-tip", period=say(f"period-{row.period}"), clade=say(f"clade-{row.clade}"),
        diet=say(f"diet-{row.diet}"), fossils=row.fossils, research=row.research, points=row.points,
    )  # fmt: skip


def readiness(stage: HolotypeStage, seat: int, card: int) -> Badge:
    """Say whether a seat could pay for a specimen, or what it lacks."""
    table, setup, say = stage.table, stage.table.setup, stage.words.say
    held = table.fossils[seat * PERIODS + setup.period_of[card]]
    fossils = max(0, int(setup.fossils[card] - held))
    research = max(0, int(setup.research[card] - table.research[seat]))
    if not fossils and not research:
        ready = say("ribbon-ready")
        return Badge(ready, text=ready, tone="good")
    label = say("ribbon-missing", fossils=fossils, research=research)
    lacking = say("ribbon-lacking", fossils=fossils, research=research)
    return Badge(label, text=lacking, tone="bad")


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
            return [Badge(label, f"trace_{TRACE_NAMES[kind]}", f"+{points}", tone="good")]
    return []


def lay_traces(stage: HolotypeStage, area: str, kind: int, number: int) -> str:
    """Lay trace fossils of one type on an area, with their points."""
    say, thing = stage.words.say, stage.teller.things("trace", kind)
    points = int(stage.table.setup.trace_points[kind])
    icon = f"trace_{TRACE_NAMES[kind]}"
    look = Look("token", icon=icon, colour="sand", number=f"+{points}")
    tip = say("trace-tip", points=points)
    name = say("trace-card", thing=thing)
    return stage.piece(area, look, name, count=number, tip=tip, rule="holotype/7.4")


# -- personal objectives -------------------------------------------------------------------------


def lay_goal(stage: HolotypeStage, area: str, goal: int, seat: int) -> str:
    """Lay a personal objective on an area, with how far its player has come."""
    row = list(stage.table.setup.box.goals.values())[goal]
    name = stage.teller.things("goal", goal)
    look = scale_look(stage, goal, row, seat) if row.counts else set_look(stage, goal, row, seat)
    tip = goal_tip(stage, row)
    return stage.piece(area, replace(look, title=name), name, tip=tip, rule="holotype/11.6")


def goal_tip(stage: HolotypeStage, row: Goal) -> str:
    """Explain a personal objective, with how common each wanted kind is."""
    if row.counts:
        kind, band = scale_words(stage, row)
        return stage.words.say("goal-scale", kind=kind, band=band)
    wants = stage.wants_with_bands(row.needs)
    return stage.words.say("goal-set", points=row.worth, wants=wants)


def scale_look(stage: HolotypeStage, goal: int, row: Goal, seat: int) -> Look:
    """Show an objective that pays by steps, the step reached lit."""
    table, say = stage.table, stage.words.say
    kind, band = scale_words(stage, row)
    have = int(count(table.published[seat] & table.setup.goal_counts[goal]))
    now = int(goal_points_with(table, goal, table.published[seat]))
    tab = Tab(say("goal-have", count=have), "", kind_colour(row.counts.split()))
    text = say("goal-kind", kind=kind, band=band)
    figures = step_figures(stage, row.steps, now)
    return Look("card", colour="gold", text=text, tabs=(tab,), figures=figures)


def scale_words(stage: HolotypeStage, row: Goal) -> tuple[str, str]:
    """Name what an objective counts, and how common that is."""
    want = Want(2, row.counts.split())
    return stage.want(want).partition(" ")[2], stage.band(want)


def step_figures(stage: HolotypeStage, steps: tuple[int, ...], now: int) -> tuple[Value, ...]:
    """Show the points for 1, 2, 3 ... holotypes."""
    last = len(steps)
    return tuple(
        Value(
            str(points),
            stage.words.say("goal-step-last" if number == last else "goal-step", cards=number),
            lit=points == now,
        )
        for number, points in enumerate(steps, start=1)
        if points
    )


def set_look(stage: HolotypeStage, goal: int, row: Goal, seat: int) -> Look:
    """Show an objective that wants a whole set: its points, and how much of each want is there."""
    table, demands = stage.table, stage.table.setup.sets
    first, tabs = int(demands.first[goal]), []
    for place, want in enumerate(read_wants(row.needs)):
        usable = table.published[seat] & counting(table, demands, first + place)
        have = min(want.need, int(count(usable)))
        icon, band = ("", "") if want.traces() else (stage.band_icon(want), stage.band(want))
        tabs.append(Tab(f"{have}/{stage.want(want)}", icon, kind_colour(want.kinds), band))
    return Look("card", colour="gold", number=str(row.worth), tabs=tuple(tabs))


def kind_colour(kinds: list[str]) -> str:
    """The colour of a kind: of its clade or diet, otherwise of its period."""
    return KIND_COLOURS.get(kinds[-1], "sand")


def goal_hint(stage: HolotypeStage, goal: int) -> str:
    """Say what a personal objective wants and brings, and how much of it is in hand."""
    row, table = list(stage.table.setup.box.goals.values())[goal], stage.table
    hand = table.hands[stage.me]
    if row.counts:
        kind, band = scale_words(stage, row)
        steps = ", ".join(f"{n} → {points}" for n, points in enumerate(row.steps, 1) if points)
        held = int(count(hand & table.setup.goal_counts[goal]))
        return stage.words.say("hint-goal-scale", steps=steps, kind=kind, band=band, held=held)
    first, last = int(table.setup.sets.first[goal]), int(table.setup.sets.first[goal + 1])
    fitting = 0
    for want in range(first, last):
        fitting |= int(hand & table.setup.sets.holotypes[want])
    wants = stage.wants(row.needs)
    return stage.words.say("hint-goal-set", points=row.worth, wants=wants, held=fitting.bit_count())


# -- field cards and milestones ------------------------------------------------------------------


def lay_site(stage: HolotypeStage, area: str, card: int) -> str:
    """Lay a field card on an area; the one not chosen is faded."""
    row = site_row(stage, card)
    name, tip = stage.teller.things("field", card), site_words(stage, card)
    is_out = stage.table.site not in (NONE, card)
    rule = "holotype/5.10" if row.period == EROSION else "holotype/5.2"
    look = replace(site_look(stage, row, tip), title=name)
    return stage.piece(area, look, name, tip=tip, rule=rule, faded=is_out)


def site_row(stage: HolotypeStage, card: int) -> FieldCard:
    """Return what is printed on a field card."""
    return list(stage.table.setup.box.fields.values())[card]


def site_look(stage: HolotypeStage, row: FieldCard, tip: str) -> Look:
    """A field card: its period in words, its dice, its rerolls and its trace fossil."""
    say = stage.words.say
    if row.period == EROSION:
        tab = Tab(say("field-f25"), "erosion", "desert")
        return Look("card", icon="erosion", colour="desert", text=tip, tabs=(tab,))
    figures = [Value(str(row.dice), say("word-dice", count=row.dice), icon="die")]
    if row.rerolls:
        word = say("word-rerolls", count=row.rerolls)
        figures.append(Value(str(row.rerolls), word, icon="reroll"))
    if row.trace:
        figures.append(Value("1", say("word-trace"), icon="trace_tracks"))
    tab = Tab(say(f"period-{row.period}"), f"fossil_{row.period}", KIND_COLOURS[row.period])
    colour = CUBE_COLOURS[PERIOD_NAMES.index(row.period)]
    return Look("card", icon="site", colour=colour, tabs=(tab,), figures=tuple(figures))


def site_words(stage: HolotypeStage, card: int) -> str:
    """Tell what a field card brings."""
    row, say = site_row(stage, card), stage.words.say
    if row.period == EROSION:
        return say("erosion-tip")
    period = say(f"period-{row.period}")
    return say("site-tip", period=period, dice=row.dice, rerolls=row.rerolls, traces=int(row.trace))


def lay_milestone(stage: HolotypeStage, area: str, milestone: int, shape: str) -> str:
    """Lay a milestone on an area: as a card to choose, or as a small sign."""
    title = stage.teller.things("milestone", milestone)
    name = stage.words.say("milestone-named", name=title)
    text = stage.words.say(f"milestone-{MILESTONE_NAMES[milestone]}-effect")
    icon = f"milestone_{MILESTONE_NAMES[milestone]}"
    rule = f"holotype/9.{5 + milestone}"
    if shape == "card":
        look = Look("card", title=title, icon=icon, text=text, colour="gold")
    else:
        look = Look("token", icon=icon, colour="gold")
    return stage.piece(area, look, name, tip=text, rule=rule)

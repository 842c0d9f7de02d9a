"""What a collection's series are worth: ladders, and what the Hand would change of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT, members
from pangaea.core.scene import Series, Value
from pangaea.games.cubosaurs.box import SPECIES_NAMES
from pangaea.games.cubosaurs.rules.names import BLACK, EGG, GREY, LONGEST_SERIES, SPECIES
from pangaea.games.cubosaurs.rules.scoring import egg_points, has_most, raptor_points
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.games.cubosaurs.rules.things import signed
from pangaea.games.cubosaurs.scene.looks import (
    TYPE_COLOURS,
    TYPE_ICONS,
    CubosaursStage,
    egg_icon,
    series_values,
    with_hand_kept,
)

RAPTOR_SERIES: Final = SPECIES  # raptors of both colours score together, as do all eggs
EGG_SERIES: Final = SPECIES + 1
ALL_SERIES: Final = SPECIES + 2
NAMES: Final = (*SPECIES_NAMES, "raptors", "eggs")
COLOURS: Final = (*TYPE_COLOURS[:SPECIES], "grey", TYPE_COLOURS[EGG])
PARAGRAPHS: Final = (3, 3, 3, 3, 3, 4, 6)  # of chapter 4: what each series scores


def series_of(card_type: int) -> int:
    """Return the series that cards of a type count in."""
    if card_type < SPECIES:
        return card_type
    return EGG_SERIES if card_type == EGG else RAPTOR_SERIES


def size(table: Table, seat: int, series: int) -> int:
    """Count the cards of a series."""
    if series == RAPTOR_SERIES:
        return int(table.count_type(seat, BLACK) + table.count_type(seat, GREY))
    return int(table.count_type(seat, EGG if series == EGG_SERIES else series))


def worth(table: Table, seat: int, series: int) -> int:
    """Return what a series scores if the round ends now."""
    if series == RAPTOR_SERIES:
        return int(raptor_points(table, seat))
    if series == EGG_SERIES:
        return int(egg_points(table, seat))
    return int(table.setup.series_points(series, table.count_type(seat, series)))


def collection_series(stage: CubosaursStage, seat: int) -> tuple[Series, ...]:
    """Describe the series of a collection, and what keeping the Hand would make of each."""
    table = stage.table
    kept = with_hand_kept(table, seat) if table.hand_kinds else table
    return tuple(
        one_series(stage, seat, series, kept)
        for series in range(ALL_SERIES)
        if size(table, seat, series)
    )


def one_series(stage: CubosaursStage, seat: int, series: int, kept: Table) -> Series:
    """Describe a series: its ladder, its worth, what the Hand would make of it."""
    table = stage.table
    now, then = worth(table, seat, series), worth(kept, seat, series)
    grows = size(kept, seat, series) > size(table, seat, series)
    key = content(table, seat, series), now, then, grows
    name = f"series{seat}-{series}"
    return stage.series(name, key, lambda: describe(stage, seat, series, now, then, grows=grows))


def content(table: Table, seat: int, series: int) -> object:
    """Say which cards a series holds; each raptor and egg counts by itself, and eggs by others."""
    if series < SPECIES:
        return size(table, seat, series)
    kinds = int(table.setup.kinds)
    held = tuple(table.cards[seat * kinds : (seat + 1) * kinds])
    eggs = members(table.held[seat] & table.setup.eggs) if series == EGG_SERIES else []
    return held, tuple(has_most(table, seat, egg) for egg in eggs)


def describe(
    stage: CubosaursStage, seat: int, series: int, now: int, then: int, *, grows: bool
) -> Series:
    """Describe a series that counts something now, and would count something else then."""
    name, changes = NAMES[series], grows or then != now
    return Series(
        id=name,
        label=stage.words.say(f"series-{name}"),
        worth=signed(now),
        steps=steps(stage, seat, series),
        next=next_step(stage, seat, series),
        change=stage.words.say("series-kept", old=signed(now), new=signed(then)) if changes else "",
        colour=COLOURS[series],
        tip=stage.words.say("series-tip", name=stage.view.names[seat]),
        rule=f"cubosaurs/4.{PARAGRAPHS[series]}",
    )


def next_step(stage: CubosaursStage, seat: int, series: int) -> str:
    """Say what one more card would change; of a long series, nothing."""
    if series >= SPECIES:
        return ""
    setup, cards = stage.table.setup, size(stage.table, seat, series)
    if cards >= LONGEST_SERIES:
        return stage.words.say("series-long")
    points = [signed(int(setup.series_points(series, cards + more))) for more in (0, 1)]
    return stage.words.say("series-next", cards=cards + 1, old=points[0], new=points[1])


def steps(stage: CubosaursStage, seat: int, series: int) -> tuple[Value, ...]:
    """Show the ladder of a series; of raptors and eggs, what each card counts."""
    if series == RAPTOR_SERIES:
        return raptor_steps(stage, seat)
    if series == EGG_SERIES:
        return egg_steps(stage, seat)
    cards = size(stage.table, seat, series)
    return series_values(stage, series, lit=min(cards, LONGEST_SERIES), due=cards + 1)


def egg_steps(stage: CubosaursStage, seat: int) -> tuple[Value, ...]:
    """Show what each egg counts; those that pay are lit."""
    table, say = stage.table, stage.words.say
    found: list[Value] = []
    for kind in members(table.held[seat] & table.setup.eggs):
        row, most = table.setup.kind_rows[kind], has_most(table, seat, kind)
        label = say("egg-most" if most else "egg-otherwise")
        points = signed(row.high if most else row.low)
        found.append(Value(points, label, lit=most, icon=egg_icon(row)))
    return tuple(found)


def raptor_steps(stage: CubosaursStage, seat: int) -> tuple[Value, ...]:
    """Show what each raptor counts; those in pairs are lit."""
    table, setup = stage.table, stage.table.setup
    pairs = min(int(table.count_type(seat, BLACK)), int(table.count_type(seat, GREY)))
    black = colour_steps(stage, seat, setup.blacks, pairs)
    return (*black, *colour_steps(stage, seat, setup.greys, pairs))


def colour_steps(stage: CubosaursStage, seat: int, kinds: vec[i64], pairs: int) -> list[Value]:
    """Show what each raptor of a colour counts; those that gain most from a partner have one."""
    table, say = stage.table, stage.words.say
    held = [kind for kind in kinds if table.held[seat] & BIT[kind]]
    cards = [kind for kind in held for _ in range(table.count(seat, kind))]
    rows = [table.setup.kind_rows[kind] for kind in cards]
    return [
        Value(
            signed(row.high if place < pairs else row.low),
            say("raptor-pair" if place < pairs else "raptor-alone"),
            lit=place < pairs,
            icon=TYPE_ICONS[row.card_type],
        )
        for place, row in enumerate(rows)
    ]

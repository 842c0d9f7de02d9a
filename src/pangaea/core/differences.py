"""What is not as it was from one scene to the next, and the next scene made again from that.

A difference knows nothing of what a scene means: it compares fields and lists of any thing in it,
so that whatever a scene comes to hold travels too. web/src/lib/differences.ts reads the same.
"""

from collections.abc import Callable, Sequence
from itertools import compress, count
from operator import attrgetter, ne
from typing import Final, TypeGuard

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple, fields, replace

from pangaea.core.scene import Area, Ask, Choice, Piece, Player, Scene, Spot, WhyNot


class Difference(Struct, omit_defaults=True):
    """What makes another of a scene, or of a thing in it: the fields that are not as they were."""

    new: dict[str, object] = {}  # what a field holds now, whole
    gone: list[str] = []  # fields that hold again what goes without saying
    parts: dict[str, "Difference"] = {}
    lists: dict[str, list["Row"]] = {}


class Added(Struct, frozen=True):
    """A thing in a list that was not there."""

    item: object


# What comes next in a list: from a place on so many as they were, one that changed, or a new one.
Row = tuple[int, int | Difference] | Added

Thing = dict[str, object]
Things = tuple[Struct, ...]
Fields = Sequence[object]
NOTHING: Final = object()
JUST_HAPPENED: Final = ("log", "departures")  # in one step: no difference of the last one
KNOWN_BY: Final[dict[type[Struct], Callable[[Struct], object]]] = {
    Area: attrgetter("id"),
    Spot: attrgetter("id"),
    Piece: attrgetter("id"),
    Player: attrgetter("seat"),
    Choice: attrgetter("option"),
    WhyNot: attrgetter("piece", "area", "spot"),
    Ask: attrgetter("question"),
}
_defaults: Final[dict[type[Struct], Fields]] = {}


# -- finding ---------------------------------------------------------------------------------------


def difference(before: Scene, after: Scene) -> Difference:
    """Say what makes one scene of another, whatever the other one told of its own step."""
    was = [
        () if name in JUST_HAPPENED else field
        for name, field in zip(Scene.__struct_fields__, astuple(before), strict=True)
    ]
    return _between(Scene, was, astuple(after))


def _between(kind: type[Struct], before: Fields, after: Fields) -> Difference:
    found = Difference()
    fields = zip(kind.__struct_fields__, _defaults_of(kind), before, after, strict=True)
    for name, default, was, now in compress(fields, map(ne, before, after)):
        if now == default:
            found.gone.append(name)
        elif isinstance(was, tuple) and _are_known(now):
            _note_list(found, name, was, now)
        elif isinstance(was, Struct) and isinstance(now, Struct) and _is_same(was, now):
            found.parts[name] = _changed(was, now)
        else:
            found.new[name] = now
    return found


def _defaults_of(kind: type[Struct]) -> Fields:
    """Return what each field holds if nothing is said of it; NOTHING where something always is."""
    if kind not in _defaults:
        defaults = (field.default for field in fields(kind))
        _defaults[kind] = tuple(NOTHING if one is NODEFAULT else one for one in defaults)
    return _defaults[kind]


def _are_known(items: object) -> TypeGuard[Things]:
    """Tell whether these are things that can be recognised; small ones are told whole."""
    return isinstance(items, tuple) and bool(items) and type(items[0]) in KNOWN_BY


def _is_same(was: Struct, now: Struct) -> bool:
    known_by = KNOWN_BY.get(type(now))
    return known_by is None or known_by(was) == known_by(now)


def _note_list(found: Difference, name: str, was: Things, now: Things) -> None:
    rows = _rows(was, now)
    if all(isinstance(row, Added) for row in rows):
        found.new[name] = now
    else:
        found.lists[name] = rows


def _changed(was: Struct, now: Struct) -> Difference:
    return _between(type(now), astuple(was), astuple(now))


def _rows(was: Things, now: Things) -> list[Row]:
    """Say a list by the one before, stretch by stretch."""
    here = _alike(was, now)
    rows: list[Row] = [(0, here)] if here else []
    if here < len(now):
        known_by = KNOWN_BY[type(now[0])]
        places = dict(zip(map(known_by, was), count(), strict=False))
        while here < len(now):
            row = _row(was, places.get(known_by(now[here])), now, here)
            rows.append(row)
            here += row[1] if isinstance(row, tuple) and isinstance(row[1], int) else 1
    return rows


def _row(was: Things, at: int | None, now: Things, here: int) -> Row:
    """Say what comes next in a list, by the place where it was."""
    if at is None:
        return Added(now[here])
    many = _alike(was[at:], now[here:])
    return (at, many) if many else (at, _changed(was[at], now[here]))


def _alike(was: Things, now: Things) -> int:
    """Count how many things two lists have in common from their beginnings."""
    return next(compress(count(), map(ne, was, now)), min(len(was), len(now)))


# -- applying --------------------------------------------------------------------------------------


def applied(before: Scene, difference: Difference) -> Scene:
    """Return the scene that a difference makes of the one before."""
    table = msgspec.to_builtins(replace(before, log=(), departures=()))
    return msgspec.convert(applied_plain(table, difference), Scene)


def applied_plain(before: Thing, difference: Difference) -> Thing:
    """Return what a difference makes of a thing that is plain data, as it travels."""
    after = {name: before[name] for name in before if name not in difference.gone}
    after |= msgspec.to_builtins(difference.new)
    for name, part in difference.parts.items():
        after[name] = applied_plain(_thing(before[name]), part)
    for name, rows in difference.lists.items():
        things = before[name]
        assert isinstance(things, Sequence)
        after[name] = [thing for row in rows for thing in _of_row(things, row)]
    return after


def _of_row(things: Sequence[object], row: Row) -> Sequence[object]:
    if isinstance(row, Added):
        return [msgspec.to_builtins(row.item)]
    at, told = row
    if isinstance(told, int):
        return things[at : at + told]
    return [applied_plain(_thing(things[at]), told)]


def _thing(part: object) -> Thing:
    assert isinstance(part, dict)
    return part

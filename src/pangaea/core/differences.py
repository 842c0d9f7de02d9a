"""What is not as it was from one scene to the next, and the next scene made again from that.

A difference knows nothing of what a scene means: it compares fields and lists of any thing in it,
so that whatever a scene comes to hold travels too. web/src/lib/differences.ts reads the same.
"""

from collections.abc import Callable, Sequence
from operator import attrgetter, is_
from typing import Final, TypeGuard

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple, fields, replace

from pangaea.core.changes import Added, Difference, Row
from pangaea.core.scene import (
    Area,
    Ask,
    Choice,
    Fact,
    Piece,
    Player,
    Scene,
    Series,
    Spot,
    Value,
    WhyNot,
)

Thing = dict[str, object]
Things = tuple[Struct, ...]
Fields = tuple[object, ...]
Name = tuple[type[Struct], object]
NOTHING: Final = object()
NOWHERE: Final = -1
WHOLE: Final = ("areas", "pieces", "players")  # lists of a scene that pages have in common
KNOWN_BY: Final[dict[type[Struct], Callable[[Struct], object]]] = {
    Area: attrgetter("id"),
    Spot: attrgetter("id"),
    Piece: attrgetter("id"),
    Series: attrgetter("id"),
    Player: attrgetter("seat"),
    Choice: attrgetter("option"),
    WhyNot: attrgetter("piece", "area", "spot"),
    Ask: attrgetter("question"),
    Value: attrgetter("label"),
    Fact: attrgetter("label"),
}
SHARED: Final = (Area, Spot, Piece, Player)  # what several pages are shown, and is not small
_defaults: Final[dict[type[Struct], Fields]] = {}


# -- finding ---------------------------------------------------------------------------------------


class Compared:
    """What was compared already: of things that several pages are shown, each is compared once."""

    def __init__(self) -> None:
        self.known: dict[Name, list[tuple[Struct, Struct, Difference]]] = {}  # a few for each
        self.lists: list[tuple[Things, Things, list[Row]]] = []  # of a scene, a few

    def changed(self, was: Struct, now: Struct) -> Difference:
        """Say what makes one thing of another."""
        kind = type(now)
        if kind not in SHARED:
            return self._between(was, now)
        known = self.known.setdefault((kind, KNOWN_BY[kind](now)), [])
        for before, after, found in known:
            if before is was and after is now:
                return found
        found = self._between(was, now)
        known.append((was, now, found))
        return found

    def _between(self, was: Struct, now: Struct) -> Difference:
        kind, found = type(now), Difference()
        before, after, defaults = astuple(was), astuple(now), _defaults_of(kind)
        for place, name in enumerate(kind.__struct_fields__):
            if before[place] is not after[place] and before[place] != after[place]:
                self._note(found, name, before[place], after[place], defaults[place])
        return found

    def _note(
        self, found: Difference, name: str, was: object, now: object, default: object
    ) -> None:
        """Note a field that holds something else now."""
        if now is default:  # what is only equal to it, as 0.0 is to 0, is written out in a scene
            found.gone.append(name)
        elif isinstance(was, tuple) and _are_known(now):
            self._note_list(found, name, was, now)
        elif isinstance(was, Struct) and isinstance(now, Struct) and _is_same(was, now):
            found.parts[name] = self.changed(was, now)
        else:
            found.new[name] = now

    def _note_list(self, found: Difference, name: str, was: Things, now: Things) -> None:
        rows = self._shared_rows(was, now) if name in WHOLE else self._rows(was, now)
        if not any(isinstance(row, tuple) for row in rows):
            found.new[name] = now
        else:
            found.lists[name] = rows

    def _shared_rows(self, was: Things, now: Things) -> list[Row]:
        """Say a list of a scene by the one before; for pages that share both, once."""
        for before, after, rows in self.lists:
            if _are_same(before, was) and _are_same(after, now):
                return rows
        found = self._rows(was, now)
        self.lists.append((was, now, found))
        return found

    def _rows(self, was: Things, now: Things) -> list[Row]:
        """Say a list by the one before, stretch by stretch."""
        here, many = _alike(was, 0, now, 0), len(now)
        rows: list[Row] = [(0, here)] if here else []
        if here == many:
            return rows
        known_by = KNOWN_BY[type(now[0])]
        places: dict[object, int] = {}
        start = following = here  # what follows here mostly followed there
        while here < many:
            name, at = known_by(now[here]), following
            if following >= len(was) or known_by(was[following]) != name:
                if not places:
                    places = {known_by(was[place]): place for place in range(start, len(was))}
                at = places.get(name, NOWHERE)
            if at == NOWHERE:
                rows.append(Added(now[here]))
                here += 1
                continue
            alike = _alike(was, at, now, here)
            rows.append((at, alike or self.changed(was[at], now[here])))
            following, here = at + max(alike, 1), here + max(alike, 1)
        return rows


def difference(before: Scene, after: Scene, compared: Compared | None = None) -> Difference:
    """Say what makes one scene of another.

    What the one before told of its own step is over: it is no part of the next. Whoever compares
    several pairs of scenes of one table hands on what was compared.
    """
    was = replace(before, log=(), departures=()) if before.log or before.departures else before
    return (compared or Compared()).changed(was, after)


def _defaults_of(kind: type[Struct]) -> Fields:
    """Return what each field holds if nothing is said of it; NOTHING where something always is."""
    if kind not in _defaults:
        defaults = [field.default for field in fields(kind)]
        _defaults[kind] = tuple([NOTHING if one is NODEFAULT else one for one in defaults])
    return _defaults[kind]


def _are_known(items: object) -> TypeGuard[Things]:
    """Tell whether these are things that can be recognised; small ones are told whole."""
    return isinstance(items, tuple) and bool(items) and type(items[0]) in KNOWN_BY


def _is_same(was: Struct, now: Struct) -> bool:
    known_by = KNOWN_BY.get(type(now))
    return known_by is None or known_by(was) == known_by(now)


def _are_same(one: Things, other: Things) -> bool:
    """Tell whether two lists hold the very same things."""
    return one is other or (len(one) == len(other) and all(map(is_, one, other)))


def _alike(was: Things, at: int, now: Things, here: int) -> int:
    """Count how many things two lists have in common, from these places on."""
    first, most = here, here + min(len(was) - at, len(now) - here)
    while here < most and (was[at] is now[here] or was[at] == now[here]):
        at, here = at + 1, here + 1
    return here - first


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

"""Which piece of one scene is which of the next: made once here, for all games.

It looks only at what a seat has been shown, so an id can say nothing about a hidden piece.
"""

from collections import defaultdict
from collections.abc import Callable
from operator import attrgetter, is_
from typing import Final, TypeVar

from msgspec.structs import replace

from pangaea.core.events import Moved
from pangaea.core.scene import Ask, Choice, Departure, Piece, Pieces, Pointer, Scene, WhyNot

Drawn = tuple[Piece, ...]
Run = tuple[int, Drawn]  # where it begins among the pieces of its scene
NOWHERE: Final = -1
_id: Final[Callable[[Piece], str]] = attrgetter("id")


class Named:
    """The pieces of a scene under their lasting ids, and those that are gone."""

    def __init__(self, drawn: Drawn, pieces: Pieces, departures: tuple[Departure, ...]) -> None:
        self.drawn = drawn
        self.pieces = pieces
        self.departures = departures
        self._ids: dict[str, str] = {}

    def ids(self) -> dict[str, str]:
        """Return the lasting ids by those the pieces have within their drawing."""
        if not self._ids:
            self._ids = dict(zip(map(_id, self.drawn), map(_id, self.pieces), strict=True))
        return self._ids


class Names:
    """Pieces that were given an id: pages that know a piece by the same id share it."""

    def __init__(self) -> None:
        self.known: dict[str, list[tuple[Piece, Piece]]] = {}  # by their ids: a few for each
        self.paired: list[tuple[Drawn, list[Moved], Named]] = []  # with those before; a few, too

    def paired_with(self, old: Drawn, new: Drawn, moves: list[Moved]) -> Named:
        """Give pieces the ids that continue those of the scene before; for pages alike, once."""
        runs = _runs(new)
        for was, moved, found in self.paired:
            if _are_alike(was, old) and _runs(found.drawn) == runs and moved == moves:
                return found
        if isinstance(old, Pieces) and _lie_still(old, runs):
            found = Named(new, old, ())
        else:
            pairing = _Pairing(old, new, moves, self)
            found = Named(new, pairing.named(), tuple(pairing.departures()))
        self.paired.append((old, moves, found))
        return found

    def named(self, drawn: Piece, name: str) -> Piece:
        """Return a piece as it was drawn, under its lasting id."""
        known = self.known.setdefault(name, [])
        for other, found in known:
            if other is drawn:
                return found
        found = replace(drawn, id=name)
        known.append((drawn, found))
        return found


def followed(
    before: Scene | None, scene: Scene, moves: list[Moved], names: Names | None = None
) -> Scene:
    """Return the scene with ids that continue those of the scene before."""
    named = (names or Names()).paired_with(before.pieces if before else (), scene.pieces, moves)
    ask = scene.ask and _renamed_ask(scene.ask, named.ids())
    focus = tuple([_renamed(pointer, named.ids()) for pointer in scene.focus])
    left = named.departures
    return replace(scene, pieces=named.pieces, ask=ask, focus=focus, departures=left)


def _renamed_ask(ask: Ask, ids: dict[str, str]) -> Ask:
    return replace(
        ask,
        choices=tuple([_renamed_choice(choice, ids) for choice in ask.choices]),
        refusals=tuple([_renamed(refusal, ids) for refusal in ask.refusals]),
    )


Pointing = TypeVar("Pointing", Pointer, Choice, WhyNot)


def _renamed(pointing: Pointing, ids: dict[str, str]) -> Pointing:
    return replace(pointing, piece=ids[pointing.piece]) if pointing.piece else pointing


def _renamed_choice(choice: Choice, ids: dict[str, str]) -> Choice:
    also = tuple(_renamed(pointer, ids) for pointer in choice.also)
    return replace(_renamed(choice, ids), also=also) if also else _renamed(choice, ids)


Face = tuple[object, ...]


def _face(piece: Piece) -> Face:
    """What makes a piece recognisable; lit values and badges change while it stays the same."""
    look = piece.look
    return (look.shape, look.title, look.icon, look.colour, look.number, look.text, look.down)


def _unmoved(was: Drawn, now: Drawn) -> int:
    """Count the pieces from the beginning of a run that lie where they lay.

    What comes after the first other one is paired by its looks: of equal cards, one may have gone.
    """
    number, most = 0, min(len(was), len(now))
    while number < most and _is_still(was[number], now[number]):
        number += 1
    return number


def _is_still(was: Piece, now: Piece) -> bool:
    """Tell whether a piece lies where it lay, and can be recognised."""
    if was.area != now.area or was.spot != now.spot or was.owner != now.owner:
        return False
    return was.look == now.look or _face(was) == _face(now)


def _are_alike(one: Drawn, other: Drawn) -> bool:
    """Tell whether two pages have been shown the same pieces; from then on they share them."""
    return one is other or (one == other and _runs(one) == _runs(other))


def _runs(pieces: Drawn) -> tuple[Drawn, ...]:
    return pieces.runs if isinstance(pieces, Pieces) else (pieces,)


def _lie_still(old: Pieces, runs: tuple[Drawn, ...]) -> bool:
    """Tell whether nothing was drawn anew, and nothing has just arrived: all stays as it is."""
    if old.arrived or len(old.runs) != len(runs):
        return False
    return all(map(is_, old.runs, runs))


def _with_beginnings(runs: tuple[Drawn, ...]) -> list[Run]:
    """Say where each run begins among the pieces of a scene."""
    found: list[Run] = []
    start = 0
    for run in runs:
        found.append((start, run))
        start += len(run)
    return found


def _place(runs: list[Run], wanted: Drawn) -> int:
    """Find the very same run; runs mostly stay in their order, so it is among the first."""
    for place, (_, run) in enumerate(runs):
        if run is wanted:
            return place
    return NOWHERE


def _settled(pieces: Drawn) -> Drawn:
    """Return pieces that no longer say where they came from."""
    if not isinstance(pieces, Pieces) or not pieces.arrived:
        return pieces
    found = list(pieces)
    for index in pieces.arrived:
        found[index] = replace(found[index], came="")
    return tuple(found)


class _Pairing:
    """Pairs old pieces with new ones: what stayed first, then what moved, then what turned over."""

    def __init__(self, old: Drawn, new: Drawn, moves: list[Moved], names: Names) -> None:
        self.names = names
        self.old = _settled(old)
        self.new = new
        self.sources = {move.target: move.source for move in moves}
        self.targets = {move.source: move.target for move in moves}
        self.routes = {(move.source, move.target) for move in moves}
        self.found: list[Piece] = list(new)  # with their ids, once they are paired
        self.left: dict[int, Face] = {}  # the old not yet paired, in order
        self.open: dict[int, Face] = {}  # the new ones
        self.stayed: set[int] = set()  # the old ones that their panel drew again in their places
        self.arrived: list[int] = []
        self._keep_runs(_runs(old), _runs(new))
        if self.open:
            self._pair(lambda piece, face: (piece.area, piece.spot, face, piece.owner))
            self._pair(lambda piece, face: (piece.area, face, piece.owner))
            self._pair_routes(lambda old, new: _face(old) == _face(new))
            self._pair(lambda piece, face: (face, piece.owner))
            self._pair_routes(lambda old, new: old.look.down != new.look.down)
            self._number_the_new()

    def _keep_runs(self, old: tuple[Drawn, ...], new: tuple[Drawn, ...]) -> None:
        """Let every run that was not drawn anew keep its pieces; leave the rest to be paired."""
        over, first = _with_beginnings(old), 0
        redrawn: list[Run] = []
        for run in new:
            place = _place(over, run)
            if place == NOWHERE:
                redrawn.append((first, run))
            else:
                start, _ = over.pop(place)
                self.found[first : first + len(run)] = self.old[start : start + len(run)]
            first += len(run)
        if redrawn or over:
            self._compare(over, redrawn)

    def _compare(self, old: list[Run], new: list[Run]) -> None:
        """Lay what was drawn anew beside what its panel drew before: most of it is as it was."""
        before = {run[0].id: (start, run) for start, run in old if run}
        for first, run in new:
            start, was = before.get(run[0].id, (0, ())) if run else (0, ())
            same = _unmoved(was, run)
            for offset in range(same):
                self._stay(start + offset, first + offset, anew=was[offset] != run[offset])
            for offset in range(same, len(run)):
                self.open[first + offset] = _face(run[offset])
        for start, run in old:
            for index in range(start, start + len(run)):
                if index not in self.stayed:
                    self.left[index] = _face(self.old[index])

    def _stay(self, other: int, index: int, *, anew: bool) -> None:
        known = self.old[other]
        self.found[index] = self.names.named(self.new[index], known.id) if anew else known
        self.stayed.add(other)

    def _pair(self, key: Callable[[Piece, Face], object]) -> None:
        if not self.left or not self.open:
            return
        waiting: dict[object, list[int]] = defaultdict(list)
        for index, face in self.left.items():
            waiting[key(self.old[index], face)].append(index)
        for index, face in list(self.open.items()):
            known = waiting.get(key(self.new[index], face))
            if known:
                self._take(index, known.pop(0))

    def _pair_routes(self, alike: Callable[[Piece, Piece], bool]) -> None:
        if not self.routes:
            return
        for index in list(self.open):
            piece = self.new[index]
            for other in self.left:
                route = (self.old[other].area, piece.area)
                if route in self.routes and alike(self.old[other], piece):
                    self._take(index, other)
                    break

    def _take(self, index: int, other: int) -> None:
        self.found[index] = self.names.named(self.new[index], self.old[other].id)
        del self.left[other], self.open[index]

    def _number_the_new(self) -> None:
        """Give the rest new ids, and say where they came from."""
        if not self.open:
            return
        last = max([int(piece.id[1:]) for piece in self.old], default=0)
        for number, index in enumerate(self.open, start=last + 1):
            came = self.sources.get(self.new[index].area, "") if self.old else ""
            self.found[index] = replace(self.new[index], id=f"p{number}", came=came)
            if came:
                self.arrived.append(index)

    def named(self) -> Pieces:
        """Return the pieces with their ids."""
        pieces = Pieces(self.found)
        pieces.runs, pieces.arrived = _runs(self.new), tuple(self.arrived)
        return pieces

    def departures(self) -> list[Departure]:
        """List the old pieces that are gone, and where they went."""
        return [
            Departure(self.old[index].id, self.targets.get(self.old[index].area, ""))
            for index in self.left
        ]

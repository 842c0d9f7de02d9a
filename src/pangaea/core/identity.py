"""Which piece of one scene is which of the next: made once here, for all games.

It looks only at what a seat has been shown, so an id can say nothing about a hidden piece.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from pangaea.core.events import Moved
from pangaea.core.scene import Choice, Departure, Piece, Pointer, Scene, WhyNot


def followed(before: Scene | None, scene: Scene, moves: list[Moved]) -> Scene:
    """Return the scene with ids that continue those of the scene before."""
    old = before.pieces if before else ()
    pairing = _Pairing(old, scene.pieces, moves)
    pieces = tuple(pairing.named(index, piece) for index, piece in enumerate(scene.pieces))
    renamed = {piece.id: named.id for piece, named in zip(scene.pieces, pieces, strict=True)}
    ask = scene.ask
    if ask is not None:
        ask = replace(
            ask,
            choices=tuple(_renamed_choice(choice, renamed) for choice in ask.choices),
            refusals=tuple(_renamed(refusal, renamed) for refusal in ask.refusals),
        )
    return replace(scene, pieces=pieces, ask=ask, departures=tuple(pairing.departures()))


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


class _Pairing:
    """Pairs old pieces with new ones: what stayed first, then what moved, then what turned over."""

    def __init__(self, old: tuple[Piece, ...], new: tuple[Piece, ...], moves: list[Moved]) -> None:
        self.old = old
        self.new = new
        self.sources = {move.target: move.source for move in moves}
        self.targets = {move.source: move.target for move in moves}
        self.routes = {(move.source, move.target) for move in moves}
        self.left = dict.fromkeys(range(len(old)))  # an ordered set of the old not yet paired
        self.ids: dict[int, str] = {}
        self.old_faces = [_face(piece) for piece in old]
        self.new_faces = [_face(piece) for piece in new]
        self._pair(lambda piece, face: (piece.area, piece.spot, face, piece.owner))
        self._pair(lambda piece, face: (piece.area, face, piece.owner))
        self._pair_moved()
        self._pair(lambda piece, face: (face, piece.owner))
        self._pair_turned()
        self._number_the_new()

    def _pair(self, key: Callable[[Piece, Face], object]) -> None:
        if not self.left:
            return
        waiting: dict[object, list[int]] = defaultdict(list)
        for index in self.left:
            waiting[key(self.old[index], self.old_faces[index])].append(index)
        for index, piece in enumerate(self.new):
            if index not in self.ids:
                found = waiting.get(key(piece, self.new_faces[index]))
                if found:
                    self._take(index, found.pop(0))

    def _pair_moved(self) -> None:
        self._pair_routes(lambda old, new: _face(old) == _face(new))

    def _pair_turned(self) -> None:
        self._pair_routes(lambda old, new: old.look.down != new.look.down)

    def _pair_routes(self, alike: Callable[[Piece, Piece], bool]) -> None:
        for index, piece in enumerate(self.new):
            if index in self.ids:
                continue
            for other in self.left:
                route = (self.old[other].area, piece.area)
                if route in self.routes and alike(self.old[other], piece):
                    self._take(index, other)
                    break

    def _take(self, index: int, other: int) -> None:
        self.ids[index] = self.old[other].id
        del self.left[other]

    def _number_the_new(self) -> None:
        last = max((int(piece.id[1:]) for piece in self.old), default=0)
        self.arrived = [index for index in range(len(self.new)) if index not in self.ids]
        for number, index in enumerate(self.arrived, start=last + 1):
            self.ids[index] = f"p{number}"

    def named(self, index: int, piece: Piece) -> Piece:
        """Return a piece with its id, and where it came from if it is new."""
        came = self.sources.get(piece.area, "") if index in self.arrived and self.old else ""
        return replace(piece, id=self.ids[index], came=came)

    def departures(self) -> list[Departure]:
        """List the old pieces that are gone, and where they went."""
        return [
            Departure(self.old[index].id, self.targets.get(self.old[index].area, ""))
            for index in self.left
        ]

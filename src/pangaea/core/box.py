"""Corrected box files: completed with the usual figures, and checked against what a box holds."""

from collections.abc import Mapping
from typing import Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from pangaea.core.errors import BadBox

Provenance = Literal["rulebook", "source", "reconstructed"]
BoxKind = TypeVar("BoxKind", bound=Struct)


class NoBox(Struct, frozen=True):
    """The box of a game whose figures stand in its rules."""


class BoxCheck:
    """Refuses what does not fit, naming the game, the place, and what would be right."""

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def between(self, where: str, value: int, least: int, most: int) -> None:
        """Refuse a value outside its range."""
        if not least <= value <= most:
            raise BadBox(
                "error-box-value", game=self.game, where=where, value=value, least=least, most=most
            )

    def known(self, part: str, name: str, names: tuple[str, ...]) -> None:
        """Refuse a name that the box does not have."""
        if name not in names:
            every = ", ".join(names)
            raise BadBox("error-box-name", game=self.game, part=part, name=name, names=every)

    def completed(self, plain: object, usual: BoxKind) -> BoxKind:
        """Return the box that a file describes; whatever it leaves out stays as usual."""
        if isinstance(plain, dict):
            found = plain.get("game", self.game)
            if found != self.game:
                details = {"found": str(found), "expected": self.game}
                raise BadBox("error-box-game", game=self.game, **details)
            plain = {**plain, **self._merged(plain, usual)}
        try:
            return msgspec.convert(plain, type(usual))
        except msgspec.ValidationError as error:
            raise BadBox("error-box-shape", game=self.game, problem=str(error)) from error

    def _merged(self, plain: dict[str, object], usual: Struct) -> dict[str, object]:
        """Complete the parts that list figures by name; no other names may be added."""
        found: dict[str, object] = {}
        for part in usual.__struct_fields__:
            whole, given = getattr(usual, part), plain.get(part)
            if isinstance(whole, dict) and isinstance(given, dict):
                for name in given:
                    self.known(part, str(name), tuple(whole))
                found[part] = {**msgspec.to_builtins(whole), **given}
        return found


def reconstructed(box: Struct, usual: Struct, provenance: Mapping[str, Provenance]) -> list[str]:
    """Name the figures (`part`, or `part.name`) that are still our reconstruction."""
    return [
        figure
        for figure, origin in provenance.items()
        if origin == "reconstructed" and _figure(box, figure) == _figure(usual, figure)
    ]


def _figure(box: Struct, figure: str) -> object:
    part, _, name = figure.partition(".")
    return getattr(box, part)[name] if name else getattr(box, part)

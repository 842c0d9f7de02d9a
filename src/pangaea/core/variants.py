"""Variants of a game: what a table chooses before it begins, house rulings among them."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from pangaea.core.errors import BadVariant

VariantValue = bool | int | str


class Variant(Struct, frozen=True):
    """A choice to make before a game; words `variant-<name>` and `…-meaning` name it."""

    name: str
    kind: Literal["flag", "number", "choice"]
    default: VariantValue
    rule: str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def allows(self, value: object) -> bool:
        """Tell whether the variant can have this value."""
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "number":
            return type(value) is int and self.least <= value <= self.most
        return value in self.choices

    def allowed(self) -> str:
        """Name the values it can have."""
        if self.kind == "flag":
            return "true, false"
        return f"{self.least}..{self.most}" if self.kind == "number" else ", ".join(self.choices)

    def read(self, text: str) -> VariantValue:
        """Read a value typed by a person; what cannot be read is refused later by `allows`."""
        if self.kind == "flag" and text.lower() in FLAGS:
            return FLAGS[text.lower()]
        if self.kind == "number" and text.lstrip("-").isdigit():
            return int(text)
        return text


FLAGS = {"true": True, "yes": True, "on": True, "1": True} | {
    "false": False, "no": False, "off": False, "0": False,
}  # fmt: skip


def completed(
    game: str, variants: tuple[Variant, ...], given: Mapping[str, VariantValue]
) -> dict[str, VariantValue]:
    """Check the values given and add the defaults of the others."""
    known = {variant.name: variant for variant in variants}
    for name, value in given.items():
        if name not in known:
            names = ", ".join(known)
            raise BadVariant("error-unknown-variant", game=game, name=name, names=names)
        variant = known[name]
        if not variant.allows(value):
            raise BadVariant(
                "error-variant-value",
                game=game,
                name=name,
                value=str(value),
                allowed=variant.allowed(),
            )
    return {variant.name: given.get(variant.name, variant.default) for variant in variants}

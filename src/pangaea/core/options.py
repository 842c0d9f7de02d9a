"""Options of a game: house rulings and variants a table may choose."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from pangaea.core.errors import BadOption

OptionValue = bool | int | str


class Option(Struct, frozen=True):
    """A choice to make before a game; words `option-<name>` and `option-<name>-meaning` name it."""

    name: str
    kind: Literal["flag", "number", "choice"]
    default: OptionValue
    rule: str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def allows(self, value: object) -> bool:
        """Tell whether the option can have this value."""
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

    def read(self, text: str) -> OptionValue:
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
    game: str, options: tuple[Option, ...], given: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """Check the values given and add the defaults of the others."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            names = ", ".join(known)
            raise BadOption("error-unknown-option", game=game, name=name, names=names)
        option = known[name]
        if not option.allows(value):
            raise BadOption(
                "error-option-value",
                game=game,
                name=name,
                value=str(value),
                allowed=option.allowed(),
            )
    return {option.name: given.get(option.name, option.default) for option in options}

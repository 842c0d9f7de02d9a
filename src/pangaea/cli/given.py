"""What a person gave on the command line, checked and understood."""

from msgspec import Struct

from pangaea import shelf
from pangaea.core.errors import BadVariant, PangaeaError
from pangaea.core.game import Game
from pangaea.core.variants import VariantValue


class UnknownRule(PangaeaError, LookupError):
    """The rulebook has no such paragraph."""


class NoFileNamed(PangaeaError, ValueError):
    """A file was to be written, but none was named."""


class NoSuchPosition(PangaeaError, LookupError):
    """The record does not go that far."""


def variants_from(game: Game, texts: list[str] | None) -> dict[str, VariantValue]:
    """Read variants written as `name=value`; the game checks the values."""
    known = {variant.name: variant for variant in game.variants}
    found: dict[str, VariantValue] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadVariant("error-variant-form", game=game.slug, text=text)
        found[name] = known[name].read(value) if name in known else value
    return found


def box_from(game: Game, path: str | None) -> Struct | None:
    """Read a corrected box file, if one was named."""
    return None if path is None else shelf.read_box(game, path)


def text_of(path: str) -> str:
    """Read a text file."""
    return shelf.read_text(path)


def reason(error: OSError | UnicodeError) -> str:
    """Say what the system found wrong."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def levels_from(text: str) -> list[str]:
    """Read levels written with commas between them."""
    return [level.strip() for level in text.split(",")]

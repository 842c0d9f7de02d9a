"""What a person gave on the command line, checked and understood."""

from msgspec import Struct

from pangaea import shelf
from pangaea.core.errors import BadOption, PangaeaError
from pangaea.core.game import Game
from pangaea.core.options import OptionValue


class UnknownRule(PangaeaError, LookupError):
    """The rulebook has no such paragraph."""


class NoFileNamed(PangaeaError, ValueError):
    """A file was to be written, but none was named."""


class NoSuchPosition(PangaeaError, LookupError):
    """The record does not go that far."""


def options_from(game: Game, texts: list[str] | None) -> dict[str, OptionValue]:
    """Read options written as `name=value`; the game checks the values."""
    known = {option.name: option for option in game.options}
    found: dict[str, OptionValue] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("error-option-form", game=game.slug, text=text)
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

"""What people type."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Final

from pangaea.core.game import Game
from pangaea.core.words import Words

with contextlib.suppress(ImportError):  # not on every system: then a line has no history
    import readline  # noqa: F401

PROMPT: Final = "> "
UNREADABLE: Final = "\ufffd"
COMMANDS: Final = ("help", "why", "rules", "undo", "log", "table", "save", "end", "quit")

Ask = Callable[[str], str]


class Leave(Exception):
    """The person at the keyboard leaves the game."""


def read_line(ask: Ask = input) -> str:
    """Read a line; the end of input means to leave."""
    try:
        return ask(PROMPT).strip()
    except EOFError as end:
        raise Leave from end
    except UnicodeError:  # bytes that are no text: nothing to answer with, and no reason to stop
        return UNREADABLE


def commands_of(game: Game) -> list[str]:
    """List what can be typed; only a game that may never end by itself is ended by agreement."""
    return [command for command in COMMANDS if command != "end" or game.may_not_end]


def command_in(line: str, words: Words, commands: Sequence[str]) -> tuple[str, str]:
    """Split a line into a command and the rest; no command: the line is an answer."""
    first, _, rest = line.partition(" ")
    for command in commands:
        if first.lower() in (command, words.say(f"play-word-{command}")):
            return command, rest.strip()
    return ("why", rest.strip()) if first == "?" else ("", line)

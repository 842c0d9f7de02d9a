"""The sub-commands together, and how the command ends."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Final

from cyclopts import App, CycloptsError
from rich.text import Text

from pangaea import shelf
from pangaea.cli.arena import arena
from pangaea.cli.console import MISUSED, refusal_text, screen, side_screen
from pangaea.cli.coverage import coverage
from pangaea.cli.games import games
from pangaea.cli.help import worded_app
from pangaea.cli.language import common_words, language_in
from pangaea.cli.lessons import lessons
from pangaea.cli.party import party
from pangaea.cli.play import play
from pangaea.cli.replay import replay
from pangaea.cli.rules import rules
from pangaea.cli.serve import serve
from pangaea.cli.simulate import simulate
from pangaea.cli.store import store
from pangaea.cli.train import train
from pangaea.cli.usage import usage_problem
from pangaea.core.errors import MissingExtra, PangaeaError

FINE: Final = 0
REFUSED: Final = 1
INTERRUPTED: Final = 130
OF_THE_SERVER: Final = ("h11", "markdown_it", "segno", "starlette", "uvicorn", "websockets")

COMMANDS: Final[tuple[Callable[..., int], ...]] = (
    games, play, simulate, arena, train, replay, rules, lessons, coverage, serve, party,
)  # fmt: skip


def build(language: str) -> App:
    """Make the command in a language."""
    words = common_words(language)
    app = worded_app("pangaea", words)
    app.version, app.console = version("pangaea"), screen()
    for order, command in enumerate(COMMANDS):
        name = command.__name__
        app.command(
            command,
            name=name,
            help=words.say(f"help-{name}"),
            help_epilogue=words.say(f"example-{name}"),
            sort_key=order,
        )
    app.command(store(words))
    for flags in ("--help", "--version"):
        app[flags].show = False
    return app


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit code."""
    language = language_in(arguments)
    for refusal in (*shelf.unusable(), *shelf.damaged_models()):
        side_screen().print(refusal_text(refusal, language), soft_wrap=True)
    try:
        result = build(language)(list(arguments), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        words = common_words(language)
        side_screen().print(Text(usage_problem(error, words), style="red"), soft_wrap=True)
        side_screen().print(Text(words.say("usage-help")))
        return MISUSED
    except PangaeaError as refusal:
        side_screen().print(refusal_text(refusal, language), soft_wrap=True)
        return REFUSED
    except ModuleNotFoundError as error:
        if error.name not in OF_THE_SERVER:
            raise
        missing = MissingExtra("error-extra", package=error.name, extra="server")
        side_screen().print(refusal_text(missing, language), soft_wrap=True)
        return REFUSED
    except BrokenPipeError:
        # Who read our output has left: give the interpreter a place to flush the rest to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    return result if isinstance(result, int) else FINE


def main() -> None:
    """Carry out the command line this process was started with."""
    try:
        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)

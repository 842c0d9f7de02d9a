"""Where the command line writes: people read stdout and stderr, programs read JSON."""

import sys
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from pangaea.core.errors import PangaeaError

JSON_INDENT = 2
MISUSED: Final = 2  # the exit code of a command line that lacks something


def screen() -> Console:
    """Return the console for results: no colour and no pictures when it is piped."""
    return Console(highlight=False, markup=False, emoji=False)


def side_screen() -> Console:
    """Return the console for refusals and progress."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def write_json(thing: object) -> None:
    """Write a result for a program to read."""
    text = msgspec.json.format(msgspec.json.encode(thing), indent=JSON_INDENT)
    sys.stdout.write(text.decode() + "\n")


def refusal_text(refusal: PangaeaError, language: str) -> Text:
    """Say why something was refused, with the rule that says so."""
    text = Text(refusal.text(language), style="red")
    if refusal.rule:
        text.append(f" [{refusal.rule}]", style="dim")
    return text

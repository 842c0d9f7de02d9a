"""What is wrong with a command line, in words."""

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from pangaea.core.words import Words

COMMANDS = ("games", "play", "simulate", "replay", "rules", "coverage", "serve", "store")
STORE = ("check", "backup", "restore")  # commands of `store`


def usage_problem(error: CycloptsError, words: Words) -> str:
    """Say what was not understood, and what would be."""
    unused = " ".join(error.unused_tokens or [])
    if isinstance(error, UnknownCommandError):
        known = STORE if "store" in (error.command_chain or ()) else COMMANDS
        return words.say("usage-command", text=unused, known=", ".join(known))
    if isinstance(error, UnknownOptionError):
        return words.say("usage-option", text=error.token.keyword or error.token.value)
    if isinstance(error, MissingArgumentError):
        return words.say("usage-missing", name=_name(error))
    if isinstance(error, CoercionError | ValidationError):
        return words.say("usage-value", name=_name(error), text=_value(error))
    if isinstance(error, RepeatArgumentError):
        return words.say("usage-repeated", name=error.token.keyword or error.token.value)
    if isinstance(error, UnusedCliTokensError):
        return words.say("usage-unused", text=unused)
    return words.say("usage-other", problem=str(error).strip())


def _name(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else ""


def _value(error: CycloptsError) -> str:
    tokens = error.argument.tokens if error.argument is not None else []
    return " ".join(token.value for token in tokens)

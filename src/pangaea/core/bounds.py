"""How large a box from a stranger may be; checked before any work that grows faster than it."""

import re
from collections.abc import Iterable
from typing import Final

from pangaea.core.errors import BadBox
from pangaea.core.text import is_fit

LONGEST_BOX: Final = 65_536  # characters of a box file
MOST_VALUES: Final = 5_000
DEEPEST: Final = 8
LONGEST_TEXT: Final = 200
LARGEST_NUMBER: Final = 10**15

# Nothing here is tried twice: an open text or comment ends where the line or the file does.
_MARK: Final = re.compile(
    r"""
      (?P<text> \"{3} (?: [^"\\]++ | \\. | "(?!"") )*+ (?:"{3})?
              | '{3} (?: [^']++ | '(?!'') )*+ (?:'{3})?
              | " (?: [^"\\\n]++ | \\. )*+ "?
              | ' [^'\n]*+ '? )
    | \# [^\n]*+
    | (?P<dot> \. )
    | (?P<mark> [\[\]{},=\n] )
    | (?P<bare> [^\s"'\#\[\]{}.,=]++ )
    """,
    re.VERBOSE | re.DOTALL,
)
_LIMITS: Final = {
    "error-box-long": LONGEST_BOX,
    "error-box-many": MOST_VALUES,
    "error-box-deep": DEEPEST,
    "error-box-text": LONGEST_TEXT,
    "error-box-number": LARGEST_NUMBER,
}


def check_toml(text: str, game: str) -> None:
    """Refuse a file that would be dear to parse, in one pass over its marks."""
    _at_most("error-box-long", len(text), game)
    values = depth = dots = 0
    for found in _MARK.finditer(text):
        mark, kind = found[0], found.lastgroup
        if kind == "dot":
            dots += 1  # each makes a table inside a table
        elif kind == "mark":
            dots = 0
            values += mark in "[{,="
            depth = max(0, depth + (mark in "[{") - (mark in "]}"))
        elif kind is not None:
            _at_most("error-box-text", len(mark), game)
        _at_most("error-box-deep", max(depth, dots), game)
        _at_most("error-box-many", values, game)


def check_plain(plain: object, game: str) -> None:
    """Refuse plain data that is too deep, too much, or holds what no box says."""
    level: list[object] = [plain]
    seen = depth = 0
    while level:
        depth += 1
        seen += len(level)
        _at_most("error-box-deep", depth, game)
        _at_most("error-box-many", seen, game)
        level = [inner for value in level for inner in _inside(value, game)]


def _inside(value: object, game: str) -> Iterable[object]:
    """Check one value, and return what it holds."""
    if isinstance(value, str):
        _check_text(value, game)
    elif isinstance(value, int):
        _at_most("error-box-number", abs(value), game)
    elif isinstance(value, dict):
        return [*value.keys(), *value.values()]
    elif isinstance(value, list | tuple):
        return value
    return ()


def _check_text(text: str, game: str) -> None:
    _at_most("error-box-text", len(text), game)
    if not is_fit(text):
        raise BadBox("error-box-control", game=game, text=text)


def _at_most(problem: str, size: int, game: str) -> None:
    if size > _LIMITS[problem]:
        raise BadBox(problem, game=game, most=_LIMITS[problem])

"""Where the code carries out a rule: read from citations such as `[cubosaurs 3.4, 3.8]`."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from pangaea import shelf

CITATION: Final = re.compile(r"\[(\w+) (\d+\.\d+(?:, \d+\.\d+)*)\]")
DEFINITION: Final = re.compile(r"( *)(?:def|class) (\w+)")
OUTSIDE: Final = re.compile(r"[^\s)\]}]")  # at the left edge: no function or class any more


class Place(NamedTuple):
    """A line of a game's code, and the function or class around it; "" for a whole module."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@cache
def citations_of(slug: str) -> dict[str, list[Place]]:
    """Map each paragraph of a game to the places of its code that cite it."""
    folder = shelf.folder(slug)
    found: dict[str, list[Place]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        where = file.relative_to(folder).as_posix()
        for number, line, name in _lines_with_names(source):
            for game, paragraphs in CITATION.findall(line):
                if game == slug:
                    for paragraph in paragraphs.split(", "):
                        found[paragraph].append(Place(where, number, name))
    return dict(found)


def _lines_with_names(source: str) -> Iterator[tuple[int, str, str]]:
    """Yield each line with its number and what it lies in: `Walk.answer`."""
    around: list[tuple[int, str]] = []  # how far each name is set in
    for number, line in enumerate(source.splitlines(), start=1):
        begins = DEFINITION.match(line)
        if begins:
            indent = len(begins[1])
            around = [*[outer for outer in around if outer[0] < indent], (indent, begins[2])]
        elif OUTSIDE.match(line):
            around = []
        yield number, line, ".".join(name for _, name in around)

"""Where the code carries out a rule: read from citations such as `[cubosaurs 3.4, 3.8]`."""

import re
from collections import defaultdict
from typing import Final

from pangaea import shelf

CITATION: Final = re.compile(r"\[(\w+) (\d+\.\d+(?:, \d+\.\d+)*)\]")


def citations_of(slug: str) -> dict[str, list[str]]:
    """Map each paragraph of a game to the lines of its code that cite it, written `file.py:12`."""
    folder = shelf.folder(slug)
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            for game, paragraphs in CITATION.findall(line):
                if game == slug:
                    for paragraph in paragraphs.split(", "):
                        found[paragraph].append(f"{file.relative_to(folder).as_posix()}:{number}")
    return dict(found)

"""Names that people type: tidied, cut between two signs, unlike their neighbours'."""

from typing import Final
from unicodedata import category

from pangaea.server.refusals import Refusal

LONGEST: Final = 24  # signs as a reader counts them: a joined emoji is one
MOST_PARTS: Final = 12  # of one sign; whatever is piled on beyond that is no writing
JOINER: Final = "\u200d"
SKIN_TONES: Final = ("\U0001f3fb", "\U0001f3ff")
FLAG_LETTERS: Final = ("\U0001f1e6", "\U0001f1ff")
MARKS: Final = ("Mn", "Mc", "Me")


def proper_name(text: str) -> str:
    """Tidy a name somebody typed; refuse one that says nothing."""
    seen = "".join(c for place, c in enumerate(text) if _is_seen(c) or _joins(text, place))
    name = "".join(signs(" ".join(seen.split()))[:LONGEST]).strip()
    if not name:
        raise Refusal("refused-no-name")
    return name


def unlike(name: str, others: list[str]) -> str:
    """Return a name that nobody else at the table has."""
    number, found = 1, name
    while found in others:
        number += 1
        found = f"{name} {number}"
    return found


def signs(text: str) -> list[str]:
    """Split a text into what a reader counts: letters with their marks, emoji with their parts."""
    found: list[str] = []
    for c in text:
        if found and _belongs(c, found[-1]):
            found[-1] += c if len(found[-1]) < MOST_PARTS else ""
        else:
            found.append(c)
    return found


def _belongs(c: str, before: str) -> bool:
    if _is_within(c, FLAG_LETTERS):
        return len(before) == 1 and _is_within(before, FLAG_LETTERS)
    return (
        c == JOINER or before.endswith(JOINER) or category(c) in MARKS or _is_within(c, SKIN_TONES)
    )


def _is_within(c: str, ends: tuple[str, str]) -> bool:
    return ends[0] <= c <= ends[1]


def _is_seen(c: str) -> bool:
    return c.isprintable() or c == " "


def _joins(text: str, place: int) -> bool:
    """Tell whether a joiner makes one emoji of two; elsewhere it would only be invisible."""
    if text[place] != JOINER or not 0 < place < len(text) - 1:
        return False
    before, after = text[place - 1], text[place + 1]
    return category(before) in ("So", "Sk", "Mn") and category(after) == "So"

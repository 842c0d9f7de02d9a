"""Wants of objective cards, as they are written: "2 jurassic theropod + 1 marine"."""

from typing import Final

from pangaea.games.holotype.box import (
    CLADE_NAMES,
    DIET_NAMES,
    PERIOD_NAMES,
    TRACE_NAMES,
    Specimen,
)

ANY_TRACE: Final = "trace"
OMNIVORE: Final = "omnivore"
WORDS: Final = (*PERIOD_NAMES, *CLADE_NAMES, *DIET_NAMES, *TRACE_NAMES, ANY_TRACE)
MOST_WANTS: Final = 4  # of one circle or one personal objective


class BadWant(ValueError):
    """A want cannot be read."""


class Want:
    """So many holotypes of a kind, or so many trace fossils."""

    def __init__(self, need: int, kinds: list[str]) -> None:
        self.need: Final = need
        self.kinds: Final = kinds

    def traces(self) -> list[int]:
        """List the types of trace fossils that count; none when holotypes are wanted."""
        if ANY_TRACE in self.kinds:
            return list(range(len(TRACE_NAMES)))
        return [TRACE_NAMES.index(kind) for kind in self.kinds if kind in TRACE_NAMES]

    def fits(self, card: Specimen) -> bool:
        """Tell whether a holotype is of the wanted kind."""
        for kind in self.kinds:
            if kind in PERIOD_NAMES and card.period != kind:
                return False
            if kind in CLADE_NAMES and card.clade != kind:
                return False
            if kind in DIET_NAMES and not eats_like(card, kind):
                return False
        return True


def eats_like(card: Specimen, diet: str) -> bool:
    """An omnivore counts as herbivore and as carnivore, not the other way [holotype 1.4, 8.6]."""
    return card.diet in (diet, OMNIVORE)


def read_wants(text: str) -> list[Want]:
    """Read the wants of one circle or of one personal objective."""
    wants = [read_want(part.split()) for part in text.split("+")]
    if len(wants) > MOST_WANTS:
        raise BadWant(text)
    return wants


def read_want(words: list[str]) -> Want:
    """Read one want: a number, then words that narrow it down."""
    kinds = words[1:]
    known = all(kind in WORDS for kind in kinds)
    if not kinds or not known or not words[0].isdigit() or words[0] == "0":
        raise BadWant(" ".join(words))
    of_traces = [kind in TRACE_NAMES or kind == ANY_TRACE for kind in kinds]
    if any(of_traces) and len(kinds) > 1:
        raise BadWant(" ".join(words))
    return Want(int(words[0]), kinds)

"""How a game ended, with every point explained."""

from typing import Final

from msgspec import Struct

AGREED: Final = "end-agreed"  # the reason of an end that no rule has brought about


class Points(Struct, frozen=True):
    """One line of a player's score: where it comes from and the rule that gives it."""

    source: str  # key of the words that name the source
    points: int
    rule: str
    values: dict[str, int | str] = {}


class Standing(Struct, frozen=True):
    """A seat's final place: equal ranks share it."""

    seat: int
    rank: int  # 1 is best
    total: int
    lines: list[Points]
    tie_break: list[int] = []


class Outcome(Struct, frozen=True):
    """The reason a game ended, and everybody's place, best first."""

    reason: str  # key of the words that tell it
    rule: str
    standings: list[Standing]

    @property
    def winners(self) -> list[int]:
        """The seats that won; several when victory is shared, none after an agreed end."""
        if self.reason == AGREED:
            return []
        return [standing.seat for standing in self.standings if standing.rank == 1]

    def score(self, seat: int) -> int:
        """Return a seat's final points."""
        return next(standing.total for standing in self.standings if standing.seat == seat)


def ranked(
    totals: list[int], tie_breaks: list[list[int]], lines: list[list[Points]]
) -> list[Standing]:
    """Rank seats by total, then by the tie-break; seats equal in both share a rank."""
    keys = [(total, *ties) for total, ties in zip(totals, tie_breaks, strict=True)]
    order = sorted(range(len(keys)), key=lambda seat: (keys[seat], -seat), reverse=True)
    return [
        Standing(
            seat=seat,
            rank=1 + sum(key > keys[seat] for key in keys),
            total=totals[seat],
            lines=lines[seat],
            tie_break=tie_breaks[seat],
        )
        for seat in order
    ]

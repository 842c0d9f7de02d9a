"""The Library, the Journal, the track, the Museum and the end."""

from typing import ClassVar

from pangaea.core.events import Event, Moved, SeatNumber
from pangaea.games.holotype.events.numbers import (
    CircleNumber,
    CubeNumber,
    GoalNumber,
    MilestoneNumber,
    ObjectiveNumber,
    PeriodNumber,
    SpecimenNumber,
    TraceNumber,
)


class Researched(Event):
    """A seat got research cubes at the Library."""

    rule: ClassVar[str] = "holotype/6.1"
    seat: SeatNumber
    cubes: int


class Published(Event):
    """A specimen became a holotype, and the marker moved."""

    rule: ClassVar[str] = "holotype/7.2"
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    card: SpecimenNumber
    space: int

    def moves(self) -> list[Moved]:
        return [Moved(f"hand{self.seat}", f"holotypes{self.seat}")]


class TraceAdded(Event):
    """A trace fossil was published along with a holotype."""

    rule: ClassVar[str] = "holotype/7.4"
    seat: SeatNumber
    trace: TraceNumber
    card: SpecimenNumber


class StudentUnlocked(Event):
    """A seat's Graduate Student joins its Lounge."""

    rule: ClassVar[str] = "holotype/7.7"
    seat: SeatNumber


class Contributed(Event):
    """A seat put a disc on a circle of a global objective."""

    rule: ClassVar[str] = "holotype/8.1"
    important: ClassVar[bool] = True
    seat: SeatNumber
    objective: ObjectiveNumber
    circle: CircleNumber
    fee: int

    def moves(self) -> list[Moved]:
        return [Moved(f"mat{self.seat}", f"objective{self.objective}")]


class MuseumReset(Event):
    """The Museum was emptied and stocked anew."""

    rule: ClassVar[str] = "holotype/9.2"


class MilestoneTaken(Event):
    """A seat took one of its milestones."""

    rule: ClassVar[str] = "holotype/9.3"
    seat: SeatNumber
    milestone: MilestoneNumber


class Traded(Event):
    """A seat traded fossils with the Museum."""

    rule: ClassVar[str] = "holotype/10.3"
    seat: SeatNumber
    given: int
    period: PeriodNumber
    taken: int
    other: PeriodNumber


class Exchanged(Event):
    """A seat exchanged fossils for research."""

    rule: ClassVar[str] = "holotype/10.6"
    seat: SeatNumber
    given: int
    period: PeriodNumber
    taken: int


class GiftTaken(Event):
    """A seat took the cube that its Museum milestone gives."""

    rule: ClassVar[str] = "holotype/9.8"
    seat: SeatNumber
    cube: CubeNumber


class GoalRevealed(Event):
    """A personal objective is shown at the end."""

    rule: ClassVar[str] = "holotype/11.6"
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    goal: GoalNumber
    points: int

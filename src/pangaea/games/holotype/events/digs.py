"""Field expeditions."""

from typing import ClassVar

from pangaea.core.events import Event, Moved, SeatNumber
from pangaea.games.holotype.events.numbers import (
    CubeNumber,
    FaceNumber,
    FaceNumbers,
    FieldNumber,
    FieldNumbers,
    PeriodNumber,
    PlaceNumber,
    TraceNumber,
)


class DrewFields(Event):
    """Field cards were turned up for a seat."""

    rule: ClassVar[str] = "holotype/5.2"
    seat: SeatNumber
    number: int
    cards: FieldNumbers

    def moves(self) -> list[Moved]:
        return [Moved("piles", "sites")]


class ChoseSite(Event):
    """A seat goes where a field card says."""

    rule: ClassVar[str] = "holotype/5.3"
    seat: SeatNumber
    card: FieldNumber


class ChoseErosion(Event):
    """A seat uses an Erosion Event: it digs nowhere and will act at another place."""

    rule: ClassVar[str] = "holotype/5.10"
    seat: SeatNumber
    card: FieldNumber


class FieldsShuffled(Event):
    """All field cards were shuffled into a new deck."""

    rule: ClassVar[str] = "holotype/5.12"

    def moves(self) -> list[Moved]:
        return [Moved("sites", "piles")]


class FieldDiscardsShuffled(Event):
    """The field deck ran out: its discard pile became the new one."""

    rule: ClassVar[str] = "holotype/5.13"
    cards: int


class Eroded(Event):
    """An Erosion Event lets a seat act at another place."""

    rule: ClassVar[str] = "holotype/5.10"
    important: ClassVar[bool] = True
    seat: SeatNumber
    place: PlaceNumber


class FoundTrace(Event):
    """A seat drew a trace fossil."""

    rule: ClassVar[str] = "holotype/5.4"
    seat: SeatNumber

    def moves(self) -> list[Moved]:
        return [Moved("piles", f"hand{self.seat}")]


class SawTrace(Event):
    """Which trace fossil a seat drew."""

    rule: ClassVar[str] = "holotype/5.4"
    seat: SeatNumber
    trace: TraceNumber


class Rolled(Event):
    """A seat rolled the fossil dice."""

    rule: ClassVar[str] = "holotype/5.5"
    seat: SeatNumber
    faces: FaceNumbers


class Rerolled(Event):
    """A seat rolled one die again."""

    rule: ClassVar[str] = "holotype/5.6"
    seat: SeatNumber
    before: FaceNumber
    after: FaceNumber


class Gathered(Event):
    """A seat took fossils from the supply and from the Museum."""

    rule: ClassVar[str] = "holotype/5.7"
    seat: SeatNumber
    period: PeriodNumber
    found: int
    loaned: int

    def moves(self) -> list[Moved]:
        return [Moved("board", f"mat{self.seat}")]


class Overflowed(Event):
    """A fossil did not fit into storage and went to the Museum."""

    rule: ClassVar[str] = "holotype/5.9"
    seat: SeatNumber
    cube: CubeNumber

    def moves(self) -> list[Moved]:
        return [Moved(f"mat{self.seat}", "board")]

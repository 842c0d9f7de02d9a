"""Setting up, placing, recalling and the Lab."""

from typing import ClassVar

from pangaea.core.events import Event, Moved, SeatNumber
from pangaea.games.holotype.events.numbers import (
    GoalNumber,
    GoalNumbers,
    ObjectiveNumbers,
    PlaceNumber,
    SpecimenNumber,
    SpecimenNumbers,
    WorkerNumber,
)


class ObjectivesShown(Event):
    """These global objectives are in this game."""

    rule: ClassVar[str] = "holotype/2.4"
    objectives: ObjectiveNumbers


class HandDealt(Event):
    """A seat looks at its first specimens."""

    rule: ClassVar[str] = "holotype/2.6"
    seat: SeatNumber
    cards: SpecimenNumbers

    def moves(self) -> list[Moved]:
        return [Moved("piles", f"hand{self.seat}")]


class GoalsDealt(Event):
    """A seat looks at the personal objectives it may choose from."""

    rule: ClassVar[str] = "holotype/2.7"
    seat: SeatNumber
    goals: GoalNumbers


class GoalKept(Event):
    """A seat keeps a personal objective."""

    rule: ClassVar[str] = "holotype/2.7"
    seat: SeatNumber
    goal: GoalNumber


class GameBegan(Event):
    """Everything is ready; the lot names who starts."""

    rule: ClassVar[str] = "holotype/2.8"
    important: ClassVar[bool] = True
    seat: SeatNumber


class Placed(Event):
    """A worker goes to a place."""

    rule: ClassVar[str] = "holotype/3.1"
    seat: SeatNumber
    worker: WorkerNumber
    place: PlaceNumber

    def moves(self) -> list[Moved]:
        return [Moved(f"mat{self.seat}", "board")]


class Bumped(Event):
    """A worker was bumped back to its Lounge."""

    rule: ClassVar[str] = "holotype/3.6"
    seat: SeatNumber
    owner: SeatNumber
    worker: WorkerNumber

    def moves(self) -> list[Moved]:
        return [Moved("board", f"mat{self.owner}")]


class Recalled(Event):
    """A seat takes all its workers back and gets a research cube."""

    rule: ClassVar[str] = "holotype/3.9"
    seat: SeatNumber

    def moves(self) -> list[Moved]:
        return [Moved("board", f"mat{self.seat}")]


class DrewSpecimens(Event):
    """A seat drew specimens."""

    rule: ClassVar[str] = "holotype/4.3"
    seat: SeatNumber
    number: int

    def moves(self) -> list[Moved]:
        return [Moved("piles", f"hand{self.seat}")]


class SawSpecimens(Event):
    """Which specimens a seat drew."""

    rule: ClassVar[str] = "holotype/4.3"
    seat: SeatNumber
    cards: SpecimenNumbers


class DeckShuffled(Event):
    """The discard pile became the new specimen deck."""

    rule: ClassVar[str] = "holotype/4.8"
    cards: int


class TookSpecimen(Event):
    """A seat took a card of the discard pile."""

    rule: ClassVar[str] = "holotype/4.5"
    seat: SeatNumber
    card: SpecimenNumber

    def moves(self) -> list[Moved]:
        return [Moved("piles", f"hand{self.seat}")]


class SearchedPile(Event):
    """A seat searched the discard pile and took a card that the others do not see."""

    rule: ClassVar[str] = "holotype/9.9"
    seat: SeatNumber

    def moves(self) -> list[Moved]:
        return [Moved("piles", f"hand{self.seat}")]


class FoundSpecimen(Event):
    """Which card a seat searched out of the discard pile."""

    rule: ClassVar[str] = "holotype/9.9"
    seat: SeatNumber
    card: SpecimenNumber


class DiscardedSpecimen(Event):
    """A seat discarded a specimen, face up."""

    rule: ClassVar[str] = "holotype/4.2"
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    card: SpecimenNumber

    def moves(self) -> list[Moved]:
        return [Moved(f"hand{self.seat}", "piles")]

"""What can happen in a game of Holotype."""

from typing import Annotated, ClassVar

from pangaea.core.events import Event, Names, SeatNumber

SpecimenNumber = Annotated[int, Names("specimen")]
SpecimenNumbers = Annotated[tuple[int, ...], Names("specimen")]
FieldNumber = Annotated[int, Names("field")]
FieldNumbers = Annotated[tuple[int, ...], Names("field")]
TraceNumber = Annotated[int, Names("trace")]
ObjectiveNumber = Annotated[int, Names("objective")]
ObjectiveNumbers = Annotated[tuple[int, ...], Names("objective")]
CircleNumber = Annotated[int, Names("circle")]
GoalNumber = Annotated[int, Names("goal")]
GoalNumbers = Annotated[tuple[int, ...], Names("goal")]
WorkerNumber = Annotated[int, Names("worker")]
PlaceNumber = Annotated[int, Names("place")]
PeriodNumber = Annotated[int, Names("period")]
FaceNumber = Annotated[int, Names("face")]
FaceNumbers = Annotated[tuple[int, ...], Names("face")]
CubeNumber = Annotated[int, Names("cube")]
MilestoneNumber = Annotated[int, Names("milestone")]


class ObjectivesShown(Event):
    """These global objectives are in this game."""

    rule: ClassVar[str] = "holotype/2.4"
    objectives: ObjectiveNumbers


class HandDealt(Event):
    """A seat looks at its first specimens."""

    rule: ClassVar[str] = "holotype/2.6"
    ways: ClassVar = (("piles", "hand{seat}"),)
    seat: SeatNumber
    cards: SpecimenNumbers


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
    ways: ClassVar = (("mat{seat}", "board"),)
    seat: SeatNumber
    worker: WorkerNumber
    place: PlaceNumber


class Bumped(Event):
    """A worker was bumped back to its Lounge."""

    rule: ClassVar[str] = "holotype/3.6"
    ways: ClassVar = (("board", "mat{owner}"),)
    seat: SeatNumber
    owner: SeatNumber
    worker: WorkerNumber


class Recalled(Event):
    """A seat takes all its workers back and gets a research cube."""

    rule: ClassVar[str] = "holotype/3.9"
    ways: ClassVar = (("board", "mat{seat}"),)
    seat: SeatNumber


class DrewSpecimens(Event):
    """A seat drew specimens."""

    rule: ClassVar[str] = "holotype/4.3"
    ways: ClassVar = (("piles", "hand{seat}"),)
    seat: SeatNumber
    number: int


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
    ways: ClassVar = (("piles", "hand{seat}"),)
    seat: SeatNumber
    card: SpecimenNumber


class SearchedPile(Event):
    """A seat searched the discard pile and took a card that the others do not see."""

    rule: ClassVar[str] = "holotype/9.9"
    ways: ClassVar = (("piles", "hand{seat}"),)
    seat: SeatNumber


class FoundSpecimen(Event):
    """Which card a seat searched out of the discard pile."""

    rule: ClassVar[str] = "holotype/9.9"
    seat: SeatNumber
    card: SpecimenNumber


class DiscardedSpecimen(Event):
    """A seat discarded a specimen, face up."""

    rule: ClassVar[str] = "holotype/4.2"
    ways: ClassVar = (("hand{seat}", "piles"),)
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    card: SpecimenNumber


class DrewFields(Event):
    """Field cards were turned up for a seat."""

    rule: ClassVar[str] = "holotype/5.2"
    ways: ClassVar = (("piles", "sites"),)
    seat: SeatNumber
    number: int
    cards: FieldNumbers


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
    ways: ClassVar = (("sites", "piles"),)


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
    ways: ClassVar = (("piles", "hand{seat}"),)
    seat: SeatNumber


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
    ways: ClassVar = (("board", "mat{seat}"),)
    seat: SeatNumber
    period: PeriodNumber
    found: int
    loaned: int


class Overflowed(Event):
    """A fossil did not fit into storage and went to the Museum."""

    rule: ClassVar[str] = "holotype/5.9"
    ways: ClassVar = (("mat{seat}", "board"),)
    seat: SeatNumber
    cube: CubeNumber


class Researched(Event):
    """A seat got research cubes at the Library."""

    rule: ClassVar[str] = "holotype/6.1"
    seat: SeatNumber
    cubes: int


class Published(Event):
    """A specimen became a holotype, and the marker moved."""

    rule: ClassVar[str] = "holotype/7.2"
    ways: ClassVar = (("hand{seat}", "holotypes{seat}"),)
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    card: SpecimenNumber
    space: int


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
    ways: ClassVar = (("mat{seat}", "objective{objective}"),)
    important: ClassVar[bool] = True
    seat: SeatNumber
    objective: ObjectiveNumber
    circle: CircleNumber
    fee: int


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

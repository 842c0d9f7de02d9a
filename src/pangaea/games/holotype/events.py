"""What can happen in a game of Holotype."""

from typing import Annotated

from pangaea.core.events import Event, Names, SeatEvent, SeatNumber, by_rule

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


@by_rule("holotype/2.4")
class ObjectivesShown(Event):
    """These global objectives are in this game."""

    objectives: ObjectiveNumbers


@by_rule("holotype/2.6", ("deck", "hand{seat}"))
class HandDealt(SeatEvent):
    """A seat looks at its first specimens."""

    cards: SpecimenNumbers


@by_rule("holotype/2.7")
class GoalsDealt(SeatEvent):
    """A seat looks at the personal objectives it may choose from."""

    goals: GoalNumbers


@by_rule("holotype/2.7")
class GoalKept(SeatEvent):
    """A seat keeps a personal objective."""

    goal: GoalNumber


@by_rule("holotype/2.8", important=True)
class GameBegan(SeatEvent):
    """Everything is ready; the lot names who starts."""


@by_rule("holotype/3.1", ("mat{seat}", "board"))
class Placed(SeatEvent):
    """A worker goes to a place."""

    worker: WorkerNumber
    place: PlaceNumber


@by_rule("holotype/3.6", ("board", "mat{owner}"))
class Bumped(SeatEvent):
    """A worker was bumped back to its Lounge."""

    owner: SeatNumber
    worker: WorkerNumber


@by_rule("holotype/3.9", ("board", "mat{seat}"))
class Recalled(SeatEvent):
    """A seat takes all its workers back and gets a research cube."""


@by_rule("holotype/4.3", ("deck", "hand{seat}"))
class DrewSpecimens(SeatEvent):
    """A seat drew specimens."""

    number: int


@by_rule("holotype/4.3")
class SawSpecimens(SeatEvent):
    """Which specimens a seat drew."""

    cards: SpecimenNumbers


@by_rule("holotype/4.8")
class DeckShuffled(Event):
    """The discard pile became the new specimen deck."""

    cards: int


class SpecimenEvent(SeatEvent):
    """What a seat does with a specimen."""

    card: SpecimenNumber


@by_rule("holotype/4.5", ("discards", "hand{seat}"))
class TookSpecimen(SpecimenEvent):
    """A seat took a card of the discard pile."""


@by_rule("holotype/9.9", ("discards", "hand{seat}"))
class SearchedPile(SeatEvent):
    """A seat searched the discard pile and took a card that the others do not see."""


@by_rule("holotype/9.9")
class FoundSpecimen(SpecimenEvent):
    """Which card a seat searched out of the discard pile."""


@by_rule("holotype/4.2", ("hand{seat}", "discards"), reveals=True)
class DiscardedSpecimen(SpecimenEvent):
    """A seat discarded a specimen, face up."""


@by_rule("holotype/5.2", ("fields", "sites"))
class DrewFields(SeatEvent):
    """Field cards were turned up for a seat."""

    number: int
    cards: FieldNumbers


@by_rule("holotype/5.3")
class ChoseSite(SeatEvent):
    """A seat goes where a field card says."""

    card: FieldNumber


@by_rule("holotype/5.10")
class ChoseErosion(SeatEvent):
    """A seat uses an Erosion Event: it digs nowhere and will act at another place."""

    card: FieldNumber


@by_rule("holotype/5.12", ("sites", "fields"))
class FieldsShuffled(Event):
    """All field cards were shuffled into a new deck."""


@by_rule("holotype/5.13")
class FieldDiscardsShuffled(Event):
    """The field deck ran out: its discard pile became the new one."""

    cards: int


@by_rule("holotype/5.10", important=True)
class Eroded(SeatEvent):
    """An Erosion Event lets a seat act at another place."""

    place: PlaceNumber


@by_rule("holotype/5.4", ("trace-deck", "hand{seat}"), ("trace-deck", "mat{seat}"))
class FoundTrace(SeatEvent):
    """A seat drew a trace fossil."""


@by_rule("holotype/5.4")
class SawTrace(SeatEvent):
    """Which trace fossil a seat drew."""

    trace: TraceNumber


@by_rule("holotype/5.5", shows=("sites", "dice"), staged="all", manner="roll")
class Rolled(SeatEvent):
    """A seat rolled the fossil dice."""

    faces: FaceNumbers


@by_rule("holotype/5.6", shows=("dice",), staged="others", manner="roll")
class Rerolled(SeatEvent):
    """A seat rolled one die again."""

    before: FaceNumber
    after: FaceNumber


@by_rule("holotype/5.7", ("board", "mat{seat}"))
class Gathered(SeatEvent):
    """A seat took fossils from the supply and from the Museum."""

    period: PeriodNumber
    found: int
    loaned: int


@by_rule("holotype/5.9", ("mat{seat}", "board"))
class Overflowed(SeatEvent):
    """A fossil did not fit into storage and went to the Museum."""

    cube: CubeNumber


@by_rule("holotype/6.1")
class Researched(SeatEvent):
    """A seat got research cubes at the Library."""

    cubes: int


@by_rule(
    "holotype/7.2", ("hand{seat}", "holotypes{seat}"), important=True, reveals=True, staged="all"
)
class Published(SeatEvent):
    """A specimen became a holotype, and the marker moved."""

    card: SpecimenNumber
    space: int


@by_rule("holotype/7.4")
class TraceAdded(SeatEvent):
    """A trace fossil was published along with a holotype."""

    trace: TraceNumber
    card: SpecimenNumber


@by_rule("holotype/7.7", important=True, shows=("mat{seat}",))
class StudentUnlocked(SeatEvent):
    """A seat's Graduate Student joins its Lounge."""


@by_rule(
    "holotype/8.1",
    ("mat{seat}", "objective{objective}"),
    important=True,
    shows=("objective{objective}/c{circle}",),
    staged="all",
    manner="win",
)
class Contributed(SeatEvent):
    """A seat put a disc on a circle of a global objective."""

    objective: ObjectiveNumber
    circle: CircleNumber
    fee: int


@by_rule("holotype/9.2", important=True, shows=("board/museum",))
class MuseumReset(Event):
    """The Museum was emptied and stocked anew."""


@by_rule("holotype/9.3", shows=("mat{seat}",), staged="others")
class MilestoneTaken(SeatEvent):
    """A seat took one of its milestones."""

    milestone: MilestoneNumber


@by_rule("holotype/10.3")
class Traded(SeatEvent):
    """A seat traded fossils with the Museum."""

    given: int
    period: PeriodNumber
    taken: int
    other: PeriodNumber


@by_rule("holotype/10.6")
class Exchanged(SeatEvent):
    """A seat exchanged fossils for research."""

    given: int
    period: PeriodNumber
    taken: int


@by_rule("holotype/9.8")
class GiftTaken(SeatEvent):
    """A seat took the cube that its Museum milestone gives."""

    cube: CubeNumber


@by_rule("holotype/11.6", important=True, reveals=True)
class GoalRevealed(SeatEvent):
    """A personal objective is shown at the end."""

    goal: GoalNumber
    points: int

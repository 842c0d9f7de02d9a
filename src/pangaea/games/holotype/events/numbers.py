"""Fields of events that name things."""

from typing import Annotated

from pangaea.core.events import Names

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

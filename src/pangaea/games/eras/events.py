"""What can happen in a game of Eras."""

from typing import Annotated, ClassVar

from pangaea.core.events import Event, Names, SeatNumber

Card = Annotated[int, Names("card")]
# `which` tells two animals of one player apart: 0 if there is only one, else 1 or 2.
SpaceNumber = Annotated[int, Names("space")]
SectorNumber = Annotated[int, Names("sector")]
Bolt = Annotated[int, Names("bolt")]


class FirstDrawn(Event):
    """The lot made this seat the first."""

    rule: ClassVar[str] = "eras/2.4"
    important: ClassVar[bool] = True
    seat: SeatNumber


class SectorTaken(Event):
    """A seat chose its sector."""

    rule: ClassVar[str] = "eras/2.3"
    seat: SeatNumber
    sector: SectorNumber


class Ready(Event):
    """A turn begins with a complete path and the piece at its end."""

    rule: ClassVar[str] = "eras/12.1"
    important: ClassVar[bool] = True
    seat: SeatNumber
    which: int


class Revealed(Event):
    """A card of the evolution deck was turned over."""

    rule: ClassVar[str] = "eras/4.1"
    ways: ClassVar = (("deck", "revealed"),)
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    which: int
    card: Card


class NobodyExposed(Event):
    """An eruption found no piece to send back."""

    rule: ClassVar[str] = "eras/9.4"
    ways: ClassVar = (("deck", "discard"),)


class ThunderboltStruck(Event):
    """The top thunderbolt was carried out."""

    rule: ClassVar[str] = "eras/10.1"
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    bolt: Bolt


class TokensLost(Event):
    """Tokens went to the box."""

    rule: ClassVar[str] = "eras/10.3"
    seat: SeatNumber
    which: int
    tokens: int


class TokensRegained(Event):
    """Tokens came back from the box."""

    rule: ClassVar[str] = "eras/10.13"
    seat: SeatNumber
    which: int
    tokens: int


class CardLost(Event):
    """A path lost a card."""

    rule: ClassVar[str] = "eras/10.4"
    important: ClassVar[bool] = True
    seat: SeatNumber
    which: int
    card: Card


class SentBack(Event):
    """A piece was sent back towards the board."""

    rule: ClassVar[str] = "eras/7.9"
    important: ClassVar[bool] = True
    seat: SeatNumber
    which: int
    space: SpaceNumber


class ContestBegan(Event):
    """All may compete for a premium card."""

    rule: ClassVar[str] = "eras/5.1"
    card: Card


class Predicted(Event):
    """A seat hid some tokens; only that seat knows how many."""

    rule: ClassVar[str] = "eras/5.1"
    seat: SeatNumber
    which: int
    number: int


class FistOpened(Event):
    """A prediction was shown."""

    rule: ClassVar[str] = "eras/5.4"
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    which: int
    number: int


class CardTurned(Event):
    """The card that was to be predicted; it has no effect."""

    rule: ClassVar[str] = "eras/5.5"
    ways: ClassVar = (("deck", "discard"),)
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    card: Card


class ContestTied(Event):
    """The nearest predictions were equal: the tied compete again."""

    rule: ClassVar[str] = "eras/5.7"


class LotDrawn(Event):
    """A tie that could not end was settled by lot."""

    rule: ClassVar[str] = "eras/5.9"
    seat: SeatNumber


class ContestWon(Event):
    """A seat won a premium card."""

    rule: ClassVar[str] = "eras/5.4"
    important: ClassVar[bool] = True
    seat: SeatNumber
    card: Card


class Discarded(Event):
    """An era card was discarded."""

    rule: ClassVar[str] = "eras/4.3"
    ways: ClassVar = (("revealed", "discard"),)
    card: Card


class CardAdded(Event):
    """A card was added to a path, at its end or between others."""

    rule: ClassVar[str] = "eras/6.2"
    ways: ClassVar = (("revealed", "ring"),)
    important: ClassVar[bool] = True
    seat: SeatNumber
    card: Card
    owner: SeatNumber
    which: int


class CardReplaced(Event):
    """A card took the place of another of its era."""

    rule: ClassVar[str] = "eras/6.3"
    ways: ClassVar = (("revealed", "ring"),)
    important: ClassVar[bool] = True
    seat: SeatNumber
    card: Card
    old: Card
    owner: SeatNumber
    which: int


class DraggedBack(Event):
    """A card inserted below a piece drew it back."""

    rule: ClassVar[str] = "eras/6.5"
    important: ClassVar[bool] = True
    seat: SeatNumber
    which: int
    space: SpaceNumber


class Stepped(Event):
    """A piece moved."""

    rule: ClassVar[str] = "eras/7.1"
    seat: SeatNumber
    which: int
    space: SpaceNumber


class PaidForStep(Event):
    """A token went to the box for one step more."""

    rule: ClassVar[str] = "eras/7.8"
    seat: SeatNumber
    which: int


class ConeMoved(Event):
    """The cone was put on a rock of a path."""

    rule: ClassVar[str] = "eras/8.1"
    seat: SeatNumber
    owner: SeatNumber
    which: int
    space: SpaceNumber


class ConeWentHome(Event):
    """The cone went back to the middle of the board."""

    rule: ClassVar[str] = "eras/8.3"


class ActionBoxed(Event):
    """An action card on top of the discard pile left the game."""

    rule: ClassVar[str] = "eras/11.1"
    card: Card


class DeckRenewed(Event):
    """The discard pile became the new deck."""

    rule: ClassVar[str] = "eras/11.1"
    ways: ClassVar = (("discard", "deck"),)
    important: ClassVar[bool] = True
    cards: int


class Won(Event):
    """A seat won the game."""

    rule: ClassVar[str] = "eras/12.2"
    important: ClassVar[bool] = True
    seat: SeatNumber
    which: int

"""What can happen in a game of Eras."""

from typing import Annotated

from pangaea.core.events import Event, Names, SeatEvent, SeatNumber, by_rule

Card = Annotated[int, Names("card")]
# `which` tells two animals of one player apart: 0 if there is only one, else 1 or 2.
SpaceNumber = Annotated[int, Names("space")]
SectorNumber = Annotated[int, Names("sector")]
Bolt = Annotated[int, Names("bolt")]

# Where on the table it happened.
PATH = "path{seat}-{which}"
THEIR_PATH = "path{owner}-{which}"
SPACE = "path{seat}-{which}/s{seat}-{which}-{space}"


@by_rule("eras/2.4", important=True)
class FirstDrawn(SeatEvent):
    """The lot made this seat the first."""


@by_rule("eras/2.3")
class SectorTaken(SeatEvent):
    """A seat chose its sector."""

    sector: SectorNumber


@by_rule("eras/12.1", important=True, shows=(PATH,), staged="all")
class Ready(SeatEvent):
    """A turn begins with a complete path and the piece at its end."""

    which: int


@by_rule("eras/4.1", ("deck", "revealed"), reveals=True)
class Revealed(SeatEvent):
    """A card of the evolution deck was turned over."""

    which: int
    card: Card


@by_rule("eras/9.4", ("deck", "discard"), staged="all", manner="flash")
class NobodyExposed(Event):
    """An eruption found no piece to send back."""


@by_rule(
    "eras/10.1", important=True, reveals=True, shows=("revealed",), staged="all", manner="flash"
)
class ThunderboltStruck(SeatEvent):
    """The top thunderbolt was carried out."""

    bolt: Bolt


@by_rule("eras/10.3", shows=(PATH,))
class TokensLost(SeatEvent):
    """Tokens went to the box."""

    which: int
    tokens: int


@by_rule("eras/10.13")
class TokensRegained(SeatEvent):
    """Tokens came back from the box."""

    which: int
    tokens: int


@by_rule("eras/10.4", (PATH, "discard"), important=True, staged="all", manner="fall")
class CardLost(SeatEvent):
    """A path lost a card."""

    which: int
    card: Card


@by_rule("eras/7.9", important=True, shows=(SPACE,), staged="all", manner="fall")
class SentBack(SeatEvent):
    """A piece was sent back towards the board."""

    which: int
    space: SpaceNumber


@by_rule("eras/5.1")
class ContestBegan(Event):
    """All may compete for a premium card."""

    card: Card


@by_rule("eras/5.1")
class Predicted(SeatEvent):
    """A seat hid some tokens; only that seat knows how many."""

    which: int
    number: int


@by_rule("eras/5.4", reveals=True, shows=("forecast/f{number}",))
class FistOpened(SeatEvent):
    """A prediction was shown."""

    which: int
    number: int


@by_rule(
    "eras/5.5", ("deck", "discard"), important=True, reveals=True, shows=("discard", "forecast"),
    staged="all", manner="flash",
)  # fmt: skip
class CardTurned(Event):
    """The card that was to be predicted; it has no effect."""

    card: Card


@by_rule("eras/5.7")
class ContestTied(Event):
    """The nearest predictions were equal: the tied compete again."""


@by_rule("eras/5.9")
class LotDrawn(SeatEvent):
    """A tie that could not end was settled by lot."""


@by_rule("eras/5.4", important=True, shows=("revealed",), staged="all", manner="win")
class ContestWon(SeatEvent):
    """A seat won a premium card."""

    card: Card


@by_rule("eras/4.3", ("revealed", "discard"))
class Discarded(Event):
    """An era card was discarded."""

    card: Card


@by_rule("eras/6.2", ("revealed", THEIR_PATH), important=True)
class CardAdded(SeatEvent):
    """A card was added to a path, at its end or between others."""

    card: Card
    owner: SeatNumber
    which: int


@by_rule("eras/6.3", ("revealed", THEIR_PATH), important=True, staged="others")
class CardReplaced(SeatEvent):
    """A card took the place of another of its era."""

    card: Card
    old: Card
    owner: SeatNumber
    which: int


@by_rule("eras/6.5", important=True, shows=(SPACE,), staged="others", manner="fall")
class DraggedBack(SeatEvent):
    """A card inserted below a piece drew it back."""

    which: int
    space: SpaceNumber


@by_rule("eras/7.1", shows=(SPACE,))
class Stepped(SeatEvent):
    """A piece moved."""

    which: int
    space: SpaceNumber


@by_rule("eras/7.8")
class PaidForStep(SeatEvent):
    """A token went to the box for one step more."""

    which: int


@by_rule("eras/8.1", shows=("path{owner}-{which}/s{owner}-{which}-{space}",))
class ConeMoved(SeatEvent):
    """The cone was put on a rock of a path."""

    owner: SeatNumber
    which: int
    space: SpaceNumber


@by_rule("eras/8.3", shows=("ring/home",))
class ConeWentHome(Event):
    """The cone went back to the middle of the board."""


@by_rule("eras/11.1")
class ActionBoxed(Event):
    """An action card on top of the discard pile left the game."""

    card: Card


@by_rule("eras/11.1", ("discard", "deck"), important=True)
class DeckRenewed(Event):
    """The discard pile became the new deck."""

    cards: int


@by_rule("eras/12.2", important=True, shows=(PATH,), staged="all", manner="win")
class Won(SeatEvent):
    """A seat won the game."""

    which: int

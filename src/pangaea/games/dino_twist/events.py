"""What can happen in a game of Dino Twist."""

from typing import Annotated, ClassVar

from pangaea.core.events import Event, Moved, Names, SeatEvent, by_rule
from pangaea.core.scene import Pointer
from pangaea.games.dino_twist.box import LAND_NAMES

Card = Annotated[int, Names("card")]
Cards = Annotated[tuple[int, ...], Names("card")]
Land = Annotated[int, Names("land")]
Species = Annotated[int, Names("species")]
EventNumber = Annotated[int, Names("event")]
IslandSort = Annotated[int, Names("island")]
SeatNumbers = Annotated[tuple[int, ...], Names("seat")]


def on_twist(land: int) -> Pointer:
    """Return where a land of Twist Island is in the scene."""
    return Pointer(area="twist", spot=LAND_NAMES[land])


@by_rule("dino_twist/11.4", reveals=True)
class IslandChosen(SeatEvent):
    """A seat has taken one of the two sorts of islands."""

    island: IslandSort


@by_rule("dino_twist/2.4")
class HandExchanged(SeatEvent):
    """A hand had too many cards of one species and was exchanged as a whole."""


@by_rule("dino_twist/3.1")
class TurnBegan(Event):
    """A turn starts."""

    number: int


@by_rule("dino_twist/8.1", important=True, shows=("event",), staged="all")
class EventTurned(Event):
    """An event card was turned over."""

    event: EventNumber


@by_rule("dino_twist/8.2")
class MeteoritesFell(Event):
    """These lands of Twist Island are closed for the turn."""

    lands: Annotated[tuple[int, ...], Names("land")]

    def shown(self) -> list[Pointer]:
        return [on_twist(land) for land in self.lands]


@by_rule("dino_twist/8.8", important=True, shows=("event",), staged="all", manner="flash")
class Erupted(Event):
    """The volcano broke out: no turn for this card."""


@by_rule("dino_twist/8.10", ("twist", "twist"))
class Whirled(Event):
    """The tornado made the dinosaurs of each species change places."""


@by_rule("dino_twist/8.12", ("prepared{seat}", "discard"), reveals=True)
class Exchanged(SeatEvent):
    """A seat discarded cards for a new litter."""

    cards: Cards


@by_rule("dino_twist/4.1", ("hand{seat}", "prepared{seat}"))
class Prepared(SeatEvent):
    """A seat laid a card face down before it."""

    card: Card


@by_rule("dino_twist/5.1", ("prepared{seat}", "prepared{seat}"), important=True, reveals=True)
class Revealed(SeatEvent):
    """The cards that a seat had prepared lie open."""

    cards: Cards


@by_rule("dino_twist/4.5", ("prepared{seat}", "grave{seat}"), reveals=True)
class Buried(SeatEvent):
    """A seat put cards of its hand into its cemetery, face down."""

    number: int


@by_rule("dino_twist/4.6")
class BuriedCards(SeatEvent):
    """Which cards they were: only their owner knows."""

    cards: Cards


@by_rule("dino_twist/8.11", reveals=True)
class Supported(SeatEvent):
    """A seat said which species of its mixed duo attacks."""

    species: Species


@by_rule("dino_twist/5.2", important=True, shows=("prepared{seats}",), staged="all", manner="clash")
class Clashed(Event):
    """Equal attacks cancelled each other."""

    seats: SeatNumbers
    species: Species
    power: int

    def moves(self) -> list[Moved]:
        return [Moved(f"prepared{seat}", f"grave{seat}") for seat in self.seats]


@by_rule(
    "dino_twist/6.3",
    ("prepared{seat}", "twist"),
    ("prepared{seat}", "discard"),
    ("twist", "prepared{seat}"),
    ("twist", "island{seat}"),
    important=True,
    staged="others",
)
class Attacked(SeatEvent):
    """A seat beat a dinosaur of Twist Island and left one of its own there."""

    power: int
    land: Land
    beaten: Card
    left: Card

    def shown(self) -> list[Pointer]:
        return [on_twist(self.land)]


@by_rule("dino_twist/6.7", ("prepared{seat}", "discard"))
class FoundNothing(SeatEvent):
    """Nothing was left to attack: the cards were discarded."""


class Conquest(SeatEvent, kw_only=True):
    """What became of a beaten dinosaur."""

    on_ptit_rex: ClassVar[str] = "dino_twist/11.3"
    card: Card
    anywhere: int  # 1 on a P'tit Rex island, whose lands are all alike
    shaken: int = 0  # 1 in an earthquake

    def cites(self) -> str:
        """Return the paragraph on settling: the usual one, a quake's, or P'tit Rex islands'."""
        if self.anywhere:
            return self.on_ptit_rex
        return "dino_twist/8.9" if self.shaken else self.rule


@by_rule("dino_twist/7.1", ("prepared{seat}", "island{seat}"))
class Settled(Conquest):
    """A beaten dinosaur settled on an empty land."""

    on_ptit_rex: ClassVar[str] = "dino_twist/11.1"
    land: Land


@by_rule("dino_twist/7.2", ("island{seat}", "discard"), ("prepared{seat}", "island{seat}"))
class Replaced(Conquest):
    """A beaten dinosaur took the place of another."""

    land: Land
    old: Card


@by_rule("dino_twist/7.2", ("prepared{seat}", "discard"))
class Declined(Conquest):
    """A seat kept what it had and discarded the beaten dinosaur."""


@by_rule("dino_twist/7.4")
class Refilled(SeatEvent):
    """A seat drew cards."""

    number: int


@by_rule("dino_twist/7.4", ("pile", "hand{seat}"))
class Drew(SeatEvent):
    """Which cards they were: only their owner knows."""

    cards: Cards


@by_rule("dino_twist/7.5", ("discard", "pile"))
class Reshuffled(Event):
    """The discard pile became the draw pile."""

    cards: int


@by_rule("dino_twist/9.1", important=True, shows=("island{seat}",), staged="all", manner="win")
class BonusWon(SeatEvent):
    """A seat has filled its island."""

    points: int


@by_rule("dino_twist/10.1", important=True, shows=("rock",), staged="all", manner="flash")
class RockFell(Event):
    """The Big Rock ends the game."""

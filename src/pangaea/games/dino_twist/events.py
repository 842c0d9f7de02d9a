"""What can happen in a game of Dino Twist."""

from typing import Annotated, ClassVar

from pangaea.core.events import Event, Moved, Names, SeatNumber

Card = Annotated[int, Names("card")]
Cards = Annotated[tuple[int, ...], Names("card")]
Land = Annotated[int, Names("land")]
Species = Annotated[int, Names("species")]
EventNumber = Annotated[int, Names("event")]
IslandSort = Annotated[int, Names("island")]
SeatNumbers = Annotated[tuple[int, ...], Names("seat")]


class IslandChosen(Event):
    """A seat has taken one of the two sorts of islands."""

    rule: ClassVar[str] = "dino_twist/11.4"
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    island: IslandSort


class HandExchanged(Event):
    """A hand had too many cards of one species and was exchanged as a whole."""

    rule: ClassVar[str] = "dino_twist/2.4"
    seat: SeatNumber


class TurnBegan(Event):
    """A turn starts."""

    rule: ClassVar[str] = "dino_twist/3.1"
    number: int


class EventTurned(Event):
    """An event card was turned over."""

    rule: ClassVar[str] = "dino_twist/8.1"
    important: ClassVar[bool] = True
    event: EventNumber


class MeteoritesFell(Event):
    """These lands of Twist Island are closed for the turn."""

    rule: ClassVar[str] = "dino_twist/8.2"
    lands: Annotated[tuple[int, ...], Names("land")]


class Erupted(Event):
    """The volcano broke out: no turn for this card."""

    rule: ClassVar[str] = "dino_twist/8.8"
    important: ClassVar[bool] = True


class Whirled(Event):
    """The tornado made the dinosaurs of each species change places."""

    rule: ClassVar[str] = "dino_twist/8.10"
    ways: ClassVar = (("twist", "twist"),)


class Exchanged(Event):
    """A seat discarded cards for a new litter."""

    rule: ClassVar[str] = "dino_twist/8.12"
    ways: ClassVar = (("prepared{seat}", "discard"),)
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    cards: Cards


class Prepared(Event):
    """A seat laid a card face down before it."""

    rule: ClassVar[str] = "dino_twist/4.1"
    ways: ClassVar = (("hand{seat}", "prepared{seat}"),)
    seat: SeatNumber
    card: Card


class Revealed(Event):
    """The cards that a seat had prepared lie open."""

    rule: ClassVar[str] = "dino_twist/5.1"
    ways: ClassVar = (("prepared{seat}", "prepared{seat}"),)
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    cards: Cards


class Buried(Event):
    """A seat put cards of its hand into its cemetery, face down."""

    rule: ClassVar[str] = "dino_twist/4.5"
    ways: ClassVar = (("prepared{seat}", "grave{seat}"),)
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    number: int


class BuriedCards(Event):
    """Which cards they were: only their owner knows."""

    rule: ClassVar[str] = "dino_twist/4.6"
    seat: SeatNumber
    cards: Cards


class Supported(Event):
    """A seat said which species of its mixed duo attacks."""

    rule: ClassVar[str] = "dino_twist/8.11"
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    species: Species


class Clashed(Event):
    """Equal attacks cancelled each other."""

    rule: ClassVar[str] = "dino_twist/5.2"
    important: ClassVar[bool] = True
    seats: SeatNumbers
    species: Species
    power: int

    def moves(self) -> list[Moved]:
        return [Moved(f"prepared{seat}", f"grave{seat}") for seat in self.seats]


class Attacked(Event):
    """A seat beat a dinosaur of Twist Island and left one of its own there."""

    rule: ClassVar[str] = "dino_twist/6.3"
    ways: ClassVar = (
        ("prepared{seat}", "twist"),
        ("prepared{seat}", "discard"),
        ("twist", "prepared{seat}"),
        ("twist", "island{seat}"),
    )
    important: ClassVar[bool] = True
    seat: SeatNumber
    power: int
    land: Land
    beaten: Card
    left: Card


class FoundNothing(Event):
    """Nothing was left to attack: the cards were discarded."""

    rule: ClassVar[str] = "dino_twist/6.7"
    ways: ClassVar = (("prepared{seat}", "discard"),)
    seat: SeatNumber


def rule_in_force(usual: str, free: str, *, anywhere: int, shaken: int) -> str:
    """Return the paragraph on settling: the usual one, an earthquake's, or P'tit Rex islands'."""
    if anywhere:
        return free
    return "dino_twist/8.9" if shaken else usual


class Settled(Event):
    """A beaten dinosaur settled on an empty land."""

    rule: ClassVar[str] = "dino_twist/7.1"
    ways: ClassVar = (("prepared{seat}", "island{seat}"),)
    seat: SeatNumber
    card: Card
    land: Land
    anywhere: int  # 1 on a P'tit Rex island, whose lands are all alike
    shaken: int = 0  # 1 in an earthquake

    def cites(self) -> str:
        return rule_in_force(
            self.rule, "dino_twist/11.1", anywhere=self.anywhere, shaken=self.shaken
        )


class Replaced(Event):
    """A beaten dinosaur took the place of another."""

    rule: ClassVar[str] = "dino_twist/7.2"
    ways: ClassVar = (("island{seat}", "discard"), ("prepared{seat}", "island{seat}"))
    seat: SeatNumber
    card: Card
    land: Land
    old: Card
    anywhere: int
    shaken: int = 0

    def cites(self) -> str:
        return rule_in_force(
            self.rule, "dino_twist/11.3", anywhere=self.anywhere, shaken=self.shaken
        )


class Declined(Event):
    """A seat kept what it had and discarded the beaten dinosaur."""

    rule: ClassVar[str] = "dino_twist/7.2"
    ways: ClassVar = (("prepared{seat}", "discard"),)
    seat: SeatNumber
    card: Card
    anywhere: int
    shaken: int = 0

    def cites(self) -> str:
        return rule_in_force(
            self.rule, "dino_twist/11.3", anywhere=self.anywhere, shaken=self.shaken
        )


class Refilled(Event):
    """A seat drew cards."""

    rule: ClassVar[str] = "dino_twist/7.4"
    seat: SeatNumber
    number: int


class Drew(Event):
    """Which cards they were: only their owner knows."""

    rule: ClassVar[str] = "dino_twist/7.4"
    ways: ClassVar = (("pile", "hand{seat}"),)
    seat: SeatNumber
    cards: Cards


class Reshuffled(Event):
    """The discard pile became the draw pile."""

    rule: ClassVar[str] = "dino_twist/7.5"
    ways: ClassVar = (("discard", "pile"),)
    cards: int


class BonusWon(Event):
    """A seat has filled its island."""

    rule: ClassVar[str] = "dino_twist/9.1"
    important: ClassVar[bool] = True
    seat: SeatNumber
    points: int


class RockFell(Event):
    """The Big Rock ends the game."""

    rule: ClassVar[str] = "dino_twist/10.1"
    important: ClassVar[bool] = True

"""What can happen in a game of Cubosaurs."""

from typing import Annotated, ClassVar

from pangaea.core.events import Event, Names, SeatNumber

Card = Annotated[int, Names("card")]
Cards = Annotated[tuple[int, ...], Names("card")]
TileNumber = Annotated[int, Names("tile")]
TileNumbers = Annotated[tuple[int, ...], Names("tile")]


class RoundBegan(Event):
    """A round starts, with this seat first."""

    rule: ClassVar[str] = "cubosaurs/2.3"
    important: ClassVar[bool] = True
    number: int
    seat: SeatNumber


class Dealt(Event):
    """A seat starts its collection."""

    rule: ClassVar[str] = "cubosaurs/2.2"
    ways: ClassVar = (("pile", "cards{seat}"),)
    seat: SeatNumber
    cards: Cards


class MarketFilled(Event):
    """These tiles were turned up for sale."""

    rule: ClassVar[str] = "cubosaurs/8.1"
    tiles: TileNumbers


class Drew(Event):
    """A card joined the Hand from the pile."""

    rule: ClassVar[str] = "cubosaurs/3.1"
    ways: ClassVar = (("pile", "hand"),)
    seat: SeatNumber
    card: Card


class Kept(Event):
    """A seat put the whole Hand into its collection."""

    rule: ClassVar[str] = "cubosaurs/3.3"
    ways: ClassVar = (("hand", "cards{seat}"),)
    seat: SeatNumber
    cards: Cards


class Passed(Event):
    """A seat passed the Hand on with a card from its collection."""

    rule: ClassVar[str] = "cubosaurs/3.4"
    ways: ClassVar = (("cards{seat}", "hand"),)
    seat: SeatNumber
    card: Card
    receiver: SeatNumber


class PassedAsItWas(Event):
    """A seat passed the Hand on without adding a card."""

    rule: ClassVar[str] = "cubosaurs/9.4"
    seat: SeatNumber
    receiver: SeatNumber


class Bought(Event):
    """A seat bought a tile."""

    rule: ClassVar[str] = "cubosaurs/8.9"
    ways: ClassVar = (("market", "tiles{seat}"),)
    important: ClassVar[bool] = True
    seat: SeatNumber
    tile: TileNumber
    cost: int


class Destroyed(Event):
    """A card left a collection for the cards set aside."""

    rule: ClassVar[str] = "cubosaurs/9.7"
    ways: ClassVar = (("cards{owner}", "away"),)
    seat: SeatNumber
    owner: SeatNumber
    card: Card
    own: int = 0  # 1 if it was a card of one's own

    def __post_init__(self) -> None:
        self.own = int(self.owner == self.seat)

    def cites(self) -> str:
        return "cubosaurs/9.6" if self.own else self.rule


class Stole(Event):
    """A seat took a card from an opponent."""

    rule: ClassVar[str] = "cubosaurs/9.8"
    ways: ClassVar = (("cards{owner}", "cards{seat}"),)
    seat: SeatNumber
    owner: SeatNumber
    card: Card


class Gave(Event):
    """A seat gave a card to an opponent."""

    rule: ClassVar[str] = "cubosaurs/9.9"
    ways: ClassVar = (("cards{seat}", "cards{receiver}"),)
    seat: SeatNumber
    receiver: SeatNumber
    card: Card


class Swapped(Event):
    """A seat exchanged a card with an opponent."""

    rule: ClassVar[str] = "cubosaurs/9.10"
    ways: ClassVar = (
        ("cards{owner}", "cards{seat}"),
        ("cards{seat}", "cards{owner}"),
    )
    seat: SeatNumber
    owner: SeatNumber
    taken: Card
    given: Card


class TokensGained(Event):
    """A seat took tokens from the supply."""

    rule: ClassVar[str] = "cubosaurs/8.4"
    seat: SeatNumber
    tokens: int


class TokenTaken(Event):
    """The supply was empty: a seat took a token from an opponent."""

    rule: ClassVar[str] = "cubosaurs/8.6"
    seat: SeatNumber
    owner: SeatNumber


class RoundScored(Event):
    """A seat's points for a round."""

    rule: ClassVar[str] = "cubosaurs/4.9"
    important: ClassVar[bool] = True
    number: int
    seat: SeatNumber
    points: int


class LotDrawn(Event):
    """A tie for the lowest score was settled by lot."""

    rule: ClassVar[str] = "cubosaurs/5.3"
    seat: SeatNumber

"""What can happen in a game of Cubosaurs."""

from typing import Annotated

from pangaea.core.events import Event, Names, SeatEvent, SeatNumber, by_rule

Card = Annotated[int, Names("card")]
Cards = Annotated[tuple[int, ...], Names("card")]
TileNumber = Annotated[int, Names("tile")]
TileNumbers = Annotated[tuple[int, ...], Names("tile")]


@by_rule("cubosaurs/2.3", important=True)
class RoundBegan(SeatEvent):
    """A round starts, with this seat first."""

    number: int


@by_rule("cubosaurs/2.2", ("pile", "cards{seat}"))
class Dealt(SeatEvent):
    """A seat starts its collection."""

    cards: Cards


@by_rule("cubosaurs/8.1")
class MarketFilled(Event):
    """These tiles were turned up for sale."""

    tiles: TileNumbers


@by_rule("cubosaurs/3.1", ("pile", "hand"))
class Drew(SeatEvent):
    """A card joined the Hand from the pile."""

    card: Card


@by_rule("cubosaurs/3.3", ("hand", "cards{seat}"))
class Kept(SeatEvent):
    """A seat put the whole Hand into its collection."""

    cards: Cards


@by_rule("cubosaurs/3.4", ("cards{seat}", "hand"))
class Passed(SeatEvent):
    """A seat passed the Hand on with a card from its collection."""

    card: Card
    receiver: SeatNumber


@by_rule("cubosaurs/9.4")
class PassedAsItWas(SeatEvent):
    """A seat passed the Hand on without adding a card."""

    receiver: SeatNumber


@by_rule("cubosaurs/8.9", ("market", "tiles{seat}"), important=True, staged="others")
class Bought(SeatEvent):
    """A seat bought a tile."""

    tile: TileNumber
    cost: int


@by_rule("cubosaurs/9.7", ("cards{owner}", "away"), staged="others", manner="fall")
class Destroyed(SeatEvent):
    """A card left a collection for the cards set aside."""

    owner: SeatNumber
    card: Card
    own: int = 0  # 1 if it was a card of one's own

    def __post_init__(self) -> None:
        self.own = int(self.owner == self.seat)

    def cites(self) -> str:
        return "cubosaurs/9.6" if self.own else self.rule


@by_rule("cubosaurs/9.8", ("cards{owner}", "cards{seat}"), staged="others")
class Stole(SeatEvent):
    """A seat took a card from an opponent."""

    owner: SeatNumber
    card: Card


@by_rule("cubosaurs/9.9", ("cards{seat}", "cards{receiver}"), staged="others")
class Gave(SeatEvent):
    """A seat gave a card to an opponent."""

    receiver: SeatNumber
    card: Card


@by_rule(
    "cubosaurs/9.10",
    ("cards{owner}", "cards{seat}"),
    ("cards{seat}", "cards{owner}"),
    staged="others",
)
class Swapped(SeatEvent):
    """A seat exchanged a card with an opponent."""

    owner: SeatNumber
    taken: Card
    given: Card


@by_rule("cubosaurs/8.4")
class TokensGained(SeatEvent):
    """A seat took tokens from the supply."""

    tokens: int


@by_rule("cubosaurs/8.6")
class TokenTaken(SeatEvent):
    """The supply was empty: a seat took a token from an opponent."""

    owner: SeatNumber


@by_rule("cubosaurs/4.9", important=True, shows=("cards{seat}",), staged="all", manner="coin")
class RoundScored(SeatEvent):
    """A seat's points for a round."""

    number: int
    points: int


@by_rule("cubosaurs/5.3")
class LotDrawn(SeatEvent):
    """A tie for the lowest score was settled by lot."""

"""What can happen in a game of EVO."""

from typing import Annotated, ClassVar

from pangaea.core.events import Event, Names, SeatNumber

Card = Annotated[int, Names("card")]
Zone = Annotated[int, Names("zone")]
Gene = Annotated[int, Names("gene")]
Climate = Annotated[int, Names("climate")]


class StartDrawn(Event):
    """A species got its starting beach."""

    rule: ClassVar[str] = "evo/2.3"
    seat: SeatNumber
    zone: Zone


class CardsDealt(Event):
    """A seat was dealt its first cards."""

    rule: ClassVar[str] = "evo/2.2"
    ways: ClassVar = (("pile", "hand{seat}"),)
    seat: SeatNumber
    cards: Annotated[tuple[int, ...], Names("card")]


class TurnBegan(Event):
    """A turn starts."""

    rule: ClassVar[str] = "evo/3.1"
    important: ClassVar[bool] = True
    number: int


class OrderFixed(Event):
    """The order of the turn is known."""

    rule: ClassVar[str] = "evo/3.2"
    seats: Annotated[tuple[int, ...], Names("seat")]


class ClimateRolled(Event):
    """The climate die was rolled."""

    rule: ClassVar[str] = "evo/4.1"
    important: ClassVar[bool] = True
    seat: SeatNumber
    die: int
    climate: Climate


class ClimateMoved(Event):
    """A card moved the climate marker."""

    rule: ClassVar[str] = "evo/9.4"
    climate: Climate


class Walked(Event):
    """A dinosaur took a step."""

    rule: ClassVar[str] = "evo/5.1"
    seat: SeatNumber
    origin: Zone
    zone: Zone


class AttackWon(Event):
    """An attacker beat a defender."""

    rule: ClassVar[str] = "evo/5.5"
    important: ClassVar[bool] = True
    seat: SeatNumber
    owner: SeatNumber
    zone: Zone
    die: int


class AttackLost(Event):
    """An attacker was beaten."""

    rule: ClassVar[str] = "evo/5.5"
    seat: SeatNumber
    owner: SeatNumber
    zone: Zone
    die: int


class Born(Event):
    """A newborn was laid."""

    rule: ClassVar[str] = "evo/6.2"
    seat: SeatNumber
    zone: Zone


class Died(Event):
    """Dinosaurs died of the climate."""

    rule: ClassVar[str] = "evo/7.1"
    important: ClassVar[bool] = True
    seat: SeatNumber
    zones: Annotated[tuple[int, ...], Names("zone")]
    number: int


class Scored(Event):
    """A species scored its dinosaurs."""

    rule: ClassVar[str] = "evo/7.4"
    seat: SeatNumber
    points: int


class MeteorMoved(Event):
    """The meteor came nearer."""

    rule: ClassVar[str] = "evo/8.1"
    space: int


class MeteorMissed(Event):
    """The meteor die let the game go on."""

    rule: ClassVar[str] = "evo/8.2"
    seat: SeatNumber
    die: int


class MeteorStruck(Event):
    """The meteor die ended the game."""

    rule: ClassVar[str] = "evo/8.2"
    important: ClassVar[bool] = True
    seat: SeatNumber
    die: int


class GenesDrawn(Event):
    """These genes are for sale."""

    rule: ClassVar[str] = "evo/8.3"
    genes: Annotated[tuple[int, ...], Names("gene")]


class BidPlaced(Event):
    """A seat bid on a gene."""

    rule: ClassVar[str] = "evo/8.4"
    seat: SeatNumber
    gene: Gene
    amount: int


class WasOutbid(Event):
    """A seat must bid again."""

    rule: ClassVar[str] = "evo/8.5"
    seat: SeatNumber


class Passed(Event):
    """A seat goes without a gene, as Evolution dud lets it."""

    rule: ClassVar[str] = "evo/10.16"
    seat: SeatNumber


class FoundTooFew(Event):
    """A seat goes without a gene, as the bag held too few."""

    rule: ClassVar[str] = "evo/8.9"
    seat: SeatNumber


class PricedOut(Event):
    """A seat goes without a gene, as it has no bid it can pay."""

    rule: ClassVar[str] = "evo/12.2"
    seat: SeatNumber


class DroppedOut(Event):
    """A seat was outbid and gives the auction up, as experts may."""

    rule: ClassVar[str] = "evo/12.1"
    seat: SeatNumber


class GeneBought(Event):
    """A seat paid for a gene."""

    rule: ClassVar[str] = "evo/8.7"
    ways: ClassVar = (("auction", "genes{seat}"),)
    seat: SeatNumber
    gene: Gene
    price: int


class CardDrawn(Event):
    """A seat drew an event card."""

    rule: ClassVar[str] = "evo/8.8"
    ways: ClassVar = (("pile", "hand{seat}"),)
    seat: SeatNumber


class CardSeen(Event):
    """What a seat drew, for its own eyes."""

    rule: ClassVar[str] = "evo/8.8"
    seat: SeatNumber
    card: Card


class CardPlayed(Event):
    """A seat played an event card."""

    rule: ClassVar[str] = "evo/9.1"
    ways: ClassVar = (("hand{seat}", "played"),)
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    card: Card


class CardLaid(Event):
    """A seat laid a card with its bid."""

    rule: ClassVar[str] = "evo/10.25"
    ways: ClassVar = (("hand{seat}", "played"),)
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    card: Card


class CardReturned(Event):
    """A card laid with a bid came back to its owner's hand."""

    rule: ClassVar[str] = "evo/10.25"
    ways: ClassVar = (("played", "hand{seat}"),)
    seat: SeatNumber
    card: Card


class CardTakenBack(Event):
    """Encore fetched the card just played."""

    rule: ClassVar[str] = "evo/10.21"
    ways: ClassVar = (("played", "hand{seat}"),)
    seat: SeatNumber
    card: Card


class Drowned(Event):
    """The flood took a dinosaur."""

    rule: ClassVar[str] = "evo/10.1"
    seat: SeatNumber
    zone: Zone
    die: int


class Escaped(Event):
    """The flood spared a dinosaur."""

    rule: ClassVar[str] = "evo/10.1"
    seat: SeatNumber
    zone: Zone
    die: int


class Struck(Event):
    """An accident took a dinosaur."""

    rule: ClassVar[str] = "evo/10.2"
    seat: SeatNumber
    owner: SeatNumber
    zone: Zone


class PeaceMade(Event):
    """Two players may not attack one another."""

    rule: ClassVar[str] = "evo/10.9"
    seat: SeatNumber
    rival: SeatNumber


class Replaced(Event):
    """A newborn was replaced by a cuckoo."""

    rule: ClassVar[str] = "evo/10.13"
    seat: SeatNumber
    owner: SeatNumber
    zone: Zone


class Fined(Event):
    """A species paid for its dead."""

    rule: ClassVar[str] = "evo/10.19"
    seat: SeatNumber
    points: int

"""What can happen in a game of EVO."""

from typing import Annotated, Final

from pangaea.core.events import Event, Names, SeatEvent, SeatNumber, by_rule

Card = Annotated[int, Names("card")]
Zone = Annotated[int, Names("zone")]
Gene = Annotated[int, Names("gene")]
Climate = Annotated[int, Names("climate")]
FIGHT: Final = ("dice", "island/z{zone}")  # what a roll for a dinosaur is about


@by_rule("evo/2.3", shows=("island/z{zone}",))
class StartDrawn(SeatEvent):
    """A species got its starting beach."""

    zone: Zone


@by_rule("evo/2.2", ("pile", "hand{seat}"))
class CardsDealt(SeatEvent):
    """A seat was dealt its first cards."""

    cards: Annotated[tuple[int, ...], Names("card")]


@by_rule("evo/3.1", important=True)
class TurnBegan(Event):
    """A turn starts."""

    number: int


@by_rule("evo/3.2")
class OrderFixed(Event):
    """The order of the turn is known."""

    seats: Annotated[tuple[int, ...], Names("seat")]


@by_rule("evo/4.1", important=True, shows=("dice", "climate"), staged="all", manner="roll")
class ClimateRolled(SeatEvent):
    """The climate die was rolled."""

    die: int
    climate: Climate


@by_rule("evo/9.4", shows=("climate",))
class ClimateMoved(Event):
    """A card moved the climate marker."""

    climate: Climate


@by_rule("evo/5.1", shows=("island/z{zone}",))
class Walked(SeatEvent):
    """A dinosaur took a step."""

    origin: Zone
    zone: Zone


@by_rule("evo/5.5", important=True, shows=FIGHT, staged="all", manner="clash")
class AttackWon(SeatEvent):
    """An attacker beat a defender."""

    owner: SeatNumber
    zone: Zone
    die: int


@by_rule("evo/5.5", important=True, shows=FIGHT, staged="all", manner="clash")
class AttackLost(SeatEvent):
    """An attacker was beaten."""

    owner: SeatNumber
    zone: Zone
    die: int


@by_rule("evo/6.2", shows=("island/z{zone}",))
class Born(SeatEvent):
    """A newborn was laid."""

    zone: Zone


@by_rule("evo/7.1", important=True, shows=("island/z{zones}",), staged="all", manner="fall")
class Died(SeatEvent):
    """Dinosaurs died of the climate."""

    zones: Annotated[tuple[int, ...], Names("zone")]
    seasons: Annotated[tuple[int, ...], Names("season")]  # what each of them died of
    number: int


@by_rule("evo/7.4")
class Scored(SeatEvent):
    """A species scored its dinosaurs."""

    points: int


@by_rule("evo/8.1", shows=("meteor",))
class MeteorMoved(Event):
    """The meteor came nearer."""

    space: int


@by_rule("evo/8.2", shows=("dice", "meteor"), staged="all", manner="roll")
class MeteorMissed(SeatEvent):
    """The meteor die let the game go on."""

    die: int


@by_rule("evo/8.2", important=True, shows=("dice", "meteor"), staged="all", manner="flash")
class MeteorStruck(SeatEvent):
    """The meteor die ended the game."""

    die: int


@by_rule("evo/8.3", shows=("auction",))
class GenesDrawn(Event):
    """These genes are for sale."""

    genes: Annotated[tuple[int, ...], Names("gene")]


@by_rule("evo/8.4")
class BidPlaced(SeatEvent):
    """A seat bid on a gene."""

    gene: Gene
    amount: int


@by_rule("evo/8.5")
class WasOutbid(SeatEvent):
    """A seat must bid again."""


@by_rule("evo/10.16")
class Passed(SeatEvent):
    """A seat goes without a gene, as Evolution dud lets it."""


@by_rule("evo/8.9")
class FoundTooFew(SeatEvent):
    """A seat goes without a gene, as the bag held too few."""


@by_rule("evo/12.2")
class PricedOut(SeatEvent):
    """A seat goes without a gene, as it has no bid it can pay."""


@by_rule("evo/12.1")
class DroppedOut(SeatEvent):
    """A seat was outbid and gives the auction up, as experts may."""


@by_rule("evo/8.7", ("auction", "genes{seat}"), important=True, staged="all", manner="coin")
class GeneBought(SeatEvent):
    """A seat paid for a gene."""

    gene: Gene
    price: int


@by_rule("evo/8.8", ("pile", "hand{seat}"))
class CardDrawn(SeatEvent):
    """A seat drew an event card."""


@by_rule("evo/8.8")
class CardSeen(SeatEvent):
    """What a seat drew, for its own eyes."""

    card: Card


class CardEvent(SeatEvent):
    """What a seat does with an event card."""

    card: Card


@by_rule("evo/9.1", ("hand{seat}", "played"), important=True, reveals=True, staged="others")
class CardPlayed(CardEvent):
    """A seat played an event card."""


@by_rule("evo/10.25", ("hand{seat}", "played"), reveals=True, staged="others")
class CardLaid(CardEvent):
    """A seat laid a card with its bid."""


@by_rule("evo/10.25", ("played", "hand{seat}"))
class CardReturned(CardEvent):
    """A card laid with a bid came back to its owner's hand."""


@by_rule("evo/10.21", ("played", "hand{seat}"))
class CardTakenBack(CardEvent):
    """Encore fetched the card just played."""


@by_rule("evo/10.1", shows=FIGHT, staged="all", manner="fall")
class Drowned(SeatEvent):
    """The flood took a dinosaur."""

    zone: Zone
    die: int


@by_rule("evo/10.1", shows=FIGHT)
class Escaped(SeatEvent):
    """The flood spared a dinosaur."""

    zone: Zone
    die: int


@by_rule("evo/10.2", shows=("island/z{zone}",), staged="all", manner="flash")
class Struck(SeatEvent):
    """An accident took a dinosaur."""

    owner: SeatNumber
    zone: Zone


@by_rule("evo/10.9")
class PeaceMade(SeatEvent):
    """Two players may not attack one another."""

    rival: SeatNumber


@by_rule("evo/10.13", shows=("island/z{zone}",), staged="all")
class Replaced(SeatEvent):
    """A newborn was replaced by a cuckoo."""

    owner: SeatNumber
    zone: Zone


@by_rule("evo/10.19")
class Fined(SeatEvent):
    """A species paid for its dead."""

    points: int

"""How a table looks to one seat: typed data that any face can draw, with no rule in it.

Nothing in it can refer back to itself, so the collector of garbage never has to look at it.
"""

from typing import Literal

from msgspec import Struct, field

AreaKind = Literal[
    "row", "pile", "grid", "map", "track", "mat", "market", "dice", "auction",
    "rooms", "rail", "plaque",
    "lineup",  # the areas within it side by side, each with its owner
    "ring",  # places around; what lies in it and the areas within it in the middle
    "bars", "lanes",  # how much there is of each; areas under each other, each with its owner
]  # fmt: skip
Place = Literal["centre", "side", "seat"]
Part = Literal["", "main", "beside", "below", "over"]
Shape = Literal[
    "card", "tile", "plaque", "token", "meeple", "figure", "cube", "die", "disc", "marker"
]
Way = Literal["", "clockwise", "anticlockwise"]
Tone = Literal["primary", "plain", "danger"]
Staged = Literal["", "all", "others"]  # who is shown it large: nobody, all, all but who did it
Manner = Literal["", "clash", "fall", "flash", "coin", "roll", "win"]


class Badge(Struct, frozen=True, omit_defaults=True, gc=False):
    """A small sign on a piece, a spot or a player: an icon, a short text, or both."""

    label: str  # what it means, spoken and shown on hover
    icon: str = ""
    text: str = ""
    tone: Literal["plain", "good", "bad", "hot", "cold", "accent"] = "plain"


class Value(Struct, frozen=True, omit_defaults=True, gc=False):
    """One cell of a piece's table of values, such as the points of a series."""

    text: str
    label: str = ""
    lit: bool = False  # the cell that counts at present
    icon: str = ""  # drawn instead of the text where there is a picture; beside it on a ladder
    due: bool = False  # on a ladder: the step that comes next


class Tab(Struct, frozen=True, omit_defaults=True, gc=False):
    """A word on a card with its picture and colour: what kind of thing it is."""

    text: str
    icon: str = ""
    colour: str = ""
    label: str = ""  # more of it, spoken and shown on hover


class Look(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a piece looks like; two pieces with the same look cannot be told apart."""

    shape: Shape
    title: str = ""
    icon: str = ""
    colour: str = ""
    number: str = ""
    text: str = ""
    values: tuple[Value, ...] = ()
    badges: tuple[Badge, ...] = ()
    pips: int = 0
    pattern: str = ""
    down: bool = False  # face down: the look is that of the back
    layers: tuple[str, ...] = ()  # drawings over the icon, one upon the other
    picture: str = ""  # a drawing that fills the middle of a card, behind the icon
    sign: str = ""  # a small drawing of the family it belongs to, before the title
    tabs: tuple[Tab, ...] = ()  # what kind of thing it is, in words
    figures: tuple[Value, ...] = ()  # numbers at its foot, each with the word that is its label


class Tally(Struct, frozen=True, gc=False):
    """How far a seat has come towards what a spot wants."""

    seat: int
    done: int
    goal: int


class Spot(Struct, frozen=True, omit_defaults=True, gc=False):
    """A named place inside an area: a space of a map, a cell of a grid, a step of a track."""

    id: str
    label: str
    x: float = 0
    y: float = 0
    outline: tuple[float, ...] = ()  # x, y, x, y ... of a polygon, in the area's own units
    colour: str = ""
    pattern: str = ""
    icon: str = ""
    text: str = ""
    badges: tuple[Badge, ...] = ()
    tip: str = ""
    rule: str = ""
    picture: str = ""  # a drawing that fills it; four corners turn it with them
    name: str = ""  # a short name, shown at its edge where it is asked for, such as B4
    sign: str = ""  # a small drawing of who belongs there, beside the name
    owner: int | None = None  # whose place it is: it bears the player's shape
    cover: str = ""  # a drawing laid over its picture: snow, shade
    turn: float = 0  # by how many degrees its icon is turned: a needle
    parent: str = ""  # the spot it lies in: a space of a room
    lines: tuple[Value, ...] = ()  # printed there, one below the other; what counts now is lit
    tallies: tuple[Tally, ...] = ()  # how far each seat has come there
    bar: float = 0  # of an area of bars: how full it is, from 0 to 1


class Picture(Struct, frozen=True, omit_defaults=True, gc=False):
    """A drawing on a board beneath its spots; how it fills its frame it says itself."""

    name: str
    x: float
    y: float
    width: float
    height: float


class Stretch(Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of a board beneath its spots: land, shallow water, a room."""

    path: str  # an SVG path, in the area's own units
    colour: str = ""


class Series(Struct, frozen=True, omit_defaults=True, gc=False):
    """Pieces of an area that count together: a fan, with the ladder of what it is worth."""

    id: str
    label: str
    worth: str = ""  # what it is worth at present
    steps: tuple[Value, ...] = ()  # the ladder
    next: str = ""  # what one more would change, in a few words
    change: str = ""  # what the things at stake would make of it: it is outlined
    colour: str = ""
    tip: str = ""  # what a change means, where there is one
    rule: str = ""


class Area(Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of the table where pieces lie."""

    id: str
    kind: AreaKind
    label: str
    place: Place = "centre"
    owner: int | None = None
    parent: str = ""  # the area it is drawn in
    spots: tuple[Spot, ...] = ()
    columns: int = 0
    width: float = 0  # size of the area's own units, for maps, tracks and mats
    height: float = 0
    count: int | None = None  # the number a pile shows
    empty: str = ""  # what to say when nothing lies there
    tip: str = ""
    rule: str = ""
    featured: bool = False  # what the eyes should go to first
    backdrop: str = ""  # a drawing behind everything that lies there
    part: Part = ""  # of the centre: the board itself, beside or below it, over it for a while
    least: int = 0  # the smallest width, in pixels, at which it can be read
    weight: float = 0  # how much of the room that is left it should get; 0: by what lies there
    folded: bool = False  # shown only where its seat is opened or one's own
    series: tuple[Series, ...] = ()  # how its pieces count together
    way: Way = ""  # which way round things travel on a ring
    dots: bool = False  # where a seat is only summed up: each place as a dot with its number
    stretches: tuple[Stretch, ...] = ()  # drawn beneath the spots, the first one lowest
    outline: tuple[float, ...] = ()  # of spots that have none, around the middle of each
    elastic: float = 0  # a map that may be drawn so many times wider or higher, to fill its frame
    pictures: tuple[Picture, ...] = ()  # drawn on a board beneath the spots
    lines: tuple[Value, ...] = ()  # printed beside its name: a legend, a rule
    spot: str = ""  # of its parent: the room it is drawn in


class Piece(Struct, frozen=True, omit_defaults=True, gc=False):
    """A thing on the table. Its id lasts as long as this seat can follow the thing."""

    area: str
    look: Look
    name: str
    id: str = ""
    spot: str = ""
    owner: int | None = None
    count: int = 1
    badges: tuple[Badge, ...] = ()
    tip: str = ""
    rule: str = ""
    came: str = ""  # the area it came from, when it is new to this seat
    faded: bool = False
    series: str = ""  # of its area: what it counts together with
    ribbon: Badge | None = None  # across a card: what it comes to now


class Pieces(tuple[Piece, ...]):  # noqa: SLOT001 - a tuple cannot have slots of its own
    """The pieces of a scene, in the runs they were drawn in.

    A run that was not drawn anew is the same object as in the scene before, so that nobody needs
    to look at its pieces again.
    """

    runs: tuple[tuple[Piece, ...], ...] = ()  # as they were drawn, before they had lasting ids
    arrived: tuple[int, ...] = ()  # the places of those that say where they came from


class Pointer(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something on the table: a piece, a spot, or a whole area."""

    piece: str = ""
    area: str = ""
    spot: str = ""


class Choice(Struct, frozen=True, omit_defaults=True, gc=False):
    """An answer this seat may give, and what stands for it: a piece, spot, area or button."""

    option: int
    label: str
    notation: str
    piece: str = ""
    area: str = ""
    spot: str = ""
    tone: Tone = "plain"
    hint: str = ""
    also: tuple[Pointer, ...] = ()  # what else stands for it: equal cards, alike lands
    key: str = ""  # the digit that chooses it, where the answer is a number

    def pointers(self) -> tuple[Pointer, ...]:
        """Return everything on the table that stands for it; a button has nothing there."""
        first = Pointer(self.piece, self.area, self.spot)
        return (first, *self.also) if first != Pointer() else ()


class WhyNot(Struct, frozen=True, omit_defaults=True, gc=False):
    """Why something that lies there cannot be chosen."""

    text: str
    rule: str
    piece: str = ""
    area: str = ""
    spot: str = ""


class Ask(Struct, frozen=True, omit_defaults=True, gc=False):
    """The question put to this seat."""

    seat: int
    question: str
    text: str
    rule: str
    choices: tuple[Choice, ...]
    refusals: tuple[WhyNot, ...] = ()
    secret: bool = False


class Fact(Struct, frozen=True, omit_defaults=True, gc=False):
    """A number worth showing: round, cards left, tokens."""

    label: str
    value: str
    icon: str = ""
    rule: str = ""
    minor: bool = False  # left out where a seat is only summed up


class Progress(Struct, frozen=True, omit_defaults=True, gc=False):
    """How far a seat has come in a race."""

    done: float
    goal: float
    label: str  # in words
    icon: str = ""  # the figure that runs; otherwise the shape of the seat


class Player(Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat at the table: never told by colour alone, the shape says it too."""

    seat: int
    name: str
    colour: str
    shape: str
    turn: bool = False
    score: int | None = None
    bot: str = ""
    facts: tuple[Fact, ...] = ()
    portrait: Look | None = None
    progress: Progress | None = None


class LogLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """One event in words."""

    text: str
    event: str
    rule: str = ""
    seat: int | None = None
    important: bool = False
    at: int = 0  # the position it led to; 0: before the first answer
    shows: tuple[Pointer, ...] = ()  # what it is about: lit with the line, large in its moment
    staged: Staged = ""  # it is a moment: shown large, with this sentence
    manner: Manner = ""  # how it is shown and what it sounds like; "": by what moves


class ScoreLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """One reason for points."""

    label: str
    points: int
    rule: str = ""
    source: str = (
        ""  # what it is for everybody, where the label tells this seat's own; "": the label
    )


class ScoreRow(Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat's result."""

    seat: int
    rank: int
    total: int
    lines: tuple[ScoreLine, ...]
    gave_up: bool = False  # it counts as lost, whatever it scored


class Ending(Struct, frozen=True, omit_defaults=True, gc=False):
    """The end of the game, every point explained."""

    text: str
    rule: str
    winners: tuple[int, ...]
    rows: tuple[ScoreRow, ...]


class Departure(Struct, frozen=True, gc=False):
    """A piece that left this seat's sight, and where it went."""

    piece: str
    area: str


class Scene(Struct, frozen=True, omit_defaults=True, gc=False):
    """The whole table as one seat (or a spectator) sees it."""

    game: str
    language: str
    position: int  # how many answers have been given
    seat: int | None
    status: str
    players: tuple[Player, ...]
    areas: tuple[Area, ...]
    pieces: tuple[Piece, ...]
    facts: tuple[Fact, ...] = ()
    ask: Ask | None = None
    log: tuple[LogLine, ...] = ()
    ending: Ending | None = None
    departures: tuple[Departure, ...] = field(default=())
    notes: tuple[
        str, ...
    ] = ()  # what a player should know of this box, such as reconstructed figures
    backdrop: str = ""  # a drawing behind the whole table
    focus: tuple[Pointer, ...] = ()  # what a moment is about; empty: what its lines show, or moved


class Offer(Struct, frozen=True, gc=False):
    """What stands for an option on the table."""

    label: str = ""
    piece: str = ""
    area: str = ""
    spot: str = ""
    tone: Tone = "plain"
    hint: str = ""
    key: str = ""  # the digit that chooses it, where the answer is a number
    last: bool = False  # a neutral answer: it stands below the others
    first: bool = False  # of many alike, one that does something: it stands above the others

    def pointer(self) -> Pointer:
        """Return where on the table it lies; a button lies nowhere."""
        return Pointer(self.piece, self.area, self.spot)


class Panel(Struct, frozen=True, gc=False):
    """A part of a scene as it was drawn, and what it was drawn from."""

    key: object
    areas: tuple[Area, ...]
    pieces: tuple[Piece, ...]
    facts: tuple[Fact, ...]
    players: tuple[Player, ...]
    laid: tuple[tuple[int, str], ...]  # which thing is which piece


class Ground(Struct, frozen=True, gc=False):
    """Spots as they were drawn, and what they were drawn from."""

    key: object
    spots: tuple[Spot, ...]


class Ladder(Struct, frozen=True, gc=False):
    """A series as it was described, and what it was described from."""

    key: object
    series: Series


class Common(Struct, frozen=True, gc=False):
    """What a scene shows to everybody alike at one moment, in the runs it was drawn in."""

    areas: tuple[Area, ...]
    pieces: tuple[Piece, ...]
    runs: tuple[tuple[Piece, ...], ...]
    facts: tuple[Fact, ...]
    players: tuple[Player, ...]
    laid: dict[str, tuple[tuple[int, str], ...]]  # by panel, which thing is which piece

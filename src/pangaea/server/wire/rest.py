"""What page and server tell each other over HTTP: games, tables, people, lessons."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from pangaea.arena.pages import ReportPage
from pangaea.core.record import TimeControl
from pangaea.core.scene import Pointer
from pangaea.core.sealed import Sent

Language = Literal["en", "fr"]
Delay = Annotated[int, Meta(ge=0, le=600)]
PHRASES: Final = ("hello", "luck", "well", "moment", "sorry", "thanks", "again")
MOST_ANSWERS: Final = 300  # of a learner in one lesson
_encode: Final = msgspec.json.Encoder().encode


class VariantInfo(Struct):
    """A variant of a game as the lobby shows it."""

    name: str
    kind: Literal["flag", "number", "choice"]
    default: bool | int | str
    label: str
    meaning: str
    choices: list[tuple[str, str]] = []  # value, label
    least: int = 0
    most: int = 0


class BotInfo(Struct):
    """A level of bot."""

    level: str
    label: str
    meaning: str


class LessonInfo(Struct):
    """A lesson that a game brings."""

    name: str
    title: str


class GameInfo(Struct):
    """A game on the home page."""

    slug: str
    title: str
    tagline: str
    picture: str  # name of a symbol in the game's art
    seats: list[int]
    usual_seats: int
    minutes: int
    variants: list[VariantInfo]
    bots: list[BotInfo]
    credits: str
    notes: list[str]  # which figures are reconstructed
    lessons: list[LessonInfo] = []


class FigureInfo(Struct):
    """A figure of a rulebook, before it is drawn."""

    name: str
    caption: str
    gallery: bool  # each thing large with what it does, instead of the table
    seats: int  # the number of players it shows
    numbers: list[int]  # of players that it can be drawn for


class Paragraph(Struct):
    """A numbered rule; the HTML is made from our own Markdown by the server."""

    number: str
    html: str
    figures: list[FigureInfo] = []


class TaughtIn(Struct):
    """A section of a lesson, counted from 0, that teaches a chapter of the rulebook."""

    lesson: str
    section: int
    title: str


class CodePlace(Struct):
    """Where a game's code carries out a paragraph: a file of its package, a name in it."""

    number: str
    file: str
    name: str  # "": the whole file


class Chapter(Struct):
    """A chapter of a rulebook; the introduction has number 0."""

    number: str
    title: str
    paragraphs: list[Paragraph]
    lessons: list[TaughtIn] = []
    code: list[CodePlace] = []


class RulebookPage(Struct):
    """A whole rulebook in one language."""

    game: str
    title: str
    chapters: list[Chapter]
    card: str = ""  # the game on one card, as HTML


Report = ReportPage  # how strong the bots are, or what their games say of a game


class SeatRequest(Struct):
    """Who is to sit on a chair of a new table."""

    kind: Literal["device", "guest", "invite", "bot"]  # guest: whoever has the table's link
    name: str = ""
    level: str = ""


class TableRequest(Struct):
    """A new table."""

    game: str
    seats: list[SeatRequest]
    variants: dict[str, bool | int | str] = {}
    language: Language = "en"
    box: str = ""  # text of a corrected box file
    shares: bool = False  # this device adds to the seed once it has seen the seal
    public: bool = False  # anybody finds it in the lobby
    delay: Delay = 0  # seconds by which those who watch see less than those who play
    party: bool = False  # the board is on a big screen, phones hold hands and choices
    clock: TimeControl | None = None  # how long people may think
    hints: Literal["never", "casual", "always"] = "casual"  # casual: while one plays against bots


class RematchRequest(Struct):
    """The same table again."""

    shares: bool = False  # whoever sits down adds to the seed; otherwise it begins at once


class SeatInfo(Struct):
    """A chair at a table: who sits there, as everybody may know."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""  # of the bot that has it, also for good in the place of a person who is gone
    online: bool = False
    mine: bool = False  # this page holds the seat
    invite: str = ""  # path of the invite link, for the table's maker while the seat is open
    awaited: bool = False  # its device has not added to the seed: nothing is dealt before it has
    free: bool = False  # whoever has the table's link may sit down here
    stand_in: str = ""  # the level of the bot that plays here for the time being
    replaceable: bool = False  # its holder has been away so long that a bot may play instead
    resigned: bool = False  # given up for good: it counts as lost
    welcome: bool = False  # whoever has the table's link may take it over


class ShareInfo(Struct):
    """What one device added to the seed of a table, and its seats."""

    seats: list[int]
    sent: str  # 16 bytes in hexadecimal; "" if it sent nothing


class LuckInfo(Struct):
    """Where the luck of a table comes from, as everybody may know."""

    seal: str  # of the house's seed; "" where luck has none
    proof: Literal["page", "server"]  # who can prove it: the page itself, or only a server
    shares: list[ShareInfo] = []


class TableInfo(Struct):
    """A table as its page and the list of my tables show it."""

    id: str
    game: str
    title: str
    seats: list[SeatInfo]
    state: Literal["waiting", "running", "over", "unfinished"]
    position: int
    variants: dict[str, bool | int | str]
    maker: bool
    my_turn: bool
    updated: float  # seconds since 1970
    luck: LuckInfo
    rematch: str = ""  # id of the table that follows this one
    host: str = ""  # the name of whoever made the table, if they sit at it
    gathering: bool = False  # people come, go and change seats until the host starts
    started: bool = False  # only devices are awaited, and whoever comes for who declined
    watchers: int = 0  # people with a page open who hold no seat
    watching: list[str] = []  # their names, as far as they have told one
    public: bool = False  # anybody finds it in the lobby
    deletable: bool = False  # nobody else has anything to do with it
    host_away: bool = False  # whoever sits here may take over as the host
    delay: int = 0  # seconds by which those who watch see less
    party: bool = False  # the board is on a big screen, phones hold hands and choices
    wording: list[str] = []  # the variants that are not the usual ones, in words
    problem: str = ""  # why the table cannot go on, for now or for good
    hints: bool = False  # people may ask what a strong bot would answer


class OrderThing(Struct):
    """One of all the answers that a question knows."""

    option: int
    label: str
    legal: bool  # it could be given now


class OrderSheet(Struct):
    """What a standing order can be made of."""

    question: str
    things: list[OrderThing]


class PushRequest(Struct):
    """A browser that wants to be told, as it describes itself."""

    endpoint: str
    p256dh: str
    auth: str
    language: Language = "en"


class PushKeyInfo(Struct):
    """What a browser must know of who writes to it."""

    key: str


class Joining(Struct):
    """Take a seat with its invite token."""

    token: str
    name: str
    sent: Sent = ""  # what this device adds to the seed


class Sitting(Struct):
    """Sit down on a free seat of a table whose link one has; whoever sat elsewhere moves."""

    seat: int
    name: str


class Arrangement(Struct, omit_defaults=True):
    """The host's wish for a seat: free for a guest, given to a bot, exchanged with another.

    In the middle of a game a bot's seat may be offered to a newcomer, or no longer ("bot"), and
    somebody may be removed: a bot plays on.
    """

    seat: int
    to: Literal["guest", "bot", "swap", "newcomer", "removed"]
    level: str = ""
    other: int = -1


class Starting(Struct):
    """The host starts the game; free seats, if there are any, go to bots of this level."""

    level: str = ""


class HintRequest(Struct):
    """What would a strong bot answer to the question asked at this position?"""

    seat: int
    position: int


class HintAnswer(Struct):
    """One of the best answers, and how often it won in games played on in the mind."""

    option: int
    chance: float | None  # from 0 to 1; None: not known


class Advice(Struct):
    """The best answers to a question, the best one first."""

    position: int
    answers: list[HintAnswer]


class Nothing(Struct):
    """A wish that needs no words."""


class Publishing(Struct):
    """The host shows the table in the lobby, or only to whoever has its link."""

    public: bool


class Hiding(Struct):
    """Put a table aside, or back among one's own."""

    hidden: bool


class Resigning(Struct):
    """Give a seat up for good: a bot of this level plays on, and the seat counts as lost."""

    seat: int
    level: str = "casual"


class Blocking(Struct):
    """Have nothing to do any more with whoever sits on a seat, or has spoken while watching."""

    seat: int | None = None
    name: str = ""  # of who watched


class Silencing(Struct):
    """The host's wish to hear no more of somebody who watched, by the name they spoke under."""

    name: str


class Unblocking(Struct):
    """Meet somebody again, by the place in the list of those one has blocked."""

    number: int


class LinkMade(Struct):
    """A link by which another device becomes mine."""

    path: str
    seconds: int = 0  # that it is good for; 0: until I make another one, or sign out
    site: str = ""  # how other devices reach this server; "" as this page did, or not at all


class DeviceLink(Struct):
    """What such a link leads to, for whoever has it."""

    known: bool
    ended: Literal["", "used", "old", "unknown"] = ""  # why it is of no use
    name: str = ""  # the last that its owner played under
    tables: int = 0
    mine: bool = False  # this device is theirs already
    losing: int = 0  # tables that this device has by itself, and would leave


class DeviceInfo(Struct):
    """One of somebody's devices."""

    id: str
    name: str  # browser and system, "" if it does not tell
    seen: float  # when it was last used, roughly; seconds since 1970
    this: bool = False  # it asks


class SigningOut(Struct):
    """A device that is to be a stranger from now on."""

    device: str


class Taking(Struct):
    """Make this device that of whoever made the link."""

    token: str


class Utterance(Struct):
    """Something I said at a table."""

    table: str
    time: float
    text: str


class Ordered(Struct):
    """A standing order of mine."""

    table: str
    text: str  # the question, as it was put
    answer: str  # as records write it
    unless: list[str]


class Mine(Struct):
    """Everything that is kept of me."""

    person: str
    tables: list[TableInfo]
    said: list[Utterance]
    blocked: list[str]
    rules: list[str]  # that have shown themselves to me
    devices: list[DeviceInfo]
    orders: list[Ordered] = []
    notices: list[str] = []  # addresses of the browsers that are told of my turns


class Known(Struct):
    """What somebody knows of a game already: which rules have shown themselves, how many games."""

    rules: list[str]
    off: bool  # no more are wanted
    games: int


class Meeting(Struct):
    """Rules have shown themselves to whoever plays, or shall no longer, or shall again."""

    rules: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = []
    off: bool | None = None


class ServerProof(Struct):
    """Whether the server could prove a record by its seed."""

    proven: bool  # False: no seed was revealed
    problem: str = ""  # what does not fit, and where


class Invitation(Struct):
    """What an invite link leads to: a seat that is open, mine or taken, or nothing at all.

    It has ended once the host has given its seat otherwise, and is over with the game.
    """

    state: Literal["open", "mine", "taken", "ended", "over", "unknown"]
    table: TableInfo | None = None


class LessonRequest(Struct):
    """Where a page has come in a lesson: its answers, how many of them it has been shown.

    With a section, the script answers until that section begins.
    """

    answers: Annotated[list[int], Meta(max_length=MOST_ANSWERS)] = []
    shown: int = 0
    section: int = -1
    name: str = ""


class LessonNote(Struct):
    """What is said to the learner, and what it is about."""

    text: str
    shows: list[Pointer]
    rule: str = ""
    waits: bool = False  # for an answer; otherwise one reads on


class Problem(Struct):
    """Why a request was refused, and what would be right, in the reader's language."""

    text: str
    rule: str = ""
    detail: str = ""  # what exactly was wrong, for whoever wants to know


def serialize_bytes(content: object) -> bytes:
    """Return plain data as they travel over HTTP."""
    return _encode(content)

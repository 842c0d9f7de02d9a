"""What page and server say over a WebSocket, one per page; `serialize` writes it."""

from typing import Final, Literal

import msgspec
from msgspec import Struct

from pangaea.core.changes import Difference
from pangaea.core.scene import Scene
from pangaea.core.sealed import Sent
from pangaea.server.wire.rest import Language, LessonInfo, LessonNote, TableInfo

_encode: Final = msgspec.json.Encoder().encode


class Hello(Struct, tag="hello"):
    """First word of a page: its language, and the seat to look from.

    None: any it holds; nobody's where several share a device and something is hidden.
    """

    language: Language
    seat: int | None = None
    shares: bool = False  # it adds to the seed when it is awaited; others are not waited for
    name: str = ""  # by which a watcher is listed
    visible: bool = True  # somebody looks at it: a page may come back behind others


class Share(Struct, tag="share"):
    """What this device adds to the seed, now that it has seen the seal."""

    sent: Sent = ""


class Answer(Struct, tag="answer"):
    """An answer to the question asked at this position."""

    id: str  # chosen by the page, repeated in the reply
    seat: int
    position: int
    option: int


class Undo(Struct, tag="undo"):
    """Wish to take the last answer back; beyond new information the others are asked."""

    id: str
    seat: int
    position: int


class EndGame(Struct, tag="end"):
    """Wish to end the game without a winner; the other people are asked."""

    id: str
    seat: int
    position: int


class Consent(Struct, tag="consent"):
    """Reply to what somebody proposes."""

    id: str
    seat: int
    agree: bool


class Pace(Struct, tag="pace"):
    """How long bots wait before they move, for this table; skip moves them at once."""

    seconds: float
    skip: bool = False


class Say(Struct, tag="say", omit_defaults=True):
    """Something for the others at the table: in one's own words, or one of the phrases."""

    text: str = ""
    phrase: str = ""
    name: str = ""  # by which somebody who watches speaks, unless they have spoken here before


class HandOver(Struct, tag="hand"):
    """Let a bot of this level play for a seat; "" calls it off. For who is away, all must agree."""

    id: str
    seat: int
    level: str = ""
    newcomer: bool = False  # until somebody who has the table's link takes the seat over


class GiveOrder(Struct, tag="order"):
    """From now on, answer so to what this seat is asked, unless one of these could be answered."""

    id: str
    seat: int
    option: int
    unless: list[int] = []
    wait: float = 0.0  # seconds that the table waits each time, where there are exceptions


class Revoke(Struct, tag="revoke"):
    """Ask this seat again, instead of following its order."""

    id: str
    seat: int
    question: str


class Watching(Struct, tag="watching"):
    """Whether somebody looks at this page now; one that says nothing is looked at."""

    visible: bool


class LookFrom(Struct, tag="look"):
    """Look from another seat this page holds (hot-seat; None: as at first), or change language."""

    language: Language
    seat: int | None = None


class Ping(Struct, tag="ping"):
    """Keep the line alive."""


Said = (
    Hello
    | Share
    | Answer
    | Undo
    | EndGame
    | Consent
    | Pace
    | Say
    | HandOver
    | GiveOrder
    | Revoke
    | Watching
    | LookFrom
    | Ping
)


class Welcome(Struct, tag="welcome"):
    """The table, and the seats this page holds."""

    table: TableInfo
    held: list[int]
    hides: bool  # the game hides something: draw a curtain between people on one device
    build: str = ""  # of the page that this server serves; "" where none has been built
    site: str = ""  # how others reach this server; "" as this page did, or not at all


class Show(Struct, tag="show", omit_defaults=True):
    """The table: whole at first sight, then by what makes each scene of the one before.

    All steps but the last are on the way to the present.
    """

    seat: int | None
    number: int  # of what this page has been shown since its first sight, which is 0
    whole: Scene | None = None  # first sight, or after an undo: nothing to animate from
    steps: list[Difference] = []
    may_undo: bool = False
    undo_needs_consent: bool = False
    next: int | None = None  # the asked seat of whoever holds several; a scene may not tell
    may_end: bool = False  # it can be proposed to end the game


class LessonStep(Struct):
    """A lesson after some answers: what is shown and said, in order."""

    table: TableInfo
    answers: list[int]  # those that stand
    shows: list[Show]
    position: int
    notes: list[LessonNote]
    refused: LessonNote | None
    over: bool
    sections: list[str]
    section: int
    following: LessonInfo | None  # the game's next lesson


class Done(Struct, tag="done"):
    """The answer with this id is on disk."""

    id: str
    position: int


class Refused(Struct, tag="refused"):
    """The message with this id changed nothing, and why."""

    id: str
    text: str
    rule: str
    position: int
    stale: bool = False


class Proposed(Struct, tag="proposed"):
    """Somebody proposes to take an answer back, to end the game, a bot for who is away: agreed?"""

    id: str
    seat: int
    kind: Literal["undo", "end", "away", "newcomer"]
    text: str


class TableChanged(Struct, tag="table"):
    """Somebody came, left, joined or renamed: the table's people anew."""

    table: TableInfo


class TalkLine(Struct):
    """Something said at the table, or told of its people, in the reader's language."""

    seat: int | None  # None: by or about somebody who watched
    name: str
    text: str
    kind: Literal["said", "notice"]
    position: int  # how far the game had come
    time: float  # seconds since 1970
    mine: bool = False  # whoever reads it said it


class Talk(Struct, tag="talk"):
    """What the people at the table said: all of it when a page comes, then line by line."""

    lines: list[TalkLine]
    whole: bool = False


class ClockFace(Struct):
    """What the clock of a seat shows; a bot has none."""

    left: float  # seconds
    runs: bool


class ClocksTold(Struct, tag="clocks", omit_defaults=True):
    """The clocks of all seats, at this moment; bots' stand still."""

    seats: list[ClockFace]
    own: float | None = None  # seconds for a question that others do not see


class OrderInfo(Struct):
    """A standing order, as whoever gave it reads it."""

    seat: int
    question: str  # its name
    text: str  # as it was put
    answer: str
    unless: list[str]
    wait: float = 0.0  # seconds that the table waits each time before it is answered so


class Kept(Struct, tag="kept"):
    """An answer is kept until the time of the seat's own order has come: nobody sees it sooner."""

    id: str
    seconds: float


class OrdersTold(Struct, tag="orders"):
    """All standing orders of this page's person, at this table."""

    orders: list[OrderInfo]


class TurnsTold(Struct, tag="turns"):
    """The tables at which this page's person is awaited."""

    tables: list[str]


class Pong(Struct, tag="pong"):
    """The line is alive."""


Heard = (
    Welcome
    | Show
    | Done
    | Refused
    | Proposed
    | TableChanged
    | Talk
    | ClocksTold
    | OrdersTold
    | Kept
    | TurnsTold
    | Pong
)


def serialize(message: Heard) -> bytes:
    """Return a message as it travels over a WebSocket."""
    return _encode(message)

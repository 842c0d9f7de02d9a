"""A real game shown to a real page, answer by answer, without a server that plays it."""

import gzip
import json
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from itertools import count
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import Page, WebSocketRoute

import pangaea
from pangaea import shelf
from pangaea.core.changes import Difference
from pangaea.core.differences import difference
from pangaea.core.identity import followed
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.replay import replayed_step_by_step
from pangaea.core.scene import Scene
from pangaea.core.words import words_for
from pangaea.server.wire import messages
from pangaea.server.wire.rest import LuckInfo, SeatInfo, TableInfo

RECORDS = Path(__file__).parents[1] / "fixtures" / "releases" / "0.1.0" / "records"
NAMES = ["Ada", "Grace", "Mary", "Lise", "Rosalind", "Emmy"]
SEAL = blake2b(b"seed", digest_size=32).hexdigest()
PATIENCE = 20_000
AT_REST = """() => !document.querySelector(
  ".flying, .rolling, [data-away], [data-large], [data-settling]"
)"""
LASTING = 1500  # milliseconds: longer than anything is looked at that does not move
SELDOM = 200  # milliseconds: looking costs the page time, which some tests measure
LASTINGLY = f"""() => {{
  if (!({AT_REST})()) window.restless = performance.now();
  return performance.now() - window.restless > {LASTING};
}}"""

TWO_FRAMES = (
    """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
)


@dataclass
class Playback:
    """Plays at random and shows one seat what happens, as a server would."""

    page: Page
    game: str
    seats: int
    seat: int = 0
    seed: int = 7
    language: str = "en"
    variants: dict[str, bool | int | str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.begin(self.seats)
        self.numbers = count(1)
        self.heard: list[dict[str, object]] = []
        self.line: WebSocketRoute | None = None

    def play(self, answers: int) -> "Playback":
        """Give so many answers before anybody looks."""
        for _ in range(answers):
            if self.match.asked:
                self.answer()
        return self

    def play_until_asked(self, question: str = "") -> "Playback":
        """Play on until the seat that looks is asked (a certain question)."""
        while self.match.asked and not self.is_asked(question):
            self.answer()
        return self

    def is_asked(self, question: str = "") -> bool:
        asked = self.seat in self.match.asked
        return asked and question in self.match.question(self.seat).name

    def answer(self, *, by: int | None = None) -> None:
        """Let somebody (or a certain seat) give an answer at random."""
        seat = self.match.asked[0] if by is None else by
        options = self.match.options(seat)
        self.match.answer(seat, options[self.dice.pick(len(options))])

    def open(self) -> "Playback":
        """Open the page at this table."""
        self.scene = followed(None, self.match.scene(self.seat, self.language), [])
        self.page.route_web_socket("**/socket*", self._met)
        # What others did while one was away: whoever is shown this table was here.
        self.page.route("**/api/tables/shown/scenes*", lambda route: route.fulfill(json=[]))
        self.page.goto("/table/shown")
        self.page.wait_for_selector(".table")
        self.page.wait_for_function(AT_REST)
        return self

    def begin(self, seats: int) -> None:
        """Begin a game with so many seats; the page sees it when it is shown whole."""
        self.seats = seats
        self.match: Match = pangaea.new(
            self.game, seats, seed=self.seed, luck=None, names=NAMES[:seats], box=None,
            **self.variants,
        )  # fmt: skip
        self.dice = Dice(self.seed)

    def show_whole(self) -> None:
        """Show the page the table as to one that has just come."""
        self.scene = followed(None, self.match.scene(self.seat, self.language), [])
        self.numbers = count(1)
        self._welcome()
        self.rest()

    def _met(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda text: self._hear(json.loads(text)))

    def _hear(self, message: dict[str, object]) -> None:
        if message["type"] == "hello":
            self._welcome()
        elif message["type"] == "ping":
            self.say(messages.Pong())
        else:
            self.heard.append(message)

    def _welcome(self) -> None:
        """Show the table whole, as to a page that has just come."""
        past = tuple(self.match.story(self.seat, self.language))
        self.say(messages.Welcome(self._table(), [self.seat], hides=False))
        self.say(messages.Show(self.seat, 0, replace(self.scene, log=past), []))

    def say(self, message: messages.Heard) -> None:
        """Send the page a message."""
        assert self.line is not None
        self.line.send(messages.serialize(message).decode())

    def show(self) -> list[Scene]:
        """Show what the last answer set off; return the scenes."""
        scenes: list[Scene] = []
        steps: list[Difference] = []
        for act, moves in self.match.acts(self.seat, self.language):
            after = followed(self.scene, act, moves)
            steps.append(difference(self.scene, after))
            scenes.append(after)
            self.scene = after
        self.say(messages.Show(self.seat, next(self.numbers), None, steps))
        return scenes

    def step(self) -> list[Scene]:
        """Give the next answer and show it."""
        self.answer()
        return self.show()

    def rest(self) -> None:
        """Wait until everything lies where it belongs."""
        self.page.evaluate(TWO_FRAMES)  # what was sent before has arrived
        self.page.wait_for_function(AT_REST, timeout=PATIENCE)

    def rest_at_last(self, looking_every: int = SELDOM) -> None:
        """Wait until all that was sent has been shown, one thing after the other."""
        self.page.evaluate("window.restless = performance.now()")
        self.page.wait_for_function(LASTINGLY, polling=looking_every, timeout=3 * PATIENCE)

    def _table(self) -> TableInfo:
        seats = [
            SeatInfo(
                seat, name, "person" if seat == self.seat else "bot", "", online=True,
                mine=seat == self.seat,
            )
            for seat, name in enumerate(self.match.names)
        ]  # fmt: skip
        return TableInfo(
            id="shown", game=self.game, title=words_for(self.game, self.language).say("title"),
            seats=seats, state="running" if self.match.asked else "over",
            position=self.match.position, variants={}, maker=True, my_turn=True, updated=0,
            luck=LuckInfo(SEAL, "page", []),
        )  # fmt: skip


@cache
def record_of(game: str, seats: int) -> str:
    """The record of a game that bots who look at what they do played to its end."""
    packed = (RECORDS / f"{game}_{seats}_ended.jsonl.gz").read_bytes()
    return gzip.decompress(packed).decode()


@cache
def length_of(game: str, seats: int) -> int:
    """How many answers that game took."""
    return len(pangaea.loads(record_of(game, seats)).steps)


class Recorded(Playback):
    """A game that was really played, shown as it went."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.going = replayed_step_by_step(record_of(self.game, self.seats), shelf.game)
        self.match = next(self.going)
        self.match.names = tuple(NAMES[: self.seats])

    def answer(self, *, by: int | None = None) -> None:
        """Give the answer that was given."""
        assert by is None, "a recorded game goes as it went"
        next(self.going)

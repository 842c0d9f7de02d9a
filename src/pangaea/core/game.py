"""A game: what the outside world needs to know of it, behind one public name."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from pangaea.core.advisor import Advisor
from pangaea.core.bounds import check_plain
from pangaea.core.box import BoxCheck, NoBox, Provenance, reconstructed
from pangaea.core.errors import BadBox, BadSeats, UnknownRules
from pangaea.core.luck import Luck
from pangaea.core.outcome import Outcome
from pangaea.core.question import Domain, Question
from pangaea.core.reason import Reason
from pangaea.core.scene import Common, Ground, Ladder, Look, Panel, Scene, Value
from pangaea.core.state import Setup, State
from pangaea.core.variants import Variant, VariantValue, completed
from pangaea.core.words import Words

CONTRACT: Final = 1  # the version of this contract; games of another are not put on the shelf


class Drawn(Struct, frozen=True):
    """What was drawn last of a table in one language, for whichever seats see it so."""

    panels: dict[str, Panel] = {}
    grounds: dict[str, Ground] = {}
    ladders: dict[str, Ladder] = {}
    said: dict[object, tuple[str, ...]] = {}  # words that a game says of few things again and again
    values: dict[object, tuple[Value, ...]] = {}  # of few things, too
    looks: dict[object, Look] = {}  # of cards and the like, of which there are few
    names: dict[tuple[str, int, str], str] = {}  # of things, by domain, number and form


class SeatView(Struct, frozen=True):
    """What a scene is drawn for: whose eyes, in which words, who sits where."""

    seat: int | None
    words: Words
    names: tuple[str, ...]
    bots: tuple[str, ...] = ()
    domains: dict[str, Domain] = {}  # of this game's setup, made once for all scenes
    drawn: Drawn = msgspec.field(default_factory=Drawn)
    common: dict[str, Common] = {}  # of this moment, for all who look, as a watcher sees it


class Game(ABC):
    """Everything about one game that is not a position in it."""

    contract: int = CONTRACT
    slug: str
    seats: tuple[int, ...]
    usual_seats: int
    minutes: int
    rulebook_version: str = "1"
    rules_version: int = 1  # raised when a change asks or shows something else in the same game
    variants: tuple[Variant, ...] = ()
    hides: bool = False  # whether a seat can know what another cannot
    open_to_all: bool = False  # whether who is not asked sees the table just as a watcher does
    may_not_end: bool = False  # whether the rules allow a game without an end: it can be agreed
    authors: str = ""
    publisher: str = ""
    box: Struct = NoBox()  # the figures printed in the box, as far as they are known
    provenance: Mapping[str, Provenance] = {}
    advisor: Advisor = Advisor()  # the sense of the game that bots ask

    def __repr__(self) -> str:
        return f"<Game {self.slug} for {', '.join(str(number) for number in self.seats)}>"

    def tables(self, seats: int, variants: Mapping[str, VariantValue], box: Struct) -> Setup:
        """Make the tables of a game; seats and variants are checked and complete."""
        raise TypeError(f"{self.slug} must make its tables")

    def setup(
        self, seats: int, variants: Mapping[str, VariantValue], box: Struct | None = None
    ) -> Setup:
        """Make the tables of a game for these seats, variants and box."""
        return self.tables(seats, self.check(seats, variants), self.box if box is None else box)

    def setup_by(
        self,
        rules: int,
        seats: int,
        variants: Mapping[str, VariantValue],
        box: Struct | None = None,
    ) -> Setup:
        """Make the tables of a game that began with an older version of the rules."""
        if not 1 <= rules <= self.rules_version:
            known = self.rules_version
            raise UnknownRules("error-rules", game=self.slug, rules=rules, known=known)
        setup = self.setup(seats, variants, box)
        setup.rules = rules
        return setup

    @abstractmethod
    def blank(self, setup: Setup) -> State:
        """Return an empty table."""

    def lay_out(self, state: State, luck: Luck) -> None:
        """Set an empty table up and play to the first question."""
        state.set_up(luck)

    def start(self, setup: Setup, luck: Luck) -> State:
        """Return a table set up for the first question."""
        state = self.blank(setup)
        self.lay_out(state, luck)
        return state

    def domains(self, setup: Setup) -> dict[str, Domain]:
        """Return the domains that questions and events name things from."""
        return setup.domains

    def outcome(self, state: State) -> Outcome | None:
        """Tell how the game ended, or None while it goes on."""
        return state.outcome()

    def why_not(self, state: State, seat: int, option: int) -> Reason | None:
        """Tell why an asked seat may not answer that, or None if it may."""
        return state.why_not(seat, option)

    def alike(self, state: State, seat: int, option: int) -> int:
        """Return the legal option that stands for this one, if nothing tells the two apart."""
        return option

    @abstractmethod
    def scene(self, state: State, view: SeatView) -> Scene:
        """Describe how a veiled table looks."""

    def default_box(self) -> Struct:
        """Return the figures printed in the box, as far as they are known."""
        return self.box

    def check_box(self, box: Struct, check: BoxCheck) -> None:  # noqa: B027 - most need no check
        """Refuse figures that the rules cannot be played with."""

    def read_box(self, plain: object) -> Struct:
        """Check a corrected box file's content and complete it."""
        check = BoxCheck(self.slug)
        box = check.completed(plain, self.box)
        self.check_box(box, check)
        return box

    def notes(self, box: Struct) -> list[str]:
        """Name the words that tell which figures of this box are reconstructed."""
        return ["note-reconstructed"] if reconstructed(box, self.box, self.provenance) else []

    def inventory(self, state: State) -> dict[str, int]:
        """Count the pieces of a table wherever they lie; no answer may change it."""
        return {}

    def questions(self, setup: Setup) -> list[Question]:
        """Return every question the game can ask, in a fixed order."""
        return setup.questions

    def check(self, seats: int, variants: Mapping[str, VariantValue]) -> dict[str, VariantValue]:
        """Refuse a wrong number of seats or a wrong variant; complete the variants."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSeats(
                "error-seats", game=self.slug, seats=seats, least=self.seats[0], most=self.seats[-1]
            )
        return completed(self.slug, self.variants, variants)


def box_digest(figures: object) -> str:
    """Return a short fingerprint of a box's figures, as a box or as plain data."""
    return blake2b(msgspec.json.encode(figures, order="sorted"), digest_size=8).hexdigest()


def state_digest(state: State) -> str:
    """Return a short fingerprint of a position, after that of the table's layout."""
    return f"{layout(state)}-{_position(state)}"


def may_be(digest: str, state: State) -> bool:
    """Tell whether a digest fits a position; one made by another layout cannot be compared."""
    made_with, _, position = digest.partition("-")
    comparable = made_with in (layout(state), _layout_by_names(state))
    return not comparable or position == _position(state)


def layout(state: State) -> str:
    """Return the fingerprint of what a table's plain data look like, whatever they say."""
    return _short(f"{state.LAYOUT} {', '.join(state.shape())}")


def _layout_by_names(state: State) -> str:
    """Return the fingerprint of a layout as the first records have it: without the lengths."""
    return _short(f"{state.LAYOUT} {' '.join(state.fields())}")


def _position(state: State) -> str:
    return blake2b(msgspec.json.encode(state.plain()), digest_size=8).hexdigest()


def _short(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()


BoxKind = TypeVar("BoxKind", bound=Struct)


def decoded_box(plain: object, kind: type[BoxKind], game: str) -> BoxKind:
    """Turn a box file's content into a box, or say what is wrong in it."""
    check_plain(plain, game)
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise BadBox("error-box-shape", game=game, problem=str(error)) from error

"""A game: what the outside world needs to know of it, behind one public name."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from hashlib import blake2b
from typing import TypeVar

import msgspec
from msgspec import Struct

from pangaea.core.errors import BadBox, BadSeats, UnknownRules
from pangaea.core.luck import Luck
from pangaea.core.options import Option, OptionValue, completed
from pangaea.core.outcome import Outcome
from pangaea.core.question import Domain, Question
from pangaea.core.scene import Scene
from pangaea.core.state import Setup, State
from pangaea.core.words import Words


class WhyNotAnswer(Struct, frozen=True):
    """Why an answer is not allowed: the words that say it, and the rule."""

    words: str
    rule: str
    values: dict[str, str | int] = {}


class SeatView(Struct, frozen=True):
    """What a scene is drawn for: whose eyes, in which words, who sits where."""

    seat: int | None
    words: Words
    names: tuple[str, ...]
    bots: tuple[str, ...] = ()
    domains: dict[str, Domain] = {}  # of this game's setup, made once for all scenes


class Game(ABC):
    """Everything about one game that is not a position in it."""

    slug: str
    seats: tuple[int, ...]
    usual_seats: int
    minutes: int
    rulebook_version: str
    rules_version: int = 1  # raised when a change asks or shows something else in the same game
    options: tuple[Option, ...]
    hides: bool  # whether a seat can know what another cannot
    same_for_all: bool = False  # whether all who are not asked see the same scene, watchers too
    authors: str
    publisher: str

    @abstractmethod
    def setup(
        self, seats: int, options: Mapping[str, OptionValue], box: Struct | None = None
    ) -> Setup:
        """Make the tables of a game for these seats, options and box."""

    def setup_by(
        self, rules: int, seats: int, options: Mapping[str, OptionValue], box: Struct | None = None
    ) -> Setup:
        """Make the tables of a game that began with an older version of the rules."""
        if not 1 <= rules <= self.rules_version:
            known = self.rules_version
            raise UnknownRules("error-rules", game=self.slug, rules=rules, known=known)
        setup = self.setup(seats, options, box)
        setup.rules = rules
        return setup

    @abstractmethod
    def blank(self, setup: Setup) -> State:
        """Return an empty table."""

    @abstractmethod
    def lay_out(self, state: State, luck: Luck) -> None:
        """Set an empty table up and play to the first question."""

    def start(self, setup: Setup, luck: Luck) -> State:
        """Return a table set up for the first question."""
        state = self.blank(setup)
        self.lay_out(state, luck)
        return state

    @abstractmethod
    def domains(self, setup: Setup) -> dict[str, Domain]:
        """Return the domains that questions and events name things from."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Tell how the game ended, or None while it goes on."""

    @abstractmethod
    def why_not(self, state: State, seat: int, option: int) -> WhyNotAnswer | None:
        """Tell why an asked seat may not answer that, where the rules can tell."""

    def alike(self, state: State, seat: int, option: int) -> int:
        """Return the legal option that stands for this one, if nothing tells the two apart."""
        return option

    @abstractmethod
    def scene(self, state: State, view: SeatView) -> Scene:
        """Describe how a veiled table looks."""

    @abstractmethod
    def advise(self, state: State, seat: int) -> list[float]:
        """Say how good each option of `state.options(seat)` looks, on a veiled state."""

    @abstractmethod
    def default_box(self) -> Struct:
        """Return the figures printed in the box, as far as they are known."""

    @abstractmethod
    def read_box(self, plain: object) -> Struct:
        """Check a corrected box file's content and complete it."""

    @abstractmethod
    def notes(self, box: Struct) -> list[str]:
        """Name the words that tell which figures of this box are reconstructed."""

    @abstractmethod
    def inventory(self, state: State) -> dict[str, int]:
        """Count the pieces of a table wherever they lie; no answer may change it."""

    def questions(self, setup: Setup) -> list[Question]:
        """Return every question the game can ask, in a fixed order."""
        return setup.questions

    def check(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Refuse a wrong number of seats or a wrong option; complete the options."""
        if seats not in self.seats:
            raise BadSeats(
                "error-seats", game=self.slug, seats=seats, least=self.seats[0], most=self.seats[-1]
            )
        return completed(self.slug, self.options, options)


def box_digest(box: Struct) -> str:
    """Return a short fingerprint of a box's figures."""
    return blake2b(msgspec.json.encode(box, order="sorted"), digest_size=8).hexdigest()


def state_digest(state: State) -> str:
    """Return a short fingerprint of a position, after that of the table's layout."""
    position = blake2b(msgspec.json.encode(state.plain()), digest_size=8).hexdigest()
    return f"{_layout(state)}-{position}"


def may_be(digest: str, state: State) -> bool:
    """Tell whether a digest fits a position; one made by another layout cannot be compared."""
    return digest.partition("-")[0] != _layout(state) or digest == state_digest(state)


def _layout(state: State) -> str:
    fields = f"{state.LAYOUT} {' '.join(state.FIELDS)}"
    return blake2b(fields.encode(), digest_size=4).hexdigest()


BoxKind = TypeVar("BoxKind", bound=Struct)


def decoded_box(plain: object, kind: type[BoxKind], game: str) -> BoxKind:
    """Turn a box file's content into a box, or say what is wrong in it."""
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise BadBox("error-box-shape", game=game, problem=str(error)) from error

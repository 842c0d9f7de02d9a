"""A tiny game with hidden cards, interpreted, to try the veil suite on; and variants that leak.

Each seat is dealt one of the cards 0 to 5, for its own eyes. In turn each says whether its card is
high. Then all cards are shown: a card scores its value, or 3 for whoever said that it is low.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Self

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from pangaea.core.advisor import Advisor
from pangaea.core.events import Event, Moved, Names, SeatNumber
from pangaea.core.game import Game, SeatView
from pangaea.core.luck import Luck
from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.core.question import Domain, Question, Thing, numbers
from pangaea.core.reason import Reason
from pangaea.core.scene import Area, Look, Scene
from pangaea.core.stage import Offer, Stage
from pangaea.core.state import Setup, State
from pangaea.core.variants import VariantValue

SLUG = "toy"
CARDS = 6
UNKNOWN = -1
LOW, HIGH = 0, 1
WORDS = """
title = Toy
seat = player { $number }
card = card { $number }
low = low
high = high
ask-say = Is it high?
area-card = { $name }
hidden = a hidden card
status = { $turn }
event-dealt = { $seat } has { $card }.
event-said = { $seat } says { $word }.
event-shown = { $seat } shows { $card }.
over = { $winners }
points = { $card }
"""


class Dealt(Event):
    """A seat got its card."""

    seat: SeatNumber
    card: Annotated[int, Names("card")]

    def moves(self) -> list[Moved]:
        return [Moved("pile", f"card{self.seat}")]


class Said(Event):
    """A seat said something about its card."""

    seat: SeatNumber
    word: Annotated[int, Names("word")]


class Shown(Event):
    """A card was turned up."""

    reveals: ClassVar[bool] = True
    seat: SeatNumber
    card: Annotated[int, Names("card")]


class Hidden(State):
    """Who holds which card, and what was said."""

    def __init__(self, setup: Setup, like: Self | None = None) -> None:
        super().__init__(int(setup.seats))
        self.setup = setup
        nothing = vec[i64]([UNKNOWN] * int(setup.seats))
        self.turn: int = like.turn if like else 0
        self.cards: vec[i64] = like.cards[:] if like else nothing
        self.said: vec[i64] = like.said[:] if like else nothing[:]

    def deal(self, luck: Luck) -> None:
        left = list(range(CARDS))
        for seat in range(self.seats):
            card = left.pop(luck.pick(len(left)))
            self.cards[seat] = card
            if self.listener is not None:
                self.listener.hear(self.dealt(seat, card))

    def dealt(self, seat: int, card: int) -> Dealt:
        return Dealt(seat=seat, card=card, known_to=1 << seat)

    def asked(self) -> list[int]:
        return [self.turn] if self.turn < self.seats else []

    def question(self, seat: i64) -> Question:
        return self.setup.questions[0]

    def options(self, seat: i64) -> list[int]:
        return [LOW, HIGH]

    def answer(self, seat: i64, option: i64, luck: Luck) -> None:
        self.said[seat] = option
        self.turn += 1
        if self.listener is None:
            return
        self.listener.hear(Said(seat=int(seat), word=int(option)))
        if self.turn == self.seats:
            for other in range(self.seats):
                self.listener.hear(Shown(seat=other, card=int(self.cards[other])))

    def copy(self) -> Self:
        return type(self)(self.setup, self)

    def veiled(self, seat: i64) -> Self:
        twin = self.copy()
        for other in range(self.seats):
            if other != seat and self.turn < self.seats:
                twin.cards[other] = UNKNOWN
        return twin

    def imagined(self, luck: Luck) -> Self:
        twin = self.copy()
        left = [card for card in range(CARDS) if card not in list(self.cards)]
        for seat in range(self.seats):
            if twin.cards[seat] == UNKNOWN:
                twin.cards[seat] = left.pop(luck.pick(len(left)))
        return twin


class HiddenAdvisor(Advisor):
    """A high card is worth showing."""

    def values(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Hidden)
        return [3.0, float(state.cards[seat])]


class HiddenGame(Game):
    """The toy behind its public name."""

    slug = SLUG
    seats = (2, 3)
    usual_seats = 2
    minutes = 1
    rulebook_version = "1"
    variants = ()
    hides = True
    advisor = HiddenAdvisor()
    authors = ""
    publisher = ""

    def __init__(self, table: type[Hidden] = Hidden) -> None:
        self.table = table

    def setup(
        self, seats: int, variants: Mapping[str, VariantValue], box: Struct | None = None
    ) -> Setup:
        return Setup(seats, [Question("toy.say", words_said(), "toy/1.1")])

    def blank(self, setup: Setup) -> State:
        return self.table(setup)

    def lay_out(self, state: State, luck: Luck) -> None:
        assert isinstance(state, Hidden)
        state.deal(luck)

    def domains(self, setup: Setup) -> dict[str, Domain]:
        seats = numbers("seat", "seat", int(setup.seats))
        return {"seat": seats, "card": numbers("card", "card", CARDS), "word": words_said()}

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Hidden)
        if state.asked():
            return None
        seats = range(state.seats)
        totals = [int(state.cards[seat]) if state.said[seat] else 3 for seat in seats]
        lines = [[Points("points", total, "toy/1.1", {"card": total})] for total in totals]
        return Outcome("over", "toy/1.1", ranked(totals, [[] for _ in seats], lines))

    def why_not(self, state: State, seat: int, option: int) -> Reason | None:
        return None

    def scene(self, state: State, view: SeatView) -> Scene:
        assert isinstance(state, Hidden)
        stage = Stage(self, state, view, self.domains(state.setup))
        for seat in range(state.seats):
            area = stage.area(Area(f"card{seat}", "row", view.names[seat], owner=seat))
            stage.piece(area, *look_of(stage, int(state.cards[seat])))
        stage.offer(HIGH, Offer(tone="primary"))
        players = [stage.player(seat, None) for seat in range(state.seats)]
        return stage.finished(players, "status", self.outcome(state))

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, Hidden)
        return {"cards": len(state.cards)}


def words_said() -> Domain:
    return Domain("word", [Thing("low", "low"), Thing("high", "high")])


def look_of(stage: Stage, card: int) -> tuple[Look, str]:
    if card == UNKNOWN:
        return Look("card", down=True), stage.words.say("hidden")
    return Look("card", number=str(card)), stage.teller.things("card", card)


# -- variants that leak ----------------------------------------------------------------------


class ThinVeil(Hidden):
    """Forgets to hide the last seat's card."""

    def veiled(self, seat: i64) -> Self:
        twin = super().veiled(seat)
        twin.cards[self.seats - 1] = self.cards[self.seats - 1]
        return twin


class TalkativeLog(Hidden):
    """Tells everybody which card was dealt."""

    def dealt(self, seat: int, card: int) -> Dealt:
        return Dealt(seat=seat, card=card)


class TellingOptions(Hidden):
    """Lets nobody call a card high while somebody holds the highest."""

    def options(self, seat: i64) -> list[int]:
        return [LOW] if CARDS - 1 in list(self.cards) else [LOW, HIGH]


class TellingTurn(Hidden):
    """Passes over whoever holds the lowest card."""

    def asked(self) -> list[int]:
        seats = [seat for seat in range(self.turn, self.seats) if self.cards[seat] != 0]
        return seats[:1]

    def answer(self, seat: i64, option: i64, luck: Luck) -> None:
        self.turn = int(seat)
        super().answer(seat, option, luck)


class WishfulDream(Hidden):
    """Imagines the lowest cards in the others' hands."""

    def imagined(self, luck: Luck) -> Self:
        twin = self.copy()
        left = [card for card in range(CARDS) if card not in list(self.cards)]
        for seat in range(self.seats):
            if twin.cards[seat] == UNKNOWN:
                twin.cards[seat] = left.pop(luck.pick(len(left)) // 2)
        return twin


class ForgetfulDream(Hidden):
    """Imagines a card that the seat itself holds."""

    def imagined(self, luck: Luck) -> Self:
        twin = super().imagined(luck)
        for seat in range(self.seats):
            if self.cards[seat] != UNKNOWN:
                twin.cards[seat] = (self.cards[seat] + 1) % CARDS
        return twin

"""A small game with secrets, to test what the server does with them.

Everybody holds three cards nobody else sees. All lay one face down at once; the highest alone
scores a point. What was laid goes back to the bag and everybody draws one.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from pangaea.core.advisor import Advisor
from pangaea.core.game import Game, SeatView
from pangaea.core.luck import Luck, draw
from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.core.question import Domain, Question, numbers
from pangaea.core.reason import Reason
from pangaea.core.scene import Area, Look, Scene
from pangaea.core.stage import Offer, Stage
from pangaea.core.state import Setup, State
from pangaea.core.variants import Variant, VariantValue

KINDS: Final = 8
COPIES: Final = 2  # fewer than a hand holds: there is always a choice
HAND: Final = 3
NONE: Final = -1

WORDS: Final = """
title = Whispers
tagline = Lay low.
variant-rounds = Rounds
variant-rounds-meaning = How many.
card = card { $number }
ask-lay = Which card do you lay?
area-hand = Hand
status = Round { $round }
ended = { $winners } won{ $count ->
   *[other] .
}
points-round = Points
"""


class WhispersSetup(Setup):
    """Seats, rounds, and the one question."""

    def __init__(self, seats: int, rounds: int) -> None:
        cards = numbers("card", "card", KINDS)
        super().__init__(seats, [Question("whispers.lay", cards, "whispers/1.1", secret=True)])
        self.rounds = rounds
        self.cards = cards


class Whispers(State):
    """Hands, what lies face down, and the bag."""

    def __init__(self, setup: WhispersSetup) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.round = 0
        self.hands = vec[i64]([0] * (setup.seats * KINDS))
        self.laid = vec[i64]([NONE] * setup.seats)
        self.bag = vec[i64]([COPIES] * KINDS)
        self.points = vec[i64]([0] * setup.seats)

    def asked(self) -> list[int]:
        if self.round == self.setup.rounds:
            return []
        return [seat for seat in range(self.seats) if self.laid[seat] == NONE]

    def question(self, seat: i64) -> Question:
        return self.setup.questions[0]

    def options(self, seat: i64) -> list[int]:
        return [kind for kind in range(KINDS) if self.hands[seat * KINDS + kind]]

    def answer(self, seat: i64, option: i64, luck: Luck) -> None:
        self.laid[seat] = option
        self.hands[seat * KINDS + option] -= 1
        if NONE not in list(self.laid):
            self._reveal(luck)

    def _reveal(self, luck: Luck) -> None:
        laid = list(self.laid)
        best = [seat for seat in range(self.seats) if laid[seat] == max(laid)]
        if len(best) == 1:
            self.points[best[0]] += 1
        for seat in range(self.seats):
            self.bag[laid[seat]] += 1
            self.laid[seat] = NONE
        for seat in range(self.seats):
            self.deal(seat, luck)
        self.round += 1

    def deal(self, seat: i64, luck: Luck) -> None:
        """Draw a card."""
        self.hands[seat * KINDS + draw(self.bag, sum(self.bag), luck)] += 1

    def copy(self) -> "Whispers":
        twin = Whispers(self.setup)
        twin.refill(self.plain())
        return twin

    def veiled(self, seat: i64) -> "Whispers":
        """Others' hands go back to the bag; whether they have chosen is not told either."""
        veiled = self.copy()
        for other in range(self.seats):
            if other != seat:
                self._hide(veiled, other)
        return veiled

    def _hide(self, veiled: "Whispers", other: int) -> None:
        for kind in range(KINDS):
            veiled.bag[kind] += veiled.hands[other * KINDS + kind]
            veiled.hands[other * KINDS + kind] = 0
        if veiled.laid[other] != NONE:
            veiled.bag[veiled.laid[other]] += 1
            veiled.laid[other] = NONE

    def imagined(self, luck: Luck) -> "Whispers":
        twin = self.copy()
        for seat in range(self.seats):
            while twin.laid[seat] == NONE and sum(self._hand(twin, seat)) < HAND:
                twin.deal(seat, luck)
        return twin

    @staticmethod
    def _hand(table: "Whispers", seat: int) -> list[int]:
        return list(table.hands[seat * KINDS : (seat + 1) * KINDS])


class WhispersAdvisor(Advisor):
    """High cards look best."""

    def values(self, state: State, seat: int) -> list[float]:
        return [float(option) for option in state.options(seat)]


class WhispersGame(Game):
    """The game of secrets."""

    slug = "whispers"
    seats = (2, 3, 4)
    usual_seats = 2
    minutes = 5
    rulebook_version = "1"
    variants = (Variant("rounds", "number", 5, "whispers/1.1", least=1, most=1000),)
    hides = True
    advisor = WhispersAdvisor()
    authors = "nobody"
    publisher = "nobody"

    def setup(
        self, seats: int, variants: Mapping[str, VariantValue], box: Struct | None = None
    ) -> Setup:
        return WhispersSetup(seats, int(self.check(seats, variants)["rounds"]))

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup, WhispersSetup)
        return Whispers(setup)

    def lay_out(self, state: State, luck: Luck) -> None:
        table = _table(state)
        for seat in range(table.seats):
            for _ in range(HAND):
                table.deal(seat, luck)

    def domains(self, setup: Setup) -> dict[str, Domain]:
        return {"card": setup.questions[0].domain}

    def outcome(self, state: State) -> Outcome | None:
        table = _table(state)
        if table.asked():
            return None
        totals = [int(points) for points in table.points]
        lines = [[Points("points-round", total, "whispers/1.1")] for total in totals]
        return Outcome("ended", "whispers/1.1", ranked(totals, [[] for _ in totals], lines))

    def why_not(self, state: State, seat: int, option: int) -> Reason | None:
        return None

    def scene(self, state: State, view: SeatView) -> Scene:
        table = _table(state)
        stage = Stage(self, table, view, self.domains(table.setup))
        for seat in range(table.seats):
            self._show_hand(stage, table, seat)
        players = [stage.player(seat, int(table.points[seat])) for seat in range(table.seats)]
        status = view.words.say("status", round=table.round)
        return stage.finished(players, status, self.outcome(table))

    def _show_hand(self, stage: Stage, table: Whispers, seat: int) -> None:
        area = stage.area(Area(f"hand{seat}", "row", stage.words.say("area-hand"), owner=seat))
        for kind in range(KINDS):
            for _ in range(table.hands[seat * KINDS + kind]):
                piece = stage.piece(area, Look("card", number=str(kind)), f"{kind}")
                if seat == stage.view.seat:
                    stage.offer(kind, Offer(piece=piece))

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, Whispers)
        laid = [kind for kind in state.laid if kind != NONE]
        return {"cards": sum(state.bag) + sum(state.hands) + len(laid)}


class LeakyWhispers(Whispers):
    """A table that forgets to hide the hands."""

    def copy(self) -> "LeakyWhispers":
        twin = LeakyWhispers(self.setup)
        twin.refill(self.plain())
        return twin

    def veiled(self, seat: i64) -> "LeakyWhispers":
        return self.copy()


class LeakyWhispersGame(WhispersGame):
    """The same game, badly made: the veil test must notice."""

    slug = "leaky"

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup, WhispersSetup)
        return LeakyWhispers(setup)


def _table(state: State) -> Whispers:
    assert isinstance(state, Whispers)
    return state

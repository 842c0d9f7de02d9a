"""The game as the contract sees it: who is asked what, and which chapter answers."""

from typing import Final, final

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.core.question import Question
from pangaea.core.state import NOBODY
from pangaea.games.evo.rules import auction, births, cards, flow, movement, rewards, survival, veil
from pangaea.games.evo.rules.names import (
    ASK_ACCIDENT,
    ASK_BID,
    ASK_BIRTH,
    ASK_CUCKOO,
    ASK_ENCORE,
    ASK_GENE,
    ASK_GO,
    ASK_PEACE,
    ASK_REMOVE,
    ASK_WALK,
    ASK_WEATHER,
    BACK,
    FORWARD,
    OVER,
    STAY,
)
from pangaea.games.evo.rules.table import Table

TURNS_AHEAD: Final = 2  # search looks to the end of this turn or the next


@final
class Evo(Table):
    """A game of EVO."""

    def asked(self) -> list[int]:
        return [] if self.phase == OVER else [self.asking]

    def first_asked(self) -> i64:
        return NOBODY if self.phase == OVER else self.asking

    def question(self, seat: i64) -> Question:
        return self.setup.questions[self.phase]

    def options(self, seat: i64) -> list[int]:
        if self.phase <= ASK_ENCORE:
            return cards.window_options(self, seat)
        if self.phase == ASK_WALK:
            return movement.options(self, seat)
        if self.phase == ASK_GO:
            return movement.destinations(self, seat)
        if self.phase == ASK_BIRTH:
            return births.options(self, seat)
        if self.phase == ASK_GENE:
            return auction.options(self, seat)
        if self.phase == ASK_BID:
            return auction.amounts(self, seat)
        return self.rarer_options(seat)

    def rarer_options(self, seat: i64) -> list[int]:
        """List the answers to what is asked less often."""
        if self.phase == ASK_REMOVE:
            return survival.options(self, seat)
        if self.phase == ASK_WEATHER:
            return [FORWARD, STAY, BACK]
        if self.phase == ASK_ACCIDENT:
            return sorted(cards.prey(self, seat))
        if self.phase == ASK_CUCKOO:
            return sorted(cards.nests(self, seat))
        assert self.phase == ASK_PEACE
        return cards.rivals(self, seat)

    def random_option(self, seat: i64, luck: Luck) -> i64:
        if self.phase <= ASK_ENCORE:
            return cards.random_window_option(self, seat, luck)
        if self.phase == ASK_BID:
            return auction.random_amount(self, seat, luck)
        options = self.options(seat)
        return options[luck.pick(len(options))]

    def answer(self, seat: i64, option: i64, luck: Luck) -> None:
        if self.settles(seat, option, luck):
            flow.go_on(self, luck)

    def settles(self, seat: i64, option: i64, luck: Luck) -> bool:
        """Carry out an answer; tell whether the turn goes on, or it leads to a question."""
        if self.phase <= ASK_ENCORE:
            return cards.choose(self, seat, option, luck)
        if self.phase == ASK_WALK:
            return movement.choose(self, seat, option, luck)
        if self.phase == ASK_BIRTH:
            return births.choose(self, seat, option, luck)
        if self.phase == ASK_GENE:
            return auction.choose(self, seat, option, luck)
        self.settle(seat, option, luck)
        return True

    def settle(self, seat: i64, option: i64, luck: Luck) -> None:
        """Carry out an answer that leads to no further question."""
        if self.phase == ASK_GO:
            movement.step(self, seat, option, luck)
        elif self.phase == ASK_BID:
            auction.bid(self, seat, option)
        elif self.phase == ASK_REMOVE:
            survival.die(self, seat, [option])
        else:
            cards.aim(self, seat, option)

    def copy(self) -> "Evo":
        return Evo(self.setup, self)

    def veiled(self, seat: i64) -> "Evo":
        twin = self.copy()
        veil.hide(twin, seat)
        return twin

    def imagined(self, luck: Luck) -> "Evo":
        twin = self.copy()
        veil.imagine(twin, luck)
        return twin

    def horizon(self) -> i64:
        return self.turn // TURNS_AHEAD

    def rewards(self) -> list[float]:
        return rewards.rewards(self)

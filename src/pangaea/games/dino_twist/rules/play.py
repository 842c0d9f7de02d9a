"""The game as the contract sees it: who is asked what, and which chapter answers."""

from typing import final

from mypy_extensions import i64

from pangaea.core.bits import members
from pangaea.core.luck import Luck
from pangaea.core.question import Question
from pangaea.core.state import NOBODY
from pangaea.games.dino_twist.rules import (
    attack,
    happenings,
    litter,
    preparation,
    reveal,
    rewards,
    settling,
    veil,
)
from pangaea.games.dino_twist.rules.names import (
    ATTACK,
    ISLAND,
    LEAVE,
    LITTER,
    OVER,
    PREPARE,
    PTIT_REX,
    SUPPORT,
    TREX,
)
from pangaea.games.dino_twist.rules.table import Table


@final
class DinoTwist(Table):
    """A game of Dino Twist."""

    def asked(self) -> list[int]:
        if self.phase >= OVER:
            return []
        if self.phase >= ATTACK:
            return [int(self.attacker)]
        return [seat for seat in range(self.seats) if self.ready >> seat & 1 == 0]

    def first_asked(self) -> i64:
        if self.phase >= ATTACK:
            return NOBODY if self.phase >= OVER else self.attacker
        seat: i64 = 0
        while self.ready >> seat & 1:
            seat += 1
        return seat

    def question(self, seat: i64) -> Question:
        asked = self.phase if self.phase >= ATTACK else self.asking[seat]
        return self.setup.questions[asked]

    def options(self, seat: i64) -> list[int]:
        if self.phase == PREPARE:
            return preparation.options(self, seat)
        if self.phase == ATTACK:
            return members(attack.targets(self, seat))
        if self.phase == LEAVE:
            return attack.may_stay(self, seat)
        if self.phase == LITTER:
            return litter.options(self, seat)
        if self.phase == SUPPORT:
            return reveal.species_options(self, seat)
        if self.phase == ISLAND:
            return [TREX, PTIT_REX]
        return settling.options(self, seat)

    def answer(self, seat: i64, option: i64, luck: Luck) -> None:
        if self.phase < ATTACK:
            self.choose_with_all(seat, option, luck)
        elif self.phase == ATTACK:
            happenings.choose_target(self, option, luck)
        elif self.phase == LEAVE:
            happenings.leave(self, option, luck)
        else:
            happenings.settle(self, option, luck)

    def choose_with_all(self, seat: i64, option: i64, luck: Luck) -> None:
        """Answer what all are asked at once; go on when nobody owes an answer any more."""
        if self.phase == PREPARE:
            preparation.answer(self, seat, option)
        elif self.phase == LITTER:
            litter.answer(self, seat, option)
        else:
            if self.phase == ISLAND:
                self.sorts[seat] = option
            else:
                self.aim[seat] = option
            self.ready |= 1 << seat
        happenings.go_on_if_ready(self, luck)

    def copy(self) -> "DinoTwist":
        return DinoTwist(self.setup, self)

    def veiled(self, seat: i64) -> "DinoTwist":
        table = DinoTwist(self.setup, self)
        veil.veil(table, seat)
        return table

    def imagined(self, luck: Luck) -> "DinoTwist":
        table = DinoTwist(self.setup, self)
        veil.imagine(table, luck)
        return table

    def rewards(self) -> list[float]:
        return rewards.rewards(self)

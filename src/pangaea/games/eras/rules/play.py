"""The game as the contract sees it: who is asked what, and which chapter answers."""

from typing import final

from mypy_extensions import i64

from pangaea.core.bits import count, members, nth
from pangaea.core.luck import Luck
from pangaea.core.question import Question
from pangaea.core.state import NOBODY
from pangaea.games.eras.rules import (
    cone,
    contest,
    deck,
    eruption,
    movement,
    placing,
    rewards,
    thunder,
    turn,
)
from pangaea.games.eras.rules.names import (
    CONE,
    ERUPT,
    EXTRA,
    LAND,
    LIGHTNING,
    OVER,
    PLACE,
    PREDICT,
    PREDICT_FIRST,
    PREDICT_SECOND,
    SECTOR,
    START,
    STEP,
)
from pangaea.games.eras.rules.table import Table


@final
class Eras(Table):
    """A game of Eras."""

    def asked(self) -> list[int]:
        if self.phase == PREDICT:
            return [seat for seat in range(self.seats) if contest.owing(self, seat) >= 0]
        seat = self.first_asked()
        return [] if seat == NOBODY else [seat]

    def first_asked(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if self.phase == PREDICT:
            return self.first_rival()
        if self.phase == PLACE or self.phase == LAND:
            return self.chooser
        return self.owner(self.turn)

    def first_rival(self) -> i64:
        """Return the first seat that owes a prediction."""
        for seat in range(self.seats):
            if contest.owing(self, seat) >= 0:
                return seat
        return NOBODY

    def question(self, seat: i64) -> Question:
        if self.phase == PREDICT and self.setup.animals > self.seats:
            second = contest.owing(self, seat) >= self.seats
            return self.setup.questions[PREDICT_SECOND if second else PREDICT_FIRST]
        return self.setup.questions[self.phase]

    def choices(self, seat: i64) -> i64:
        """Return the options of every question but CONE, as a mask."""
        phase = self.phase
        if phase == STEP or phase == EXTRA:
            return movement.steps(self, self.turn) << 1 | 1
        if phase == PLACE:
            return placing.choices(self)
        if phase == PREDICT:
            return contest.choices(self, contest.owing(self, seat))
        return self.rarer_choices()

    def rarer_choices(self) -> i64:
        """Return the options of the questions that are asked less often."""
        phase = self.phase
        if phase == ERUPT:
            return eruption.choices(self)
        if phase == LIGHTNING:
            return thunder.lightning_choices(self)
        if phase == LAND:
            return placing.landing_choices(self)
        return turn.free_sectors(self) if phase == SECTOR else 0b111

    def options(self, seat: i64) -> list[int]:
        if self.phase == CONE:
            return cone.options(self)
        return members(self.choices(seat))

    def random_option(self, seat: i64, luck: Luck) -> i64:
        if self.phase == CONE:
            return cone.random_option(self, luck)
        choices = self.choices(seat)
        return nth(choices, luck.pick(count(choices)))

    def answer(self, seat: i64, option: i64, luck: Luck) -> None:
        phase = self.phase
        if phase == CONE:
            turn.take_cone(self, option, luck)
        elif phase == STEP:
            turn.take_step(self, option, luck)
        elif phase == EXTRA:
            turn.take_extra_step(self, option, luck)
        elif phase == PLACE:
            turn.place_revealed(self, option, luck)
        elif phase == PREDICT:
            contest.predict(self, seat, option)
            turn.go_on_competing(self, luck)
        else:
            self.rarer_answer(option, luck)

    def rarer_answer(self, option: i64, luck: Luck) -> None:
        """Carry out an answer to a question that is asked less often."""
        phase = self.phase
        if phase == ERUPT or phase == LIGHTNING:
            eruption.send_chosen_back(self, option)
            deck.discard_revealed(self)
            turn.reveal(self, luck)
        elif phase == LAND:
            placing.land(self, option)
            turn.end(self, luck)
        elif phase == SECTOR:
            turn.take_sector(self, option)
        else:
            assert phase == START
            turn.take_start(self, option, luck)

    def copy(self) -> "Eras":
        return Eras(self.setup, self)

    def veiled(self, seat: i64) -> "Eras":
        """Only predictions are hidden: unseen cards are bags, and all the rest lies open."""
        twin = Eras(self.setup, self)
        if self.phase == PREDICT:
            contest.hide(twin, seat)
        return twin

    def imagined(self, luck: Luck) -> "Eras":
        twin = Eras(self.setup, self)
        contest.imagine(twin, luck)
        return twin

    def horizon(self) -> i64:
        """Two rounds of the table: farther ahead, random play says little about a path."""
        return self.turns // (2 * self.setup.animals)

    def rewards(self) -> list[float]:
        return rewards.rewards(self)

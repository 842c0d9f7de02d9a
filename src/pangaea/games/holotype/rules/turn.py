"""The game as the contract sees it: who is asked what, and which chapter answers."""

from typing import final

from mypy_extensions import i64

from pangaea.core.bits import count, members, nth
from pangaea.core.luck import Luck
from pangaea.core.question import Question
from pangaea.core.state import NOBODY
from pangaea.games.holotype.rules import (
    expedition,
    journal,
    laboratory,
    library,
    museum,
    scoring,
    setting_up,
    track,
    turn_end,
    veil,
    workers,
)
from pangaea.games.holotype.rules.names import (
    BENCH,
    DEAL,
    DISCARD,
    EROSION,
    FIELD,
    GIFT,
    GOAL,
    JOURNAL,
    LAB,
    LIBRARY,
    MILESTONE,
    OVER,
    PAPER,
    PLACE,
    REROLL,
    RESEARCH,
    SEARCH,
    SITE,
    STORE,
    TRACE,
    VICTIM,
    WORKER,
)
from pangaea.games.holotype.rules.specimens import cards_in_pile
from pangaea.games.holotype.rules.table import Table

ANY_CUBE: i64 = (1 << (RESEARCH + 1)) - 1


@final
class Holotype(Table):
    """A game of Holotype."""

    def asked(self) -> list[int]:
        if self.phase == GOAL:
            return members(self.owing)
        seat = self.first_asked()
        return [] if seat == NOBODY else [seat]

    def first_asked(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if self.phase == GOAL:
            return nth(self.owing, 0)
        return self.choosing if self.phase == MILESTONE else self.turn

    def question(self, seat: i64) -> Question:
        return self.setup.questions[self.phase]

    def options(self, seat: i64) -> list[int]:
        return journal.options(self) if self.phase == PAPER else members(self.choices(seat))

    def random_option(self, seat: i64, luck: Luck) -> i64:
        if self.phase == PAPER:
            options = journal.options(self)
            return options[luck.pick(len(options))]
        choices = self.choices(seat)
        return nth(choices, luck.pick(count(choices)))

    def choices(self, seat: i64) -> i64:
        """Return the options as a mask; those of PAPER are too many for one."""
        phase = self.phase
        if phase == WORKER:
            return workers.worker_options(self)
        if phase == PLACE:
            return workers.places_for(self, self.worker)
        if phase == VICTIM:
            return workers.victims(self)
        if phase == GOAL:
            return self.offers[seat]
        return self.milestone_choices() if phase == MILESTONE else self.action_choices()

    def milestone_choices(self) -> i64:
        """Return the milestones that the choosing seat may take."""
        return track.milestones_left(self)

    def action_choices(self) -> i64:
        """Return the options of the questions that an action asks."""
        phase = self.phase
        if phase == BENCH:
            return laboratory.bench_options(self)
        if phase == DISCARD:
            return laboratory.discard_options(self)
        if phase == SEARCH:
            return cards_in_pile(self)
        if phase == TRACE:
            return journal.trace_options(self)
        if phase == DEAL:
            return museum.deal_options(self)
        return self.cube_choices()

    def cube_choices(self) -> i64:
        """Return the options of the questions about field cards, dice and cubes."""
        phase = self.phase
        if phase == SITE:
            return self.drawn
        if phase == REROLL:
            return expedition.reroll_options(self)
        if phase == EROSION:
            return expedition.erosion_options(self)
        if phase == STORE:
            return turn_end.fossils_held(self, self.turn)
        assert phase == GIFT
        return ANY_CUBE

    def answer(self, seat: i64, option: i64, luck: Luck) -> None:
        phase = self.phase
        if phase == WORKER:
            workers.choose_worker(self, option)
        elif phase == PLACE:
            if workers.choose_place(self, option):
                self.act(luck)
        elif phase == VICTIM:
            workers.settle(self, option)
            self.act(luck)
        elif phase == GOAL:
            setting_up.keep_goal(self, seat, option, luck)
        elif phase == PAPER:
            journal.choose(self, option)
        else:
            self.answer_action(option, luck)

    def answer_action(self, option: i64, luck: Luck) -> None:
        """Carry out an answer to a question that an action asks."""
        phase = self.phase
        if phase == BENCH:
            laboratory.choose(self, option, luck)
        elif phase == DISCARD:
            laboratory.choose_discard(self, option)
        elif phase == SEARCH:
            laboratory.take_card(self, option)
        elif phase == TRACE:
            journal.publish(self, option)
        elif phase == MILESTONE:
            track.take_milestone(self, option)
        else:
            self.answer_cubes(option, luck)

    def answer_cubes(self, option: i64, luck: Luck) -> None:
        """Carry out an answer about field cards, dice and cubes."""
        phase = self.phase
        if phase == DEAL:
            museum.choose_deal(self, option)
        elif phase == SITE:
            expedition.choose_site(self, option, luck)
        elif phase == REROLL:
            expedition.choose_reroll(self, option, luck)
        elif phase == EROSION:
            expedition.erode(self, option)
            self.act(luck)
        elif phase == STORE:
            turn_end.hand_over_fossil(self, option)
        else:
            museum.take_gift(self, option)

    def act(self, luck: Luck) -> None:
        """Begin the action of the place chosen."""
        place = self.place
        if place == LAB:
            laboratory.begin(self)
        elif place == FIELD:
            expedition.begin(self, luck)
        elif place == LIBRARY:
            library.study(self)
        elif place == JOURNAL:
            journal.begin(self)
        else:
            museum.begin(self)

    def copy(self) -> "Holotype":
        return Holotype(self.setup, self)

    def veiled(self, seat: i64) -> "Holotype":
        found = self.copy()
        veil.veil(found, seat)
        return found

    def imagined(self, luck: Luck) -> "Holotype":
        found = self.copy()
        veil.imagine(found, luck)
        return found

    def rewards(self) -> list[float]:
        return scoring.rewards(self)

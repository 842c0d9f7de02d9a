"""What is good here: a sense of paths, steps and dangers for bots that look one answer ahead."""

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import below, count, lowest, without_lowest
from pangaea.games.eras.rules import placing
from pangaea.games.eras.rules.deck import to_come
from pangaea.games.eras.rules.movement import way_back
from pangaea.games.eras.rules.names import (
    CENTRE,
    CONE,
    ERAS,
    ERUPT,
    EXTRA,
    HOME,
    LAND,
    LANES,
    LIGHTNING,
    NO_ANIMAL,
    NO_PLACE,
    NOTHING,
    OUT,
    PLACE,
    PREDICT,
    SECTOR,
    SECTORS,
    SLOTS,
    START,
    STEP,
    TOKENS,
)
from pangaea.games.eras.rules.outlook import turns_to_go
from pangaea.games.eras.rules.spaces import near_half
from pangaea.games.eras.rules.table import Table

LEADER: Final = 0.45  # weight of the rival who is nearest to victory
OTHERS: Final = 0.15  # weight of all rivals together
SECOND: Final = 0.2  # weight of the slower of one's own two animals
IDLE: Final = 0.0005  # a move must gain at least this much
SPREAD: Final = 0.5  # how far from the middle rivals' predictions are spread
NEVER: Final = -1000.0
FAR: Final = 1000.0  # farther from victory than any animal, and nearer than any
NEAR: Final = -1000.0
NO_TURNS: Final = vec[float]([0.0] * SECTORS)


def values(table: Table, seat: i64) -> list[float]:
    """Say how good each option looks to the asked seat."""
    step = table.step
    options = table.options(seat)
    if step == PREDICT:
        return predictions(table, table.owing(seat), options)
    if step == START:
        return [1.0 if lane == CENTRE else 0.0 for lane in options]
    if step == SECTOR:
        return [0.0 for _ in options]
    outlook = Outlook(table, seat)
    return [outlook.after(option) for option in options]


class Outlook:
    """What the table promises a seat; only what an answer changes is weighed again."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.table = table
        self.seat: i64 = seat
        self.turns: vec[float] = NO_TURNS[: table.setup.animals]  # to the victory of each animal
        for animal in range(table.setup.animals):
            self.turns[animal] = turns_to_go(table, animal)

    def after(self, option: i64) -> float:
        """Weigh the table after an answer."""
        table, step = self.table, self.table.step
        if step == LAND:
            return self.after_landing(table, option)
        if option == NOTHING:
            return self.weighed() + IDLE
        if step == PLACE:
            return self.after_placing(option - 1)
        if step == CONE:
            return self.after_cone(option - 1)
        if step == ERUPT or step == LIGHTNING:
            return self.after_moving(table, option - 1, way_back(table, option - 1))
        assert step == STEP or step == EXTRA
        return self.after_step(option - 1)

    def after_step(self, space: i64) -> float:
        """Weigh a step; the second one costs a token."""
        table, animal = self.table, self.table.turn
        price: i64 = 1 if table.step == EXTRA else 0
        table.tokens[animal] -= price
        worth = self.after_moving(table, animal, space)
        table.tokens[animal] += price
        return worth

    def after_moving(self, table: Table, animal: i64, space: i64) -> float:
        """Weigh a piece at another space; it is put back."""
        before = table.piece[animal]
        table.piece[animal] = space
        turns = turns_to_go(table, animal)
        table.piece[animal] = before
        return self.with_turns(animal, turns)

    def after_landing(self, table: Table, lane: i64) -> float:
        """Weigh a piece on a rock of the new card."""
        animal, era = table.landing // ERAS, table.landing % ERAS
        return self.after_moving(table, animal, near_half(era * LANES + lane))

    def after_placing(self, animal: i64) -> float:
        """Weigh a card in a path, a piece that it draws back on the rock that suits the seat."""
        twin = self.table.copy()
        placing.place(twin, animal)
        if twin.landing == NO_PLACE:
            return self.with_turns(animal, turns_to_go(twin, animal))
        best = NEVER
        lanes = placing.landing_rocks(twin)
        while lanes:
            best = max(best, self.after_landing(twin, lowest(lanes)))
            lanes = without_lowest(lanes)
        return best

    def after_cone(self, rock: i64) -> float:
        """Weigh the cone on another rock: it counts in the path it leaves and in its new one."""
        cone, left = self.table.cone, NO_ANIMAL
        self.table.cone = rock
        turns = turns_to_go(self.table, rock // SLOTS)
        before = 0.0
        if cone != HOME and cone // SLOTS != rock // SLOTS:
            left = cone // SLOTS
            before = self.turns[left]
            self.turns[left] = turns_to_go(self.table, left)
        self.table.cone = cone
        worth = self.with_turns(rock // SLOTS, turns)
        if left != NO_ANIMAL:
            self.turns[left] = before
        return worth

    def leading_rival(self) -> i64:
        """Return the opponents' animal that is nearest to victory."""
        leader: i64 = NO_ANIMAL
        for animal in range(self.table.setup.animals):
            if self.table.owner(animal) != self.seat and (
                leader == NO_ANIMAL or self.turns[animal] < self.turns[leader]
            ):
                leader = animal
        return leader

    def with_turns(self, animal: i64, turns: float) -> float:
        """Weigh the table as if one animal were so many turns from victory."""
        before = self.turns[animal]
        self.turns[animal] = turns
        worth = self.weighed()
        self.turns[animal] = before
        return worth

    def weighed(self) -> float:
        """Weigh one's own turns to victory against the rivals'; the nearer, the more they count."""
        table, own, rivals = self.table, 0, 0
        nearest, farthest, leader, others = FAR, NEAR, FAR, 0.0
        for animal in range(table.setup.animals):
            far = log(self.turns[animal] + SECOND)
            if table.owner(animal) == self.seat:
                own += 1
                nearest = min(nearest, far)
                farthest = max(farthest, far)
            else:
                rivals += 1
                leader = min(leader, far)
                others += far
        worth = LEADER * leader + OTHERS * others / float(rivals) - nearest
        return worth - SECOND * farthest if own > 1 else worth


# -- predictions -----------------------------------------------------------------------------


def predictions(table: Table, animal: i64, options: list[int]) -> list[float]:
    """Aim near the middle of the cards still to come; rivals aim apart so that ties end."""
    target = aim(table, animal)
    return [NEVER if number == OUT else -float(distance(number, target)) for number in options]


def distance(number: i64, target: i64) -> i64:
    """Return how far apart two predictions are."""
    return number - target if number > target else target - number


def aim(table: Table, animal: i64) -> i64:
    """Choose the prediction: a share of the cards to come below it, within one's tokens."""
    rivals = count(table.rivals)
    role = (rank(table.rivals, animal) + table.turns + table.ties) % rivals
    share = 0.5
    if rivals > 1:
        share += SPREAD * (float(role) / float(rivals - 1) - 0.5)
    number = min(quantile(to_come(table), share), table.tokens[animal])
    if table.ties > 0:
        number -= role
    return max(number, 1)


def rank(rivals: i64, animal: i64) -> i64:
    """Count the rivals before this one."""
    return count(rivals & below(animal))


def quantile(cards: list[int], share: float) -> i64:
    """Return the prediction below which a share of the cards lies."""
    wanted = share * float(sum(cards))
    seen = 0
    for number in range(1, TOKENS + 1):
        seen += cards[number]
        if float(seen) >= wanted:
            return number
    return TOKENS

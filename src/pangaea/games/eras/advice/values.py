"""What is good here: a sense of paths, steps and dangers for bots that look one answer ahead."""

from math import log
from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members
from pangaea.games.eras.rules import cone, placing
from pangaea.games.eras.rules.deck import to_come
from pangaea.games.eras.rules.movement import send_back
from pangaea.games.eras.rules.names import (
    CENTRE,
    CONE,
    ERAS,
    ERUPT,
    EXTRA,
    LAND,
    LANES,
    LIGHTNING,
    NO_PLACE,
    NOTHING,
    OUT,
    PLACE,
    PREDICT,
    SECTOR,
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
        self.turns: Final = [turns_to_go(table, animal) for animal in range(table.setup.animals)]

    def after(self, option: i64) -> float:
        """Weigh the table after an answer."""
        step = self.table.step
        if step == LAND:
            return self.after_landing(option)
        if option == NOTHING:
            return self.weighed(self.turns) + IDLE
        twin = self.table.copy()
        if step == PLACE:
            return self.after_placing(twin, option - 1)
        if step == CONE:
            cone.move(twin, option - 1)
            return self.reweighed(twin, every=True)
        if step == ERUPT or step == LIGHTNING:
            send_back(twin, option - 1)
        else:
            assert step == STEP or step == EXTRA
            twin.piece[twin.turn] = option - 1
            twin.tokens[twin.turn] -= 1 if step == EXTRA else 0
        return self.reweighed(twin, every=False)

    def after_landing(self, lane: i64) -> float:
        """Weigh a piece on a rock of the new card."""
        twin = self.table.copy()
        placing.land(twin, lane)
        return self.reweighed(twin, every=False)

    def after_placing(self, twin: Table, animal: i64) -> float:
        """Weigh a card in a path, a piece that it draws back on the rock that suits the seat."""
        placing.place(twin, animal)
        if twin.landing == NO_PLACE:
            return self.reweighed(twin, every=False)
        best = NEVER
        era = twin.landing % ERAS
        for lane in members(placing.landing_rocks(twin)):
            twin.piece[animal] = near_half(era * LANES + lane)
            best = max(best, self.reweighed(twin, every=False))
        return best

    def reweighed(self, twin: Table, *, every: bool) -> float:
        """Weigh a changed table: the paths that changed, or all when the cone has moved."""
        turns = self.turns[:]
        for animal in range(twin.setup.animals):
            if every or self.changed(twin, animal):
                turns[animal] = turns_to_go(twin, animal)
        return self.weighed(turns)

    def changed(self, twin: Table, animal: i64) -> bool:
        """Tell whether an animal's piece, cards or tokens differ."""
        table = self.table
        return (
            twin.piece[animal] != table.piece[animal]
            or twin.cards[animal] != table.cards[animal]
            or twin.tokens[animal] != table.tokens[animal]
        )

    def weighed(self, turns: list[float]) -> float:
        """Weigh one's own turns to victory against the rivals'; the nearer, the more they count."""
        mine: list[float] = []
        theirs: list[float] = []
        for animal in range(len(turns)):
            far = log(turns[animal] + SECOND)
            if self.table.owner(animal) == self.seat:
                mine.append(far)
            else:
                theirs.append(far)
        own = -min(mine) - SECOND * (max(mine) if len(mine) > 1 else 0.0)
        return own + LEADER * min(theirs) + OTHERS * sum(theirs) / float(len(theirs))


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
    return count(rivals & (BIT[animal] - 1))


def quantile(cards: list[int], share: float) -> i64:
    """Return the prediction below which a share of the cards lies."""
    wanted = share * float(sum(cards))
    seen = 0
    for number in range(1, TOKENS + 1):
        seen += cards[number]
        if float(seen) >= wanted:
            return number
    return TOKENS

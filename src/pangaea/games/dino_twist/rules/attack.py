"""The attack: from the lowest total to the highest (chapter 6)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.flow import Choice, Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules import happenings, names, piles, reveal
from pangaea.games.dino_twist.rules.table import Table


@final
class Attack(Choice[Table]):
    """Which land of Twist Island? [dino_twist 6.1, 6.3]"""

    ask: ClassVar = Ask("attack", domain="land", rule="6.3")

    def begin(self, table: Table, luck: Luck) -> None:
        if table.attacker == NOBODY:  # all cards lie open, and nobody has attacked yet
            reveal.compare(table)
            reveal.settle_ties(table, luck)
        next_attack(table, luck)

    def first_asked(self, table: Table) -> i64:
        return table.attacker if table.target == names.NO_LAND else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        return targets(table, seat)

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        if option >> 1 != table.aim[seat]:
            return Reason("why-not-other-land", "dino_twist/6.3")
        if not table.open_lands() & BIT[option]:
            return Reason("why-not-closed", "dino_twist/8.2")
        power, strength = int(table.power[seat]), int(table.defence(option))
        values: dict[str, str | int] = {"power": power, "strength": strength}
        return Reason("why-not-strong", "dino_twist/6.3", values)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.target = option
        weakest = stays(table, seat)
        if not has_choice(table, seat, weakest):
            conquer(table, seat, weakest)

    def following(self, table: Table) -> i64:
        return names.LITTER if table.attacker == NOBODY else names.LEAVE


@final
class Leave(Step[Table]):
    """Which of the weakest cards stays on Twist Island? [dino_twist 6.5]"""

    ask: ClassVar = Ask("leave", domain="card", rule="6.5")

    def first_asked(self, table: Table) -> i64:
        return table.attacker if table.captured == names.NO_CARD else NOBODY

    def options(self, table: Table, seat: i64) -> list[int]:
        weakest, cards = stays(table, seat), sorted(set(piles.cards_prepared(table, seat)))
        return [card for card in cards if may_stay(table, seat, card, weakest)]

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if option not in piles.cards_prepared(table, seat):
            return Reason("why-not-absent-card", "dino_twist/6.4")
        if may_stay(table, seat, option, stays(table, seat)):
            return None
        return Reason("why-not-leave", "dino_twist/6.5")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        conquer(table, seat, option)


# -- whose turn it is ------------------------------------------------------------------------


def next_attack(table: Table, luck: Luck) -> None:
    """Let the quickest of those left attack, or end the turn [dino_twist 3.1, 6.1]."""
    table.target = names.NO_LAND
    table.attacker = quickest(table)
    while table.attacker != NOBODY and targets(table, table.attacker) == 0:
        find_nothing(table, table.attacker)
        piles.refill(table, table.attacker, luck)
        table.attacker = quickest(table)
    if table.attacker == NOBODY:
        happenings.end_turn(table, luck)


def quickest(table: Table) -> i64:
    """Return the seat with the lowest total still to attack, or NOBODY [dino_twist 6.1, 6.2]."""
    found: i64 = NOBODY
    for seat in range(table.seats):
        power = table.power[seat]
        if power > 0 and (found == NOBODY or power < table.power[found]):
            found = seat
    return found


def targets(table: Table, seat: i64) -> i64:
    """Return the lands of its species a seat may attack: open, strictly weaker [dino_twist 6.3]."""
    first, open_lands = 2 * table.aim[seat], table.open_lands()
    found: i64 = 0
    for land in range(first, first + 2):
        if open_lands & BIT[land] and table.defence(land) < table.power[seat]:
            found |= BIT[land]
    return found


def find_nothing(table: Table, seat: i64) -> None:
    """Discard an attack that has no target; preparation rules this out [dino_twist 6.7]."""
    if table.listener is not None:
        table.listener.hear(events.FoundNothing(seat=seat))
    discard_attackers(table, seat, names.NO_CARD)


# -- which card stays ------------------------------------------------------------------------


def stays(table: Table, seat: i64) -> i64:
    """Return the card that stays: the weakest of the species [dino_twist 6.4, 8.3, 8.11]."""
    found: i64 = names.NO_CARD
    for place in range(names.MOST_PREPARED):
        card = table.card(seat, place)
        if (
            card != names.NO_CARD
            and takes_part(table, seat, card)
            and is_weaker(table, card, found)
        ):
            found = card
    return found


def takes_part(table: Table, seat: i64, card: i64) -> bool:
    """Tell whether a card is of the species that attacks; a joker always is [dino_twist 11.6]."""
    species = table.setup.species[card]
    return species == table.aim[seat] or species == names.JOKER


def is_weaker(table: Table, card: i64, other: i64) -> bool:
    """Tell whether a card is weaker than another, if there is another."""
    return other == names.NO_CARD or table.setup.strength[card] < table.setup.strength[other]


def may_stay(table: Table, seat: i64, card: i64, weakest: i64) -> bool:
    """Tell whether an attacking card may stay: it is as weak as the weakest [dino_twist 6.5]."""
    equal = table.setup.strength[card] == table.setup.strength[weakest]
    return equal and takes_part(table, seat, card)


def has_choice(table: Table, seat: i64, weakest: i64) -> bool:
    """Tell whether the weakest cards differ, by their claws [dino_twist 6.5]."""
    for place in range(names.MOST_PREPARED):
        card = table.card(seat, place)
        if card != names.NO_CARD and card != weakest and may_stay(table, seat, card, weakest):
            return True
    return False


def conquer(table: Table, seat: i64, left: i64) -> None:
    """Beat the dinosaur attacked, leave one card in its place [dino_twist 6.4, 6.6]."""
    land, beaten = table.target, table.twist[table.target]
    if table.listener is not None:
        power = table.power[seat]
        attacked = events.Attacked(seat=seat, power=power, land=land, beaten=beaten, left=left)
        table.listener.hear(attacked)
    table.twist[land] = left
    table.captured = beaten
    discard_attackers(table, seat, left)


def discard_attackers(table: Table, seat: i64, left: i64) -> None:
    """Discard a seat's prepared cards but for the one that was left [dino_twist 6.4, 8.3]."""
    for place in range(names.MOST_PREPARED):
        card = table.card(seat, place)
        if card == left:
            left = names.NO_CARD
        elif card != names.NO_CARD:
            piles.discard_card(table, card)
    piles.clear_prepared(table, seat)
    table.power[seat] = 0

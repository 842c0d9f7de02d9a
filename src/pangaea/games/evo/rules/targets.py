"""What a card asks before it takes effect: a direction, a dinosaur, a rival (chapter 10)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.games.evo.rules import cards, climate, effects, names
from pangaea.games.evo.rules.table import Table


class Target(Step[Table]):
    """A question that a card asks of whoever played it, before it takes effect."""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def take_effect(self, table: Table, seat: i64, option: i64) -> None:
        """Let the card do to the target what it does."""
        raise TypeError("a card with a target must do something to it")

    def first_asked(self, table: Table) -> i64:
        return table.active[self.card]

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        self.take_effect(table, seat, option)
        cards.after_card(table, seat, self.card)


@final
class Weather(Target):
    """Which way does the climate go? [evo 10.4]"""

    ask: ClassVar = Ask("weather", domain="direction", rule="10.4")

    def options(self, table: Table, seat: i64) -> list[int]:
        return [names.FORWARD, names.STAY, names.BACK]

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        return None

    def take_effect(self, table: Table, seat: i64, option: i64) -> None:
        climate.move(table, climate.steps_of(option))


@final
class Accident(Target):
    """Which dinosaur of a rival with a herd does the accident strike? [evo 10.2]"""

    ask: ClassVar = Ask("accident", domain="zone", rule="10.2")

    def options(self, table: Table, seat: i64) -> list[int]:
        return sorted(cards.prey(table, seat))

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        return why_no_prey(table, seat, option, "evo/10.2")

    def take_effect(self, table: Table, seat: i64, option: i64) -> None:
        effects.strike(table, seat, option)


@final
class PeaceGas(Target):
    """With which rival is there peace? [evo 10.9]"""

    ask: ClassVar = Ask("peace", domain="seat", rule="10.9")

    def options(self, table: Table, seat: i64) -> list[int]:
        return [other for other in range(table.seats) if other != seat]

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        return Reason("why-not-yourself", "evo/10.9") if option == seat else None

    def take_effect(self, table: Table, seat: i64, option: i64) -> None:
        effects.make_peace(table, seat, option)


@final
class Cuckoo(Target):
    """Which newborn of a rival with a herd does the cuckoo replace? [evo 10.13]"""

    ask: ClassVar = Ask("cuckoo", domain="zone", rule="10.13")

    def options(self, table: Table, seat: i64) -> list[int]:
        return sorted(cards.nests(table, seat))

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        reason = why_no_prey(table, seat, option, "evo/10.13")
        if reason is None and not table.newborn[option]:
            return Reason("why-not-newborn", "evo/10.13")
        return reason

    def take_effect(self, table: Table, seat: i64, option: i64) -> None:
        effects.replace(table, seat, option)


def why_no_prey(table: Table, seat: i64, zone: i64, rule: str) -> Reason | None:
    """Tell why there is no dinosaur of a rival with a herd on a space."""
    owner = table.occupant[zone]
    if owner == names.EMPTY or owner == seat:
        return Reason("why-not-rival", rule)
    if table.dinos[owner] < names.HERD:
        return Reason("why-not-small-herd", rule, {"herd": names.HERD})
    return None

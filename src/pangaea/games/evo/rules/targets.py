"""What a card asks before it takes effect: a direction, a dinosaur, a rival (chapter 10)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.games.evo.rules import cards, climate, effects, names
from pangaea.games.evo.rules.table import Table


@final
class Weather(Step[Table]):
    """Which way does the climate go? [evo 10.4]"""

    ask: ClassVar = Ask("weather", domain="direction", rule="10.4")

    def first_asked(self, table: Table) -> i64:
        return table.active[names.WEATHER]

    def options(self, table: Table, seat: i64) -> list[int]:
        return [names.FORWARD, names.STAY, names.BACK]

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        return None

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        climate.move(table, climate.steps_of(option))
        cards.after_card(table, seat, names.WEATHER)


@final
class Accident(Step[Table]):
    """Which dinosaur of a rival with a herd does the accident strike? [evo 10.2]"""

    ask: ClassVar = Ask("accident", domain="zone", rule="10.2")

    def first_asked(self, table: Table) -> i64:
        return table.active[names.ACCIDENT]

    def options(self, table: Table, seat: i64) -> list[int]:
        return sorted(cards.prey(table, seat))

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        return why_no_prey(table, seat, option, "evo/10.2")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        effects.strike(table, seat, option)
        cards.after_card(table, seat, names.ACCIDENT)


@final
class PeaceGas(Step[Table]):
    """With which rival is there peace? [evo 10.9]"""

    ask: ClassVar = Ask("peace", domain="seat", rule="10.9")

    def first_asked(self, table: Table) -> i64:
        return table.active[names.PEACE_GAS]

    def options(self, table: Table, seat: i64) -> list[int]:
        return [other for other in range(table.seats) if other != seat]

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        return Reason("why-not-yourself", "evo/10.9") if option == seat else None

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        effects.make_peace(table, seat, option)
        cards.after_card(table, seat, names.PEACE_GAS)


@final
class Cuckoo(Step[Table]):
    """Which newborn of a rival with a herd does the cuckoo replace? [evo 10.13]"""

    ask: ClassVar = Ask("cuckoo", domain="zone", rule="10.13")

    def first_asked(self, table: Table) -> i64:
        return table.active[names.CUCKOO]

    def options(self, table: Table, seat: i64) -> list[int]:
        return sorted(cards.nests(table, seat))

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        reason = why_no_prey(table, seat, option, "evo/10.13")
        if reason is None and not table.newborn[option]:
            return Reason("why-not-newborn", "evo/10.13")
        return reason

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        effects.replace(table, seat, option)
        cards.after_card(table, seat, names.CUCKOO)


def why_no_prey(table: Table, seat: i64, zone: i64, rule: str) -> Reason | None:
    """Tell why there is no dinosaur of a rival with a herd on a space."""
    owner = table.occupant[zone]
    if owner == names.EMPTY or owner == seat:
        return Reason("why-not-rival", rule)
    if table.dinos[owner] < names.HERD:
        return Reason("why-not-small-herd", rule, {"herd": names.HERD})
    return None

"""Why an answer is not allowed, with its rule."""

from pangaea.core.game import WhyNotAnswer
from pangaea.games.dino_twist.rules.names import (
    ALONE,
    ATTACK,
    BURY,
    DECLARE,
    DECLINE,
    JOIN,
    JOKER,
    LEAVE,
    LITTER,
    OUT_OF_REACH,
    PREPARE,
    PTIT_REX,
    QUAKE,
    SETTLE,
    SUPPORT,
)
from pangaea.games.dino_twist.rules.piles import cards_prepared
from pangaea.games.dino_twist.rules.strength import (
    may_mix,
    species_prepared,
    weakest,
)
from pangaea.games.dino_twist.rules.table import Table


def why_not(table: Table, seat: int, option: int) -> WhyNotAnswer | None:
    """Tell why the asked seat may not answer that."""
    asked = int(table.phase if table.phase >= ATTACK else table.asking[seat])
    if asked in (PREPARE, JOIN):
        return why_not_prepare(table, seat, option)
    if asked in (BURY, LITTER):
        return WhyNotAnswer("why-not-yours", "dino_twist/2.3")
    if asked == DECLARE:
        return why_not_species(table, option)
    if asked == SUPPORT:
        return why_not_support(table, seat, option)
    if asked == ATTACK:
        return why_not_attack(table, seat, option)
    if asked == LEAVE:
        return WhyNotAnswer("why-not-leave", "dino_twist/6.5")
    assert asked == SETTLE
    return why_not_settle(table, option)


def why_not_prepare(table: Table, seat: int, option: int) -> WhyNotAnswer:
    """Tell why a card cannot be prepared, or why the cemetery or stopping is not possible."""
    if option == table.setup.kinds:
        if table.asking[seat] == PREPARE:
            return WhyNotAnswer("why-not-cemetery", "dino_twist/4.5")
        return WhyNotAnswer("why-not-ready", "dino_twist/4.3")
    if table.hands[seat * table.setup.kinds + option] == 0:
        return WhyNotAnswer("why-not-yours", "dino_twist/2.3")
    if not cards_prepared(table, seat):
        return why_not_begin(table, int(table.setup.species[option]))
    if not may_mix(table) and not is_same_species(table, seat, option):
        return WhyNotAnswer("why-not-other-species", "dino_twist/4.2")
    return WhyNotAnswer("why-not-too-weak-together", "dino_twist/4.3")


def is_same_species(table: Table, seat: int, kind: int) -> bool:
    """Tell whether a card may stand beside those before a seat."""
    species, prepared = table.setup.species[kind], species_prepared(table, seat)
    return JOKER in (species, prepared) or species == prepared


def why_not_begin(table: Table, species: int) -> WhyNotAnswer:
    """Tell why a card cannot even be the first of an attack."""
    if species != JOKER and weakest(table, species) == OUT_OF_REACH:
        return WhyNotAnswer("why-not-closed-species", "dino_twist/8.2")
    if table.happening() == ALONE:
        return WhyNotAnswer("why-not-too-weak-alone", "dino_twist/8.4")
    return WhyNotAnswer("why-not-too-weak", "dino_twist/4.3")


def why_not_species(table: Table, species: int) -> WhyNotAnswer:
    """Tell why jokers cannot attack a species."""
    if weakest(table, species) == OUT_OF_REACH:
        return WhyNotAnswer("why-not-closed-species", "dino_twist/8.2")
    return WhyNotAnswer("why-not-too-weak-together", "dino_twist/4.3")


def why_not_support(table: Table, seat: int, species: int) -> WhyNotAnswer:
    """Tell why a species of a mixed duo cannot attack."""
    shown = [table.setup.species[card] for card in cards_prepared(table, seat)]
    if species not in shown:
        return WhyNotAnswer("why-not-absent-species", "dino_twist/8.11")
    return WhyNotAnswer("why-not-too-weak-together", "dino_twist/8.11")


def why_not_attack(table: Table, seat: int, land: int) -> WhyNotAnswer:
    """Tell why a land cannot be attacked."""
    if land >> 1 != table.aim[seat]:
        return WhyNotAnswer("why-not-other-land", "dino_twist/6.3")
    if not table.open_lands() >> land & 1:
        return WhyNotAnswer("why-not-closed", "dino_twist/8.2")
    values: dict[str, str | int] = {
        "power": int(table.power[seat]),
        "strength": int(table.setup.strength[table.twist[land]]),
    }
    return WhyNotAnswer("why-not-strong", "dino_twist/6.3", values)


def why_not_settle(table: Table, option: int) -> WhyNotAnswer | None:
    """Tell why the beaten dinosaur cannot settle there, or cannot be given up."""
    free, quake = table.sorts[table.attacker] == PTIT_REX, table.happening() == QUAKE
    if option == DECLINE:
        paragraph = "11.3" if free else "8.9" if quake else "7.2"
        return WhyNotAnswer("why-not-decline", f"dino_twist/{paragraph}")
    if free:
        return None  # an alike land stands for it
    if quake:
        return WhyNotAnswer("why-not-settle-quake", "dino_twist/8.9")
    return WhyNotAnswer("why-not-settle", "dino_twist/7.1")

"""Preparation: an attack or the cemetery, all at once and in secret (chapter 4)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules import names, piles
from pangaea.games.dino_twist.rules.choosing import SecretStep, ask_everybody, decide
from pangaea.games.dino_twist.rules.strength import (
    beats,
    beats_anything,
    best_total,
    may_mix,
    most_cards,
    species_prepared,
    strongest,
    total_prepared,
    weakest,
)
from pangaea.games.dino_twist.rules.table import Table

# -- the steps -------------------------------------------------------------------------------


class Attacker(SecretStep):
    """A card of one's hand for the attack, or what ends the choice of cards [dino_twist 4.2]."""

    def may_end(self, table: Table, seat: i64) -> bool:
        """Tell whether the answer after the cards is legal."""
        raise TypeError("a choice of cards must say whether it may end")

    def why_not_end(self) -> Reason:
        """Tell why it is not."""
        raise TypeError("a choice of cards must say why it may not end")

    def why_not_use(self, table: Table, seat: i64, option: i64) -> Reason:
        """Tell why a card of one's hand cannot be used."""
        raise TypeError("a choice of cards must say which cannot be used")

    def options(self, table: Table, seat: i64) -> list[int]:
        found = cards_to_add(table, seat)
        if self.may_end(table, seat):
            found.append(table.setup.after_cards)
        return found

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if option == table.setup.after_cards:
            return None if self.may_end(table, seat) else self.why_not_end()
        if table.in_hand(seat, option) == 0:
            return Reason("why-not-yours", "dino_twist/2.3")
        if option in cards_to_add(table, seat):
            return None
        return self.why_not_use(table, seat, option)


@final
class Prepare(Attacker):
    """Which card attacks, or the cemetery? [dino_twist 4.1, 4.4, 4.5]"""

    ask: ClassVar = Ask("prepare", domain="prepare", rule="4.1", secret=True)

    def begin(self, table: Table, luck: Luck) -> None:
        for seat in range(table.seats):
            table.aim[seat] = names.NO_SPECIES
        ask_everybody(table, names.PREPARE)

    def may_end(self, table: Table, seat: i64) -> bool:
        return may_bury(table, seat)

    def why_not_end(self) -> Reason:
        return Reason("why-not-cemetery", "dino_twist/4.5")

    def why_not_use(self, table: Table, seat: i64, option: i64) -> Reason:
        return why_of_no_use(table, table.setup.species[option])

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option == table.setup.after_cards:
            table.aim[seat] = names.BURYING
            table.asking[seat] = names.BURY
        else:
            attack_with(table, seat, option)

    def following(self, table: Table) -> i64:
        return names.SUPPORT


@final
class Join(Attacker):
    """Which card joins it, or ready? Asked even if none can [dino_twist 4.1, 4.2, 8.3]."""

    ask: ClassVar = Ask("join", domain="join", rule="4.2", secret=True)

    def may_end(self, table: Table, seat: i64) -> bool:
        return is_attack(table, seat)

    def why_not_end(self) -> Reason:
        return Reason("why-not-ready", "dino_twist/4.3")

    def why_not_use(self, table: Table, seat: i64, option: i64) -> Reason:
        if not may_mix(table) and not is_same_species(table, seat, option):
            return Reason("why-not-other-species", "dino_twist/4.2")
        return Reason("why-not-too-weak-together", "dino_twist/4.3")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option == table.setup.after_cards:
            finish(table, seat)
        else:
            attack_with(table, seat, option)


@final
class Declare(SecretStep):
    """Which species do jokers attack that have none of their own? [dino_twist 11.6]"""

    ask: ClassVar = Ask("declare", domain="species", rule="11.6", secret=True)

    def options(self, table: Table, seat: i64) -> list[int]:
        total = total_prepared(table, seat)
        return [species for species in range(names.SPECIES) if beats(table, species, total)]

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        return why_not_attack_as(table, seat, option, "dino_twist/4.3")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.aim[seat] = option
        decide(table, seat)


@final
class Bury(SecretStep):
    """Which card goes to the cemetery? [dino_twist 4.6]"""

    ask: ClassVar = Ask("bury", domain="card", rule="4.6", secret=True)

    def options(self, table: Table, seat: i64) -> list[int]:
        return piles.hand_kinds(table, seat)

    def random_option(self, table: Table, seat: i64, luck: Luck) -> i64:
        return piles.nth_kind(table, seat, luck.pick(piles.count_kinds(table, seat)))

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if option < table.setup.kinds and table.in_hand(seat, option) > 0:
            return None
        return Reason("why-not-yours", "dino_twist/2.3")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        lay_down(table, seat, option)
        laid = table.prepared_cards(seat)
        if laid == names.MOST_BURIED or laid == table.held[seat]:
            decide(table, seat)


# -- laying cards down -----------------------------------------------------------------------


def lay_down(table: Table, seat: i64, kind: i64) -> None:
    """Lay a card of one's hand face down."""
    piles.put_forward(table, seat, kind)
    if table.listener is not None:
        table.listener.hear(events.Prepared(seat=seat, card=kind, known_to=BIT[seat]))


def attack_with(table: Table, seat: i64, kind: i64) -> None:
    """Add a card to an attack; ask for more while there is room [dino_twist 4.1, 8.4]."""
    lay_down(table, seat, kind)
    if table.prepared_cards(seat) < most_cards(table):
        table.asking[seat] = names.JOIN  # also where no card fits: being asked must not tell
    else:
        finish(table, seat)


def finish(table: Table, seat: i64) -> None:
    """Take the cards as they are; jokers alone must say what they attack [dino_twist 11.6]."""
    species = species_prepared(table, seat)
    if species == names.JOKER:
        table.asking[seat] = names.DECLARE
    else:
        table.aim[seat] = species
        decide(table, seat)


# -- what may be prepared --------------------------------------------------------------------


def is_attack(table: Table, seat: i64) -> bool:
    """Tell whether the cards before a seat beat something as they are [dino_twist 4.3, 8.11]."""
    total, species = total_prepared(table, seat), species_prepared(table, seat)
    if species == names.JOKER:
        return beats_anything(table, total)
    if species != names.NO_SPECIES:
        return beats(table, species, total)
    one, other = table.setup.species[table.card(seat, 0)], table.setup.species[table.card(seat, 1)]
    return beats(table, one, total) or beats(table, other, total)


def cards_to_add(table: Table, seat: i64) -> list[int]:
    """List the cards that can be part of an attack, with those before a seat [dino_twist 4.3]."""
    room = most_cards(table) - table.prepared_cards(seat)
    if room <= 0:
        return []
    if may_mix(table):
        return [kind for kind in piles.hand_kinds(table, seat) if may_mix_in(table, seat, kind)]
    found: list[int] = []
    joined, base = species_prepared(table, seat), total_prepared(table, seat)
    helped = False
    for species in range(names.SPECIES):
        if joined == names.JOKER or joined == species:
            least = too_weak_to_add(table, seat, species, base, room)
            if least < names.OUT_OF_REACH:
                list_stronger(table, seat, species, least, found)
                helped = True
    joker = table.setup.joker
    if helped and joker != names.NO_CARD and table.in_hand(seat, joker) > 0:
        found.append(joker)
    return found


def too_weak_to_add(table: Table, seat: i64, species: i64, base: i64, room: i64) -> i64:
    """Return the strength up to which a card is no help, with the best that may follow it.

    The best attack with a card of strength s takes the strongest `room - 1` others of the hand,
    and the card itself or the next strongest, whichever is weaker.
    """
    others, following = strongest(table, seat, species, room)
    missing = weakest(table, species) - table.raised(species, base + others)
    return missing if following > missing else names.OUT_OF_REACH


def list_stronger(table: Table, seat: i64, species: i64, least: i64, found: list[int]) -> None:
    """Add the cards of a species in a hand that are stronger than that."""
    setup, hands, first = table.setup, table.hands, seat * table.setup.kinds
    for kind in range(setup.first_kind[species], setup.first_kind[species + 1]):
        if hands[first + kind] > 0 and setup.strength[kind] > least:
            found.append(kind)  # noqa: PERF401 - a list less for each species


def may_mix_in(table: Table, seat: i64, kind: i64) -> bool:
    """Tell whether a card may be prepared while duos may be of two species [dino_twist 8.11]."""
    piles.put_forward(table, seat, kind)
    alone = table.prepared_cards(seat) == 1
    found = is_attack(table, seat) or (alone and may_find_partner(table, seat))
    piles.take_back(table, seat)
    return found


def may_find_partner(table: Table, seat: i64) -> bool:
    """Tell whether any card of the hand makes an attack of the one before a seat."""
    return any(makes_attack(table, seat, kind) for kind in piles.hand_kinds(table, seat))


def makes_attack(table: Table, seat: i64, kind: i64) -> bool:
    """Tell whether a card of the hand makes an attack of those before a seat."""
    piles.put_forward(table, seat, kind)
    found = is_attack(table, seat)
    piles.take_back(table, seat)
    return found


def is_same_species(table: Table, seat: i64, kind: i64) -> bool:
    """Tell whether a card fits those before a seat; jokers fit any [dino_twist 4.2, 11.6]."""
    species, prepared = table.setup.species[kind], species_prepared(table, seat)
    return species == names.JOKER or prepared == names.JOKER or species == prepared


def why_of_no_use(table: Table, species: i64) -> Reason:
    """Tell why a card cannot even be the first of an attack."""
    if species != names.JOKER and weakest(table, species) == names.OUT_OF_REACH:
        return Reason("why-not-closed-species", "dino_twist/8.2")
    if table.happening() == names.ALONE:
        return Reason("why-not-too-weak-alone", "dino_twist/8.4")
    return Reason("why-not-too-weak", "dino_twist/4.3")


def why_not_attack_as(table: Table, seat: i64, species: i64, rule: str) -> Reason | None:
    """Tell why the cards before a seat cannot attack as a species [dino_twist 4.3, 8.11]."""
    total, strength = total_prepared(table, seat), weakest(table, species)
    if strength == names.OUT_OF_REACH:
        return Reason("why-not-closed-species", "dino_twist/8.2")
    if beats(table, species, total):
        return None
    power = int(table.raised(species, total))
    return Reason("why-not-beats-none", rule, {"power": power, "strength": int(strength)})


# -- the cemetery ----------------------------------------------------------------------------


def may_bury(table: Table, seat: i64) -> bool:
    """Tell whether one can win nothing stronger than what it would replace [dino_twist 4.5]."""
    return not any(may_improve(table, seat, species) for species in range(names.SPECIES))


def may_improve(table: Table, seat: i64, species: i64) -> bool:
    """Tell whether an attack of a species can win a dinosaur that is stronger than one's own."""
    best, lands = best_total(table, seat, species), table.open_lands()
    for land in range(2 * species, 2 * species + 2):
        strength = table.defence(land)
        if lands & BIT[land] and strength < best and poorest(table, seat, land) < strength:
            return True
    return False


def poorest(table: Table, seat: i64, land: i64) -> i64:
    """Return the least strength that a dinosaur won on a land could replace."""
    here = table.living(seat, land)
    if table.sorts[seat] == names.PTIT_REX:
        for other in range(names.LANDS):
            strength = table.living(seat, other)
            here = strength if strength < here else here
    elif table.happening() == names.QUAKE:
        twin = table.living(seat, land ^ 1)
        here = twin if twin < here else here
    return here

"""What stands for each answer on the table, with the hints a good table would give."""

from typing import Final

from pangaea.core.bits import BIT, members
from pangaea.core.stage import Offer
from pangaea.games.dino_twist.box import LAND_NAMES
from pangaea.games.dino_twist.rules import names
from pangaea.games.dino_twist.rules.piles import put_forward
from pangaea.games.dino_twist.rules.strength import species_prepared, total_prepared
from pangaea.games.dino_twist.rules.table import Table
from pangaea.games.dino_twist.scene.looks import TwistStage

HAND_VERBS: Final = {
    names.LITTER: "litter",
    names.PREPARE: "prepare",
    names.JOIN: "join",
    names.BURY: "bury",
}


def offer_hand_card(stage: TwistStage, kind: int, piece: str) -> None:
    """Let a card of one's hand stand for the answers that name it."""
    asked = stage.question_asked()
    if asked in HAND_VERBS:
        label = stage.words.say(f"choice-{HAND_VERBS[asked]}", thing=stage.card(kind, "a"))
        if kind not in stage.hints:
            stage.hints[kind] = (
                hint_with(stage, kind) if asked in (names.PREPARE, names.JOIN) else ""
            )
        stage.offer(kind, Offer(label, piece, hint=stage.hints[kind]))


def hint_with(stage: TwistStage, kind: int) -> str:
    """Say what an attack with a card, and those laid down before it, would beat."""
    table = stage.table.copy()
    put_forward(table, stage.me, kind)
    say = stage.words.say
    targets = [target for species in aims(table, stage.me) for target in species]
    if not targets:
        return say("hint-partner")
    lands = stage.words.list([named_target(stage, land) for land in targets])
    if table.prepared_cards(stage.me) == 1:
        return say("hint-beats", lands=lands)
    return say("hint-total", total=raised_total(table, stage.me), lands=lands)


def raised_total(table: Table, seat: int) -> int:
    """Return the total of the prepared cards with what the event surely adds to it."""
    total = total_prepared(table, seat)
    return int(table.raised(species_prepared(table, seat), total))


def named_target(stage: TwistStage, land: int) -> str:
    """Name a land of Twist Island with the strength of who lives there, and what it would bring."""
    strength, points = int(stage.table.defence(land)), f"+{gain_of(stage, land)}"
    the_land = stage.land(land, "the")
    return stage.words.say("hint-target", land=the_land, strength=strength, points=points)


def gain_of(stage: TwistStage, land: int) -> int:
    """Return what one's island gains at best by beating who lives on a land: one may decline."""
    strength = int(stage.table.setup.strength[stage.table.twist[land]])
    return max(0, strength - weakest_at_home(stage, land))


def weakest_at_home(stage: TwistStage, land: int) -> int:
    """Return the least strength that lives where a dinosaur from a land may settle."""
    table = stage.table
    return min(int(table.living(stage.me, one)) for one in lands_open_to(table, stage.me, land))


def lands_open_to(table: Table, seat: int, land: int) -> list[int]:
    """List where a dinosaur from a land may settle on a seat's island."""
    if table.sorts[seat] == names.PTIT_REX:
        return list(range(names.LANDS))
    return [land & ~1, land | 1] if table.happening() == names.QUAKE else [land]


def aims(table: Table, seat: int) -> list[list[int]]:
    """List what the prepared cards can beat, for each species that they may attack."""
    species = int(species_prepared(table, seat))
    if species == names.JOKER:
        found = list(range(names.SPECIES))
    elif species == names.NO_SPECIES:
        found = [int(table.setup.species[table.card(seat, place)]) for place in (0, 1)]
    else:
        found = [species]
    total = int(total_prepared(table, seat))
    return [lands_beaten(table, one, int(table.raised(one, total))) for one in found]


def lands_beaten(table: Table, species: int, power: int) -> list[int]:
    """List the open lands of a species whose dinosaur is weaker than that."""
    lands = members(table.open_lands() & (BIT[2 * species] | BIT[2 * species + 1]))
    return [land for land in lands if table.defence(land) < power]


def offer_cemetery(stage: TwistStage, area: str) -> None:
    """Let one's cemetery stand for the choice to bury cards."""
    if stage.question_asked() == names.PREPARE:
        say = stage.words.say
        label = say("choice-cemetery", cards=int(stage.table.held[stage.me]))
        stage.offer(stage.kinds, Offer(label, area=area, hint=say("hint-cemetery")))


def offer_twist(stage: TwistStage, land: int, piece: str) -> None:
    """Let a dinosaur of Twist Island stand for the attack on it."""
    table, say = stage.table, stage.words.say
    thing, where = stage.card(int(table.twist[land]), "a"), stage.land(land, "in")
    label = say("choice-attack", thing=thing, land=where)
    power, strength = int(table.power[stage.me]), int(table.defence(land))
    gain, own = gain_of(stage, land), weakest_at_home(stage, land)
    hint = (
        say("hint-attack", power=power, strength=strength, points=f"+{gain}")
        if gain
        else say("hint-attack-vain", power=power, strength=strength, own=own)
    )
    stage.offer(land, Offer(label, piece, hint=hint))


def points_hint(stage: TwistStage, gain: int) -> str:
    """Say what an island would gain."""
    return stage.words.say("hint-points", points=f"+{gain}" if gain >= 0 else f"−{-gain}")


def offer_lands(stage: TwistStage, residents: dict[int, str]) -> None:
    """Let the lands of one's island, or who lives there, stand for settling on them."""
    if stage.question_asked() == names.SETTLE:
        for land in range(names.LANDS):
            offer_land(stage, land, residents.get(land, ""), LAND_NAMES[land])


def offer_land(stage: TwistStage, land: int, piece: str, spot: str) -> None:
    """Let a land, or who lives there, stand for settling on it."""
    table = stage.table
    label = label_of_settling(stage, land)
    gain = int(table.setup.strength[table.captured]) - int(table.living(stage.me, land))
    hint = points_hint(stage, gain)
    area = "" if piece else f"island{stage.me}"
    stage.offer(land, Offer(label, piece, area, "" if piece else spot, hint=hint))


def label_of_settling(stage: TwistStage, land: int) -> str:
    """Say what settling on a land does; lands of a P'tit Rex island have no names."""
    table, say, where = stage.table, stage.words.say, stage.land(land, "in")
    free = table.sorts[stage.me] == names.PTIT_REX
    living = int(table.resident(stage.me, land))
    if living == names.NO_CARD:
        return say("choice-settle-free") if free else say("choice-settle", land=where)
    thing = stage.card(living, "a")
    if free:
        return say("choice-replace-any", thing=thing)
    return say("choice-replace", thing=thing, land=where)


def offer_prepared(stage: TwistStage, kind: int, piece: str) -> None:
    """Let one's open cards stand for the one that stays on Twist Island."""
    if stage.question_asked() == names.LEAVE:
        label = stage.words.say("choice-leave", thing=stage.card(kind, "a"))
        stage.offer(kind, Offer(label, piece))


def offer_buttons(stage: TwistStage) -> None:
    """Offer the answers that nothing on the table stands for."""
    asked, say, table = stage.question_asked(), stage.words.say, stage.table
    if asked == names.LITTER:
        laid = table.prepared_cards(stage.me) > 0
        label = say("choice-enough" if laid else "choice-enough-none")
        stage.offer(stage.kinds, Offer(label, last=True))
    elif asked == names.JOIN:
        offer_ready(stage)
    elif asked in (names.DECLARE, names.SUPPORT):
        offer_species(stage)
    elif asked == names.SETTLE:
        label = say("choice-decline", thing=stage.card(int(table.captured), "a"))
        stage.offer(names.DECLINE, Offer(label, hint=points_hint(stage, 0), last=True))
    elif asked == names.ISLAND:
        stage.offer(names.TREX, Offer(hint=say("hint-island-trex")))
        stage.offer(names.PTIT_REX, Offer(hint=say("hint-island-ptit-rex")))


def offer_ready(stage: TwistStage) -> None:
    """Offer to attack with what lies there."""
    table = stage.table
    total = raised_total(table, stage.me)
    targets = [land for species in aims(table, stage.me) for land in species]
    lands = stage.words.list([named_target(stage, land) for land in targets])
    hint = stage.words.say("hint-beats", lands=lands) if targets else ""
    label = stage.words.say("choice-ready", total=total)
    stage.offer(stage.kinds, Offer(label, tone="primary", hint=hint))


def offer_species(stage: TwistStage) -> None:
    """Offer the species to attack, each with what it would beat."""
    total = int(total_prepared(stage.table, stage.me))
    for species in range(names.SPECIES):
        power = int(stage.table.raised(species, total))
        targets = lands_beaten(stage.table, species, power)
        lands = stage.words.list([named_target(stage, land) for land in targets])
        hint = stage.words.say("hint-beats", lands=lands) if targets else ""
        stage.offer(species, Offer(hint=hint))

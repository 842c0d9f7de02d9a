"""The things that answers and events name."""

from pangaea.core.question import Domain, Thing, numbers
from pangaea.games.eras.box import BOLT_NAMES, LANE_NAMES
from pangaea.games.eras.rules.cards import Card
from pangaea.games.eras.rules.names import LANES, SECTORS, SLOTS, TOKENS
from pangaea.games.eras.rules.setup import animals_for

LANE_LETTERS = "LCR"


def animal_token(seats: int, animal: int) -> str:
    """Write an animal: the seat's number, and `a` or `b` where a player has two."""
    if seats > 2:
        return str(animal + 1)
    return f"{animal % seats + 1}{'ab'[animal // seats]}"


def path_thing(seats: int, animal: int) -> Thing:
    """Name a path by the number of its seat; scenes name the player."""
    which = "only" if seats > 2 else ("first", "second")[animal // seats]
    return Thing(animal_token(seats, animal), "path-number", number=animal % seats + 1, which=which)


def slot_token(slot: int) -> str:
    """Write a space of a path: the era's number and the lane."""
    return f"{slot // LANES + 1}{LANE_LETTERS[slot % LANES]}"


def space_things() -> list[Thing]:
    """Name the sector's rocks, then the spaces of the path, each with its far half."""
    found = [
        Thing(f"0{LANE_LETTERS[lane]}", "space-rock", lane=LANE_NAMES[lane])
        for lane in range(LANES)
    ]
    for slot in range(SLOTS):
        era, lane = slot // LANES + 1, LANE_NAMES[slot % LANES]
        found.append(Thing(slot_token(slot), "space-card", era=era, lane=lane))
        found.append(Thing(f"{slot_token(slot)}+", "space-far", era=era, lane=lane))
    return found


def cone_things(seats: int) -> list[Thing]:
    """Name where the cone may go: nowhere, or a space of any path."""
    found = [Thing("leave", "leave-cone")]
    for animal in range(animals_for(seats)):
        for slot in range(SLOTS):
            token = f"{animal_token(seats, animal)}/{slot_token(slot)}"
            era, lane = slot // LANES + 1, LANE_NAMES[slot % LANES]
            found.append(Thing(token, "space-card", era=era, lane=lane))
    return found


def card_things(cards: list[Card]) -> list[Thing]:
    """Name the evolution cards."""
    rows = [Thing(card.token, f"card-{card.token}") for card in cards]
    return [*rows, Thing("eruption", "card-eruption"), Thing("thunderbolt", "card-thunderbolt")]


def domains_for(seats: int, cards: list[Card]) -> dict[str, Domain]:
    """Return the sets of things by name."""
    animals = range(animals_for(seats))
    paths = [path_thing(seats, animal) for animal in animals]
    spaces = space_things()
    domains = (
        numbers("seat", "seat", seats, first=1),
        Domain("card", card_things(cards)),
        Domain("bolt", [Thing(name, f"bolt-{name.replace('_', '-')}") for name in BOLT_NAMES]),
        numbers("sector", "sector-number", SECTORS, first=1),
        Domain("lane", [Thing(LANE_LETTERS[n], f"lane-{LANE_NAMES[n]}") for n in range(LANES)]),
        Domain("victim", [Thing("nobody", "spare-all"), *paths]),
        Domain("path", [Thing("discard", "discard-card"), *paths]),
        numbers("prediction", "prediction-number", TOKENS + 1),
        Domain("space", spaces),
        Domain("step", [Thing("stay", "stay"), *spaces]),
        Domain("cone", cone_things(seats)),
    )
    return {domain.name: domain for domain in domains}

"""Every question Eras asks, as data."""

from pangaea.core.question import Domain, Question, Thing, numbers
from pangaea.games.eras.box import BOLT_NAMES, LANE_NAMES
from pangaea.games.eras.rules.names import LANES, SECTORS, SLOTS, TOKENS
from pangaea.games.eras.rules.setup import Card, animals_for

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
    """The sets of things that answers and events name."""
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


def questions_for(domains: dict[str, Domain], seats: int) -> list[Question]:
    """The questions in the order of their numbers in `names`."""
    found = [
        Question("eras.sector", domains["sector"], "eras/2.3"),
        Question("eras.start", domains["lane"], "eras/2.4"),
        Question("eras.erupt", domains["victim"], "eras/9.1"),
        Question("eras.lightning", domains["victim"], "eras/10.12"),
        Question("eras.predict", domains["prediction"], "eras/5.1", secret=True),
        Question("eras.place", domains["path"], "eras/6.1"),
        Question("eras.land", domains["lane"], "eras/6.5"),
        Question("eras.step", domains["step"], "eras/7.1"),
        Question("eras.extra", domains["step"], "eras/7.8"),
        Question("eras.cone", domains["cone"], "eras/8.1"),
    ]
    if seats == 2:
        found += [
            Question("eras.predict1", domains["prediction"], "eras/13.3", secret=True),
            Question("eras.predict2", domains["prediction"], "eras/13.3", secret=True),
        ]
    return found

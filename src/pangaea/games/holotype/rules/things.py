"""The things that answers and events name."""

from pangaea.core.question import Domain, Thing, numbers
from pangaea.games.holotype.box import (
    EXCHANGE_PRICE,
    EXCHANGE_YIELD,
    FACE_NAMES,
    MILESTONE_NAMES,
    PERIOD_NAMES,
    PLACE_NAMES,
    TRACE_NAMES,
    TRADE_RATE,
    WORKER_NAMES,
    Box,
)

CUBE_NAMES = (*PERIOD_NAMES, "research")
BENCH_NAMES = ("draw", "draw-more", "take", "throw")


def domains_for(seats: int, box: Box) -> dict[str, Domain]:
    """Return the sets of things by name."""
    workers = named("worker", WORKER_NAMES)
    places = named("place", PLACE_NAMES)
    traces = named("trace", TRACE_NAMES)
    faces = named("face", FACE_NAMES)
    specimens = specimen_things(box)
    circles = circle_things(box)
    domains = (
        numbers("seat", "seat", seats, first=1),
        Domain("specimen", specimens),
        Domain("discard", [*specimens, Thing("done", "discard-done")]),
        Domain("paper", [*specimens, *circles]),
        Domain("circle", circles),
        Domain(
            "objective", [card("objective", key, row.name) for key, row in box.objectives.items()]
        ),
        Domain("goal", [card("goal", key, goal.name) for key, goal in box.goals.items()]),
        Domain("field", [card("field", key, site.name) for key, site in box.fields.items()]),
        Domain("worker", workers),
        Domain("turn", [*workers, Thing("recall", "recall")]),
        Domain("place", places),
        Domain("victim", victim_things(seats)),
        Domain("bench", [Thing(name, f"bench-{name}") for name in BENCH_NAMES]),
        Domain("trace", traces),
        Domain("with_trace", [*traces, Thing("none", "trace-none")]),
        Domain("face", faces),
        Domain("reroll", [*faces, Thing("keep", "reroll-keep")]),
        Domain("milestone", named("milestone", MILESTONE_NAMES)),
        Domain("cube", named("cube", CUBE_NAMES)),
        Domain("period", named("period", PERIOD_NAMES)),
        Domain("deal", deal_things()),
    )
    return {domain.name: domain for domain in domains}


def named(words: str, names: tuple[str, ...]) -> list[Thing]:
    """Things that records call by their name."""
    return [Thing(name, f"{words}-{name}") for name in names]


def card(words: str, key: str, name: str) -> Thing:
    """Name a card: by our words, or by the name that a corrected box gives it."""
    return Thing(key, "card-named", name=name) if name else Thing(key, f"{words}-{key}")


def specimen_things(box: Box) -> list[Thing]:
    """Specimens go by their genus."""
    return [
        Thing(row.genus.lower().replace(" ", "-"), "specimen", genus=row.genus)
        for row in box.specimens.values()
    ]


def circle_things(box: Box) -> list[Thing]:
    """Number the circles of each global objective."""
    found: list[Thing] = []
    for key, row in box.objectives.items():
        for number in range(1, len(row.slots) + 1):
            token = f"{key}.{number}"
            if row.name:
                found.append(Thing(token, "circle-named", name=row.name, number=number))
            else:
                found.append(Thing(token, f"circle-{key}", number=number))
    return found


def victim_things(seats: int) -> list[Thing]:
    """Name every worker with its seat."""
    return [
        Thing(f"{seat + 1}/{name}", f"victim-{name}", number=seat + 1)
        for seat in range(seats)
        for name in WORKER_NAMES
    ]


def deal_things() -> list[Thing]:
    """Number the deals as `setup` does: done, trades, exchanges."""
    trades = [
        Thing(
            f"{TRADE_RATE[give]}{PERIOD_NAMES[give][0]}-{taken}{PERIOD_NAMES[take][0]}",
            f"deal-{PERIOD_NAMES[give]}-{PERIOD_NAMES[take]}",
            given=TRADE_RATE[give],
            taken=taken,
        )
        for give in range(3)
        for take in range(3)
        if take != give
        for taken in range(1, TRADE_RATE[take] + 1)
    ]
    exchanges = [
        Thing(
            f"{EXCHANGE_PRICE[give]}{PERIOD_NAMES[give][0]}-{EXCHANGE_YIELD[give]}r",
            f"deal-{PERIOD_NAMES[give]}-research",
            given=EXCHANGE_PRICE[give],
            taken=EXCHANGE_YIELD[give],
        )
        for give in range(3)
    ]
    return [Thing("done", "deal-done"), *trades, *exchanges]

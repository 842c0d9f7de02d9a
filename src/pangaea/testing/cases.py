"""Games at every seat count, with every variant value, by old rules and new."""

from collections.abc import Iterable
from dataclasses import dataclass
from sys import modules

from pangaea import shelf
from pangaea.core.game import Game
from pangaea.core.state import Setup
from pangaea.core.variants import Variant, VariantValue

Chosen = tuple[tuple[str, VariantValue], ...]


@dataclass(frozen=True)
class Case:
    """A game as it can be played: seats and variants, and older rules if it began with them."""

    slug: str
    seats: int
    chosen: Chosen
    older: int = 0  # the version of the rules, if it is not the newest

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.chosen]
        words += [f"rules{self.older}"] if self.older else []
        return "-".join([self.slug, str(self.seats), *words])

    @property
    def game(self) -> Game:
        return shelf.game(self.slug)

    @property
    def variants(self) -> dict[str, VariantValue]:
        return dict(self.chosen)

    @property
    def rules(self) -> int:
        return self.older or self.game.rules_version

    @property
    def setup(self) -> Setup:
        return self.game.setup_by(self.rules, self.seats, self.variants)


def values_of(variant: Variant) -> list[VariantValue]:
    """List what a variant can be."""
    if variant.kind == "flag":
        return [True, False]
    return [variant.least, variant.most] if variant.kind == "number" else list(variant.choices)


def choices_of(game: Game) -> list[Chosen]:
    """Vary each variant alone, from the usual game and from the one with everything on."""
    full: dict[str, VariantValue] = {
        variant.name: True if variant.kind == "flag" else variant.default
        for variant in game.variants
    }
    found: dict[Chosen, None] = {(): None, tuple(full.items()): None}
    for variant in game.variants:
        for value in values_of(variant):
            if value != variant.default:
                found[((variant.name, value),)] = None
            if value != full[variant.name]:
                found[tuple({**full, variant.name: value}.items())] = None
    return list(found)


def usual_and_full(game: Game) -> tuple[Chosen, Chosen]:
    """The usual game and the one with everything on: the same one where nothing can be chosen."""
    choices = choices_of(game)
    return choices[0], choices[min(1, len(choices) - 1)]


def cases_of(game: Game) -> list[Case]:
    """The usual and the full game at every seat count, every other choice at one of them."""
    choices = choices_of(game)
    found = [Case(game.slug, seats, chosen) for seats in game.seats for chosen in choices[:2]]
    for number, chosen in enumerate(choices[2:]):
        found.append(Case(game.slug, game.seats[number % len(game.seats)], chosen))
    return found + begun_by_older_rules(game)


def tables_of(game: Game) -> list[Case]:
    """The usual and the full game at every seat count."""
    choices = dict.fromkeys(usual_and_full(game))
    found = [Case(game.slug, seats, chosen) for seats in game.seats for chosen in choices]
    return found + begun_by_older_rules(game)


def ends_of(game: Game) -> list[Case]:
    """The usual game with the fewest seats, the full one with the most."""
    usual, full = usual_and_full(game)
    found = [Case(game.slug, game.seats[0], usual), Case(game.slug, game.seats[-1], full)]
    return found + begun_by_older_rules(game)


def begun_by_older_rules(game: Game) -> list[Case]:
    """The full game with the fewest seats, by each version of the rules before the newest."""
    full = usual_and_full(game)[1]
    return [Case(game.slug, game.seats[0], full, older) for older in range(1, game.rules_version)]


def varied_of(game: Game) -> list[Case]:
    """The usual game, the full one, and the usual one with one variant changed; fewest seats."""
    singly = [chosen for chosen in choices_of(game)[2:] if len(chosen) == 1]
    varied = dict.fromkeys([*usual_and_full(game), *singly])
    return [Case(game.slug, game.seats[0], chosen) for chosen in varied]


def is_compiled(game: Game) -> bool:
    """Tell whether the rules of a game run compiled here."""
    state = game.blank(game.setup(game.seats[0], {}))
    return not str(modules[type(state).__module__].__file__).endswith(".py")


# Compiled rules play every case. Uncompiled ones play the two ends of each game: the parity
# test and the chapters' own tests hold both forms together.


def every(games: Iterable[Game]) -> list[Case]:
    """Return the cases that a test of `case` plays."""
    return [case for game in games for case in (cases_of if is_compiled(game) else ends_of)(game)]


def few(games: Iterable[Game]) -> list[Case]:
    """Return the cases that a test of `table` plays."""
    return [case for game in games for case in (tables_of if is_compiled(game) else ends_of)(game)]


def varied(games: Iterable[Game]) -> list[Case]:
    """Return the cases that a test of `variant` plays."""
    return [case for game in games for case in varied_of(game)]

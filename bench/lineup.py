"""Who is measured: the peers, and every game of ours in both forms."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

Variants = Mapping[str, bool | int | str]


class Work(StrEnum):
    """What a contestant's decisions are counted over; only like work is compared."""

    GAMES = "whole games, from the shuffle to the end"
    ROLLOUTS = "roll-outs: copies of dealt positions, played to the end"


class Form(StrEnum):
    """How a contestant's rules run."""

    INTERPRETED = "interpreted"
    COMPILED = "compiled"
    FOREIGN = "foreign"


@dataclass(frozen=True)
class Entry:
    """One contestant: the worker's arguments, and how the table names it."""

    kind: str
    game: str
    title: str
    work: Work = Work.GAMES
    form: Form = Form.FOREIGN
    variants: Variants = field(default_factory=dict)


BASELINE: Final = Entry("openspiel-games", "oh_hell", "OpenSpiel oh_hell, from Python")
SHORTCUT: Final = Entry(
    "openspiel-even-games", "oh_hell", "OpenSpiel oh_hell, from Python, shortcut"
)
NATIVE: Final = Entry(
    "openspiel-native-rollouts", "oh_hell", "OpenSpiel oh_hell, inside C++", Work.ROLLOUTS
)

PEERS: Final = [
    BASELINE,
    SHORTCUT,
    Entry("openspiel-bot-games", "oh_hell", "OpenSpiel oh_hell, C++ bots"),
    Entry("openspiel-games", "crazy_eights", "OpenSpiel crazy_eights, from Python"),
    Entry("openspiel-even-games", "crazy_eights", "OpenSpiel crazy_eights, from Python, shortcut"),
    Entry("openspiel-bot-games", "crazy_eights", "OpenSpiel crazy_eights, C++ bots"),
    Entry("rlcard-games", "uno", "RLCard uno, rules only"),
    Entry("rlcard-steps", "uno", "RLCard uno, environment"),
    Entry("openspiel-rollouts", "oh_hell", "OpenSpiel oh_hell, from Python", Work.ROLLOUTS),
    NATIVE,
    Entry(
        "openspiel-rollouts", "crazy_eights", "OpenSpiel crazy_eights, from Python", Work.ROLLOUTS
    ),
    Entry(
        "openspiel-native-rollouts",
        "crazy_eights",
        "OpenSpiel crazy_eights, inside C++",
        Work.ROLLOUTS,
    ),
]

VARIANTS: Final[Mapping[str, Mapping[str, Variants]]] = {
    "cubosaurs": {"advanced": {"advanced": True}},
}
"""Variants that have rows of their own beside the usual game."""

WAYS: Final = [
    ("pangaea-games", Form.INTERPRETED, "interpreted", Work.GAMES),
    ("pangaea-games", Form.COMPILED, "compiled", Work.GAMES),
    ("pangaea-listed", Form.COMPILED, "compiled, from Python", Work.GAMES),
    ("pangaea-rollouts", Form.INTERPRETED, "interpreted", Work.ROLLOUTS),
    ("pangaea-rollouts", Form.COMPILED, "compiled", Work.ROLLOUTS),
]


def ours(slugs: list[str]) -> list[Entry]:
    """Enter every game as it is usually played, and with some variants."""
    return [
        Entry(kind, slug, f"Pangaea {name}, {how}", work, form, variants)
        for slug in slugs
        for name, variants in variant_sets(slug).items()
        for kind, form, how, work in WAYS
    ]


def variant_sets(slug: str) -> dict[str, Variants]:
    """Name the ways to play a game that are measured."""
    usual: dict[str, Variants] = {slug: {}}
    return usual | {f"{slug} {name}": chosen for name, chosen in VARIANTS.get(slug, {}).items()}

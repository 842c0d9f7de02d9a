"""How many of the rules that come up in a person's first games have shown themselves on a card.

A person is shown at most one card per question of their own (web/src/lib/meeting.svelte.ts):
the question's rule first, then the newest of what happened since; three wait at most.
"""

import sys
from typing import Final

from pangaea import shelf
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.match import Match

GAMES: Final = 3
WAITING: Final = 3  # as in the client
PERSONS: Final = 5


class Newcomer:
    """Somebody who meets rules, and is shown one card at a time."""

    def __init__(self) -> None:
        self.came_up: set[str] = set()
        self.shown: set[str] = set()
        self.waiting: list[str] = []

    def meet(self, rule: str, *, first: bool = False) -> None:
        self.came_up.add(rule)
        if rule and rule not in self.shown:
            others = [one for one in self.waiting if one != rule]
            self.waiting = ([rule, *others] if first else [*others, rule])[-WAITING:]
            if first and rule not in self.waiting:
                self.waiting[0] = rule

    def look(self) -> None:
        """See the next card, if one waits."""
        if self.waiting:
            self.shown.add(self.waiting.pop(0))

    @property
    def share(self) -> float:
        self.came_up.discard("")
        return len(self.shown) / len(self.came_up)


def play(game: Game, person: Newcomer, seed: int) -> None:
    """Play a game of bots in which somebody sits on the first seat."""
    luck = Dice(seed)
    match = Match(game, game.usual_seats, luck)
    seen = 0
    while match.asked:
        seat = match.asked[0]
        if seat == 0:
            for line in match.log(0, "en", since=seen):
                person.meet(line.rule)
            seen = match.position + 1
            person.meet(match.question(0).rule, first=True)
            person.look()
        match.answer(seat, game.advisor.policy(match.veiled(seat), seat, luck))


def share(game: Game, seed: int) -> float:
    """Return which part of what came up in three games has been shown."""
    person = Newcomer()
    for number in range(GAMES):
        play(game, person, 100 * seed + number)
    return person.share


def main() -> int:
    for game in shelf.games():
        shares = [share(game, seed) for seed in range(PERSONS)]
        sys.stdout.write(f"{game.slug}: {min(shares):.0%} to {max(shares):.0%}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How many of the rules that come up in a person's first games have shown themselves on a card.

Cards come and go as in the client (web/src/lib/meeting.svelte.ts): one at a time, for the seconds
it takes to read it; what is asked comes before what happened, and three wait at most. The person
thinks a few seconds about each question and sees the bots answer at their usual pace.
"""

import sys
from typing import Final

from pangaea import shelf
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.match import Match

GAMES: Final = 3
PERSONS: Final = 5
THINKING: Final = 5.0  # seconds for an answer of one's own
PACE: Final = 0.8  # for a bot’s, as the client has it; so are the next three
WAITING: Final = 3
GLANCE: Final = 3.0
READING: Final = 12  # characters a second


class Newcomer:
    """Somebody who meets rules, and is shown one card at a time."""

    def __init__(self, gists: dict[str, str]) -> None:
        self.gists = gists
        self.came_up: set[str] = set()
        self.shown: set[str] = set()
        self.waiting: list[str] = []
        self.card = ""
        self.left = 0.0  # seconds that the card stays

    def meet(self, rule: str, *, first: bool = False) -> None:
        if not rule:
            return
        self.came_up.add(rule)
        if rule in self.shown:
            return
        others = [one for one in self.waiting if one != rule]
        self.waiting = [rule, *others][:WAITING] if first else [*others, rule][-WAITING:]
        self.advance()

    def advance(self) -> None:
        """Show the next card, if there is room for it and one waits."""
        if self.left <= 0 and self.waiting:
            rule = self.waiting.pop(0)
            self.shown.add(rule)
            number = rule.rpartition("/")[2]
            self.left = GLANCE + len(self.gists[number]) / READING

    def spend(self, seconds: float) -> None:
        """Let time go by: a card leaves, the next comes."""
        while self.left > 0 and seconds >= self.left:
            seconds -= self.left
            self.left = 0.0
            self.advance()
        self.left = max(0.0, self.left - seconds)

    @property
    def share(self) -> float:
        return len(self.shown) / len(self.came_up)


def play(game: Game, person: Newcomer, seed: int) -> None:
    """Play a game of bots in which somebody sits on the first seat."""
    luck = Dice(seed)
    match = Match(game, game.usual_seats, luck)
    while match.asked:
        seat, before = match.asked[0], match.position
        if seat == 0:
            person.meet(match.question(0).rule, first=True)
        person.spend(PACE if seat else THINKING)
        match.answer(seat, game.advisor.policy(match.veiled(seat), seat, luck))
        for line in match.log(0, "en", since=before + 1):
            person.meet(line.rule)


def share(game: Game, seed: int) -> float:
    """Return which part of what came up in three games has been shown."""
    person = Newcomer(shelf.gists(game.slug, "en"))
    for number in range(GAMES):
        play(game, person, 100 * seed + number)
        person.waiting.clear()
    return person.share


def main() -> int:
    for game in shelf.games():
        shares = [share(game, seed) for seed in range(PERSONS)]
        sys.stdout.write(f"{game.slug}: {min(shares):.0%} to {max(shares):.0%}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())

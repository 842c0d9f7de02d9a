"""A series of games between bots: any slice of it can be played anywhere, with the same result."""

from hashlib import blake2b

from msgspec import Struct

from pangaea import shelf
from pangaea.arena.tally import Tally, empty
from pangaea.bots import Bot, bot
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY, Setup
from pangaea.core.variants import VariantValue


class Series(Struct, frozen=True):
    """What is played, by whom, how often, from which seed."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    variants: dict[str, VariantValue]
    box: Struct | None = None
    rotate: bool = False  # the contestants change seats from game to game

    def contestants(self, number: int) -> list[int]:
        """Say who sits on each seat in a game."""
        shift = number if self.rotate else 0
        return [(seat + shift) % self.seats for seat in range(self.seats)]

    def block(self, number: int) -> int:
        """Say whose luck a game is played with: who change seats do so on the same luck."""
        return number // self.seats if self.rotate else number


def played(series: Series, first: int, last: int) -> Tally:
    """Play the games numbered `first` to `last - 1`."""
    game = shelf.game(series.game)
    setup = game.setup(series.seats, series.variants, series.box)
    bots = [bot(level) for level in series.bots]
    tally = empty(series.seats)
    for number in range(first, last):
        contestants = series.contestants(number)
        seed = derived_seed(series.seed, series.block(number))
        _play(game, setup, [bots[who] for who in contestants], seed, contestants, tally)
    return tally


def _play(
    game: Game, setup: Setup, bots: list[Bot], seed: int, contestants: list[int], tally: Tally
) -> None:
    """Play one game: luck of its own for the table and for each seat's thoughts."""
    luck = Dice(seed)
    thoughts = [Dice(derived_seed(seed, seat)) for seat in range(len(bots))]
    state = game.start(setup, luck)
    decisions = 0
    seat, last = state.first_asked(), NOBODY
    while seat != NOBODY:
        if seat != last:
            bots[seat].begin_turn()
            last = seat
        option = bots[seat].choose(game, state.veiled(seat), seat, thoughts[seat])
        state.answer(seat, option, luck)
        decisions += 1
        seat = state.first_asked()
    outcome = game.outcome(state)
    assert outcome is not None, "a game that asks nobody is over"
    tally.add(contestants, outcome, decisions)


def derived_seed(seed: int, number: int) -> int:
    """Derive a seed: neighbouring numbers give unrelated ones."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=8).digest())

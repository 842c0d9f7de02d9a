"""Rules played from lists of numbers, led by the branches they reach."""

import pytest
from tests.support import COMPILED
from tests.toy.hidden import HiddenGame

from pangaea import shelf
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.state import State
from pangaea.testing.cases import Case
from pangaea.testing.fuzz import Input, Trouble, fuzz, play, tried

DECISIONS = 10_000 if COMPILED else 3_000


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.slug)
def test_no_list_of_numbers_brings_the_rules_into_trouble(game: Game) -> None:
    found = fuzz(game, DECISIONS, watch=not COMPILED)

    assert found.decisions >= DECISIONS
    assert found.endless == 0
    assert COMPILED or (found.branches > 100 and found.kept)


def test_a_game_is_played_again_from_its_numbers() -> None:
    case = Case("cubosaurs", 3, ())

    once = play(case, Input(0, [], []), Dice(1))
    again = play(case, Input(0, once.choices, once.luck), Dice(2))

    assert once.ended
    assert (again.choices, again.luck) == (once.choices, once.luck)


class Leaky(HiddenGame):
    """Loses a card as soon as somebody calls the highest one high."""

    def inventory(self, state: State) -> dict[str, int]:
        plain = state.plain()
        cards, said = plain["cards"], plain["said"]
        assert isinstance(cards, list)
        assert isinstance(said, list)
        lost = any(card == 5 and word == 1 for card, word in zip(cards, said, strict=True))
        return {"cards": len(cards) - lost}


class LeakyCase(Case):
    """A table of the game that loses a card."""

    @property
    def game(self) -> Game:
        return Leaky()


def play_some(case: Case) -> None:
    for seed in range(100):
        tried(case, Input(0, [], []), Dice(seed))


def test_trouble_is_found_and_told() -> None:
    with pytest.raises(Trouble, match=r"a piece was lost or made.*after Input"):
        play_some(LeakyCase("toy", 3, ()))

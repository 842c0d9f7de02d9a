"""Rules played from lists of numbers, led by the branches they reach."""

import pytest
from tests.support import COMPILED
from tests.toy.hidden import HiddenGame

from pangaea import bots, shelf
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY, State
from pangaea.testing.cases import Case, tables_of
from pangaea.testing.fuzz import Input, Trouble, fuzz, play, steadily, tried

DECISIONS = 10_000 if COMPILED else 3_000
BOTS_ANSWERS = 3_000  # of a whole table; people need a few hundred


def slug_of(game: Game) -> str:
    return game.slug


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.slug)
def test_no_list_of_numbers_brings_the_rules_into_trouble(game: Game) -> None:
    found = fuzz(game, DECISIONS, watch=not COMPILED)

    assert found.decisions >= DECISIONS
    assert found.endless == 0
    assert COMPILED or (found.branches > 100 and found.kept)


@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.slug)
def test_a_steady_policy_comes_to_an_end_unless_the_game_says_otherwise(
    game: Game, last: bool
) -> None:
    if not game.may_not_end:
        assert [str(case) for case in tables_of(game) if not steadily(case, last=last)] == []


def test_a_game_that_may_not_end_can_indeed_go_on_for_ever() -> None:
    found = [game for game in shelf.games() if game.may_not_end]

    assert found
    for game in found:
        assert not steadily(tables_of(game)[0], last=False)


@pytest.mark.parametrize("level", ["beginner", "casual", "strong@10", "random"])
@pytest.mark.parametrize("game", [game for game in shelf.games() if game.may_not_end], ids=slug_of)
def test_bots_among_themselves_come_to_an_end_where_the_rules_ask_for_none(
    game: Game, level: str
) -> None:
    for seed in range(3):
        state, luck = game.start(game.setup(game.seats[seed], {}), Dice(seed)), Dice(seed)
        player = bots.bot(level)
        for _ in range(BOTS_ANSWERS):
            seat = state.first_asked()
            if seat == NOBODY:
                break
            state.answer(seat, player.choose(game, state.veiled(seat), seat, luck), luck)

        assert state.is_over()


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

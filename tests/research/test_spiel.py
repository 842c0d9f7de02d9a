"""Our games as games of OpenSpiel, and its search as a player of them."""

from pathlib import Path
from random import Random

import pytest
from tests.did_not_run import did_not_run

from pangaea import shelf
from pangaea.arena.tournament import Plan, hold
from pangaea.bots import UnknownLevel
from pangaea.core.game import Game
from pangaea.core.luck import Dice, Recorder, Script

try:
    import pyspiel

    from pangaea.research import ismcts, spiel
except ModuleNotFoundError as error:
    did_not_run(str(error.name), "pip install 'pangaea[research]'")

NAMES = spiel.register()
GAMES = {name: pyspiel.load_game(name) for name in NAMES}
MOST = 20_000


def after(state: pyspiel.State, random: Random, actions: int) -> pyspiel.State:
    """Play so many actions and chance nodes at random, or to the end."""
    for _ in range(actions):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[random.randrange(len(legal))])
    return state


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_played_to_its_end(name: str) -> None:
    state = after(GAMES[name].new_initial_state(), Random(1), MOST)

    assert state.is_terminal()
    assert len(state.returns()) == GAMES[name].num_players()
    assert all(0.0 <= worth <= 1.0 for worth in state.returns())


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: str(game.slug))
def test_chance_nodes_say_what_our_own_luck_says(game: Game) -> None:
    """The set-up by dice, and by chance nodes that say what the dice said."""
    setup = game.setup(game.usual_seats, {})
    luck = Recorder(Dice(4))
    table = game.start(setup, luck)
    state = pyspiel.load_game(spiel.PREFIX + game.slug).new_initial_state()

    for said, of in zip(luck.said, luck.of, strict=True):
        if of > 1:
            assert len(state.chance_outcomes()) == of
            state.apply_action(said)

    assert state.current_player() == table.first_asked()
    assert state.moment.table == table


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = after(GAMES[name].new_initial_state(), Random(2), 60)
    before = str(sorted(state.moment.table.plain().items()))

    clone = after(state.clone(), Random(3), 20)

    assert str(sorted(state.moment.table.plain().items())) == before
    assert clone.history()[: len(state.history())] == state.history()


@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_knows_is_the_same_in_every_world_it_can_imagine(name: str) -> None:
    state = after(GAMES[name].new_initial_state(), Random(5), 90)
    while state.is_chance_node():
        state.apply_action(0)
    seat, table = state.current_player(), state.moment.table
    worlds = [table.veiled(seat).imagined(Dice(seed)) for seed in range(5)]

    known = {GAMES[name].state_at(world).information_state_string(seat) for world in worlds}

    assert known == {state.information_state_string(seat)}


def test_actions_are_named_in_notation() -> None:
    state = after(GAMES[NAMES[0]].new_initial_state(), Random(1), 0)
    while state.is_chance_node():
        state.apply_action(0)
    seat = state.current_player()
    verb = state.moment.table.question(seat).verb

    assert all(
        state.action_to_string(seat, action).startswith(verb) for action in state.legal_actions()
    )


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: str(game.slug))
def test_its_search_answers_legally_and_the_same_for_the_same_seed(game: Game) -> None:
    table = game.start(game.setup(game.seats[0], {}), Dice(1))
    seat = int(table.first_asked())

    first, second = (
        ismcts.contestant("ismcts@20").choose(game, table.veiled(seat), seat, Dice(7))
        for _ in range(2)
    )

    assert first == second
    assert first in table.options(seat)


def test_its_search_shares_out_a_turn_as_ours_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of a turn's iterations, then half of the rest; a twentieth at least."""
    game = shelf.game("eras")
    table = game.start(game.setup(2, {}), Dice(1))
    seat = int(table.first_asked())
    asked: list[int] = []
    monkeypatch.setattr(ismcts.SpielBot, "searched", lambda *given: asked.append(given[-1]))
    bot = ismcts.SpielBot(80)
    bot.begin_turn()

    for _ in range(6):
        bot.choose(game, table.veiled(seat), seat, Script([1]))

    assert asked == [40, 20, 10, 5, 4, 4]


def test_its_search_plays_a_tournament_and_beats_play_by_chance(tmp_path: Path) -> None:
    game = shelf.game("cubosaurs")
    plan = Plan(
        game.slug, 2, ["random", "ismcts@30"], 4, 1, variants=game.check(2, {"rounds": "1"})
    )

    games = hold(game, plan, tmp_path / "arena", maker=ismcts.contestant)

    won = sum("ismcts@30" in [one.levels[seat] for seat in one.winners] for one in games)
    assert won >= 7, "chance alone would win 4 of 8"


@pytest.mark.parametrize("level", ["ismcts", "ismcts@0", "ismcts@many", "grandmaster"])
def test_an_unknown_level_is_told(level: str) -> None:
    with pytest.raises(UnknownLevel, match=r"ismcts@200|beginner"):
        ismcts.contestant(level)

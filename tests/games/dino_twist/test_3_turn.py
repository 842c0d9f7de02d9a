"""Chapter 3: a turn."""

from tests.games.dino_twist.tables import CELIAN, LISE, coming, play, setup_of, table_of, told
from tests.support import played_on, rule

from pangaea.core.events import Event
from pangaea.core.luck import Dice
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.events import (
    Attacked,
    Drew,
    EventTurned,
    Refilled,
    Revealed,
    Settled,
    TurnBegan,
)
from pangaea.games.dino_twist.rules.names import NO_EVENT
from pangaea.games.dino_twist.rules.table import Table
from pangaea.testing.answers import asked_what


@rule("dino_twist/3.1")
def test_the_steps_of_a_turn_follow_one_another() -> None:
    table = table_of(lise="voli:3", celian="aqua:5")
    luck = Dice(1)

    first = told(table, luck, lise="voli:3", celian="aqua:5")
    second = told(table, luck, lise="mountain")
    third = told(table, luck, celian="sea")

    assert sorts(first[2:]) == [Revealed, Revealed]
    assert sorts(second) == [Attacked, Settled, Refilled, Drew]
    assert sorts(third)[:6] == [Attacked, Settled, Refilled, Drew, TurnBegan, EventTurned]


def sorts(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


@rule("dino_twist/3.2")
def test_the_first_turn_has_no_event() -> None:
    table = GAME.start(setup_of(4), Dice(2))
    assert isinstance(table, Table)

    assert table.turn == 1
    assert table.event == NO_EVENT
    assert asked_what(table, LISE) == "prepare"


@rule("dino_twist/3.2")
def test_every_later_turn_begins_with_the_next_event() -> None:
    table = table_of(lise="voli:3 carni:2", celian="aqua:5", pile="", events_left=10)
    play(table, lise="voli:3", celian="aqua:5")
    play(table, lise="mountain")
    luck = coming(table, events="carnage")

    happened = told(table, luck, celian="sea")

    turned = [event for event in happened if isinstance(event, EventTurned)]
    assert [table.setup.happening_rows[event.event].token for event in turned] == ["carnage"]
    assert (table.turn, table.events_left) == (2, 9)


@rule("dino_twist/3.3")
def test_a_game_has_eleven_turns_and_one_fewer_with_an_eruption() -> None:
    lengths = set()
    for seed in range(60):
        luck = Dice(seed)
        table = GAME.start(setup_of(2 + seed % 5), luck)
        assert isinstance(table, Table)
        played_on(table, luck, 5000)
        erupted = table.event_bag[[row.sort for row in table.setup.happening_rows].index(5)] == 0
        lengths.add((erupted, int(table.turn)))

    assert lengths == {(False, 11), (True, 10)}


@rule("dino_twist/3.1")
def test_all_are_asked_at_once_to_prepare_and_one_by_one_to_attack() -> None:
    table = table_of(lise="voli:3", celian="aqua:5")

    assert table.asked() == [LISE, CELIAN]
    play(table, celian="aqua:5")
    assert table.asked() == [LISE]
    play(table, lise="voli:3")
    assert table.asked() == [LISE]
    assert asked_what(table, LISE) == "attack"

"""What search knows of Holotype: a fast answer, and what a position promises."""

import pytest
from tests.games.holotype.tables import ANA, BO, table_of

from pangaea.arena import duel
from pangaea.core.luck import Dice
from pangaea.games.holotype import GAME
from pangaea.games.holotype.rules.names import HIDDEN
from pangaea.games.holotype.rules.table import Table

ADVISOR = GAME.advisor


def worth(table: Table, seat: int = ANA) -> float:
    """Return what a table promises a seat."""
    return ADVISOR.worth(table)[seat]


def test_the_fast_answer_is_one_of_the_best_advised() -> None:
    luck = Dice(7)
    table = GAME.start(GAME.setup(3, {}), luck)
    for _ in range(120):
        seat = int(table.first_asked())
        veiled = table.veiled(seat)
        values, options = ADVISOR.values(veiled, seat), table.options(seat)
        answer = ADVISOR.policy(veiled, seat, luck)
        assert values[options.index(answer)] == max(values)
        table.answer(seat, answer, luck)


def test_equal_seats_are_promised_the_same_but_for_the_move() -> None:
    things = "fossils 2J | research 2"
    first, second = ADVISOR.worth(table_of(ana=things, bo=things))

    assert second < first < second + 0.1
    assert first + second == pytest.approx(1.0)


def test_a_position_clearly_won_is_worth_nearly_all() -> None:
    table = table_of(
        ana="holotypes tyrannosaurus brontosaurus triceratops shonisaurus shastasaurus apatosaurus",
        bo="holotypes tawa clidastes | hand alamosaurus sauroposeidon",
        track=13,
    )

    assert worth(table, ANA) > 0.8
    assert worth(table, BO) < 0.2


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("holotypes allosaurus", "holotypes tawa"),
        ("hand allosaurus | fossils 4J | research 4", "hand allosaurus"),
        ("hand tawa | fossils 1T", "hand tawa | fossils 1C"),
        ("research 1", "research 1 | at field:paleontologist"),
        ("student | research 1", "research 1"),
        ("milestones library | research 1", "research 1"),
        ("goal p01 | holotypes tawa coelophysis", "goal p03 | holotypes tawa coelophysis"),
    ],
)
def test_what_helps_is_worth_more(better: str, worse: str) -> None:
    assert worth(table_of(ana=better, bo="")) > worth(table_of(ana=worse, bo=""))


def test_specimens_in_hand_are_a_burden_at_the_end() -> None:
    full = "hand tyrannosaurus brontosaurus"
    early = worth(table_of(ana=full, bo="")) - worth(table_of(ana="", bo=""))
    late = worth(table_of(ana=full, bo="", track=13)) - worth(table_of(ana="", bo="", track=13))

    assert late < 0 < early


def test_a_circle_one_can_fill_oneself_is_worth_something() -> None:
    things = "holotypes allosaurus dilophosaurus"
    with_circle = table_of(ana=things, bo="", objectives="g01 g02 g06")
    without = table_of(ana=things, bo="", objectives="g14 g02 g06")

    assert worth(with_circle) > worth(without)


def test_neither_reads_what_is_hidden() -> None:
    """Bo's hand, objective and trace fossils change places with cards nobody has seen."""
    luck = Dice(3)
    table = GAME.start(GAME.setup(2, {}), luck)
    for _ in range(60):
        seat = int(table.first_asked())
        table.answer(seat, ADVISOR.policy(table.veiled(seat), seat, luck), luck)
    seat = int(table.first_asked())
    veiled = table.veiled(seat)
    assert isinstance(veiled, Table)
    assert veiled.goal[1 - seat] == HIDDEN

    for seed in range(10):
        other = veiled.imagined(Dice(seed))
        again = other.veiled(seat)
        assert ADVISOR.worth(again) == ADVISOR.worth(veiled)
        assert ADVISOR.policy(again, seat, Dice(1)) == ADVISOR.policy(veiled, seat, Dice(1))


def test_a_beginner_does_not_shrink_from_specimens() -> None:
    """What a card in hand may cost at the end does not dim it: who takes none never publishes."""
    rate = duel(GAME, "beginner", "random", 4, 3).contestants[0].rate

    assert rate.value >= 0.75

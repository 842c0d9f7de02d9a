"""Windows do not betray who holds what: two tables that differ in one hidden card look alike."""

import pytest
from tests.games.evo.tables import ANNA, APART, BRUNO, table_of
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.games.evo import GAME
from pangaea.games.evo.rules.names import BEFORE_CLIMATE
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import choices
from pangaea.testing.veil import view

QUIET = ("pass", "done", "row1", "row2", "row3", "0")


def quiet_answer(table: Table) -> int:
    """Pass where one may, stop where one may, bid nothing, and lay or lose the first."""
    seat = int(table.first_asked())
    things = table.question(seat).domain.things
    allowed = choices(table)
    token = next((word for word in QUIET if word in allowed), "")
    options = table.options(seat)
    return next((option for option in options if things[option].token == token), options[0])


@rule("evo/2.5", "evo/9.3")
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("viewer", [BRUNO, None])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("flood", "unexpected"),
        ("thermal", "quiet_eon"),
        ("motivation", "long_range"),
        ("encore", "spurt"),
    ],
)
def test_a_turn_looks_the_same_whatever_a_rival_holds(
    one: str, other: str, viewer: int | None, rules: int
) -> None:
    tables = [
        table_of(
            APART, hands=f"anna:{held}+dud bruno:weather", at=BEFORE_CLIMATE, rules=rules,
            gone="accident cold_snap",
        )
        for held in (one, other)
    ]  # fmt: skip
    lucks = [Dice(7), Dice(7)]
    answers = 0
    while tables[0].turn < 5:
        looks = [view(GAME, table, viewer) for table in tables]
        assert looks[0] == looks[1]
        for table, luck in zip(tables, lucks, strict=True):
            table.answer(table.first_asked(), quiet_answer(table), luck)
        answers += 1

    assert answers > 40
    assert tables[0].hand[ANNA] != tables[1].hand[ANNA]


@rule("evo/2.5")
def test_the_holder_does_see_the_difference() -> None:
    one, other = (
        table_of(APART, hands=f"anna:{held} bruno:weather", at=BEFORE_CLIMATE)
        for held in ("flood", "unexpected")
    )

    assert view(GAME, one, ANNA) != view(GAME, other, ANNA)

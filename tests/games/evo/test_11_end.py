"""Chapter 11: the end."""

import pytest
from tests.games.evo.tables import ANNA, APART, BRUNO, CHLOE, play, table_of
from tests.support import rule

from pangaea.core.luck import Script
from pangaea.games.evo.rules.names import BEFORE_METEOR
from pangaea.testing.answers import final


@rule("evo/11.1")
@pytest.mark.parametrize(
    ("meteor", "luck", "reason"), [(10, [0], "outcome-die"), (13, [], "outcome-impact")]
)
def test_the_meteor_ends_the_game_by_the_die_or_on_the_last_space(
    meteor: int, luck: list[int], reason: str
) -> None:
    table = table_of(APART, meteor=meteor, at=BEFORE_METEOR, luck=Script(luck))

    assert final(table).reason == reason


@rule("evo/11.1")
def test_while_the_meteor_misses_there_is_no_outcome() -> None:
    table = table_of(APART, meteor=10, at=BEFORE_METEOR, hands="anna:dud", luck=Script([]))

    play(table, "pass", dice=[6])

    assert table.asked() == [ANNA]


@rule("evo/11.2")
def test_the_most_points_win() -> None:
    table = table_of(APART, meteor=13, at=BEFORE_METEOR, points="anna:9 bruno:11 chloe:10")

    assert [standing.seat for standing in final(table).standings] == [BRUNO, CHLOE, ANNA]


@rule("evo/11.2")
def test_of_equals_the_larger_herd_wins() -> None:
    table = table_of(
        anna="B02", bruno="D18 D19", chloe="B13", meteor=13, at=BEFORE_METEOR,
        points="anna:20 bruno:20 chloe:3",
    )  # fmt: skip

    assert final(table).winners == [BRUNO]


@rule("evo/11.2")
def test_who_is_still_equal_shares_the_victory() -> None:
    table = table_of(APART, meteor=13, at=BEFORE_METEOR, points="anna:20 bruno:20 chloe:3")

    assert sorted(final(table).winners) == [ANNA, BRUNO]
    assert table.rewards()[ANNA] == table.rewards()[BRUNO] > table.rewards()[CHLOE]

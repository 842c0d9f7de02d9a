"""Chapter 9: bonuses."""

from collections.abc import Sequence

from tests.games.dino_twist.tables import CELIAN, LISE, MARILYS, play, revealed, table_of, told
from tests.support import rule

from pangaea.games.dino_twist.events import BonusWon
from pangaea.games.dino_twist.rules.scoring import claw_points, claws
from pangaea.games.dino_twist.rules.table import Table
from pangaea.testing.answers import final

LANDS = {
    "mountain": "voli", "cliff": "voli", "jungle": "carni", "desert": "carni",
    "river": "herbi", "hill": "herbi", "beach": "aqua", "sea": "aqua",
}  # fmt: skip


def all_but(*missing: str) -> str:
    """Babies on all lands but these."""
    return " ".join(f"{land}=baby:{kind}" for land, kind in LANDS.items() if land not in missing)


@rule("dino_twist/9.1")
def test_the_first_to_fill_an_island_gets_ten() -> None:
    table = table_of(
        lise="voli:2 carni:9", celian="aqua:3 carni:8", marilys="herbi:4 carni:7",
        emilie="aqua:10 carni:6", pile="", events_left=4,
        islands={"lise": all_but("cliff"), "celian": all_but("sea", "desert"),
                 "marilys": all_but("hill", "desert")},
    )  # fmt: skip

    first = told(table, lise="voli:2", celian="aqua:3", marilys="herbi:4", emilie="aqua:10")
    first += told(table, lise="cliff", celian="sea", marilys="hill", emilie="beach")

    assert bonuses(first) == [(LISE, 10)]
    assert [int(points) for points in table.bonus] == [10, 0, 0, 0]
    assert table.bonuses_gone == 1


def bonuses(events: Sequence[object]) -> list[tuple[int, int]]:
    return [(event.seat, event.points) for event in events if isinstance(event, BonusWon)]


def finishing(*finishers: str, gone: int = 0, rank: bool = False) -> Table:
    """Let these players of four fill their last land in this turn."""
    lacking = {"lise": "cliff", "celian": "sea", "marilys": "hill", "emilie": "desert"}
    islands = {name: all_but(land) for name, land in lacking.items() if name in finishers}
    table = table_of(
        lise="voli:2", celian="aqua:3", marilys="herbi:4", emilie="carni:5", events_left=4,
        islands=islands, bonuses_gone=gone, variants={"island_bonus": "rank" if rank else "next"},
    )  # fmt: skip
    play(table, lise="voli:2", celian="aqua:3", marilys="herbi:4", emilie="carni:5")
    return play(table, lise="cliff", celian="sea", marilys="hill", emilie="desert")


@rule("dino_twist/9.1")
def test_the_second_and_the_third_bonus() -> None:
    assert list(finishing("lise", gone=1).bonus) == [5, 0, 0, 0]
    assert list(finishing("lise", gone=2).bonus) == [3, 0, 0, 0]


@rule("dino_twist/9.2")
def test_all_who_finish_in_the_same_turn_get_the_best_bonus_left() -> None:
    table = finishing("lise", "marilys")

    assert list(table.bonus) == [10, 0, 10, 0]
    assert table.bonuses_gone == 1, "whoever comes next gets +5"


@rule("dino_twist/9.2")
def test_an_option_counts_finishers_by_rank() -> None:
    table = finishing("lise", "marilys", rank=True)

    assert list(table.bonus) == [10, 0, 10, 0]
    assert table.bonuses_gone == 2, "whoever comes next is third and gets +3"


@rule("dino_twist/9.2")
def test_by_rank_four_firsts_leave_nothing() -> None:
    table = finishing("lise", "celian", "marilys", "emilie", rank=True)

    assert list(table.bonus) == [10, 10, 10, 10]
    assert table.bonuses_gone == 4


@rule("dino_twist/9.3")
def test_after_the_third_there_is_none() -> None:
    table = finishing("lise", gone=3)

    assert list(table.bonus) == [0, 0, 0, 0]


@rule("dino_twist/9.3")
def test_the_first_to_fill_within_a_turn_waits_for_its_end() -> None:
    table = revealed(lise="voli:2", celian="aqua:3", island=all_but("cliff"), events_left=3)

    during = told(table, lise="cliff")
    after = told(table, celian="sea")

    assert bonuses(during) == []
    assert bonuses(after) == [(LISE, 10)]


@rule("dino_twist/9.3")
def test_nobody_gets_two_bonuses() -> None:
    table = table_of(
        lise="voli:2", celian="aqua:3", islands={"lise": all_but()}, bonus="lise:10",
        bonuses_gone=1, events_left=3,
    )  # fmt: skip
    play(table, lise="voli:2", celian="aqua:3")
    play(table, lise="cliff decline", celian="sea")

    assert list(table.bonus) == [10, 0]
    assert table.bonuses_gone == 1


@rule("dino_twist/9.3")
def test_the_bonus_counts_even_if_the_last_land_was_filled_in_the_last_turn() -> None:
    table = revealed(lise="voli:2", celian="aqua:3", island=all_but("cliff"), events_left=0)
    play(table, lise="cliff", celian="sea")

    assert final(table).score(LISE) == 8 + 10


# -- claws -----------------------------------------------------------------------------------


def claw_table(**islands: str) -> Table:
    return table_of(
        lise="voli:3", celian="aqua:3", marilys="herbi:3", emilie="carni:3", islands=islands
    )


@rule("dino_twist/9.4")
def test_the_most_long_claws_win_seven_points() -> None:
    table = claw_table(lise="cliff=2 sea=4", celian="cliff=10 sea=6", marilys="hill=9")

    assert [int(claws(table, seat)) for seat in range(4)] == [2, 1, 0, 0]
    assert [int(claw_points(table, seat)) for seat in range(4)] == [7, 0, 0, 0]


@rule("dino_twist/9.4")
def test_players_who_tie_get_seven_each() -> None:
    table = claw_table(lise="cliff=2", celian="sea=6", marilys="hill=9")

    assert [int(claw_points(table, seat)) for seat in range(4)] == [7, 7, 0, 0]


@rule("dino_twist/9.4")
def test_without_any_claws_nobody_gets_them() -> None:
    table = claw_table(lise="cliff=3", marilys="hill=9")

    assert [int(claw_points(table, seat)) for seat in range(4)] == [0, 0, 0, 0]


@rule("dino_twist/9.4")
def test_claws_in_hands_and_cemeteries_do_not_count() -> None:
    table = table_of(lise="voli:2 aqua:4", celian="voli:6", marilys="voli:6", events_left=0)
    play(table, lise="voli:2", celian="voli:6", marilys="voli:6")

    play(table, lise="cliff")

    assert [final(table).score(seat) for seat in (LISE, CELIAN, MARILYS)] == [1, 2, 2]

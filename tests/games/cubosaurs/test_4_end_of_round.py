"""Chapter 4: when a round ends, and what it adds up to."""

from tests.games.cubosaurs.tables import FABIEN, GAETAN, KRISTIAAN, play, points, table_of, told
from tests.support import rule

from pangaea.core.flow import OVER
from pangaea.core.luck import Dice
from pangaea.games.cubosaurs.events import RoundScored
from pangaea.testing.answers import choices, final

FABIENS_CARDS = "bronto*3 penta black:3 grey:2*2 egg:penta"


# -- the end of a round ----------------------------------------------------------------------


@rule("cubosaurs/4.1")
def test_the_round_ends_when_a_player_must_draw_and_the_pile_is_empty() -> None:
    table = table_of(
        fabien="trex", kristiaan="stego", hand="ptero", pile=0, variants={"rounds": "1"}
    )

    play(table, "keep")

    assert table.step == OVER
    assert table.asked() == []
    assert final(table).score(KRISTIAAN) == 2


@rule("cubosaurs/4.1", "cubosaurs/4.2")
def test_the_last_card_of_the_pile_is_played_before_the_round_ends() -> None:
    table = table_of(fabien="", kristiaan="", hand="ptero", pile=1, variants={"rounds": "1"})

    play(table, "keep", drawn="trex")

    assert table.cards_left() == 0
    assert table.asked() == [KRISTIAAN]


@rule("cubosaurs/4.2")
def test_an_empty_pile_does_not_stop_a_hand_on_its_way() -> None:
    table = table_of(
        fabien="bronto", kristiaan="stego penta", hand="ptero", pile=0, variants={"rounds": "1"}
    )

    play(table, "bronto")

    assert table.asked() == [KRISTIAAN]
    assert choices(table) == {"keep", "stego", "penta"}


@rule("cubosaurs/4.1", "cubosaurs/4.2")
def test_the_round_ends_once_the_last_hand_is_kept() -> None:
    table = table_of(fabien="bronto", kristiaan="", hand="ptero", pile=0, variants={"rounds": "1"})

    play(table, "bronto", "keep")

    assert final(table).score(KRISTIAAN) == -1 - 3


# -- the sum ---------------------------------------------------------------------------------


@rule("cubosaurs/4.9")
def test_a_score_can_be_negative() -> None:
    table = table_of(fabien="trex*4 bronto ptero", gaetan="")

    assert points(table, FABIEN) == -5 - 3 - 1


@rule("cubosaurs/4.9", "cubosaurs/9.1", "cubosaurs/9.2")
def test_the_tiles_are_part_of_the_score_of_the_round() -> None:
    table = table_of(fabien="ptero*2 egg:trex", gaetan="trex", bought="types eggs")

    assert points(table, FABIEN) == -1 - 2 + 2 + 2


@rule("cubosaurs/4.9")
def test_the_log_tells_everybodys_score() -> None:
    table = table_of(fabien="stego*4", gaetan="", hand="trex", pile=0, variants={"rounds": "1"})

    happened = told(table, "keep")

    assert [event for event in happened if isinstance(event, RoundScored)] == [
        RoundScored(number=1, seat=0, points=8 + 4),
        RoundScored(number=1, seat=1, points=0),
    ]


@rule("cubosaurs/4.9", "cubosaurs/6.1")
def test_the_score_sheet_explains_every_point() -> None:
    table = table_of(
        fabien=FABIENS_CARDS, kristiaan="penta*2", gaetan="", hand="ptero", pile=0,
        turn="gaetan", variants={"rounds": "1"},
    )  # fmt: skip

    play(table, "keep", luck=Dice(1))
    lines = {standing.seat: standing.lines for standing in final(table).standings}

    assert [(line.source, line.points) for line in lines[FABIEN]] == [
        ("points-bronto", 5),
        ("points-penta", -3),
        ("points-raptors", 4),
        ("points-eggs", -3),
    ]
    assert [(line.source, line.points) for line in lines[GAETAN]] == [("points-ptero", -1)]

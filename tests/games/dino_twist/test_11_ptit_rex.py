"""Chapter 11: P'tit Rex islands."""

from tests.games.dino_twist.tables import *
from tests.support import rule

from pangaea.core.events import Journal
from pangaea.core.game import SeatView
from pangaea.core.luck import Dice
from pangaea.core.words import words_for
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.box import LAND_NAMES
from pangaea.games.dino_twist.events import IslandChosen
from pangaea.games.dino_twist.rules.names import CLIFF, HILL, MOUNTAIN, PTIT_REX, SEA, TREX
from pangaea.games.dino_twist.rules.table import Table
from pangaea.games.dino_twist.rules.turn import blank
from pangaea.testing.answers import asked_what, choices

FULL = "mountain=9 cliff=8 jungle=2 desert=4 river=10 hill=7 "
FULL += "beach=5 sea=baby:aqua"


def ptit_rex_meets(island: str, event: str = "") -> Table:
    """Let Lise, whose island is for P'tit Rex, beat a Voli of the cliff."""
    return attacking(
        "cliff", lise="voli:5", ptit_rex="lise", twist="cliff=3", island=island, event=event
    )


# -- P'tit Rex -------------------------------------------------------------------------------


@rule("dino_twist/11.1", "dino_twist/11.3")
def test_on_a_ptit_rex_island_a_dinosaur_settles_anywhere() -> None:
    table = ptit_rex_meets("mountain=carni:2")

    assert choices(table, LISE) == {"mountain", "cliff"}, "one empty land stands for all"
    assert refusal(table, LISE, "sea").words == "why-not-alike"
    assert GAME.alike(table, LISE, SEA) == CLIFF
    play(table, lise="mountain")

    assert island_of(table, LISE) == {"mountain": "voli:3"}
    assert discards_of(table) == counted("carni:2")


@rule("dino_twist/11.1")
def test_a_ptit_rex_island_is_drawn_in_the_order_in_which_it_fills() -> None:
    """A newcomer takes the first empty place, wherever one points: so it is the next one drawn."""
    table = table_of(lise="voli:5", celian="aqua:9", ptit_rex="lise")
    scene = GAME.scene(table.veiled(LISE), SeatView(LISE, words_for("dino_twist", "en"), CAST[:2]))

    drawn = {
        area.id: [spot.id for spot in area.spots] for area in scene.areas if area.kind == "grid"
    }

    assert [land for land in drawn["island0"] if land in LAND_NAMES] == list(LAND_NAMES)
    assert drawn["island1"] == drawn["twist"]


@rule("dino_twist/11.1")
def test_the_first_one_settles_unasked() -> None:
    table = revealed(lise="voli:5", ptit_rex="lise")

    play(table, lise="cliff")

    assert table.asked() == [CELIAN]
    assert sorted(island_of(table, LISE).values()) == ["baby:voli"]


@rule("dino_twist/11.2")
def test_attacks_still_go_by_species() -> None:
    table = table_of(lise="voli:5 aqua:2", celian="carni:9", ptit_rex="lise celian")

    play(table, lise="voli:5", celian="carni:9")

    assert choices(table, LISE) == {"mountain", "cliff"}


@rule("dino_twist/11.2")
def test_an_earthquake_changes_nothing_there() -> None:
    options = []
    for event in ("quake", "tornado"):
        table = ptit_rex_meets(FULL, event)
        options.append(choices(table, LISE))

    assert options[0] == options[1]


@rule("dino_twist/11.3")
def test_the_beaten_one_can_be_given_up_only_when_all_lands_are_occupied() -> None:
    for lands, may_decline in ((FULL, True), (FULL.replace("beach=5 ", ""), False)):
        table = ptit_rex_meets(lands)
        assert ("decline" in choices(table, LISE)) is may_decline


@rule("dino_twist/11.3")
def test_alike_lands_are_one_choice() -> None:
    table = ptit_rex_meets("mountain=carni:2 sea=carni:2")

    assert choices(table, LISE) == {"mountain", "cliff"}
    assert [GAME.alike(table, LISE, land) for land in (SEA, HILL)] == [MOUNTAIN, CLIFF]


@rule("dino_twist/11.1")
def test_every_land_of_the_island_may_be_pointed_at() -> None:
    table = ptit_rex_meets("mountain=carni:2 sea=carni:2")
    scene = GAME.scene(table.veiled(LISE), SeatView(LISE, words_for("dino_twist", "en"), CAST[:2]))
    lands = {piece.id: piece.spot for piece in scene.pieces if piece.area == "island0"}

    assert scene.ask is not None
    replacing, settling = (
        {lands[at.piece] if at.piece else at.spot for at in choice.pointers()}
        for choice in scene.ask.choices
    )

    assert replacing == {"mountain", "sea"}
    assert settling == set(LAND_NAMES) - {"mountain", "sea"}
    assert scene.ask.refusals == ()


@rule("dino_twist/11.1", "dino_twist/4.5")
def test_for_the_cemetery_the_weakest_land_counts() -> None:
    trex, ptit = (
        table_of(
            lise="voli:5 voli:2", celian="aqua:9", ptit_rex=who, islands={"lise": FULL},
            twist="cliff=3 mountain=10",
        )
        for who in ("", "lise")
    )  # fmt: skip

    assert "cemetery" in choices(trex, LISE)
    assert "cemetery" not in choices(ptit, LISE), "a Voli of 3 could replace the baby"


@rule("dino_twist/11.4")
def test_one_option_gives_all_the_same_island() -> None:
    for name, sort in (("trex", TREX), ("ptit_rex", PTIT_REX)):
        table = GAME.start(setup_of(3, islands=name), Dice(1))
        assert isinstance(table, Table)
        assert list(table.sorts) == [sort] * 3


@rule("dino_twist/11.4")
def test_everyone_may_choose_before_the_cards_are_dealt() -> None:
    table = blank(setup_of(3, islands="each"))
    journal = Journal()
    table.listener = journal
    GAME.lay_out(table, Dice(1))
    assert [asked_what(table, seat) for seat in table.asked()] == ["island"] * 3
    assert sum(table.held) == 0

    play(table, celian="ptit-rex", lise="trex")
    assert journal.events == []
    assert list(table.veiled(MARILYS).sorts) == [TREX, TREX, TREX]
    play(table, marilys="ptit-rex")

    assert list(table.sorts) == [TREX, PTIT_REX, PTIT_REX]
    chosen = [event.island for event in journal.events if isinstance(event, IslandChosen)]
    assert chosen == [TREX, PTIT_REX, PTIT_REX]
    assert list(table.held) == [7, 7, 7]


@rule("dino_twist/11.4")
def test_both_sorts_are_played_side_by_side() -> None:
    table = attacking(
        "cliff", lise="voli:5", celian="aqua:5", ptit_rex="lise", twist="cliff=3 sea=3",
        islands={"lise": "cliff=herbi:2", "celian": "sea=2"},
    )  # fmt: skip
    assert choices(table, LISE) == {"mountain", "cliff"}
    play(table, lise="mountain", celian="sea")

    assert choices(table, CELIAN) == {"sea", "decline"}

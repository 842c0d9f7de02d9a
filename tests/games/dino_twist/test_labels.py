"""What the table says about each answer, and how it tells what happened."""

import pytest
from tests.games.dino_twist.tables import LISE, attacking, play, refusal, revealed, table_of, told
from tests.support import rule

from pangaea.core.game import SeatView
from pangaea.core.scene import Area, Choice, Scene
from pangaea.core.telling import Teller
from pangaea.core.words import words_for
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.events import Declined, Replaced, Settled
from pangaea.games.dino_twist.rules.table import Table

NAMES = ("Lise", "Célian")
ALL_BUT_SEA = "mountain=9 cliff=8 jungle=2 desert=4 river=10 "
ALL_BUT_SEA += "hill=7 beach=5"


def seen(table: Table, language: str = "en") -> Scene:
    """Show the table to Lise."""
    return GAME.scene(table.veiled(LISE), SeatView(LISE, words_for("dino_twist", language), NAMES))


def offered(table: Table) -> dict[str, Choice]:
    """Return what is offered to Lise, by notation without its verb."""
    ask = seen(table).ask
    assert ask is not None
    return {choice.notation.split()[-1]: choice for choice in ask.choices}


def sentences(table: Table, language: str, **answers: str) -> list[str]:
    """Return how settling is told."""
    happened = [
        event for event in told(table, None, **answers) if isinstance(event, Settled | Replaced)
    ]
    teller = Teller(words_for("dino_twist", language), NAMES, GAME.domains(table.setup))
    return [teller.line(event).text for event in happened]


@rule("dino_twist/8.5")
def test_carnage_is_part_of_the_total_one_attacks_with() -> None:
    table = table_of(event="carnage", lise="voli:3 voli:4", celian="aqua:5")

    play(table, lise="voli:3")

    assert offered(table)["ready"].label == "Attack with a total of 5"
    assert offered(table)["voli:4"].hint.startswith("9 in all")


@rule("dino_twist/8.6")
def test_fury_is_part_of_the_total_of_its_species_alone() -> None:
    table = table_of(event="fury:voli", lise="voli:3 voli:4 carni:5 carni:6", celian="aqua:5")
    other = table.copy()

    play(table, lise="voli:3")
    play(other, lise="carni:5")

    assert offered(table)["ready"].label == "Attack with a total of 6"
    assert offered(other)["ready"].label == "Attack with a total of 5"


@rule("dino_twist/7.2")
def test_an_attack_on_a_weaker_dinosaur_than_ones_own_costs_nothing() -> None:
    """The mountain gains 9 - 4; on the cliff one may keep the 8."""
    table = revealed(
        lise="voli:10", celian="aqua:5", twist="mountain=9 cliff=2", island="mountain=4 cliff=8"
    )
    play(table, celian="sea")

    assert offered(table)["mountain"].hint == "10 against 9: +5 for your island"
    assert offered(table)["cliff"].hint == "10 against 2: +0, yours has 8"


@rule("dino_twist/4.6")
def test_the_cemetery_is_offered_for_the_only_card() -> None:
    hard = "beach=9 sea=9"
    one = table_of(lise="aqua:2", celian="voli:3", twist=hard)
    two = table_of(lise="aqua:2 aqua:3", celian="voli:3", twist=hard)

    assert offered(one)["cemetery"].label == "Put your only card into the cemetery instead"
    assert offered(two)["cemetery"].label == "Put two cards into the cemetery instead"


@rule("dino_twist/8.1")
def test_the_event_in_the_middle_is_told_with_french_spacing() -> None:
    table = table_of(event="carnage", lise="voli:3", celian="aqua:5")

    twist = next(area for area in seen(table, "fr").areas if area.id == "twist")

    assert twist.spots[4].label == "Île de Twist\N{NO-BREAK SPACE}: Carnage"


@rule("dino_twist/11.1", "dino_twist/7.1")
def test_a_ptit_rex_island_has_no_named_territories() -> None:
    for name, expected in (("lise", "on their island."), ("", "on the cliff of their island.")):
        table = revealed(lise="voli:5", ptit_rex=name)

        assert sentences(table, "en", lise="cliff") == [f"Lise settles a baby Voli {expected}"]


@rule("dino_twist/11.1")
def test_replacing_on_a_ptit_rex_island_names_no_territory_either() -> None:
    table = attacking("cliff", lise="voli:5", ptit_rex="lise", island="sea=carni:3")

    (sentence,) = sentences(table, "fr", lise="sea")

    assert sentence == "Lise installe un bébé Voli sur son île, à la place d’un Carni 3."


EVERYWHERE = f"{ALL_BUT_SEA} sea=6"


@rule("dino_twist/7.2", "dino_twist/8.9", "dino_twist/11.1", "dino_twist/11.3")
@pytest.mark.parametrize(
    ("event", "who", "lands", "asks", "answer", "tells"),
    [
        ("", "", EVERYWHERE, "7.2", "beach", "7.2"),
        ("", "", EVERYWHERE, "7.2", "decline", "7.2"),
        ("quake", "", ALL_BUT_SEA, "8.9", "sea", "8.9"),
        ("quake", "", ALL_BUT_SEA, "8.9", "beach", "8.9"),
        ("quake", "", EVERYWHERE, "8.9", "decline", "8.9"),
        ("", "lise", ALL_BUT_SEA, "11.1", "sea", "11.1"),
        ("", "lise", ALL_BUT_SEA, "11.1", "beach", "11.3"),
        ("quake", "lise", EVERYWHERE, "11.3", "decline", "11.3"),
    ],
)
def test_settling_cites_the_rule_that_is_in_force(
    event: str, who: str, lands: str, asks: str, answer: str, tells: str
) -> None:
    table = attacking(
        "beach", event=event, lise="aqua:5", celian="voli:9", ptit_rex=who, island=lands
    )

    ask = seen(table).ask
    (happened,) = [
        one
        for one in told(table, None, lise=answer)
        if isinstance(one, Settled | Replaced | Declined)
    ]

    assert ask is not None
    assert ask.rule == f"dino_twist/{asks}"
    assert happened.cites() == f"dino_twist/{tells}"


@rule("dino_twist/8.9", "dino_twist/11.3")
def test_a_refusal_to_give_up_cites_the_rule_that_is_in_force() -> None:
    quake = table_of(event="quake", lise="aqua:5", celian="voli:9", islands={"lise": ALL_BUT_SEA})
    free = table_of(lise="aqua:5", celian="voli:9", ptit_rex="lise", islands={"lise": ALL_BUT_SEA})
    for table in (quake, free):
        play(table, lise="aqua:5", celian="voli:9")
        play(table, lise="beach")

    assert refusal(quake, LISE, "decline").rule == "dino_twist/8.9"
    assert refusal(quake, LISE, "jungle").words == "why-not-settle-quake"
    assert refusal(free, LISE, "decline").rule == "dino_twist/11.3"


@rule("dino_twist/4.4", "dino_twist/7.2")
def test_a_card_in_hand_says_what_it_could_beat_and_what_that_would_bring() -> None:
    """The 9 on the mountain is worth five more than the 4 that lives there already."""
    table = table_of(
        lise="voli:10", celian="aqua:5", twist="mountain=9 cliff=2",
        islands={"lise": "mountain=4 cliff=8"},
    )  # fmt: skip

    hint = offered(table)["voli:10"].hint

    assert hint == "can attack the mountain (beats 9: +5) and the cliff (beats 2: +0)"


@rule("dino_twist/8.9", "dino_twist/11.1")
@pytest.mark.parametrize(
    ("event", "who", "gain"),
    [
        ("", "", "+0, yours has 10"),
        ("quake", "", "+5 for your island"),
        ("", "lise", "+9 for your island"),
    ],
)
def test_what_an_attack_brings_counts_every_land_it_may_settle_on(
    event: str, who: str, gain: str
) -> None:
    """A Voli of 9: the cliff holds a 10, the mountain a 4, all other lands are empty."""
    table = revealed(
        event=event, lise="voli:10", celian="aqua:9 aqua:8", ptit_rex=who, twist="cliff=9",
        island="mountain=4 cliff=10",
    )  # fmt: skip

    assert offered(table)["cliff"].hint == f"10 against 9: {gain}"


# -- the table --------------------------------------------------------------------------------


def area_of(scene: Scene, name: str) -> Area:
    return next(area for area in scene.areas if area.id == name)


@rule("dino_twist/1.2", "dino_twist/1.4")
def test_lands_and_cards_of_a_species_bear_its_sign() -> None:
    table = table_of(lise="voli:3 carni:4 herbi:5 aqua:6", celian="aqua:5")
    scene = seen(table)

    lands = {spot.id: spot.sign for spot in area_of(scene, "twist").spots}
    cards = {piece.look.number: piece.look.sign for piece in scene.pieces if piece.area == "hand0"}

    assert cards == {"3": "sign_voli", "4": "sign_carni", "5": "sign_herbi", "6": "sign_aqua"}
    assert lands["mountain"] == lands["cliff"] == "sign_voli"
    assert lands["jungle"] == lands["desert"] == "sign_carni"
    assert lands["river"] == lands["hill"] == "sign_herbi"
    assert lands["beach"] == lands["sea"] == "sign_aqua"


@rule("dino_twist/2.1", "dino_twist/10.1")
def test_the_big_rock_comes_nearer_with_every_event() -> None:
    sizes: list[float] = []
    for left in (10, 5, 1, 0):
        table = table_of(lise="voli:3", celian="aqua:5", events_left=left)
        (rock,) = area_of(seen(table), "rock").spots
        sizes.append(rock.outline[2] - rock.outline[0])

    assert sizes == sorted(sizes)
    assert len(set(sizes)) == len(sizes)


@rule("dino_twist/6.1")
def test_attacks_line_up_the_weakest_first() -> None:
    table = revealed(lise="voli:9", celian="aqua:5")

    line = [area for area in seen(table).areas if area.parent == "attacks"]

    assert [area.owner for area in line] == [1, LISE]
    assert [area.lines[0].text for area in line] == ["5", "9"]


@rule("dino_twist/4.1")
def test_who_still_chooses_and_who_is_ready_is_told_and_no_more() -> None:
    table = table_of(lise="voli:9", celian="aqua:5 aqua:6")
    before = area_of(seen(table), "prepared1").empty

    play(table, celian="aqua:5")
    play(table, celian="ready")
    scene = seen(table)

    assert before == "chooses …"
    assert area_of(scene, "prepared1").empty == "ready"
    assert [piece.look.down for piece in scene.pieces if piece.area == "prepared1"] == [True]

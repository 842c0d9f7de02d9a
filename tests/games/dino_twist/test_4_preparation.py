"""Chapter 4: preparation."""

from tests.games.dino_twist.tables import *
from tests.support import rule

from pangaea.core.game import SeatView
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.core.words import words_for
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.events import Prepared
from pangaea.testing.answers import choices

# -- examples --------------------------------------------------------------------------------


@rule("dino_twist/4.2")
def test_lise_makes_a_duo_of_twelve_from_four_and_eight() -> None:
    table = revealed(lise="carni:4 carni:8", celian="herbi:2", twist="jungle=10")

    assert table.power[LISE] == 12
    assert prepared_by(table, LISE) == counted("carni:4 carni:8")


# -- secret and at once ----------------------------------------------------------------------


@rule("dino_twist/4.1")
def test_seats_may_prepare_in_any_order() -> None:
    one = table_of(lise="voli:3", celian="aqua:5", marilys="herbi:7")
    other = one.copy()

    play(one, lise="voli:3", celian="aqua:5", marilys="herbi:7")
    play(other, marilys="herbi:7", celian="aqua:5", lise="voli:3")

    assert one.plain() == other.plain()


@rule("dino_twist/4.1")
def test_nothing_shows_until_the_last_has_chosen() -> None:
    """Whatever Célian prepares, and however far he is, Lise and a spectator see the same."""
    start = table_of(lise="voli:3 voli:4", celian="aqua:5 aqua:6 carni:7", marilys="herbi:2")
    undecided, halfway = start.copy(), start.copy()
    play(halfway, celian="aqua:5")
    alone, duo, other = halfway.copy(), halfway.copy(), start.copy()
    play(alone, celian="ready")
    play(duo, celian="aqua:6")
    play(other, celian="carni:7")

    for viewer in (LISE, MARILYS, NOBODY):
        assert undecided.veiled(viewer).plain() == halfway.veiled(viewer).plain()
        seen = [table.veiled(viewer).plain() for table in (alone, duo, other)]
        assert seen[0] == seen[1] == seen[2]
    assert prepared_by(duo.veiled(CELIAN), CELIAN) == counted("aqua:5 aqua:6")


@rule("dino_twist/4.1")
def test_the_scene_shows_one_card_face_down_whatever_was_prepared() -> None:
    table = table_of(lise="voli:3", celian="aqua:5 aqua:6", marilys="herbi:2")
    play(table, celian="aqua:5 aqua:6")
    view = SeatView(LISE, words_for("dino_twist", "en"), ("Lise", "Célian", "Marilys"))

    scene = GAME.scene(table.veiled(LISE), view)

    before = {
        area: [p for p in scene.pieces if p.area == area] for area in ("prepared1", "prepared2")
    }
    assert [piece.look.down for piece in before["prepared1"]] == [True]
    assert before["prepared2"] == []
    assert scene.players[CELIAN].facts[2].value == "2/7"


@rule("dino_twist/4.1")
def test_only_its_owner_hears_which_card_was_prepared() -> None:
    table = table_of(lise="voli:3", celian="aqua:5 aqua:6")

    happened = told(table, celian="aqua:5 aqua:6")

    assert [type(event) for event in happened] == [Prepared, Prepared]
    assert all(event.known_to == 1 << CELIAN for event in happened)


# -- what may be prepared --------------------------------------------------------------------


@rule("dino_twist/4.2")
def test_a_duo_must_be_of_one_species() -> None:
    table = table_of(lise="carni:4 carni:8 aqua:5", celian="herbi:2")

    play(table, lise="carni:4")

    assert choices(table, LISE) == {"carni:8", "ready"}
    assert refusal(table, LISE, "aqua:5").rule == "dino_twist/4.2"


@rule("dino_twist/4.2")
def test_two_equal_cards_are_a_duo() -> None:
    table = table_of(lise="carni:4*2", celian="herbi:2")

    play(table, lise="carni:4 carni:4", celian="herbi:2")

    assert table.power[LISE] == 8


@rule("dino_twist/4.1")
def test_a_single_card_with_no_partner_is_confirmed_all_the_same() -> None:
    """How many answers somebody gives must not tell what is left in the hand."""
    partner = table_of(lise="carni:4 carni:5", celian="herbi:2")
    none = table_of(lise="carni:4 aqua:5", celian="herbi:2")

    for table in (partner, none):
        table.answer(LISE, kind_named(table.setup, "carni:4"), Dice(1))

    assert choices(partner, LISE) == {"carni:5", "ready"}
    assert choices(none, LISE) == {"ready"}
    assert partner.asked() == none.asked() == [LISE, CELIAN]


@rule("dino_twist/4.1", "dino_twist/4.2")
def test_three_cards_are_too_many() -> None:
    table = table_of(lise="carni:4 carni:5 carni:6", celian="herbi:2")

    play(table, lise="carni:4 carni:5")

    assert table.asked() == [CELIAN]


@rule("dino_twist/4.3")
def test_it_must_be_strictly_stronger_than_something_there() -> None:
    table = table_of(lise="carni:5 carni:6 aqua:7", celian="herbi:2", twist="jungle=6 desert=9")

    assert choices(table, LISE) == {"carni:5", "carni:6", "aqua:7"}
    play(table, lise="carni:6")
    assert choices(table, LISE) == {"carni:5"}, "six against six is no attack"
    assert refusal(table, LISE, "ready").rule == "dino_twist/4.3"


@rule("dino_twist/4.3")
def test_a_card_that_beats_nothing_even_with_its_best_partner_stays_in_the_hand() -> None:
    table = table_of(lise="carni:2 carni:3 aqua:7", celian="herbi:2", twist="jungle=5 desert=9")

    assert choices(table, LISE) == {"aqua:7"}
    assert refusal(table, LISE, "carni:3").rule == "dino_twist/4.3"
    assert refusal(table, LISE, "herbi:2").rule == "dino_twist/2.3"


@rule("dino_twist/4.3")
def test_a_partner_must_make_it_strong_enough() -> None:
    table = table_of(lise="carni:2 carni:3 carni:6", celian="herbi:2", twist="jungle=8 desert=8")

    play(table, lise="carni:3")

    assert choices(table, LISE) == {"carni:6"}
    assert refusal(table, LISE, "carni:2").rule == "dino_twist/4.3"


@rule("dino_twist/4.4")
def test_the_target_is_chosen_when_attacking() -> None:
    table = table_of(lise="voli:3 aqua:2", celian="voli:5")

    play(table, lise="voli:3", celian="voli:5")
    play(table, lise="cliff")

    assert choices(table, CELIAN) == {"mountain", "cliff"}

"""Chapter 4: preparation."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from tests.games.dino_twist.tables import (
    CELIAN,
    LISE,
    MARILYS,
    asked_what,
    choices,
    counted,
    hand_of,
    play,
    prepared_by,
    refusal,
    table_of,
    told,
)
from tests.support import rule

from pangaea.core.game import SeatView
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.core.words import words_for
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.events import Prepared
from pangaea.games.dino_twist.names import ALONE, SUPPORT_EVENT, THREE
from pangaea.games.dino_twist.play import DinoTwist

FULL = "mountain=voli:9 cliff=voli:9 jungle=carni:9 desert=carni:9 river=herbi:9 hill=herbi:9 "
FULL += "beach=aqua:9 sea=aqua:9"


# -- examples --------------------------------------------------------------------------------


@rule("dino_twist/4.2")
def test_lise_makes_a_duo_of_twelve_from_four_and_eight() -> None:
    table = table_of(lise="carni:4 carni:8", celian="herbi:2", twist="jungle=carni:10")

    play(table, lise="carni:4 carni:8", celian="herbi:2")

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
    assert scene.players[CELIAN].facts[3].value == "2/7"


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
def test_a_single_card_with_no_partner_needs_no_second_answer() -> None:
    table = table_of(lise="carni:4 aqua:5", celian="herbi:2")

    play(table, lise="carni:4")

    assert table.asked() == [CELIAN]


@rule("dino_twist/4.1", "dino_twist/4.2")
def test_three_cards_are_too_many() -> None:
    table = table_of(lise="carni:4 carni:5 carni:6", celian="herbi:2")

    play(table, lise="carni:4 carni:5")

    assert table.asked() == [CELIAN]


@rule("dino_twist/4.3")
def test_it_must_be_strictly_stronger_than_something_there() -> None:
    table = table_of(
        lise="carni:5 carni:6 aqua:7", celian="herbi:2", twist="jungle=carni:6 desert=carni:9"
    )

    assert choices(table, LISE) == {"carni:5", "carni:6", "aqua:7"}
    play(table, lise="carni:6")
    assert choices(table, LISE) == {"carni:5"}, "six against six is no attack"
    assert refusal(table, LISE, "ready").rule == "dino_twist/4.3"


@rule("dino_twist/4.3")
def test_a_card_that_beats_nothing_even_with_its_best_partner_stays_in_the_hand() -> None:
    table = table_of(
        lise="carni:2 carni:3 aqua:7", celian="herbi:2", twist="jungle=carni:5 desert=carni:9"
    )

    assert choices(table, LISE) == {"aqua:7"}
    assert refusal(table, LISE, "carni:3").rule == "dino_twist/4.3"
    assert refusal(table, LISE, "herbi:2").rule == "dino_twist/2.3"


@rule("dino_twist/4.3")
def test_a_partner_must_make_it_strong_enough() -> None:
    table = table_of(
        lise="carni:2 carni:3 carni:6", celian="herbi:2", twist="jungle=carni:8 desert=carni:8"
    )

    play(table, lise="carni:3")

    assert choices(table, LISE) == {"carni:6"}
    assert refusal(table, LISE, "carni:2").rule == "dino_twist/4.3"


@rule("dino_twist/4.4")
def test_the_target_is_chosen_when_attacking() -> None:
    table = table_of(lise="voli:3 aqua:2", celian="voli:5")

    play(table, lise="voli:3", celian="voli:5")
    play(table, lise="cliff")

    assert choices(table, CELIAN) == {"mountain", "cliff"}


# -- the cemetery ----------------------------------------------------------------------------


@rule("dino_twist/4.5")
def test_the_cemetery_is_open_only_if_nothing_stronger_can_be_won() -> None:
    table = table_of(
        lise="voli:3 voli:8", celian="aqua:5 aqua:2", islands={"celian": "beach=aqua:3 sea=aqua:6"}
    )

    assert "cemetery" not in choices(table, LISE), "any dinosaur is welcome on an empty land"
    assert refusal(table, LISE, "cemetery").rule == "dino_twist/4.5"
    assert "cemetery" in choices(table, CELIAN), "babies are weaker than what he has"


@rule("dino_twist/4.5")
def test_who_may_use_the_cemetery_may_attack_all_the_same() -> None:
    table = table_of(lise="voli:3", celian="aqua:5 aqua:2", islands={"celian": FULL})

    assert choices(table, CELIAN) == {"aqua:5", "aqua:2", "cemetery"}


@rule("dino_twist/4.5")
def test_each_land_is_compared_with_its_own_territory() -> None:
    """An Aqua of 5 on the beach would beat the 3 on Célian's sea, but it belongs on his beach."""
    table = table_of(
        lise="voli:3", celian="aqua:6 aqua:3", twist="beach=aqua:5 sea=baby:aqua",
        islands={"celian": "beach=aqua:7 sea=aqua:3"},
    )  # fmt: skip

    assert "cemetery" in choices(table, CELIAN)


@rule("dino_twist/4.5")
def test_a_duo_that_would_win_something_stronger_closes_the_cemetery() -> None:
    table = table_of(
        lise="voli:3", celian="aqua:6 aqua:4", twist="beach=aqua:9 sea=aqua:9",
        islands={"celian": "beach=aqua:8 sea=aqua:10"},
    )  # fmt: skip

    assert "cemetery" not in choices(table, CELIAN)


@rule("dino_twist/4.6")
def test_exactly_two_cards_are_buried_face_down() -> None:
    table = table_of(
        lise="voli:3", celian="aqua:5 aqua:2 aqua:3", marilys="carni:3", islands={"celian": FULL}
    )

    play(table, celian="cemetery aqua:2")
    assert asked_what(table, CELIAN) == "bury"
    play(table, celian="aqua:3", lise="voli:3", marilys="carni:3")

    assert table.graves[CELIAN] == 2
    own, others = table.veiled(CELIAN), table.veiled(LISE)
    assert sum(own.buried) == 2
    assert sum(others.buried) == 0
    assert others.graves[CELIAN] == 2


@rule("dino_twist/4.6")
def test_who_holds_a_single_card_buries_it() -> None:
    table = table_of(lise="voli:3", celian="aqua:2", twist="beach=aqua:9 sea=aqua:9")

    assert choices(table, CELIAN) == {"cemetery"}
    play(table, celian="cemetery aqua:2", lise="voli:3")

    assert table.graves[CELIAN] == 1


@rule("dino_twist/4.7")
def test_who_can_attack_nothing_can_always_use_the_cemetery() -> None:
    table = table_of(
        lise="voli:3", celian="aqua:2 aqua:3 carni:2",
        twist="beach=aqua:9 sea=aqua:9 jungle=carni:9 desert=carni:9",
    )  # fmt: skip

    assert choices(table, CELIAN) == {"cemetery"}


@rule("dino_twist/4.7")
def test_who_holds_no_card_sits_the_turn_out() -> None:
    table = table_of(lise="voli:3", celian="", marilys="aqua:4")

    assert table.asked() == [LISE, MARILYS]
    play(table, lise="voli:3", marilys="aqua:4")
    assert table.power[CELIAN] == 0


# -- the fast rule against the plain one -----------------------------------------------------


def attacks(table: DinoTwist, seat: int) -> set[tuple[int, ...]]:
    """List all attacks of a hand by trying every set of cards."""
    setup, kinds = table.setup, int(table.setup.kinds)
    hand = [k for k in range(kinds) for _ in range(int(table.hands[seat * kinds + k]))]
    most = {THREE: 3, ALONE: 1}.get(int(table.happening()), 2)
    found = set()
    for size in range(1, most + 1):
        for cards in combinations(hand, size):
            species = {int(setup.species[card]) for card in cards} - {4}
            if len(species) > 1 and table.happening() != SUPPORT_EVENT:
                continue
            total = sum(int(setup.strength[card]) for card in cards)
            if any(wins(table, one, total) for one in species or range(4)):
                found.add(tuple(sorted(cards)))
    return found


def wins(table: DinoTwist, species: int, total: int) -> bool:
    """Tell whether an attack of a species beats a dinosaur on one of its two lands."""
    lands = [land for land in (2 * species, 2 * species + 1) if table.open_lands() >> land & 1]
    power = table.raised(species, total)
    return any(table.setup.strength[table.twist[land]] < power for land in lands)


@rule("dino_twist/4.3", "dino_twist/8.11", "dino_twist/8.3")
@given(seed=st.integers(0, 10_000), jokers=st.booleans(), answers=st.integers(0, 150))
def test_the_cards_offered_are_those_of_some_attack(seed: int, jokers: bool, answers: int) -> None:
    luck = Dice(seed)
    table = GAME.start(GAME.setup(2 + seed % 5, {"bankiiizaurus": jokers}), luck)
    assert isinstance(table, DinoTwist)
    for _ in range(answers):
        if table.first_asked() == NOBODY:
            return
        table.answer(table.first_asked(), table.random_option(table.first_asked(), luck), luck)
    kinds = int(table.setup.kinds)
    for seat in table.asked():
        if asked_what(table, seat) == "prepare":
            first = {card for cards in attacks(table, seat) for card in cards}
            assert {option for option in table.options(seat) if option < kinds} == first
            assert first or kinds in table.options(seat)
            assert hand_of(table, seat).total() == table.held[seat]

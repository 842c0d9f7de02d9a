"""The picture: a ring of paths, one's own path large, and what may be chosen."""

import pytest
from tests.games.eras.tables import ANN, BEN, CY, begin, keep_in_deck, play, table_of
from tests.support import rule

from pangaea.core.game import SeatView
from pangaea.core.luck import Dice
from pangaea.core.scene import Area, Scene
from pangaea.core.words import words_for
from pangaea.games.eras import GAME
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.scene.places import FLAT_HEIGHT, SIZE

NAMES = ("Ann", "Ben", "Cy", "Di", "Eve", "Flo")
LONG = "1-5 2-6 3-6 4-6 5-4 8-4"


def seen(table: Table, seat: int | None, language: str = "en") -> Scene:
    view = SeatView(seat, words_for("eras", language), NAMES[: int(table.seats)])
    return GAME.scene(table.veiled(-1 if seat is None else seat), view)


def area(scene: Scene, name: str) -> Area:
    return next(area for area in scene.areas if area.id == name)


def lit(scene: Scene) -> set[str]:
    assert scene.ask is not None
    return {choice.spot for choice in scene.ask.choices if choice.spot}


def middle(scene: Scene, spot: str, name: str = "ring") -> tuple[float, float]:
    found = next(s for s in area(scene, name).spots if s.id == spot)
    return found.x, found.y


def test_the_ring_shows_every_sector_and_each_path_lies_flat_beside_its_player() -> None:
    scene = seen(table_of(ann=LONG, ben="", cy=""), ANN)

    spots = {spot.id for spot in area(scene, "ring").spots}
    assert {"s0-0", "s1-1", "s2-2", "u1-0", "u3-0", "u5-0", "home"} <= spots
    assert [area(scene, f"path{seat}").owner for seat in (ANN, BEN, CY)] == [ANN, BEN, CY]


def test_two_players_have_two_paths_each() -> None:
    scene = seen(table_of(ann="", ben="", ann2="", ben2="", two=True), BEN)

    owners = [area(scene, f"path{animal}").owner for animal in range(4)]
    assert owners == [ANN, BEN, ANN, BEN]


def test_everything_lies_within_its_area() -> None:
    scene = seen(table_of(ann=LONG, ben="1-1", cy="2-3"), ANN)

    for spot in area(scene, "ring").spots:
        assert all(0 <= number <= SIZE for number in spot.outline)
    for name in ("path0", "path1"):
        for spot in area(scene, name).spots:
            assert all(0 <= x <= area(scene, name).width for x in spot.outline[0::2])
            assert all(0 <= y <= FLAT_HEIGHT for y in spot.outline[1::2])


def test_one_s_own_sector_is_at_the_bottom_and_the_path_grows_away_from_the_middle() -> None:
    table = table_of(ann="1-5 2-6", ben="3-6 4-6", cy="")

    for seat, first, last in ((ANN, "s0-5", "s0-11"), (BEN, "s1-17", "s1-23")):
        scene = seen(table, seat)
        (x0, y0), (x1, y1) = middle(scene, first), middle(scene, last)
        assert x0 == pytest.approx(SIZE / 2, abs=1)
        assert x1 == pytest.approx(SIZE / 2, abs=1)
        assert SIZE / 2 < y0 < y1


def test_a_strip_beside_each_card_names_its_era() -> None:
    scene = seen(table_of(ann="1-5 5-4", ben="", cy=""), ANN)
    strips = [spot for spot in area(scene, "ring").spots if spot.id.startswith("e0-")]

    assert [(spot.id, spot.text, spot.colour) for spot in strips] == [
        ("e0-0", "1", "purple"), ("e0-4", "5", "sky"),
    ]  # fmt: skip
    assert all(overlapping(scene, strip.id) == [] for strip in strips)


def overlapping(scene: Scene, name: str) -> list[str]:
    """Name the spots of the ring whose middle lies within a spot; one's own path lies straight."""
    outline = next(spot.outline for spot in area(scene, "ring").spots if spot.id == name)
    (left, right), (top, bottom) = ((min(row), max(row)) for row in (outline[0::2], outline[1::2]))
    return [
        spot.id
        for spot in area(scene, "ring").spots
        if spot.id != name and left <= spot.x <= right and top <= spot.y <= bottom
    ]


def test_a_path_laid_flat_always_has_room_for_six_cards() -> None:
    for path, cards in (("", 0), ("1-5 2-6", 2), (LONG, 6)):
        flat = area(seen(table_of(ann=path, ben="", cy=""), ANN), "path0")
        spots = flat.spots
        strips = [spot for spot in spots if spot.id.startswith("e0-")]
        free = [spot for spot in spots if not spot.colour]

        assert (len(strips), len(strips) + len(free)) == (cards, 6)
        assert max(max(spot.outline[0::2]) for spot in spots) > flat.width * 0.98


def test_left_is_left_when_looking_outward() -> None:
    """At the bottom one looks down the page, so left is at the right; flat, left is on top."""
    scene = seen(table_of(ann="", ben="", cy=""), ANN)

    assert middle(scene, "s0-0")[0] > middle(scene, "s0-2")[0]
    assert middle(scene, "s0-0", "path0")[1] < middle(scene, "s0-2", "path0")[1]


def test_a_player_s_facts_say_where_the_piece_is() -> None:
    scene = seen(table_of(ann="1-5 2-6 @2R", ben="", cy=""), ANN)
    places = [
        fact.value for player in scene.players for fact in player.facts if fact.label == "Piece"
    ]

    assert places == ["on card 2", "in the sector", "in the sector"]


def test_every_space_in_reach_lights_up() -> None:
    scene = seen(table_of(ann="1-5 2-6", ben="", cy=""), ANN)

    assert lit(scene) == {"s0-0", "s0-2", "s0-5"}
    assert scene.ask is not None
    assert any(refusal.spot == "s0-11" for refusal in scene.ask.refusals)


def test_a_swamp_has_two_spots() -> None:
    spots = {spot.id for spot in area(seen(table_of(ann="1-5", ben="", cy=""), ANN), "ring").spots}

    assert {"s0-3", "s0-4", "s0-5", "s0-7", "s0-8"} <= spots
    assert "s0-6" not in spots, "the centre is a rock"


def tip_of(table: Table, spot: str, language: str = "en") -> str:
    """What the board says of a space."""
    ring = area(seen(table, ANN, language), "ring")
    return next(one.tip for one in ring.spots if one.id == spot)


@rule("eras/7.3")
def test_a_swamp_says_that_its_halves_are_one_step_apart() -> None:
    table = table_of(ann="1-5", ben="", cy="")

    assert "from one half to the other is one step" in tip_of(table, "s0-3")
    assert "d’une moitié à l’autre prend un pas" in tip_of(table, "s0-3", "fr")


@rule("eras/7.7")
@pytest.mark.parametrize(
    ("access", "sea", "ravine"),
    [
        ("forbids", "Closed to a piece whose path has fish.", "Fermé à une pièce dont le chemin a"),
        ("allows", "Open only to a piece whose path has fish.", "Ouvert seulement à une pièce"),
    ],
)
def test_seas_and_ravines_say_how_this_table_reads_their_rule(
    access: str, sea: str, ravine: str
) -> None:
    """A rising sea in the centre of the first card, a ravine on the left of the second."""
    table = table_of(ann="1-6 3-6", ben="", cy="", variants={"access": access})

    assert tip_of(table, "s0-5").startswith(sea)
    assert tip_of(table, "s0-15", "fr").startswith(ravine)


@rule("eras/1.3")
@pytest.mark.parametrize(
    ("language", "spaces"),
    [
        ("en", [("left", "rock in an earthquake zone"), ("centre", "swamp"), ("right", "rock")]),
        (
            "fr",
            [
                ("gauche", "rocher en zone de tremblement de terre"),
                ("centre", "marais"),
                ("droite", "rocher"),
            ],
        ),
    ],
)
def test_a_card_shows_its_spaces_as_pictures_and_in_whole_words(
    language: str, spaces: list[tuple[str, str]]
) -> None:
    """No letter that means something in one language only."""
    scene = seen(table_of(ann="", ben="", cy="", revealed="1-4"), ANN, language)
    (card,) = [piece for piece in scene.pieces if piece.area == "revealed"]

    assert [(value.label, value.text) for value in card.look.values] == spaces
    assert [value.icon for value in card.look.values] == ["quake", "swamp", "rock"]


def test_paths_light_up_for_a_card() -> None:
    scene = seen(table_of(ann="3-4", ben="", cy="", revealed="3-6"), ANN)

    assert lit(scene) == {"e0-2", "n1", "n2"}


def test_the_gap_between_two_cards_lights_up_for_a_card_that_belongs_there() -> None:
    """Fish go between algae and birds, below the reptiles, and nowhere into a complete path."""
    table = table_of(ann="2-6 5-4", ben="4-6", cy="1-5 2-5 4-5 5-3 6-5 8-4", revealed="3-6")
    scene = seen(table, ANN)

    assert lit(scene) == {"i0", "i1"}
    assert middle(scene, "s0-11")[1] < middle(scene, "i0")[1] < middle(scene, "s0-29")[1]
    assert not any(spot.id == "i0" for spot in area(seen(table, BEN), "ring").spots)


def test_a_card_that_would_draw_a_piece_back_says_so() -> None:
    scene = seen(table_of(ann="", ben="5-4 @5L", cy="", revealed="3-6"), ANN)
    assert scene.ask is not None

    hints = {choice.option: choice.hint for choice in scene.ask.choices}

    assert "Ben" in hints[2]
    assert not hints[1]


def test_predictions_stay_closed_until_all_are_made() -> None:
    table = begin(table_of(ann="", ben="", cy=""), "3-1")
    table.answer(BEN, 7, Dice(1))

    for viewer in (ANN, CY, None):
        fists = [piece for piece in seen(table, viewer).pieces if piece.area == "fists"]
        assert all(piece.look.down for piece in fists)
    own = [piece for piece in seen(table, BEN).pieces if piece.area == "fists"]
    assert [piece.look.number for piece in own if not piece.look.down] == ["7"]


def test_opened_predictions_are_shown_to_all() -> None:
    table = begin(table_of(ann="", ben="", cy=""), "3-1")
    play(table, "predict 3", "predict 5", "predict 9", drawn="6-5")

    numbers = [piece.look.number for piece in seen(table, None).pieces if piece.area == "fists"]

    assert numbers == ["3", "5", "9"]


def test_the_forecast_counts_what_the_deck_still_holds() -> None:
    table = begin(table_of(ann="1-5 8-4", ben="", cy="", discard="eruption 1-6"), "3-1")
    scene = seen(table, ANN)

    texts = [spot.text for spot in area(scene, "forecast").spots]

    assert texts == [
        "1 · 4", "2 · 6", "3 · 5", "4 · 6", "5 · 5", "6 · 5", "7 · 4", "8 · 3", "9 · 7", "10 · 6",
    ]  # fmt: skip
    assert lit(scene) == {f"f{number}" for number in range(1, 11)}


@rule("eras/11.1", "eras/11.2")
@pytest.mark.parametrize(("fast", "thunderbolts"), [(False, 2), (True, 1)])
def test_the_forecast_of_an_empty_deck_counts_the_discard_pile(
    fast: bool, thunderbolts: int
) -> None:
    """The action card on top will leave the game, and with the option the second one too."""
    pile = "1-5 8-4 eruption 8-3 thunderbolt thunderbolt eruption"
    table = table_of(ann="", ben="", cy="", discard=pile, variants={"fast": fast})
    begin(table, "3-1")
    keep_in_deck(table, [])
    forecast = area(seen(table, ANN), "forecast")

    counts = [int(spot.text.split()[-1]) for spot in forecast.spots]

    assert counts == [1, 0, 0, 0, 0, 0, 0, 2, 1, thunderbolts]
    play(table, "predict 8", "predict 0", "predict 0", drawn="0")
    assert int(table.deck).bit_count() + table.deck_eruptions + table.deck_thunder == (
        sum(counts) - 1
    )


def test_the_next_thunderbolt_is_known_once_all_have_been_seen() -> None:
    names = "tremor fault ash_fall caldera gusts storm_eye unrest lightning"
    every = f"{names} water_hole water_hole water_hole water_hole"

    few = area(seen(table_of(ann="", ben="", cy="", bolts="tremor"), ANN), "bolts")
    known = area(seen(table_of(ann="", ben="", cy="", bolts=every), ANN), "bolts")

    assert "Tremor" not in few.tip
    assert "Tremor" in known.tip


def test_only_pieces_that_may_be_sent_back_light_up() -> None:
    table = begin(table_of(ann="", ben="2-3 @2C", cy="2-6 @2R"), "eruption")
    scene = seen(table, ANN)
    assert scene.ask is not None

    pieces = {piece.id: piece for piece in scene.pieces}
    targets = [pieces[choice.piece].owner for choice in scene.ask.choices if choice.piece]

    assert targets == [BEN]
    assert any(refusal.rule == "eras/9.2" for refusal in scene.ask.refusals)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_spectator_is_asked_nothing_and_sees_the_ring(language: str) -> None:
    scene = seen(table_of(ann="", ben="", cy=""), None, language)

    assert scene.ask is None
    assert area(scene, "ring").featured

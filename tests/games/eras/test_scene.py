"""The picture: a ring of paths, one's own path large, and what may be chosen."""

import pytest
from tests.games.eras.tables import ANN, BEN, CY, begin, keep_in_deck, play, table_of
from tests.support import rule

from pangaea.core.game import SeatView
from pangaea.core.luck import Dice
from pangaea.core.scene import Area, Scene, Spot
from pangaea.core.words import words_for
from pangaea.games.eras import GAME
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.scene.places import HEIGHT, SIZE, WIDTH

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


def middle(scene: Scene, spot: str, name: str) -> tuple[float, float]:
    found = next(s for s in area(scene, name).spots if s.id == spot)
    return found.x, found.y


def paths(scene: Scene) -> list[Area]:
    return [area for area in scene.areas if area.id.startswith("path")]


def test_the_paths_of_the_others_lie_on_the_board_and_one_s_own_in_front_of_one() -> None:
    """Clockwise from whoever looks, and no path twice."""
    scene = seen(table_of(ann=LONG, ben="", cy=""), BEN)

    assert [(area.id, area.owner, area.parent) for area in paths(scene)] == [
        ("path1-0", BEN, ""), ("path2-0", CY, "board"), ("path0-0", ANN, "board"),
    ]  # fmt: skip
    names = [spot.id for area in paths(scene) for spot in area.spots]
    assert len(names) == len(set(names))


def test_a_spectator_finds_every_path_on_the_board() -> None:
    scene = seen(table_of(ann=LONG, ben="", cy=""), None)

    assert [area.parent for area in paths(scene)] == ["board"] * 3
    assert area(scene, "ring").place == "centre"


def test_two_players_have_two_paths_each() -> None:
    scene = seen(table_of(ann="", ben="", ann2="", ben2="", two=True), BEN)

    assert {area.id: area.owner for area in paths(scene)} == {
        "path0-1": ANN, "path1-1": BEN, "path0-2": ANN, "path1-2": BEN,
    }  # fmt: skip
    assert {area.owner: area.parent for area in paths(scene)} == {ANN: "board", BEN: "own-paths"}
    assert area(scene, "own-paths").owner == BEN


def test_every_animal_has_a_shape_of_its_own() -> None:
    """Nobody is told by colour alone, two animals of one player neither."""
    for table in (
        table_of(ann="", ben="", cy=""),
        table_of(ann="", ben="", ann2="", ben2="", two=True),
    ):
        figures = [one.look for one in seen(table, ANN).pieces if one.area.startswith("path")]

        assert len({look.icon for look in figures}) == len(figures) == table.setup.animals


@rule("eras/1.6", "eras/2.1")
def test_the_board_shows_the_sectors_in_their_order_and_the_cone_at_home() -> None:
    scene = seen(table_of(ann="", ben="", cy=""), BEN)
    board = area(scene, "ring")

    assert [spot.id for spot in board.spots] == ["home", "u0", "u1", "u2", "u3", "u4", "u5"]
    assert [spot.icon for spot in board.spots[1:]] == ["animal0", "", "animal1", "", "animal2", ""]
    lowest = max(board.spots[1:], key=lambda spot: spot.y)
    assert lowest.icon == "animal1", "one's own sector is at the bottom"
    assert [piece.spot for piece in scene.pieces if piece.area == "ring"] == ["home"]


def test_everything_lies_within_its_area() -> None:
    scene = seen(table_of(ann=LONG, ben="1-1", cy="2-3"), ANN)

    for spot in area(scene, "ring").spots:
        assert all(0 <= number <= SIZE for number in spot.outline)
    for path in paths(scene):
        assert (path.width, path.height) == (WIDTH, HEIGHT)
        for spot in path.spots:
            assert all(0 <= x <= WIDTH for x in spot.outline[0::2])
            assert all(0 <= y <= HEIGHT for y in spot.outline[1::2])


def test_a_path_grows_to_the_right_and_left_is_left_when_looking_outward() -> None:
    for seat in (ANN, BEN):
        scene = seen(table_of(ann="1-5 2-6", ben="", cy=""), seat)
        first, last = (middle(scene, spot, "path0-0") for spot in ("s0-0-5", "s0-0-11"))
        lanes = [middle(scene, f"s0-0-{lane}", "path0-0")[1] for lane in range(3)]

        assert first[0] < last[0]
        assert lanes == sorted(lanes), "left is on top"


def test_a_spine_beside_each_card_names_its_era() -> None:
    path = area(seen(table_of(ann="1-5 5-4", ben="", cy=""), ANN), "path0-0")
    spines = [spot for spot in path.spots if spot.id.startswith("e0-0-")]

    assert [(spot.id, spot.text, spot.colour, spot.icon) for spot in spines] == [
        ("e0-0-0", "1", "purple", "era1"), ("e0-0-4", "5", "sky", "era5"),
    ]  # fmt: skip
    assert all(overlapping(path, spine) == [] for spine in spines)


def overlapping(path: Area, spine: Spot) -> list[str]:
    """Name the spots of a path whose middle lies within a spot."""
    rows = spine.outline[0::2], spine.outline[1::2]
    (left, right), (top, bottom) = ((min(row), max(row)) for row in rows)
    return [
        spot.id
        for spot in path.spots
        if spot != spine and left <= spot.x <= right and top <= spot.y <= bottom
    ]


@rule("eras/1.2", "eras/1.3")
def test_the_land_of_each_card_shows_its_era_and_each_space_what_it_is() -> None:
    """Fish: a swamp on the left, then a rock, and one in an earthquake zone."""
    path = area(seen(table_of(ann="3-4", ben="", cy=""), ANN), "path0-0")

    assert [picture.name for picture in path.pictures] == ["scene3"]
    spaces = {spot.id: spot.picture for spot in path.spots if spot.picture != "start-rock"}
    assert {name: spaces[name] for name in sorted(spaces) if spaces[name]} == {
        "s0-0-15": "on-swamp", "s0-0-16": "on-swamp", "s0-0-17": "on-rock", "s0-0-19": "on-quake",
    }  # fmt: skip


def test_a_path_always_has_room_for_six_cards() -> None:
    for path, cards in (("", 0), ("1-5 2-6", 2), (LONG, 6)):
        flat = area(seen(table_of(ann=path, ben="", cy=""), ANN), "path0-0")
        spines = [spot for spot in flat.spots if spot.id.startswith("e0-0-")]
        free = [spot for spot in flat.spots if not spot.colour and not spot.picture]

        assert (len(spines), len(spines) + len(free)) == (cards, 6)
        assert max(max(spot.outline[0::2]) for spot in flat.spots) == WIDTH


def test_a_player_s_facts_say_where_the_piece_is() -> None:
    scene = seen(table_of(ann="1-5 2-6 @2R", ben="", cy=""), ANN)
    places = [
        fact.value for player in scene.players for fact in player.facts if fact.label == "Piece"
    ]

    assert places == ["card 2, Algae", "in the sector", "in the sector"]


def test_every_space_in_reach_lights_up() -> None:
    scene = seen(table_of(ann="1-5 2-6", ben="", cy=""), ANN)

    assert lit(scene) == {"s0-0-0", "s0-0-2", "s0-0-5"}
    assert scene.ask is not None
    assert any(refusal.spot == "s0-0-11" for refusal in scene.ask.refusals)


def test_a_swamp_has_two_spots() -> None:
    path = area(seen(table_of(ann="1-5", ben="", cy=""), ANN), "path0-0")
    spots = {spot.id for spot in path.spots}

    assert {"s0-0-3", "s0-0-4", "s0-0-5", "s0-0-7", "s0-0-8"} <= spots
    assert "s0-0-6" not in spots, "the centre is a rock"


def tip_of(table: Table, spot: str, language: str = "en") -> str:
    """What the board says of a space."""
    path = area(seen(table, ANN, language), "path0-0")
    return next(one.tip for one in path.spots if one.id == spot)


@rule("eras/7.3")
def test_a_swamp_says_that_its_halves_are_one_step_apart() -> None:
    table = table_of(ann="1-5", ben="", cy="")

    assert "from one half to the other is one step" in tip_of(table, "s0-0-3")
    assert "d’une moitié à l’autre prend un pas" in tip_of(table, "s0-0-3", "fr")


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

    assert tip_of(table, "s0-0-5").startswith(sea)
    assert tip_of(table, "s0-0-15", "fr").startswith(ravine)


@rule("eras/1.3")
@pytest.mark.parametrize(
    ("language", "spaces"),
    [
        ("en", [("top", "rock (earthquake)"), ("centre", "swamp"), ("bottom", "rock")]),
        (
            "fr",
            [
                ("haut", "rocher (tremblement de terre)"),
                ("centre", "marais"),
                ("bas", "rocher"),
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
    assert [value.icon for value in card.look.values] == ["on-quake", "on-swamp", "on-rock"]


def test_paths_light_up_for_a_card() -> None:
    scene = seen(table_of(ann="3-4", ben="", cy="", revealed="3-6"), ANN)

    assert lit(scene) == {"e0-0-2", "n1-0", "n2-0"}


def test_the_gap_between_two_cards_lights_up_for_a_card_that_belongs_there() -> None:
    """Fish go between algae and birds, below the reptiles, and nowhere into a complete path."""
    table = table_of(ann="2-6 5-4", ben="4-6", cy="1-5 2-5 4-5 5-3 6-5 8-4", revealed="3-6")
    scene = seen(table, ANN)

    assert lit(scene) == {"i0-0", "i1-0"}
    gaps = [middle(scene, spot, "path0-0")[0] for spot in ("s0-0-11", "i0-0", "s0-0-29")]
    assert gaps == sorted(gaps)
    assert not any(spot.id == "i0-0" for spot in area(seen(table, BEN), "path0-0").spots)


def test_a_path_makes_room_for_a_card_between_two() -> None:
    """Where it would go is as wide as a card, and covers no other."""
    table = table_of(ann="2-6 5-4", ben="4-6", cy="", revealed="3-6")
    before, now = (area(seen(table, viewer), "path0-0").spots for viewer in (BEN, ANN))

    def reach(spots: tuple[Spot, ...], name: str) -> tuple[float, float]:
        (outline,) = [spot.outline for spot in spots if spot.id == name]
        return min(outline[0::2]), max(outline[0::2])

    assert reach(now, "e0-0-1") == reach(before, "e0-0-1"), "nearer to the board"
    assert reach(now, "i0-0") == reach(before, "e0-0-4")[:1] + reach(before, "s0-0-31")[1:]
    assert reach(now, "e0-0-4")[0] == reach(before, "n0-0")[0], "one place farther"
    assert reach(now, "n0-0")[0] > reach(before, "n0-0")[0]


def test_a_card_that_would_draw_a_piece_back_says_so() -> None:
    scene = seen(table_of(ann="", ben="5-4 @5L", cy="", revealed="3-6"), ANN)
    assert scene.ask is not None

    hints = {choice.option: choice.hint for choice in scene.ask.choices}

    assert "Draws the piece of Ben back" in hints[2]
    assert "Draws" not in hints[1]


def test_predictions_stay_closed_until_all_are_made() -> None:
    table = begin(table_of(ann="", ben="", cy=""), "3-1")
    table.answer(BEN, 7, Dice(1))

    for viewer in (ANN, CY, None):
        fists = [piece for piece in seen(table, viewer).pieces if piece.area == "forecast"]
        assert {piece.spot for piece in fists} == {"fists"}
        assert all(piece.look.down for piece in fists)
    own = [piece for piece in seen(table, BEN).pieces if piece.area == "forecast"]
    assert [piece.spot for piece in own if not piece.look.down] == ["f7"]


def test_opened_predictions_lie_on_what_they_predicted() -> None:
    table = begin(table_of(ann="", ben="", cy=""), "3-1")
    play(table, "predict 3", "predict 5", "predict 9", drawn="6-5")

    fists = [piece for piece in seen(table, None).pieces if piece.area == "forecast"]

    assert [piece.look.number for piece in fists] == ["3", "5", "9"]
    assert [piece.spot for piece in fists] == ["f3", "f5", "f9"]


def test_the_forecast_counts_what_the_deck_still_holds() -> None:
    table = begin(table_of(ann="1-5 8-4", ben="", cy="", discard="eruption 1-6"), "3-1")
    scene = seen(table, ANN)

    rows = area(scene, "forecast").spots[:10]

    assert [spot.text for spot in rows] == ["4", "6", "5", "6", "5", "5", "4", "3", "7", "6"]
    assert [spot.name.split()[0] for spot in rows] == [str(number) for number in range(1, 11)]
    assert all(spot.bar == pytest.approx(int(spot.text) / 8, abs=0.01) for spot in rows)
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

    counts = [int(spot.text) for spot in forecast.spots[:10]]

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
def test_a_spectator_is_asked_nothing_and_sees_the_board(language: str) -> None:
    scene = seen(table_of(ann="", ben="", cy=""), None, language)

    assert scene.ask is None
    assert area(scene, "board").featured


def hints(table: Table, seat: int) -> dict[int, str]:
    """What the seat is told of each answer."""
    ask = seen(table, seat).ask
    assert ask is not None
    return {choice.option: choice.hint for choice in ask.choices}


@rule("eras/5.1")
def test_a_prediction_says_its_chance_and_its_number_is_its_key() -> None:
    """Four bacteria among 51 cards; ten has no key of its own, since nought stays out."""
    table = begin(table_of(ann="1-5 8-4", ben="", cy="", discard="eruption 1-6"), "3-1")
    ask = seen(table, ANN).ask
    assert ask is not None

    assert [choice.key for choice in ask.choices] == [*"123456789", "", "0"]
    assert ask.choices[0].hint == "8 %: 4 cards of 51 in the deck"
    assert ask.choices[-1].option == 0, "to stay out stands last"


@rule("eras/8.4", "eras/9.2", "eras/9.3")
def test_the_cone_says_whose_way_it_bars_and_whom_it_threatens() -> None:
    """Ben stands on the left rock of 1-6 with 2-6 ahead, Cy in the centre cave of 2-2."""
    table = table_of(ann="1-4 @1C", ben="1-6 @1L 2-3", cy="2-2 @2C")
    play(table, "stay")
    told = hints(table, ANN)

    assert told[1 + 24 + 3] == "Bars Ben's way"
    assert told[1 + 24 + 2] == "", "the right rock is not beside the left one"
    assert told[1 + 48 + 3] == told[1 + 48 + 5] == "Beside Cy, whom a cave shelters"
    assert told[1 + 2] == "Beside Ann: an eruption can send the piece back"
    assert list(told)[:3] == [1 + 24 + 3, 1 + 48 + 3, 1 + 48 + 5], "what hurts others comes first"
    assert list(told)[-1] == 0, "to leave the cone stands last"


@rule("eras/6.3")
def test_replacing_a_card_says_which_spaces_change() -> None:
    table = table_of(ann="3-4", ben="", cy="", revealed="3-6")

    assert hints(table, ANN)[1] == ("top: swamp → ravine, bottom: rock (earthquake) → swamp")
    assert hints(table, ANN)[2] == "0 → 1 card"


@rule("eras/9.1", "eras/7.9")
def test_sending_back_says_how_far() -> None:
    table = begin(table_of(ann="", ben="1-6 2-3 @2C", cy=""), "eruption")

    assert hints(table, ANN)[BEN + 1] == "Back to the centre rock of the sector: 2 cards lost"


@rule("eras/7.5", "eras/9.2")
def test_a_step_says_what_is_there_and_what_it_risks() -> None:
    """From the sector the fumaroles' left rock is beside a volcano."""
    table = table_of(ann="1-3", ben="", cy="")
    table.piece[ANN] = 0

    told = hints(table, ANN)
    assert told[1 + 3] == "rock · a flank: an eruption can send you back"
    assert told[1 + 1] == ""


def test_the_end_of_the_path_is_the_step_that_matters() -> None:
    table = table_of(ann=f"{LONG} @5L", ben="", cy="")
    ask = seen(table, ANN).ask
    assert ask is not None

    assert [choice.tone for choice in ask.choices if "end of your path" in choice.hint] == [
        "primary"
    ]
    assert ask.choices[-1].tone == "plain", "to stay is nothing to be urged to"

"""How the table looks: zones and fates on the map, odds, dice, and what stays hidden."""

from itertools import pairwise
from math import atan2, degrees, hypot

import pytest
from tests.games.evo.scenes import area_of, asked, by_space, lying, seen, spot
from tests.games.evo.tables import ANNA, APART, BRUNO, anna_at, play, setup_of, table_of, zone_of
from tests.support import rule

import pangaea
from pangaea import shelf
from pangaea.core.events import Journal
from pangaea.core.luck import Dice, Script
from pangaea.core.scene import Pointer
from pangaea.games.evo import events
from pangaea.games.evo.box import TERRAIN_NAMES
from pangaea.games.evo.rules import names
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.scene.chart import RADIUS, SHORES, chart_of, coasts, near, off_coast
from pangaea.games.evo.scene.species import BEFORE, BEHIND

SEASONS = [("B02", "hot"), ("B03", "temperate"), ("B09", "cold"), ("B16", "deadly")]


@pytest.mark.parametrize(("token", "season"), SEASONS)
def test_the_map_shows_what_is_hot_cold_or_deadly(token: str, season: str) -> None:
    """By one drawing laid over the land, and in words; temperate land lies open."""
    space = spot(seen(table_of(APART, climate="plain")), "island", token)

    assert space.cover == ("" if season == "temperate" else f"season_{season}")
    assert space.label.endswith(season)
    assert [badge.label for badge in space.badges] == ([season] if space.cover else [])


def test_terrain_is_told_by_colour_and_drawing() -> None:
    scene = seen(table_of(APART))
    looks = [spot(scene, "island", token) for token, _ in SEASONS]

    assert len({space.colour for space in looks}) == 4
    assert [space.picture.rstrip("012") for space in looks] == list(TERRAIN_NAMES)


def test_every_drawing_of_a_scene_is_in_the_box() -> None:
    scene = seen(table_of(APART, climate="plain"))
    island = area_of(scene, "island")
    named = {space.picture for space in island.spots} | {space.cover for space in island.spots}

    assert named | {scene.backdrop} <= {"", *shelf.art("evo")}


def test_spaces_are_named_where_they_lie() -> None:
    table = table_of(APART)
    island = area_of(seen(table), "island")

    tokens = [space.token for space in table.setup.island.spaces]
    assert [space.name for space in island.spots] == tokens


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_coast_goes_around_the_whole_island(seats: int) -> None:
    """Each edge of a space without a neighbour is a stretch of it, and every corner comes once."""
    island = setup_of(seats).island
    chart = chart_of(island)

    (coast,) = coasts(chart.centres)

    open_sides = sum(6 - len(found) for found in island.neighbours)
    assert len(coast) == len({near(corner) for corner in coast}) == open_sides


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_shore_lies_outside_of_all_land(seats: int) -> None:
    chart = chart_of(setup_of(seats).island)
    (coast,) = coasts(chart.centres)

    for at in range(len(coast)):
        x, y = off_coast(coast, at, SHORES[-1])
        assert min(hypot(x - cx, y - cy) for cx, cy in chart.centres) > RADIUS


def test_a_doomed_dinosaur_sinks_down() -> None:
    """On yellow: hills are deadly, plains are cold and the fur saves the only one there."""
    scene = seen(table_of(anna="B02 B03 B09", bruno="D18", chloe="", climate="beach"))
    faded = {space: piece.faded for space, piece in by_space(scene, ANNA).items()}

    assert faded == {"B02": False, "B03": False, "B09": True}


def test_a_player_sees_which_dinosaurs_will_die() -> None:
    """On yellow: hills are deadly; of two on cold plains the single fur saves one."""
    scene = seen(table_of(anna="B02 B03 B07 B09", bruno="D18", chloe="", climate="beach"))
    signs = {
        space: [badge.icon or badge.text for badge in piece.badges]
        for space, piece in by_space(scene, ANNA).items()
    }

    assert signs == {"B02": [], "B03": ["?"], "B07": ["?"], "B09": ["skull"]}


@pytest.mark.parametrize(
    "stage", [names.AFTER_CLIMATE, names.MOVEMENT, names.BIRTHS, names.BEFORE_SURVIVAL]
)
def test_fates_are_shown_in_every_phase_until_they_are_met(stage: int) -> None:
    table = table_of(anna_at("B09"), climate="beach", hands="anna:flood+cold_snap", at=stage)

    (dinosaur,) = [piece for piece in lying(seen(table), "island") if piece.owner == ANNA]

    assert [badge.icon for badge in dinosaur.badges] == ["skull"]
    assert dinosaur.tip == "It will die in the next survival phase if nothing changes."


def test_after_survival_a_card_that_saved_does_not_save_again() -> None:
    """Thermal underwear keeps three on cold plains this turn; the only fur keeps one next turn."""
    table = table_of(
        anna_at("B03 B07 B14"), climate="beach", hands="anna:thermal", at=names.BEFORE_SURVIVAL
    )

    before = [badge.text for piece in lying(seen(table), "island") for badge in piece.badges]
    play(table, "thermal", genes="leg egg fur")
    after = [badge.text for piece in lying(seen(table), "island") for badge in piece.badges]

    assert (before, after) == (["?"] * 3, ["?"] * 3)
    assert table.lost[ANNA] == 0


def test_species_differ_in_shape_not_only_in_colour() -> None:
    scene = seen(table_of(APART))

    assert {piece.look.icon for piece in lying(scene, "island")} == {
        "figure0",
        "figure1",
        "figure2",
    }


def test_the_climate_shows_the_odds_of_the_next_roll() -> None:
    scene = seen(table_of(APART, climate="plain"))
    odds = {
        token: [b.text for b in spot(scene, "climate", token).badges]
        for token in ("c0", "c1", "c2", "c3")
    }

    assert odds == {"c0": ["1/6"], "c1": ["1/6"], "c2": ["4/6"], "c3": []}


@rule("evo/4.2")
def test_the_climate_is_a_wheel_that_goes_clockwise() -> None:
    """Six slices, each a sixth of a turn around the hub further than the one before."""
    wheel = area_of(seen(table_of(APART)), "climate")
    *slices, hub = wheel.spots

    turns = [degrees(atan2(one.x - hub.x, hub.y - one.y)) % 360 for one in slices]
    assert [one.id for one in slices] == ["c0", "c1", "c2", "c3", "c4", "c5"]
    assert [round(turn) for turn in turns] == [0, 60, 120, 180, 240, 300]


@pytest.mark.parametrize(("climate", "turn"), [("beach", 0), ("hill", 120), ("plain2", 300)])
def test_the_needle_points_at_the_marker(climate: str, turn: int) -> None:
    scene = seen(table_of(APART, climate=climate))

    assert spot(scene, "climate", "hub").turn == turn
    assert [piece.spot for piece in lying(scene, "climate")] == [f"c{turn // 60}"]


@rule("evo/4.3")
def test_every_slice_of_the_wheel_says_what_it_would_do_to_the_land() -> None:
    grey = spot(seen(table_of(APART)), "climate", "c3")

    assert grey.tip == "beaches: deadly · plains: deadly · hills: hot · mountains: temperate"


def test_a_space_says_what_the_next_roll_may_make_of_it() -> None:
    """From green: back to yellow (plains cold), stay (temperate), or on to brown (hot)."""
    plain = spot(seen(table_of(APART, climate="plain")), "island", "B03")

    assert plain.tip.endswith("Next roll: hot 4/6, cold 1/6, temperate 1/6.")


@rule("evo/8.1")
def test_the_meteor_comes_down_an_arc_whose_last_spaces_show_the_odds() -> None:
    way = area_of(seen(table_of(APART, meteor=5)), "meteor").spots

    falls = [after.y - before.y for before, after in pairwise(way)]
    assert all(after.x > before.x for before, after in pairwise(way))
    assert falls == sorted(falls)
    assert [one.text for one in way if one.text] == ["2/6", "3/6", "4/6"]
    assert way[-1].picture == "impact"


def test_a_portrait_wears_as_many_of_each_gene_as_the_species_has() -> None:
    """One leg, egg, fur, parasol and tail are printed; more than is drawn looks alike."""
    table = table_of(APART, traits="bruno:leg3+horn2+tail9")
    bare, dressed = (seen(table).players[seat].portrait for seat in (ANNA, BRUNO))

    assert bare is not None
    assert dressed is not None
    assert bare.layers == ("tail1", "body0", "legs1", "furs1", "parasols1", "eggs1")
    assert dressed.layers[:3] == ("tail4", "body1", "legs3")
    assert "horns2" in dressed.layers
    assert "3 × leg" in dressed.title


def test_every_drawing_a_species_may_wear_is_in_the_box() -> None:
    drawn = {f"{name}{n + 1}" for _, name, most in (*BEHIND, *BEFORE) for n in range(most)}

    assert drawn | {f"body{seat}" for seat in range(5)} | {"habitat"} <= set(shelf.art("evo"))


@pytest.mark.parametrize(("meteor", "chance"), [(5, "0/6"), (10, "2/6"), (12, "4/6"), (13, "6/6")])
def test_the_chance_that_this_turn_is_the_last_is_shown(meteor: int, chance: str) -> None:
    scene = seen(table_of(APART, meteor=meteor))

    fact = next(fact for fact in scene.facts if fact.icon == "meteor")
    assert fact.value == chance


@rule("evo/7.1", "evo/7.4")
def test_the_dead_are_shown_before_the_points_and_the_meteor() -> None:
    """A moment in which they are gone and nothing else has happened yet."""
    table = table_of(
        anna="B02 B09", bruno="D18", chloe="B13", climate="beach", at=names.BEFORE_SURVIVAL,
        hands="bruno:dud",
    )  # fmt: skip
    table.listener = journal = Journal()

    play(table, "pass", luck=Dice(1))
    moment = journal.moments[0]

    assert isinstance(moment.state, Table)
    assert [type(event) for event in moment.events] == [events.Died]
    assert moment.events[0].shown() == [Pointer(area="island", spot=f"z{zone_of(table, 'B09')}")]
    assert (moment.state.dinos[ANNA], moment.state.points[ANNA]) == (1, 10)
    assert table.points[ANNA] == 11


@rule("evo/8.7")
def test_the_end_of_an_auction_is_a_moment_before_the_next_turn() -> None:
    table = table_of(APART, at=names.AUCTION, genes="leg egg fur")
    table.listener = journal = Journal()

    play(table, "row1", "0", "row2", "1", "row3", "0", luck=Dice(1))
    (moment,) = journal.moments

    told = [event for event in moment.events if isinstance(event, events.GeneBought)]
    assert [(event.seat, event.price) for event in told] == [(0, 0), (1, 1), (2, 0)]
    assert not any(isinstance(event, events.TurnBegan) for event in moment.events)


def test_what_events_are_about_lies_on_the_table() -> None:
    """Every place that an event points at is an area of the scene, or a spot of one."""
    match = pangaea.new("evo", 3, seed=5)
    dice = Dice(5)
    while match.asked and match.position < 150:
        match.answer(match.asked[0], match.state.random_option(match.asked[0], dice))
        for scene, _ in match.acts(None, "en"):
            areas = {area.id: {one.id for one in area.spots} for area in scene.areas}
            for pointer in [pointer for line in scene.log for pointer in line.shows]:
                assert pointer.area in {*areas, "auction"}
                assert pointer.spot in {"", *areas.get(pointer.area, ())}


def test_other_hands_are_backs_but_for_cards_all_have_seen() -> None:
    table = table_of(APART, hands="anna:super_size bruno:encore+dud", at=names.BEFORE_MOVEMENT)

    play(table, "super_size", "encore")
    cards = [
        (piece.look.title, piece.look.down, piece.count) for piece in lying(seen(table), "hand1")
    ]

    assert cards == [("Super size", False, 1), ("", True, 1)]


def test_a_moment_for_cards_does_not_say_whom_it_waits_for() -> None:
    table = table_of(APART, hands="bruno:dud", at=names.BEFORE_CLIMATE)

    for language, word in (("en", "event cards"), ("fr", "cartes")):
        scene = seen(table, None, language)
        assert word in scene.status
        assert "Bruno" not in scene.status
        assert not any(player.turn for player in scene.players)


@pytest.mark.parametrize(
    ("stage", "phase"),
    [
        (names.AFTER_CLIMATE, "phase 2 (climat)"),
        (names.MOVEMENT, "phase 3 (mouvements et combats)"),
        (names.BIRTHS, "phase 4 (naissances)"),
        (names.BEFORE_SURVIVAL, "phase 5 (survie et points)"),
        (names.BEFORE_METEOR, "phase 6 (météorite)"),
        (names.AUCTION, "phase 6 (enchères)"),
    ],
)
@rule("evo/3.1")
def test_phases_are_told_with_their_numbers(stage: int, phase: str) -> None:
    table = table_of(APART, hands="anna:flood+thermal+me_first", at=stage, luck=Dice(1))

    assert phase in seen(table, language="fr").status


def test_a_moment_for_cards_tells_whoever_is_asked() -> None:
    table = table_of(APART, hands="bruno:dud", at=names.BEFORE_CLIMATE)

    scene = seen(table, BRUNO)

    assert [player.seat for player in scene.players if player.turn] == [BRUNO]
    assert asked(scene).question == "evo.card"


def test_outside_such_moments_everybody_sees_whose_turn_it_is() -> None:
    scene = seen(table_of(APART), None)

    assert [player.seat for player in scene.players if player.turn] == [ANNA]


def test_a_die_that_was_rolled_lies_on_the_table() -> None:
    table = table_of(anna="B02", bruno="B03 D18", chloe="")

    play(table, "B02", "B03", dice=[5])
    (die,) = lying(seen(table, BRUNO), "dice")

    assert (die.look.pips, die.owner, die.name) == (5, ANNA, "Anna rolled 5 in a fight")
    assert [badge.icon for badge in die.badges] == ["skull"]


def test_all_dice_of_the_flood_lie_beside_the_die_of_the_climate() -> None:
    """Nobody else holds a card, so the climate is rolled with the same answer."""
    table = table_of(APART, hands="anna:flood", at=names.BEFORE_CLIMATE)

    play(table, "flood", dice=[4, 3, 1, 2])
    dice = [
        (piece.owner, piece.look.pips, piece.look.icon, len(piece.badges))
        for piece in lying(seen(table), "dice")
    ]

    assert dice == [(0, 4, "wave", 0), (1, 3, "wave", 1), (2, 1, "wave", 1), (0, 2, "swirl", 0)]


def test_every_roll_is_a_die_of_its_own_even_if_the_face_is_the_same() -> None:
    """So that it tumbles."""
    table = table_of(anna="B02 B04", bruno="B03 D18", chloe="", traits="anna:leg2")

    play(table, "B02", "B03", dice=[6])
    before = {piece.look.title for piece in lying(seen(table), "dice")}
    play(table, "B04", "B03", dice=[6])
    after = {piece.look.title for piece in lying(seen(table), "dice")}

    assert len(before) == 1
    assert len(after) == 2
    assert before < after


def test_the_dice_of_an_earlier_phase_are_taken_off() -> None:
    table = table_of(
        anna="B02", bruno="B03 D18", chloe="", at=names.BEFORE_CLIMATE, luck=Script([3])
    )

    assert [piece.look.icon for piece in lying(seen(table), "dice")] == ["swirl"]
    play(table, "B02", "B03", dice=[6])
    assert [piece.look.icon for piece in lying(seen(table), "dice")] == ["gene_horn"]

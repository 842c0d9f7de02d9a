"""How the table looks: what counts now is lit, what may not be chosen says why."""

import re

import pytest
from tests.games.cubosaurs.tables import FABIEN, GAETAN, play, setup_of, table_of
from tests.support import rule

import pangaea
from pangaea import shelf
from pangaea.core.game import SeatView
from pangaea.core.luck import Dice
from pangaea.core.scene import Piece, Scene, Series
from pangaea.core.words import words_for
from pangaea.games.cubosaurs import GAME
from pangaea.games.cubosaurs.box import TILE_NAMES
from pangaea.games.cubosaurs.rules.table import Table

NAMES = ("Fabien", "Kristiaan", "Gaëtan")


def seen(table: Table, seat: int | None = FABIEN, language: str = "en") -> Scene:
    words = words_for("cubosaurs", language)
    return GAME.scene(table.veiled(-1), SeatView(seat, words, NAMES[: int(table.seats)]))


def pieces_in(scene: Scene, area: str) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.area == area]


def lit(piece: Piece) -> list[str]:
    return [value.text for value in piece.look.values if value.lit]


def series_in(scene: Scene, area: str) -> dict[str, Series]:
    """Return the series of a collection by their names."""
    found = next(one for one in scene.areas if one.id == area)
    return {series.id: series for series in found.series}


def counting(series: Series) -> list[str]:
    return [step.text for step in series.steps if step.lit]


@rule("cubosaurs/4.3")
@pytest.mark.parametrize(
    ("cards", "value", "coming"),
    [(1, "+4", ["+1"]), (2, "+1", ["−2"]), (3, "−2", ["−5"]), (4, "−5", []), (6, "−5", [])],
)
def test_a_ladder_marks_what_counts_in_a_series_and_what_comes_next(
    cards: int, value: str, coming: list[str]
) -> None:
    table = table_of(fabien=f"trex*{cards}", gaetan="", hand="stego")

    trex = series_in(seen(table), "cards0")["trex"]

    assert [step.text for step in trex.steps] == ["+4", "+1", "−2", "−5"]
    assert counting(trex) == [trex.worth] == [value]
    assert [step.text for step in trex.steps if step.due] == coming


@rule("cubosaurs/4.3")
def test_a_series_says_what_the_next_card_changes() -> None:
    """Three Stegosaurs cost two points, four are worth eight."""
    table = table_of(fabien="stego*3", gaetan="", hand="trex")

    assert series_in(seen(table), "cards0")["stego"].next == "4th: −2 → +8"
    assert series_in(seen(table, language="fr"), "cards0")["stego"].next == "4ᵉ\u00a0: −2 → +8"


@rule("cubosaurs/4.6")
@pytest.mark.parametrize(("theirs", "value", "pays"), [(2, "+3", True), (3, "−3", False)])
def test_an_egg_shows_whether_it_pays(theirs: int, value: str, pays: bool) -> None:
    table = table_of(fabien="egg:penta penta*2", gaetan=f"penta*{theirs}", hand="stego")

    eggs = series_in(seen(table), "cards0")["eggs"]

    assert [(step.text, step.lit) for step in eggs.steps] == [(value, pays)]
    assert eggs.worth == value


@rule("cubosaurs/4.4", "cubosaurs/4.5")
def test_raptors_of_both_colours_are_one_series_and_the_best_pairs_are_lit() -> None:
    """The +3/−2 pairs with the grey one; the +2/−1 stays alone."""
    table = table_of(fabien="black:3 black:2 grey:2", gaetan="", hand="stego")

    raptors = series_in(seen(table), "cards0")["raptors"]

    assert [(step.text, step.lit) for step in raptors.steps] == [
        ("+3", True),
        ("−1", False),
        ("+2", True),
    ]
    assert raptors.worth == "+4"


@rule("cubosaurs/3.3", "cubosaurs/4.3")
def test_a_series_that_the_hand_would_change_is_outlined_for_every_seat() -> None:
    table = table_of(fabien="trex stego", gaetan="trex*2", hand="trex")
    scene = seen(table)

    mine, theirs = series_in(scene, "cards0"), series_in(scene, "cards1")

    assert mine["trex"].change == "kept: +4 → +1"
    assert mine["stego"].change == ""
    assert theirs["trex"].change == "kept: +1 → −2"


@rule("cubosaurs/3.1", "cubosaurs/5.4")
@pytest.mark.parametrize(("number", "way"), [(1, "clockwise"), (2, "anticlockwise")])
def test_the_ring_shows_who_has_the_hand_and_where_it_goes(number: int, way: str) -> None:
    table = table_of(fabien="trex", kristiaan="", gaetan="", hand="stego", round_number=number)

    for seat in (FABIEN, GAETAN, None):
        scene = seen(table, seat)
        ring = next(area for area in scene.areas if area.id == "ring")
        (paw,) = pieces_in(scene, "ring")
        assert [spot.owner for spot in ring.spots] == [0, 1, 2]  # the page turns it to who looks
        assert ring.way == way
        assert paw.spot == f"place{table.turn}"


@rule("cubosaurs/3.2")
def test_everybody_sees_the_hand_and_only_the_size_of_the_pile() -> None:
    table = table_of(fabien="trex", kristiaan="", gaetan="", hand="stego penta", pile=9)

    for seat in (FABIEN, GAETAN, None):
        scene = seen(table, seat)
        pile = next(area for area in scene.areas if area.id == "pile")
        (back,) = pieces_in(scene, "pile")
        assert [piece.name for piece in pieces_in(scene, "hand")] == [
            "Stegosaurus",
            "Pentaceratops",
        ]
        assert pile.count == 9
        assert back.look.down
        assert back.count == 9


@rule("cubosaurs/3.5")
def test_a_card_that_may_not_be_added_says_why() -> None:
    table = table_of(fabien="trex stego", gaetan="", hand="trex")

    scene = seen(table)
    trex, stego = pieces_in(scene, "cards0")

    assert scene.ask is not None
    assert [choice.piece for choice in scene.ask.choices] == ["", stego.id]
    assert [(refusal.piece, refusal.rule) for refusal in scene.ask.refusals] == [
        (trex.id, "cubosaurs/3.5")
    ]


@rule("cubosaurs/4.9")
def test_keeping_and_passing_show_what_they_would_change() -> None:
    """A second T-Rex turns +4 into +1; without the Stegosaurus two points are missing."""
    table = table_of(fabien="trex stego", gaetan="", hand="trex")

    english, french = seen(table).ask, seen(table, language="fr").ask

    assert english is not None
    assert french is not None
    assert [choice.hint for choice in english.choices] == ["6 → 3 points", "6 → 4 points"]
    assert [choice.hint for choice in french.choices] == ["6 → 3 points", "6 → 4 points"]


@rule("cubosaurs/8.9")
def test_a_tile_for_sale_tells_its_price_and_its_effect() -> None:
    table = table_of(fabien="trex", gaetan="", hand="stego", market="draw", tokens="fabien:1")

    ask = seen(table).ask

    assert ask is not None
    assert ask.choices[-1].label == "Buy “Surprise” for 1 DNA"
    assert ask.choices[-1].hint == "Draw a card into the Hand, whatever its type."


@rule("cubosaurs/9.12")
def test_a_tile_that_has_worked_is_faded_and_one_that_will_score_is_not() -> None:
    table = table_of(fabien="trex", gaetan="", hand="stego", market="types draw", tokens="fabien:6")

    play(table, "tile-draw", "keep", "keep", drawn="ptero penta bronto")
    play(table, "tile-types")
    tiles = pieces_in(seen(table), "tiles0")

    assert {piece.look.icon: piece.faded for piece in tiles} == {
        "tile_types": False,
        "tile_draw": True,
    }


@rule("cubosaurs/4.3")
@pytest.mark.parametrize(
    ("mine", "hand", "value"),
    [("", "trex", "+4"), ("trex", "trex", "+1"), ("trex", "trex*2", "−2")],
)
def test_a_card_in_the_hand_shows_what_would_count_if_it_were_kept(
    mine: str, hand: str, value: str
) -> None:
    table = table_of(fabien=mine, gaetan="trex*3", hand=hand)

    first = pieces_in(seen(table), "hand")[0]

    assert lit(first) == [value]


@rule("cubosaurs/4.6")
def test_an_egg_in_the_hand_counts_the_dinosaurs_beside_it() -> None:
    """One Pentaceratops and the two in the Hand are more than Gaëtan's two."""
    table = table_of(fabien="penta", gaetan="penta*2", hand="egg:penta penta*2")

    egg = next(piece for piece in pieces_in(seen(table), "hand") if piece.look.icon == "egg")

    assert lit(egg) == ["+3"]


@rule("cubosaurs/4.3")
def test_a_series_with_and_without_dna_tells_its_value_once() -> None:
    table = table_of(fabien="trex trex+dna*2 stego", gaetan="", hand="ptero", tokens="fabien:1")
    scene = seen(table)

    *trexes, stego = pieces_in(scene, "cards0")

    assert {piece.series for piece in trexes} == {"trex"}
    assert all(lit(piece) == [] for piece in (*trexes, stego))
    assert {name: one.worth for name, one in series_in(scene, "cards0").items()} == {
        "trex": "−2",
        "stego": "+2",
    }


def set_aside(scene: Scene) -> tuple[int | None, int]:
    """Return what the pile of set-aside cards shows, and how many backs lie there."""
    area = next(area for area in scene.areas if area.id == "away")
    return area.count, sum(piece.count for piece in pieces_in(scene, "away"))


@rule("cubosaurs/2.1")
@pytest.mark.parametrize(("seats", "cards"), [(2, 35), (3, 25), (4, 15), (5, 5)])
@pytest.mark.parametrize("advanced", [False, True])
def test_everybody_sees_how_many_cards_are_set_aside(
    seats: int, cards: int, advanced: bool
) -> None:
    match = pangaea.new("cubosaurs", seats, seed=1, advanced=advanced)

    for seat in (0, seats - 1, None):
        assert set_aside(match.scene(seat)) == (cards, cards)


@rule("cubosaurs/9.6")
def test_a_destroyed_card_lies_with_those_set_aside() -> None:
    table = table_of(
        fabien="trex stego", gaetan="", hand="ptero", market="destroy_mine", tokens="fabien:3"
    )
    before = [set_aside(seen(table, seat)) for seat in (0, 1, None)]

    play(table, "tile-destroy_mine", "trex")

    assert [set_aside(seen(table, seat)) for seat in (0, 1, None)] == [
        (count + 1, backs + 1) for count, backs in before if count is not None
    ]


@rule("cubosaurs/8.9", "cubosaurs/9.8")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_tiles_bear_the_number_and_the_name_of_the_rulebook(language: str) -> None:
    table = table_of(fabien="trex", gaetan="", hand="stego", market=" ".join(TILE_NAMES))
    book = shelf.rulebook("cubosaurs", language)

    for piece in pieces_in(seen(table, FABIEN, language), "market"):
        number, name = piece.look.number, piece.look.title
        assert piece.rule == f"cubosaurs/9.{number}"
        paragraph, prices = book.paragraph(f"9.{number}"), book.paragraph("8.9")
        assert paragraph is not None
        assert prices is not None
        assert f"{number}, *{name}*" in paragraph.text
        assert f"| {number} | {name} |" in prices.text


def test_no_tile_promises_less_than_it_does() -> None:
    """The thief takes any card, not eggs alone."""
    for language in ("en", "fr"):
        name = words_for("cubosaurs", language).say("tile-steal")
        assert not re.search("egg|œuf", name, re.IGNORECASE)


@rule("cubosaurs/5.4")
@pytest.mark.parametrize(
    ("number", "english", "french"),
    [(1, "clockwise", "horaire"), (2, "anticlockwise", "antihoraire")],
)
def test_the_direction_is_told(number: int, english: str, french: str) -> None:
    table = table_of(fabien="trex", gaetan="", hand="stego", round_number=number)

    assert english in [fact.value for fact in seen(table).facts]
    assert french in [fact.value for fact in seen(table, FABIEN, "fr").facts]


@rule("cubosaurs/1.2", "cubosaurs/8.1")
@pytest.mark.parametrize(("advanced", "tokens"), [(False, 0), (True, 40)])
def test_the_box_is_always_complete(advanced: bool, tokens: int) -> None:
    luck = Dice(3)
    table = GAME.start(setup_of(5, advanced=advanced), luck)

    while table.asked():
        assert GAME.inventory(table) == {"cards": 55, "tokens": tokens, "tiles": 10}
        table.answer(table.first_asked(), table.random_option(table.first_asked(), luck), luck)


@rule("cubosaurs/4.9", "cubosaurs/5.2")
def test_everybody_counts_before_the_cards_are_gathered() -> None:
    """A moment of its own: the collections still lie there, and the points are written."""
    match, luck = pangaea.new("cubosaurs", 3, seed=5), Dice(5)
    while not match.moments:
        seat = match.asked[0]
        match.answer(seat, match.state.random_option(seat, luck))

    (moment, _), (after, _) = match.acts(None, "en")

    assert moment.status == "Round 1 is over: everybody counts"
    assert any(piece.area == "cards0" for piece in moment.pieces)
    assert [line.event for line in moment.log][-3:] == ["round-scored"] * 3
    assert [player.score for player in moment.players] == [player.score for player in after.players]
    assert after.status.startswith("Round 2")

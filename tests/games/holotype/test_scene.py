"""The table as players see it."""

import re

import pytest
from tests.games.holotype.scenes import ROOM, area, pieces, seen
from tests.games.holotype.tables import ANA, digging, go, play, table_of
from tests.support import rule

from pangaea import shelf
from pangaea.core.luck import Dice
from pangaea.games.holotype import GAME
from pangaea.games.holotype.box import MILESTONE_NAMES, PLACE_NAMES
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.scene.cards import divisible
from pangaea.games.holotype.scene.silhouettes import silhouette


@rule("holotype/2.1")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 5), (3, 7), (4, 9), (5, 12)])
def test_the_board_shows_five_places_with_their_spaces(seats: int, spaces: int) -> None:
    table = GAME.start(GAME.setup(seats, {"elementary": True}), Dice(1))

    assert isinstance(table, Table)
    spots = [spot.id for spot in area(seen(table), "board").spots]

    assert set(PLACE_NAMES) < set(spots)
    assert len([spot for spot in spots if spot[-1].isdigit()]) == spaces


@rule("holotype/1.6", "holotype/4.3", "holotype/6.1", "holotype/7.1")
def test_a_room_prints_what_each_rank_does_there_and_lights_the_one_in_hand() -> None:
    table = table_of(ana="", bo="")

    before, choosing = seen(table), seen(play(table, "assistant"))

    rooms = {spot.id: [line.text for line in spot.lines] for spot in area(before, "board").spots}
    assert rooms["lab"][:2] == ["Draw 3, discard 1", "Draw 2, discard 1"]
    assert rooms["library"] == ["+3 research", "+2 research"]
    assert rooms["journal"] == ["Publish, or contribute", "No entry"]
    assert not [line for spot in area(before, "board").spots for line in spot.lines if line.lit]
    lit = {spot.id: [line.lit for line in spot.lines] for spot in area(choosing, "board").spots}
    assert lit["library"] == [False, True]


@rule("holotype/10.3", "holotype/10.6")
def test_the_museum_has_its_rates_on_the_wall() -> None:
    museum = next(
        one for one in area(seen(table_of(ana="", bo="")), "board").spots if one.id == "museum"
    )

    assert [line.text for line in museum.lines[2:]] == [
        "1 T = 2 J = 3 C",
        "1 T→2 · 1 J→1 · 2 C→1",
    ]


@rule("holotype/1.7")
def test_a_rivals_hand_is_a_stack_of_backs() -> None:
    table = table_of(ana="", bo="hand tawa allosaurus | traces eggs | goal p01")

    hand = pieces(seen(table), "hand1")

    assert [(piece.look.down, piece.count) for piece in hand] == [(True, 2), (True, 1)]
    assert pieces(seen(table), "goal1") == []


@rule("holotype/4.2")
def test_of_the_discard_pile_only_the_top_card_is_shown() -> None:
    table = table_of(ana="", bo="", discard="tawa allosaurus")

    (shown,) = pieces(seen(table), "discards")

    assert shown.name.startswith("Allosaurus,")
    assert area(seen(table), "discards").count == 2


@rule("holotype/1.7")
def test_every_pile_has_its_name_its_own_back_and_its_count() -> None:
    """60 specimens, 25 field cards and 12 trace fossils, nobody holding any."""
    scene = seen(table_of(ana="", bo=""))

    decks = {name: area(scene, name) for name in ("deck", "fields", "trace-deck")}
    backs = {pieces(scene, name)[0].look for name in decks}

    assert [deck.count for deck in decks.values()] == [60, 25, 12]
    assert [deck.spot for deck in decks.values()] == ["lab", "field", "field"]
    assert len({deck.label for deck in decks.values()}) == len(backs) == len(decks)
    assert all(back.down for back in backs)


@rule("holotype/9.9")
def test_only_the_seat_that_searches_sees_the_discard_pile_spread() -> None:
    table = table_of(ana="milestones search", bo="", discard="tawa allosaurus")

    go(table, "assistant", "lab", "take")

    assert len(pieces(seen(table), "search")) == 2
    assert pieces(seen(table, seat=1), "search") == []


@rule("holotype/5.1", "holotype/13.2")
@pytest.mark.parametrize(
    ("language", "period", "signs"),
    [
        ("en", "Jurassic", ["2 dice", "1 reroll", "1 trace"]),
        ("fr", "Jurassique", ["2 dés", "1 relance", "1 ichnof."]),
    ],
)
def test_a_field_card_says_its_period_and_dice_in_words(
    language: str, period: str, signs: list[str]
) -> None:
    """Navajo Sandstone: no colour and no picture says anything alone."""
    table = table_of(ana="", bo="")
    go(table, "paleontologist", "field", luck=digging(table, "f11 f12"))

    card = pieces(seen(table, language=language), "sites")[0]

    assert [tab.text for tab in card.look.tabs] == [period]
    assert [f"{figure.text} {figure.label}" for figure in card.look.figures] == signs
    assert card.tip.startswith(period)


@rule("holotype/5.5")
def test_dice_have_their_place_before_they_are_rolled() -> None:
    """So that the field cards do not move aside when the dice come."""
    table = table_of(ana="", bo="")
    go(table, "paleontologist", "field", luck=digging(table, "f11 f12"))

    scene = seen(table)

    assert [area.id for area in scene.areas if area.part == "over"] == ["sites", "dice"]
    assert not pieces(scene, "dice")


@rule("holotype/1.3")
def test_a_specimen_says_its_cost_and_diet_in_words() -> None:
    table = table_of(ana="hand allosaurus | holotypes tawa+eggs", bo="")

    (card,) = pieces(seen(table), "hand0")
    (published,) = pieces(seen(table), "holotypes0")

    costs = [f"{figure.text} {figure.label}" for figure in card.look.figures]
    assert costs == ["4 fossils", "4 research"]
    assert [tab.text for tab in card.look.tabs] == ["Jurassic", "Theropod", "carnivore"]
    assert [tab.text for tab in published.look.tabs] == ["Triassic", "Theropod", "carnivore"]
    assert [badge.label for badge in published.look.badges] == ["with eggs, +3"]


@rule("holotype/7.3")
@pytest.mark.parametrize(
    ("stores", "ribbon", "label", "tone"),
    [
        ("fossils 4J | research 4", "Publishable", "Publishable", "good"),
        ("fossils 1J 8C | research 2", "lacks 3 + 2", "lacks 3 fossils, 2 research", "bad"),
        ("fossils 4J | research 3", "lacks 1 research", "lacks 1 research", "bad"),
        ("fossils 3J | research 9", "lacks 1 fossil", "lacks 1 fossil", "bad"),
    ],
)
def test_a_specimen_in_hand_says_what_it_lacks(
    stores: str, ribbon: str, label: str, tone: str
) -> None:
    """Allosaurus costs 4 Jurassic fossils and 4 research."""
    table = table_of(ana=f"hand allosaurus | {stores}", bo="")

    (card,) = pieces(seen(table), "hand0")

    assert card.ribbon is not None
    assert (card.ribbon.text, card.ribbon.label, card.ribbon.tone) == (ribbon, label, tone)


def test_nobody_sees_what_a_rivals_hand_lacks() -> None:
    table = table_of(ana="hand allosaurus", bo="")

    assert not [piece for piece in pieces(seen(table, seat=1), "hand0") if piece.ribbon]


def test_every_specimen_is_drawn_and_every_drawing_is_there() -> None:
    art = {path.stem for path in (ROOM / "art").glob("*.svg")}

    drawn = {silhouette(row) for row in GAME.box.specimens.values()}

    assert drawn <= art
    assert len(drawn) > 30


@rule("holotype/8.7")
def test_a_circle_shows_whose_disc_lies_on_it() -> None:
    table = table_of(ana="", bo="discs g01.2", objectives="g01 g02 g03")

    (disc,) = pieces(seen(table), "objective0")

    assert disc.owner == 1
    assert "2 genasaurs (J)" in next(
        spot.label for spot in area(seen(table), "objective0").spots if spot.id == disc.spot
    )


def test_a_holotype_shows_the_trace_fossil_beside_it() -> None:
    table = table_of(ana="holotypes tawa+eggs", bo="")

    (tawa,) = pieces(seen(table, seat=1), "holotypes0")

    assert tawa.look.number == "5"
    assert [badge.icon for badge in tawa.look.badges][-1] == "trace_eggs"


def test_public_points_are_shown_while_the_objective_stays_secret() -> None:
    """Tawa 5, eggs 3, one contribution 3; Theropod Taxonomy is not told."""
    table = table_of(
        ana="goal p01 | holotypes tawa+eggs coelophysis | discs g01.1", bo="", objectives="g01"
    )

    assert seen(table, seat=1).players[ANA].score == 5 + 5 + 3 + 3
    labels = [fact.label for fact in seen(table, seat=1).players[ANA].facts]
    assert "Personal objective" not in labels


@rule("holotype/11.6", "holotype/11.8")
@pytest.mark.parametrize(
    ("things", "facts"),
    [("", ("0", "0")), ("hand tawa | holotypes coelophysis camposaurus", ("−3", "+2"))],
)
def test_points_gained_and_lost_have_their_sign_and_nothing_has_none(
    things: str, facts: tuple[str, str]
) -> None:
    """Tawa in hand would cost 3; two theropods of the objective bring 2."""
    table = table_of(ana=f"goal p01 | {things}", bo="")

    shown = {fact.icon + fact.label: fact.value for fact in seen(table).players[ANA].facts}

    assert (shown["cardUnpublished"], shown["goalPersonal objective"]) == facts


@rule("holotype/3.3", "holotype/7.7")
def test_the_locked_student_is_shown_with_what_it_waits_for() -> None:
    table = table_of(ana="holotypes tawa coelophysis", bo="student")

    scene = seen(table)

    (locked,) = [piece for piece in pieces(scene, "mat0") if piece.badges]
    assert locked.look.icon == "worker_student"
    assert [badge.text for badge in locked.badges] == ["2/3"]
    assert scene.ask is not None
    why = {refusal.piece: refusal.rule for refusal in scene.ask.refusals}
    assert why[locked.id] == "holotype/3.3"
    assert not [piece for piece in pieces(scene, "mat1") if piece.badges]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_worker_space_lies_in_its_room(seats: int) -> None:
    """At a glance one sees who stands where."""
    table = GAME.start(GAME.setup(seats, {"elementary": True}), Dice(1))

    assert isinstance(table, Table)
    board = area(seen(table), "board")

    rooms = [spot.id for spot in board.spots if not spot.parent]
    assert rooms == list(PLACE_NAMES)
    for spot in board.spots:
        if spot.id[-1].isdigit():
            assert spot.id[:-1] == spot.parent


@rule("holotype/2.3", "holotype/9.2")
def test_the_museum_keeps_a_heap_for_each_period() -> None:
    table = table_of(ana="", bo="", museum="1T 2J 0C")

    heaps = {
        piece.spot: piece.count
        for piece in pieces(seen(table), "board")
        if piece.spot.startswith("stock")
    }

    assert heaps == {"stock-triassic": 1, "stock-jurassic": 2}


@rule("holotype/11.5")
def test_contributions_say_what_the_discs_uncover() -> None:
    table = table_of(ana="discs g01.1 g01.2", bo="", objectives="g01 g02 g03")

    (fact,) = [fact for fact in seen(table).players[ANA].facts if fact.icon == "disc"]

    assert fact.value == "2/5"
    assert "7" in fact.label
    assert "12" in fact.label


@rule("holotype/5.8", "holotype/9.6")
@pytest.mark.parametrize(
    ("milestones", "room", "language", "label"),
    [
        ("", "8", "en", "Lounge, storage 3/8"),
        ("| milestones storage", "12", "fr", "Lounge, entrepôt 3/12"),
    ],
)
def test_the_storage_says_how_many_fossils_fit(
    milestones: str, room: str, language: str, label: str
) -> None:
    table = table_of(ana=f"fossils 2T 1C {milestones}", bo="")
    scene = seen(table, language=language)

    assert area(scene, "mat0").label == label
    assert room in area(scene, "mat0").tip
    facts = seen(table, seat=1, language=language).players[ANA].facts
    assert [fact.value for fact in facts if fact.icon == "fossil"] == [f"3/{room}"]


@rule("holotype/1.6", "holotype/3.3")
def test_of_others_one_sees_where_each_rank_is_and_their_fossils_by_period() -> None:
    table = table_of(
        ana="at museum:paleontologist | fossils 1T 4C | research 2 | holotypes tawa", bo=""
    )

    facts = {fact.label: fact.value for fact in seen(table, seat=1).players[ANA].facts}

    assert (facts["Paleontologist"], facts["Field Assistant"]) == ("Museum", "Lounge")
    assert facts["Graduate Student"] == "1/3"
    periods = [facts[f"{name} fossils"] for name in ("Triassic", "Jurassic", "Cretaceous")]
    assert periods == ["1", "0", "4"]
    assert (facts["Research"], facts["Holotypes"]) == ("2", "1")


@rule("holotype/8.2", "holotype/8.5")
def test_a_circle_counts_how_far_everybody_has_come() -> None:
    """g01 wants 2 Jurassic theropods, 2 Jurassic genasaurs, 3 Jurassic sauropods."""
    table = table_of(
        ana="holotypes allosaurus tawa", bo="holotypes stegosaurus scutellosaurus dryosaurus",
        objectives="g01 g02 g03",
    )  # fmt: skip

    spots = area(seen(table), "objective0").spots

    counted = [[(tally.done, tally.goal) for tally in spot.tallies] for spot in spots]
    assert counted == [[(1, 2), (0, 2)], [(0, 2), (2, 2)], [(0, 3), (0, 3)]]


@rule("holotype/8.6")
def test_where_a_card_fills_one_want_only_the_count_says_so() -> None:
    """One omnivore and one herbivore are not 2 herbivores and 1 omnivore then."""
    table = table_of(
        ana="holotypes ornithomimus maiasaura",
        bo="",
        objectives="g12",
        variants={"omnivores": "one"},
    )

    circle = area(seen(table), "objective11").spots[1]

    assert (circle.tallies[0].done, circle.tallies[0].goal) == (2, 3)


@rule("holotype/9.5", "holotype/9.6", "holotype/9.7", "holotype/9.8", "holotype/9.9")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_milestone_has_the_same_name_in_the_rulebook_and_on_the_table(language: str) -> None:
    table = table_of(ana=f"milestones {' '.join(MILESTONE_NAMES)}", bo="")
    tokens = [p for p in pieces(seen(table, language=language), "mat0") if p.look.shape == "token"]
    book = shelf.rulebook("holotype", language)

    assert len(tokens) == len(MILESTONE_NAMES)
    for token in tokens:
        paragraph = book.paragraph(token.rule.removeprefix("holotype/"))
        assert paragraph is not None
        assert paragraph.text.startswith(token.name)


def test_in_french_the_supply_and_the_storage_have_names_of_their_own() -> None:
    """The supply is la réserve, wherever it is spoken of; a player's storage is un entrepôt."""
    text = (ROOM / "words" / "fr.ftl").read_text(encoding="utf-8")
    book = (ROOM / "rulebook" / "fr.md").read_text(encoding="utf-8")
    spoken = re.findall(r"\w+ réserves?", text + book, flags=re.IGNORECASE)

    assert set(map(str.lower, spoken)) == {"la réserve"}
    assert "entrepôt" in text
    assert "entrepôt" in book


def test_a_long_name_may_be_divided_between_its_roots() -> None:
    assert divisible("Pachycephalosaurus").split("\u00ad") == ["Pachy", "cephalo", "saurus"]
    assert divisible("Tawa") == "Tawa"

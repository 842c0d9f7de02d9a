"""Any scene can be drawn, whatever its areas."""

import pytest
from rich.console import Console

from pangaea.cli.drawing.ending import ending_view, reasons
from pangaea.cli.drawing.question import question_view
from pangaea.cli.drawing.table import table_view
from pangaea.core.scene import (
    Area,
    Ask,
    Badge,
    Choice,
    Ending,
    Look,
    Piece,
    Player,
    Scene,
    ScoreLine,
    ScoreRow,
    Spot,
    Value,
)  # fmt: skip
from pangaea.core.words import words_for

WORDS = words_for("cubosaurs", "en")
PLAYERS = (
    Player(0, "Ada", "amber", "circle", turn=True, score=3),
    Player(1, "Bo", "teal", "square", score=-1, bot="greedy"),
)


def drawn(scene: Scene, width: int = 80) -> str:
    console = Console(width=width, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(table_view(scene, WORDS))
        if scene.ask:
            console.print(question_view(scene.ask))
        console.print(ending_view(scene, WORDS))
    return capture.get()


def scene(
    areas: tuple[Area, ...],
    pieces: tuple[Piece, ...] = (),
    choices: tuple[Choice, ...] = (),
    ending: Ending | None = None,
) -> Scene:
    ask = Ask(0, "toy.walk", "Where to?", "toy/1.1", choices) if choices else None
    return Scene("toy", "en", 0, 0, "Ada walks", PLAYERS, areas, pieces, ask=ask, ending=ending)


def test_equal_pieces_lie_together_with_their_number() -> None:
    herd = Look("meeple", colour="green")
    cards = tuple(Piece("row", herd, "Raptor", id=f"p{n}") for n in range(3))

    assert "▌Raptor ×3" in drawn(scene((Area("row", "row", "Herd"),), cards))


def test_pieces_that_differ_lie_apart() -> None:
    green, blue = Look("cube", colour="green"), Look("cube", colour="blue")
    cubes = (Piece("row", green, "green cube"), Piece("row", blue, "blue cube"))

    shown = drawn(scene((Area("row", "row", "Cubes"),), cubes))

    assert "green cube" in shown
    assert "blue cube" in shown
    assert "×" not in shown


def test_the_value_that_counts_is_marked_without_colour() -> None:
    look = Look("card", values=(Value("+4"), Value("+1", lit=True), Value("−2")))

    assert "+4 [+1] −2" in drawn(
        scene((Area("row", "row", "Row"),), (Piece("row", look, "Tyrant"),))
    )


def test_choices_are_numbered_on_pieces_places_and_areas() -> None:
    board = Area("map", "map", "Map", spots=(Spot("a", "Swamp"), Spot("b", "Hill")))
    seat = Area("mat", "row", "Bo's mat", place="seat", owner=1)
    card = Piece("hand", Look("card"), "Storm", id="p1")
    choices = (
        Choice(0, "Storm", "walk storm", piece="p1"),
        Choice(1, "to the hill", "walk b", area="map", spot="b"),
        Choice(2, "Bo", "walk bo", area="mat"),
        Choice(3, "stay", "walk stay", hint="rest"),
    )

    shown = drawn(scene((board, seat, Area("hand", "row", "Hand")), (card,), choices))

    assert "1) ▌Storm" in shown
    assert "2) Hill" in shown
    assert "3) ■ Bo (Casual)" in shown
    assert "4) stay (rest)" in shown
    assert "Swamp" not in shown  # empty and not to be chosen


def test_a_grid_keeps_its_rows() -> None:
    spots = tuple(Spot(f"s{n}", f"cell{n}") for n in range(4))
    die = Piece("grid", Look("die", pips=3), "die", spot="s3")

    lines = drawn(scene((Area("grid", "grid", "Grid", spots=spots, columns=2),), (die,)))

    assert any("cell0" in line and "cell1" in line for line in lines.splitlines())
    assert any("cell2" in line and "cell3 ▌die •••" in line for line in lines.splitlines())


HEXES = (
    Spot("A1", "beach A1, cold", 10, 5, pattern="dots", badges=(Badge("cold", tone="cold"),)),
    Spot("A2", "hill A2", 20, 5, pattern="hatch"),
    Spot("B1", "hill B1, deadly", 6, 14, pattern="hatch", badges=(Badge("deadly"),)),
    Spot("B2", "beach B2", 16, 14, pattern="dots"),
)
ISLAND = Area("island", "map", "Island", spots=HEXES)
DINO = Piece("island", Look("token"), "dinosaur", id="p1", spot="B2", owner=1)


def test_a_map_is_a_chart_with_its_places_where_they_lie() -> None:
    lines = [line.rstrip() for line in drawn(scene((ISLAND,), (DINO,))).splitlines()]

    assert "    ∙A1c /A2" in lines
    assert "  /B1d ∙B2■" in lines
    assert "  ∙ beach · / hill · c cold · d deadly" in lines


def test_the_legend_of_a_chart_finds_its_words_before_or_after_a_name() -> None:
    """A language may put the name of a place first."""
    spots = (Spot("A1", "A1 (plage), froid", 0, 0, pattern="dots"),)
    shown = drawn(scene((Area("ile", "map", "L’île", spots=spots),)))

    assert "∙ plage" in shown


def test_a_path_at_a_players_place_names_its_spaces_by_their_kind() -> None:
    spots = (
        Spot("c1", "Ada: Algae", 20, 0, text="2"),
        Spot("s0", "Ada: rock of the sector", 0, 10),
        Spot("s1", "Ada: Algae, left, swamp", 20, 10),
        Spot("s2", "Ada: Fish, left, rock in a hurricane zone", 40, 10, pattern="waves"),
    )
    path = Area("path", "map", "Path", place="seat", owner=0, spots=spots)
    piece = Piece("path", Look("meeple"), "Ada's piece", spot="s1", owner=0)

    lines = [line.rstrip() for line in drawn(scene((path,), (piece,))).splitlines()]

    assert "         2" in lines
    assert "  ·      swamp● ~rock" in lines
    assert "  ~ rock in a hurricane zone" in lines


def test_what_can_be_chosen_on_a_chart_has_its_number() -> None:
    choices = (
        Choice(0, "the dinosaur", "walk b2", piece="p1"),
        Choice(1, "the hill", "walk a2", area="island", spot="A2"),
    )

    shown = drawn(scene((ISLAND,), (DINO,), choices))

    assert "1) ∙B2■" in shown
    assert "2) /A2" in shown


def test_a_chart_wider_than_the_window_becomes_a_list() -> None:
    shown = drawn(scene((ISLAND,), (DINO,)), width=11)

    assert "hill B1" in shown
    assert "∙A1c" not in shown


def test_what_a_name_says_is_not_said_again() -> None:
    cubes = Piece("stock", Look("cube", number="5"), "5 fossils", count=5)
    board = Area("steps", "track", "Track", spots=(Spot("s", "Space 4: safe", text="4"),))

    shown = drawn(scene((Area("stock", "row", "Stock"), board), (cubes,)))

    assert "Stock  ▌5 fossils" in [line.rstrip() for line in shown.splitlines()]
    assert "Space 4: safe" in shown
    assert "safe 4" not in shown


def test_a_track_shows_all_its_spaces() -> None:
    """Those with a picture in words, plain ones by their number."""
    spots = (
        Spot("t0", "Space 0", text="0"),
        Spot("t1", "Space 1: the Museum is reset", icon="museum"),
        Spot("t2", "Space 2", text="2"),
        Spot("t3", "Space 3: the game ends", icon="finish"),
    )
    marker = Piece("steps", Look("marker"), "Marker on space 2", spot="t2")

    shown = drawn(scene((Area("steps", "track", "Track", spots=spots),), (marker,)))

    assert "0 · Space 1: the Museum is reset · Space 2 ▌Marker on space 2" in shown
    assert "Space 3: the game ends" in shown


def test_a_stack_of_backs_says_how_many_there_are() -> None:
    back = Look("card", colour="back", down=True)
    cards = (Piece("hand", back, "hidden card", count=4), Piece("deck", back, "7 cards", count=7))

    shown = drawn(scene((Area("hand", "row", "Hand"), Area("deck", "row", "Deck")), cards))

    assert "▒ hidden card ×4" in shown
    assert "▒ 7 cards" in shown
    assert "×7" not in shown


def test_piles_that_follow_one_another_share_a_line() -> None:
    areas = (Area("a", "pile", "Draw pile", count=9), Area("b", "pile", "Discards", count=2))

    assert "Draw pile  9 · Discards  2" in drawn(scene(areas))


def test_a_short_row_lies_beside_its_name_and_a_long_one_under_it() -> None:
    cards = tuple(Piece("row", Look("card"), f"Long-necked beast {n}") for n in range(5))

    assert "Row  ▌Long-necked beast 0" in drawn(scene((Area("row", "row", "Row"),), cards[:1]))
    assert "\n  ▌Long-necked beast 0" in drawn(scene((Area("row", "row", "Row"),), cards))


def test_a_board_that_only_repeats_the_players_places_is_left_out() -> None:
    ring = Area("ring", "map", "Ring", spots=(Spot("s0", "Ada's rock", text="1"),))
    path = Area("path", "map", "Path", place="seat", owner=0, spots=ring.spots)
    step = (Choice(0, "the rock", "step s0", area="ring", spot="s0"),)

    assert "Ring" not in drawn(scene((ring, path)))
    assert "Ring" in drawn(scene((ring, path), choices=step))


def test_a_pile_shows_its_size_and_a_back_nothing_else() -> None:
    back = Piece("pile", Look("card", colour="back", down=True), "Draw pile", count=12)

    assert "Pile  12" in drawn(scene((Area("pile", "pile", "Pile"),), (back,)))


def test_signs_are_read_by_their_meaning() -> None:
    look = Look("tile", text="Rain falls.", badges=(Badge("costs 3", icon="dna", text="3"),))

    shown = drawn(scene((Area("m", "market", "Market"),), (Piece("m", look, "Rain"),)))

    assert "Rain (costs 3)" in shown
    assert "Rain falls." in shown


def test_a_sign_without_a_text_is_read_if_its_meaning_is_short() -> None:
    badges = (
        Badge("4 fossils", icon="fossil", text="4"),
        Badge("carnivore", icon="tooth"),
        Badge("a long story that stands for a picture", icon="book"),
        Badge("a long story with a number", icon="book", text="7"),
        Badge("Jurassic", icon="period"),
    )
    beast = Piece("row", Look("card", badges=badges), "Beast, Jurassic")

    assert "▌Beast, Jurassic (4 fossils, carnivore, 7)" in drawn(
        scene((Area("row", "row", "Row"),), (beast,))
    )


@pytest.mark.parametrize("width", [60, 80, 120])
def test_nothing_is_wider_than_the_terminal(width: int) -> None:
    look = Look("card", values=tuple(Value(f"+{n}", lit=n == 2) for n in range(1, 5)))
    cards = tuple(Piece("row", look, f"Long-necked beast {n}", id=f"p{n}") for n in range(9))
    choices = tuple(Choice(n, f"Take beast {n}", f"take {n}", piece=f"p{n}") for n in range(9))
    areas = (Area("row", "row", "Row", featured=True),)

    shown = drawn(scene(areas, cards, choices), width)

    assert max(len(line) for line in shown.splitlines()) <= width
    assert all(f"Long-necked beast {n}" in shown for n in range(9))


def row(seat: int, *labels: str) -> ScoreRow:
    return ScoreRow(seat, seat + 1, 5 - seat, tuple(ScoreLine(label, 1) for label in labels))


def test_reasons_for_points_keep_the_order_of_the_sheets() -> None:
    ending = Ending(
        "Ada wins.", "toy/6.1", (0,), (row(0, "herd", "eggs", "end"), row(1, "fern", "end"))
    )

    assert reasons(ending) == ["herd", "eggs", "fern", "end"]


def test_the_end_lists_every_reason_and_total() -> None:
    ending = Ending("Ada wins.", "toy/6.1", (0,), (row(0, "herd", "eggs"), row(1, "herd")))

    shown = drawn(scene((), ending=ending))

    assert "★ Ada wins." in shown
    assert any("eggs" in line and "+1" in line and "·" in line for line in shown.splitlines())
    assert any("Total" in line and "5" in line and "4" in line for line in shown.splitlines())

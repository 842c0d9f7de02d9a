"""Which piece is which from scene to scene."""

from msgspec.structs import replace

from pangaea.core.events import Moved
from pangaea.core.identity import followed
from pangaea.core.scene import (
    Area,
    Ask,
    Choice,
    Departure,
    Look,
    Piece,
    Pieces,
    Pointer,
    Scene,
    WhyNot,
)


def card(name: str, area: str, *, down: bool = False, spot: str = "", owner: int = 0) -> Piece:
    look = Look("card", down=True) if down else Look("card", title=name)
    return Piece(area, look, name, spot=spot, owner=owner)


def scene(*pieces: Piece, ask: Ask | None = None) -> Scene:
    """A scene as a game makes it: pieces numbered in their order."""
    numbered = tuple(replace(piece, id=f"n{n}") for n, piece in enumerate(pieces))
    areas = tuple(Area(name, "row", name) for name in sorted({piece.area for piece in pieces}))
    return Scene(
        game="toy", language="en", position=0, seat=0, status="", players=(), areas=areas,
        pieces=numbered, ask=ask,
    )  # fmt: skip


def drawn_in(*runs: tuple[Piece, ...]) -> Scene:
    """A scene as a stage makes it: in runs, which are the same objects until drawn anew."""
    pieces = Pieces(piece for run in runs for piece in run)
    pieces.runs = runs
    return replace(scene(), pieces=pieces)


def ids(shown: Scene) -> list[str]:
    return [piece.id for piece in shown.pieces]


def test_the_first_scene_numbers_its_pieces() -> None:
    first = followed(None, scene(card("a", "hand"), card("b", "hand")), [])

    assert ids(first) == ["p1", "p2"]
    assert [piece.came for piece in first.pieces] == ["", ""]


def test_what_stays_keeps_its_id_whatever_the_order() -> None:
    first = followed(None, scene(card("a", "hand"), card("b", "hand")), [])

    second = followed(first, scene(card("b", "hand"), card("a", "hand")), [])

    assert ids(second) == ["p2", "p1"]
    assert second.departures == ()


def test_what_moves_keeps_its_id() -> None:
    first = followed(None, scene(card("a", "hand"), card("b", "hand")), [])

    second = followed(first, scene(card("b", "hand"), card("a", "table")), [Moved("hand", "table")])

    assert ids(second) == ["p2", "p1"]


def test_of_equal_pieces_the_one_on_the_way_told_has_moved() -> None:
    first = followed(None, scene(card("a", "left"), card("a", "right")), [])

    second = followed(
        first, scene(card("a", "left"), card("a", "table")), [Moved("right", "table")]
    )

    assert ids(second) == ["p1", "p2"]


def test_of_equal_pieces_those_that_stay_keep_their_ids() -> None:
    first = followed(None, scene(*[card("a", "hand")] * 3), [])

    second = followed(
        first, scene(card("a", "hand"), card("a", "hand"), card("a", "table")),
        [Moved("hand", "table")],
    )  # fmt: skip

    assert ids(second) == ["p1", "p2", "p3"]


def test_equal_pieces_on_their_spots_are_told_apart_by_the_spot() -> None:
    first = followed(None, scene(card("a", "map", spot="1"), card("a", "map", spot="2")), [])

    second = followed(first, scene(card("a", "map", spot="2")), [])

    assert ids(second) == ["p2"]
    assert second.departures == (Departure("p1", ""),)


def test_a_card_turned_up_on_its_way_keeps_its_id() -> None:
    first = followed(None, scene(card("", "theirs", down=True), card("b", "table")), [])

    second = followed(
        first, scene(card("b", "table"), card("a", "table")), [Moved("theirs", "table")]
    )

    assert ids(second) == ["p2", "p1"]


def test_a_card_turned_up_elsewhere_is_a_new_one() -> None:
    """Nobody saw where it came from, so its id must not tell."""
    first = followed(None, scene(card("", "theirs", down=True)), [])

    second = followed(first, scene(card("a", "table")), [])

    assert ids(second) == ["p2"]
    assert second.departures == (Departure("p1", ""),)


def test_an_id_says_nothing_about_a_hidden_piece() -> None:
    """Whatever the two hidden cards are, and whatever was shuffled, the scene is the same."""
    one = followed(None, scene(card("a", "hand", down=True), card("b", "hand", down=True)), [])
    other = followed(None, scene(card("b", "hand", down=True), card("a", "hand", down=True)), [])

    assert ids(one) == ids(other)
    assert [piece.look for piece in one.pieces] == [piece.look for piece in other.pieces]


def test_a_new_piece_says_where_it_came_from() -> None:
    first = followed(None, scene(card("a", "hand")), [])

    second = followed(first, scene(card("a", "hand"), card("b", "hand")), [Moved("pile", "hand")])

    assert [(piece.id, piece.came) for piece in second.pieces] == [("p1", ""), ("p2", "pile")]


def test_a_piece_that_is_gone_says_where_it_went() -> None:
    first = followed(None, scene(card("a", "hand"), card("b", "hand")), [])

    second = followed(first, scene(card("a", "hand")), [Moved("hand", "away")])

    assert second.departures == (Departure("p2", "away"),)


def test_an_id_is_not_given_again_at_once() -> None:
    first = followed(None, scene(card("a", "hand"), card("b", "hand")), [])

    second = followed(first, scene(card("a", "hand"), card("c", "hand")), [])

    assert ids(second) == ["p1", "p3"]


def test_a_piece_of_another_owner_is_another_piece() -> None:
    first = followed(None, scene(card("a", "map", owner=1)), [])

    second = followed(first, scene(card("a", "map", owner=2)), [])

    assert ids(second) == ["p2"]


def test_choices_and_refusals_follow_their_pieces() -> None:
    ask = Ask(
        0, "toy.say", "?", "toy/1.1",
        choices=(
            Choice(0, "b", "say b", piece="n0", also=(Pointer("n1"), Pointer(spot="s"))),
            Choice(1, "stop", "say stop"),
        ),
        refusals=(WhyNot("no", "toy/1.1", piece="n1"),),
    )  # fmt: skip
    first = followed(None, scene(card("a", "hand"), card("b", "hand")), [])

    second = followed(first, scene(card("b", "hand"), card("a", "hand"), ask=ask), [])

    assert second.ask is not None
    assert [choice.piece for choice in second.ask.choices] == ["p2", ""]
    assert second.ask.choices[0].also == (Pointer("p1"), Pointer(spot="s"))
    assert [refusal.piece for refusal in second.ask.refusals] == ["p1"]


def test_what_was_not_drawn_anew_is_not_looked_at_again() -> None:
    hand, table = scene(card("a", "hand")).pieces, scene(card("b", "table")).pieces
    first = followed(None, drawn_in(hand, table), [])

    second = followed(first, drawn_in(hand, table), [Moved("hand", "table")])

    assert second.pieces is first.pieces
    assert second.departures == ()


def test_a_run_that_is_gone_is_missed_though_the_others_lie_still() -> None:
    hand, table = scene(card("a", "hand")).pieces, scene(card("b", "table")).pieces
    first = followed(None, drawn_in(hand, table), [])

    second = followed(first, drawn_in(hand), [])

    assert ids(second) == ["p1"]
    assert second.departures == (Departure("p2", ""),)


def test_runs_that_changed_places_take_their_ids_along() -> None:
    hand, table = scene(card("a", "hand")).pieces, scene(card("b", "table")).pieces
    first = followed(None, drawn_in(hand, table), [])

    second = followed(first, drawn_in(table, hand), [])

    assert ids(second) == ["p2", "p1"]


def test_where_a_piece_came_from_is_told_once_though_nothing_is_drawn_anew() -> None:
    hand, table = scene(card("a", "hand")).pieces, scene(card("b", "table")).pieces
    first = followed(None, drawn_in(hand), [])
    second = followed(first, drawn_in(hand, table), [Moved("pile", "table")])

    third = followed(second, drawn_in(hand, table), [])

    assert [piece.came for piece in second.pieces] == ["", "pile"]
    assert [piece.came for piece in third.pieces] == ["", ""]
    assert ids(third) == ids(second)

"""A scene made of the one before and what is not as it was is the very scene itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import decode, encode
from msgspec.structs import replace
from tests.support import FIXTURES, ONE_OF_EACH

from pangaea import shelf
from pangaea.core.changes import Added, Difference
from pangaea.core.differences import applied, difference
from pangaea.core.identity import followed
from pangaea.core.match import Match
from pangaea.core.replay import replayed_step_by_step
from pangaea.core.scene import (
    Area,
    Ask,
    Badge,
    Choice,
    Departure,
    LogLine,
    Look,
    Piece,
    Player,
    Scene,
    Spot,
    WhyNot,
)

LONG = [
    "cubosaurs/five_players_empty_supply",
    "dino_twist/six_players_short_of_cards",
    "eras/access_allows_chosen_sectors",
    "evo/die",
    "holotype/by_track",
]
Eyes = tuple[int | None, str]


def travelled(told: Difference) -> Difference:
    """Return a difference as it arrives elsewhere: plain data made of a text."""
    return decode(encode(told), type=Difference)


class Witness:
    """Somebody who sees a game only by its differences."""

    def __init__(self, match: Match, eyes: Eyes) -> None:
        self.eyes = eyes
        self.shown = self.rebuilt = followed(None, match.acts(*eyes)[-1][0], [])

    def follow(self, match: Match) -> None:
        """See what the last answer set off, and that it is what there is to see."""
        for scene, moves in match.acts(*self.eyes):
            after = followed(self.shown, scene, moves)
            self.rebuilt = applied(self.rebuilt, travelled(difference(self.shown, after)))
            assert self.rebuilt == after
            self.shown = after


@pytest.mark.parametrize("record", ONE_OF_EACH)
def test_all_who_watch_a_recorded_game_see_the_same_by_differences(record: str) -> None:
    positions = replayed_step_by_step((FIXTURES / f"{record}.jsonl").read_text(), shelf.game)
    match = next(positions)
    everybody = [*range(match.seats), None]
    witnesses = [Witness(match, (seat, words)) for seat in everybody for words in ("en", "fr")]

    for position in positions:
        for witness in witnesses:
            witness.follow(position)

    assert match.outcome is not None
    assert all(witness.rebuilt.ending for witness in witnesses)


@pytest.mark.parametrize("record", LONG)
def test_a_long_game_stays_the_same_to_its_end(record: str) -> None:
    positions = replayed_step_by_step((FIXTURES / f"{record}.jsonl").read_text(), shelf.game)
    match = next(positions)
    witnesses = [Witness(match, (0, "fr")), Witness(match, (None, "en"))]

    for position in positions:
        for witness in witnesses:
            witness.follow(position)

    assert all(witness.rebuilt.ending for witness in witnesses)


def table(*pieces: Piece, **more: object) -> Scene:
    """Lay some pieces on a table."""
    areas = (Area("hand", "row", "Hand"), Area("map", "map", "Map", spots=(Spot("a", "A"),)))
    players = (Player(0, "Ada", "amber", "circle"), Player(1, "Bo", "teal", "square"))
    scene = Scene("toy", "en", 1, 0, "Ada plays", players, areas, pieces)
    return replace(scene, **more)


def cards(*names: str) -> list[Piece]:
    """Lay cards into a hand; a name is an id too."""
    return [Piece("hand", Look("card", title=name), name, id=name) for name in names]


def told(before: Scene, after: Scene) -> Difference:
    """Return the difference, once it has been proven right."""
    found = difference(before, after)
    assert applied(before, travelled(found)) == after
    return found


def test_what_stays_as_it_was_is_not_told() -> None:
    scene = table(*cards("a", "b", "c"), log=(LogLine("It began.", "began"),))

    found = told(replace(scene, log=()), replace(scene, log=()))

    assert found == Difference()


def test_a_piece_that_went_leaves_the_others_in_stretches() -> None:
    found = told(table(*cards("a", "b", "c", "d")), table(*cards("a", "b", "d")))

    assert found.lists == {"pieces": [(0, 2), (3, 1)]}


def test_a_new_piece_is_told_whole_and_in_its_place() -> None:
    a, b, c = cards("a", "b", "c")

    found = told(table(a, c), table(a, b, c))

    assert found.lists == {"pieces": [(0, 1), Added(b), (1, 1)]}


def test_a_piece_that_moved_is_told_by_where_it_lies() -> None:
    a, b = cards("a", "b")

    found = told(table(a, b), table(a, replace(b, area="map", spot="a")))

    moved = Difference(new={"area": "map", "spot": "a"})
    assert found.lists == {"pieces": [(0, 1), (1, moved)]}


def test_what_is_no_longer_said_of_a_piece_is_gone() -> None:
    (card,) = cards("a")

    found = told(table(replace(card, faded=True)), table(card))

    assert found.lists == {"pieces": [(0, Difference(gone=["faded"]))]}


def test_what_a_scene_writes_out_is_told_though_it_goes_without_saying() -> None:
    """A needle at 0.0 is written out, for only 0 goes without saying."""
    before = table()
    hand, board = before.areas
    turned, back = [replace(board, spots=(Spot("a", "A", turn=turn),)) for turn in (60.0, 0.0)]

    found = told(replace(before, areas=(hand, turned)), replace(before, areas=(hand, back)))

    changed = Difference(lists={"spots": [(0, Difference(new={"turn": 0.0}))]})
    assert encode(back.spots[0]) == b'{"id":"a","label":"A","turn":0.0}'
    assert found.lists == {"areas": [(0, 1), (1, changed)]}


def test_another_order_is_told_without_telling_the_pieces() -> None:
    found = told(table(*cards("a", "b", "c")), table(*cards("c", "a", "b")))

    assert found.lists == {"pieces": [(2, 1), (0, 2)]}


def test_a_sign_on_a_space_is_told_without_the_board() -> None:
    before = table()
    hand, board = before.areas
    spot = replace(board.spots[0], badges=(Badge("hot"),))

    found = told(before, replace(before, areas=(hand, replace(board, spots=(spot,)))))

    sign = Difference(new={"badges": (Badge("hot"),)})
    changed = Difference(lists={"spots": [(0, sign)]})
    assert found.lists == {"areas": [(0, 1), (1, changed)]}


def test_of_a_question_only_other_choices_are_told() -> None:
    keep, give = Choice(0, "Keep", "hand keep"), Choice(1, "Give", "hand give")
    why_not = WhyNot("You have none.", "toy/1.1", piece="a")
    ask = Ask(0, "hand", "What?", "toy/1.1", (keep, give), (why_not,))

    found = told(table(ask=ask), table(ask=replace(ask, choices=(give,))))

    assert found.parts == {"ask": Difference(lists={"choices": [(1, 1)]})}


def test_a_question_comes_and_goes() -> None:
    ask = Ask(0, "hand", "What?", "toy/1.1", (Choice(0, "Keep", "hand keep"),))

    assert told(table(), table(ask=ask)).new == {"ask": ask}
    assert "ask" in told(table(ask=ask), table()).gone


def test_all_choices_may_go_while_the_question_stays() -> None:
    ask = Ask(0, "hand", "What?", "toy/1.1", (Choice(0, "Keep", "hand keep"),))

    assert told(table(ask=ask), table(ask=replace(ask, choices=()))).parts


def test_what_happened_is_over_with_the_next_step() -> None:
    before = table(log=(LogLine("Ada drew.", "drew"),), departures=(Departure("a", "map"),))

    assert told(before, table()) == Difference()


def test_what_just_happened_is_told_whole_whoever_was_told_more_before() -> None:
    began, drew = LogLine("It began.", "began"), LogLine("Ada drew.", "drew")
    before, after = table(log=(drew,)), table(log=(drew,), departures=(Departure("a", "map"),))

    found = told(before, after)

    assert applied(replace(before, log=(began, drew)), travelled(found)) == after


def test_things_that_cannot_be_told_apart_are_told_rightly() -> None:
    first, second = cards("a", "a")

    told(table(first, second), table(second, replace(first, faded=True), second))
    told(table(first, replace(second, faded=True)), table(replace(second, faded=True)))


LYING = st.lists(st.tuples(st.sampled_from("abcdef"), st.booleans()), max_size=9)


@given(LYING, LYING)
def test_whatever_lies_there_becomes_whatever_else(
    before: list[tuple[str, bool]], after: list[tuple[str, bool]]
) -> None:
    """Names that come twice, and any order, too."""

    def laid(pieces: list[tuple[str, bool]]) -> Scene:
        return table(*[replace(card, faded=faded) for n, faded in pieces for card in cards(n)])

    told(laid(before), laid(after))

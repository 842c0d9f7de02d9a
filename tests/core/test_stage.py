"""A scene is drawn in parts, and a part only when something in it has changed."""

import gc

import pytest
from msgspec.structs import replace

from pangaea.core.differences import Compared, difference
from pangaea.core.game import SeatView
from pangaea.core.identity import Names, followed
from pangaea.core.luck import Dice
from pangaea.core.scene import Area, Look, Scene, Series, Value
from pangaea.core.stage import Offer, Stage
from pangaea.core.words import words_for
from pangaea.games.cubosaurs import GAME

STATE = GAME.start(GAME.setup(2, {}), Dice(1))
VIEW = SeatView(None, words_for("cubosaurs", "en"), ("Ana", "Bo"))


class Table:
    """A row of cards that counts how often it is drawn."""

    def __init__(self) -> None:
        self.view = replace(VIEW, drawn=SeatView(None, VIEW.words, VIEW.names).drawn)
        self.times = 0

    def scene(self, *cards: str, loose: str = "") -> Scene:
        stage = Stage(GAME, STATE, self.view, {})
        stage.panel("row", cards, lambda: self.draw(stage, cards))
        if loose:
            stage.piece("row", Look("card", title=loose), loose)
        stage.panel("rest", None, lambda: self.draw(stage, ("z",), area="rest"))
        return stage.finished([], "", None)

    def draw(self, stage: Stage, cards: tuple[str, ...], area: str = "row") -> None:
        self.times += 1
        stage.area(Area(area, "row", area))
        for card in cards:
            stage.piece(area, Look("card", title=card), card)


def names(scene: Scene) -> list[str]:
    return [piece.name for piece in scene.pieces]


def test_a_part_with_the_same_key_is_not_drawn_again() -> None:
    table = Table()
    first, second = table.scene("a", "b"), table.scene("a", "b")

    assert table.times == 2
    assert names(first) == names(second) == ["a", "b", "z"]
    assert all(old is new for old, new in zip(first.areas, second.areas, strict=True))
    assert all(old is new for old, new in zip(first.pieces, second.pieces, strict=True))


def test_a_part_with_another_key_is_drawn_again_alone() -> None:
    table = Table()
    table.scene("a", "b")

    assert names(table.scene("a", "c")) == ["a", "c", "z"]
    assert table.times == 3


def test_ids_are_unique_whatever_is_kept() -> None:
    table = Table()
    table.scene("a")
    shown = table.scene("a", loose="x")

    assert len({piece.id for piece in shown.pieces}) == 3


def test_what_a_part_returns_is_kept_with_it() -> None:
    view = Table().view
    for _ in range(2):
        stage = Stage(GAME, STATE, view, {})

        assert stage.panel("row", "key", lambda: [(7, "piece")]) == ((7, "piece"),)


def test_offers_are_made_outside_since_they_would_be_forgotten() -> None:
    stage = Stage(GAME, STATE, Table().view, {})

    with pytest.raises(AssertionError, match="forgotten"):
        stage.panel("row", 1, lambda: stage.offer(0, Offer("yes")))


def test_pieces_of_a_part_that_stays_are_followed_as_the_same_objects() -> None:
    table = Table()
    first = followed(None, table.scene("a", "b"), [])
    second = followed(first, table.scene("a", "c"), [])
    third = followed(second, table.scene("a", "c"), [])

    assert [piece.id for piece in second.pieces] == ["p1", "p4", "p3"]
    assert second.pieces[2] is first.pieces[2]
    assert all(old is new for old, new in zip(second.pieces, third.pieces, strict=True))
    assert [departure.piece for departure in second.departures] == ["p2"]
    assert third.departures == ()


def test_a_neutral_answer_stands_last_and_a_number_is_its_own_key() -> None:
    seat = STATE.asked()[0]
    stage = Stage(GAME, STATE, replace(VIEW, seat=seat), {})
    first, second, *others = STATE.options(seat)
    stage.offer(first, Offer("leave it", last=True))
    stage.offer(second, Offer("take it", key="2"))

    ask = stage.finished([], "", None).ask
    assert ask is not None

    assert [choice.option for choice in ask.choices] == [second, *others, first]
    assert ask.choices[0].key == "2"


class Shared:
    """A table of which a part looks the same to all; it counts how often that is drawn."""

    def __init__(self) -> None:
        self.times = 0

    def scene(self, seat: int | None, view: SeatView, mine: str = "") -> tuple[Stage, Scene]:
        stage = Stage(GAME, STATE, replace(view, seat=seat), {})
        stage.piece("hand", Look("card", title=mine), mine or "nothing")
        stage.common("all", lambda: self.show(stage))
        return stage, stage.finished([], "", None)

    def show(self, stage: Stage) -> None:
        self.times += 1
        stage.panel("row", "key", lambda: self.row(stage))
        stage.panel("rest", "key", lambda: stage.fact("round", 3))

    def row(self, stage: Stage) -> list[tuple[int, str]]:
        stage.area(Area("row", "row", "row"))
        return [(7, stage.piece("row", Look("card"), "seven"))]


def test_what_all_see_alike_is_shown_once_for_all_who_look() -> None:
    table, view = Shared(), replace(VIEW, common={})
    _, watcher = table.scene(None, view)
    stage, mine = table.scene(0, view, "ace")

    assert table.times == 1
    assert names(watcher) == ["nothing", "seven"]
    assert names(mine) == ["ace", "seven"]
    assert mine.areas[0] is watcher.areas[0]
    assert mine.facts == watcher.facts
    assert stage.laid("row") == ((7, "row.0"),)
    assert stage.laid("elsewhere") == ()


def test_a_seat_whose_view_shares_nothing_draws_for_itself() -> None:
    table = Shared()
    _, first = table.scene(None, replace(VIEW, common={}))
    _, second = table.scene(0, replace(VIEW, common={}))

    assert table.times == 2
    assert names(first) == names(second)


def test_what_all_see_alike_keeps_its_runs_so_that_ids_last() -> None:
    table, view = Shared(), replace(VIEW, common={})
    first = followed(None, table.scene(None, view)[1], [])
    second = followed(first, table.scene(None, view, "ace")[1], [])

    assert second.pieces[1] is first.pieces[1]


@pytest.mark.parametrize("wrong", ["loose", "offer"])
def test_what_only_one_could_see_is_not_taken_for_what_all_see(wrong: str) -> None:
    stage = Stage(GAME, STATE, replace(VIEW, common={}), {})

    def show() -> None:
        if wrong == "loose":
            stage.piece("row", Look("card"), "a card")
        else:
            stage.offer(1, Offer("yes"))

    with pytest.raises(AssertionError):
        stage.common("all", show)


def test_a_card_laid_between_equal_looking_ones_takes_nobodys_id() -> None:
    """Faces are alike; order tells who is who, as it does where nothing is known of panels."""

    def row(*cards: str) -> Scene:
        stage = Stage(GAME, STATE, replace(VIEW, drawn=SeatView(None, VIEW.words, ()).drawn), {})
        stage.panel("row", cards, lambda: lay(stage, cards))
        return stage.finished([], "", None)

    def lay(stage: Stage, cards: tuple[str, ...]) -> None:
        for card in cards:
            stage.piece("row", Look("card", title=card[0]), card, tip=card)

    first = followed(None, row("a", "g3", "g2"), [])
    second = followed(first, row("a", "a2", "g3", "g2"), [])

    ids = {piece.name: piece.id for piece in second.pieces}
    assert [ids[name] for name in ("a", "g3", "g2")] == ["p1", "p2", "p3"]
    assert (
        second.pieces
        == followed(
            replace(first, pieces=tuple(first.pieces)), row("a", "a2", "g3", "g2"), []
        ).pieces
    )


def test_the_collector_of_garbage_does_not_look_at_scenes() -> None:
    """Nothing in one leads back to itself; there are thousands of pieces at every table."""
    scene = Table().scene("a", "b")

    assert not any(gc.is_tracked(thing) for thing in (scene, *scene.pieces, *scene.areas))


def test_pages_that_were_shown_the_same_share_their_pieces() -> None:
    """Whether they came together or one by one, they are named and compared once for all."""
    table, names, compared = Table(), Names(), Compared()
    first, second = (followed(None, table.scene("a", "b"), []) for _ in range(2))
    changed = table.scene("a", "c")
    after = [followed(before, changed, [], names) for before in (first, second)]

    assert after[0].pieces is after[1].pieces
    told = [
        difference(before, now, compared).lists["pieces"]
        for before, now in zip((first, first), after, strict=True)
    ]
    assert told[0] is told[1]


def test_lists_of_the_same_things_are_compared_once() -> None:
    """Whoever is asked has a scene of their own, of areas that all others see, too."""
    table, compared = Table(), Compared()
    before = followed(None, table.scene("a"), [])
    areas = (replace(before.areas[0], count=1), *before.areas[1:])
    told = [
        difference(replace(before, areas=tuple(was)), replace(before, areas=tuple(now)), compared)
        for was, now in [(list(before.areas), list(areas))] * 2
    ]

    assert told[0].lists["areas"] is told[1].lists["areas"]


def test_values_with_the_same_key_are_not_listed_again() -> None:
    stage = Stage(GAME, STATE, Table().view, {})
    first = stage.values(1, lambda: [Value("1")])

    assert stage.values(1, lambda: [Value("2")]) is first
    assert stage.values(2, lambda: [Value("2")]) == (Value("2"),)


def test_a_series_with_the_same_key_is_not_described_again() -> None:
    stage = Stage(GAME, STATE, Table().view, {})
    first = stage.series("a", 1, lambda: Series("a", "A"))

    assert stage.series("a", 1, lambda: Series("a", "another")) is first
    assert stage.series("a", 2, lambda: Series("a", "another")).label == "another"


def test_what_belongs_to_others_is_shown_once_for_all() -> None:
    view = replace(VIEW, common={})
    times: list[int] = []

    def show(stage: Stage) -> None:
        for seat in range(2):
            stage.of_seat("place", seat, times.append)

    for looks in (None, 0, 1):
        show(Stage(GAME, STATE, replace(view, seat=looks), {}))

    assert times == [0, 1, 0, 1]  # for all, then each its own

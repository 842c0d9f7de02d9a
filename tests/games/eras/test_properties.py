"""What holds in every position, whatever luck brings."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.eras.tables import setup_of
from tests.support import played_on, rule

from pangaea.core.bits import members
from pangaea.core.luck import Dice
from pangaea.games.eras import GAME
from pangaea.games.eras.rules import contest, names
from pangaea.games.eras.rules.movement import kind_at, way_back
from pangaea.games.eras.rules.scoring import best_progress
from pangaea.games.eras.rules.spaces import lane_of, slot_of
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.rules.turn import blank


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """A table after some random answers."""
    seats = draw(st.integers(2, 6))
    luck = Dice(draw(st.integers(0, 10_000)))
    allows = draw(st.sampled_from(["allows", "forbids"]))
    state = GAME.start(setup_of(seats, {"access": allows, "fast": seats > 4}), luck)
    played_on(state, luck, draw(st.integers(0, 400)))
    assert isinstance(state, Table)
    return state


@given(positions())
@settings(max_examples=60)
@rule("eras/3.1", "eras/3.2")
def test_paths_are_short_and_hold_each_era_once(table: Table) -> None:
    for animal in range(table.setup.animals):
        cards = list(table.path)[animal * names.ERAS : (animal + 1) * names.ERAS]
        laid = [card for card in cards if card != names.NO_CARD]

        assert len(laid) <= names.PATH_LENGTH
        assert table.eras[animal] == sum(1 << int(table.setup.era[card]) for card in laid)
        assert table.cards[animal] == sum(1 << card for card in laid)
        assert table.rocks[animal] == rocks_of(table, animal)


def rocks_of(table: Table, animal: int) -> int:
    """Find the rocks of a path by looking at every space."""
    return sum(
        1 << slot
        for slot in range(names.SLOTS)
        if table.card_at(animal, slot // names.LANES) != names.NO_CARD
        and kind_at(table, animal, slot) == names.ROCK
    )


@given(positions())
@settings(max_examples=60)
@rule("eras/1.5", "eras/11.1")
def test_every_era_card_lies_in_one_place_and_action_cards_only_leave(table: Table) -> None:
    places = [int(table.deck), int(table.heap), *(int(cards) for cards in table.cards)]
    if 0 <= table.revealed < names.ERA_CARDS:
        places.append(1 << int(table.revealed))

    assert sum(places) == (1 << names.ERA_CARDS) - 1
    assert sum(place.bit_count() for place in places) == names.ERA_CARDS
    assert table.deck_eruptions + table.heap_eruptions <= 8
    assert table.deck_thunder + table.heap_thunder <= 6


@given(positions())
@settings(max_examples=60)
@rule("eras/7.6", "eras/8.2", "eras/7.3")
def test_no_piece_is_on_a_volcano_or_under_the_cone(table: Table) -> None:
    for animal in range(table.setup.animals):
        space = table.piece[animal]
        if space >= names.SECTOR_SPACES:
            slot = slot_of(space)
            kind = kind_at(table, animal, slot)
            assert kind != names.VOLCANO
            assert table.cone != animal * names.SLOTS + slot
            assert kind == names.SWAMP or (space - names.SECTOR_SPACES) % 2 == 0
    if table.cone >= 0:
        assert kind_at(table, table.cone // names.SLOTS, table.cone % names.SLOTS) == names.ROCK


@given(positions())
@settings(max_examples=60)
@rule("eras/7.9")
def test_whoever_is_sent_back_stops_in_the_same_lane_on_a_rock_nearer_to_the_board(
    table: Table,
) -> None:
    for animal in range(table.setup.animals):
        space = table.piece[animal]
        if space == names.NO_PLACE:
            continue
        back = way_back(table, animal)
        assert lane_of(back) == lane_of(space)
        assert back < space or space < names.SECTOR_SPACES
        if back >= names.SECTOR_SPACES:
            assert kind_at(table, animal, slot_of(back)) == names.ROCK


@given(positions())
@settings(max_examples=60)
@rule("eras/10.3", "eras/5.8")
def test_nobody_has_fewer_than_no_token_or_more_than_ten(table: Table) -> None:
    assert all(0 <= tokens <= names.TOKENS for tokens in table.tokens)


@given(positions())
@settings(max_examples=60)
@rule("eras/14.1")
def test_progress_is_at_most_six_cards_and_six_passed(table: Table) -> None:
    assert all(
        0 <= best_progress(table, seat) <= 2 * names.PATH_LENGTH for seat in range(table.seats)
    )


@given(st.lists(st.integers(1, 10), min_size=3, max_size=3), st.integers(1, 10))
@settings(max_examples=100)
@rule("eras/5.4", "eras/5.7")
def test_the_nearest_predictions_win(bids: list[int], number: int) -> None:
    table = blank(setup_of(3))
    table.rivals = 0b111
    for animal, bid in enumerate(bids):
        table.bid[animal] = bid
    distances = [abs(bid - number) for bid in bids]

    nearest = members(contest.nearest_rivals(table, number))

    assert nearest == [seat for seat in range(3) if distances[seat] == min(distances)]

"""Chapter 2: setting up."""

import pytest
from tests.games.dino_twist.tables import *
from tests.support import rule

from pangaea.core.events import Journal
from pangaea.core.game import SeatView
from pangaea.core.luck import Dice, Script
from pangaea.core.match import Match
from pangaea.core.variants import VariantValue
from pangaea.core.words import words_for
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.events import Drew, HandExchanged, Refilled
from pangaea.games.dino_twist.rules.table import Table
from pangaea.games.dino_twist.rules.turn import blank

FIVE_VOLI = "voli:2 voli:3 voli:4 voli:5 voli:6 carni:2 aqua:2"
SIX_AQUA = "aqua:2*2 aqua:3*2 aqua:4*2 herbi:2"
FOUR_VOLI = "voli:2 voli:3 voli:4 voli:5 carni:2 carni:3 aqua:2"
FINE = "herbi:5*3 aqua:10*3 carni:9"


def dealt(*hands: str, **variants: VariantValue) -> tuple[Table, Journal]:
    """Deal two players these hands; one that must be exchanged is followed by the next."""
    table = blank(setup_of(2, None, **variants))
    bag, picks = [int(number) for number in table.unseen], []
    for cards in hands:
        kinds = kinds_named(table.setup, cards)
        picks += picks_for(bag, kinds)
        if cards in (FIVE_VOLI, SIX_AQUA):
            for kind in kinds:
                bag[kind] += 1
    journal, luck = Journal(), Script(picks)
    table.listener = journal
    GAME.lay_out(table, luck)
    assert luck.left() == 0
    return table, journal


@rule("dino_twist/2.1")
def test_ten_of_the_twenty_five_events_wait_in_the_pile_and_nobody_knows_which() -> None:
    table = GAME.start(setup_of(3), Dice(1))
    assert isinstance(table, Table)

    assert table.events_left == 10
    assert sum(table.event_bag) == 25
    assert table.veiled(LISE).event_bag == table.event_bag


@rule("dino_twist/2.1")
def test_the_same_event_pile_may_turn_out_in_any_way() -> None:
    """Only the number of cards is fixed beforehand: which comes is drawn when it is turned over."""
    start, firsts = table_of(lise="voli:2", celian="aqua:2", events_left=10), set()
    for seed in range(200):
        table, luck = start.copy(), Dice(seed)
        while table.turn == 1:
            seat = table.first_asked()
            table.answer(seat, table.options(seat)[0], luck)
        firsts.add(int(table.event))

    assert len(firsts) == start.setup.happenings - 1  # an eruption is never played


@rule("dino_twist/2.2")
def test_all_islands_are_laid_out_alike_with_the_events_in_the_middle() -> None:
    scene = Match(GAME, 3, Dice(1)).scene(LISE, "en")

    grids = [area for area in scene.areas if area.kind == "grid"]
    places = [[spot.id for spot in grid.spots] for grid in grids]

    assert [grid.id for grid in grids] == ["twist", "island0", "island1", "island2"]
    assert all(grid.columns == 3 for grid in grids)
    assert places[0] == [
        "mountain", "jungle", "cliff", "river", "twist", "hill", "desert", "beach", "sea",
    ]  # fmt: skip
    assert all(place == places[0] for place in places)


@rule("dino_twist/2.3", "dino_twist/2.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everyone_has_seven_cards_and_the_others_form_the_pile(seats: int) -> None:
    table = GAME.start(setup_of(seats), Dice(3))
    assert isinstance(table, Table)

    assert [hand_of(table, seat).total() for seat in range(seats)] == [7] * seats
    assert table.pile == 108 - 7 * seats
    assert not discards_of(table)


@rule("dino_twist/2.3")
def test_a_hand_is_for_its_owner_alone() -> None:
    table, journal = dealt(FOUR_VOLI, FINE)

    veiled = table.veiled(LISE)
    drew = [event for event in journal.events if isinstance(event, Drew)]

    assert hand_of(veiled, LISE) == counted(FOUR_VOLI)
    assert not hand_of(veiled, 1)
    assert [event.known_to for event in drew] == [0b01, 0b10]
    assert all(event.known_to == -1 for event in journal.events if isinstance(event, Refilled))


@rule("dino_twist/2.4")
@pytest.mark.parametrize("hand", [FIVE_VOLI, SIX_AQUA])
def test_five_cards_or_more_of_a_species_are_exchanged_with_the_whole_hand(hand: str) -> None:
    table, journal = dealt(hand, FOUR_VOLI, FINE)

    assert hand_of(table, LISE) == counted(FOUR_VOLI)
    exchanged = [event for event in journal.events if isinstance(event, HandExchanged)]
    assert [event.seat for event in exchanged] == [LISE]


@rule("dino_twist/2.4")
def test_a_hand_is_exchanged_as_often_as_need_be() -> None:
    table, journal = dealt(FIVE_VOLI, SIX_AQUA, FIVE_VOLI, FINE, FOUR_VOLI)

    assert hand_of(table, LISE) == counted(FINE)
    assert sum(isinstance(event, HandExchanged) for event in journal.events) == 3
    assert table.pile == 108 - 14


@rule("dino_twist/2.4")
def test_four_cards_of_a_species_are_kept() -> None:
    _, journal = dealt(FOUR_VOLI, FINE)

    assert not any(isinstance(event, HandExchanged) for event in journal.events)


@rule("dino_twist/2.5")
def test_the_discard_pile_lies_open() -> None:
    table = table_of(lise="voli:3", celian="aqua:3", discards="herbi:9*2 carni:2")

    veiled = table.veiled(LISE)
    view = SeatView(LISE, words_for("dino_twist", "en"), ("Lise", "Célian"))
    scene = GAME.scene(veiled, view)

    assert discards_of(veiled) == counted("herbi:9*2 carni:2")
    pile = next(area for area in scene.areas if area.id == "discard")
    assert pile.count == 3
    assert "Herbi 9" in pile.tip


@rule("dino_twist/2.6")
def test_nobody_is_asked_who_turns_the_events_over() -> None:
    verbs = {question.verb for question in GAME.questions(setup_of(4))}

    assert verbs == {
        "island", "litter", "prepare", "join", "declare", "bury", "support", "attack", "leave",
        "settle",
    }  # fmt: skip

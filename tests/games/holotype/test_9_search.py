"""Chapter 9: a card searched out of the discard pile is hidden from the others."""

from itertools import pairwise

import pytest
from tests.games.holotype.tables import *
from tests.support import evenly, looks_fair, rule

from pangaea.core.events import Event
from pangaea.core.luck import Dice, Script
from pangaea.core.telling import Teller
from pangaea.core.words import words_for
from pangaea.games.holotype import GAME
from pangaea.games.holotype.events import FoundSpecimen, SearchedPile, TookSpecimen
from pangaea.games.holotype.rules.names import HIDDEN
from pangaea.games.holotype.rules.table import Table
from pangaea.testing.veil import check_dreams, view, viewers

PILE = "tawa allosaurus archelon maiasaura"
BELOW = {"tawa", "allosaurus", "archelon"}  # the top card of the pile


def before(rules: int = GAME.rules_version) -> Table:
    """Ana may search a pile of four; Bo and Cy look on."""
    return table_of(
        ana="milestones search | hand tylosaurus", bo="hand clidastes",
        cy="milestones search", discard=PILE, rules=rules,
    )  # fmt: skip


def searched(card: str, rules: int = GAME.rules_version) -> Table:
    """Ana has searched a card out."""
    return go(before(rules), "assistant", "lab", "take", f"search {card}")


def twins() -> list[Table]:
    """Tables that differ only in the card Ana searched out."""
    return [searched(card) for card in sorted(BELOW)]


def assert_alike(tables: list[Table], *seats: int | None) -> None:
    """To these seats the tables must look the same in every way."""
    for one, other in pairwise(tables):
        for seat in seats:
            assert view(GAME, one, seat) == view(GAME, other, seat)


@rule("holotype/9.9", "holotype/1.7")
def test_a_card_searched_out_is_hidden_and_counted() -> None:
    table = searched("tawa")

    for rival in (BO, CY, -1):
        veiled = table.veiled(rival)
        assert hand_of(veiled, ANA) == set()
        assert veiled.hand_size(ANA) == 2
        assert veiled.deck_size() == table.deck_size()
    assert hand_of(table.veiled(ANA), ANA) == {"tawa", "tylosaurus"}


@rule("holotype/9.9")
def test_nobody_else_can_tell_which_card_was_searched_out() -> None:
    """The pile would betray it too: what lies below its top card is veiled with it."""
    assert_alike(twins(), BO, CY, None)


@rule("holotype/9.9")
def test_events_tell_the_others_only_that_a_card_was_taken() -> None:
    table = before()

    events = told(table, "assistant", "lab", "take", "search tawa")

    (taken,) = [event for event in events if isinstance(event, SearchedPile)]
    (found,) = [event for event in events if isinstance(event, FoundSpecimen)]
    assert (taken.known_to, found.known_to) == (-1, 1 << ANA)
    assert not any(isinstance(event, TookSpecimen) for event in events)


@pytest.mark.parametrize(
    ("language", "public", "own"),
    [
        (
            "en",
            "Ana searches the discard pile and takes a card.",
            "You find Tawa in the discard pile and take it.",
        ),
        (
            "fr",
            "Ana cherche dans la défausse et y prend une carte.",
            "Vous cherchez dans la défausse et y prenez Tawa.",
        ),
    ],
)
def test_the_log_of_a_search(language: str, public: str, own: str) -> None:
    table = before()
    teller = Teller(words_for("holotype", language), ("Ana", "Bo", "Cy"), GAME.domains(table.setup))

    def lines(events: list[Event], seat: int) -> list[str]:
        return [teller.line(event).text for event in events if event.may_know(seat)]

    events = told(table, "assistant", "lab", "take", "search tawa")

    assert lines(events, BO)[1:] == [public]
    assert lines(events, ANA)[1:] == [public, own]


@rule("holotype/9.9", "holotype/4.5")
def test_the_top_card_has_been_seen_by_all() -> None:
    table = searched("maiasaura")

    assert hand_of(table.veiled(BO), ANA) == {"maiasaura"}
    assert pile_of(table.veiled(BO)) == ["tawa", "allosaurus", "archelon"]


@rule("holotype/9.9")
def test_who_searches_sees_the_whole_pile_whatever_was_searched_before() -> None:
    table = searched("tawa")
    play(table, "worker assistant", "place library")  # Bo

    go(table, "assistant", "lab", "take")

    veiled = table.veiled(CY)
    assert veiled.options(CY) == sorted(cards_named(table, "allosaurus archelon maiasaura"))
    assert table.veiled(BO).pile[0] == HIDDEN


@rule("holotype/9.9", "holotype/4.2")
def test_a_card_that_comes_to_the_top_is_in_view_and_stays_known() -> None:
    """Bo takes the top card and discards another: the card between them was seen by all."""
    table = searched("tawa")

    go(table, "assistant", "lab", "take")
    assert pile_of(table) == ["allosaurus", "archelon"]
    assert table.veiled(CY).pile[1] == card_named(table, "archelon")
    play(table, "worker assistant", "place library")  # Cy
    play(table, "worker paleontologist", "place library")  # Ana
    go(table, "paleontologist", "lab", "throw", "clidastes", "done")

    assert table.veiled(CY).pile[0] == HIDDEN
    assert table.veiled(CY).pile[1] == card_named(table, "archelon")


@rule("holotype/9.9")
def test_a_card_searched_out_and_discarded_is_known_again() -> None:
    table = searched("tawa")
    play(table, "worker assistant", "place library")  # Bo
    play(table, "worker assistant", "place museum", "done")  # Cy
    go(table, "paleontologist", "lab", "throw", "tawa", "tylosaurus")

    veiled = table.veiled(BO)

    assert [int(card) == HIDDEN for card in veiled.pile][:5] == [True, True, False, False, False]
    assert veiled.pile[3] == card_named(table, "tawa")


def found(dream: Table, seat: int) -> int:
    """Say which of the three cards a seat is imagined to have searched out."""
    (card,) = hand_of(dream, seat) & BELOW
    return sorted(BELOW).index(card)


@rule("holotype/9.9")
def test_what_others_imagine_is_any_card_below_the_top() -> None:
    veil, luck = searched("tawa").veiled(BO), Dice(5)

    dreamt = [veil.imagined(luck) for _ in range(1500)]

    assert looks_fair([found(dream, ANA) for dream in dreamt], evenly(3))
    for dream in dreamt[:50]:
        assert set(pile_of(dream)) | hand_of(dream, ANA) >= {*BELOW, "maiasaura"}
        assert pile_of(dream)[-1] == "maiasaura"


@rule("holotype/9.9")
def test_two_searches_are_imagined_together() -> None:
    """Ana and Cy each hold one of the three cards; every way is as likely as any other."""
    table = searched("tawa")
    play(table, "worker assistant", "place library")  # Bo
    go(table, "assistant", "lab", "take", "search archelon")
    veil, luck = table.veiled(BO), Dice(6)

    dreamt = [veil.imagined(luck) for _ in range(1500)]
    ways = [3 * found(dream, ANA) + found(dream, CY) for dream in dreamt]

    assert looks_fair(ways, {3 * a + c: 1 / 6 for a in range(3) for c in range(3) if a != c})


@rule("holotype/9.9", "holotype/4.8")
def test_a_shuffle_does_not_betray_what_was_searched_out() -> None:
    """The deck runs out: for all the others know, Ana's card is among those shuffled."""
    tables = twins()
    for table in tables:
        table.deck = 0
        go(table, "assistant", "lab", "draw", "discard clidastes", luck=Script([0, 0]))

    assert_alike(tables, CY, None)
    assert {table.deck_size() for table in tables} == {1}
    for table in tables:
        check_dreams(GAME, table, CY)
        assert named(table, int(table.aged[0])) == {*BELOW, "maiasaura"}


@rule("holotype/9.9")
@pytest.mark.parametrize("card", sorted(BELOW))
def test_what_is_imagined_never_shows_through_the_veil(card: str) -> None:
    table = searched(card)
    for answers in (
        ("worker assistant", "place library"),
        (
            "worker assistant",
            "place lab",
            "take",
            "search allosaurus" if card != "allosaurus" else "search tawa",
        ),
        ("worker paleontologist", "place lab", "throw", "tylosaurus", "done"),
    ):
        for viewer in viewers(3):
            check_dreams(GAME, table, viewer)
        play(table, *answers)
    for viewer in viewers(3):
        check_dreams(GAME, table, viewer)


@rule("holotype/9.9")
def test_a_table_begun_with_the_first_rules_goes_on_as_it_began() -> None:
    """There, all saw which card was searched out, and nothing of the pile was veiled."""
    table = before(rules=1)

    events = told(table, "assistant", "lab", "take", "search tawa")

    assert any(isinstance(event, TookSpecimen) and event.known_to == -1 for event in events)
    assert not any(isinstance(event, SearchedPile | FoundSpecimen) for event in events)
    assert hand_of(table.veiled(BO), ANA) == {"tawa"}
    assert pile_of(table.veiled(BO)) == ["allosaurus", "archelon", "maiasaura"]


def test_the_first_rules_write_the_same_plain_data_as_ever() -> None:
    """Fingerprints in records of that time depend on it: nothing may be added."""
    plain = before(rules=1).plain()

    assert (plain["hidden"], plain["aged"]) == ([0] * 12, [(1 << 60) - 1, 0, 0, 0])


def test_a_drawn_card_is_still_imagined_from_the_deck() -> None:
    table = searched("tawa")
    go(
        table,
        "assistant",
        "lab",
        "draw",
        "discard clidastes",
        luck=drawing(table, "stegosaurus dryosaurus"),
    )
    dream = table.veiled(CY).imagined(Dice(3))

    assert len(hand_of(dream, BO)) == 2
    assert not hand_of(dream, BO) & BELOW

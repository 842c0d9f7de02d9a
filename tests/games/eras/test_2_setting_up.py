"""Chapter 2: setting up."""

from tests.games.eras.tables import ANN, BEN, CY, Fate, setup_of, where
from tests.support import looks_fair, rule

from pangaea import shelf
from pangaea.core.luck import Dice
from pangaea.core.variants import VariantValue
from pangaea.games.eras import GAME
from pangaea.games.eras.rules.names import HOME, NO_PLACE
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.rules.turn import blank
from pangaea.testing.answers import choices, refusal


def started(seats: int, first: int, **variants: VariantValue) -> Table:
    table = blank(setup_of(seats, variants))
    GAME.lay_out(table, Fate(table, str(first)))
    return table


@rule("eras/2.1")
def test_nothing_is_drawn_and_the_cone_is_in_the_middle() -> None:
    table = started(3, ANN)

    assert int(table.deck).bit_count() + table.deck_eruptions + table.deck_thunder == 56
    assert table.bolts_struck == 0
    assert table.cone == HOME


@rule("eras/2.2")
def test_everybody_has_ten_tokens_beside_the_piece() -> None:
    assert list(started(4, ANN).tokens) == [10, 10, 10, 10]


@rule("eras/2.2")
def test_the_rulebook_introduces_the_animals_before_it_speaks_of_them() -> None:
    for language, animal in (("en", "animal"), ("fr", "anim")):
        book = shelf.rulebook("eras", language)
        speaking = [
            paragraph.number
            for chapter in book.chapters
            for paragraph in chapter.paragraphs
            if animal in paragraph.text
        ]
        assert speaking[0] == "2.2"


@rule("eras/2.3")
def test_sectors_are_spread_evenly() -> None:
    assert list(started(3, ANN).sector) == [0, 2, 4]
    assert list(started(6, ANN).sector) == [0, 1, 2, 3, 4, 5]


@rule("eras/2.3", "eras/2.4")
def test_players_may_choose_a_free_sector_and_play_goes_clockwise_by_sector() -> None:
    table = started(3, BEN, choose_sector=True)
    luck = Fate(table, "2-6")

    table.answer(BEN, 4, luck)
    table.answer(BEN, 1, luck)
    assert table.asked() == [CY]
    assert choices(table) == {"1", "2", "3", "4", "6"}
    assert refusal(table, "sector 5").rule == "eras/2.3"
    table.answer(CY, 1, luck)
    table.answer(CY, 0, luck)
    table.answer(ANN, 5, luck)
    table.answer(ANN, 2, luck)

    assert table.turn == BEN
    assert table.after(BEN) == ANN
    assert table.after(ANN) == CY


@rule("eras/2.3", "eras/13.1")
def test_two_players_never_choose_sectors() -> None:
    table = started(2, ANN, choose_sector=True)

    assert list(table.sector) == [0, 1, 3, 4]


@rule("eras/2.4")
def test_from_the_first_player_on_everyone_takes_a_rock_and_the_first_begins() -> None:
    table = started(3, CY)
    luck = Fate(table, "2-6")

    asked = []
    for rock in (0, 1, 2):
        asked += table.asked()
        assert choices(table) == {"L", "C", "R"}
        table.answer(table.first_asked(), rock, luck)

    assert asked == [CY, ANN, BEN]
    assert [where(table, seat) for seat in (CY, ANN, BEN)] == ["0L", "0C", "0R"]
    assert table.turn == CY
    assert table.turns == 1


@rule("eras/2.4")
def test_the_first_player_is_drawn_by_lot() -> None:
    luck = Dice(3)
    seen = [int(GAME.start(setup_of(4), luck).first_asked()) for _ in range(2000)]

    assert looks_fair(seen, dict.fromkeys(range(4), 0.25))


def test_before_its_choice_a_piece_stands_nowhere() -> None:
    assert set(started(5, ANN).piece) == {NO_PLACE}

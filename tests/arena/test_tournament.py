"""Tournaments in a folder: fair, resumable, refused with a sentence when something is wrong."""

from pathlib import Path

import msgspec
import pytest

from pangaea import shelf
from pangaea.arena.tournament import (
    GAMES,
    PLAN,
    RECORDS,
    BadArena,
    Fixture,
    Plan,
    Played,
    hold,
    in_processes,
)
from pangaea.bots import UnknownLevel
from pangaea.core.errors import BadSeats
from pangaea.core.record import read_record

GAME = shelf.game("cubosaurs")
SHORT = GAME.check(3, {"rounds": "1"})
PLAN_OF_TWO = Plan("cubosaurs", 3, ["random", "casual"], 2, 1, variants=SHORT)


def test_one_level_plays_alone_among_another_and_the_reverse() -> None:
    assert PLAN_OF_TWO.pairings() == [("casual", "random"), ("random", "casual")]


def test_two_seats_need_one_pairing_for_two_levels() -> None:
    assert Plan("cubosaurs", 2, ["a", "b", "c"], 1, 1).pairings() == [
        ("b", "a"),
        ("c", "a"),
        ("c", "b"),
    ]


def test_on_a_ladder_only_neighbours_meet() -> None:
    assert Plan("cubosaurs", 2, ["a", "b", "c"], 1, 1, ladder=True).pairings() == [
        ("b", "a"),
        ("c", "b"),
    ]


def test_on_a_ladder_nobody_plays_among_better_ones() -> None:
    assert Plan("cubosaurs", 3, ["a", "b"], 1, 1, ladder=True).pairings() == [("b", "a")]


def test_a_tournament_can_be_made_longer(tmp_path: Path) -> None:
    short = hold(GAME, PLAN_OF_TWO, tmp_path / "arena")
    longer = msgspec.structs.replace(PLAN_OF_TWO, blocks=3)

    assert hold(GAME, longer, tmp_path / "arena")[: len(short)] == short
    assert hold(GAME, PLAN_OF_TWO, tmp_path / "arena") == short


def test_a_block_is_played_on_every_seat() -> None:
    places = [fixture.place for fixture in PLAN_OF_TWO.fixtures() if fixture.block == 0]

    assert places == [0, 1, 2, 0, 1, 2]


def test_equals_play_each_deal_once() -> None:
    plan = Plan("cubosaurs", 3, ["casual"], 2, 1)

    assert plan.fixtures() == [Fixture(0, 0, 0), Fixture(0, 1, 0)]


def test_a_tournament_is_played_once(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    heard: list[int] = []

    first = hold(GAME, PLAN_OF_TWO, folder)
    second = hold(GAME, PLAN_OF_TWO, folder, heard=heard.append)

    assert first == second
    assert heard == [12]
    assert [one.fixture for one in first] == PLAN_OF_TWO.fixtures()


def test_a_line_cut_off_is_played_again_with_the_same_result(tmp_path: Path) -> None:
    first = hold(GAME, PLAN_OF_TWO, tmp_path / "arena")
    file = tmp_path / "arena" / GAMES
    whole = file.read_bytes()
    file.write_bytes(whole[:-30])

    assert hold(GAME, PLAN_OF_TWO, tmp_path / "arena") == first
    assert file.read_bytes() == whole


def test_every_game_has_a_record_that_tells_its_outcome(tmp_path: Path) -> None:
    one = hold(GAME, PLAN_OF_TWO, tmp_path / "arena")[3]

    record = read_record((tmp_path / "arena" / RECORDS / one.record).read_text())

    assert [seat.bot for seat in record.header.seats] == one.levels
    assert record.footer is not None
    assert sorted(record.footer.outcome.winners) == one.winners


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    alone = hold(GAME, PLAN_OF_TWO, tmp_path / "alone")

    assert hold(GAME, PLAN_OF_TWO, tmp_path / "together", runner=in_processes(2)) == alone


def test_another_tournament_is_refused(tmp_path: Path) -> None:
    hold(GAME, PLAN_OF_TWO, tmp_path / "arena")
    other = msgspec.structs.replace(PLAN_OF_TWO, seed=2)

    with pytest.raises(BadArena, match="holds another tournament") as refusal:
        hold(GAME, other, tmp_path / "arena")

    assert "contient un autre tournoi" in refusal.value.text("fr")


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")

    with pytest.raises(BadArena, match="holds other things and no tournament"):
        hold(GAME, PLAN_OF_TWO, tmp_path)

    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_a_folder_that_a_crash_left_before_its_plan_is_gone_on_with(tmp_path: Path) -> None:
    (tmp_path / RECORDS).mkdir()
    (tmp_path / ".pangaea-0123456789abcdef").write_text('{"game":')

    assert len(hold(GAME, PLAN_OF_TWO, tmp_path)) == 12


def test_records_without_a_plan_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / RECORDS).mkdir()
    (tmp_path / RECORDS / "0-0-0.jsonl").write_text("kept")

    with pytest.raises(BadArena, match="holds other things"):
        hold(GAME, PLAN_OF_TWO, tmp_path)


def test_a_damaged_plan_is_told(tmp_path: Path) -> None:
    hold(GAME, PLAN_OF_TWO, tmp_path / "arena")
    (tmp_path / "arena" / PLAN).write_text('{"game":')

    with pytest.raises(BadArena, match=r"plan\.json, cannot be read"):
        hold(GAME, PLAN_OF_TWO, tmp_path / "arena")


def test_a_damaged_line_is_told_by_its_number(tmp_path: Path) -> None:
    hold(GAME, PLAN_OF_TWO, tmp_path / "arena")
    file = tmp_path / "arena" / GAMES
    lines = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join([lines[0], b"{}", *lines[2:]]))

    with pytest.raises(BadArena, match=r"games\.jsonl, line 2, is damaged"):
        hold(GAME, PLAN_OF_TWO, tmp_path / "arena")


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"levels": ["random", "grandmaster"]}, UnknownLevel),
        ({"levels": ["casual", "strong@0"]}, UnknownLevel),
        ({"levels": ["casual", "strong@much"]}, UnknownLevel),
        ({"levels": ["casual", "casual"]}, BadArena),
        ({"levels": []}, BadArena),
        ({"seats": 9}, BadSeats),
        ({"blocks": 0}, ValueError),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_written(
    tmp_path: Path, changed: dict[str, object], error: type[Exception]
) -> None:
    plan = msgspec.structs.replace(PLAN_OF_TWO, **changed)

    with pytest.raises(error):
        hold(GAME, plan, tmp_path / "arena")

    assert not (tmp_path / "arena").exists()


def test_what_was_played_reads_back_as_it_was_written() -> None:
    one = Played(Fixture(0, 1, 2), ["a"], [0], [3], [1], 5, 4, "end", [["hand keep"]], "0.jsonl")

    assert msgspec.json.decode(msgspec.json.encode(one), type=Played) == one

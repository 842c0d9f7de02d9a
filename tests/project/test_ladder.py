"""The ladder of levels: played in turn, gone on with, and told without guesses."""

from itertools import pairwise
from pathlib import Path
from time import monotonic

import msgspec
import pytest
from bench import ladder

from pangaea import shelf
from pangaea.arena.strength import DATA, Measured, Speed, Strength, strength_page
from pangaea.arena.tournament import here
from pangaea.core.words import LANGUAGES

RATES = [Speed("eras", 2, 20_000), Speed("eras", 4, 10_030)]
CHEAP = ["random", "beginner", "casual", "greedy"]
FIRST = ladder.Cell("rungs", "cubosaurs", 2, "beginner", "random")
OF_THREE = ladder.Cell("rungs", "cubosaurs", 3, "beginner", "random")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let cheap players stand for the levels, and nobody measure OpenSpiel."""
    monkeypatch.setattr(ladder, "LEVELS", CHEAP)
    monkeypatch.setattr(ladder, "BLOCKS", 1)
    monkeypatch.setattr(ladder, "find_spec", lambda _: None)


@pytest.mark.usefixtures("quick")
def test_every_game_is_measured_at_fewest_usual_and_most_players(tmp_path: Path) -> None:
    cells = [cell for cell in ladder.all_cells(tmp_path) if cell.kind == "rungs"]

    for game in shelf.games():
        seats = {cell.seats for cell in cells if cell.game == game.slug}
        assert seats == {game.seats[0], game.usual_seats, game.seats[-1]}
    assert {(cell.others, cell.one) for cell in cells} == set(pairwise(CHEAP))


@pytest.mark.usefixtures("quick")
def test_every_game_has_a_spot_check_at_full_budget(tmp_path: Path) -> None:
    full = [cell for cell in ladder.all_cells(tmp_path) if cell.kind == "full"]

    assert [cell.game for cell in full] == [game.slug for game in shelf.games()]
    assert {(cell.one, cell.others) for cell in full} == {("strong", "casual")}


def test_budgets_are_seconds_divided_by_one_number_and_told_in_iterations(tmp_path: Path) -> None:
    (tmp_path / ladder.RATES).write_bytes(msgspec.json.encode(RATES))
    budgets = ladder.Budgets(tmp_path)

    assert budgets.levels("eras", 2) == ["beginner", "casual", "strong@400", "expert@2000"]
    assert budgets.levels("eras", 4) == ["beginner", "casual", "strong@200", "expert@1000"]
    assert ladder.full_cell(shelf.game("eras"), budgets).one == "strong@20000"


def test_who_looks_farther_ahead_has_the_iterations_of_its_own_seconds(tmp_path: Path) -> None:
    (tmp_path / ladder.RATES).write_bytes(msgspec.json.encode([Speed("eras", 2, 20_000, 15_000)]))

    levels = ladder.Budgets(tmp_path).levels("eras", 2)

    assert levels == ["beginner", "casual", "strong@400", "expert@1500"]


def test_the_page_tells_the_budget_of_each_table(tmp_path: Path) -> None:
    (tmp_path / ladder.RATES).write_bytes(msgspec.json.encode(RATES))

    found = ladder.strength(tmp_path)
    page = strength_page(found, "en").markdown()

    assert "| Eras | 4 | 25\u00a0% | 200 | not measured |" in page
    assert page.count("Expert among Strong") == 1
    assert "| Eras | 4 | 10\u202f030 |" in page


def test_rates_are_measured_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "iterations_per_second", lambda *_: 5_000)
    ladder.measure_rates(tmp_path)
    monkeypatch.setattr(ladder, "iterations_per_second", lambda *_: 9_000)
    ladder.measure_rates(tmp_path)

    assert {one.rate for one in ladder.rates_of(tmp_path)} == {5_000}


def test_what_looking_farther_costs_is_a_share_of_the_speed_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = shelf.game("dino_twist")
    monkeypatch.setattr(
        ladder, "iterations_per_second", lambda _, __, farther=0: 3_000 if farther else 4_000
    )

    assert ladder.rated(game, 2, Speed(game.slug, 2, 8_000)) == Speed(game.slug, 2, 8_000, 6_000)


def test_every_game_meets_the_search_of_openspiel_with_as_many_iterations() -> None:
    for game in shelf.games():
        cell = ladder.peer_cell(game)
        assert (cell.one, cell.others) == ("strong@200", "ismcts@200")


@pytest.mark.usefixtures("quick")
def test_what_was_played_is_told_and_the_rest_is_not_measured(tmp_path: Path) -> None:
    ladder.play_on(FIRST, tmp_path, here)
    ladder.play_on(FIRST, tmp_path, here)

    page = strength_page(ladder.strength(tmp_path), "en").markdown()

    assert len(ladder.played(FIRST, tmp_path)) == 4
    assert "of 4 | not measured | not measured |" in page
    assert "| Holotype | 2 | 50\u00a0% | – | not measured | not measured | not measured |" in page


@pytest.mark.usefixtures("quick")
def test_a_block_cut_short_is_not_counted(tmp_path: Path) -> None:
    ladder.play_on(OF_THREE, tmp_path, here)
    ladder.play_on(OF_THREE, tmp_path, here)
    file = OF_THREE.folder(tmp_path) / "games.jsonl"
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:-1]))

    assert len(ladder.played(OF_THREE, tmp_path)) == 3
    ladder.play_on(OF_THREE, tmp_path, here)
    assert len(ladder.played(OF_THREE, tmp_path)) == 6


@pytest.mark.usefixtures("quick")
def test_when_the_time_is_up_the_game_under_way_is_kept(tmp_path: Path) -> None:
    with pytest.raises(ladder.TimeIsUp):
        ladder.play_on(OF_THREE, tmp_path, ladder.until(monotonic(), here))

    lines = (OF_THREE.folder(tmp_path) / "games.jsonl").read_bytes().splitlines()
    assert len(lines) == 1
    ladder.play_on(OF_THREE, tmp_path, here)
    assert len(ladder.played(OF_THREE, tmp_path)) == 3


@pytest.mark.usefixtures("quick")
def test_the_least_certain_cell_is_played_first(tmp_path: Path) -> None:
    unknown = ladder.Cell("rungs", "cubosaurs", 2, "casual", "beginner")

    ladder.play_on(FIRST, tmp_path, here)

    assert ladder.uncertainty(unknown, tmp_path) > ladder.uncertainty(FIRST, tmp_path) > 1.0


def test_strong_against_casual_one_to_one_is_measured_best() -> None:
    strong, expert = ladder.LEVELS[2:]

    assert ladder.Cell("rungs", "eras", 2, strong, "casual").precise() == 0.05
    assert ladder.Cell("rungs", "eras", 4, strong, "casual").precise() == 0.10
    assert ladder.Cell("rungs", "eras", 2, expert, strong).precise() == 0.10


@pytest.mark.usefixtures("quick")
def test_no_time_plays_nothing_and_still_writes_page_and_data(tmp_path: Path) -> None:
    (tmp_path / ladder.PACKAGE).mkdir(parents=True)
    (tmp_path / ladder.PAGE).parent.mkdir()
    wish = ["--folder", str(tmp_path / "ladder"), "--minutes", "0", "--write"]

    ladder.main([*wish, "--root", str(tmp_path)])

    data = (tmp_path / ladder.PACKAGE / DATA).read_bytes()
    assert msgspec.json.decode(data, type=Strength).balances == []
    assert (tmp_path / ladder.PAGE).read_text().startswith("# How strong the bots are")


@pytest.mark.usefixtures("quick")
def test_only_tables_of_one_size_are_played_on_demand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "measure_rates", lambda _: None)
    monkeypatch.setattr(ladder, "uncertainty", lambda cell, _: 2.0 if cell.seats < 5 else 3.0)
    wanted = ["cubosaurs", "--kind", "rungs", "--level", "beginner", "--seats", "3"]

    ladder.main([*wanted, "--folder", str(tmp_path), "--minutes", "0.001"])

    places = [place.name for place in tmp_path.iterdir() if place.is_dir()]
    assert places == ["rungs-cubosaurs-3-beginner-random"]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_of_the_usual_table_make_a_balance_report(tmp_path: Path, language: str) -> None:
    game = shelf.game("cubosaurs")
    cell = ladder.Cell("rungs", game.slug, game.usual_seats, "beginner", "random")
    ladder.play_on(cell, tmp_path, here)

    found = ladder.strength(tmp_path)

    assert [one.plan.game for one in found.balances] == [game.slug]
    assert found.balances[0].games == game.usual_seats
    assert strength_page(found, language).parts[0].svg == ""


@pytest.mark.usefixtures("quick")
def test_a_lost_folder_begins_with_what_was_written_but_for_tables_that_changed(
    tmp_path: Path,
) -> None:
    lost, written = tmp_path / "lost", tmp_path / DATA
    for cell in (FIRST, OF_THREE):
        ladder.play_on(cell, lost, here)
    written.write_bytes(msgspec.json.encode(ladder.strength(lost)))

    ladder.begin_from(written, tmp_path / "new", ["cubosaurs:3"])
    found = ladder.strength(tmp_path / "new")

    games = {(one.seats, one.one): one.games for one in found.rungs if one.game == "cubosaurs"}
    assert games[2, "beginner"] == 2
    assert games[3, "beginner"] == 0
    assert [ladder.games_rated(one) for one in found.skills[:2]] == [4, 0]


@pytest.mark.usefixtures("quick")
def test_a_cell_that_is_known_goes_on_with_the_next_block_to_the_same_end(tmp_path: Path) -> None:
    whole, lost, new = tmp_path / "whole", tmp_path / "lost", tmp_path / "new"
    for _ in range(5):
        ladder.play_on(OF_THREE, whole, here)
    for _ in range(2):
        ladder.play_on(OF_THREE, lost, here)
    (tmp_path / DATA).write_bytes(msgspec.json.encode(ladder.strength(lost)))
    ladder.begin_from(tmp_path / DATA, new, [])
    known = ladder.measured(OF_THREE, new)

    for _ in range(3):
        ladder.play_on(OF_THREE, new, here)

    assert known == ladder.measured(OF_THREE, lost)
    assert {game.fixture.block for game in ladder.played(OF_THREE, new)} == {2, 3, 4}
    assert told_of_three(ladder.strength(new)) == told_of_three(ladder.strength(whole))
    assert told_of_three(ladder.strength(new)).games == 15


@pytest.mark.usefixtures("quick")
def test_the_rating_of_a_level_with_another_budget_now_is_not_kept(tmp_path: Path) -> None:
    lost = tmp_path / "lost"
    ladder.play_on(OF_THREE, lost, here)
    known = ladder.strength(lost)
    (table,) = [one for one in known.skills if (one.game, one.seats) == ("cubosaurs", 3)]
    table.ratings[0] = msgspec.structs.replace(table.ratings[0], level="random@7")

    found = ladder.without_former(known, ladder.Budgets(lost))

    (told,) = [one for one in found.skills if (one.game, one.seats) == ("cubosaurs", 3)]
    assert [rating.level for rating in told.ratings] == CHEAP
    assert [rating.games for rating in told.ratings] == [0, 3, 0, 0]


def told_of_three(found: Strength) -> Measured:
    """Return what is told of a cell."""
    wanted = (OF_THREE.game, OF_THREE.seats, OF_THREE.one)
    return next(one for one in found.rungs if (one.game, one.seats, one.one) == wanted)


@pytest.mark.usefixtures("quick")
def test_a_cell_begun_before_this_release_counts_if_it_played_more(tmp_path: Path) -> None:
    lost, new, written = tmp_path / "lost", tmp_path / "new", tmp_path / DATA
    for _ in range(2):
        ladder.play_on(FIRST, lost, here)
    written.write_bytes(msgspec.json.encode(ladder.strength(lost)))

    told = []
    for _ in range(3):
        ladder.play_on(FIRST, new, here)
        ladder.begin_from(written, new, [])
        told.append(ladder.strength(new).rungs[0].games)

    assert told == [4, 4, 6]

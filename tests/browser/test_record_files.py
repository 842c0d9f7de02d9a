"""Records that people bring: cut short, or no records at all."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import Opener, bot, device, open_table, played


def record_of(page: Page, table: str) -> str:
    return page.request.get(f"/api/tables/{table}/record").text()


def bring(page: Page, file: Path) -> None:
    page.goto("/")
    page.get_by_label("Replay a record file").set_input_files(file)


def test_the_record_of_a_game_under_way_is_not_over(page: Page, tmp_path: Path) -> None:
    table = played(page, open_table(page, "cubosaurs", device("Ada"), bot("Bo")), 3)
    (tmp_path / "game.jsonl").write_text(record_of(page, table), encoding="utf-8")

    bring(page, tmp_path / "game.jsonl")

    expect(page.locator(".at")).to_contain_text("Move 0 of")
    ends = page.get_by_text("The record ends here; the game was not finished.")
    expect(ends).to_have_count(0)
    page.keyboard.press("End")
    expect(ends).to_be_visible()
    brought = page.url.split("/table/")[1].split("/")[0]
    page.goto("/")
    entry = page.get_by_role("listitem").filter(has_text="Unfinished record")
    expect(entry.get_by_role("link")).to_have_text(["Replay"])
    page.goto(f"/table/{brought}")
    expect(page.get_by_text("it can be replayed, not played on")).to_be_visible()


def test_a_record_that_is_cut_short_says_so(page: Page, opener: Opener, tmp_path: Path) -> None:
    table = played(page, open_table(page, "cubosaurs", device("Ada"), bot("Bo"), rounds="1"))
    lines = record_of(page, table).splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_text("".join(lines[:8]), encoding="utf-8")

    bring(page, tmp_path / "cut.jsonl")

    expect(page.get_by_role("alert")).to_contain_text("This record is cut off")
    opener.errors.clear()  # browsers note what a server refuses


@pytest.mark.parametrize("content", [b"my holiday", b"\x89PNG\r\n\x1a\n\x00\x00", b""])
def test_junk_is_refused_in_a_players_words(
    page: Page, opener: Opener, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "holiday.jsonl").write_bytes(content)

    bring(page, tmp_path / "holiday.jsonl")

    problem = page.get_by_role("alert")
    expect(problem).to_contain_text("This file is not the record of a game.")
    assert "record cannot be read" not in problem.inner_text()
    detail = page.locator(".problem ~ details p")
    expect(detail).to_be_hidden()
    page.get_by_text("The technical detail").click()
    expect(detail).to_be_visible()
    expect(detail).to_contain_text("record")
    opener.errors.clear()  # browsers note what a server refuses


def test_another_file_can_be_tried_after_a_refusal(
    page: Page, opener: Opener, tmp_path: Path
) -> None:
    table = played(page, open_table(page, "cubosaurs", device("Ada"), bot("Bo")), 3)
    file = tmp_path / "game.jsonl"
    file.write_text("junk", encoding="utf-8")
    bring(page, file)
    expect(page.get_by_role("alert")).to_be_visible()
    opener.errors.clear()

    file.write_text(record_of(page, table), encoding="utf-8")
    page.get_by_label("Replay a record file").set_input_files(file)

    expect(page.locator(".at")).to_be_visible()

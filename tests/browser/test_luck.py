"""Luck in the page: the seal before the deal, what devices add, and the proof at the end."""

import gzip
import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import (
    DESKTOP,
    PHONE,
    Opener,
    bot,
    device,
    invite,
    open_table,
    play_now,
    played,
    start_playing,
    take_seat,
    violations,
)
from tests.core.damage import chained

RELEASES = Path(__file__).parents[1] / "fixtures" / "releases"
OPEN_SHARING = """async (wish) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ ...wish, shares: true });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
}"""
NO_SUBTLE = "delete Crypto.prototype.subtle"  # as on plain http
SEALED = re.compile(r"^[0-9a-f]{64}$")
SENT = re.compile(r"^[0-9a-f]{32}$")


def codes(place: Page | Locator, kind: re.Pattern[str]) -> list[str]:
    """The seals, or the bytes, that are shown."""
    expect(place.locator("code").first).to_be_visible()
    return [text for text in place.locator("code").all_inner_texts() if kind.match(text)]


def table_of(page: Page) -> str:
    return page.url.split("/table/")[1].split("/")[0]


def test_the_seal_is_shown_before_the_deal_and_the_end_is_proven(opener: Opener) -> None:
    ada, bo = opener.open(**DESKTOP, bypass_csp=True), opener.open(**PHONE)
    wish = {"game": "cubosaurs", "seats": [device("Ada"), invite()], "variants": {"rounds": "1"}}
    table = ada.evaluate(OPEN_SHARING, {**wish, "language": "en"})
    ada.goto(f"/table/{table}")
    expect(ada.get_by_text("not here yet")).to_have_count(1)  # the friend; her own bytes came
    (seal,) = codes(ada, SEALED)
    expect(ada.locator("code").filter(has_text=SENT)).to_have_count(1)  # her own bytes are there
    (hers,) = codes(ada, SENT)

    bo.goto(ada.get_by_label("Link for seat 2").input_value())
    assert codes(bo, SEALED) == [seal]
    assert codes(bo, SENT) == [hers]
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take the seat").click()

    expect(bo.locator("#question")).to_be_visible()
    expect(ada.locator(".log li").first).to_contain_text(seal[:16])
    expect(ada.locator(".log li").first).to_contain_text("2 devices have added to it")
    ada.get_by_role("button", name="Luck").click()
    dialog = ada.get_by_role("dialog")
    assert codes(dialog, SEALED) == [seal]
    first, second = codes(dialog, SENT)
    assert first == hers != second
    assert violations(ada) == []
    ada.keyboard.press("Escape")

    start_playing(bo, table)
    played(ada, table)
    ada.get_by_role("button", name="Prove it").click()

    expect(dialog).to_contain_text("Proven: nobody has changed the luck of this game.")
    expect(dialog).to_contain_text("the seed of the house and of what 2 devices added")
    expect(dialog).to_contain_text("what it sent is there")
    expect(dialog).to_contain_text("pangaea replay --verify")
    assert codes(dialog, SEALED) == [seal]
    assert violations(ada) == []


def test_one_device_adds_to_the_luck_and_proves_it_without_the_browsers_own_hashes(
    opener: Opener,
) -> None:
    page = opener.open(**DESKTOP)
    page.add_init_script(NO_SUBTLE)
    page.goto("/")
    play_now(page)
    assert page.evaluate("crypto.subtle") is None
    expect(page.locator(".log li").first).to_contain_text("One device has added to it")

    played(page, table_of(page))
    page.get_by_role("button", name="Prove it").click()

    expect(page.get_by_role("dialog")).to_contain_text("Proven: nobody has changed")


def test_a_rematch_waits_for_everybody_and_is_sealed_anew(opener: Opener) -> None:
    ada, bo = opener.open(**DESKTOP), opener.open(**PHONE)
    table = open_table(ada, "cubosaurs", device("Ada"), invite(), rounds="1")
    ada.goto(f"/table/{table}")
    (before,) = codes(ada, SEALED)
    take_seat(bo, ada, "Bo")
    expect(bo.locator("#question")).to_be_visible()
    start_playing(bo, table)
    played(ada, table)

    ada.get_by_role("button", name="Rematch").click()
    expect(ada.get_by_text("Waiting for Bo to open this table.")).to_be_visible()
    (after,) = codes(ada, SEALED)
    assert after != before
    bo.goto(ada.url)

    for page in (ada, bo):
        expect(page.locator("#question")).to_be_visible()
    expect(bo.get_by_text("2 devices have added to it").first).to_be_attached()


def test_a_table_of_bots_says_that_the_luck_is_the_houses_alone(page: Page) -> None:
    table = page.evaluate(
        OPEN_SHARING, {"game": "cubosaurs", "seats": [bot(), bot()], "language": "en"}
    )
    page.goto(f"/table/{table}")

    page.get_by_role("button", name="Luck").click()

    expect(page.get_by_role("dialog")).to_contain_text("Only bots play here")


def test_who_sent_nothing_is_named(page: Page) -> None:
    table = open_table(page, "cubosaurs", device("Ada"), bot("Bo"))
    page.goto(f"/table/{table}")

    page.get_by_role("button", name="Luck").click()

    expect(page.get_by_role("dialog").get_by_role("listitem")).to_contain_text(["Ada"])
    expect(page.get_by_role("dialog")).to_contain_text("sent none (an older page, or a program)")


def test_a_browser_notices_another_seal_than_it_saw(page: Page) -> None:
    play_now(page)
    page.evaluate("""() => {
      const seen = JSON.parse(localStorage.getItem("pangaea.luck"));
      seen[0].seal = "0".repeat(64);
      localStorage.setItem("pangaea.luck", JSON.stringify(seen));
    }""")

    page.reload()

    expect(page.get_by_role("alert")).to_contain_text("Do not trust this deal")


# -- records -----------------------------------------------------------------------------------


def test_a_forged_record_is_found_without_the_server(page: Page, tmp_path: Path) -> None:
    table = played(page, open_table(page, "cubosaurs", device("Ada"), bot("Bo"), rounds="1"))
    text = page.request.get(f"/api/tables/{table}/record").text()
    lines = [json.loads(row) for row in text.splitlines()]
    number = next(n for n, line in enumerate(lines, start=1) if n > 1 and line.get("luck"))
    luck, of = lines[number - 1]["luck"], lines[number - 1]["of"]
    luck[0] = (luck[0] + 1) % of[0]
    (tmp_path / "forged.jsonl").write_text(chained(lines), encoding="utf-8")
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)

    page.get_by_label("Prove a record file").set_input_files(tmp_path / "forged.jsonl")

    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Not proven: something does not fit.")
    pick = len(lines[0]["luck"]) + 1
    expect(dialog).to_contain_text(f"Pick {pick}, in line {number}, does not come from the seed")


def test_a_former_record_is_proven_by_the_server_and_says_so(page: Page, tmp_path: Path) -> None:
    packed = RELEASES / "0.1.0" / "records" / "cubosaurs_3_ended.jsonl.gz"
    (tmp_path / "old.jsonl").write_bytes(gzip.decompress(packed.read_bytes()))
    page.goto("/")
    page.get_by_label("Replay a record file").set_input_files(tmp_path / "old.jsonl")
    expect(page.locator(".at")).to_be_visible()
    page.get_by_role("button", name="FR").click()

    page.get_by_role("button", name="Hasard").click()
    page.get_by_role("button", name="Vérifier le hasard").click()

    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Vérifié par le serveur")
    expect(dialog).to_contain_text("BLAKE2b")


def test_a_record_that_is_not_over_says_why_it_is_not_proven(page: Page, tmp_path: Path) -> None:
    table = played(page, open_table(page, "cubosaurs", device("Ada"), bot("Bo")), 3)
    text = page.request.get(f"/api/tables/{table}/record").text()
    (tmp_path / "open.jsonl").write_text(text, encoding="utf-8")
    page.goto("/")

    page.get_by_label("Prove a record file").set_input_files(tmp_path / "open.jsonl")

    expect(page.get_by_role("dialog")).to_contain_text("has not been revealed")

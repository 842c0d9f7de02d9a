"""The home page's questions, and the headers on every reply."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.guests import House, device

from pangaea import bots, shelf
from pangaea.arena.strength import committed
from pangaea.server import catalogue
from pangaea.server.settings import Settings
from pangaea.server.wire import rest


def test_every_game_is_shown_with_its_variants_in_both_languages(house: House) -> None:
    for language in ("en", "fr"):
        shown = house.guest().get(f"/api/games?lang={language}", list[rest.GameInfo])
        assert [game.slug for game in shown] == [game.slug for game in shelf.games()]
        assert all(variant.label and variant.meaning for game in shown for variant in game.variants)
        assert all([bot.level for bot in game.bots] == bots.levels() for game in shown)


def test_the_browser_chooses_the_language(house: House) -> None:
    client = house.guest().client
    french = client.get("/api/games", headers={"accept-language": "de, fr-CH;q=0.9, en;q=0.8"})
    other = client.get("/api/games", headers={"accept-language": "de"})

    assert "Un jeu de" in french.text
    assert "A game by" in other.text


@pytest.mark.parametrize("slug", ["cubosaurs", "dino_twist", "eras", "evo", "holotype"])
def test_a_rulebook_opens_with_its_card_and_ends_with_its_sources(house: House, slug: str) -> None:
    page = house.guest().get(f"/api/games/{slug}/rulebook?lang=fr", rest.RulebookPage)

    assert "<table>" in page.card
    assert page.chapters[-1].title == "D’où viennent les chiffres"
    assert "†" in page.chapters[-1].paragraphs[0].html
    assert len(page.chapters[0].paragraphs) == 1


def test_a_chapter_leads_to_its_lesson_and_to_its_code(house: House) -> None:
    page = house.guest().get("/api/games/evo/rulebook?lang=fr", rest.RulebookPage)
    chapters = {chapter.number: chapter for chapter in page.chapters}
    walk, auction = chapters["5"], chapters["8"]

    assert [(taught.lesson, taught.title) for taught in auction.lessons] == [
        ("1-two-turns", "Les gènes aux enchères"),
        ("2-cards", "Les enchères"),
    ]
    assert rest.CodePlace("5.1", "rules/movement.py", "Walk") in walk.code
    assert not any(place.file.startswith("scene") for place in auction.code)
    assert chapters["sources"].code == []


def test_the_rulebook_is_html_without_foreign_markup(house: House) -> None:
    page = house.guest().get("/api/games/cubosaurs/rulebook?lang=en", rest.RulebookPage)
    rules = {part.number: part.html for chapter in page.chapters for part in chapter.paragraphs}

    assert rules["2.1"].startswith("<p>")
    assert not any("<script" in html for html in rules.values())
    assert any("<table>" in html for html in rules.values())


def test_art_is_one_sprite_of_symbols_that_browsers_keep(house: House) -> None:
    client = house.guest().client
    response = client.get("/api/games/cubosaurs/art.svg")
    again = client.get(
        "/api/games/cubosaurs/art.svg", headers={"if-none-match": response.headers["etag"]}
    )

    assert response.headers["content-type"].startswith("image/svg+xml")
    assert '<symbol id="trex" viewBox="0 0 100 100">' in response.text
    assert response.text.count("<svg") == 1
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/nothing/rulebook", 400),
        ("/api/games/nothing/art.svg", 400),
        ("/api/tables/nothing", 404),
        ("/api/tables/nothing/scene", 404),
        ("/api/tables/nothing/record", 404),
        ("/api/nothing", 404),
        ("/api/qr?path=https://elsewhere.example/", 400),
        ("/api/qr?path=//elsewhere.example/table/x", 400),
    ],
)
def test_what_is_not_there_is_said_in_words(house: House, path: str, status: int) -> None:
    problem = house.guest().get(path, rest.Problem, status)

    assert problem.text.endswith(".")


def test_a_qr_code_is_a_drawing(house: House) -> None:
    response = house.guest().client.get("/api/qr?path=/table/abc/join/def")

    assert response.headers["content-type"] == "image/svg+xml"
    assert "<svg" in response.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/table/x", "/assets/x.js"])
def test_every_reply_has_safe_headers(house: House, path: str) -> None:
    headers = house.guest().client.get(path).headers

    assert headers["content-security-policy"] == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_the_cookie_is_signed_and_hidden_from_scripts(house: House) -> None:
    guest = house.guest()
    cookie = guest.client.get("/api/tables").headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in guest.client.get("/api/tables").headers


def test_a_forged_cookie_is_somebody_new(house: House) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo"))
    value = guest.client.cookies["pangaea"]
    forger = house.guest()
    for forged in (value[:-1] + ("0" if value[-1] != "0" else "1"), value.split(".")[0], ".", "é"):
        forger.client.cookies.clear()
        headers = {"cookie": f"pangaea={forged}".encode()}
        reply = forger.client.get(f"/api/tables/{table.id}", headers=headers)
        assert '"maker":false' in reply.text


def test_a_missing_client_gets_a_page_that_helps(house: House) -> None:
    response = house.guest().client.get("/", headers={"accept-language": "fr"})

    assert response.status_code == 503
    assert "npm run build" in response.text


def test_the_built_client_answers_its_own_addresses(house: House, settings: Settings) -> None:
    static: Path = settings.static_dir
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the page")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "app-1234.js").write_text("1")
    (static.parent / "secret.txt").write_text("secret")
    client = house.guest().client

    for path in ("/", "/table/abc", "/table/abc/join/def", "/rules/cubosaurs"):
        response = client.get(path)
        assert (response.status_code, response.text) == (200, "<!doctype html>the page")
    assert client.get("/elsewhere").status_code == 404
    assert client.get("/icon.svg").text == "<svg/>"
    assert "immutable" in client.get("/assets/app-1234.js").headers["cache-control"]
    for path in ("/..%2Fsecret.txt", "/assets/..%2F..%2Fsecret.txt", "/%2e%2e/secret.txt"):
        assert "secret" not in client.get(path).text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_how_strong_the_bots_are_is_told(house: House, language: str) -> None:
    page = house.guest().get(f"/api/strength?lang={language}", rest.Report)
    rungs = page.parts[0]

    assert page.language == language
    assert len(rungs.rows) == len({(cell.game, cell.seats) for cell in committed().rungs}) >= 15
    assert all(len(row) == len(part.columns) for part in page.parts for row in part.rows)


def test_what_the_bots_games_say_of_a_game_is_told_in_words(house: House) -> None:
    page = house.guest().get("/api/games/eras/balance?lang=fr", rest.Report)
    uses = page.parts[-1]

    assert page.title.startswith("Eras")
    assert uses.svg.startswith("<svg")
    known = {question.verb for question in shelf.game("eras").setup(4, {}).questions}
    assert not any(row[0].split(" ")[0] in known for row in uses.rows)


def test_a_game_without_reported_games_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pangaea.server.catalogue.balance_of", lambda _: None)
    catalogue.balance_json.cache_clear()

    reply = house.guest().client.get("/api/games/evo/balance?lang=en")

    assert reply.status_code == 404
    assert "No games of bots have been reported of EVO" in reply.text


def test_what_stays_for_good_is_not_looked_through_for_garbage() -> None:
    """Words and rulebooks of five games: looking through them takes a tenth of a second."""
    program = (
        "import gc; from pangaea.server.catalogue import warm_up; warm_up();"
        "print(gc.get_freeze_count(), len(gc.get_objects()))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    kept, seen = map(int, said.stdout.split())

    assert kept > 100_000
    assert seen < kept / 10

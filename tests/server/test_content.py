"""What is sent compressed, what is not sent again, and what is never compressed."""

import gzip
import os
from pathlib import Path

import pytest
from httpx import Response
from tests.server.guests import BOT, Guest, House, device, until
from tests.server.test_replay import played

from pangaea.server.settings import Settings

PUBLIC = ("/api/games?lang=en", "/api/games/evo/rulebook?lang=fr", "/api/games/evo/art.svg")
PLAIN = {"accept-encoding": "identity"}
GZIP = {"accept-encoding": "gzip, deflate"}
BROTLI = {"accept-encoding": "gzip, deflate, br, zstd"}


def encoding_of(response: Response) -> str:
    assert response.is_success
    return str(response.headers.get("content-encoding", ""))


def raw(guest: Guest, path: str, headers: dict[str, str]) -> tuple[Response, bytes]:
    """A reply, and its bytes as they came over the wire."""
    with guest.client.stream("GET", path, headers=headers) as response:
        return response, b"".join(response.iter_raw())


# ── what everybody gets ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path", PUBLIC)
def test_games_rulebooks_and_art_travel_compressed(house: House, path: str) -> None:
    guest = house.guest()
    packed, small = raw(guest, path, GZIP)
    plain, whole = raw(guest, path, PLAIN)

    assert encoding_of(packed) == "gzip"
    assert encoding_of(plain) == ""
    assert gzip.decompress(small) == whole
    assert len(small) == int(packed.headers["content-length"]) < len(whole) / 2
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert "accept-encoding" in packed.headers["vary"]
    assert packed.headers["etag"] != plain.headers["etag"]


@pytest.mark.parametrize("refused", ["", "gzip;q=0", "gzip; q=0.0, br", "deflate"])
def test_nobody_is_sent_what_they_cannot_read(house: House, refused: str) -> None:
    response, _ = raw(house.guest(), PUBLIC[0], {"accept-encoding": refused})

    assert encoding_of(response) == ""


@pytest.mark.parametrize("path", PUBLIC)
@pytest.mark.parametrize("accepted", [PLAIN, GZIP])
def test_what_somebody_holds_is_not_sent_again(
    house: House, path: str, accepted: dict[str, str]
) -> None:
    guest = house.guest()
    tag = guest.client.get(path, headers=accepted).headers["etag"]
    for held in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        again = guest.client.get(path, headers={**accepted, "if-none-match": held})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag

    assert guest.client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_another_language_is_another_content(house: House) -> None:
    client = house.guest().client
    english, french = (client.get(f"/api/games?lang={language}") for language in ("en", "fr"))

    assert english.headers["etag"] != french.headers["etag"]
    assert "accept-language" in english.headers["vary"]


# ── the page ─────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def built(settings: Settings) -> Path:
    """A page as the build leaves it; the parts say in which form they were sent."""
    assets = settings.static_dir / "assets"
    assets.mkdir(parents=True)
    (settings.static_dir / "index.html").write_text("<!doctype html>one")
    for suffix, form in (("", "plain"), (".gz", "gzip"), (".br", "br")):
        (assets / f"app-1234.js{suffix}").write_text(form)
    (assets / "tiny-1234.js").write_text("tiny")
    return settings.static_dir


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(("accepted", "form"), [(PLAIN, "plain"), (GZIP, "gzip"), (BROTLI, "br")])
def test_assets_are_sent_as_the_build_compressed_them(
    house: House, accepted: dict[str, str], form: str
) -> None:
    guest = house.guest()
    response, content = raw(guest, "/assets/app-1234.js", accepted)
    tag = response.headers["etag"]
    again, nothing = raw(guest, "/assets/app-1234.js", {**accepted, "if-none-match": tag})

    assert content.decode() == form
    assert encoding_of(response) == ("" if form == "plain" else form)
    assert "javascript" in response.headers["content-type"]
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["vary"] == "accept-encoding"
    assert (again.status_code, nothing) == (304, b"")


@pytest.mark.usefixtures("built")
def test_an_asset_that_was_not_worth_it_is_sent_as_it_is(house: House) -> None:
    response, content = raw(house.guest(), "/assets/tiny-1234.js", BROTLI)

    assert (encoding_of(response), content) == ("", b"tiny")


def test_the_page_is_known_by_its_content_not_by_its_date(house: House, built: Path) -> None:
    """A packed page has the date of its package, and its length hardly ever changes."""
    client, index = house.guest().client, built / "index.html"
    first = client.get("/")
    tag = {"if-none-match": first.headers["etag"]}
    assert client.get("/", headers=tag).status_code == 304

    before = index.stat()
    index.write_text("<!doctype html>two")
    os.utime(index, ns=(before.st_atime_ns, before.st_mtime_ns))

    assert client.get("/", headers=tag).text.endswith("two")


@pytest.mark.usefixtures("built")
def test_what_is_not_there_stays_not_there_for_who_holds_the_page(house: House) -> None:
    client = house.guest().client
    tag = client.get("/").headers["etag"]

    assert client.get("/nowhere", headers={"if-none-match": tag}).status_code == 404


# ── secrets ──────────────────────────────────────────────────────────────────────────────────


def test_a_hand_is_never_compressed_beside_names_that_others_chose(house: House) -> None:
    guest, table = played(house, "whispers", answers=4)
    scenes = f"/api/tables/{table}/scenes?from=0&to=3"

    own = guest.client.get(f"{scenes}&seat=0", headers=GZIP)
    public = guest.client.get(scenes, headers=GZIP)

    assert encoding_of(own) == ""
    assert encoding_of(public) == "gzip"
    assert public.headers["cache-control"] == "no-store"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/", "/table/t/join/secret", "/nowhere", "/api/games", "/api/tables", "/api/tables/t"]
)
def test_no_cache_between_two_people_keeps_the_cookie_of_one(house: House, path: str) -> None:
    """It would make the next who asks the same person, with the same seats."""
    response = house.guest().client.get(path)
    kept = {rule.strip() for rule in response.headers["cache-control"].split(",")}

    assert "set-cookie" in response.headers
    assert kept & {"private", "no-store"}


def test_nothing_that_holds_an_invitation_is_compressed(house: House) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada " * 5), {"kind": "invite"}).id

    for path in ("/api/tables", f"/api/tables/{table}"):
        assert encoding_of(guest.client.get(path, headers=GZIP)) == ""


def test_a_finished_game_and_its_record_travel_compressed(house: House) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", BOT, BOT, rounds="1").id
    with guest.at(table) as line:
        line.hello()
        until(line, lambda scene: scene.ending is not None)

    for path in ("scenes?from=0&to=5&seat=0", "record"):
        address = f"/api/tables/{table}/{path}"
        packed, small = raw(guest, address, GZIP)
        _, whole = raw(guest, address, PLAIN)
        assert encoding_of(packed) == "gzip"
        assert gzip.decompress(small) == whole

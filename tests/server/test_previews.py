"""Previews of links name the game and its host: what whoever has the link may know anyway."""

import re
from html import unescape

import pytest
from tests.server.guests import BOT, INVITE, Guest, House, device
from tests.server.test_gathering import GUEST

from pangaea.server.settings import Settings

INDEX = "<!doctype html><html><head><title>Pangaea</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def _built(settings: Settings) -> None:
    settings.static_dir.mkdir()
    (settings.static_dir / "index.html").write_text(INDEX)


def preview(guest: Guest, path: str, language: str = "en") -> dict[str, str]:
    text = guest.client.get(path, headers={"accept-language": language}).text
    found = re.findall(r'<meta property="og:([a-z_]+)" content="([^"]*)">', text)
    return {name: unescape(said) for name, said in found}


def test_a_table_s_link_names_the_game_the_host_and_the_free_seats(house: House) -> None:
    ada, stranger = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST, GUEST).id

    found = preview(stranger, f"/table/{table}")

    assert found["title"] == "Cubosaurs with Ada"
    assert found["description"] == "2 seats are free: come and play."
    assert found["image"] == "http://testserver/icon-512.png"
    french = preview(stranger, f"/table/{table}", "fr")
    assert french["title"] == "Cubosaurs avec Ada"
    assert "2 places sont libres" in french["description"]


def test_a_private_link_is_not_repeated(house: House) -> None:
    ada = house.guest()
    invite = ada.open("cubosaurs", device("Ada"), INVITE).seats[1].invite

    found = preview(house.guest(), invite)

    assert found["title"] == "Cubosaurs with Ada"
    assert invite.rsplit("/", 1)[1] not in str(found)


def test_a_game_that_goes_on_invites_to_watch(house: House) -> None:
    table = house.guest().open("cubosaurs", device("Ada"), BOT).id

    assert "watch" in preview(house.guest(), f"/table/{table}")["description"]


def test_a_name_cannot_leave_its_place(house: House) -> None:
    ada = house.guest()
    table = ada.open("cubosaurs", device('"><script>'), GUEST).id

    text = house.guest().client.get(f"/table/{table}").text

    assert "<script>" not in text
    assert preview(house.guest(), f"/table/{table}")["title"] == 'Cubosaurs with "><script>'


@pytest.mark.parametrize("path", ["/", "/table/nowhere", "/table/", "/rules/evo"])
def test_other_pages_stay_as_they_are(house: House, path: str) -> None:
    assert house.guest().client.get(path).text == INDEX

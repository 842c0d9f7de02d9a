"""Once a game is over those who watched talk too; everybody mutes and blocks, the host removes."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import (
    DESKTOP,
    PHONE,
    Looks,
    Opener,
    bot,
    device,
    open_table,
    played,
    violations,
)
from tests.browser.test_company import open_company

FRENCH: Looks = {**PHONE, "locale": "fr-FR"}


def over(opener: Opener) -> tuple[Page, str]:
    """Ada, whose game with a bot is over; she looks at its table, its results put away."""
    ada = opener.open(**DESKTOP)
    table = played(ada, open_table(ada, "cubosaurs", device("Ada"), bot("Mary")))
    look_at(ada, table)
    return ada, table


def look_at(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    page.get_by_role("dialog").get_by_role("button", name="Close").or_(
        page.get_by_role("dialog").get_by_role("button", name="Fermer")
    ).first.click()


def test_who_watched_talks_and_is_muted_blocked_and_removed(opener: Opener) -> None:
    ada, table = over(opener)
    zoe, yan = opener.open(**FRENCH), opener.open(**DESKTOP)
    look_at(zoe, table)
    look_at(yan, table)
    zoe.get_by_role("button", name="Joueurs et discussion").click()
    talk = zoe.get_by_role("dialog")
    expect(talk.get_by_role("button", name="Bien joué")).to_be_disabled()  # nobody has a name yet
    talk.get_by_label("Votre nom").fill("Zoé")
    talk.get_by_label("Dire quelque chose").fill("Belle partie")
    talk.get_by_role("button", name="Envoyer").click()
    expect(zoe.get_by_role("log", name="Discussion")).to_contain_text("Zoé (spectateur)")
    expect(talk.get_by_label("Votre nom")).to_have_count(0)
    talk.get_by_role("button", name="Bien joué").click()

    ada.get_by_role("button", name="People and talk: 2 new lines").click()
    heard = ada.get_by_role("log", name="Talk")
    expect(heard).to_contain_text("Zoé (spectator) Belle partie")
    expect(heard).to_contain_text("Well played!")  # a phrase, in her own language
    expect(ada.get_by_role("log", name="What happened")).to_contain_text("Zoé: “Belle partie”")
    ada.get_by_role("button", name="Mute Zoé").click()
    expect(heard).not_to_contain_text("Belle partie")
    ada.get_by_role("button", name="Hear Zoé again").click()

    open_company(yan)
    expect(yan.get_by_role("button", name="Remove Zoé")).to_have_count(0)  # Ada is the host
    yan.get_by_role("button", name="Block Zoé").click()
    expect(yan.get_by_text("Blocked: you will not hear Zoé")).to_be_visible()

    ada.get_by_role("button", name="Remove Zoé").click()
    ada.get_by_role("button", name="Remove Zoé from the talk?").click()
    for page in (ada, yan):
        log = page.get_by_role("log", name="Talk")
        expect(log).to_contain_text("The host removed Zoé, who watched, from the talk.")
        expect(log).not_to_contain_text("Belle partie")
    talk.get_by_label("Dire quelque chose").fill("Encore moi")
    talk.get_by_role("button", name="Envoyer").click()
    expect(talk.get_by_role("alert")).to_contain_text("ne souhaite pas vous entendre")


def test_who_watched_and_deletes_everything_leaves_no_word(opener: Opener) -> None:
    ada, table = over(opener)
    zoe = opener.open(**DESKTOP)
    look_at(zoe, table)
    open_company(zoe)
    zoe.get_by_label("Your name").fill("Zoe")
    zoe.get_by_label("Say something").fill("my own words")
    zoe.keyboard.press("Enter")
    open_company(ada)
    heard = ada.get_by_role("log", name="Talk")
    expect(heard).to_contain_text("my own words")

    zoe.goto("/me")
    with zoe.expect_response("**/api/me/delete*") as told:
        zoe.get_by_role("button", name="Delete everything").click()
        zoe.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    assert told.value.ok

    expect(heard).not_to_contain_text("my own words")
    expect(heard).not_to_contain_text("Zoe")


@pytest.mark.parametrize("looks", [DESKTOP, FRENCH], ids=["desk", "phone"])
def test_the_talk_of_who_watched_has_no_fault_that_axe_finds(opener: Opener, looks: Looks) -> None:
    ada, table = over(opener)
    open_company(ada)
    ada.get_by_role("button", name="Good luck!").click()
    zoe = opener.open(bypass_csp=True, **looks)
    look_at(zoe, table)
    zoe.get_by_role("button", name=re.compile("^(People|Joueurs) ")).click()
    expect(zoe.get_by_role("dialog").get_by_role("log")).to_contain_text("Ada")

    assert violations(zoe) == []

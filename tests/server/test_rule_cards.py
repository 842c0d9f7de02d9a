"""Rules show themselves once: what somebody has met is remembered, and forgotten with them."""

from tests.server.guests import BOT, Guest, House, device
from tests.server.test_identity import made, take

from pangaea.server.wire import rest

WALK, BID = "evo/5.1", "evo/8.4"


def known(guest: Guest, slug: str = "evo") -> rest.Known:
    return guest.get(f"/api/me/rules/{slug}", rest.Known)


def meet(guest: Guest, *rules: str, off: bool | None = None) -> None:
    guest.post("/api/me/rules", {"rules": list(rules), "off": off}, dict)


def test_what_was_met_is_remembered_for_each_person_and_game(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    assert known(ada) == rest.Known([], off=False, games=0)

    meet(ada, WALK, BID)
    meet(ada, WALK)

    assert known(ada).rules == [WALK, BID]
    assert known(ada, "eras").rules == []
    assert known(bo).rules == []


def test_it_follows_to_a_second_device(house: House) -> None:
    ada, phone = house.guest(), house.guest()
    meet(ada, WALK)

    take(phone, made(ada))

    assert known(phone).rules == [WALK]


def test_cards_can_be_turned_off_and_on_again(house: House) -> None:
    ada = house.guest()

    meet(ada, off=True)
    assert known(ada).off
    assert known(ada).rules == []

    meet(ada, off=False)
    assert not known(ada).off


def test_only_rules_there_are_can_be_met(house: House) -> None:
    ada = house.guest()

    meet(ada, "evo/99.9", "nothing/1.1", "off", "x")

    assert known(ada) == rest.Known([], off=False, games=0)


def test_games_are_counted(house: House) -> None:
    ada = house.guest()

    ada.open("evo", device("Ada"), BOT, BOT)

    assert known(ada).games == 1
    assert known(ada, "eras").games == 0


def test_whoever_is_forgotten_has_met_nothing(house: House) -> None:
    ada = house.guest()
    meet(ada, WALK)
    assert ada.get("/api/me/export", rest.Mine).rules == [WALK]
    recovery = made(ada, "recovery")

    ada.post("/api/me/delete", {}, dict)

    assert known(ada).rules == []
    assert recovery


def test_every_rule_is_sent_in_a_sentence(house: House) -> None:
    said = house.guest().get("/api/games/evo/gists?lang=fr", dict[str, str])

    assert said["evo/11.1"].startswith("La partie s’achève")

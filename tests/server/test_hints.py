"""“What would you do?”: from what the seat may know, where the table allows it, and told to all."""

import msgspec
import pytest
from tests.server.guests import BOT, Guest, House, device, only, scene_in
from tests.server.test_company import said
from tests.server.test_gathering import GUEST, sit, start

from pangaea import shelf
from pangaea.bots.hints import Advised
from pangaea.core.scene import Scene
from pangaea.server import jobs
from pangaea.server.jobs import Position
from pangaea.server.live import driver
from pangaea.server.pool import BotPool
from pangaea.server.wire import messages, rest

DEALT = [Advised(2, 0.5), Advised(0, None)]


def opened(guest: Guest, *seats: dict[str, str], rule: str = "casual") -> str:
    """Open a table with a rule for hints."""
    wish = {"game": "holotype", "seats": list(seats), "hints": rule}
    return guest.post("/api/tables", wish, rest.TableInfo).id


def asked(guest: Guest, table: str, seat: int = 0) -> Scene:
    """Return what a seat is shown."""
    with guest.at(table) as line:
        return scene_in(line.hello(seat))


def wish_at(scene: Scene) -> dict[str, int]:
    assert scene.ask is not None
    return {"seat": scene.ask.seat, "position": scene.position}


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[Position]:
    """Think nothing, and note what there was to think about."""
    noted: list[Position] = []

    async def advice(_pool: BotPool, position: Position) -> list[Advised]:
        noted.append(position)
        return DEALT

    monkeypatch.setattr(BotPool, "advice", advice)
    return noted


def test_a_strong_bot_names_two_or_three_legal_answers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it thinks in the server's own process: others may be slow to start."""

    async def advice(_pool: BotPool, position: Position) -> list[Advised]:
        return jobs.advise(msgspec.json.encode(position))

    monkeypatch.setattr(BotPool, "advice", advice)
    guest = house.guest()
    table = opened(guest, device("Ada"), BOT)
    scene = asked(guest, table)

    found = guest.post(f"/api/tables/{table}/hint", wish_at(scene), rest.Advice)

    assert scene.ask is not None
    legal = [choice.option for choice in scene.ask.choices]
    options = [answer.option for answer in found.answers]
    assert 2 <= len(set(options)) == len(options) <= 3
    assert set(options) <= set(legal)
    assert all(answer.chance is None or 0 <= answer.chance <= 1 for answer in found.answers)
    assert driver.HINT_SECONDS <= 1.2, "whoever asks waits two seconds at most"


def test_the_bot_is_told_what_the_seat_may_know_and_no_more(
    house: House, thoughts: list[Position]
) -> None:
    guest = house.guest()
    table = opened(guest, device("Ada"), BOT)
    guest.post(f"/api/tables/{table}/hint", wish_at(asked(guest, table)), rest.Advice)

    match = house.client.portal.call(house.tables.table, table).ledger.match  # type: ignore[union-attr]
    assert match.game.hides
    assert thoughts[0].state == match.veiled(0).plain() != match.state.plain()
    assert thoughts[0].budget <= 2.0


@pytest.mark.usefixtures("thoughts")
def test_the_log_says_that_a_hint_was_taken_and_keeps_it(house: House) -> None:
    guest = house.guest()
    table = opened(guest, device("Ada"), BOT)
    with guest.at(table) as line:
        scene = scene_in(line.hello())
        guest.post(f"/api/tables/{table}/hint", wish_at(scene), rest.Advice)
        told = only(line.heard(), messages.Talk)

    assert [line.kind for line in told.lines] == ["notice"]
    assert [line.text for line in told.lines] == ["Ada asked what a strong bot would do."]
    house.tables._tables.clear()
    with guest.at(table) as line:
        assert said(line.hello(language="fr")) == [
            ("Ada", "Ada a demandé ce que ferait un robot confirmé.")
        ]


@pytest.mark.parametrize(
    ("rule", "alone", "together"),
    [("never", False, False), ("casual", True, False), ("always", True, True)],
)
@pytest.mark.usefixtures("thoughts")
def test_a_table_allows_hints_as_it_was_made(
    house: House, rule: str, alone: bool, together: bool
) -> None:
    ada, bo = house.guest(), house.guest()
    solo = opened(ada, device("Ada"), BOT, rule=rule)
    shared = opened(ada, device("Ada"), GUEST, rule=rule)
    sit(bo, shared, 1, "Bo")
    with bo.at(shared) as line:
        line.hello()
        start(ada, shared)

    for table, allowed in ((solo, alone), (shared, together)):
        assert ada.table(table).hints == allowed
        scene = asked(ada, table)
        reply = ada.client.post(f"/api/tables/{table}/hint", json=wish_at(scene))
        assert reply.status_code == (200 if allowed else 403), reply.text
        assert allowed or "nobody asks what a bot would do" in reply.text


@pytest.mark.usefixtures("thoughts")
def test_nobody_is_advised_for_another_s_seat(house: House) -> None:
    ada, eve = house.guest(), house.guest()
    table = opened(ada, device("Ada"), BOT, rule="always")
    wish = wish_at(asked(ada, table))

    assert eve.client.post(f"/api/tables/{table}/hint", json=wish).status_code == 403
    wish["seat"] = 1
    assert ada.client.post(f"/api/tables/{table}/hint", json=wish).status_code == 403


@pytest.mark.usefixtures("thoughts")
def test_a_hint_for_another_position_is_refused(house: House) -> None:
    guest = house.guest()
    table = opened(guest, device("Ada"), BOT)
    wish = wish_at(asked(guest, table))
    wish["position"] += 5

    reply = guest.client.post(f"/api/tables/{table}/hint", json=wish)

    assert reply.status_code == 409, reply.text


@pytest.mark.usefixtures("thoughts")
def test_hints_are_not_for_the_asking_again_and_again(house: House) -> None:
    guest = house.guest()
    table = opened(guest, device("Ada"), BOT)
    wish = wish_at(asked(guest, table))

    replies = [
        guest.client.post(f"/api/tables/{table}/hint", json=wish).status_code
        for _ in range(driver.HINTS_AT_ONCE + 1)
    ]

    assert replies == [200] * driver.HINTS_AT_ONCE + [429]


def test_a_table_of_before_allows_none(house: House) -> None:
    """Nobody agreed to hints at a table that was made without the question."""
    guest = house.guest()
    table = opened(guest, device("Ada"), BOT)
    row = house.client.portal.call(house.tables.row, table)  # type: ignore[union-attr]

    assert type(row)(**{
        name: getattr(row, name) for name in row.__struct_fields__ if name != "hints"
    }).hints == "never"  # fmt: skip
    assert shelf.game(row.game).hides

"""Ending a game by agreement: proposed by one, granted by all the other people."""

import asyncio
from pathlib import Path

import pytest
from tests.following import Shown
from tests.server.guests import BOT, INVITE, Guest, House, Line, device, only, scene_in, until
from tests.server.store_contract import closing
from tests.server.test_loading import opened, play, reloaded
from tests.server.test_undo import last_show

from pangaea.core.luck import Dice
from pangaea.core.record import EndLine, read_record
from pangaea.core.replay import verified
from pangaea.core.scene import Scene
from pangaea.server.live import ledger
from pangaea.server.live.ledger import BOOKMARK_EVERY
from pangaea.server.settings import Settings
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.upkeep.backup import check
from pangaea.server.wire import messages, rest
from pangaea.shelf import game as game_named

GAME = "eras"


def pair(house: House) -> tuple[Guest, Guest, str]:
    """Return two people at a table of a game that may not end."""
    ada, bo = house.guest(), house.guest()
    table = ada.open(GAME, device("Ada"), INVITE)
    bo.join(table.seats[1].invite, "Bo")
    return ada, bo, table.id


def proposal(seat: int, show: Shown) -> messages.EndGame:
    """Propose to end the game that a page is shown."""
    return messages.EndGame("e", seat, show.steps[-1].position)


def greeted(first: Line, second: Line) -> Shown:
    """Let two pages say hello; return what the first was shown."""
    shown = last_show(first.hello())
    second.hello()
    first.heard()
    return shown


def record_of(guest: Guest, table: str) -> str:
    """Download a record."""
    text: str = guest.client.get(f"/api/tables/{table}/record").text
    return text


def test_the_others_are_asked_and_if_all_agree_the_game_is_over(house: House) -> None:
    ada, bo, table = pair(house)
    with ada.at(table) as hers, bo.at(table) as his:
        first = greeted(hers, his)
        assert hers.say(proposal(0, first)) == []
        asked = only(his.heard(), messages.Proposed)
        agreed = scene_in(his.say(messages.Consent(asked.id, 1, agree=True)))
        seen = last_show(hers.heard())

    assert first.may_end
    assert (asked.kind, asked.seat) == ("end", 0)
    assert "Ada" in asked.text
    for scene in (agreed, seen.steps[-1]):
        assert scene.ask is None
        assert scene.ending is not None
        assert scene.ending.winners == ()
        assert scene.log[-1].event == "agreed"
    assert not seen.may_end
    assert ada.table(table).state == "over"
    record = record_of(ada, table)
    assert isinstance(read_record(record).lines[-1], EndLine)
    assert verified(record, game_named)


def test_who_declines_is_named_and_the_game_goes_on(house: House) -> None:
    ada, bo, table = pair(house)
    with ada.at(table) as hers, bo.at(table) as his:
        first = greeted(hers, his)
        hers.say(proposal(0, first))
        asked = only(his.heard(), messages.Proposed)
        his.say(messages.Consent(asked.id, 1, agree=False))
        told = only(hers.heard(), messages.Refused)

    assert told.id == "e"
    assert "Bo" in told.text
    assert ada.table(table).state == "running"


def test_whoever_proposes_cannot_agree_for_others_nor_can_a_watcher(house: House) -> None:
    ada, bo, table = pair(house)
    with ada.at(table) as hers, bo.at(table) as his, house.guest().at(table) as stranger:
        first, seen = last_show(hers.hello()), last_show(stranger.hello())
        his.hello()
        only(stranger.say(proposal(0, first)), messages.Refused)
        hers.say(proposal(0, first))
        asked = only(his.heard(), messages.Proposed)
        heard = [line.say(messages.Consent(asked.id, 1, agree=True)) for line in (hers, stranger)]

    assert not seen.may_end
    assert all(isinstance(each[-1], messages.Refused) for each in heard)
    assert ada.table(table).state == "running"


def test_who_agreed_to_one_wish_has_not_agreed_to_the_next(house: House) -> None:
    """Both are told by messages of the same id; the consent to the first is still on its way."""
    ada, bo, table = pair(house)
    with ada.at(table) as hers, bo.at(table) as his:
        first = last_show(hers.hello())
        his.hello()
        hers.say(proposal(0, first))
        asked = only(his.heard(), messages.Proposed)
        hers.say(proposal(0, first))
        again = only(his.heard(), messages.Proposed)
        late = his.say(messages.Consent(asked.id, 1, agree=True))

    assert asked.id != again.id
    assert isinstance(late[-1], messages.Refused)
    assert ada.table(table).state == "running"


def test_alone_with_bots_it_ends_at_once_and_a_rematch_can_be_played(house: House) -> None:
    ada = house.guest()
    table = ada.open(GAME, device("Ada"), BOT).id
    with ada.at(table) as line:
        now = scene_in(line.hello())
        now = now if now.ask else until(line, lambda scene: scene.ask is not None)
        heard = line.say(messages.EndGame("e", 0, now.position))

    assert only(heard, messages.Done).id == "e"
    assert scene_in(heard).ending is not None
    assert ada.table(table).state == "over"
    again = ada.post(f"/api/tables/{table}/rematch", {}, rest.TableInfo)
    assert again.state == "running"


def test_nothing_can_be_answered_or_taken_back_after_it(house: House) -> None:
    ada, table = ended(house)
    with ada.at(table) as line:
        shown = last_show(line.hello(0))
        heard = [line.say(messages.Answer("a", 0, 1, 0)), line.say(messages.Undo("u", 0, 1))]
        heard.append(line.say(proposal(0, shown)))

    assert not shown.may_undo
    assert all(isinstance(each[-1], messages.Refused) for each in heard)


def test_a_game_that_ends_by_itself_offers_it_only_when_it_has_become_very_long(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = house.guest()
    table = ada.open("cubosaurs", device("Ada"), device("Bo")).id
    with ada.at(table) as line:
        shown = last_show(line.hello(0))
        refused = only(line.say(proposal(0, shown)), messages.Refused)
        monkeypatch.setattr(ledger, "MANY_ANSWERS", 1)
        late = last_show(line.say(line.answer(shown.steps[-1])))
        over = scene_in(line.say(proposal(0, late)))

    assert not shown.may_end
    assert "by itself" in refused.text
    assert late.may_end
    assert over.ending is not None


def ended(house: House) -> tuple[Guest, str]:
    """Return a table whose game was ended after one answer, by two on one device."""
    ada = house.guest()
    table = ada.open(GAME, device("Ada"), device("Bo")).id
    with ada.at(table) as line:
        hidden = last_show(line.hello())
        assert hidden.next is not None
        seat = hidden.next
        line.say(line.answer(last_show(line.say(messages.LookFrom("en", seat))).steps[-1]))
        now = last_show(line.say(messages.LookFrom("en", seat)))
        line.say(proposal(seat, now))
    assert ada.table(table).state == "over"
    return ada, table


def test_it_is_the_same_after_the_table_has_left_the_memory(house: House) -> None:
    ada, table = ended(house)
    record = record_of(ada, table)
    house.tables._tables[table].result().used = -1e9
    house.tables.evict()
    assert table not in house.tables._tables

    with ada.at(table) as line:
        scene = scene_in(line.hello(1))

    assert scene.ask is None
    assert scene.ending is not None
    assert record_of(ada, table) == record


def test_its_record_can_be_uploaded_and_looked_at_to_the_end(house: House) -> None:
    ada, table = ended(house)
    record = record_of(ada, table)

    brought = ada.client.post("/api/records", content=record).json()

    assert brought["state"] == "over"
    scene = ada.get(f"/api/tables/{brought['id']}/scene?at={brought['position']}", Scene)
    assert scene.ending is not None
    assert record_of(ada, brought["id"]) == record


def test_the_check_of_the_store_finds_nothing_wrong(house: House, settings: Settings) -> None:
    ended(house)

    assert check(settings.data_dir, lambda _done, _all: None).wrong == []


def test_it_is_found_behind_a_bookmark(tmp_path: Path) -> None:
    async def trial() -> None:
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            ledger = await opened(store)
            await play(ledger, 4 * BOOKMARK_EVERY - 1, Dice(1))
            await ledger.end_by_agreement(1)
            resumed = await reloaded(store)
            assert resumed.match.base > 0
            assert (resumed.match.asked, resumed.row.state) == ([], "over")
            assert resumed.match.outcome == ledger.match.outcome

    asyncio.run(trial())

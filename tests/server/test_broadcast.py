"""Scenes over the socket: one per answer, each continuing the one before."""

import asyncio
from itertools import count
from pathlib import Path

from tests.following import Shown
from tests.server.guests import House, device, only, scene_in, seated

from pangaea.server.live.broadcast import Broadcast, Page
from pangaea.server.live.ledger import Ledger
from pangaea.server.live.new_tables import begin_match, new_table
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.wire import messages
from pangaea.server.wire.rest import SeatRequest, TableRequest


def test_every_page_gets_the_scene_of_its_own_seat(house: House) -> None:
    """What is drawn once for many is what each would have been drawn alone."""
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo"), device("Cy")).id
    with guest.at(table) as one, guest.at(table) as two, guest.at(table) as three:
        lines = [one, two, three]
        scenes = [scene_in(line.hello(seat)) for seat, line in enumerate(lines)]
        for _ in range(12):
            asked = next(seat for seat, scene in enumerate(scenes) if scene.ask is not None)
            lines[asked].say(lines[asked].answer(scenes[asked]))
            match = house.tables._tables[table].result().ledger.match
            for seat, line in enumerate(lines):
                before = scenes[seat]
                look = [m for m in line.heard() if isinstance(m, Shown)]
                if seat == asked:
                    continue
                scenes[seat] = look[-1].steps[-1]
                assert scenes[seat] == match.next_scene(before, seat, "en", match.position)
            scenes[asked] = scene_in(lines[asked].say(messages.LookFrom("en", asked)))


def test_first_sight_is_fresh_and_tells_the_recent_past(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        heard = line.hello()
        for _ in range(4):
            scene = scene_in(heard)
            if scene.ask is None:
                other = 1 - (scene.seat or 0)
                scene = scene_in(line.say(messages.LookFrom("en", other)))
            heard = line.say(line.answer(scene))
    with guest.at(table) as line:
        show = only(line.hello(), Shown)

    assert show.fresh
    assert len(show.steps[-1].log) > len(scene_in(heard).log)


def test_who_was_asked_goes_on_with_those_who_look_on(tmp_path: Path) -> None:
    """Where nothing is hidden there is one drawing for all whose turn it is not."""
    asyncio.run(check_drawings(SqliteStore(tmp_path / "tables.sqlite")))


async def check_drawings(store: SqliteStore) -> None:
    seats = [SeatRequest("device", name) for name in ("Ada", "Bo", "Cy")]
    row = new_table(TableRequest("cubosaurs", seats), "somebody")
    match, numbers = begin_match(row), count(1)
    ledger = Ledger(store, row, match)
    pages = [Page("somebody") for _ in seats]
    for seat, page in enumerate(pages):
        page.seat = seat
    for _ in range(12):
        present = Broadcast(ledger, numbers)
        assert all(present.show(page) for page in pages)
        looking = [page for page in pages if page.seat not in match.asked]
        assert len({page.drawing for page in looking}) == 1
        assert all(page.last is looking[0].last for page in looking)
        match.answer(match.asked[0], match.options(match.asked[0])[0])
        row.lines = len(match.rows())
    await store.close()

"""A corrected figure changes no game that was begun before: each keeps the box it began with."""

import asyncio
import gzip
import json
from pathlib import Path

import msgspec
import pytest
from tests.server.guests import House, device, scene_in
from tests.server.test_releases import RECORDS, RELEASES, choose, named, text_of

import pangaea
from pangaea import shelf
from pangaea.core.errors import DamagedRecord
from pangaea.core.game import Game, box_digest
from pangaea.core.record import read_record
from pangaea.server.live.driver import Driver
from pangaea.server.live.ledger import Ledger, load_match
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.upkeep.backup import check
from pangaea.server.wire import messages

CORRECTED = {
    "cubosaurs": 'game = "cubosaurs"\n[series]\ntrex = [9, 8, 7, 6]\n',
    "dino_twist": 'game = "dino_twist"\n[claws]\nvoli = [3, 0, 0, 3, 0, 3, 0, 0, 0]\n',
    "eras": 'game = "eras"\n[thunderbolts]\ntremor = 3\n',
    "evo": 'game = "evo"\n[genes]\nleg = 10\n',
    "holotype": 'game = "holotype"\n[traces.tracks]\ncopies = 3\npoints = 4\n',
}
FIRST = [path for path in RECORDS if RELEASES / "0.1.0" in path.parents]  # they keep a digest
USUAL = [path for path in FIRST if path.name.split("_")[-2].isdigit()]
each_game = pytest.mark.parametrize("game", pangaea.all_games(), ids=lambda game: game.slug)


def correct(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a later version know better what is printed in a box."""
    box = shelf.box_from_text(game, CORRECTED[game.slug])
    assert box != game.default_box()
    monkeypatch.setattr(type(game), "default_box", lambda _: box)


@pytest.fixture
def _all_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in pangaea.all_games():
        if game.slug in CORRECTED:
            correct(game, monkeypatch)


@each_game
def test_a_new_record_holds_the_whole_box(game: Game) -> None:
    header = read_record(pangaea.new(game.slug, game.usual_seats).record()).header

    assert header.figures == json.loads(msgspec.json.encode(game.default_box()))
    assert header.box == box_digest(header.figures) == box_digest(game.default_box())


@each_game
def test_a_new_record_is_the_same_game_when_a_figure_has_changed(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = pangaea.new(game.slug, game.usual_seats, seed=1)
    for _ in range(30):
        match.answer(match.asked[0], choose(match, match.asked[0]))
    text, box = match.record(), match.box
    correct(game, monkeypatch)

    again = pangaea.loads(text)

    assert again.box == box != pangaea.new(game.slug, game.usual_seats).box
    assert again.state.plain() == match.state.plain()


@pytest.mark.usefixtures("_all_corrected")
@pytest.mark.parametrize("path", USUAL, ids=named)
def test_an_old_record_that_has_only_the_digest_finds_its_box(path: Path) -> None:
    text = text_of(path)

    match = pangaea.loads(text)

    assert read_record(text).header.figures is None
    assert box_digest(match.box) == read_record(text).header.box
    assert box_digest(match.box) != box_digest(match.game.default_box())
    assert pangaea.verify(text) is (match.outcome is not None)
    for seat in match.asked[:1]:
        match.answer(seat, choose(match, seat))


@pytest.mark.usefixtures("_all_corrected")
def test_every_table_of_the_first_release_goes_on_with_its_box(tmp_path: Path) -> None:
    packed = RELEASES / "0.1.0" / "tables.sqlite.gz"
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress(packed.read_bytes()))

    report = check(tmp_path, lambda _done, _all: None)

    assert report.wrong == []
    assert report.tables > 100


def test_the_boxes_kept_are_those_their_names_say() -> None:
    for game in pangaea.all_games():
        for kept in shelf._room(game.slug).joinpath("former_boxes").iterdir():
            assert kept.name == f"{box_digest(json.loads(kept.read_text()))}.json"
            game.read_box(json.loads(kept.read_text()))


def test_a_digest_that_no_release_had_is_refused() -> None:
    header = json.loads(text_of(USUAL[0]).splitlines()[0])

    for digest in ("0123456789abcdef", "../former_boxes/c3ddd68fc67cca18", ""):
        with pytest.raises(DamagedRecord) as refused:
            pangaea.loads(json.dumps(header | {"box": digest}) + "\n")
        assert refused.value.key == "error-record-box"


def test_bots_think_with_the_figures_of_their_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), {"kind": "bot", "level": "greedy"}).id
    with guest.at(table) as line:
        scene = scene_in(line.hello())
        while scene.ask is None:
            scene = scene_in(line.say(messages.LookFrom("en", 0)))
    old = pangaea.game("cubosaurs").default_box()
    correct(pangaea.game("cubosaurs"), monkeypatch)
    house.tables._tables.clear()

    async def thought() -> str:
        live = await house.tables.table(table)
        driver = Driver(live, house.tables.bots, 0)
        position = driver._bot_turn(0).thought  # whoever is asked thinks like a bot
        assert position is not None
        return position.box

    assert house.client.portal is not None
    box = house.client.portal.call(thought)
    assert pangaea.game("cubosaurs").read_box(json.loads(box)) == old


def test_a_table_goes_on_as_it_began(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store as the server uses it: a game under way, the box corrected, more answers."""
    from pangaea.server.live.new_tables import begin_match, new_table
    from pangaea.server.wire.rest import SeatRequest, TableRequest

    game = pangaea.game("cubosaurs")
    row = new_table(
        TableRequest("cubosaurs", [SeatRequest("device", "Ada"), SeatRequest("device", "Bo")]), "a"
    )

    async def play(answers: int) -> dict[str, int | list[int]]:
        store = SqliteStore(tmp_path / "t.sqlite")
        found = await store.load(row.id)
        assert found is not None
        ledger = Ledger(store, found, await load_match(store, found))
        for _ in range(answers):
            seat = ledger.match.asked[0]
            await ledger.take(seat, choose(ledger.match, seat))
        await store.close()
        return ledger.match.state.plain()

    async def create() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        begin_match(row)
        await store.create(row)
        await store.close()

    asyncio.run(create())
    before = asyncio.run(play(10))
    correct(game, monkeypatch)

    assert asyncio.run(play(0)) == before
    asyncio.run(play(10))
    assert asyncio.run(play(0)) != before

"""Keep what this version writes, so that every later version can prove that it still reads it.

`python tools/make_release_corpus.py tests/fixtures/releases/0.1.0` plays every game at every seat
count, with variants and corrected boxes, with answers taken back, in mid-game and to the end, and
leaves the records and a server's database there.
"""

import asyncio
import gzip
import sys
import tempfile
from itertools import count
from pathlib import Path

import pangaea
from pangaea import bots, shelf
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.variants import Variant, VariantValue
from pangaea.server.live.ledger import Ledger
from pangaea.server.live.new_tables import begin_match, new_table
from pangaea.server.store.contract import TableRow
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.wire.rest import SeatRequest, TableRequest

PERSON = "somebody"
STAGES = {"early": ("random", 25), "late": ("random", 150), "ended": ("greedy", 4_000)}
UNDO_EVERY = 23
BOXES = {
    "cubosaurs": 'game = "cubosaurs"\n[series]\ntrex = [9, 8, 7, 6]\n',
    "dino_twist": 'game = "dino_twist"\n[claws]\nvoli = [3, 0, 0, 3, 0, 3, 0, 0, 0]\n',
    "eras": 'game = "eras"\n[thunderbolts]\ntremor = 3\n',
    "evo": 'game = "evo"\n[genes]\nleg = 10\n',
    "holotype": 'game = "holotype"\n[traces.tracks]\ncopies = 3\npoints = 4\n',
}
Case = tuple[str, Game, int, dict[str, VariantValue], str]


def cases() -> list[Case]:
    """Every game at every seat count as usual; with each variant and a corrected box once."""
    found: list[Case] = []
    for game in shelf.games():
        found += [(f"{game.slug}_{seats}", game, seats, {}, "") for seats in game.seats]
        for variant in game.variants:
            name, value = f"{game.slug}_{variant.name}", unusual(variant)
            found.append((name, game, game.usual_seats, {variant.name: value}, ""))
        found.append((f"{game.slug}_box", game, game.usual_seats, {}, BOXES[game.slug]))
    return found


def unusual(variant: Variant) -> VariantValue:
    """Return a value that a table does not have by itself."""
    if variant.kind == "flag":
        return not variant.default
    if variant.kind == "number":
        return 30
    return next(choice for choice in variant.choices if choice != variant.default)


def play(match: Match, stage: str, seed: int) -> None:
    """Let bots give as many answers as the stage says, and take some of them back."""
    level, answers = STAGES[stage]
    dice, player = Dice(seed), bots.bot(level)
    for number in range(answers):
        if not match.asked:
            return
        seat = match.asked[0]
        match.answer(seat, player.choose(match.game, match.veiled(seat), seat, dice))
        if number % UNDO_EVERY == UNDO_EVERY - 1 and match.asked:
            match.undo()


def write_records(place: Path) -> None:
    """Save a record of every case, in mid-game and ended."""
    place.mkdir(parents=True, exist_ok=True)
    for seed, (name, game, seats, variants, box) in enumerate(cases()):
        figures = shelf.box_from_text(game, box) if box else None
        for stage in STAGES:
            match = pangaea.new(game.slug, seats, seed=f"{name} {stage}", box=figures, **variants)
            play(match, stage, seed)
            keep(place / f"{name}_{stage}.jsonl.gz", match.record().encode())


def keep(path: Path, content: bytes) -> None:
    """Write a compressed file that is the same for the same content."""
    path.write_bytes(gzip.compress(content, 9, mtime=0))


async def write_database(path: Path) -> None:
    """Fill a server's database: tables that wait, are under way with bookmarks, and are over."""
    store = SqliteStore(path)
    numbers = count()
    for _, game, seats, variants, box in cases():
        for stage in STAGES:
            await fill(store, opened(game, seats, variants, box), stage, next(numbers))
    await store.create(opened(shelf.game("cubosaurs"), 3, {}, "", guests=1))
    await store.close()


def opened(
    game: Game, seats: int, variants: dict[str, VariantValue], box: str, guests: int = 0
) -> TableRow:
    """Wish a table of two people on one device and bots, and guests who have not come yet."""
    people = [SeatRequest("device", "Ada"), SeatRequest("device", "Lise")]
    wishes = people[: seats - guests] + [SeatRequest("invite")] * guests
    wishes += [SeatRequest("bot", level="greedy")] * (seats - len(wishes))
    return new_table(TableRequest(game.slug, wishes, variants=variants, box=box), PERSON)


async def fill(store: SqliteStore, row: TableRow, stage: str, seed: int) -> None:
    """Play a table the way the server does: every answer is written before the next."""
    level, answers = STAGES[stage]
    match = begin_match(row)
    await store.create(row)
    ledger = Ledger(store, row, match)
    dice, player = Dice(seed), bots.bot(level)
    for number in range(answers):
        if not ledger.match.asked:
            return
        seat = ledger.match.asked[0]
        veiled = ledger.match.veiled(seat)
        await ledger.take(seat, player.choose(ledger.game, veiled, seat, dice))
        await asyncio.sleep(0)
        if number % UNDO_EVERY == UNDO_EVERY - 1 and ledger.match.asked:
            retreat = ledger.match.retreat(seat)
            if retreat is not None:
                await ledger.take_back(retreat, seat)


def main() -> None:
    place = Path(sys.argv[1])
    write_records(place / "records")
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "tables.sqlite"
        asyncio.run(write_database(path))
        keep(place / "tables.sqlite.gz", path.read_bytes())


if __name__ == "__main__":
    main()

"""What every store must do; a test module inherits this class and says how to open its store."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from pangaea.core.replay import Bookmark
from pangaea.server.store.contract import (
    Anonymous,
    Clocks,
    Conflict,
    SeatRow,
    Share,
    Standing,
    Store,
    TableRow,
)
from pangaea.server.store.people import Subscription

Trial = Callable[[Store], Awaitable[None]]


def row(name: str = "t1", owner: str = "ada", *, updated: float = 1.0) -> TableRow:
    """Return a table with a person, an open seat and a bot."""
    seats = [
        SeatRow("device", "Ada", holder=owner),
        SeatRow("invite", "", token=f"token-{name}"),
        SeatRow("bot", "Mary", level="random"),
    ]
    return TableRow(name, "cubosaurs", owner, "fr", seats, {"advanced": True}, 1.0, updated)


def mark(lines: int) -> Bookmark:
    """Return a bookmark after some lines."""
    return Bookmark(lines, lines, 2 * lines, {"phase": 1, "cards": [1, 2]})


class StoreContract(ABC):
    """The contract; `opened` may be entered again to see what survived."""

    @abstractmethod
    def opened(self) -> AbstractAsyncContextManager[Store]:
        """Open the store that this test uses."""

    def run(self, *trials: Trial) -> None:
        """Carry out trials one after the other, closing the store in between."""

        async def all_of_them() -> None:
            for trial in trials:
                async with self.opened() as store:
                    await trial(store)

        asyncio.run(all_of_them())

    def test_a_table_comes_back_as_it_was_kept(self) -> None:
        async def write(store: Store) -> None:
            assert await store.create(row()) == "t1"

        async def read(store: Store) -> None:
            assert await store.load("t1") == row()
            assert await store.load("t2") is None

        self.run(write, read)

    def test_lines_come_back_in_order(self) -> None:
        async def write(store: Store) -> None:
            await store.create(row(), log=["zero"])
            await store.append("t1", 1, ["one", "two"], Standing(3, 4, "end"))

        async def read(store: Store) -> None:
            found = await store.load("t1")
            assert found is not None
            assert (found.lines, found.standing) == (3, Standing(3, 4, "end"))
            assert await store.lines("t1") == ["zero", "one", "two"]
            assert await store.lines("t1", 2) == ["two"]
            assert await store.lines("t9") == []

        self.run(write, read)

    def test_lines_that_are_no_news_leave_the_time_of_the_last(self) -> None:
        """Who may see when a table was used must not see a part of a secret choice."""

        async def trial(store: Store) -> None:
            await store.create(row(updated=1.0))
            await store.append("t1", 0, ["a"], Standing(0, 1))
            news = await store.load("t1")
            await store.append("t1", 1, ["b"], Standing(0, 1))
            none = await store.load("t1")
            assert news is not None
            assert none is not None
            assert news.updated > 1.0
            assert none.updated == news.updated
            assert none.lines == 2

        self.run(trial)

    def test_a_line_after_the_wrong_one_is_refused(self) -> None:
        async def trial(store: Store) -> None:
            await store.create(row(), log=["zero"])
            for after in (0, 2):
                with pytest.raises(Conflict):
                    await store.append("t1", after, ["other"], Standing(9))
            with pytest.raises(Conflict):
                await store.append("nowhere", 0, ["other"], Standing(9))
            found = await store.load("t1")
            assert found is not None
            assert found.standing == Standing()
            assert await store.lines("t1") == ["zero"]

        self.run(trial)

    def test_of_many_writers_at_once_one_wins_each_place(self) -> None:
        async def trial(store: Store) -> None:
            for number in range(5):
                await store.create(row(f"t{number}"))
            errands = [
                store.append(f"t{table}", 0, [f"by {writer}"], Standing(1))
                for table in range(5)
                for writer in range(20)
            ]
            results = await asyncio.gather(*errands, return_exceptions=True)
            assert results.count(None) == 5
            assert sum(isinstance(result, Conflict) for result in results) == 95
            for number in range(5):
                assert len(await store.lines(f"t{number}")) == 1

        self.run(trial)

    def test_what_devices_share_is_kept_once_and_in_order(self) -> None:
        async def write(store: Store) -> None:
            await store.create(row())
            await store.take_seat("t1", "token-t1", "bo", "Bo", "ab" * 16)
            await store.take_seat("t1", "token-t1", "bo", "Bo", "cd" * 16)
            await store.share("t1", "ada", "ef" * 16)
            for person in ("ada", "bo"):
                with pytest.raises(Conflict):
                    await store.share("t1", person, "00" * 16)

        async def read(store: Store) -> None:
            found = await store.load("t1")
            assert found is not None
            assert found.shares == [Share("bo", "ab" * 16), Share("ada", "ef" * 16)]

        self.run(write, read)

    def test_nothing_is_shared_once_the_game_has_begun(self) -> None:
        async def trial(store: Store) -> None:
            await store.create(row())
            await store.begin("t1", "header", "seed", Standing())
            with pytest.raises(Conflict):
                await store.share("t1", "ada", "00" * 16)
            with pytest.raises(Conflict):
                await store.share("nowhere", "ada", "00" * 16)

        self.run(trial)

    def test_an_invite_binds_its_seat_to_the_first_who_uses_it(self) -> None:
        async def trial(store: Store) -> None:
            await store.create(row())
            assert await store.take_seat("t1", "token-t1", "bo", "Bo") == 1
            assert await store.take_seat("t1", "token-t1", "bo", "Other") == 1
            for person, token in (("cy", "token-t1"), ("cy", ""), ("cy", "token-t2")):
                with pytest.raises(Conflict):
                    await store.take_seat("t1", token, person, "Cy")
            found = await store.load("t1")
            assert found is not None
            assert (found.seats[1].holder, found.seats[1].name) == ("bo", "Bo")
            assert found.seats[0] == row().seats[0]

        self.run(trial)

    def test_a_game_begins_once(self) -> None:
        async def trial(store: Store) -> None:
            await store.create(row())
            await store.begin("t1", "header", "seed", Standing(0, 1))
            with pytest.raises(Conflict):
                await store.begin("t1", "another", "seed 2", Standing(0, 2))
            found = await store.load("t1")
            assert found is not None
            assert (found.header, found.seed, found.state) == ("header", "seed", "running")

        self.run(trial)

    def test_one_table_follows_another(self) -> None:
        async def trial(store: Store) -> None:
            await store.create(row("t1"))
            assert await store.create(row("t2"), follows="t1") == "t2"
            assert await store.create(row("t3"), follows="t1") == "t2"
            assert await store.load("t3") is None
            found = await store.load("t1")
            assert found is not None
            assert found.rematch == "t2"

        self.run(trial)

    def test_people_find_the_tables_they_made_or_sit_at(self) -> None:
        async def trial(store: Store) -> None:
            for number in range(4):
                await store.create(row(f"t{number}", updated=float(number)))
            await store.create(row("his", "bo", updated=9.0))
            await store.take_seat("t2", "token-t2", "bo", "Bo")
            assert [table.id for table in await store.tables_of("ada", 3)] == ["t2", "t3", "t1"]
            assert {table.id for table in await store.tables_of("bo", 9)} == {"his", "t2"}
            assert await store.tables_of("cy", 9) == []

        self.run(trial)

    def test_the_latest_bookmark_that_is_early_enough_is_found(self) -> None:
        async def write(store: Store) -> None:
            await store.create(row())
            for lines in (50, 100, 150, 200):
                await store.keep("t1", mark(lines))

        async def read(store: Store) -> None:
            assert await store.bookmark("t1", 199) == mark(150)
            assert await store.bookmark("t1", 200) == mark(200)
            assert await store.bookmark("t2", 200) is None

        self.run(write, read)

    # -- people ------------------------------------------------------------------------------------

    def test_what_was_told_of_a_turn_is_forgotten_with_the_turn(self) -> None:
        """That it was begun to be told, too: nobody would ever hear of a second turn."""

        async def trial(store: Store) -> None:
            await store.create(row())
            await store.append("t1", 0, ["a"], Standing(1, asked=1))
            for kind in ("begun-turn", "turn", "waits"):
                assert await store.settle("t1", "ada", kind)
                assert not await store.settle("t1", "ada", kind)
            await store.append("t1", 1, ["b"], Standing(2, asked=1))
            assert await store.is_settled("t1", "ada", "turn")
            await store.append("t1", 2, ["c"], Standing(3, asked=2))
            assert not await store.is_settled("t1", "ada", "turn")
            assert not await store.is_settled("t1", "ada", "begun-turn")
            assert await store.is_settled("t1", "ada", "waits")

        self.run(trial)

    def test_browsers_are_kept_the_latest_few_of_each_person(self) -> None:
        async def trial(store: Store) -> None:
            for name in ("a", "b", "c"):
                await store.subscribe("ada", Subscription(name, "key", "auth"), 2)
            assert [one.endpoint for one in await store.subscriptions("ada")] == ["b", "c"]
            await store.subscribe("bo", Subscription("c", "key", "auth"), 2)
            assert await store.subscribers() == ["ada", "bo"]
            await store.unsubscribe("b")
            assert await store.subscribers() == ["bo"]

        self.run(trial)

    def test_signing_out_counts_and_voids_what_led_back(self) -> None:
        async def trial(store: Store) -> None:
            await store.recover_by("ada", "hash")
            await store.subscribe("ada", Subscription("a", "key", "auth"), 2)
            assert await store.owner_of_recovery("hash") == "ada"
            assert [await store.advance("ada"), await store.advance("ada")] == [1, 2]
            assert await store.epochs() == {"ada": 2}
            assert await store.owner_of_recovery("hash") == await store.owner_of_recovery("") == ""
            assert await store.subscriptions("ada") == []

        self.run(trial)

    def test_blocks_and_what_is_known_are_kept_until_forgotten(self) -> None:
        async def trial(store: Store) -> None:
            await store.block("ada", "eve", "Eve")
            await store.block("ada", "eve", "Eva")
            await store.meet("ada", ["cubosaurs/1", "cubosaurs/2"])
            await store.meet("ada", ["cubosaurs/2"])
            await store.unmeet("ada", "cubosaurs/1")
            assert [one.name for one in await store.blocked_by("ada")] == ["Eva"]
            assert await store.rules_met("ada") == ["cubosaurs/2"]
            await store.forget("eve")
            assert await store.blocked_by("ada") == []
            await store.forget("ada")
            assert await store.rules_met("ada") == []

        self.run(trial)

    def test_lists_show_what_is_public_put_aside_or_new(self) -> None:
        async def trial(store: Store) -> None:
            for number in range(3):
                await store.create(row(f"t{number}", f"p{number}", updated=10.0 + number))
            await store.publish("t1", public=True)
            await store.publish("t2", public=True)
            assert [one.id for one in await store.lobby(12.0, 10)] == ["t2"]
            assert [one.id for one in await store.lobby(0.0, 1)] == ["t2"]
            assert [one.id for one in await store.news(11.0, ["p0", "p1"], 10)] == ["t1"]
            await store.hide("t1", "p1", hidden=True)
            assert await store.tables_of("p1", 10) == []
            assert [one.id for one in await store.tables_of("p1", 10, hidden=True)] == ["t1"]
            assert await store.stretch("t0", 1) == [("t1", 11.0)]

        self.run(trial)

    def test_who_left_a_table_finds_it_until_nothing_of_them_is_there(self) -> None:
        async def trial(store: Store) -> None:
            await store.create(row())
            seats, others = row().seats, [SeatRow("guest", "Bo", holder="bo"), *row().seats[1:]]
            await store.share("t1", "cy", "")
            await store.reseat("t1", seats, others)
            assert await store.left_by("bo", 10) == []
            await store.reseat("t1", others, seats)
            assert [one.id for one in await store.left_by("bo", 10)] == ["t1"]
            assert [one.id for one in await store.left_by("cy", 10)] == ["t1"]
            for person in ("bo", "cy"):
                after = Anonymous(f"former {person}", "ada", seats, [])
                await store.anonymize("t1", person, after)
                assert await store.left_by(person, 10) == []

        self.run(trial)

    def test_who_said_something_while_watching_finds_it_until_nothing_of_them_is_there(
        self,
    ) -> None:
        async def trial(store: Store) -> None:
            await store.create(row())
            await store.say("t1", b"by who sits", "")
            await store.say("t1", b"by who watched", "zoe")
            await store.say("t1", b"once more", "zoe")
            assert [one.id for one in await store.left_by("zoe", 10)] == ["t1"]
            assert await store.left_by("ada", 10) == []
            after = Anonymous("former zoe", "ada", row().seats, [b"by who sits"])
            await store.anonymize("t1", "zoe", after)
            assert await store.left_by("zoe", 10) == []
            assert await store.talk("t1") == [b"by who sits"]

        self.run(trial)

    def test_clocks_that_are_due_are_found(self) -> None:
        async def trial(store: Store) -> None:
            for number in (1, 2):
                await store.create(row(f"t{number}"))
                due = Clocks([], due=10.0 * number)
                await store.append(f"t{number}", 0, ["a"], Standing(1, asked=1, clocks=due))
            assert await store.due(15.0, 10) == ["t1"]
            assert await store.due(25.0, 1) == ["t1"]

        self.run(trial)

    def test_orders_and_talk_are_kept_by_table(self) -> None:
        async def trial(store: Store) -> None:
            await store.create(row())
            await store.order("t1", 0, "ada", "keep?", b"yes")
            await store.order("t1", 0, "ada", "keep?", b"no")
            await store.say("t1", b"hello")
            assert await store.orders("t1") == [(0, "ada", b"no")]
            assert await store.talk("t1") == [b"hello"]
            await store.order("t1", 0, "ada", "keep?", b"")
            await store.remove("t1", 0)
            assert not await store.orders("t1")
            assert not await store.talk("t1")
            assert await store.load("t1") is None

        self.run(trial)


@asynccontextmanager
async def closing(store: Store) -> AsyncIterator[Store]:
    """Close a store after use."""
    try:
        yield store
    finally:
        await store.close()

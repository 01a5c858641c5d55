"""Reviews are taken in turn by person and by address; only failures of the reviewer count against them."""

import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from okapi.server.protocol.messages import ReviewState
from okapi.server.storage.database import Database
from okapi.server.storage.keyring import Keyring
from okapi.server.storage.reviews import (
    WAITING,
    Asker,
    StoredReview,
    claim_review,
    finish_review,
    insert_review,
    load_review,
    release_review,
)
from server.reviews import FAKE, begun, done, finished
from server.running import running, settings_for

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]
KEYRING = Keyring(bytes(32))
HOLD = 1000


class Queue:
    """Waiting reviews, requested one after another and claimed by two processes."""

    def __init__(self, databases: list[Database]) -> None:
        self._databases = databases
        self._now = 0

    async def ask(self, id: str, person: str, address: str) -> None:
        self._now += 1
        review = StoredReview(id, None, WAITING, self._now)
        async with self._databases[0].write() as connection:
            await insert_review(connection, review, Asker(person, address))

    async def take(self) -> str:
        """The review whose turn it is, which is finished at once."""
        self._now += 1
        async with self._databases[self._now % len(self._databases)].write() as connection:
            found = await claim_review(connection, self._now, self._now + HOLD)
            assert found is not None
            await finish_review(connection, found.id, review="{}")
        return found.id


@pytest.fixture
async def queue(database: str) -> AsyncIterator[Queue]:
    opened = [Database(database, keyring=KEYRING), Database(database, keyring=KEYRING)]
    yield Queue(opened)
    for one in opened:
        await one.close()


async def test_an_address_with_many_waiting_holds_up_no_other(queue: Queue) -> None:
    for number in range(60):
        await queue.ask(f"crowd {number}", f"person {number}", "crowd")
    assert await queue.take() == "crowd 0"
    await queue.ask("single", "ada", "home")
    assert [await queue.take() for _ in range(3)] == ["single", "crowd 1", "crowd 2"]


async def test_addresses_take_turns_however_often_each_of_them_asks(queue: Queue) -> None:
    for number in range(3):
        await queue.ask(f"a{number}", "ada", "here")
    for number in range(3):
        await queue.ask(f"b{number}", "ben", "there")
    assert [await queue.take() for _ in range(6)] == ["a0", "b0", "a1", "b1", "a2", "b2"]


async def test_people_of_one_address_take_turns(queue: Queue) -> None:
    for number in range(3):
        await queue.ask(f"a{number}", "ada", "home")
    await queue.ask("b0", "ben", "home")
    assert [await queue.take() for _ in range(4)] == ["a0", "b0", "a1", "a2"]


async def test_a_person_gets_no_more_turns_by_asking_from_many_addresses(queue: Queue) -> None:
    for number in range(3):
        await queue.ask(f"a{number}", "ada", f"address {number}")
    await queue.ask("b0", "ben", "home")
    assert [await queue.take() for _ in range(4)] == ["a0", "b0", "a1", "a2"]


async def test_beginning_a_review_again_is_no_failure_of_it_unless_its_reviewer_failed(
    database: str,
) -> None:
    opened = Database(database, keyring=KEYRING)
    async with opened.write() as connection:
        await insert_review(connection, StoredReview("a", None, WAITING, 1), Asker("ada", "home"))
        for now in (10, 20, 30):
            assert await claim_review(connection, now, now + HOLD) is not None
            await release_review(connection)
        assert await claim_review(connection, 40, 50) is not None
        assert await claim_review(connection, 51, 60) is not None, "the server that was at it died"
        found = await load_review(connection, "a")
        assert found is not None
        assert found.failures == 0
        await release_review(connection, "a", failed=True)
        found = await load_review(connection, "a")
        assert found is not None
        assert found.failures == 1
    await opened.close()


async def test_a_review_that_outlived_many_servers_outlives_a_lost_reviewer(database: str, notes: Path) -> None:
    settings = settings_for(database)
    async with running(settings, reviewer=FAKE) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await finished(ada, ben)
        await ada.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        await begun(notes, 1)
    for times in (2, 3, 4):
        async with running(settings, reviewer=FAKE):
            await begun(notes, times)
    async with running(settings, reviewer=FAKE) as server:
        ada.address = server.address
        os.kill((await begun(notes, 5))[-1], signal.SIGKILL)
        await begun(notes, 6)
        (notes / "go").touch()
        assert (await done(ada, game)).status == "done"

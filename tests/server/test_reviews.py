"""Reviews: one for each game, stored, begun again after any failure, for anyone who may see the game."""

import asyncio
import os
import signal
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import func, select, update

from coach.played import played
from okapi.board import africa
from okapi.client import Session
from okapi.coach import review
from okapi.coach.results import GameReview
from okapi.game import to_json
from okapi.record import parse, to_bytes
from okapi.server.coaching import reviews as asking
from okapi.server.protocol.messages import Export, GameInfo, ReviewState
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.prune import prune
from okapi.server.storage.schema import identities, reviews
from okapi.server.workers.reviewer import REVIEWER, HowFar, ReviewJob, reviewed
from server.people import forget, play_to_the_end, refused
from server.reviews import FAKE, begun, done, finished, state_of, until, upload
from server.running import Running, running, settings_for, table_of
from server.sockets import SHORT

pytestmark = pytest.mark.anyio


# Games of the server.


@pytest.mark.both_databases
async def test_a_review_is_carried_out_once_and_everyone_who_may_see_the_game_may_see_it(
    database: str, notes: Path
) -> None:
    async with running(settings_for(database), reviewer=FAKE) as server:
        ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
        game = await finished(ada, ben)
        assert (await state_of(eve, game)).status == "none"
        assert (await eve.ask("GET", f"/api/games/{game}", gives=GameInfo)).reviewable
        first = await ada.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        assert (first.status, first.id) == ("waiting", None)
        await begun(notes, 1)

        async def it_says_how_far_it_is() -> bool:
            found = await state_of(eve, game)
            return (found.status, found.done, found.total) == ("running", 3, 7)

        await until(it_says_how_far_it_is)
        await eve.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        (notes / "go").touch()
        found = await done(eve, game)
        assert found.review is not None
        assert found.review.players == ("Ada", "Ben")
        await ben.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        assert len(await begun(notes, 1)) == 1


@pytest.mark.both_databases
async def test_a_review_whose_reviewer_is_killed_is_begun_again(database: str, notes: Path) -> None:
    async with running(settings_for(database), reviewer=FAKE) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await finished(ada, ben)
        await ada.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        (first,) = await begun(notes, 1)
        os.kill(first, signal.SIGKILL)
        await begun(notes, 2)
        (notes / "go").touch()
        assert (await done(ada, game)).status == "done"


async def test_a_review_that_never_works_out_says_so_and_can_be_asked_for_again(database: str, notes: Path) -> None:
    async with running(settings_for(database), reviewer=FAKE) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await finished(ada, ben)
        await ada.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        for times in (1, 2, 3):
            os.kill((await begun(notes, times))[-1], signal.SIGKILL)
        failed = await done(ada, game)
        assert failed.refused is not None
        assert failed.refused.reason == "review.failed"
        again = await ada.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        assert (again.status, again.refused) == ("waiting", None)
        (notes / "go").touch()
        assert (await done(ada, game)).status == "done"


async def test_a_review_outlives_the_server(database: str, notes: Path) -> None:
    async with running(settings_for(database), reviewer=FAKE) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await finished(ada, ben)
        await ada.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        await begun(notes, 1)
    (notes / "go").touch()
    async with running(settings_for(database), reviewer=FAKE) as server:
        ada.address = server.address
        assert (await done(ada, game)).status == "done"


async def test_bots_play_while_a_game_is_reviewed(database: str, notes: Path) -> None:
    """The only bot worker of this server is free for them: a review has its own process."""
    async with running(settings_for(database, bot_workers=1), reviewer=FAKE) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await finished(ada, ben)
        await ada.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        await begun(notes, 1)
        other = await table_of(ada, bots=1, rules=SHORT)
        await play_to_the_end(other.id, ada)
        assert (await state_of(ada, game)).status == "running"
        assert len(await begun(notes, 1)) == 1
        (notes / "go").touch()
        assert (await done(ada, game)).status == "done"


async def test_the_reviewer_lets_everything_else_on_the_machine_go_first() -> None:
    reviewer = await asyncio.create_subprocess_exec(*REVIEWER, stdin=asyncio.subprocess.PIPE)
    try:

        async def has_the_lowest_priority() -> bool:
            return os.getpriority(os.PRIO_PROCESS, reviewer.pid) == 19

        await until(has_the_lowest_priority)
    finally:
        reviewer.kill()
        await reviewer.wait()


async def test_only_a_finished_game_is_reviewed(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    path = f"/api/games/{game.id}/review"
    assert not game.reviewable
    assert await refused(ada, "POST", path) == "game.not-over"
    assert await refused(Session(server.address), "POST", path) == "identity.unknown"
    assert await refused(ada, "POST", "/api/games/nothing/review") == "game.unknown"


async def test_a_server_without_the_coach_says_how_to_get_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "coach_is_installed", lambda: False)
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await finished(ada, ben)
    assert await refused(ada, "POST", f"/api/games/{game}/review") == "review.not-installed"
    assert (await upload(ada, to_bytes(played(2)))).json()["reason"] == "review.not-installed"


async def test_a_review_goes_with_its_game(database: str, notes: Path) -> None:
    (notes / "go").touch()
    async with running(settings_for(database), reviewer=FAKE) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await finished(ada, ben)
        await ada.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        await done(ada, game)
        day = 24 * 3600 * 1000
        database_of = server.context.database
        await prune(database_of, server.context.now() + 2 * day, 1, finished=True, dry_run=False)
        async with database_of.read() as connection:
            assert (await connection.execute(select(func.count()).select_from(reviews))).scalar_one() == 0


# Uploaded records.


async def test_a_record_is_reviewed_and_can_be_looked_at(database: str, notes: Path) -> None:
    (notes / "go").touch()
    async with running(settings_for(database), reviewer=FAKE) as server:
        ada, eve = await server.person("Ada"), await server.person("Eve")
        record = to_bytes(played(2))
        answer = await upload(ada, record)
        assert answer.status_code == 201
        id = answer.json()["id"]

        async def is_done() -> bool:
            return (await eve.ask("GET", f"/api/reviews/{id}", gives=ReviewState)).status == "done"

        await until(is_done)
        async with httpx.AsyncClient(base_url=server.address) as client:
            assert (await client.get(f"/api/reviews/{id}/record")).content == record
            looked = (await client.get(f"/api/reviews/{id}/look?at=30")).json()
        assert (looked["at"], looked["seat"]) == (30, None)
        mine = await ada.ask("GET", "/api/me/export", gives=Export)
        assert [one.id for one in mine.reviews] == [id]
        await forget(ada)
        assert await refused(eve, "GET", f"/api/reviews/{id}") == "review.unknown"


async def test_what_is_no_finished_game_of_a_known_board_is_refused_with_a_reason(server: Running) -> None:
    ada = await server.person()
    record = played(2)
    whole = to_bytes(record)

    async def reason(data: bytes) -> str:
        return str((await upload(ada, data)).json()["reason"])

    assert await reason(b"") == "review.bad-record"
    assert await reason(b"\xff\x00") == "review.bad-record"
    assert await reason(whole.replace(b"greedy", b"gready")) == "review.bad-record"
    assert await reason(whole[: len(whole) // 2]) == "review.bad-record"
    assert await reason(to_bytes(msgspec.structs.replace(record, events=record.events[:40]))) == ("review.not-finished")
    board = msgspec.structs.replace(record.header.board, hash="0" * 64)
    foreign = msgspec.structs.replace(record.header, board=board)
    assert await reason(to_bytes(msgspec.structs.replace(record, header=foreign))) == "review.unknown-board"
    assert await reason(b"x" * 600_000) == "request.too-large"


async def test_prune_removes_old_uploads_and_nobody_whose_upload_is_young(database: str, notes: Path) -> None:
    (notes / "go").touch()
    async with running(settings_for(database), reviewer=FAKE) as server:
        ada, eve = await server.person("Ada"), await server.person("Eve")
        record = to_bytes(played(2))
        old, young = (await upload(ada, record)).json()["id"], (await upload(eve, record)).json()["id"]
        opened, now = server.context.database, server.context.now()
        async with opened.write() as connection:
            await connection.execute(update(identities).values(created=1))
            await connection.execute(update(reviews).where(reviews.c.id == old).values(asked=1))
        for dry_run in (True, False):
            found = await prune(opened, now, 90, finished=False, dry_run=dry_run)
            assert (found.reviews, found.people) == (1, 1)
        assert await refused(eve, "GET", f"/api/reviews/{old}") == "review.unknown"
        assert (await eve.ask("GET", f"/api/reviews/{young}", gives=ReviewState)).id == young


async def test_nobody_has_more_than_a_few_uploads_waiting(database: str, notes: Path) -> None:
    async with running(settings_for(database, max_reviews=2), reviewer=FAKE) as server:
        ada = await server.person()
        record = to_bytes(played(2))
        assert [(await upload(ada, record)).status_code for _ in range(3)] == [201, 201, 429]


# The reviewer itself.


def test_a_review_travels_as_the_coach_writes_it() -> None:
    record = played(2)
    heard: list[HowFar] = []
    found = to_json(reviewed(ReviewJob(to_bytes(record).decode(), africa().to_json()), heard.append))  # type: ignore[arg-type]
    assert found == to_json(review(record, africa()))
    described = msgspec.json.decode(found, type=GameReview)
    assert to_json(described) == found
    assert described.judgements
    assert heard[-1].done == heard[-1].total


def test_the_reviewer_says_what_is_wrong_with_a_record() -> None:
    record = played(2)
    luck = msgspec.structs.replace(record.header.luck, seed="another")
    header = msgspec.structs.replace(record.header, luck=luck)
    dishonest = to_bytes(msgspec.structs.replace(record, header=header))
    with pytest.raises(Refusal) as refused:
        reviewed(ReviewJob(dishonest.decode(), africa().to_json()), lambda _: None)
    assert (refused.value.reason, refused.value.details) == (ServerReason.BAD_RECORD, {"line": 2})
    assert parse(dishonest).header.luck == luck

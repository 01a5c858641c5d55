"""Uploaded records: verified in a worker before anything is stored, and replayed once for everyone who looks."""

import asyncio
import json
import os
from pathlib import Path

import httpx
import pytest
from msgspec import UNSET
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from coach.played import played
from okapi.arena.match import play_match
from okapi.board import Board, africa
from okapi.bots import find_bot
from okapi.dealer import SeededDealer
from okapi.game import Rules, to_json, view_for
from okapi.record import Record, header_for, luck_of, replay, to_bytes
from okapi.server.play import positions
from okapi.server.play.positions import Positions
from okapi.server.protocol.messages import Export, GameInfo, Look, Looked
from okapi.server.storage.steps import Step, load_steps
from server import noting_helper
from server.pool import NOTING, begun, jobs
from server.reviews import FAKE, finished, upload
from server.running import Running, running, settings_for
from server.sockets import the_next

pytestmark = pytest.mark.anyio
HONEST = to_bytes(played(2))


def with_header(record: Record, **changed: object) -> bytes:
    """The same record under another header, sealed again."""
    return to_bytes(replace(record, header=replace(record.header, **changed)))


async def look(server: Running, review: str, *moments: int) -> list[httpx.Response]:
    """The answers to several simultaneous looks."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        paths = [f"/api/reviews/{review}/look?at={at}" for at in moments]
        return list(await asyncio.gather(*map(client.get, paths)))


async def test_six_players_are_refused(server: Running) -> None:
    ada = await server.person()
    for players in (6, 1000):
        crowd = with_header(played(2), players=tuple(map(str, range(players))), rules=Rules(max_players=players))
        refused = (await upload(ada, crowd)).json()
        assert refused["reason"] == "review.wrong-players"
        assert refused["details"] == {"players": players, "min": 2, "max": 5}


@pytest.mark.parametrize("rules", [Rules(trains=1000), Rules(train_cards_dealt=50), Rules(max_players=1000)])
async def test_rules_that_no_table_can_agree_on_are_refused(server: Running, rules: Rules) -> None:
    ada = await server.person()
    answer = await upload(ada, with_header(played(2), rules=rules))
    assert (answer.status_code, answer.json()["reason"]) == (422, "review.unknown-rules")


async def test_a_record_is_reviewed_on_the_board_that_it_brings_along(server: Running) -> None:
    ada = await server.person()
    board = Board.of(replace(africa().content, id="own-box", name="Grandmother’s box"))
    bots = [find_bot("greedy").factory(str(seat)) for seat in range(2)]
    dealer = SeededDealer("own box")
    header = replace(header_for(board, ["One", "Two"], luck=luck_of(dealer)), board_content=board.content)
    record = Record(header, play_match(board, bots, dealer).events)
    without = with_header(record, board_content=UNSET)
    assert (await upload(ada, without)).json()["reason"] == "review.unknown-board"
    answer = await upload(ada, to_bytes(record))
    assert answer.status_code < 300, answer.text
    (shown,) = await look(server, answer.json()["id"], 5)
    assert shown.status_code == 200
    again = await upload(ada, without)  # known by now
    assert again.status_code < 300


async def test_a_record_with_a_hostile_board_is_refused(server: Running) -> None:
    ada = await server.person()
    route, content = africa().content.routes[0], africa().content
    huge = replace(content, routes=tuple(replace(route, id=f"r-{number}") for number in range(1000)))
    assert (await upload(ada, with_header(played(2), board_content=huge))).json()["reason"] == "board.too-large"
    other = replace(content, name="Another")  # not the one that the record names
    answer = await upload(ada, with_header(played(2), board_content=other))
    assert answer.json() == {"reason": "review.bad-record", "details": {"line": 1}}


async def test_of_a_dishonest_record_nothing_is_kept(server: Running) -> None:
    ada = await server.person()
    luck = replace(played(2).header.luck, seed="another")
    answer = await upload(ada, with_header(played(2), luck=luck))
    assert answer.json() == {"reason": "review.bad-record", "details": {"line": 2}}
    mine = await ada.ask("GET", "/api/me/export", gives=Export)
    assert not mine.reviews


async def test_nobody_looks_at_a_record_before_it_was_verified(database: str, notes: Path) -> None:
    async with running(settings_for(database), reviewer=FAKE, helper=NOTING) as server:
        ada = await server.person()
        uploads = server.rooms.coaching.uploads
        uploads._entropy = replace(uploads._entropy, id=lambda: "known")
        (notes / noting_helper.WAIT).touch()
        uploading = asyncio.create_task(upload(ada, HONEST))
        await begun(notes, 1)
        (early,) = await look(server, "known", 3)
        assert early.json()["reason"] == "review.unknown"
        (notes / noting_helper.WAIT).unlink()
        assert (await uploading).json()["id"] == "known"
        (late,) = await look(server, "known", 3)
        assert late.json()["at"] == 3


async def test_a_record_is_replayed_once_in_another_process_for_all_who_look(database: str, notes: Path) -> None:
    states = [after for _, _, after in replay(played(2), africa())]
    async with running(settings_for(database), reviewer=FAKE, helper=NOTING) as server:
        ada = await server.person()
        id = (await upload(ada, HONEST)).json()["id"]
        await look(server, id, *range(0, 340, 5))
        assert [name for _, name in jobs(notes)] == ["ReadRecord", "ReplayRecord"]
    async with running(settings_for(database), reviewer=FAKE, helper=NOTING) as server:
        found = await look(server, id, *range(1, 73))
        assert [name for _, name in jobs(notes)][2:] == ["ReplayRecord"]
        assert os.getpid() not in {pid for pid, _ in jobs(notes)}
        for at, answer in enumerate(found, start=1):
            seen = answer.json()
            assert (seen["game"], seen["seat"], seen["at"]) == (id, None, at)
            assert seen["view"] == json.loads(to_json(view_for(states[at - 1], None)))


# Games of this server.


async def test_a_game_of_this_server_is_read_once_for_all_who_look_back(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    async def noted(connection: AsyncConnection, game: str, after: int = 0) -> list[Step]:
        read.append(after)
        return await load_steps(connection, game, after)

    monkeypatch.setattr(positions, "load_steps", noted)
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await finished(ada, ben)
    async with await ada.play() as socket:
        await ada.board((await ada.ask("GET", f"/api/games/{game}", gives=GameInfo)).board.hash)
        for at in (60, 3, 59, 0, 30):
            await socket.send(Look(game, None, at))
            assert (await the_next(socket, Looked)).at == at
    assert read == [0]


async def test_positions_that_were_not_looked_at_longest_make_room(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    games = [await server.context.registry.get(await finished(ada, ben)) for _ in range(2)]
    kept = Positions(server.context.database, max_kept=games[0].seq + 1)
    for session in (*games, games[0]):
        assert await kept.after(session, session.seq) == session.state
        assert list(kept._kept) == [session.stored.id]

"""A game lives as long as its database, also after its board file is gone."""

import asyncio
import hashlib
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from okapi.board import Board, africa, load_board, official_boards
from okapi.client import Session
from okapi.record import board_in, parse, verify
from okapi.server.protocol.messages import GameInfo, NewGame, Setup, Start
from okapi.server.storage.backup import back_up, restore
from okapi.server.storage.database import Database
from okapi.server.storage.schema import boards, games
from server.people import listed, play_to_the_end, refused
from server.running import BOT, ME, running, settings_for, table_of
from server.sockets import SHORT

pytestmark = pytest.mark.anyio

ARCHIPELAGO = str(Path(__file__).parents[1] / "playthroughs" / "archipelago.toml")


async def test_a_board_that_was_offered_once_is_kept_with_its_games(database: str) -> None:
    board = load_board(ARCHIPELAGO)
    async with running(settings_for(database, boards=(ARCHIPELAGO,))) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        over = await table_of(ada, bots=1, rules=SHORT, board=board.content_hash)
        await play_to_the_end(over.id, ada)
        playing = await table_of(ada, ben, rules=SHORT, board=board.content_hash)
        waiting = await table_of(ada, ben, start=False, rules=SHORT, board=board.content_hash)
    async with running(settings_for(database)) as server:
        ada.address = ben.address = server.address
        assert await ada.board(board.content_hash) == board
        setup = await ada.ask("GET", "/api/setup", gives=Setup)
        assert [offered.hash for offered in setup.boards] == [board.content_hash for board in official_boards()]
        new = NewGame((ME, BOT), board=board.content_hash)
        assert await refused(ada, "POST", "/api/games", new) == "game.unknown-board"
        await play_to_the_end(playing.id, ada, ben)
        verify(parse(await ada.record(playing.id)), board)
        again = await ada.ask("POST", f"/api/games/{over.id}/rematch", gives=GameInfo)  # against a bot
        await ada.ask("POST", f"/api/games/{again.id}/start", Start(1), gives=GameInfo)
        await play_to_the_end(again.id, ada)
        verify(parse(await ada.record(again.id)), board)
        await ada.ask("POST", f"/api/games/{waiting.id}/start", Start(1), gives=GameInfo)


async def test_a_lost_board_takes_only_its_unfinished_games_with_it(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    board = load_board(ARCHIPELAGO)
    async with running(settings_for(database, boards=(ARCHIPELAGO,))) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        over = await table_of(ada, bots=1, rules=SHORT, board=board.content_hash)
        await play_to_the_end(over.id, ada)
        lost = await table_of(ada, ben, rules=SHORT, board=board.content_hash)
        kept = await table_of(ada, ben, rules=SHORT)
        record = parse(await ada.record(over.id))
        async with server.context.database.write() as connection:
            await connection.execute(delete(boards).where(boards.c.hash == board.content_hash))
    async with running(settings_for(database)) as server:
        ada.address = ben.address = server.address
        assert verify(parse(await ada.record(over.id)), board) == verify(record, board_in(record) or africa())
        assert len(await listed(ada, "mine")) == 3
        assert await refused(ada, "GET", f"/api/games/{lost.id}") == "game.unknown-board"
        table = await table_of(ada, ben, clock=600)
        async with server.context.database.write() as connection:
            due = update(games).where(games.c.id.in_((lost.id, table.id)))
            await connection.execute(due.values(wake_at=1, deadline=1))
        async with asyncio.timeout(60):  # both are looked after side by side
            while "a game cannot be looked after" not in caplog.text:
                await asyncio.sleep(0.05)
            while not await is_played_by_bots(ada, table.id):
                await asyncio.sleep(0.05)
        await play_to_the_end(kept.id, ada, ben)


async def is_played_by_bots(session: Session, game: str) -> bool:
    found = await session.ask("GET", f"/api/games/{game}", gives=GameInfo)
    return all(seat.stand_in is not None for seat in found.seats)


async def test_boards_are_in_the_backup(sqlite_database: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "okapi.backup.gz", str(tmp_path / "copy.db")
    board = load_board(ARCHIPELAGO)
    async with running(settings_for(sqlite_database, boards=(ARCHIPELAGO,))) as server:
        ada = await server.person("Ada")
        game = await table_of(ada, bots=1, rules=SHORT, board=board.content_hash)
        await back_up(server.context.database, file)
    opened = Database(copy)
    await restore(opened, file)
    await opened.close()
    async with running(settings_for(copy)) as server:
        await play_to_the_end(game.id, Session(server.address, ada.token))


@pytest.mark.parametrize("board", [africa(), load_board(ARCHIPELAGO)], ids=["africa", "archipelago"])
def test_a_board_comes_back_from_json_as_it_was(board: Board) -> None:
    text = board.to_json()
    again = Board.from_json(text)
    assert again == board
    assert again.to_json() == text
    assert hashlib.sha256(text.encode()).hexdigest() == board.content_hash
    assert list(again.tickets) == list(board.tickets)

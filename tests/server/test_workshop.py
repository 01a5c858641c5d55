"""A person's own boards: saved, checked, shared by link and played on, and private otherwise."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from okapi.board import Board, BoardContent, Ticket, africa, load_board
from okapi.client import Session
from okapi.game import to_json
from okapi.record import board_in, parse, verify
from okapi.server.protocol.messages import (
    BoardLink,
    CheckBoard,
    CheckedBoard,
    Export,
    Follow,
    GameInfo,
    NewGame,
    OwnBoardFound,
    OwnBoardList,
    ReadBoard,
    SaveBoard,
    SavedBoard,
    SharedBoard,
    WholeBoard,
)
from okapi.server.status import Agreement, Status
from okapi.server.storage.prune import prune
from server.people import listed, play_to_the_end, refused, until
from server.running import BOT, ME, OPEN, Running, running, settings_for, table_of
from server.sockets import SHORT

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><html><head><title>Okapi</title></head><body></body></html>"
MINE = "/api/workshop/boards/mine"


def box(tickets: int = 12, name: str = "Grandmother’s box", start: int = 0) -> BoardContent:
    """The built-in map with fewer tickets, one of them worth something else."""
    first, *others = africa().content.tickets[start : start + tickets]
    return replace(africa().content, name=name, tickets=(Ticket(first.between, 77), *others))


@pytest.fixture
async def server(database: str, tmp_path: Path) -> AsyncIterator[Running]:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(PAGE)
    async with running(settings_for(database, max_boards=3), static=tmp_path / "static") as started:
        yield started


async def keep(person: Session, content: BoardContent, version: int = 0, path: str = MINE) -> SavedBoard:
    return await person.ask("PUT", path, SaveBoard(content, version), gives=SavedBoard)


async def delete(person: Session, path: str) -> None:
    async with httpx.AsyncClient(base_url=person.address, headers={"authorization": f"Bearer {person.token}"}) as it:
        assert (await it.delete(path)).status_code == 204


@pytest.mark.both_databases
async def test_a_board_is_kept_changed_and_played_on_and_its_game_keeps_the_board_it_began_with(
    server: Running,
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    kept = await keep(ada, box())
    assert (kept.version, kept.checked.problems, kept.checked.players) == (1, (), 3)
    assert (kept.checked.difference.tickets, kept.checked.difference.new_tickets, kept.checked.difference.map) == (
        12,
        1,
        0,
    )
    board = Board.of(box())
    assert kept.checked.hash == board.content_hash
    game = await table_of(ada, ben, rules=SHORT, board=board.content_hash)
    await keep(ada, box(16), 1)
    assert await refused(ada, "PUT", MINE, SaveBoard(box(20), 1)) == "board.changed-elsewhere"
    assert await refused(ada, "PUT", MINE, SaveBoard(box(20))) == "board.changed-elsewhere"
    await delete(ada, MINE)
    assert await refused(ada, "GET", MINE) == "board.unknown"
    assert (
        await refused(ada, "POST", "/api/games", NewGame((ME, BOT), board=board.content_hash)) == "game.unknown-board"
    )
    shown = await ben.ask("GET", f"/api/boards/{game.board.hash}", gives=WholeBoard)
    assert (shown.name, shown.difference.new_tickets) == ("Grandmother’s box", 1)
    await play_to_the_end(game.id, ada, ben)
    record = parse(await ben.record(game.id))
    verify(record, board_in(record) or africa())
    assert board_in(record) == board
    again = await ben.ask("POST", f"/api/games/{game.id}/rematch", gives=GameInfo)
    assert again.board == game.board


async def test_a_board_with_flaws_is_kept_and_not_played_on(server: Running) -> None:
    ada = await server.person("Ada")
    content = replace(box(), tickets=(*box().tickets, box().tickets[1]))
    kept = await keep(ada, content)
    assert [(it.entry.split()[0], it.flaw) for it in kept.checked.problems] == [("tickets[12]", "same-ticket")]
    assert kept.checked.hash is None
    found = await ada.ask("GET", "/api/workshop/boards", gives=OwnBoardList)
    assert [(line.name, line.problems, line.hash) for line in found.boards] == [("Grandmother’s box", 1, None)]
    assert (await ada.ask("GET", MINE, gives=OwnBoardFound)).content == content
    new = NewGame((ME, BOT), board=Board.of(content).content_hash)
    assert await refused(ada, "POST", "/api/games", new) == "game.unknown-board"


async def test_a_small_deck_is_enough_for_as_many_as_it_can_be_dealt_to(server: Running) -> None:
    ada = await server.person("Ada")
    hash = (await keep(ada, box(8))).checked.hash
    assert await refused(ada, "POST", "/api/games", NewGame((ME, BOT, BOT), board=hash)) == "game.too-few-tickets"
    await table_of(ada, bots=1, board=hash)


async def test_a_link_shows_a_board_until_it_is_withdrawn(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    await keep(ada, box())
    link = (await ada.ask("PUT", f"{MINE}/link", gives=OwnBoardFound)).link
    assert link is not None
    await keep(ada, box(16), 1)  # changes what friends see, not the link
    assert (await ada.ask("PUT", f"{MINE}/link", gives=OwnBoardFound)).link == link
    shared = await ben.ask("POST", "/api/workshop/shared", BoardLink(link), gives=SharedBoard)
    assert (shared.by, shared.content) == ("Ada", box(16))
    assert await refused(ben, "PUT", f"{MINE}/link") == "board.unknown"
    await delete(ben, f"{MINE}/link")
    await ben.ask("POST", "/api/workshop/shared", BoardLink(link), gives=SharedBoard)
    await delete(ada, f"{MINE}/link")
    assert await refused(ben, "POST", "/api/workshop/shared", BoardLink(link)) == "board.unknown-link"


async def test_nobody_else_sees_a_board_in_any_list_or_preview(server: Running) -> None:
    """Nothing that a stranger can request without the table's address contains anything of the board."""
    ada, eve = await server.person("Ada"), await server.person("Eve")
    place, *others = africa().content.places
    secret = replace(box(name="Kept secret"), id="kept-secret", places=(replace(place, name="Xyzzy"), *others))
    hash = (await keep(ada, secret)).checked.hash
    assert hash is not None
    await ada.ask("PUT", f"{MINE}/link", gives=OwnBoardFound)
    for agreement, reason in (
        (Agreement(listed=True), "board.not-listed"),
        (Agreement(rated=True, clock=600), "board.not-rated"),
    ):
        assert await refused(ada, "POST", "/api/games", NewGame((ME, OPEN), agreement, hash)) == reason
    table = await table_of(ada, ben := await server.person("Ben"), board=hash, start=False)
    path = f"/api/games/{table.id}"
    assert await refused(ada, "PUT", f"{path}/agreement", Agreement(listed=True)) == "board.not-listed"
    socket = await eve.play()
    await socket.send(Follow())
    game = await table_of(ada, ben, rules=SHORT, board=hash)
    public = await table_of(ada, bots=1, listed=True)
    await play_to_the_end(game.id, ada, ben)
    assert await listed(eve, "watch") in ([public.id], [])
    async with httpx.AsyncClient(base_url=server.address, headers={"authorization": f"Bearer {eve.token}"}) as stranger:
        described = (await stranger.get("/api/openapi.json")).json()["paths"]
        fixed = [path for path, methods in described.items() if "get" in methods and "{" not in path]
        assert {"/api/setup", "/api/games", "/api/people", "/api/workshop/boards", "/api/me/export"} <= set(fixed)
        lists = [f"/api/games?list={which}" for which in ("mine", "open", "watch", "finished")]
        people = [f"/api/people/{game.host}"]
        pages = ["/", "/boards", f"/game/{game.id}", f"/join/{table.id}", "/manifest.webmanifest"]
        for path in (*fixed, *lists, *people, *pages):
            text = (await stranger.get(path)).text
            for word in ("Kept secret", "kept-secret", "Xyzzy", hash):
                assert word not in text, path
        for path in (f"/api/games/{game.id}/picture.png", f"/api/games/{table.id}/picture.png"):
            assert (await stranger.get(path)).content == (await stranger.get("/api/picture.png")).content
        assert f"{game.id}/picture" not in (await stranger.get(f"/game/{game.id}")).text
    for request in (("GET", MINE), ("PUT", f"{MINE}/link")):
        assert await refused(eve, *request) == "board.unknown"
    async with asyncio.timeout(60):
        heard = b""
        while public.id.encode() not in heard:
            heard += await socket.connection.recv(decode=False)
    assert hash.encode() not in heard
    await socket.close()


async def test_a_person_exports_their_boards_or_has_them_deleted(server: Running) -> None:
    ada = await server.person("Ada")
    hash = (await keep(ada, box())).checked.hash
    game = await table_of(ada, bots=1, board=hash)
    link = (await ada.ask("PUT", f"{MINE}/link", gives=OwnBoardFound)).link
    assert link is not None
    exported = (await ada.ask("GET", "/api/me/export", gives=Export)).boards
    assert [(it.id, it.content, it.has_link) for it in exported] == [("mine", box(), True)]
    await delete(ada, "/api/me")
    eve = await server.person("Eve")
    assert await refused(eve, "POST", "/api/workshop/shared", BoardLink(link)) == "board.unknown-link"
    await until(eve, game.id, lambda info: info.status is Status.ENDED)
    database, now = server.context.database, server.context.now()
    await prune(database, now, 1, finished=True, dry_run=False)
    await eve.ask("GET", f"/api/boards/{hash}", gives=WholeBoard)  # the game is there, and so is its board
    await prune(database, now + 10 * 24 * 3600 * 1000, 1, finished=True, dry_run=False)
    server.rooms.boards._stored.clear()
    assert await refused(eve, "GET", f"/api/boards/{hash}") == "game.unknown-board"


async def test_a_file_goes_in_and_comes_out(server: Running, tmp_path: Path) -> None:
    async with httpx.AsyncClient(base_url=server.address) as anyone:
        file = await anyone.post("/api/workshop/file", content=to_json(CheckBoard(box())))
        (tmp_path / "box.toml").write_bytes(file.content)
        assert load_board(tmp_path / "box.toml") == Board.of(box())
        read = await anyone.post("/api/workshop/read", content=file.content)
    assert msgspec.json.decode(read.content, type=ReadBoard) == ReadBoard(box(), ())


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"id = ", "not-toml"),
        (b"[" * 20_000, "not-toml"),
        (b"a." * 1_000 + b"a = 1", "unknown-key"),
        (b"\xff\xfe", "request.not-text"),
        (b"#" * 200_000, "request.too-large"),
        (b'name = "\\u202e"\n' + b"[[tickets]]\n" * 9_000, "section-missing"),
    ],
    ids=["cut-off", "brackets", "dots", "no-text", "huge", "nine-thousand-tickets"],
)
async def test_a_file_that_makes_no_sense_gets_a_sentence(server: Running, body: bytes, said: str) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as anyone:
        answer = await anyone.post("/api/workshop/read", content=body)
    assert said in answer.text or "nested-too-deeply" in answer.text


async def test_hostile_boards_are_refused_or_checked_in_bounded_time(server: Running) -> None:
    ada, route = await server.person("Ada"), africa().content.routes[0]
    many = tuple(replace(route, id=f"r-{number}") for number in range(1000))
    place, *others = box().places
    wordy = [{"de": "x" * 1000}, {"de" * 500: "x"}, {f"l{number}": "x" for number in range(100)}]
    named = (replace(box(), places=(replace(place, names=names), *others)) for names in wordy)
    endless = replace(box(), routes=(replace(route, id="r" * 1000, twin=None), *box().routes[2:]))
    for content in (replace(box(), routes=many), endless, replace(box(), name="x" * 1000), *named):
        assert await refused(ada, "POST", "/api/workshop/check", CheckBoard(content)) == "board.too-large"
    lost = tuple(Ticket((f"somewhere-{number}", f"elsewhere-{number}"), 10**12) for number in range(300))
    async with asyncio.timeout(60):
        checked = await ada.ask(
            "POST", "/api/workshop/check", CheckBoard(replace(box(), tickets=lost)), gives=CheckedBoard
        )
    assert (len(checked.problems), checked.is_all) == (50, False)
    for number in range(3):
        await keep(ada, box(name=f"Box {number}"), path=f"/api/workshop/boards/{number}")
    assert await refused(ada, "PUT", MINE, SaveBoard(box())) == "board.too-many"


async def test_every_device_hears_whether_a_board_has_a_map_of_its_own(server: Running) -> None:
    ada = await server.person("Ada")
    first, *others = box().routes
    for version, routes in enumerate((box().routes, (replace(first, length=first.length % 6 + 1), *others))):
        await keep(ada, replace(box(), routes=tuple(routes)), version)
        (line,) = (await ada.ask("GET", "/api/workshop/boards", gives=OwnBoardList)).boards
        found = await ada.ask("GET", MINE, gives=OwnBoardFound)
        assert (line.has_own_map, found.has_own_map) == (bool(version), bool(version))

"""Links to tables where they are shared: what messengers, search engines and devices learn about them."""

import re
import struct
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from okapi.locales import Texts, texts
from okapi.server.http import preview
from okapi.server.protocol.messages import CreatedGame, NewGame
from server.people import forget, play_to_the_end
from server.running import ME, OPEN, Running, running, settings_for, table_of
from server.sockets import SHORT

pytestmark = pytest.mark.anyio
PAGE = "<!doctype html><html><head><title>Okapi</title></head><body></body></html>"


@pytest.fixture
async def server(sqlite_database: str, tmp_path: Path) -> AsyncIterator[Running]:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(PAGE)
    async with running(settings_for(sqlite_database), static=tmp_path / "static") as server:
        yield server


@pytest.fixture
async def visitor(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        yield client


def tags(page: httpx.Response) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page.text))


def size_of_png(content: bytes) -> tuple[int, int]:
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", content[16:24])


async def test_an_invitation_shows_who_invites_and_the_map_of_the_table(
    server: Running, visitor: httpx.AsyncClient
) -> None:
    ada = await server.person('Ada "<b>')
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN, OPEN)), gives=CreatedGame)
    page = await visitor.get(made.invite.path)
    shown = tags(page)
    assert shown["og:title"] == "Ada &quot;&lt;b&gt; invites you to a railway game"
    assert shown["og:description"].startswith("About 35 minutes · 3 players · At the table: ")
    assert "2 seats are free." in shown["og:description"]
    assert shown["og:image"].startswith(f"{server.address}/api/games/{made.game.id}/picture.png")
    assert made.invite.invite not in page.text
    picture = await visitor.get(shown["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert size_of_png(picture.content) == (1200, 630)
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert page.headers["x-robots-tag"] == "noindex"


async def test_a_deal_is_shown_with_its_day_as_the_page_writes_it(visitor: httpx.AsyncClient) -> None:
    for language, day in (("en", "17 November 2026"), ("de", "17. November 2026"), ("ru", "17 ноября 2026")):
        shown = tags(await visitor.get(f"/deal/2026-11-17?points=42&lang={language}"))
        assert shown["og:title"] == texts(language).say("deal-title", date=day)
        assert shown["og:image"].endswith("/api/deals/2026-11-17/picture.png?points=42")
    assert tags(await visitor.get("/deal/2026-02-30"))["og:title"] == "Okapi", "there is no such day"


async def test_the_picture_follows_the_game_and_its_words_the_language(
    server: Running, visitor: httpx.AsyncClient
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    info = await table_of(ada, ben)
    empty = await visitor.get("/api/picture.png")
    drawn = await visitor.get(f"/api/games/{info.id}/picture.png")
    assert drawn.content == empty.content  # nobody has claimed anything
    page = await visitor.get(f"/game/{info.id}", headers={"accept-language": "xx, de-AT;q=0.9, en;q=0.8"})
    assert tags(page)["og:title"] == "Ada und Freunde spielen gerade"
    assert "Am Tisch: Ada und Ben." in tags(page)["og:description"]
    sent = await visitor.get(f"/game/{info.id}?lang=fr", headers={"accept-language": "de"})
    assert tags(sent)["og:locale"] == "fr"


async def test_the_picture_of_a_finished_game_shows_the_result_and_names_nobody(
    server: Running, visitor: httpx.AsyncClient
) -> None:
    ada = await server.person("Ada")
    game = (await table_of(ada, bots=1, rules=SHORT)).id
    await play_to_the_end(game, ada)
    drawn = await visitor.get(f"/api/games/{game}/picture.png")
    assert size_of_png(drawn.content) == (1200, 630)
    known = await visitor.get(f"/api/games/{game}/picture.png", headers={"if-none-match": drawn.headers["etag"]})
    assert known.status_code == 304
    await forget(ada)
    assert (await visitor.get(f"/api/games/{game}/picture.png")).content == drawn.content


async def test_every_other_page_shows_the_game(visitor: httpx.AsyncClient) -> None:
    for path in ("/", "/rules", "/game/nobody-knows", "/join/nobody-knows", "/game/", "/game/%00"):
        assert tags(await visitor.get(path))["og:title"] == "Okapi", path
    assert "x-robots-tag" not in (await visitor.get("/rules")).headers
    assert (await visitor.get("/api/games/nobody-knows/picture.png")).status_code == 404


async def test_head_answers_as_get_does_without_the_body(visitor: httpx.AsyncClient) -> None:
    for path in ("/", "/healthz", "/api/setup", "/api/nothing", "/nothing.png", "/api/picture.png"):
        head, get = await visitor.head(path), await visitor.get(path)
        assert (head.status_code, head.content) == (get.status_code, b""), path
        assert head.headers["content-length"] == get.headers["content-length"], path
        assert head.headers["content-type"] == get.headers["content-type"], path


async def test_a_device_that_installs_it_learns_the_name_and_icons(visitor: httpx.AsyncClient) -> None:
    german = await visitor.get("/manifest.webmanifest", headers={"accept-language": "de"})
    assert german.headers["content-type"].startswith("application/manifest+json")
    assert german.json()["lang"] == "de"
    public = Path(__file__).parents[2] / "web" / "public"
    for icon in german.json()["icons"]:
        file = public / icon["src"].lstrip("/")
        if file.suffix == ".png":
            assert "x".join(map(str, size_of_png(file.read_bytes()))) == icon["sizes"]
        else:
            assert file.is_file()
    assert size_of_png((public / "touch-icon.png").read_bytes()) == (180, 180)


def test_search_engines_find_pages_and_pictures_and_nothing_else() -> None:
    public = Path(__file__).parents[2] / "web" / "public"
    lines = (public / "robots.txt").read_text("utf-8").splitlines()
    assert "User-agent: *" in lines
    assert [line for line in lines if line.startswith("Disallow")] == ["Disallow: /api/"]
    assert {line for line in lines if line.startswith("Allow")} == {
        "Allow: /api/picture.png",
        "Allow: /api/games/*/picture.png",
    }
    page = (public.parent / "index.html").read_text("utf-8")
    assert 'rel="apple-touch-icon" href="/touch-icon.png"' in page


async def test_a_language_is_read_beside_the_games_and_once(
    visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[int] = []

    def read(language: str) -> Texts:
        readers.append(threading.get_ident())
        return texts(language)

    monkeypatch.setattr(preview, "_read", read)
    monkeypatch.setattr(preview, "_languages", {})
    for _ in range(2):
        await visitor.get("/", headers={"accept-language": "fi"})
    assert len(readers) == 1
    assert readers[0] != threading.get_ident()

"""Identity without accounts: cookies for browsers, bearer tokens for programs, transfer links."""

import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from okapi.client import RefusedByServer, Session
from okapi.server.protocol.messages import Me, Token, Transfer
from okapi.server.storage.schema import tokens
from server.people import refused
from server.running import Running

pytestmark = pytest.mark.anyio


def browser(server: Running) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address})


async def test_a_browser_gets_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    async with browser(server) as ada:
        made = await ada.post("/api/me", json={"name": "  Ada\tLovelace "})
        assert made.status_code == 201
        assert made.json() == {"id": made.json()["id"], "name": "Ada Lovelace", "token": None}
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert len(ada.cookies["okapi"]) >= 43
        assert (await ada.get("/api/me")).json()["name"] == "Ada Lovelace"
        assert (await ada.delete("/api/me/session")).status_code == 204
        assert (await ada.get("/api/me")).status_code == 204  # someone new: nothing is wrong


async def test_the_cookie_is_secure_behind_https(server: Running) -> None:
    async with browser(server) as ada:
        headers = {"X-Forwarded-Proto": "https", "Origin": server.address.replace("http:", "https:")}
        made = await ada.post("/api/me", json={"name": "Ada"}, headers=headers)
        assert "secure" in made.headers["set-cookie"].lower()
        assert "strict-transport-security" in made.headers


async def test_tokens_are_stored_hashed(server: Running) -> None:
    ada = await server.person("Ada")
    async with server.context.database.read() as connection:
        stored = (await connection.execute(select(tokens.c.hash))).scalars().all()
    assert len(stored) == 1
    assert ada.token not in stored
    assert ada.token is not None
    assert len(ada.token) >= 43  # 256 bits


@pytest.mark.both_databases
async def test_a_transfer_link_makes_another_device_the_same_person_once(server: Running) -> None:
    ada = await server.person("Ada")
    me = await ada.ask("GET", "/api/me", gives=Me)
    transfer = await ada.ask("POST", "/api/me/transfer", gives=Transfer)
    assert transfer.path == f"/transfer#{transfer.code}"
    async with browser(server) as phone:
        moved = await phone.post("/api/transfer", json={"code": transfer.code})
        assert moved.json() == {"id": me.id, "name": "Ada"}
        assert (await phone.get("/api/me")).json()["id"] == me.id
        again = await phone.post("/api/transfer", json={"code": transfer.code})
        assert (again.status_code, again.json()["reason"]) == (403, "identity.bad-transfer-code")
    as_bearer = Session(server.address, transfer.code)
    assert await refused(as_bearer, "GET", "/api/me") == "identity.unknown"


async def test_a_person_may_give_a_program_a_token_and_sign_everyone_else_out(server: Running) -> None:
    ada = await server.person("Ada")
    made = await ada.ask("POST", "/api/me/tokens", gives=Token)
    program = Session(server.address, made.token)
    assert (await program.ask("GET", "/api/me", gives=Me)).name == "Ada"
    async with httpx.AsyncClient(base_url=server.address) as client:
        headers = {"Authorization": f"Bearer {ada.token}"}
        assert (await client.delete("/api/me/tokens", headers=headers)).status_code == 204
    assert await refused(program, "GET", "/api/me") == "identity.unknown"
    assert (await ada.ask("GET", "/api/me", gives=Me)).name == "Ada"


async def test_a_name_must_show_and_be_short(server: Running) -> None:
    async with browser(server) as nobody:
        for name in ("", " \t ", "\u200b\u0007", "\u3164", "\u2800\u200d", "x" * 41):
            answer = await nobody.post("/api/me", json={"name": name})
            assert answer.status_code in (400, 422), name
            assert answer.json()["reason"] in ("identity.bad-name", "request.malformed"), name


async def test_another_site_may_not_act_for_a_person(server: Running) -> None:
    async with browser(server) as ada:
        await ada.post("/api/me", json={"name": "Ada"})
        evil = {"Origin": "https://evil.example"}
        answer = await ada.patch("/api/me", json={"name": "Eve"}, headers=evil)
        assert (answer.status_code, answer.json()["reason"]) == (403, "request.wrong-origin")
        assert (await ada.get("/api/me")).json()["name"] == "Ada"
        address = "ws" + server.address.removeprefix("http") + "/api/play"
        with pytest.raises(InvalidStatus):
            await connect(address, origin="https://evil.example", proxy=None)  # type: ignore[arg-type]
        cookie = {"Cookie": f"okapi={ada.cookies['okapi']}"}
        async with connect(address, origin=server.address, additional_headers=cookie, proxy=None) as socket:  # type: ignore[arg-type]
            assert '"name":"Ada"' in str(await socket.recv())


FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"


async def test_people_see_where_they_are_signed_in_and_sign_one_device_out(server: Running) -> None:
    phone = httpx.AsyncClient(base_url=server.address, headers={"user-agent": FIREFOX})
    desktop = httpx.AsyncClient(base_url=server.address, headers={"user-agent": CHROME})
    other = await server.person("Ben")
    async with phone, desktop:
        await phone.post("/api/me", json={"name": "Ada"})
        code = (await phone.post("/api/me/transfer")).json()["code"]
        await desktop.post("/api/transfer", json={"code": code})
        await phone.post("/api/me/tokens")
        listed = (await desktop.get("/api/me/devices")).json()["devices"]
        seen = {(one["browser"], one["system"], one["is_program"], one["is_this"]) for one in listed}
        assert seen == {
            ("Chrome", "Windows", False, True),
            ("Firefox", "Android", False, False),
            (None, None, True, False),
        }
        [lost] = [one["id"] for one in listed if one["browser"] == "Firefox"]
        with pytest.raises(RefusedByServer, match=r"identity\.unknown-device"):
            await other.ask("DELETE", f"/api/me/devices/{lost}", gives=Me)  # it is not theirs
        assert (await desktop.delete(f"/api/me/devices/{lost}")).status_code == 204
        assert (await phone.get("/api/me")).status_code == 401
        assert (await desktop.delete(f"/api/me/devices/{lost}")).status_code == 404
        assert (await desktop.get("/api/me")).json()["name"] == "Ada"

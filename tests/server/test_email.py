"""Mail for people who ask for it: to their own addresses, no more than needed, stopped by one click."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from okapi.client import RefusedByServer
from okapi.server.notify.smtp.addresses import BadMailAddress, mailbox_hash, tidy_address
from okapi.server.notify.smtp.delivery import MailResult, hand_over
from okapi.server.notify.smtp.letters import Letter, mail_of
from okapi.server.protocol.messages import (
    CreatedGame,
    Export,
    GameInfo,
    Join,
    MailCode,
    MailPreferences,
    MailState,
    NewGame,
    Start,
)
from okapi.server.settings import BadServerSettings, Rate, mail_server, settings_from
from okapi.server.storage.schema import email_notifications, games, mail_requests, mailboxes
from server.mail import SITE, asks, confirms, has_confirmed, mailing
from server.mail_service import MailService, certificate, link_in, mail_service, text_of
from server.notifications import EVERYTHING, count, wants_notifications
from server.people import decide
from server.push_service import drips, hangs, hangs_up, push_service, strange_service
from server.running import ME, OPEN, Running, begin, luck, running, table_of
from server.sockets import watch

pytestmark = pytest.mark.anyio


@pytest.fixture
async def service() -> AsyncIterator[MailService]:
    async with mail_service() as started:
        yield started


async def stops(server: Running, link: str) -> int:
    """Open a link of a mail as a mail provider does after one click."""
    path = link.removeprefix(SITE)
    async with httpx.AsyncClient(base_url=server.address) as provider:
        return (await provider.post(path, data={"List-Unsubscribe": "One-Click"})).status_code


async def settled(server: Running, is_so: Callable[[], bool] = lambda: True) -> None:
    """All mails that follow from what was noted are sent; a move may be noted after its answer."""
    async with asyncio.timeout(60):
        while True:
            await server.rooms.notifications.store_noted()
            await server.rooms.notifications.push.send_due()
            await server.rooms.notifications.email.send_due()
            if is_so():
                return
            await asyncio.sleep(0.05)


async def say_it_is_due(server: Running) -> None:
    async with server.context.database.write() as connection:
        await connection.execute(
            update(email_notifications).where(email_notifications.c.wake_at.is_not(None)).values(wake_at=0)
        )


async def test_an_address_is_used_once_its_owner_has_opened_the_link(database: str, service: MailService) -> None:
    async with running(mailing(database, service)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        assert await ada.ask("GET", "/api/me/mail", gives=MailState) == MailState(is_possible=True)
        state = await asks(ada, " Ada@Example.ORG ", "de")
        assert (state.address, state.pending) == (None, "Ada@example.org")
        [mail] = service.taken
        assert service.to == ["Ada@example.org"]
        assert mail["Subject"] == "Okapi: Bestätige deine Adresse"
        assert "Ada" not in text_of(mail), "nobody can write to strangers through a name"
        await table_of(ada, ben)
        await settled(server)
        assert len(service.taken) == 1, "it gets nothing but the link"
        code = link_in(mail, f"{SITE}/mail/confirm#").partition("#")[2]
        await confirms(server, code)
        with pytest.raises(RefusedByServer, match=r"mail\.bad-code"):
            await ben.ask("POST", "/api/mail/confirm", MailCode(code), gives=MailState)
        state = await ada.ask("GET", "/api/me/mail", gives=MailState)
        assert (state.address, state.pending) == ("Ada@example.org", None)
        assert state.preferences == MailPreferences(EVERYTHING, "de", "Europe/Berlin")


@pytest.mark.both_databases
async def test_a_turn_is_mailed_once_until_the_person_is_back(database: str, service: MailService) -> None:
    async with running(mailing(database, service), entropy=luck("b")) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        await has_confirmed(server, service, ada, "ada@example.org")
        made = await table_of(ada, ben, start=False, clock=3 * 24 * 3600)
        await settled(server, lambda: bool(service.taken))
        service.taken.clear()  # that Ben has sat down
        game = await begin(made.id, ada, ben)
        for _ in range(3):
            await settled(server, lambda: bool(service.taken))
        [mail] = service.taken
        assert (mail["Subject"], mail["From"], mail["To"]) == (
            "Okapi: Your turn",
            "Okapi <okapi@example.org>",
            "ada@example.org",
        )
        assert "At the table: Ben. You have 2 days." in text_of(mail)
        link = f"{SITE}/game/{game.id}?since={game.seq}"
        assert link_in(mail, "/game/") == link
        page = mail.get_body(("html",))
        assert page is not None
        assert f'href="{link}"' in page.get_content()
        await decide(ben, game, 1)
        await settled(server)
        assert len(service.taken) == 1
        await decide(ada, game, 0)
        moved = await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)
        assert moved.acting == (1,), "Ben begins"
        while 0 not in (await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)).acting:
            await decide(ben, game, 1)
        await settled(server, lambda: len(service.taken) > 1)
        assert [each["Subject"] for each in service.taken] == ["Okapi: Your turn"] * 2
        metrics = server.context.metrics.text().decode()
        assert 'okapi_mails_total{kind="turn",outcome="taken"} 2.0' in metrics


async def test_a_person_who_moves_in_time_gets_no_mail(database: str, service: MailService) -> None:
    async with running(mailing(database, service, mail_seconds=600), entropy=luck("a")) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        await has_confirmed(server, service, ada, "ada@example.org")
        game = await table_of(ada, ben)
        await settled(server)
        assert await count(server, email_notifications) == 1
        await decide(ada, game, 0)
        await decide(ben, game, 1)
        now = await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)
        assert now.acting == (0,), "Ada begins"
        async with asyncio.timeout(60):
            while 0 in (await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)).acting:
                await decide(ada, game, 0)
            await settled(server)
        await say_it_is_due(server)
        await settled(server)
        assert service.taken == []


async def test_one_click_stops_all_mail_and_opening_the_link_alone_does_not(
    database: str, service: MailService
) -> None:
    async with running(mailing(database, service)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        await has_confirmed(server, service, ada, "ada@example.org")
        await table_of(ada, ben)
        await settled(server, lambda: bool(service.taken))
        [mail] = service.taken
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = mail["List-Unsubscribe"].strip("<>")
        assert link == link_in(mail, "/mail/stop")
        async with httpx.AsyncClient(base_url=server.address) as scanner:
            await scanner.get(link.removeprefix(SITE))
        assert (await ada.ask("GET", "/api/me/mail", gives=MailState)).address == "ada@example.org"
        assert await stops(server, f"{SITE}/mail/stop?of=guessed") == 204
        assert await stops(server, f"{SITE}/mail/stop?of=a%00b") == 400, "no database is asked for that"
        assert await count(server, mailboxes) == 1
        assert [await stops(server, link) for _ in range(2)] == [204, 204]
        assert await ada.ask("GET", "/api/me/mail", gives=MailState) == MailState(is_possible=True)
        await table_of(ada, ben)
        await settled(server)
        assert len(service.taken) == 1
        assert await count(server, email_notifications) == 0


async def test_a_person_notified_on_a_device_gets_mail_only_on_request(
    sqlite_database: str, service: MailService
) -> None:
    async with push_service() as push, running(mailing(sqlite_database, service)) as server:
        ada, ben, cem = [await server.person(name) for name in ("Ada", "Ben", "Cem")]
        for person, always in ((ada, False), (ben, True)):
            await has_confirmed(server, service, person, f"{always}@example.org")
            preferences = MailPreferences(EVERYTHING, "en", "UTC", always=always)
            assert (
                await person.ask("PUT", "/api/me/mail/preferences", preferences, gives=MailState)
            ).preferences == preferences
            await wants_notifications(person, push.device(f"phone-{always}"))
        await table_of(cem, ada, ben)
        await settled(server, lambda: bool(service.taken))
        assert [mail["To"] for mail in service.taken] == ["True@example.org"]
        assert len(push.taken) == 2


async def test_the_end_and_a_rematch_are_mailed_unless_the_person_has_seen_them(
    sqlite_database: str, service: MailService
) -> None:
    async with running(mailing(sqlite_database, service, mail_seconds=600)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        await has_confirmed(server, service, ada, "ada@example.org")
        for has_looked in (False, True):
            made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
            game = made.game.id
            await ben.ask("POST", f"/api/games/{game}/join", Join(made.invite.invite), gives=GameInfo)
            await ada.ask("POST", f"/api/games/{game}/start", Start(1), gives=GameInfo)
            await settled(server)
            async with server.context.database.write() as connection:  # as the last move does
                ended = {"status": "over", "acting": "", "moved": server.context.now()}
                await connection.execute(update(games).where(games.c.id == game).values(ended))
            await server.context.registry.reload(game)  # leaving a game in play would be news
            server.rooms.notifications.note(game)
            await settled(server)
            if has_looked:
                socket, _ = await watch(ada, game, 0)
                await socket.close()
                await settled(server)
            await say_it_is_due(server)
            await settled(server)
        assert [mail["Subject"] for mail in service.taken] == ["Okapi: The game is over"]
        again = await ben.ask("POST", f"/api/games/{game}/rematch", gives=GameInfo)
        await settled(server)
        await say_it_is_due(server)
        await settled(server)
        assert service.taken[-1]["Subject"] == "Okapi: Ben wants a rematch"
        assert f"{SITE}/game/{again.id}" in text_of(service.taken[-1])


async def test_mail_waits_for_the_end_of_quiet_hours(sqlite_database: str, service: MailService) -> None:
    async with running(mailing(sqlite_database, service)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        await has_confirmed(server, service, ada, "ada@example.org")
        hour = datetime.now(UTC).hour
        quiet = MailPreferences(EVERYTHING, "en", "UTC", hour, (hour + 2) % 24)
        await ada.ask("PUT", "/api/me/mail/preferences", quiet, gives=MailState)
        await table_of(ada, ben)
        await settled(server)
        async with server.context.database.read() as connection:
            wake_at = (await connection.execute(select(email_notifications.c.wake_at))).scalar_one()
        assert service.taken == []
        assert wake_at % 3_600_000 == 0


async def test_what_fails_for_now_is_tried_again_and_what_fails_for_good_is_not(
    database: str, service: MailService
) -> None:
    async with running(mailing(database, service)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        await has_confirmed(server, service, ada, "ada@example.org")
        service.answers = ["451 4.2.1 later", "550 5.7.1 we do not like you", "550 5.1.1 no such mailbox"]
        asked = service.asked
        await table_of(ada, ben)
        await settled(server, lambda: service.asked > asked)
        async with server.context.database.read() as connection:
            row = (await connection.execute(select(email_notifications))).one()
        assert (row.attempts, row.wake_at > server.context.now()) == (1, True)
        await say_it_is_due(server)
        await settled(server)  # refused: this mail is given up
        await say_it_is_due(server)
        await settled(server)
        assert service.asked == asked + 2
        await table_of(ada, ben)
        await settled(server, lambda: service.asked == asked + 3)
        assert (await ada.ask("GET", "/api/me/mail", gives=MailState)).address is None
        assert service.taken == []


async def test_a_mail_server_that_is_away_changes_nothing_and_says_so(
    sqlite_database: str, service: MailService
) -> None:
    settings = mailing(sqlite_database, service, smtp_url="smtp+plain://127.0.0.1:9")
    async with running(settings) as server:
        ada = await server.person("Ada")
        with pytest.raises(RefusedByServer, match=r"mail\.not-sent"):
            await asks(ada, "ada@example.org")
        assert await ada.ask("GET", "/api/me/mail", gives=MailState) == MailState(is_possible=True)
        assert await count(server, mail_requests) == 0


@pytest.mark.parametrize("behave", [hangs, drips, hangs_up])
async def test_handing_a_mail_over_has_one_limit_for_all_of_it(behave: Any) -> None:
    letter = Letter("en", "Okapi: Your turn", "Your turn", "", "Open", SITE, "")
    async with asyncio.timeout(60), strange_service(behave) as port:
        server = mail_server(f"smtp+plain://127.0.0.1:{port}")
        mail = mail_of(letter, "okapi@example.org", "ada@example.org")
        assert await hand_over(server, mail, 0.3) is MailResult.LATER


async def test_a_mail_server_that_hangs_delays_no_device_and_nothing_that_is_stored(
    sqlite_database: str, service: MailService
) -> None:
    async with push_service() as push, running(mailing(sqlite_database, service)) as server:
        ada, ben, cem = [await server.person(name) for name in ("Ada", "Ben", "Cem")]
        phone = push.device("phone")
        await wants_notifications(ben, phone)
        for person, address in ((ada, "ada@example.org"), (cem, "cem@example.org")):
            await has_confirmed(server, service, person, address)
        service.answers_at_once.clear()
        asked = service.asked
        async with asyncio.timeout(60):
            await table_of(ben, ada)
            while service.asked == asked:
                await asyncio.sleep(0.05)
            await table_of(ben, cem)
            while len(push.sent_to(phone)) < 2 or await count(server, email_notifications) < 2:
                await asyncio.sleep(0.05)
        assert service.taken == []
        service.answers_at_once.set()
        await settled(server, lambda: len(service.taken) == 2)


async def test_nobody_can_have_strangers_mailed_again_and_again(database: str, service: MailService) -> None:
    async with running(mailing(database, service)) as server:
        for name in ("Ada", "Ben"):
            await asks(await server.person(name), "Stranger+tag@example.org")
        with pytest.raises(RefusedByServer, match=r"mail\.too-many"):
            await asks(await server.person("Cem"), "stranger@example.org")
        dan = await server.person("Dan")
        for number in range(5):
            await asks(dan, f"stranger-{number}@example.org")
        with pytest.raises(RefusedByServer, match=r"mail\.too-many"):
            await asks(dan, "stranger-5@example.org")
        async with server.context.database.write() as connection:  # the days go by
            await connection.execute(update(mail_requests).values(made=mail_requests.c.made - 86_400_000))
        for name in ("Eve", "Fay"):
            await asks(await server.person(name), "stranger@example.org")
        async with server.context.database.write() as connection:
            await connection.execute(update(mail_requests).values(made=mail_requests.c.made - 86_400_000))
        with pytest.raises(RefusedByServer, match=r"mail\.too-many"):
            await asks(await server.person("Gus"), "stranger@example.org")
    async with running(mailing(database, service, mail_rate=Rate(1, 0))) as server:
        ada = await server.person("Ada")
        await asks(ada, "ada@example.org")
        with pytest.raises(RefusedByServer, match=r"mail\.too-many"):
            await asks(ada, "ada2@example.org")


async def test_an_address_changes_when_the_new_one_is_confirmed_and_goes_with_its_person(
    database: str, service: MailService
) -> None:
    async with running(mailing(database, service)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        await has_confirmed(server, service, ada, "old@example.org")
        await asks(ada, "new@example.org")
        state = await ada.ask("GET", "/api/me/mail", gives=MailState)
        assert (state.address, state.pending) == ("old@example.org", "new@example.org")
        await confirms(server, link_in(service.taken[-1], "/mail/confirm").partition("#")[2])
        export = await ada.ask("GET", "/api/me/export", gives=Export)
        assert (export.mail.address, export.mail.pending) == ("new@example.org", None)
        assert (await ben.ask("GET", "/api/me/mail", gives=MailState)).address is None
        await table_of(ada, ben)
        await settled(server, lambda: len(service.taken) > 1)
        headers = {"authorization": f"Bearer {ada.token}"}
        async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=60) as browser:
            assert (await browser.delete("/api/me")).status_code == 204
        assert [await count(server, table) for table in (mailboxes, email_notifications)] == [0, 0]
        async with server.context.database.read() as connection:
            left = (await connection.execute(select(mail_requests.c.identity))).scalars().all()
        assert [one for one in left if one is not None] == []


async def test_an_address_can_be_removed(sqlite_database: str, service: MailService) -> None:
    async with running(mailing(sqlite_database, service)) as server:
        ada = await server.person("Ada")
        await has_confirmed(server, service, ada, "ada@example.org")
        headers = {"authorization": f"Bearer {ada.token}"}
        async with httpx.AsyncClient(base_url=server.address, headers=headers) as browser:
            assert (await browser.delete("/api/me/mail")).status_code == 204
        assert await ada.ask("GET", "/api/me/mail", gives=MailState) == MailState(is_possible=True)
        preferences = MailPreferences(EVERYTHING, "en", "UTC")
        with pytest.raises(RefusedByServer, match=r"mail\.no-address"):
            await ada.ask("PUT", "/api/me/mail/preferences", preferences, gives=MailState)


async def test_a_server_without_mail_says_so(server: Running) -> None:
    ada = await server.person("Ada")
    assert await ada.ask("GET", "/api/me/mail", gives=MailState) == MailState(is_possible=False)
    with pytest.raises(RefusedByServer, match=r"mail\.not-here"):
        await asks(ada, "ada@example.org")


async def test_mail_goes_encrypted_and_with_a_password(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = certificate(tmp_path)
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(file, str(file) + ".key")
    async with mail_service(tls) as service:
        url = f"smtp://okapi:s%3Aecret%2F%40@localhost:{service.port}"
        async with running(mailing(sqlite_database, service, smtp_url=url)) as server:
            ada = await server.person("Ada")
            with pytest.raises(RefusedByServer, match=r"mail\.not-sent"):
                await asks(ada, "ada@example.org")  # nobody vouches for this certificate
            monkeypatch.setenv("SSL_CERT_FILE", str(file))
            await asks(ada, "ada@example.org")
            assert (service.logins, service.was_encrypted) == ([b"okapi"], [True])


@pytest.mark.parametrize(
    "address",
    ["", "ada", "ada@", "@example.org", "ada@localhost", "a da@example.org", "ada@example.org\nBcc: b@x.org",
     "ada@@example.org", "ada@-x.org", ".ada@example.org", "a" * 65 + "@example.org", "ada@127.0.0.1",
     "ada@example.org, ben@example.org", "<ada@example.org>", "ädä@example.org"],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadMailAddress):
        tidy_address(address)


def test_letters_of_other_alphabets_are_spelled_out() -> None:
    assert tidy_address("Ada@bücher.example") == "Ada@xn--bcher-kva.example"


@pytest.mark.parametrize(
    "spellings",
    [
        ("ada@example.org", "Ada@EXAMPLE.org", "ada+1@example.org", "ada+2+3@example.org"),
        ("ada.b@gmail.com", "adab@gmail.com", "a.d.a.b@gmail.com", "a.dab+x@GoogleMail.com"),
        ("ada_b@yahoo.com", "ada_b-1@yahoo.com", "ada_b-1-2@yahoo.com", "ada_b+x@yahoo.com"),
        ("ada@yahoo.co.uk", "ada-x@yahoo.co.uk"),
        ("ada@icloud.com", "ada@me.com", "ada+x@mac.com"),
        ("ada.b@proton.me", "ada-b@protonmail.com", "ada_b+x@pm.me"),
        ("ada.b@yandex.ru", "ada-b@ya.ru", "ada-b+x@yandex.com"),
    ],
)
def test_spellings_of_one_mailbox_count_together(spellings: tuple[str, ...]) -> None:
    assert len(set(map(mailbox_hash, spellings))) == 1


def test_different_mailboxes_count_apart() -> None:
    different = (
        "ada.b@example.org",
        "adab@example.org",
        "ada-b@example.org",
        "ada@gmail.com",
        "ada@yahoo.com",
    )
    more = ("ada@yahoo.de", "ada_b@gmail.com", "ada-b@gmail.com", "-ada@yahoo.com", "+ada@example.org")
    assert len(set(map(mailbox_hash, different + more))) == len(different + more)


@pytest.mark.parametrize(
    ("smtp_url", "mail_from", "site", "named"),
    [
        ("mail.example.org", "o@example.org", SITE, "OKAPI_SMTP_URL"),
        ("http://mail.example.org", "o@example.org", SITE, "OKAPI_SMTP_URL"),
        ("smtp://mail.example.org:many", "o@example.org", SITE, "OKAPI_SMTP_URL"),
        ("smtp://okapi@mail.example.org", "o@example.org", SITE, "a user and a password"),
        ("smtp://mail.example.org", "", SITE, "OKAPI_MAIL_FROM"),
        ("smtp://mail.example.org", "o@example.org", "", "OKAPI_SITE"),
        ("smtp://mail.example.org", "o@example.org", "okapi.example.org", "OKAPI_SITE"),
    ],
)
def test_settings_that_cannot_send_mail_are_named_at_the_start(
    smtp_url: str, mail_from: str, site: str, named: str
) -> None:
    with pytest.raises(BadServerSettings, match=named):
        settings_from({"OKAPI_SMTP_URL": smtp_url, "OKAPI_MAIL_FROM": mail_from, "OKAPI_SITE": site})

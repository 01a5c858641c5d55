"""People with an address for mail, and a server that sends it."""

from typing import Any

import httpx

from okapi.client import Session
from okapi.server.protocol.messages import MailState, NewMailAddress
from okapi.server.settings import ServerSettings
from server.mail_service import MailService, link_in
from server.running import NO_LIMIT, Running, settings_for

SITE = "https://okapi.example.org"


def mailing(database: str, service: MailService, **given: Any) -> ServerSettings:
    wanted: dict[str, Any] = {"smtp_url": service.url, "mail_from": "Okapi <okapi@example.org>", "site": SITE}
    wanted |= {"mail_seconds": 0, "mail_rate": NO_LIMIT, "notify_seconds": 0, "private_push_services": True}
    return settings_for(database, **wanted | given)


async def asks(person: Session, address: str, language: str = "en") -> MailState:
    wanted = NewMailAddress(address, language, "Europe/Berlin")
    return await person.ask("PUT", "/api/me/mail", wanted, gives=MailState)


async def has_confirmed(server: Running, service: MailService, person: Session, address: str) -> None:
    """A person who gets mail at this address."""
    await asks(person, address)
    code = link_in(service.taken[-1], "/mail/confirm").partition("#")[2]
    await confirms(server, code)
    service.taken.clear()


async def confirms(server: Running, code: str) -> None:
    async with httpx.AsyncClient(base_url=server.address) as anyone:
        found = await anyone.post("/api/mail/confirm", json={"code": code})
    assert found.status_code == 204, found.text

"""People who want to be notified, and what they received."""

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import func, select

from okapi.client import Session
from okapi.server.protocol.messages import NotificationChoice, NotificationPreferences, NotificationState
from okapi.server.settings import ServerSettings
from server.push_service import Device, PushService
from server.running import Running, settings_for

EVERYTHING: tuple[NotificationChoice, ...] = ("turn", "over", "rematch", "joined", "filed", "duel")


def calling(database: str, **given: Any) -> ServerSettings:
    return settings_for(database, notify_seconds=0, private_push_services=True, **given)


async def wants_notifications(person: Session, device: Device, **preferences: Any) -> NotificationState:
    await person.ask("PUT", "/api/me/notifications", device.subscription, gives=NotificationState)
    wanted = {"kinds": EVERYTHING, "language": "en", "zone": "Europe/Berlin", **preferences}
    return await person.ask(
        "PUT", "/api/me/notifications/preferences", NotificationPreferences(**wanted), gives=NotificationState
    )


async def settled(server: Running, is_so: Callable[[], bool] = lambda: True) -> None:
    """Everything that follows from what was noted has been sent; a move may be noted after its answer."""
    async with asyncio.timeout(120):
        while True:
            await server.rooms.notifications.store_noted()
            await server.rooms.notifications.push.send_due()
            if is_so():
                return
            await asyncio.sleep(0.05)


def titles(service: PushService, device: Device) -> list[str]:
    return [sent["title"] for sent in service.sent_to(device) if sent["type"] == "notification"]


async def count(server: Running, table: Any) -> int:
    async with server.context.database.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())

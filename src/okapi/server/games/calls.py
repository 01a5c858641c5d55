"""Calling people who are elsewhere: their turn, the end, a rematch, a guest at their table.

What is to be called follows from what is stored. The process that has stored a change notes the game; a
moment later the calls about it are stored; when their time has come, one process claims each and makes it.
So a process that dies loses nothing: what it had noted is found again when one starts, and what it had
claimed is claimed by another.
"""

import asyncio
from http.client import HTTPException

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.clock import Clock
from okapi.server.logs import log
from okapi.server.metrics import Metrics
from okapi.server.push.addresses import BadAddress
from okapi.server.push.delivery import Answer, Message, Receiver, deliver
from okapi.server.push.keys import new_keys
from okapi.server.settings import ServerSettings
from okapi.server.status import CallKind, Status
from okapi.server.storage.calls import (
    Call,
    Subscription,
    calls_about,
    claim_calls,
    delete_call,
    delete_made_call,
    delete_old_calls,
    delete_subscription,
    find_push_keys,
    games_with_subscriptions,
    has_decided,
    insert_push_keys,
    is_any_call_due,
    put_off_call,
    store_call,
    subscriptions_at,
)
from okapi.server.storage.database import Database
from okapi.server.storage.games import StoredGame, load_game
from okapi.server.tasks import Tasks

from .broadcast import Broadcast
from .call_texts import content_of
from .quiet_hours import end_of_quiet

_EVERY_SECONDS = 1.0
_CALLS_AT_ONCE = 8
_CLAIMED_AT_ONCE = 50
_LEASE = 60_000  # milliseconds after which another process makes a call that was claimed
_FIRST_WAIT = 30_000  # milliseconds after a call that could not be made; then twice as long each time
_MAX_ATTEMPTS = 8  # the last after about an hour
_OVER_SINCE = 3600_000  # milliseconds: ends that a process which died may have left uncalled
_KEPT = 30 * 24 * 3600_000
_TO_LIVE = 3 * 24 * 3600  # seconds that a push service keeps a message for a device that is switched off
_NEVER_SILENT = "web.push.apple.com"  # takes the permission away after messages that show nothing


class Guest(Struct, frozen=True):
    """Someone who took a seat, or asked for a rematch: the others are called, with this name."""

    identity: str
    name: str


class Calls:
    """The calls of one server process."""

    def __init__(
        self,
        settings: ServerSettings,
        database: Database,
        broadcast: Broadcast,
        tasks: Tasks,
        metrics: Metrics,
        now: Clock,
    ) -> None:
        self._settings = settings
        self._database = database
        self._broadcast = broadcast
        self._tasks = tasks
        self._metrics = metrics
        self._now = now
        self._round = asyncio.Lock()
        self._changed: dict[str, Guest | None] = {}
        self._keys: tuple[str, str] | None = None

    def note(self, game: str, guest: Guest | None = None) -> None:
        """A change of a game has been stored: see whom it calls."""
        self._changed[game] = guest or self._changed.get(game)

    async def keys(self) -> tuple[str, str]:
        """The keys by which push services know this server; made when they are first asked for."""
        if self._keys is None:
            async with self._database.write() as connection:
                if await find_push_keys(connection) is None:
                    await insert_push_keys(connection, *new_keys())
                self._keys = await find_push_keys(connection)
        assert self._keys is not None
        return self._keys

    async def make_calls(self) -> None:
        """Store and make calls, once a second, beginning with what was left uncalled."""
        has_caught_up = False
        while await self._tasks.pause(_EVERY_SECONDS):
            try:
                has_caught_up = has_caught_up or await self._catch_up()
                await self.look_around()
            except Exception as error:  # a database that is away for a while comes back
                log.error("calling people failed", exc_info=error)

    async def look_around(self) -> None:
        """Store the calls that follow from what was noted, and make those whose time has come."""
        async with self._round:
            await self.store_calls()
            await self.make_due_calls()

    async def _catch_up(self) -> bool:
        async with self._database.write() as connection:
            await delete_old_calls(connection, self._now() - _KEPT)
            for game in await games_with_subscriptions(connection, self._now() - _OVER_SINCE):
                self.note(game)
        return True

    # Which calls there are.

    async def store_calls(self) -> None:
        """Store the calls that follow from the changes noted."""
        changed, self._changed = self._changed, {}
        if not changed:
            return
        try:
            async with self._database.read() as connection:
                devices = await subscriptions_at(connection, changed.keys())
            for game, those in devices.items():
                async with self._database.write() as connection:
                    stored = await load_game(connection, game, self._now(), lock=True)
                    if stored is not None:
                        await self._store(connection, stored, those, changed[game])
                del changed[game]
        except Exception:
            self._changed = changed | self._changed
            raise

    async def _store(
        self,
        connection: AsyncConnection,
        stored: StoredGame,
        devices: list[Subscription],
        guest: Guest | None,
    ) -> None:
        known = await calls_about(connection, stored.id)
        for device in devices:
            before, wanted = known.get(device.token), self._wanted(stored, device, guest)
            if wanted is None:
                if before is not None and before.kind is CallKind.TURN:
                    await self._take_off(connection, before)
            elif before is None or await _is_new(connection, stored, device, before, wanted):
                await store_call(connection, wanted)

    async def _take_off(self, connection: AsyncConnection, call: Call) -> None:
        """They have answered. What may be on the screen already is taken off."""
        if call.wake_at is None or call.attempts:
            now = self._now()
            answered = replace(call, kind=CallKind.ANSWERED, made=now, wake_at=now, attempts=0)
            await store_call(connection, answered)
        else:
            await delete_call(connection, call)

    def _wanted(self, stored: StoredGame, device: Subscription, guest: Guest | None) -> Call | None:
        kind = _kind(stored, device, guest)
        if kind is None or kind not in device.kinds:
            return None
        is_present = self._is_present(stored, device.identity)
        if is_present and kind is not CallKind.TURN:
            return None
        wait = self._settings.call_present_seconds if is_present else self._settings.call_seconds
        now, name = self._now(), guest.name if guest else None
        return Call(device.token, stored.id, kind, stored.seq, now, name, now + round(1000 * wait))

    def _is_present(self, stored: StoredGame, identity: str) -> bool:
        here = self._broadcast.present(stored.id, len(stored.seats))
        return any(seat in here or stored.seats[seat].online for seat in stored.seats_of(identity))

    # Making them.

    async def make_due_calls(self) -> None:
        """Make the calls whose time has come, those that no other process makes."""
        while claimed := await self._claim():
            slots = asyncio.Semaphore(_CALLS_AT_ONCE)
            await asyncio.gather(*(self._make(call, device, slots) for call, device in claimed))

    async def _claim(self) -> list[tuple[Call, Subscription]]:
        now = self._now()
        async with self._database.read() as connection:
            if not await is_any_call_due(connection, now):
                return []
        async with self._database.write() as connection:
            return await claim_calls(connection, now, now + _LEASE, _CLAIMED_AT_ONCE)

    async def _make(self, call: Call, device: Subscription, slots: asyncio.Semaphore) -> None:
        async with slots:
            now = self._now()
            async with self._database.read() as connection:
                stored = await load_game(connection, call.game, now)
            if stored is None or not _still_holds(stored, device, call):
                await self._forget(call)
            elif call.kind is not CallKind.ANSWERED and (quiet := end_of_quiet(device, now)) is not None:
                await self._put_off(call, quiet, call.attempts)
            elif call.kind is CallKind.ANSWERED and _NEVER_SILENT in device.endpoint:
                await self._forget(call)
            else:
                await self._made(call, device, await self._try(call, device, stored, now))

    async def _try(self, call: Call, device: Subscription, stored: StoredGame, now: int) -> Answer | None:
        """What the push service answers; none if it could not be reached."""
        seconds = _TO_LIVE if stored.deadline is None else min(_TO_LIVE, (stored.deadline - now) // 1000)
        message = Message(content_of(call, device, stored, now), call.game[:32], max(60, seconds))
        receiver = Receiver(device.endpoint, device.p256dh, device.auth)
        private, contact = self._settings.private_push_services, self._settings.contact
        keys = await self.keys()
        try:
            return await asyncio.to_thread(deliver, receiver, message, keys, contact, private=private)
        except BadAddress:
            return Answer(410)
        except (OSError, HTTPException) as error:
            log.info("push service not reached", extra={"about": {"error": type(error).__name__}})
            return None

    async def _made(self, call: Call, device: Subscription, answer: Answer | None) -> None:
        if answer is not None and answer.is_taken:
            self._metrics.calls.labels(call.kind).inc()
            await (self._forget(call) if call.kind is CallKind.ANSWERED else self._put_off(call, None, 0))
        elif answer is not None and answer.is_gone:
            log.info("a device can be called no longer")
            async with self._database.write() as connection:
                await delete_subscription(connection, device.token)
        elif call.attempts + 1 >= _MAX_ATTEMPTS:
            log.warning("a call was given up", extra={"about": {"status": answer.status if answer else None}})
            await self._forget(call)
        else:
            wait = _FIRST_WAIT * 2**call.attempts
            if answer is not None and answer.retry_after is not None:
                wait = max(wait, 1000 * answer.retry_after)
            await self._put_off(call, self._now() + wait, call.attempts + 1)

    async def _forget(self, call: Call) -> None:
        async with self._database.write() as connection:
            await delete_made_call(connection, call)

    async def _put_off(self, call: Call, until: int | None, attempts: int) -> None:
        async with self._database.write() as connection:
            await put_off_call(connection, call, until, attempts)


def _kind(stored: StoredGame, device: Subscription, guest: Guest | None) -> CallKind | None:
    """What a game calls a person for, as it stands."""
    is_about_oneself = guest is not None and guest.identity == device.identity
    match stored.status:
        case Status.PLAYING:
            people = {seat.identity for seat in stored.seats if seat.identity is not None}
            return CallKind.TURN if len(people) > 1 and _must_decide(stored, device.identity) else None
        case Status.OVER if stored.rematch is not None:
            return None if guest is None or is_about_oneself else CallKind.REMATCH
        case Status.OVER:
            is_news = stored.moved is not None and stored.moved >= device.created
            return CallKind.OVER if is_news else None
        case Status.LOBBY if guest is not None and not is_about_oneself and stored.host == device.identity:
            return CallKind.JOINED
        case _:
            return None


def _must_decide(stored: StoredGame, identity: str) -> list[int]:
    own = stored.seats_of(identity)
    return [seat for seat in own if seat in stored.acting and stored.seats[seat].played_by_bot is None]


async def _is_new(
    connection: AsyncConnection, stored: StoredGame, device: Subscription, before: Call, wanted: Call
) -> bool:
    """Whether a call says what the one before did not."""
    if before.kind is not wanted.kind:
        return True
    if wanted.kind is CallKind.TURN:
        seats = _must_decide(stored, device.identity)
        return any([await has_decided(connection, stored.id, seat, before.seq) for seat in seats])
    return wanted.kind is CallKind.JOINED


def _still_holds(stored: StoredGame, device: Subscription, call: Call) -> bool:
    """Whether a call that was stored a while ago is still worth making."""
    match call.kind:
        case CallKind.TURN:
            return stored.status is Status.PLAYING and bool(_must_decide(stored, device.identity))
        case CallKind.JOINED:
            return stored.status is Status.LOBBY
        case _:
            return True

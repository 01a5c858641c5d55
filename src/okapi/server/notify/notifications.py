"""Notifying people who are elsewhere: of their turn, the end of a game, a rematch, a guest at their table, a duel.

What to send follows from what is stored. The process that has stored a change notes the game; a moment later it stores
the notifications about it; when they are due, one process claims each and sends it. So a process that dies loses
nothing: what it had noted is found again when a process starts, and what it had claimed is claimed by another. Storing
and sending are separate tasks, and so are push and mail: none of them waits for another.
"""

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.clock import DAY, HOUR
from okapi.server.logs import log
from okapi.server.play.context import PlayContext
from okapi.server.play.observers import GameObserver
from okapi.server.status import NotificationKind
from okapi.server.storage.games import load_game

from .email import EmailChannel
from .push import PushChannel
from .reasons import Actor

if TYPE_CHECKING:
    from .channel import Channel

_EVERY_SECONDS = 1.0
_OVER_SINCE = HOUR  # back to which the ends of games are checked, in case a process died before notifying
_KEPT = 30 * DAY


class Notifications(GameObserver):
    def __init__(self, play: PlayContext) -> None:
        self._database = play.database
        self._tasks = play.tasks
        self._now = play.now
        self._storing = asyncio.Lock()
        self._changed: dict[str, Actor | None] = {}
        self.push = PushChannel(play)
        self.email = EmailChannel(play)
        self._channels: tuple[Channel[Any], ...] = (self.push, self.email)
        self._seen: set[tuple[str, str]] = set()

    def note(self, game: str, actor: Actor | None = None) -> None:
        """Note that a change of a game was stored, to see later whom to notify."""
        before = self._changed.get(game)
        self._changed[game] = before if actor is None else actor.after(before)

    async def notify(
        self, connection: AsyncConnection, about: str, kind: NotificationKind, people: Collection[str], name: str | None
    ) -> None:
        """Notify these people that somebody of this name has changed something other than a game."""
        for channel in self._channels:
            await channel.notify(connection, about, kind, people, name)

    def changed(self, game: str, *, is_move: bool) -> None:
        self.note(game)

    def opened(self, game: str, person: str) -> None:
        """A person looks at their game: they need no mail about what they see."""
        if self.email.is_on:
            self._seen.add((game, person))

    def start(self) -> None:
        self._tasks.start(self._keep_storing())
        self._tasks.start(self._keep_sending(self.push))
        if self.email.is_on:
            self._tasks.start(self._keep_sending(self.email))

    async def _keep_storing(self) -> None:
        """Store notifications once a second, beginning with those that a dead process has left."""
        has_caught_up = False
        while await self._tasks.pause(_EVERY_SECONDS):
            try:
                has_caught_up = has_caught_up or await self._catch_up()
                await self.store_noted()
            except Exception as error:  # a database that is away for a while comes back
                log.error("storing notifications failed", exc_info=error)

    async def _keep_sending(self, channel: "Channel[Any]") -> None:
        while await self._tasks.pause(_EVERY_SECONDS):
            try:
                await channel.send_due()
            except Exception as error:
                log.error("sending notifications failed", exc_info=error)

    async def _catch_up(self) -> bool:
        async with self._database.write() as connection:
            for channel in self._channels:
                await channel.delete_old(connection, self._now() - _KEPT)
                for game in await channel.games_since(connection, self._now() - _OVER_SINCE):
                    self.note(game)
        return True

    async def store_noted(self) -> None:
        """Store what follows from the noted changes, and drop mails about what people have seen."""
        async with self._storing:
            changed, self._changed = self._changed, {}
            try:
                await self._store(changed)
            except Exception:
                self._changed = changed | self._changed
                raise
            seen, self._seen = self._seen, set()
            await self.email.forget_seen(seen)

    async def _store(self, changed: dict[str, Actor | None]) -> None:
        """Store the notifications about these games, removing each from the dictionary when it is done."""
        if not changed:
            return
        async with self._database.read() as connection:
            wanted = [(each, await each.recipients_at(connection, changed.keys())) for each in self._channels]
        for game in {game for _, games in wanted for game in games}:
            async with self._database.write() as connection:
                stored = await load_game(connection, game, self._now(), lock=True)
                for channel, games in wanted:
                    if stored is not None and game in games:
                        await channel.store(connection, stored, games[game], changed[game])
            del changed[game]

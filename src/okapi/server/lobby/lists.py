"""Lists of games that update themselves: clients that show one receive the lines that change."""

import asyncio

from okapi.server.clock import Clock
from okapi.server.logs import log
from okapi.server.play.broadcast import Broadcast
from okapi.server.play.connections import Connection
from okapi.server.play.observers import GameObserver
from okapi.server.protocol.messages import Lists
from okapi.server.status import SeatKind, Status
from okapi.server.storage.database import Database
from okapi.server.storage.games import load_games
from okapi.server.storage.lists import games_to_watch, open_games
from okapi.server.storage.stored_game import StoredGame

_GATHERING_SECONDS = 0.2  # changes within this time are sent together
_AT_ONCE = 200


class LiveLists(GameObserver):
    """Sends changes of games to clients that show lists: of listed games to all, of others to their own people."""

    def __init__(self, database: Database, broadcast: Broadcast, now: Clock, max_games: int) -> None:
        self._database = database
        self._broadcast = broadcast
        self._now = now
        self._max_games = max_games
        self._followers: set[Connection] = set()
        self._shown: set[str] | None = None  # games in everyone's lists
        self._changed: dict[str, bool] = {}  # whether more than a move has changed
        self._news = asyncio.Event()

    async def follow(self, connection: Connection) -> None:
        if self._shown is None:
            async with self._database.read() as reading:
                listed = await open_games(reading, self._now(), self._max_games)
                listed += await games_to_watch(reading, self._now(), self._max_games)
            self._shown = {game.id for game in listed}
        if not connection.is_over:
            self._followers.add(connection)

    def leave(self, connection: Connection) -> None:
        self._followers.discard(connection)

    def changed(self, game: str, *, is_move: bool = False) -> None:
        if self._followers or self._shown:
            self._changed[game] = self._changed.get(game, False) or not is_move
            self._news.set()

    def changed_elsewhere(self, game: str, *, is_move: bool = False) -> None:
        self.changed(game, is_move=is_move)

    async def send_changes(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(_GATHERING_SECONDS)
            self._news.clear()
            changed, self._changed = self._changed, {}
            ids = list(changed)
            for start in range(0, len(ids), _AT_ONCE):
                try:
                    await self._send({game: changed[game] for game in ids[start : start + _AT_ONCE]})
                except Exception as error:  # a database that is away for a while comes back
                    log.error("lists could not be sent", exc_info=error)

    async def _send(self, changed: dict[str, bool]) -> None:
        async with self._database.read() as connection:
            games = await load_games(connection, list(changed), self._now())
        shown = self._shown if self._shown is not None else set()
        gone = tuple(game.id for game in games if game.id in shown and not _is_public(game))
        for game in games:
            (shown.add if _is_public(game) else shown.discard)(game.id)
        for follower in list(self._followers):
            me = follower.identity
            concern = [game for game in games if _concerns(game, me, changed[game.id])]
            lines = tuple(self._broadcast.info_of(game, me) for game in concern)
            own = {line.id for line in lines}
            left = tuple(game for game in gone if game not in own)
            if lines or left:
                follower.send(Lists(lines, left))


def _is_public(game: StoredGame) -> bool:
    has_room = any(seat.kind is SeatKind.OPEN for seat in game.seats)
    is_shown = game.status is Status.PLAYING or (game.status is Status.LOBBY and has_room)
    return game.agreement.listed and is_shown


def _concerns(game: StoredGame, me: str | None, is_more_than_a_move: bool) -> bool:
    if not game.is_counted:
        return False
    if me is not None and (game.host == me or any(seat.identity == me for seat in game.seats)):
        return True
    return is_more_than_a_move and _is_public(game)

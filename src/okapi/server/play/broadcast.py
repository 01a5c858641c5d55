"""Sending changes of a game to the people who watch it."""

from collections.abc import Iterable

from okapi.game import to_json
from okapi.server.clock import Clock
from okapi.server.house_rules import replaceable_from
from okapi.server.logs import log
from okapi.server.protocol.messages import GameChanged, GameInfo, Remark, Remarks, ServerMessage
from okapi.server.protocol.updates import changes_for
from okapi.server.storage.stored_game import StoredGame

from .connections import Connection, Watchers
from .session import GameSession, info_of


class Broadcast:
    """Sends every change to the connections that watch the game, each only what it may know."""

    def __init__(self, now: Clock, absence: float) -> None:
        self.watchers = Watchers()
        self._now = now
        self._absence = round(1000 * absence)  # milliseconds
        self._served_since = now()

    def info(self, session: GameSession, identity: str | None) -> GameInfo:
        return self.info_of(session.stored, identity)

    def info_of(self, stored: StoredGame, identity: str | None) -> GameInfo:
        """What a person is shown of a game that may not be in memory."""
        replaceable = [self.replaceable_from(stored, seat) for seat in range(len(stored.seats))]
        return info_of(stored, identity, self.present(stored), self._now(), replaceable)

    def present(self, stored: StoredGame) -> list[int]:
        """The seats whose people are connected to this process."""
        return [seat for seat in range(len(stored.seats)) if self.watchers.is_present(stored.id, seat)]

    def replaceable_from(self, stored: StoredGame, seat: int) -> int | None:
        """From when the others may agree to let a bot play for a person (H7)."""
        is_present = stored.seats[seat].online or self.watchers.is_present(stored.id, seat)
        since, absence = self._served_since, self._absence
        return replaceable_from(stored, seat, is_present=is_present, served_since=since, absence=absence)

    def publish(self, session: GameSession, answer: Iterable[tuple[Connection, ServerMessage]] = ()) -> None:
        """Send everyone who watches what has changed since the last time, and an answer to the client that changed it.

        What cannot be sent now is sent the next time.
        """
        sent: dict[Connection, list[ServerMessage | bytes]] = {}
        try:
            parted = self._part_from_seats(session) if session.is_info_new else set()
            for connection, message in (*self._update(session), *self._info(session, parted)):
                sent.setdefault(connection, []).append(message)
            session.news.clear()
            session.is_info_new = False
        except Exception as error:  # the change is stored, so nobody may be refused
            log.error("a change could not be sent", exc_info=error)
        for connection, accepted in answer:
            sent.setdefault(connection, []).append(accepted)
        for connection, messages in sent.items():
            connection.send(*messages)

    def pass_on(self, game: str, remark: Remark, readers: tuple[str, ...] | None = None) -> None:
        """Send a remark: a player's to everyone, a spectator's to the spectators.

        A remark for certain readers goes to their seats and nowhere else (H13).
        """
        message = to_json(Remarks(game, (remark,)))
        heard = {
            connection
            for seat, connections in self.watchers.of(game)
            if (seat is None and readers is None) or (seat is not None and remark.seat is not None)
            for connection in connections
            if readers is None or connection.identity in readers
        }
        for connection in heard:
            connection.send(message)

    def _part_from_seats(self, session: GameSession) -> set[Connection]:
        """Stop connections from following seats that are no longer theirs; those connections."""
        parted: set[Connection] = set()
        for seat, connections in list(self.watchers.of(session.stored.id)):
            if seat is None:
                continue
            for one in list(connections):
                if one.identity is None or not session.stored.seats[seat].is_held_by(one.identity):
                    self.watchers.remove(one, session.stored.id, seat)
                    parted.add(one)
        return parted

    def _update(self, session: GameSession) -> list[tuple[Connection, bytes]]:
        if not session.news:
            return []
        audience = dict(self.watchers.of(session.stored.id))
        after = session.news[0].seq - 1
        messages = changes_for(session.snapshot, audience, after, *session.events_after(session.news, after))
        return [(one, said) for those, said in zip(audience.values(), messages, strict=True) for one in those]

    def _info(self, session: GameSession, parted: set[Connection]) -> list[tuple[Connection, bytes]]:
        """The table's people and agreement, also for people who have just lost their seat."""
        if not session.is_info_new:
            return []
        everyone = parted.union(*(those for _, those in self.watchers.of(session.stored.id)))
        identities = {one.identity for one in everyone}
        encoded = {identity: to_json(GameChanged(self.info(session, identity))) for identity in identities}
        return [(one, encoded[one.identity]) for one in everyone]

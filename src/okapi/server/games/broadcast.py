"""What the people who watch a game are sent when it changes."""

from okapi.game import Event, to_json
from okapi.server.protocol.messages import GameChanged, GameInfo
from okapi.server.protocol.updates import update_for

from .connections import Watchers
from .session import GameSession, info_of


class Broadcast:
    """Sends every change to the connections that watch the game, as far as each may know it."""

    def __init__(self) -> None:
        self.watchers = Watchers()

    def info(self, session: GameSession, identity: str | None) -> GameInfo:
        """The game as one identity sees it."""
        return info_of(session.stored, identity, self.present(session.stored.id, len(session.stored.seats)))

    def present(self, game: str, seats: int) -> list[int]:
        """The seats whose people are connected to this process."""
        return [seat for seat in range(seats) if self.watchers.is_present(game, seat)]

    def game(self, session: GameSession) -> None:
        """Send the game's people and agreements to all who watch it."""
        encoded: dict[str | None, bytes] = {}
        everyone = {one for those in self.watchers.of(session.stored.id).values() for one in those}
        for connection in everyone:
            identity = connection.me.id if connection.me else None
            if identity not in encoded:
                encoded[identity] = to_json(GameChanged(self.info(session, identity)))
            connection.send(encoded[identity])

    def update(self, session: GameSession, after: int, events: tuple[Event, ...]) -> None:
        """Send what happened to all who watch the game."""
        for seat, connections in self.watchers.of(session.stored.id).items():
            message = to_json(update_for(session.moment, seat, after, events))
            for connection in connections:
                connection.send(message)

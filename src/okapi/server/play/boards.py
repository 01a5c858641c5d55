"""The boards of games."""

from collections import OrderedDict
from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.board import Board, africa, official_boards
from okapi.board import load_board as load_board_file
from okapi.board.difference import difference
from okapi.game import TERRAIN_OF
from okapi.server.protocol.messages import BoardInfo, CountryInfo, NamedTicket, WholeBoard
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.games import load_board, store_boards

_MAX_STORED = 64  # boards in memory, apart from those offered


class Boards:
    """The boards that are offered for new games (built in, or from files), and those of stored games."""

    def __init__(self, files: Iterable[str] = ()) -> None:
        boards = [*official_boards(), *map(load_board_file, files)]
        self._offered = {board.content_hash: board for board in boards}
        self._stored: OrderedDict[str, Board] = OrderedDict()  # people's own, or from files that are gone

    def is_offered(self, content_hash: str) -> bool:
        """Whether everyone may play on it. Other boards are, or were, a person's own, and private."""
        return content_hash in self._offered

    def offered(self, content_hash: str | None) -> Board:
        """The offered board with this hash, or the first."""
        if content_hash is None:
            return next(iter(self._offered.values()))
        if content_hash not in self._offered:
            raise Refusal(ServerReason.NO_SUCH_BOARD)
        return self._offered[content_hash]

    async def find(self, connection: AsyncConnection, content_hash: str) -> Board:
        """The board with this hash, whether or not it is still offered."""
        found = self._offered.get(content_hash) or self._stored.get(content_hash)
        if found is None:
            found = await load_board(connection, content_hash)
            if found is None:
                raise Refusal(ServerReason.NO_SUCH_BOARD)
            self._stored[content_hash] = found
            if len(self._stored) > _MAX_STORED:
                self._stored.popitem(last=False)
        return found

    async def store(self, connection: AsyncConnection) -> None:
        """Store the offered boards: games on them may outlive the files."""
        await store_boards(connection, self._offered.values())

    def list(self) -> tuple[BoardInfo, ...]:
        return tuple(
            BoardInfo(board.id, hash, board.name, dict(board.names), board.trains)
            for hash, board in self._offered.items()
        )


def whole(board: Board) -> WholeBoard:
    return WholeBoard(
        id=board.id,
        hash=board.content_hash,
        name=board.name,
        size=board.size,
        places=tuple(board.places.values()),
        routes=tuple(board.routes.values()),
        terrain={route.id: TERRAIN_OF[route.colour] for route in board.routes.values()},
        tickets=tuple(NamedTicket(ticket.id, ticket) for ticket in board.tickets.values()),
        countries=tuple(CountryInfo(land.id, land.name, land.places) for land in board.countries.values()),
        difference=difference(board, africa()),
        names=dict(board.names),
        trains=board.trains,
    )

"""The boards that a server offers."""

from collections.abc import Iterable

from okapi.board import Board, africa, load_board
from okapi.game import TERRAIN_OF
from okapi.server.protocol.messages import BoardInfo, CountryInfo, NamedTicket, WholeBoard
from okapi.server.protocol.reasons import Refusal, ServerReason


class Boards:
    """The built-in board, and those of the files given; by their hashes, since games outlive files."""

    def __init__(self, files: Iterable[str] = ()) -> None:
        boards = [africa(), *map(load_board, files)]
        self._by_hash = {board.content_hash: board for board in boards}

    def find(self, content_hash: str | None) -> Board:
        """The board of this hash, or the first."""
        if content_hash is None:
            return next(iter(self._by_hash.values()))
        if content_hash not in self._by_hash:
            raise Refusal(ServerReason.NO_SUCH_BOARD)
        return self._by_hash[content_hash]

    def list(self) -> tuple[BoardInfo, ...]:
        """What can be chosen from."""
        return tuple(BoardInfo(board.id, hash, board.name) for hash, board in self._by_hash.items())


def whole(board: Board) -> WholeBoard:
    """Everything a client needs to draw a board."""
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
    )

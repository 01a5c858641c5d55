"""Pictures of tables, drawn in a worker and cached by what they show."""

from hashlib import sha256

import msgspec
from msgspec import Raw, Struct

from okapi.game import GameState, to_json, view_for
from okapi.picture import ResultLine
from okapi.server.workers.byte_bounded_cache import ByteBoundedCache
from okapi.server.workers.helper import Draw, Drawing
from okapi.server.workers.pool import Pool

Liveries = tuple[int, ...]  # of the seats
_MAX_BYTES = 4 << 20  # some 20 pictures: people who receive the same link follow it within minutes


class TablePicture(Struct, frozen=True):
    """What a picture shows: the map with the claimed routes, and the result of a finished game, the best first."""

    state: GameState
    liveries: Liveries = ()
    result: tuple[ResultLine, ...] = ()


def picture_tag(picture: TablePicture) -> str:
    """A name for the picture of a table, shared by all that look the same: only claims and results are drawn."""
    table, liveries = picture.state.table, picture.liveries
    trains = {route: (liveries[claim.seat], claim.doubled) for route, claim in table.claims.items()}
    drawn = msgspec.json.encode((trains, picture.result), order="sorted")
    return sha256(table.board.content_hash.encode() + drawn).hexdigest()[:32]


class Pictures:
    """Draws tables as spectators see them."""

    def __init__(self, helpers: Pool) -> None:
        self._helpers = helpers
        self._kept: ByteBoundedCache[bytes] = ByteBoundedCache(_MAX_BYTES)

    async def of(self, picture: TablePicture) -> bytes:
        """The picture of a table, a PNG."""
        return await self._kept.get(picture_tag(picture), lambda: self._drawn(picture))

    async def _drawn(self, picture: TablePicture) -> bytes:
        view, board = view_for(picture.state, None), picture.state.table.board
        job = Draw(Raw(to_json(view)), board.to_json(), picture.liveries, picture.result)
        return (await self._helpers.ask(job, Drawing)).png

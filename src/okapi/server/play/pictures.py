"""Pictures of tables, drawn in a worker and kept by what they show."""

from hashlib import sha256

import msgspec
from msgspec import Raw

from okapi.game import GameState, to_json, view_for
from okapi.server.workers.helper import Draw, Drawing
from okapi.server.workers.kept import Kept
from okapi.server.workers.pool import Pool

Liveries = tuple[int, ...]  # of the seats
_MAX_BYTES = 4 << 20  # some 20: those who are sent the same link ask within minutes


def picture_tag(state: GameState, liveries: Liveries) -> str:
    """A name for the picture of a table. Two that look the same share it: only claims are drawn."""
    table = state.table
    trains = {route: (liveries[claim.seat], claim.doubled) for route, claim in table.claims.items()}
    drawn = msgspec.json.encode(trains, order="sorted")
    return sha256(table.board.content_hash.encode() + drawn).hexdigest()[:32]


class Pictures:
    """Draws tables as everyone sees them: the map with what has been claimed."""

    def __init__(self, helpers: Pool) -> None:
        self._helpers = helpers
        self._kept: Kept[bytes] = Kept(_MAX_BYTES)

    async def of(self, state: GameState, liveries: Liveries) -> bytes:
        """The picture of a table, a PNG."""
        return await self._kept.get(picture_tag(state, liveries), lambda: self._drawn(state, liveries))

    async def _drawn(self, state: GameState, liveries: Liveries) -> bytes:
        job = Draw(Raw(to_json(view_for(state, None))), state.table.board.to_json(), liveries)
        return (await self._helpers.ask(job, Drawing)).png

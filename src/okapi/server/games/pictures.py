"""Pictures of tables, drawn in a worker and kept by what they show."""

from hashlib import sha256

import msgspec
from msgspec import Raw

from okapi.game import GameState, to_json, view_for
from okapi.server.workers.pictures import Draw, Drawing

from .context import Context


def picture_tag(state: GameState) -> str:
    """A name for the picture of a table. Two that look the same share it: only claims are drawn."""
    table = state.table
    drawn = msgspec.json.encode(table.claims, order="sorted")
    return sha256(table.board.content_hash.encode() + drawn).hexdigest()[:32]


async def picture_of(context: Context, state: GameState) -> bytes:
    """The map with what has been claimed, as everyone sees it: a PNG."""
    return await context.pictures.get(picture_tag(state), lambda: _drawn(context, state))


async def _drawn(context: Context, state: GameState) -> bytes:
    job = Draw(Raw(to_json(view_for(state, None))), state.table.board.to_json())
    return (await context.helpers.ask(job, Drawing)).png

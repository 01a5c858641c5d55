"""All puzzles of a server: those that ship with Okapi, and those from games on this server."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.puzzles import Puzzle, UnknownPuzzle, puzzle
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.people_puzzles import load_people_puzzle


async def find_puzzle(connection: AsyncConnection, id: str) -> Puzzle:
    """Refusal: there is none."""
    try:
        return puzzle(id)
    except UnknownPuzzle:
        found = await load_people_puzzle(connection, id)
    if found is None:
        raise Refusal(ServerReason.NO_SUCH_PUZZLE)
    return msgspec.json.decode(found, type=Puzzle)

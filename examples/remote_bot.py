"""A bot of your own that plays on someone's server through the public protocol.

    python examples/remote_bot.py http://127.0.0.1:8000 GAME INVITE [NAME]

It takes the seat that the invitation is for and plays to the end. Set OKAPI_TOKEN to play as an identity you
have (`POST /api/me/tokens` gives you a token); otherwise it introduces itself under NAME. The bot below
claims the longest route it can pay for, and draws blind otherwise: replace `choose` with something better.
"""

import asyncio
import os
import sys

from okapi.client import Session, play_seat
from okapi.game import Action, ClaimRoute, DrawBlind, KeepTickets, View, options
from okapi.server.protocol.messages import GameInfo, Join


def choose(view: View) -> Action:
    """Everything a player may know is in the view, and `options` are all legal actions."""
    possible = list(options(view))
    routes = view.table.board.routes
    claims = [action for action in possible if isinstance(action, ClaimRoute)]
    if claims:
        return max(claims, key=lambda claim: (routes[claim.route].length, claim.doubling is not None))
    for action in possible:
        if isinstance(action, (DrawBlind, KeepTickets)):
            return action
    return possible[0]


async def main(address: str, game: str, invite: str, name: str = "Remote bot") -> None:
    """Sit down, play, and say how it went."""
    token = os.environ.get("OKAPI_TOKEN")
    session = Session(address, token) if token else await Session.become(address, name)
    room = await session.ask("POST", f"/api/games/{game}/join", Join(invite), gives=GameInfo)
    end = await play_seat(session, game, room.yours[0], choose)
    assert end.score is not None
    for line in end.score.lines:
        won = " (won)" if line.seat in end.score.winners else ""
        print(f"{room.seats[line.seat].name}: {line.total}{won}")


if __name__ == "__main__":
    if not 4 <= len(sys.argv) <= 5:
        sys.exit(__doc__)
    asyncio.run(main(*sys.argv[1:]))

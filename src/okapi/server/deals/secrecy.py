"""Games of a deal stay hidden from people who have yet to play it."""

from okapi.server.clock import Clock
from okapi.server.house_rules import is_deal_on, is_own_deal
from okapi.server.play.registry import GameRegistry
from okapi.server.protocol.messages import Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.database import Database
from okapi.server.storage.deals import find_try


async def require_visible(registry: GameRegistry, database: Database, now: Clock, game: str, me: Me | None) -> None:
    """H17: until a deal is over, a game of it is shown to its player and, once it is finished, to people who have
    finished the deal. Refusal: it is not shown to this person, or there is no such game.
    """
    try:
        stored = (await registry.get(game)).stored
    except Refusal as refusal:
        if refusal.reason is ServerReason.NO_SUCH_BOARD:  # its board is lost: a deal's is built in
            return
        raise
    if not is_deal_on(stored, now()) or (me is not None and is_own_deal(stored, me.id)):
        return
    if me is not None and stored.deal is not None and stored.status is Status.OVER:
        async with database.read() as connection:
            own = await find_try(connection, stored.deal.id, me.id)
        if own is not None and own.is_finished:
            return
    raise Refusal(ServerReason.DEAL_IS_ON)

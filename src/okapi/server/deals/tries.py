"""Starting a deal: one counted try each while it is open, and any number of games afterwards."""

from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.board import africa
from okapi.server.logs import log
from okapi.server.play.clocks import store_dealt
from okapi.server.protocol.messages import Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import SeatKind
from okapi.server.storage.deals import StoredDeal, find_try, insert_try
from okapi.server.storage.games import insert_game, store_boards
from okapi.server.storage.stored_game import StoredSeat

from .context import DealContext
from .days import begin_by, find_deal, promise
from .field import have_levels_play
from .luck import dealer_for
from .tables import lay_out, table_for

FindDeal = Callable[[AsyncConnection], Awaitable[StoredDeal]]  # Refusal: the person may not play it


class _TriedElsewhere(Exception):
    """The same person began the same deal on another process at the same moment."""


async def begin_day(context: DealContext, me: Me, name: str) -> str:
    """The id of the game in which a person plays the deal of a day."""
    await promise(context)
    game, deal = await begin(context, me, lambda connection: find_deal(connection, name, context.now()))
    have_levels_play(context, deal)
    return game


async def begin(context: DealContext, me: Me, find: FindDeal) -> tuple[str, StoredDeal]:
    """The id of the game in which a person plays a deal, always the same while the deal is open (H18)."""
    try:
        return await _begin(context, me, find)
    except _TriedElsewhere:
        return await _begin(context, me, find)


async def _begin(context: DealContext, me: Me, find: FindDeal) -> tuple[str, StoredDeal]:
    async with context.database.write() as connection:
        deal = await find(connection)
        is_on = context.now() < deal.closes
        if is_on and (own := await find_try(connection, deal.id, me.id)) is not None:
            return own.game, deal
        if is_on and context.now() >= begin_by(deal):  # H19: others are still playing
            raise Refusal(ServerReason.DEAL_IS_CLOSING)
        await context.tables.require_room_for_another(connection, me)
        game = table_for(context.tables, me, deal, StoredSeat(SeatKind.PERSON, identity=me.id, agreed=1))
        await store_boards(connection, [africa()])
        await insert_game(connection, game)
        if is_on and not await insert_try(connection, deal.id, game.id, identity=me.id, player=me.id):
            raise _TriedElsewhere
        state, events = lay_out(game, dealer_for(deal))
        await store_dealt(connection, context.database, game, state, events, context.now())
        await context.database.notify(connection, game.id)
    context.tables.added(game.id)
    log.info("deal begun", extra={"about": {"game": game.id, "deal": deal.id}})
    await context.tables.started(game.id)
    return game.id, deal

"""Our levels (bots) play every deal that a person begins, so that nobody is alone in the field."""

from collections.abc import Collection, Sequence
from contextlib import suppress

from okapi.board import africa
from okapi.bots import LEVELS, bot_seed
from okapi.game import Action, Event, GameState, play, view_for
from okapi.server.logs import log
from okapi.server.play.clocks import store_dealt
from okapi.server.protocol.messages import Me
from okapi.server.status import SeatKind
from okapi.server.storage.deals import FieldResult, StoredDeal, insert_try, levels_in_field
from okapi.server.storage.games import insert_game, store_boards
from okapi.server.storage.identities import keep_house_identity
from okapi.server.storage.stored_game import StoredSeat
from okapi.server.workers.bots import BotWorkers, NoAnswer

from .context import DealContext
from .luck import dealer_for
from .tables import lay_out, table_for

HOUSE = Me("okapi-levels", "Okapi")  # the host of games that our levels play


class _PlayedElsewhere(Exception):
    """Another process was faster."""


def have_levels_play(context: DealContext, deal: StoredDeal, known: Collection[str] = ()) -> None:
    """Have our levels play a deal in the background, unless all are `known` to have played it or are playing it."""
    if deal.id not in context.levels_at and any(level.bot not in known for level in LEVELS):
        context.levels_at.add(deal.id)
        context.tasks.start(_play_all(context, deal), endless=True)


def have_all_levels_played(found: Sequence[FieldResult]) -> bool:
    """Whether each of our levels is among those that have played a deal."""
    return {level.bot for level in LEVELS} <= {one.player for one in found}


async def _play_all(context: DealContext, deal: StoredDeal) -> None:
    try:
        async with context.database.read() as connection:
            there = {line.player for line in await levels_in_field(connection, deal.id)}
        for level in LEVELS:
            if level.bot not in there:
                with suppress(_PlayedElsewhere):
                    await _play(context, deal, level.bot)
    except NoAnswer as failure:  # the next person who begins the deal has them try again
        log.error("a level could not play a deal", extra={"about": {"deal": deal.id, "error": type(failure).__name__}})
    finally:
        context.levels_at.discard(deal.id)


async def _play(context: DealContext, deal: StoredDeal, bot: str) -> None:
    """Play a whole game, and store it as one step when it is over."""
    game = table_for(context.tables, HOUSE, deal, StoredSeat(SeatKind.BOT, bot=bot))
    dealer = dealer_for(deal)
    state, dealt = lay_out(game, dealer)
    events: list[Event] = list(dealt)
    while acting := state.table.acting():
        action = await _choose(context.bots, deal, state, game.seats[acting[0]].bot or bot, len(events))
        state, happened = play(state, acting[0], action, dealer)
        events += happened
    async with context.database.write() as connection:
        await keep_house_identity(connection, HOUSE.id, HOUSE.name, context.now())
        await store_boards(connection, [africa()])
        await insert_game(connection, game)
        if not await insert_try(connection, deal.id, game.id, identity=None, player=bot):
            raise _PlayedElsewhere
        await store_dealt(connection, context.database, game, state, events, context.now())


async def _choose(bots: BotWorkers, deal: StoredDeal, state: GameState, bot: str, seq: int) -> Action:
    """The acting bot's move, from the same seed as at people's tables."""
    seat = state.table.acting()[0]
    return await bots.choose(bot, bot_seed(deal.secret, seat, seq), view_for(state, seat))

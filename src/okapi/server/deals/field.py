"""Our levels play every deal that a person begins, so that nobody is alone in the field."""

from collections.abc import Sequence
from contextlib import suppress

from okapi.board import africa
from okapi.bots import LEVELS
from okapi.game import Action, Event, GameState, play, view_for
from okapi.server.entropy import bot_seed
from okapi.server.logs import log
from okapi.server.play.clocks import entry_for
from okapi.server.protocol.messages import Me
from okapi.server.status import SeatKind
from okapi.server.storage.deals import Found, StoredDeal, insert_try, levels_in_field
from okapi.server.storage.games import insert_game, store_boards
from okapi.server.storage.identities import keep_house_identity
from okapi.server.storage.log import writing
from okapi.server.storage.steps import Step
from okapi.server.storage.stored_game import StoredSeat
from okapi.server.workers.bots import NoAnswer

from .context import DealContext
from .tables import dealer_for, lay_out, table_for

HOUSE = Me("okapi-levels", "Okapi")  # sets up the games that our levels play


class _PlayedElsewhere(Exception):
    """Another process has been faster."""


def have_levels_play(context: DealContext, deal: StoredDeal) -> None:
    """Have our levels play a deal, beside all else, unless they have."""
    if deal.id not in context.levels_at:
        context.levels_at.add(deal.id)
        context.lobby.play.tasks.start(_play_all(context, deal), endless=True)


def have_all_levels_played(found: Sequence[Found]) -> bool:
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
    except NoAnswer as failure:  # who begins the deal next asks for it again
        log.error("a level could not play a deal", extra={"about": {"deal": deal.id, "error": type(failure).__name__}})
        context.levels_at.discard(deal.id)


async def _play(context: DealContext, deal: StoredDeal, bot: str) -> None:
    """Play a whole game, and store it when it is over, as one step."""
    game = table_for(context, HOUSE, deal, StoredSeat(SeatKind.BOT, bot=bot))
    dealer = dealer_for(deal)
    state, dealt = lay_out(game, dealer)
    events: list[Event] = list(dealt)
    while acting := state.table.acting():
        action = await _choose(context, deal, state, game.seats[acting[0]].bot or bot, len(events))
        state, happened = play(state, acting[0], action, dealer)
        events += happened
    entry = entry_for(game, Step(1, len(events), None, "start", "dealer", tuple(events)), state, context.now())
    async with context.database.write() as connection:
        await keep_house_identity(connection, HOUSE.id, HOUSE.name, context.now())
        await store_boards(connection, [africa()])
        await insert_game(connection, game)
        if not await insert_try(connection, deal.id, game.id, identity=None, player=bot):
            raise _PlayedElsewhere
        for statement in writing([entry], context.database):
            await connection.execute(*statement)


async def _choose(context: DealContext, deal: StoredDeal, state: GameState, bot: str, seq: int) -> Action:
    """What the bot does that must decide: by the same chance as at the tables of people."""
    seat = state.table.acting()[0]
    return await context.bots.choose(bot, bot_seed(deal.secret, seat, seq), view_for(state, seat))

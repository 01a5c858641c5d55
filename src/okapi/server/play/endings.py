"""Games that end early: people leave for good, or agree to stop."""

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.house_rules import do_all_agree_to_end, is_decided_by_leaving, people_who_stay
from okapi.server.logs import log
from okapi.server.protocol.messages import Me
from okapi.server.status import Status
from okapi.server.storage.games import change_game
from okapi.server.storage.stored_game import StoredGame

from .context import PlayContext
from .seating import change_seats, changing, require_playing, seats_meant, set_times


async def leave_for_good(context: PlayContext, game: str, me: Me, seat: int | None) -> None:
    """A person gives up a seat, or all they hold; a bot plays on. With nobody left, the game ends."""
    async with changing(context, game) as (connection, stored):
        require_playing(stored)
        left = seats_meant(stored, seat, me)
        gone = {"left": True, "wants_end": False, "comes_back": False, "stand_in": context.settings.stand_in}
        changed = await change_seats(connection, stored, left, **gone)
        ends = do_all_agree_to_end(changed) or is_decided_by_leaving(changed)
        if ends:  # nobody is left, everyone else had voted to end it, or the last person has won
            await _end(connection, game)
        else:
            await _pass_host_on(connection, changed, me)
            await set_times(context, connection, changed, changed.deadline)
    log.info("seat left", extra={"about": {"game": game, "seats": list(left)}})
    if ends:
        await context.observers.ended(game, is_rated=stored.agreement.rated)
    context.bot_turns.put_nowait(game)


async def end_early(context: PlayContext, game: str, me: Me, *, agree: bool) -> None:
    """A person votes to end the game now, or withdraws the vote. When everyone who plays agrees, it ends."""
    async with changing(context, game) as (connection, stored):
        require_playing(stored)
        own = seats_meant(stored, None, me)
        ends = do_all_agree_to_end(await change_seats(connection, stored, own, wants_end=agree))
        if ends:
            await _end(connection, game)
    if ends:
        await context.observers.ended(game, is_rated=stored.agreement.rated)


async def wants_to_go_on(context: PlayContext, game: str, seat: int) -> None:
    """Moving withdraws a vote to end the game (H9)."""
    async with changing(context, game) as (connection, stored):
        await change_seats(connection, stored, (seat,), wants_end=False)


async def _end(connection: AsyncConnection, game: str) -> None:
    fields = {"status": Status.ENDED, "acting": "", "deadline": None, "wake_at": None}
    await change_game(connection, game, **fields)
    log.info("game ended early", extra={"about": {"game": game}})


async def _pass_host_on(connection: AsyncConnection, stored: StoredGame, me: Me) -> None:
    people = [seat.identity for seat in people_who_stay(stored)]
    if stored.host == me.id and me.id not in people:
        await change_game(connection, stored.id, host=people[0])

"""Play on from here: a new game against bots that begins in the middle of a finished one."""

from msgspec.structs import replace

from okapi.bots.playing_on import NoSuchMoment, play_on_from
from okapi.game import GameState, to_json
from okapi.server.entropy import bot_seed
from okapi.server.logs import log
from okapi.server.protocol.coaching import PlayOn
from okapi.server.protocol.messages import Agreement, Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import PlayedOn, SeatKind, Status
from okapi.server.storage.games import insert_game, insert_position
from okapi.server.storage.stored_game import StoredSeat

from .context import Context
from .new_tables import new_table, require_room_for_another
from .seating import require_bot
from .timing import next_deadline, wake_moment
from .uploads import uploaded_state


async def play_on_from_game(context: Context, game: str, me: Me, wanted: PlayOn) -> str:
    """A game from a moment of a finished game of this server; its id."""
    session = await context.registry.get_fresh(game)
    stored = session.stored
    if stored.lesson is not None:
        raise Refusal(ServerReason.LESSON)
    if stored.status is not Status.OVER:
        raise Refusal(ServerReason.NOT_OVER)
    if wanted.step > session.seq:
        raise Refusal(ServerReason.NO_SUCH_MOMENT)
    bots = [seat.bot for seat in stored.seats]
    return await _begin(context, me, wanted, await context.positions.after(session, wanted.step), game, bots)


async def play_on_from_upload(context: Context, review: str, me: Me, wanted: PlayOn) -> str:
    """A game from a moment of an uploaded record; its id."""
    state = await uploaded_state(context, review, wanted.step)
    return await _begin(context, me, wanted, state, None, [None] * len(state.table.players))


async def _begin(
    context: Context, me: Me, wanted: PlayOn, state: GameState, game: str | None, bots: list[str | None]
) -> str:
    other = require_bot(wanted.bot or context.settings.stand_in)
    seats = tuple(
        StoredSeat(SeatKind.PERSON, identity=me.id)
        if number == wanted.seat
        else StoredSeat(SeatKind.BOT, bot=bot or other)
        for number, bot in enumerate(bots)
    )
    table = new_table(context, me, seats, Agreement(state.table.rules), context.settings.bot_delay)
    try:
        state = play_on_from(state, wanted.seat, bot_seed(table.secret, wanted.seat, 0))
    except NoSuchMoment:
        raise Refusal(ServerReason.NO_SUCH_MOMENT) from None
    board, now, acting = state.table.board, context.now(), state.table.acting()
    table = replace(
        table,
        status=Status.PLAYING,
        board_id=board.id,
        board_hash=board.content_hash,
        played_on=PlayedOn(game, wanted.step, wanted.seat),
        acting=acting,
        moved=now,
    )
    deadline = next_deadline(table, state, now)
    table = replace(table, deadline=deadline, wake_at=wake_moment(table, acting, deadline, now))
    async with context.database.write() as connection:
        await require_room_for_another(context, connection, me)
        await insert_game(connection, table)
        await insert_position(connection, table.id, to_json(state))
        await context.database.notify(connection, table.id)
    context.lists.changed(table.id)
    context.metrics.games_created.inc()
    log.info("game played on", extra={"about": {"game": table.id}})
    await context.registry.get(table.id)
    context.bot_turns.put_nowait(table.id)
    return table.id

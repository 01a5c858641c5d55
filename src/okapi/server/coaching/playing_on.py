"""Playing on: a new game against bots that begins in the middle of a finished one."""

from msgspec.structs import replace

from okapi.bots import bot_seed
from okapi.bots.playing_on import NoSuchMoment, play_on_from
from okapi.game import GameState, to_json
from okapi.server.house_rules import is_deal_on
from okapi.server.lobby.context import LobbyContext
from okapi.server.logs import log
from okapi.server.play.clocks import next_deadline, wake_moment
from okapi.server.play.positions import Positions
from okapi.server.play.seating import require_bot
from okapi.server.protocol.messages import Me, PlayOn
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Agreement, PlayedOn, SeatKind, Status
from okapi.server.storage.games import insert_game, insert_position, store_boards
from okapi.server.storage.stored_game import StoredSeat

from .uploads import Uploads


async def play_on_from_game(lobby: LobbyContext, positions: Positions, game: str, me: Me, wanted: PlayOn) -> str:
    """Begin a game from a moment of a finished game on this server; its id."""
    session = await lobby.play.registry.get_fresh(game)
    stored = session.stored
    if stored.tutorial is not None:
        raise Refusal(ServerReason.NOT_IN_TUTORIAL)
    if stored.status is not Status.OVER:
        raise Refusal(ServerReason.NOT_OVER)
    if is_deal_on(stored, lobby.now()):  # the new table has no secrets of the deal, and anybody may watch it
        raise Refusal(ServerReason.DEAL_IS_ON)
    if wanted.step > session.seq:
        raise Refusal(ServerReason.NO_SUCH_MOMENT)
    seats = [
        StoredSeat(SeatKind.BOT, bot=seat.bot, livery=livery)
        for seat, livery in zip(stored.seats, stored.liveries, strict=True)
    ]
    return await _begin(lobby, me, wanted, await positions.after(session, wanted.step), game, seats)


async def play_on_from_upload(lobby: LobbyContext, uploads: Uploads, review: str, me: Me, wanted: PlayOn) -> str:
    state = await uploads.state_after(review, wanted.step)
    return await _begin(lobby, me, wanted, state, None, [StoredSeat(SeatKind.BOT)] * len(state.table.players))


async def _begin(
    lobby: LobbyContext, me: Me, wanted: PlayOn, state: GameState, game: str | None, before: list[StoredSeat]
) -> str:
    other = require_bot(wanted.bot or lobby.settings.stand_in)
    seats = tuple(
        replace(seat, kind=SeatKind.PERSON, bot=None, identity=me.id)
        if number == wanted.seat
        else replace(seat, bot=seat.bot or other)
        for number, seat in enumerate(before)
    )
    table = lobby.tables.new(me, seats, Agreement(state.table.rules))
    try:
        state = play_on_from(state, wanted.seat, bot_seed(table.secret, wanted.seat, 0))
    except NoSuchMoment:
        raise Refusal(ServerReason.NO_SUCH_MOMENT) from None
    board, now, acting = state.table.board, lobby.now(), state.table.acting()
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
    async with lobby.database.write() as connection:
        await lobby.tables.require_room_for_another(connection, me)
        await store_boards(connection, [board])
        await insert_game(connection, table)
        await insert_position(connection, table.id, to_json(state))
        await lobby.database.notify(connection, table.id)
    lobby.tables.added(table.id)
    log.info("game played on", extra={"about": {"game": table.id}})
    await lobby.tables.started(table.id)
    return table.id

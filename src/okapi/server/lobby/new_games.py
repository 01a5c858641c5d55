"""Setting up games: what a table may agree on, its invitation, and rematches."""

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.board import Board
from okapi.server.entropy import hash_of
from okapi.server.house_rules import seat_for_a_rematch
from okapi.server.logs import log
from okapi.server.notify.reasons import Actor
from okapi.server.play.seating import changing, require_bot, require_bot_delay
from okapi.server.protocol.messages import Invite, Me, NewGame, SeatPlan
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.typed_text import tidy_name
from okapi.server.settings import ServerSettings
from okapi.server.status import Agreement, SeatKind, Status
from okapi.server.storage.games import change_game, insert_game, insert_invite, store_boards
from okapi.server.storage.known_people import blockers_of
from okapi.server.storage.own_boards import find_playable
from okapi.server.storage.regular_tables import is_member, set_last_game
from okapi.server.storage.stored_game import StoredSeat
from okapi.server.strength import require_rateable

from .context import LobbyContext
from .new_tables import FIRST_TERMS
from .rule_options import require_playable


async def set_up(context: LobbyContext, me: Me, wanted: NewGame) -> tuple[str, Invite]:
    """Set up a table; its id, and an invitation."""
    settings, board = context.settings, await _board_for(context, me, wanted.board)
    bot_delay = require_bot_delay(settings, wanted.bot_delay)
    seats = tuple(planned(plan, me, FIRST_TERMS) for plan in wanted.seats)
    require_allowed(settings, wanted.agreement, seats, board, is_offered=context.boards.is_offered(board.content_hash))
    game = context.tables.new(me, seats, wanted.agreement, bot_delay)
    game = replace(game, board_id=board.id, board_hash=board.content_hash)
    async with context.database.write() as connection:
        await context.tables.require_room_for_another(connection, me)
        await store_boards(connection, [board])  # the game keeps this board, whatever happens to the host's own
        await insert_game(connection, game)
        invite = await new_invite(context, connection, game.id, None)
        await context.database.notify(connection, game.id)
    context.tables.added(game.id)
    log.info("table set up", extra={"about": {"game": game.id, "seats": len(seats)}})
    return game.id, invite


async def _board_for(context: LobbyContext, me: Me, content_hash: str | None) -> Board:
    """The board of a new game: one that is offered to everyone, or the host's own."""
    if content_hash is None or context.boards.is_offered(content_hash):
        return context.boards.offered(content_hash)
    async with context.database.read() as connection:
        own = await find_playable(connection, me.id, content_hash)
    if own is None:
        raise Refusal(ServerReason.NO_SUCH_BOARD)
    return Board.of(own)


def require_allowed(
    settings: ServerSettings, agreement: Agreement, seats: tuple[StoredSeat, ...], board: Board, *, is_offered: bool
) -> None:
    """Refuse what a table may not agree on.

    H4: a rated table has a clock, people only, one seat each, and no advice. A person's own board is shown only to
    people who have the table's address, and strength is measured only on boards that everyone has.
    """
    clock = agreement.clock
    if agreement.listed and not is_offered:
        raise Refusal(ServerReason.OWN_BOARD_LISTED)
    if agreement.rated and not is_offered:
        raise Refusal(ServerReason.OWN_BOARD_RATED)
    require_playable(agreement.rules, len(seats), board)
    if clock is not None and not settings.min_clock <= clock <= settings.max_clock:
        raise Refusal(ServerReason.BAD_CLOCK, min=settings.min_clock, max=settings.max_clock)
    if not agreement.rated:
        return
    if agreement.advice:
        raise Refusal(ServerReason.NO_RATED_ADVICE)
    if clock is None:
        raise Refusal(ServerReason.RATED_WITHOUT_CLOCK)
    require_rateable(seats)


def planned(plan: SeatPlan, me: Me, terms: int) -> StoredSeat:
    """The planned seat. Planning it is agreeing to the terms."""
    match plan.kind:
        case SeatKind.OPEN:
            return StoredSeat(SeatKind.OPEN)
        case SeatKind.BOT:
            if plan.bot is None:
                raise Refusal(ServerReason.BAD_SEATS)
            return StoredSeat(SeatKind.BOT, bot=require_bot(plan.bot))
        case SeatKind.PERSON:
            name = None if plan.name is None else tidy_name(plan.name)
            return StoredSeat(SeatKind.PERSON, identity=me.id, name=name, agreed=terms)
        case SeatKind.KEPT:  # rematches and invitations keep seats
            raise Refusal(ServerReason.BAD_SEATS)


async def new_invite(context: LobbyContext, connection: AsyncConnection, game: str, seat: int | None) -> Invite:
    """Make an invitation to any seat, or to this one."""
    token = context.entropy.token()
    await insert_invite(connection, game, hash_of(token), seat, context.now())
    return Invite(token, f"/join/{game}#{token}")


async def rematch(context: LobbyContext, game: str, me: Me) -> str:
    """A new table that keeps a seat for everyone who stayed. A second request returns the same table."""
    async with changing(context.play, game) as (connection, stored):
        if stored.status is not Status.OVER:
            raise Refusal(ServerReason.NOT_OVER)
        if stored.tutorial is not None:
            raise Refusal(ServerReason.NOT_IN_TUTORIAL)
        if stored.host != me.id and not stored.seats_of(me.id):
            raise Refusal(ServerReason.NOT_SEATED)
        if stored.rematch is not None:
            return stored.rematch
        await context.tables.require_room_for_another(connection, me)
        blockers = await blockers_of(connection, me.id)
        seats = tuple(seat_for_a_rematch(seat, me.id, blockers) for seat in stored.seats)
        again = context.tables.new(me, seats, stored.agreement, stored.bot_delay)
        again = replace(again, board_id=stored.board_id, board_hash=stored.board_hash)
        if stored.regular_table is not None and await is_member(connection, stored.regular_table, me.id):
            again = replace(again, regular_table=stored.regular_table)
            await set_last_game(connection, stored.regular_table, again.id)
        await insert_game(connection, again)
        await change_game(connection, game, rematch=again.id)
        await context.database.notify(connection, again.id)
    context.tables.added(again.id)
    context.notifications.note(game, Actor(me.id, me.name, hidden_from=frozenset(blockers)))
    return again.id

"""Tables before the game: setting one up, sitting down, getting up, the start; and the rematch after it."""

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.dealer import commitment_to
from okapi.game import new_game, settle, to_json
from okapi.server.entropy import hash_of
from okapi.server.logs import log
from okapi.server.protocol.messages import Agreement, Invite, Join, Me, NewGame, SeatPlan
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.settings import ServerSettings
from okapi.server.status import SeatKind, Status
from okapi.server.storage.games import change_game, change_seat, insert_game
from okapi.server.storage.invites import count_invites, find_invite, insert_invite
from okapi.server.storage.lists import count_open_games
from okapi.server.storage.log import writing
from okapi.server.storage.steps import Step
from okapi.server.storage.stored_game import StoredGame, StoredSeat

from .call_reasons import Guest
from .context import Context
from .names import tidy_name, tidy_words
from .rule_options import require_playable
from .seating import changing, require_bot, require_own_seat, require_seat, seats_meant
from .strength import require_rateable
from .timing import entry_for

# Setting up.


async def set_up(context: Context, me: Me, wanted: NewGame) -> tuple[str, Invite]:
    """A new table; its id, and an invitation."""
    settings, board = context.settings, context.boards.offered(wanted.board)
    require_playable(wanted.rules, len(wanted.seats), board)
    _require_clock(settings, wanted.clock)
    bot_delay = require_bot_delay(settings, wanted.bot_delay)
    seats = tuple(_planned(plan, me) for plan in wanted.seats)
    agreed = Agreement(wanted.rules, wanted.listed, wanted.clock, wanted.timeout, wanted.rated, wanted.advice)
    _require_rateable(agreed, seats)
    game = new_table(context, me, seats, agreed, bot_delay)
    game = replace(game, board_id=board.id, board_hash=board.content_hash)
    async with context.database.write() as connection:
        await require_room_for_another(context, connection, me)
        await insert_game(connection, game)
        invite = await _invite(context, connection, game.id, None)
        await context.database.notify(connection, game.id)
    context.lists.changed(game.id)
    context.metrics.games_created.inc()
    log.info("table set up", extra={"about": {"game": game.id, "seats": len(seats)}})
    return game.id, invite


def require_bot_delay(settings: ServerSettings, wanted: int | None) -> int:
    """How long bots wait at a table: what is wanted if it is not too long, or what is usual here."""
    bot_delay = settings.bot_delay if wanted is None else wanted
    if bot_delay > settings.max_bot_delay:
        raise Refusal(ServerReason.BAD_BOT_DELAY, most=settings.max_bot_delay)
    return bot_delay


def _require_clock(settings: ServerSettings, clock: int | None) -> None:
    if clock is not None and not settings.min_clock <= clock <= settings.max_clock:
        raise Refusal(ServerReason.BAD_CLOCK, least=settings.min_clock, most=settings.max_clock)


def _require_rateable(agreed: Agreement, seats: tuple[StoredSeat, ...]) -> None:
    """If the table wants to be rated, it must be able to."""
    if not agreed.rated:
        return
    if agreed.advice:
        raise Refusal(ServerReason.NO_RATED_ADVICE)
    require_rateable(seats)


def _planned(plan: SeatPlan, me: Me) -> StoredSeat:
    match plan.kind:
        case SeatKind.OPEN:
            return StoredSeat(SeatKind.OPEN)
        case SeatKind.BOT:
            if plan.bot is None:
                raise Refusal(ServerReason.BAD_SEATS)
            return StoredSeat(SeatKind.BOT, bot=require_bot(plan.bot))
        case SeatKind.PERSON:
            name = None if plan.name is None else tidy_name(plan.name)
            return StoredSeat(SeatKind.PERSON, identity=me.id, name=name)


def new_table(
    context: Context, me: Me, seats: tuple[StoredSeat, ...], agreed: Agreement, bot_delay: int
) -> StoredGame:
    """A table that nobody has stored yet, on no board."""
    secret = context.entropy.secret()
    return StoredGame(
        id=context.entropy.id(),
        status=Status.LOBBY,
        host=me.id,
        board_id="",
        board_hash="",
        rules=agreed.rules,
        listed=agreed.listed,
        rated=agreed.rated,
        advice=agreed.advice,
        clock=agreed.clock,
        timeout=agreed.timeout,
        bot_delay=bot_delay,
        secret=secret.hex(),
        commitment=commitment_to(secret),
        words=(),
        seq=0,
        acting=(),
        deadline=None,
        wake_at=None,
        version=1,
        created=context.now(),
        moved=None,
        rematch=None,
        lesson=None,
        played_on=None,
        seats=seats,
    )


async def require_room_for_another(context: Context, connection: AsyncConnection, me: Me) -> None:
    """Nobody has more tables that are not over than the settings allow."""
    if await count_open_games(connection, me.id) >= context.settings.max_open_games:
        raise Refusal(ServerReason.TOO_MANY_GAMES, most=context.settings.max_open_games)


# Sitting down and getting up.


async def invite(context: Context, game: str, me: Me, seat: int | None) -> Invite:
    """One more invitation."""
    async with changing(context, game) as (connection, stored):
        _require_lobby(stored)
        _require_host(stored, me)
        if seat is not None:
            require_seat(stored, seat)
        if await count_invites(connection, game) >= context.settings.max_invites:
            raise Refusal(ServerReason.TOO_MANY_INVITES, most=context.settings.max_invites)
        return await _invite(context, connection, game, seat)


async def _invite(context: Context, connection: AsyncConnection, game: str, seat: int | None) -> Invite:
    token = context.entropy.token()
    await insert_invite(connection, game, hash_of(token), seat, context.now())
    return Invite(token, f"/join/{game}#{token}")


async def join(context: Context, game: str, me: Me, wanted: Join) -> None:
    """Take an open seat."""
    async with changing(context, game) as (connection, stored):
        if stored.seats_of(me.id) and not wanted.hot_seat:
            return
        _require_lobby(stored)
        seat = await _offered_seat(connection, stored, me, wanted)
        if stored.seats[seat].kind is not SeatKind.OPEN:
            raise Refusal(ServerReason.SEAT_TAKEN)
        name = None if wanted.name is None else tidy_name(wanted.name)
        await _seat(connection, stored, seat, StoredSeat(SeatKind.PERSON, identity=me.id, name=name))
    context.calls.note(game, Guest(me.id, name or me.name))


async def _offered_seat(connection: AsyncConnection, stored: StoredGame, me: Me, wanted: Join) -> int:
    invited, invited_to = False, None
    if wanted.invite is not None:
        invited, invited_to = await find_invite(connection, stored.id, hash_of(wanted.invite))
    is_one_of_them = stored.host == me.id or bool(stored.seats_of(me.id))
    if not (invited or stored.listed or is_one_of_them):
        raise Refusal(ServerReason.NOT_INVITED)
    seat = invited_to if wanted.seat is None else wanted.seat
    if seat is None:
        free = [number for number, sits in enumerate(stored.seats) if sits.kind is SeatKind.OPEN]
        if not free:
            raise Refusal(ServerReason.FULL)
        return free[0]
    require_seat(stored, seat)
    return seat


async def leave(context: Context, game: str, me: Me, seat: int | None) -> None:
    """Get up, from one seat or from all."""
    async with changing(context, game) as (connection, stored):
        _require_lobby(stored)
        held = stored.seats_of(me.id)
        if seat is not None:
            require_own_seat(stored, seat, me)
        elif not held and stored.host != me.id:
            raise Refusal(ServerReason.NOT_SEATED)
        left = held if seat is None else (seat,)
        for number in left:
            await change_seat(connection, game, number, StoredSeat(SeatKind.OPEN))
        if stored.host == me.id and set(left) == set(held):
            await _pass_on(connection, stored, me)


async def _pass_on(connection: AsyncConnection, stored: StoredGame, me: Me) -> None:
    """The next person is host; without one the table is closed."""
    others = [seat.identity for seat in stored.seats if seat.identity not in (None, me.id)]
    if others:
        await change_game(connection, stored.id, host=others[0])
    else:
        await change_game(connection, stored.id, status=Status.CLOSED)


async def plan_seat(context: Context, game: str, me: Me, seat: int, plan: SeatPlan) -> None:
    """The host decides who sits where; and everyone may name a seat of theirs."""
    async with changing(context, game) as (connection, stored):
        _require_lobby(stored)
        require_seat(stored, seat)
        sits = stored.seats[seat]
        if plan.kind is SeatKind.PERSON and sits.identity == me.id:
            name = None if plan.name is None else tidy_name(plan.name)
            await change_seat(connection, game, seat, replace(sits, name=name))
            return
        _require_host(stored, me)
        if plan.kind is SeatKind.PERSON and sits.kind is SeatKind.PERSON:
            raise Refusal(ServerReason.SEAT_TAKEN)
        await _seat(connection, stored, seat, _planned(plan, me))


async def _seat(connection: AsyncConnection, stored: StoredGame, seat: int, sits: StoredSeat) -> None:
    """Give a seat to somebody, if the table may have them there."""
    if stored.rated:
        require_rateable((*stored.seats[:seat], sits, *stored.seats[seat + 1 :]))
    await change_seat(connection, stored.id, seat, sits)


async def agree(context: Context, game: str, me: Me, wanted: Agreement) -> None:
    """The host changes what the table plays by."""
    async with changing(context, game) as (connection, stored):
        _require_lobby(stored)
        _require_host(stored, me)
        board = await context.boards.find(connection, stored.board_hash)
        require_playable(wanted.rules, len(stored.seats), board)
        _require_clock(context.settings, wanted.clock)
        _require_rateable(wanted, stored.seats)
        await change_game(
            connection,
            game,
            rules=to_json(wanted.rules).decode(),
            listed=wanted.listed,
            clock=wanted.clock,
            timeout=wanted.timeout,
            rated=wanted.rated,
            advice=wanted.advice,
        )


async def add_words(context: Context, game: str, me: Me, words: str, seat: int | None) -> None:
    """Words of one's own for the seed."""
    async with changing(context, game) as (connection, stored):
        _require_lobby(stored)
        number = seats_meant(stored, seat, me)[0]
        await change_seat(connection, game, number, replace(stored.seats[number], words=tidy_words(words)))


def _require_lobby(stored: StoredGame) -> None:
    if stored.status is Status.CLOSED:
        raise Refusal(ServerReason.CLOSED)
    if stored.status is not Status.LOBBY:
        raise Refusal(ServerReason.ALREADY_STARTED)


def _require_host(stored: StoredGame, me: Me) -> None:
    if stored.host != me.id:
        raise Refusal(ServerReason.NOT_THE_HOST)


# The start, and the rematch.


async def start(context: Context, game: str, me: Me) -> None:
    """Deal the cards."""
    async with changing(context, game) as (connection, stored):
        _require_lobby(stored)
        _require_host(stored, me)
        if any(seat.kind is SeatKind.OPEN for seat in stored.seats):
            raise Refusal(ServerReason.NOT_FULL)
        words = tuple(seat.words for seat in stored.seats if seat.words)
        dealer = context.entropy.dealer(stored.secret, words, 0)
        board = await context.boards.find(connection, stored.board_hash)
        state, events = settle(new_game(board, len(stored.seats), stored.rules), dealer)
        step = Step(1, len(events), None, "start", "dealer", events)
        entry = entry_for(stored, step, state, context.now())
        for statement in writing([entry], context.database):
            await connection.execute(*statement)
        await change_game(connection, game, words=msgspec.json.encode(words).decode())
    context.metrics.games_started.inc()
    log.info("game started", extra={"about": {"game": game}})
    await context.registry.get(game)
    context.bot_turns.put_nowait(game)


async def rematch(context: Context, game: str, me: Me) -> str:
    """A new table with the same people and bots. A second person who asks gets the same one."""
    async with changing(context, game) as (connection, stored):
        if stored.status is not Status.OVER:
            raise Refusal(ServerReason.NOT_OVER)
        if stored.lesson is not None:
            raise Refusal(ServerReason.LESSON)
        if stored.host != me.id and not stored.seats_of(me.id):
            raise Refusal(ServerReason.NOT_SEATED)
        if stored.rematch is not None:
            return stored.rematch
        await require_room_for_another(context, connection, me)
        new = {"words": "", "stand_in": None, "left": False, "wants_end": False, "online": False}
        seats = tuple(replace(seat, **new) for seat in stored.seats)
        agreed = Agreement(
            stored.rules, stored.listed, stored.clock, stored.timeout, stored.rated, stored.advice
        )
        again = new_table(context, me, seats, agreed, stored.bot_delay)
        again = replace(again, board_id=stored.board_id, board_hash=stored.board_hash)
        await insert_game(connection, again)
        await change_game(connection, game, rematch=again.id)
        await context.database.notify(connection, again.id)
    context.lists.changed(again.id)
    context.calls.note(game, Guest(me.id, me.name))
    context.metrics.games_created.inc()
    return again.id

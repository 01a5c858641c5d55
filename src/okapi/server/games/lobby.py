"""Tables before the game: sitting down, getting up, what is agreed; and the start."""

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.game import new_game, settle, to_json
from okapi.server.entropy import hash_of
from okapi.server.logs import log
from okapi.server.protocol.messages import Agreement, Invite, Join, Me, SeatPlan
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import SeatKind, Status
from okapi.server.storage.games import change_game, change_seat
from okapi.server.storage.invites import count_invites, find_invite
from okapi.server.storage.log import writing
from okapi.server.storage.steps import Step
from okapi.server.storage.stored_game import StoredGame, StoredSeat

from .call_reasons import Guest
from .context import Context
from .names import tidy_name, tidy_words
from .new_tables import new_invite, planned, require_clock, require_rateable_if_rated
from .rule_options import require_playable
from .seating import changing, require_own_seat, require_seat, seats_meant
from .strength import require_rateable
from .timing import entry_for


async def invite(context: Context, game: str, me: Me, seat: int | None) -> Invite:
    """One more invitation."""
    async with changing(context, game) as (connection, stored):
        _require_lobby(stored)
        _require_host(stored, me)
        if seat is not None:
            require_seat(stored, seat)
        if await count_invites(connection, game) >= context.settings.max_invites:
            raise Refusal(ServerReason.TOO_MANY_INVITES, most=context.settings.max_invites)
        return await new_invite(context, connection, game, seat)


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
        await _seat(connection, stored, seat, planned(plan, me))


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
        require_clock(context.settings, wanted.clock)
        require_rateable_if_rated(wanted, stored.seats)
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
